/** Who can be tapped for a new game instead of typed, and who sits down there by themselves. */

import type { Person } from "../log/records.ts";
import { peopleAt } from "../team-names.ts";
import type { Games } from "./games.ts";
import type { People } from "./people.ts";
import type { Preferences } from "./preferences.ts";

/** Under which name they are kept on this phone. */
const SETTING = "usual players";

/**
 * Return everybody, most recent first: those of the scorebooks as they are called there, then of this phone, as far as a
 * game of theirs was not erased.
 */
export function listPeople({ games, people }: { games: Games; people: People }): Person[] {
  const { own, offered } = people;
  const byKey = new Map<string, Person>();
  const seats = games.listed.flatMap(({ file, setup }) => [...file.seats, ...setup.seats]);
  const seated = [...new Set(seats.flatMap(peopleAt))].map(nameKey);
  for (const { name, color, last } of offered.people)
    byKey.set(nameKey(name), { name, color, used: Date.parse(last ?? "") || 0 });
  for (const mine of own) {
    const key = nameKey(mine.name);
    const theirs = byKey.get(key) ?? mine;
    if (offered.hidden.includes(key) || !seated.includes(key)) continue;
    byKey.set(key, { ...theirs, color: theirs.color ?? mine.color, used: Math.max(mine.used, theirs.used) });
  }
  return [...byKey.values()].sort((one, other) => other.used - one.used);
}

/** Return who sits down by themselves, in the order round the table. */
export function usualPlayers(store: { games: Games; people: People; preferences: Preferences }): Person[] {
  const people = listPeople(store);
  const names = store.preferences.get<string[]>(SETTING) ?? [];
  return names.flatMap((name) => people.find((person) => person.name === name) ?? []);
}

export function saveUsualPlayers(preferences: Preferences, names: string[]): Promise<boolean> {
  return preferences.set(SETTING, names);
}

/** Return a name as names are compared: companion/core/names.py. */
export function nameKey(name: string): string {
  const letters = name.normalize("NFD").toUpperCase().toLowerCase().normalize();
  return letters.trim().replace(/\s+/g, " ");
}
