/** The history of a round: who wrote it, who corrected it, which other versions there are. */

import { html, nothing, type TemplateResult } from "lit";
import type { Sheet } from "../../../types.ts";
import { isOneHand, signature } from "../../authors.ts";
import type { EntryRecord, LoadedGame } from "../../log/records.ts";
import { t } from "../../messages.ts";
import type { Comparison, RoundHistory } from "../../recording/round-history.ts";
import { paths } from "../../router.ts";
import { figuresText, roundFigures, versionCard, versionFigures } from "../versions/texts.ts";

/** Render who wrote a round and when, who corrected it, what it was before, and the versions that do not count. */
export function historyList(table: LoadedGame, story: RoundHistory): TemplateResult | typeof nothing {
  const items = [...authorLines(table, story), ...otherVersions(table, story)];
  return items.length ? html`<ul class="round-history">${items}</ul>` : nothing;
}

/** Render the author and the correctors, each with the points until the next correction. */
function authorLines({ record: { setup } }: LoadedGame, story: RoundHistory): TemplateResult[] {
  const was = (sheet: Sheet | null) => figuresText(setup, roundFigures(sheet, idsOf(story)));
  return [
    ...(isInserted(story)
      ? writers(story.entries).map(insertedLine)
      : writers(story.entries).map((who) => authorLine(who, was(story.first)))),
    ...story.corrections.map(({ record, sheet }) => correctedLine(signature(record), was(sheet))),
  ];
}

/** Render the versions that do not count, except one that reads as the round does now. */
function otherVersions({ record: { id, setup, sheet } }: LoadedGame, story: RoundHistory): TemplateResult[] {
  const now = figuresText(setup, roundFigures(sheet, idsOf(story)));
  return story.comparisons.flatMap((comparison) => {
    const { version, mine, theirs } = comparison;
    const what = figuresText(setup, versionFigures(comparison.sheet, comparison));
    const card = versionCard(mine);
    const isKept = version.held?.settled && what === now && card === versionCard((theirs ?? version).entry);
    return isKept ? [] : [otherVersionLine(id, comparison, card || what)];
  });
}

function idsOf({ entries }: RoundHistory): string[] {
  return entries.map(({ entry }) => entry.id);
}

/** Return whether the round was put in between others later on. */
function isInserted({ entries }: RoundHistory): boolean {
  return entries.length > 0 && entries.every(({ entry }) => entry.type === "amend");
}

/** Render "Inserted by Ben, 21:14". */
function insertedLine(who: string): TemplateResult {
  return html`<li>${t("history.inserted", { who })}</li>`;
}

/** Render "Written by Ben, 21:14", with the points of then where they were corrected since. */
function authorLine(who: string, was: string): TemplateResult {
  return html`<li>${was ? t("history.written.was", { who, was }) : t("history.written", { who })}</li>`;
}

/** Render "Corrected by Ben, 21:20", with the points of then where they were corrected again. */
function correctedLine(who: string, was: string): TemplateResult {
  return html`<li>${was ? t("history.corrected.was", { who, was }) : t("history.corrected", { who })}</li>`;
}

/** Return the one signature of a round; entries with different ones are signed singly. */
function writers(records: EntryRecord[]): string[] {
  return isOneHand(records) ? records.slice(0, 1).map(signature).filter(Boolean) : [];
}

/** Render "Also written by Ben, 21:14: Ada +3, Cy −2", or its card, linked to the comparison of both; no points where it does not fit. */
function otherVersionLine(game: string, { version }: Comparison, what: string): TemplateResult {
  return html`<li><a class="history-link" href=${paths.versions(game, version.entry.id)}>
    ${t(what ? "history.also" : "history.also.bare", { who: signature(version), what })}</a></li>`;
}
