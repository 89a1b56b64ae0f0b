import { html, nothing, type TemplateResult } from "lit";
import type { Problem } from "../../../types.ts";
import { overtaking } from "../../log/overtaking.ts";
import type { Table } from "../../log/records.ts";
import { t } from "../../messages.ts";
import { header } from "../../parts/header.ts";
import { hasRule } from "../../parts/rule-link.ts";
import type { Recording } from "../../recording/recorder-session.ts";
import { paths } from "../../router.ts";
import { cloud } from "../cloud.ts";

/** The header over a recorder: what is recorded, how far it is, *123*. */
export function heading(recording: Recording, table: Table, back: () => void): TemplateResult {
  const { draft, choices, task } = recording;
  const { setup } = task;
  return header({
    title: task.kind.title(roundNumber(recording, table), setup),
    status: html`<span class="status-words">${task.kind.status(draft, choices, setup)}</span>
      ${cloud(task.store, task.game)} ${depthKey(recording)}`,
    back,
    rules: paths.rules(setup.game, ruleOf(recording)),
  });
}

/** Where the rulebook opens: at what does not fit, else at the field that is open, else at the depth. */
function ruleOf({ draft, choices, task: { kind, setup } }: Recording): string {
  const problem = choices?.problem;
  if (problem && hasRule(problem.code, setup.game) && !grows(problem)) return problem.code;
  const field = kind.field?.(draft, choices) ?? (draft.depth === "cards" ? null : draft.depth);
  return field ? `screen.record.${field}` : "screen.record";
}

/** A sum that is not reached yet is no mistake. */
function grows({ params: { sum = 0, expected = 0 } }: Problem): boolean {
  return sum < expected;
}

/** *123*: the next depth; nothing where there is only one. */
function depthKey(recording: Recording): TemplateResult | typeof nothing {
  const { kind, setup } = recording.task;
  if (kind.depths(setup).length < 2) return nothing;
  const now = t(`depth.${recording.draft.depth}`);
  return html`<button class="depth-key" type="button" @click=${() => recording.turn()}>
    <span aria-hidden="true">123</span><span class="heard">${t("record.depth", { depth: now })}</span>
  </button>`;
}

/** The number of the round being recorded, or of the one an entry stands in; a draft stays what it was begun for. */
function roundNumber({ place, task }: Recording, table: Table): number {
  const { sheet } = table.record;
  const begun = task.store.drafts.at(task.game, place)?.begun ?? null;
  if (begun && overtaking(place, begun, table).length) return begun.round;
  const id = task.where.of ?? task.where.before;
  const round = id === undefined ? undefined : sheet.rounds.find(({ entries }) => entries.includes(id));
  const rounds = sheet.rounds.filter(({ no }) => no !== null).length;
  return round?.no ?? Number(sheet.next?.round ?? rounds + 1);
}
