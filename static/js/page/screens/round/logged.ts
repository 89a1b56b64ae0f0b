/** A trick or a catch of a round that was followed card by card, as its page lists it. */

import { html, nothing, type TemplateResult } from "lit";
import type { Entry } from "../../../types.ts";
import { colouredCard } from "../../codes.ts";
import { number, t } from "../../messages.ts";
import { smallCard } from "../../parts/coloured-card.ts";
import { icon } from "../../parts/icon.ts";
import { paths } from "../../router.ts";

const LOGGED_TYPES = ["trick", "catch", "stuck", "out"];

/** Whether an entry is one of a round that is followed card by card. */
export function isLogged({ type }: Entry): boolean {
  return LOGGED_TYPES.includes(type);
}

/** "Trick 3", "Catch 1": an entry by its kind and its number in the round, of which it is the last. */
export function loggedName(entry: Entry, entriesSoFar: Entry[]): string {
  const no = entriesSoFar.filter(({ type }) => type === entry.type).length;
  return t(`log.entry.${entry.type}`, { no: number(no) });
}

/** The round trick by trick: each can be corrected or removed, and one put in before it. */
export function loggedList(game: string, entries: Entry[], remove: (entry: Entry) => void): TemplateResult {
  return html`<ol class="round-log">
    ${entries.map((entry, at) => entryRow(game, entry, entries.slice(0, at + 1), () => remove(entry)))}
  </ol>`;
}

/** A row: a key to put one in before it, the cards as the way into its correction, and one to remove it. */
function entryRow(game: string, entry: Entry, entriesSoFar: Entry[], remove: () => void): TemplateResult {
  const { id = "" } = entry;
  const name = loggedName(entry, entriesSoFar);
  return html`<li>
    <a class="log-insert" href=${paths.correct(game, { before: id })} aria-label=${t("log.insert", { what: name })}>
      ${icon("plus", 18)}</a>
    <a class="log-entry" href=${paths.correct(game, { of: id })}>
      <span class="log-name">${name}</span>
      <span class="visually-hidden">${playsOf(entry).flat().map(colouredCard).join(", ")}</span>
      <span class="log-cards" aria-hidden="true">${playsOf(entry).map(cardsOf)}</span>
    </a>
    <button class="side-button sign" type="button" aria-label=${t("log.remove", { what: name })} @click=${remove}>
      ${icon("bin")}</button>
  </li>`;
}

/** The cards of an entry, those of one player together. */
function playsOf({ plays, cards, hand, card, pay }: Entry): string[][] {
  if (Array.isArray(plays)) return plays as string[][];
  const single = [
    ...((cards as string[]) ?? []),
    ...(card ? [String(card)] : []),
    ...((hand as string[]) ?? []),
  ];
  return [...single.map((one) => [one]), ...(Array.isArray(pay) ? [pay as string[]] : [])];
}

function cardsOf(cards: string[]): TemplateResult | typeof nothing {
  return cards.length ? html`<span class="log-play">${cards.map(smallCard)}</span>` : nothing;
}
