/** Who sits down by themselves in a new game, in the order round the table. */

import type { Person } from "../log/records.ts";
import type { People } from "./people.ts";
import type { Preferences } from "./preferences.ts";

/** Under which name they are kept on this phone. */
const SETTING = "usual players";

export function usualPlayers(preferences: Preferences, people: People): Person[] {
  const names = preferences.get<string[]>(SETTING) ?? [];
  return names.flatMap((name) => people.all.filter((person) => person.name === name));
}

export function saveUsualPlayers(preferences: Preferences, names: string[]): Promise<boolean> {
  return preferences.set(SETTING, names);
}
