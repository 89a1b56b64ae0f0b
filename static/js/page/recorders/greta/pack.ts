/** A French card in a word: its rank, its suit, its place in the rack. */

export const SUITS = ["S", "H", "C", "D"] as const;
export const RANKS = ["7", "8", "9", "10", "J", "Q", "K", "A"] as const;
export type PackSuit = (typeof SUITS)[number];

export function suitOf(card: string): PackSuit {
  return card.slice(-1) as PackSuit;
}

export function rankOf(card: string): string {
  return card.slice(0, -1);
}
