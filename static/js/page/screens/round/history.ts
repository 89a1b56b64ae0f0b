/** How a round came to read as it does: who wrote it, who corrected it, what else was written. */

import { html, nothing, type TemplateResult } from "lit";
import type { Setup, Sheet } from "../../../types.ts";
import { t } from "../../messages.ts";
import { paths } from "../../router.ts";
import type { EntryRecord, Table } from "../../state/records.ts";
import type { Story } from "../../state/story.ts";
import type { Comparison } from "../../state/two-versions.ts";
import { signature } from "../authors.ts";
import { figuresIn, figuresOf, figureWords } from "../versions/figures.ts";

/** Who wrote a round and when, who corrected it, what it was before, and the versions that stood back for it. */
export function history({ record: { id, setup } }: Table, story: Story): TemplateResult | typeof nothing {
  const ids = story.written.map(({ entry }) => entry.id);
  const was = (sheet: Sheet | null) => figureWords(setup, figuresIn(sheet, ids));
  const told = [
    ...writers(story.written).map((who) => written(who, was(story.first))),
    ...story.corrections.map(({ kept, sheet }) => corrected(signature(kept), was(sheet))),
    ...story.besides.map((comparison) => alsoWritten(id, setup, comparison)),
  ];
  return told.length ? html`<ul class="round-history">${told}</ul>` : nothing;
}

/** "Written by Ben, 21:14", with what it came to where that was corrected since. */
function written(who: string, was: string): TemplateResult {
  return html`<li>${was ? t("history.written.was", { who, was }) : t("history.written", { who })}</li>`;
}

/** "Corrected by Ben, 21:20", with what it came to where that was corrected again. */
function corrected(who: string, was: string): TemplateResult {
  return html`<li>${was ? t("history.corrected.was", { who, was }) : t("history.corrected", { who })}</li>`;
}

/** Who wrote the round; where it has several entries, each of them says so itself. */
function writers(written: EntryRecord[]): string[] {
  return written.length === 1 ? written.map(signature).filter(Boolean) : [];
}

/** "Also written by Ben, 21:14: Ada +3, Cy −2", a way to look at both again. */
function alsoWritten(game: string, setup: Setup, comparison: Comparison): TemplateResult {
  const { version, sheet } = comparison;
  const what = figureWords(setup, figuresOf(sheet, comparison));
  return html`<li><a class="history-link" href=${paths.versions(game, version.entry.id)}>
    ${t("history.also", { who: signature(version), what })}</a></li>`;
}
