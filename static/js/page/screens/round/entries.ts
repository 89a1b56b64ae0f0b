import { html, nothing, type TemplateResult } from "lit";
import type { Entry } from "../../../types.ts";
import { briefSignature, isOneHand } from "../../authors.ts";
import type { EntryRecord } from "../../log/records.ts";
import { number, t } from "../../messages.ts";
import { frenchCard } from "../../parts/french-card.ts";
import { vars } from "../../parts/vars.ts";
import { frameOf, loadTurns, screenCell } from "../../recorders/greta/frame.ts";
import type { Cell } from "../../recorders/greta/table.ts";
import { paths } from "../../router.ts";

/**
 * Render the entries of a round as links to their correction, with who wrote each and when; nothing for
 * a single entry.
 *
 * `records` are the same entries as first written; where one author wrote them all at once, that is
 * said once below them (history.ts).
 */
export function entryList(
  game: string,
  entries: Entry[],
  records: EntryRecord[],
): TemplateResult | typeof nothing {
  if (entries.length < 2) return nothing;
  const signatures = new Map(
    isOneHand(records) ? [] : records.map((record) => [record.entry.id, briefSignature(record)]),
  );
  const link = (
    entry: Entry,
  ) => html`<a class="entry-link ${entry.type}" href=${paths.correct(game, { of: entry.id ?? "" })}>
    ${entryLabel(entry)}${signatures.size ? html`<small>${signatures.get(entry.id ?? "")}</small>` : nothing}</a>`;
  if (entries.some(isCard)) return cardSquare(entries, link);
  return html`<ol class="round-entries">${entries.map((entry) => html`<li>${link(entry)}</li>`)}</ol>`;
}

/** Render Greta's cards as they lie on this phone's table, each claim below its card. */
function cardSquare(entries: Entry[], link: (entry: Entry) => TemplateResult): TemplateResult {
  const cells = entries.filter(isCard).map(cellOf);
  const frame = frameOf(cells, loadTurns());
  const places = entries.map((entry, at) => {
    const card = entries.slice(0, at + 1).findLast(isCard) ?? entry;
    const [row, column] = screenCell(cellOf(card), frame);
    const place = { "--row": 2 * row + (isCard(entry) ? 1 : 2), "--column": column + 1 };
    return html`<li ${vars(place)}>${link(entry)}</li>`;
  });
  return html`<ol class="round-entries square">${places}</ol>`;
}

function isCard({ type }: Entry): boolean {
  return type === "place";
}

/** Return a card's cell: Greta's entries have it in `at`, where others have their time. */
function cellOf({ at }: Entry): Cell {
  return at as unknown as Cell;
}

function entryLabel(entry: Entry): TemplateResult | string {
  if (isCard(entry)) return frenchCard({ card: String(entry.card), size: "rack" });
  if (entry.type === "claim") return t("round.claim", { points: number(Number(entry.points)) });
  return t(`deed.${entry.type}`);
}
