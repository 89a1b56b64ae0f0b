/** How a round came to read as it does: who wrote it, who corrected it, what else was written. */

import { html, nothing, type TemplateResult } from "lit";
import type { Setup } from "../../../types.ts";
import { signed, t } from "../../messages.ts";
import { paths } from "../../router.ts";
import { counting, standing } from "../../state/log.ts";
import type { EntryRecord, Table } from "../../state/records.ts";
import type { Comparison } from "../../state/two-versions.ts";
import { corrected } from "../../state/versions.ts";
import { signature } from "../authors.ts";
import { figuresOf } from "../versions/figures.ts";
import { nameOf } from "../words.ts";

/** Who wrote a round and when, who corrected it, and the versions that stood back for it. */
export function history(table: Table, ids: string[], besides: Comparison[]): TemplateResult | typeof nothing {
  const written = table.log.filter(({ entry, held }) => !held && ids.includes(entry.id));
  const told = [
    ...writers(written).map((who) => html`<li>${t("history.written", { who })}</li>`),
    ...corrections(table, ids).map(
      (kept) => html`<li>${t("history.corrected", { who: signature(kept) })}</li>`,
    ),
    ...besides.map((comparison) => alsoWritten(table, comparison)),
  ];
  return told.length ? html`<ul class="round-history">${told}</ul>` : nothing;
}

/** The signatures of a round's entries: the first, and the last where a round has several. */
function writers(written: EntryRecord[]): string[] {
  const [first] = written;
  const last = written.at(-1);
  return [...new Set([first, last].flatMap((kept) => (kept ? [signature(kept)] : [])))].filter(Boolean);
}

/** The corrections of these entries that still stand. */
function corrections({ log }: Table, ids: string[]): EntryRecord[] {
  const stand = new Set(standing(counting(log)).map(({ id }) => id));
  return log.filter(
    ({ entry }) =>
      entry.type === "amend" && stand.has(entry.id) && corrected(entry).some((id) => ids.includes(id)),
  );
}

/** "Also written by Ben, 21:14: Ada +3, Cy −2", a way to look at both again. */
function alsoWritten({ record: { id, setup } }: Table, comparison: Comparison): TemplateResult {
  const { version } = comparison;
  return html`<li><a class="history-link" href=${paths.versions(id, version.entry.id)}>
    ${t("history.also", { who: signature(version), what: pointsOf(setup, comparison) })}</a></li>`;
}

function pointsOf(setup: Setup, comparison: Comparison): string {
  const figures = figuresOf(comparison.sheet, comparison);
  const told = figures.flatMap(({ points }, seat) =>
    points === null ? [] : [t("history.points", { name: nameOf(setup, seat), points: signed(points) })],
  );
  return told.join(", ");
}
