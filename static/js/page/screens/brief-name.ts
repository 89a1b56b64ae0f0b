import type { Setup } from "../../types.ts";
import { isolated } from "../messages.ts";
import { shortNames } from "../parts/short-names.ts";

/** Signs of a name on a key: with these it takes two lines in any letters. */
const BRIEF = 16;

/** A seat's name, short enough for a key and unlike any other at the table. */
export function briefName({ seats }: Setup, seat: number): string {
  const all = seats.map(({ name }) => name);
  return isolated(shortNames(all, BRIEF, (text) => text.length)[seat] ?? "");
}
