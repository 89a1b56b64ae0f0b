/** The tricks and catches of a round that was followed card by card, as its page lists them. */

import { html, nothing, type TemplateResult } from "lit";
import type { Entry } from "../../../types.ts";
import { colouredCard } from "../../codes.ts";
import { number, t } from "../../messages.ts";
import { smallCard } from "../../parts/coloured-card.ts";
import { icon } from "../../parts/icon.ts";
import { paths } from "../../router.ts";

const LOGGED_TYPES = ["trick", "catch", "stuck", "out"];

/** Whether an entry belongs to a round that is followed card by card. */
export function isLogged({ type }: Entry): boolean {
  return LOGGED_TYPES.includes(type);
}

/** Name an entry by type and number, "Trick 3"; it is the last of `entriesSoFar`. */
export function loggedName(entry: Entry, entriesSoFar: Entry[]): string {
  const no = entriesSoFar.filter(({ type }) => type === entry.type).length;
  return t(`log.entry.${entry.type}`, { no: number(no) });
}

/** Render a round trick by trick: each can be corrected or removed, and one inserted before it. */
export function loggedList(game: string, entries: Entry[], remove: (entry: Entry) => void): TemplateResult {
  return html`<ol class="round-log">
    ${entries.map((entry, at) => entryRow(game, entry, entries.slice(0, at + 1), () => remove(entry)))}
  </ol>`;
}

/** Render a row: a key to insert before it, its cards as the link to its correction, a key to remove it. */
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

/** Return the cards of an entry, grouped by player. */
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
