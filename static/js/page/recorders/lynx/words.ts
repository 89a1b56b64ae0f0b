/** Melds of lynX in words, and what the engine says about them. */

import type { Bar, Choices } from "../../../types.ts";
import { rankSign, SUIT_SIGNS } from "../../codes.ts";
import { t } from "../../messages.ts";
import type { Counts, Meld, Shape } from "./game.ts";

/** What the engine offers: the keys, what an open meld may become, the melds on the table. */
export interface MeldTaps {
  /** The rank these keys come after. */
  first: string | null;
  keys: Record<string, MeldOffer>;
  /** The meld that was tapped, and what it may become. */
  tapped: Meld | null;
  change: MeldChange[];
  players: { melds: (MeldsLying | null)[]; hand: Counts | null }[];
}

/** The points of the meld a tap would make, or what bars the tap. */
export type MeldOffer = { points?: number } & Partial<Bar>;

export type MeldChange = MeldOffer & { what: "longer" | "shorter"; meld: Shape };

/** A meld on the table by its shape, however it was entered. */
export interface MeldsLying {
  shape: Shape;
  points: number;
}

/** Return the offers of the engine's answer, null before there is one. */
export function tapsOf(choices: Choices | null): MeldTaps | null {
  return choices ? (choices.taps as unknown as MeldTaps) : null;
}

/** Return what bars an offer, null for nothing. */
export function barOf(offer: MeldOffer | undefined): Bar | null {
  return offer?.code === undefined ? null : { code: offer.code, params: offer.params ?? {} };
}

/** Return "9–K" or "K ×4"; card by card before the engine has told the shape. */
export function meldName(meld: Meld): string {
  if (Array.isArray(meld)) return meld.map(cardSigns).join(" ");
  if ("set" in meld) return t("lynx.set", { rank: rankSign(meld.set), n: meld.n });
  return t("lynx.run", { first: rankSign(meld.run[0]), last: rankSign(meld.run[1]) });
}

/** Return "Q♠" for "QS". */
function cardSigns(card: string): string {
  return rankSign(card.slice(0, -1)) + (SUIT_SIGNS[card.slice(-1)] ?? "");
}
