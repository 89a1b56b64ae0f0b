/** How a round came to read as it does: who wrote it, who corrected it, what else was written. */

import { html, nothing, type TemplateResult } from "lit";
import type { Sheet } from "../../../types.ts";
import { isOneHand, signature } from "../../authors.ts";
import type { EntryRecord, LoadedGame } from "../../log/records.ts";
import { t } from "../../messages.ts";
import type { Comparison, RoundHistory } from "../../recording/round-history.ts";
import { paths } from "../../router.ts";
import { figuresText, roundFigures, versionFigures } from "../versions/texts.ts";

/** Who wrote a round and when, who corrected it, what it was before, and the versions that stood back for it. */
export function historyList(table: LoadedGame, story: RoundHistory): TemplateResult | typeof nothing {
  const items = [...authorLines(table, story), ...otherVersions(table, story)];
  return items.length ? html`<ul class="round-history">${items}</ul>` : nothing;
}

/** Who wrote it and who corrected it, each with what it came to until the next one. */
function authorLines({ record: { setup } }: LoadedGame, story: RoundHistory): TemplateResult[] {
  const was = (sheet: Sheet | null) => figuresText(setup, roundFigures(sheet, idsOf(story)));
  return [
    ...writers(story.written).map((who) => writtenLine(who, was(story.first))),
    ...story.corrections.map(({ record, sheet }) => correctedLine(signature(record), was(sheet))),
  ];
}

/** The versions that stood back; one that was kept reads as the round does now, and is not told twice. */
function otherVersions({ record: { id, setup, sheet } }: LoadedGame, story: RoundHistory): TemplateResult[] {
  const now = figuresText(setup, roundFigures(sheet, idsOf(story)));
  return story.comparisons.flatMap((comparison) => {
    const what = figuresText(setup, versionFigures(comparison.sheet, comparison));
    const isKept = comparison.version.held?.settled && what === now;
    return isKept ? [] : [otherVersionLine(id, comparison, what)];
  });
}

function idsOf({ written }: RoundHistory): string[] {
  return written.map(({ entry }) => entry.id);
}

/** "Written by Ben, 21:14", with what it came to where that was corrected since. */
function writtenLine(who: string, was: string): TemplateResult {
  return html`<li>${was ? t("history.written.was", { who, was }) : t("history.written", { who })}</li>`;
}

/** "Corrected by Ben, 21:20", with what it came to where that was corrected again. */
function correctedLine(who: string, was: string): TemplateResult {
  return html`<li>${was ? t("history.corrected.was", { who, was }) : t("history.corrected", { who })}</li>`;
}

/** Who wrote the round; entries of several hands or moments say so themselves. */
function writers(records: EntryRecord[]): string[] {
  return isOneHand(records) ? records.slice(0, 1).map(signature).filter(Boolean) : [];
}

/** "Also written by Ben, 21:14: Ada +3, Cy −2", a way to look at both again. */
function otherVersionLine(game: string, { version }: Comparison, what: string): TemplateResult {
  return html`<li><a class="history-link" href=${paths.versions(game, version.entry.id)}>
    ${t("history.also", { who: signature(version), what })}</a></li>`;
}
