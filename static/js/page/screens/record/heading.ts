import { html, nothing, type TemplateResult } from "lit";
import type { Depth, Problem } from "../../../types.ts";
import { NEXT_PLACE } from "../../log/conflicts.ts";
import { findOvertaking } from "../../log/overtaking.ts";
import type { LoadedGame } from "../../log/records.ts";
import { t } from "../../messages.ts";
import { header } from "../../parts/header.ts";
import { hasRule } from "../../parts/rule-link.ts";
import type { DraftSession } from "../../recording/draft-session.ts";
import { nextDepth } from "../../recording/filling.ts";
import { paths } from "../../router.ts";
import { cloud } from "../cloud.ts";
import { entryName } from "../round/entry-name.ts";
import { isLogged } from "../round/logged.ts";

/** The header over a recorder: what is recorded or corrected, or before what it is put in, how far it is, how it is filled in. */
export function heading(
  session: DraftSession,
  table: LoadedGame,
  { back, switchDepth }: { back: () => void; switchDepth: () => void },
): TemplateResult {
  const { draft, choices, context } = session;
  const { setup } = context;
  return header({
    title: titleOf(session, table),
    status: html`<span class="status-words">${context.kind.status(draft, choices, setup)}</span>
      ${cloudKey(session)} ${isOver(session, table) ? nothing : depthKey(session, switchDepth)}`,
    isStatusLive: false,
    back,
    rules: paths.rules(setup.game, ruleOf(session)),
  });
}

/** Return the title: "Round 3", "Before Round 3", "Trick 2" where one trick of a round is corrected. */
function titleOf(session: DraftSession, table: LoadedGame): string {
  const { draft, choices, context } = session;
  const { kind, setup, where } = context;
  const name = (id: string) => entryName(table.record.sheet, table, id);
  if (where.before !== undefined) return t("record.inserting", { next: name(where.before) });
  if (where.of !== undefined && isLogged(draft.entry)) return name(where.of);
  return kind.title(roundNumber(session, table), setup, draft, choices);
}

/** Where the rulebook opens: at what does not fit, else at the field that is open, else at the depth. */
function ruleOf({ draft, choices, context: { kind, setup } }: DraftSession): string {
  const problem = choices?.problem;
  if (problem && hasRule(problem.code, setup.game) && !grows(problem)) return problem.code;
  const field = kind.field?.(draft, choices) ?? (draft.depth === "cards" ? null : draft.depth);
  return field ? `screen.record.${field}` : "screen.record";
}

/** A sum that is not reached yet is no mistake. */
function grows({ params: { sum = 0, expected = 0 } }: Problem): boolean {
  return sum < expected;
}

/** The cloud of a phone without a network, which leads to other phones; recorders have no room for a line of their own. */
function cloudKey({ context: { store, game } }: DraftSession): TemplateResult | typeof nothing {
  const sign = cloud(store, game);
  return sign === nothing
    ? nothing
    : html`<a class="cloud-key" href="${paths.share(game)}#back">${sign}<span class="visually-hidden">, ${t("sheet.phones")}</span></a>`;
}

/** Whether the game is over, and nothing may be filled in any more. */
function isOver({ choices, context: { kind }, place }: DraftSession, { record }: LoadedGame): boolean {
  return record.sheet.over && place === NEXT_PLACE && !kind.isUnsettled?.(choices);
}

/** How it is filled in now, and what a tap makes of it; nothing where there is only one way. */
function depthKey(session: DraftSession, onTap: () => void): TemplateResult | typeof nothing {
  const { kind, setup } = session.context;
  const depths = kind.depths(setup);
  if (depths.length < 2) return nothing;
  const name = (depth: Depth) => kind.depthName?.(depth, setup) ?? t(`depth.${depth}`);
  const now = name(session.draft.depth);
  const next = name(nextDepth(depths, session.draft.depth));
  return html`<button class="depth-key" type="button" @click=${onTap}>
    <span class="visually-hidden">${t("record.depth", { now, next })}</span>
    <span class="depth-now" aria-hidden="true">${now}</span>
    <span class="depth-next" aria-hidden="true">${next} ›</span>
  </button>`;
}

/** The number of the round being recorded, or of the one an entry stands in; a draft stays what it was begun for. */
function roundNumber(session: DraftSession, table: LoadedGame): number {
  const { place, context } = session;
  const { sheet } = table.record;
  const begun = context.store.drafts.get(context.game, place)?.begun ?? null;
  if (begun && findOvertaking(place, begun, table).length) return begun.round;
  const id = context.where.of ?? context.where.before;
  const round = id === undefined ? undefined : sheet.rounds.find(({ entries }) => entries.includes(id));
  const rounds = sheet.rounds.filter(({ no }) => no !== null).length;
  const closed = id === undefined ? context.kind.closedRound?.(session.draft, sheet) : null;
  return round?.no ?? closed ?? Number(sheet.next?.round ?? rounds + 1);
}
