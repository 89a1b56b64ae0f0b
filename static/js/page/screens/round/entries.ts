import { html, nothing, type TemplateResult } from "lit";
import type { Entry } from "../../../types.ts";
import { number, t } from "../../messages.ts";
import { cardName } from "../../parts/french-card.ts";
import { paths } from "../../router.ts";
import type { EntryRecord } from "../../state/records.ts";
import { briefly, isWrittenAtOnce } from "../authors.ts";

/**
 * The entries a round is made of, each a way into its correction, with who wrote it and when;
 * nothing where it is only one. `written` are the same as they were written first; where one hand
 * wrote them all at once, that is told once below them (history.ts).
 */
export function entryList(
  game: string,
  entries: Entry[],
  written: EntryRecord[],
): TemplateResult | typeof nothing {
  if (entries.length < 2) return nothing;
  const by = new Map(isWrittenAtOnce(written) ? [] : written.map((kept) => [kept.entry.id, briefly(kept)]));
  return html`<ol class="round-entries">
    ${entries.map(
      (entry) =>
        html`<li><a class="entry-link" href=${paths.correct(game, { of: entry.id ?? "" })}>${entryWords(entry)}
          ${by.size ? html`<small>${by.get(entry.id ?? "")}</small>` : nothing}</a></li>`,
    )}
  </ol>`;
}

function entryWords(entry: Entry): string {
  if (entry.type === "place") return cardName(String(entry.card));
  if (entry.type === "claim") return t("round.claim", { points: number(Number(entry.points)) });
  return t(`deed.${entry.type}`);
}
