/** In words: rounds, players, phones. */

import type { Round, Setup, Sheet, Words } from "../types.ts";
import { language } from "./language.ts";
import type { PhoneName } from "./log/records.ts";
import { hasText, isolate, t, tn } from "./messages.ts";
import type { Writer } from "./sync/presence.ts";

/** What stands between the people after whom a team is called: "Ada & Cy". */
export const BETWEEN_PEOPLE = " & ";

/** Return a text of a pad in this language; in another where it has none in this. */
export function wordsOf(words: Words): string {
  return typeof words === "string" ? words : (words[language] ?? Object.values(words)[0] ?? "");
}

/** What says how a game is called: a whole set-up, or what there is of it. */
export type NamedGame = Pick<Setup, "game" | "pad"> & Partial<Pick<Setup, "options">>;

/** Return what a game is called. */
export function gameName(setup: NamedGame): string {
  return ownName(setup) || t(`game.${setup.game}`);
}

/** Return what its people call a game: the name of its pad, or that of a tally; "" where it has the name of its rules. */
export function ownName({ pad, options }: NamedGame): string {
  return pad ? wordsOf(pad.name) : String(options?.name ?? "");
}

/** Return "Round 4", "Section 2", "Game 3"; the number alone until the game's words have come. */
export function roundName(game: string, no: number): string {
  const kind = game.replace("pad", "tally");
  const key = `round.${kind}`;
  return hasText(key) ? t(key, { no }) : String(no);
}

/** Return the name of a line of the ledger: its round, or "adjustment". */
export function rowName(setup: Setup, round: Round): string {
  return round.no === null ? t("round.adjust") : roundName(setup.game, round.no);
}

/** Return what is recorded next: "Round 4", "Card 12", before the first card of a further game "Game 2". */
export function nextName({ game, next }: Sheet): string {
  const part = next?.card === 1 && Number(next.game) > 1 ? "game" : "card";
  const no = Number(next?.[part] ?? 0);
  return no ? roundName(`${game}.${part}`, no) : roundName(game, Number(next?.round ?? 1));
}

/** Return a seat's name, fit to stand inside a sentence. */
export function nameOf(setup: Setup, seat: number): string {
  return isolate(setup.seats[seat]?.name ?? "");
}

/** Say who may still catch in Agame; where a catch has ended the section, in which one: "Section 2: Cy may catch". */
export function catchText(setup: Setup, { rounds }: Sheet, catchers: number[]): string {
  const last = rounds.at(-1);
  const text = tn("line.catch", catchers.length, { names: names(setup, catchers) });
  return last?.open === false ? `${rowName(setup, last)}: ${text}` : text;
}

/** Return names as a list: "Ada, Ben and Cy". */
export function names(setup: Setup, seats: number[]): string {
  const list = new Intl.ListFormat(language, { type: "conjunction" });
  return list.format(seats.map((seat) => nameOf(setup, seat)));
}

/** Return what a phone is called: the person it said it is, else its kind; "" where that is unknown. */
export function phoneName(phone: PhoneName | null): string {
  return phone?.by ? isolate(phone.by) : phoneKind(phone);
}

/** Return the sort of device: "an iPhone"; "" where that is unknown. */
export function phoneKind(phone: PhoneName | null): string {
  const key = `phone.${phone?.kind}`;
  return phone?.kind ? t(hasText(key) ? key : "phone.other") : "";
}

/** Return who is writing right now: "Ada", "an iPhone", "somebody". */
export function writerName({ by, phone }: Omit<Writer, "place">): string {
  return by ? isolate(by) : phoneName(phone) || t("phone.somebody");
}

/** Return words that begin a sentence or stand alone: "An iPhone". Names stay as they are. */
export function capitalize(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}
