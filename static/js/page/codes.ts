/** The words for what the engine names by codes: problems, colours, slots, cards. */

import type { Bar, Path, Setup } from "../types.ts";
import { wordsOf } from "./game-texts.ts";
import { hasText, isolate, keepTogether, type Params, t, tn } from "./messages.ts";

/** Return a problem, or what bars a tap, in the table’s words, with the names and marks of this table. */
export function problemText(problem: Bar & { at?: Path }, setup: Setup): string {
  const { code, params, at = [] } = problem;
  const nameOf = (seat: unknown) => isolate(setup.seats[Number(seat)]?.name ?? "");
  const texts: Params = { name: nameOf(at[at.indexOf("players") + 1]) };
  for (const [key, value] of Object.entries(params)) {
    texts[key] = key === "seat" ? nameOf(value) : describeParam(key, value);
  }
  const count = Number(params.count ?? 0);
  const place = at.findLast((step) => typeof step === "string");
  if (setup.pad) {
    const field = (setup.pad.rows ?? setup.pad.fields).find(({ id }) => id === place);
    const check = code === "pad.check" && setup.pad.checks?.[Number(params.number) - 1];
    if (check) return t(code, { ...texts, check: wordsOf(check.name) });
    if (field && code === "draft.missing") return t("pads.missing", { ...texts, field: wordsOf(field.name) });
    if (field)
      return t("pads.of", {
        field: wordsOf(field.name),
        what: tn(hasText(code) ? code : "refused", count, texts),
      });
  }
  const difference = Number(params.sum) - Number(params.expected);
  if (difference) texts.tricks = tn("line.tricks", Math.abs(difference)); // where a sum is not what it has to be
  const direction = difference > 0 ? "over" : "short";
  const key = [`${code}.${direction}`, `${code}.${place}`, code].find(hasText) ?? "refused";
  return tn(key, count, texts);
}

/** Return a colour's name. */
export function colourName(colour: string): string {
  return hasText(`colour.${colour}`) ? t(`colour.${colour}`) : colour;
}

/** Return a slot of an Agame row in a word: "13", "tail 1" for the one that shows only a tail. */
export function slotName(slot: string): string {
  return hasText(`slot.${slot}`) ? t(`slot.${slot}`) : slot;
}

/** The suits of French cards as signs in a line of text. */
export const SUIT_SIGNS: Record<string, string> = { S: "♠", H: "♥", C: "♣", D: "♦" };

/** Return a French card in words: "10 of hearts". */
export function cardName(card: string): string {
  const [rank, suit] = [card.slice(0, -1), card.slice(-1)];
  return t("card.french", { rank: rankName(rank), suit: t(`suit.${suit}`) });
}

/** Return a French rank in a word: "Jack"; numbers are their own names. */
export function rankName(rank: string): string {
  return hasText(`rank.${rank}`) ? t(`rank.${rank}`) : rank;
}

/** Return a French rank as it stands on the cards of a language: "J", in German "B". */
export function rankSign(rank: string): string {
  return hasText(`rank.letter.${rank}`) ? t(`rank.letter.${rank}`) : rank;
}

/** Return a card of colour and value in words: "green 8", "red hat", "animal 9", "Lion". */
export function colouredCard(card: string): string {
  const [suit = "", slot] = card.split(" ");
  const colour = hasText(`animanize.${suit}`) ? t(`animanize.${suit}`) : colourName(suit);
  if (!slot) return colour;
  return t(slot === "1a" ? "card.tail" : "card.coloured", { colour, slot: slotName(slot) });
}

/** Return such a card as it stands in a sentence: no line ends within its name. */
export function cardInText(card: string): string {
  return keepTogether(colouredCard(card));
}

/** A French card in the notation of the game file. */
const FRENCH = /^(10|[2-9JQKA])[SHCD]$/;

/** Parameters of problems that are shown with what they count: "2 animals, one trick". */
const COUNTED = ["animals", "tricks"];

function describeParam(param: string, value: number | string): number | string {
  if (param === "color") return colourName(String(value));
  if (param === "slot") return slotName(String(value));
  if (param === "rank") return rankSign(String(value));
  if (param === "card")
    return FRENCH.test(String(value)) ? cardName(String(value)) : cardInText(String(value));
  if (COUNTED.includes(param)) return tn(`line.${param}`, Number(value));
  return value;
}
