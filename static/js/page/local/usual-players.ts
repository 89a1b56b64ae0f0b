/** Who sits down by themselves in a new game, in the order round the table. */

import type { Person } from "../log/records.ts";
import type { People } from "./people.ts";
import type { Preferences } from "./preferences.ts";

/** Under which name they are kept on this phone. */
const KEY = "usual players";

export function usualPlayers(preferences: Preferences, people: People): Person[] {
  const names = preferences.value<string[]>(KEY) ?? [];
  return names.flatMap((name) => people.all.filter((person) => person.name === name));
}

export function keepUsual(preferences: Preferences, names: string[]): Promise<boolean> {
  return preferences.keep(KEY, names);
}
