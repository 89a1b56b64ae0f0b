import { html, nothing, type TemplateResult } from "lit";
import type { Entry } from "../../../types.ts";
import { number, t } from "../../messages.ts";
import { cardName } from "../../parts/french-card.ts";
import { paths } from "../../router.ts";

/** The entries a round is made of, each a way into its correction; nothing where it is only one. */
export function entryList(game: string, entries: Entry[]): TemplateResult | typeof nothing {
  if (entries.length < 2) return nothing;
  return html`<ol class="round-entries">
    ${entries.map(
      (entry) =>
        html`<li><a class="entry-link" href=${paths.correct(game, { of: entry.id ?? "" })}>${entryWords(entry)}</a></li>`,
    )}
  </ol>`;
}

function entryWords(entry: Entry): string {
  if (entry.type === "place") return cardName(String(entry.card));
  if (entry.type === "claim") return t("round.claim", { points: number(Number(entry.points)) });
  return t(`deed.${entry.type}`);
}
