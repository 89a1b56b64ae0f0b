/** Who sits down by themselves in a new game, in the order round the table. */

import type { Person } from "./records.ts";
import type { Store } from "./store.ts";

/** Under which name they are kept on this phone. */
const KEY = "usual players";

export function usualPlayers({ preferences, people }: Store): Person[] {
  const names = preferences.value<string[]>(KEY) ?? [];
  return names.flatMap((name) => people.all.filter((person) => person.name === name));
}

export function keepUsual({ preferences }: Store, names: string[]): Promise<boolean> {
  return preferences.keep(KEY, names);
}
