import type { Setup } from "../../../types.ts";
import { isolate } from "../../messages.ts";
import { shortNames } from "../../parts/short-names.ts";

/** Letters of a name in a sentence with both players. */
const MAX_LETTERS = 11;

/** Return a seat's name in so many letters, distinct from the other one's. */
export function nameIn({ seats }: Setup, seat: number, letters = MAX_LETTERS): string {
  const names = seats.map(({ name }) => name);
  return isolate(shortNames(names, letters, (text) => [...text].length)[seat] ?? "");
}
