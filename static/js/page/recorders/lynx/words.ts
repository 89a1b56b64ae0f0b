/** Melds of lynX in words, and what the engine says about them. */

import type { Bar, Choices } from "../../../types.ts";
import { rankLetter, SUIT_SIGNS } from "../../codes.ts";
import { t } from "../../messages.ts";
import type { Counts, Meld, Shape } from "./game.ts";

/** What the engine offers: the keys, what a tapped meld may become, what lies open. */
export interface MeldTaps {
  /** The rank the keys come after. */
  first: string | null;
  keys: Record<string, MeldOffer>;
  change: MeldChange[];
  players: { melds: (MeldsLying | null)[]; hand: Counts | null }[];
}

/** A meld a tap would make, or what bars it. */
export type MeldOffer = { points?: number } & Partial<Bar>;

export type MeldChange = MeldOffer & { what: "longer" | "shorter"; meld: Shape };

/** A meld on the table, whatever way it was entered. */
export interface MeldsLying {
  shape: Shape;
  points: number;
}

/** The offers of the engine's answer, null until there is one. */
export function tapsOf(choices: Choices | null): MeldTaps | null {
  return choices ? (choices.taps as unknown as MeldTaps) : null;
}

/** What bars an offer, null where nothing does. */
export function barOf(offer: MeldOffer | undefined): Bar | null {
  return offer?.code === undefined ? null : { code: offer.code, params: offer.params ?? {} };
}

/** "9–K", "K ×4"; card by card where the engine has not said yet what it is. */
export function meldName(meld: Meld): string {
  if (Array.isArray(meld)) return meld.map(cardSigns).join(" ");
  if ("set" in meld) return t("lynx.set", { rank: rankLetter(meld.set), n: meld.n });
  return t("lynx.run", { first: rankLetter(meld.run[0]), last: rankLetter(meld.run[1]) });
}

/** "Q♠". */
function cardSigns(card: string): string {
  return rankLetter(card.slice(0, -1)) + (SUIT_SIGNS[card.slice(-1)] ?? "");
}
