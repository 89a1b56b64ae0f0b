/** Melds of lynX in words, and what the engine says about them. */

import type { Bar, Choices } from "../../../types.ts";
import { has, t } from "../../messages.ts";
import type { Counts, Meld, Shape } from "./game.ts";

/** What the engine offers: the keys, what a tapped meld may become, what lies open. */
export interface Taps {
  /** The rank the keys come after. */
  first: string | null;
  keys: Record<string, Offer>;
  change: Change[];
  players: { melds: (Lying | null)[]; hand: Counts | null }[];
}

/** A meld a tap would make, or what bars it. */
export type Offer = { points?: number } & Partial<Bar>;

export type Change = Offer & { what: "longer" | "shorter"; meld: Shape };

/** A meld on the table, whatever way it was entered. */
export interface Lying {
  shape: Shape;
  points: number;
}

/** The offers of the engine's answer, null until there is one. */
export function tapsOf(choices: Choices | null): Taps | null {
  return choices ? (choices.taps as unknown as Taps) : null;
}

/** What bars an offer, null where nothing does. */
export function barOf(offer: Offer | undefined): Bar | null {
  return offer?.code === undefined ? null : { code: offer.code, params: offer.params ?? {} };
}

/** "9–K", "K ×4"; card by card where the engine has not said yet what it is. */
export function meldName(meld: Meld): string {
  if (Array.isArray(meld)) return meld.join(" ");
  if ("set" in meld) return t("lynx.set", { rank: meld.set, n: meld.n });
  return t("lynx.run", { first: meld.run[0], last: meld.run[1] });
}

/** "King"; numbers are their own names. */
export function rankName(rank: string): string {
  return has(`rank.${rank}`) ? t(`rank.${rank}`) : rank;
}
