/** The tricks and catches of a round that was followed card by card, as its page lists them. */

import { html, nothing, type TemplateResult } from "lit";
import type { Entry, Setup } from "../../../types.ts";
import { colouredCard } from "../../codes.ts";
import { nameOf } from "../../game-texts.ts";
import type { EngineClient } from "../../local/engine-client.ts";
import { findTrickWinner } from "../../local/trick-winner.ts";
import { number, t } from "../../messages.ts";
import { smallCard } from "../../parts/coloured-card.ts";
import { icon } from "../../parts/icon.ts";
import { shortNames } from "../../parts/short-names.ts";
import { paths } from "../../router.ts";

const LOGGED_TYPES = ["trick", "catch", "stuck", "out"];

/** How many letters of a name stand over a card. */
const MAX_NAME_LETTERS = 8;

/** The cards of one player in a trick; the card that somebody caught, and what was paid for it. */
interface Play {
  seat: number;
  cards: string[];
  isPaid?: boolean;
}

/** Whether an entry belongs to a round that is followed card by card. */
export function isLogged({ type }: Entry): boolean {
  return LOGGED_TYPES.includes(type);
}

/** Return the id of the entry by which a round left its log, which counts instead of its tricks; null where none did. */
export function resultOf(entries: Entry[]): string | null {
  const last = entries.at(-1);
  return last?.id && !isLogged(last) && entries.some(isLogged) ? last.id : null;
}

/** Name an entry by type and number, "Trick 3"; it is the last of `entriesSoFar`. */
export function loggedName(entry: Entry, entriesSoFar: Entry[]): string {
  const no = entriesSoFar.filter(({ type }) => type === entry.type).length;
  return t(`log.entry.${entry.type}`, { no: number(no) });
}

/** Return by id who won each whole trick of a round, as the engine decides it. */
export async function loadWinners(
  engine: EngineClient,
  { game, seats, options }: Setup,
  entries: Entry[],
): Promise<Map<string, number>> {
  const winners = new Map<string, number>();
  for (const entry of entries) {
    const plays = playsOf(entry, seats.length);
    if (entry.type !== "trick" || plays.length < seats.length) continue;
    const cards = plays.map((play) => play.cards);
    const { winner } = await findTrickWinner(engine, game, cards, options);
    const seat = winner === null ? undefined : plays[winner]?.seat;
    if (seat !== undefined) winners.set(entry.id ?? "", seat);
  }
  return winners;
}

/** What the list of a round's tricks shows. */
export interface LoggedRound {
  game: string;
  setup: Setup;
  entries: Entry[];
  /** Who won each trick, by its id, as far as that is known. */
  winners: Map<string, number>;
}

/**
 * Render a round trick by trick: who played what and who won; each can be corrected, and one inserted before it.
 *
 * A key below it gives every row a bin, and takes the bins away again; `remove` is null while there are none. Whoever only
 * watches has no keys: `toggleBins` is null.
 */
export function loggedList(
  round: LoggedRound,
  remove: ((entry: Entry) => void) | null,
  toggleBins: (() => void) | null,
): TemplateResult {
  const { entries } = round;
  const nameAt = (entry: Entry, at: number) => loggedName(entry, entries.slice(0, at + 1));
  if (!toggleBins)
    return html`<ol class="round-log">${entries.map((entry, at) => html`<li class="log-entry">${entryWords(round, entry, nameAt(entry, at))}</li>`)}</ol>`;
  return html`<ol class="round-log">
      ${entries.map((entry, at) => entryRow(round, entry, nameAt(entry, at), remove))}
    </ol>
    <button class="log-bins" type="button" aria-pressed=${remove !== null} @click=${toggleBins}>
      ${t(remove ? "parts.done" : "log.remove_one")}</button>`;
}

/** Render a row: a key to insert before it, its cards as the link to its correction, perhaps a bin. */
function entryRow(
  round: LoggedRound,
  entry: Entry,
  name: string,
  remove: ((entry: Entry) => void) | null,
): TemplateResult {
  const { id = "" } = entry;
  const { game } = round;
  return html`<li>
    <a class="log-insert" href=${paths.correct(game, { before: id })} aria-label=${t("log.insert", { what: name })}>
      ${icon("plus", 18)}</a>
    <a class="log-entry" href=${paths.correct(game, { of: id })}>
      ${entryWords(round, entry, name)}
    </a>
    ${
      remove
        ? html`<button class="side-button sign" type="button" aria-label=${t("log.remove", { what: name })} @click=${() => remove(entry)}>
          ${icon("bin")}</button>`
        : nothing
    }
  </li>`;
}

/** Render an entry: its name with who won, and who played what. */
function entryWords({ setup, winners }: LoggedRound, entry: Entry, name: string): TemplateResult {
  const winner = winners.get(entry.id ?? "");
  const plays = playsOf(entry, setup.seats.length);
  const title = winner === undefined ? name : t("log.entry.won", { what: name, name: nameOf(setup, winner) });
  return html`<span class="log-name">${title}</span>
    <span class="visually-hidden">${plays.map((play) => playText(setup, play)).join("; ")}</span>
    <span class="log-cards" aria-hidden="true">${plays.map((play) => cardsOf(setup, play, play.seat === winner))}</span>`;
}

/** Return the cards of an entry by players, in the order in which they were played. */
function playsOf(entry: Entry, seats: number): Play[] {
  const { leader = 0, plays, cards, hand, card, pay, seat } = entry as Record<string, unknown>;
  const seatAt = (position: number) => (Number(leader) + position) % seats;
  const byPlace = (plays ?? (cards as string[] | undefined)?.map((one) => [one]) ?? []) as string[][];
  const played: Play[] = byPlace.map((one, position) => ({ seat: seatAt(position), cards: one }));
  if (card) played.push({ seat: Number(seat), cards: [String(card)] });
  if (pay) played.push({ seat: Number(seat), cards: pay as string[], isPaid: true });
  if (hand) played.push({ seat: seatAt(played.length), cards: hand as string[] });
  return played;
}

/** Return a play as it is read out: "Ada red 4", "paid with red 5". */
function playText(setup: Setup, { seat, cards, isPaid }: Play): string {
  return `${isPaid ? t("log.paid") : nameOf(setup, seat)} ${cards.map(colouredCard).join(", ")}`;
}

/** Render a play: the player's name over the cards. */
function cardsOf(
  { seats }: Setup,
  { seat, cards, isPaid }: Play,
  isWinner: boolean,
): TemplateResult | typeof nothing {
  if (!cards.length) return nothing;
  const all = seats.map(({ name }) => name);
  const name = isPaid
    ? t("log.paid")
    : (shortNames(all, MAX_NAME_LETTERS, (text) => text.length)[seat] ?? "");
  return html`<span class="log-hand ${isWinner ? "is-winner" : ""}"><small>${name}</small>
    <span class="log-play">${cards.map(smallCard)}</span></span>`;
}
