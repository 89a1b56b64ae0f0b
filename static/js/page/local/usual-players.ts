/** Who can be tapped for a new game instead of typed, and who sits down there by themselves. */

import type { Person } from "../log/records.ts";
import type { People } from "./people.ts";
import type { Preferences } from "./preferences.ts";

/** Under which name they are kept on this phone. */
const SETTING = "usual players";

/** Return everybody, most recent first: those of the scorebooks as they are called there, then of this phone. */
export function listPeople({ own, offered: { people, hidden } }: People): Person[] {
  const byKey = new Map<string, Person>();
  for (const { name, color, last } of people)
    byKey.set(nameKey(name), { name, color, used: Date.parse(last ?? "") || 0 });
  for (const mine of own) {
    const key = nameKey(mine.name);
    const theirs = byKey.get(key) ?? mine;
    if (hidden.includes(key)) continue;
    const used = Math.max(mine.used, theirs.used);
    byKey.set(key, { name: theirs.name, color: theirs.color ?? mine.color, used });
  }
  return [...byKey.values()].sort((one, other) => other.used - one.used);
}

/** Return who sits down by themselves, in the order round the table. */
export function usualPlayers(preferences: Preferences, people: People): Person[] {
  const names = preferences.get<string[]>(SETTING) ?? [];
  return names.flatMap((name) => listPeople(people).filter((person) => person.name === name));
}

export function saveUsualPlayers(preferences: Preferences, names: string[]): Promise<boolean> {
  return preferences.set(SETTING, names);
}

/** Return a name as names are compared: companion/core/names.py. */
export function nameKey(name: string): string {
  const letters = name.normalize("NFD").toUpperCase().toLowerCase().normalize();
  return letters.trim().replace(/\s+/g, " ");
}
