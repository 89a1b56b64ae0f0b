/** Who has played on this phone or in its scorebooks: names to tap instead of typing. */

import type { Seat } from "../../types.ts";
import type { Offered, Person } from "../log/records.ts";
import { allPeople, write } from "./db.ts";
import type { Preferences } from "./preferences.ts";
import type { Saving } from "./retry.ts";

/** Under which name the server's people are kept. */
const OFFERED = "people";

export class People {
  #people = new Map<string, Person>();
  #saving: Saving;
  #preferences: Preferences;
  #changed: () => void;

  /** `changed` hears when the server has named other people than before. */
  constructor(saving: Saving, preferences: Preferences, changed: () => void) {
    this.#saving = saving;
    this.#preferences = preferences;
    this.#changed = changed;
  }

  async start(): Promise<void> {
    for (const person of await allPeople()) this.#people.set(person.name, person);
  }

  /** Everybody, most recent first: those of the scorebooks as they are called there, then of this phone. */
  get all(): Person[] {
    const { people, hidden } = this.#offered;
    const found = new Map<string, Person>();
    for (const { name, color, last } of people)
      found.set(folded(name), { name, color, used: Date.parse(last ?? "") || 0 });
    for (const mine of this.#people.values()) {
      const key = folded(mine.name);
      const theirs = found.get(key) ?? mine;
      if (hidden.includes(key)) continue;
      const used = Math.max(mine.used, theirs.used);
      found.set(key, { name: theirs.name, color: theirs.color ?? mine.color, used });
    }
    return [...found.values()].sort((one, other) => other.used - one.used);
  }

  /** Takes in whom the server offers. */
  learn(offered: Offered): void {
    if (JSON.stringify(offered) === JSON.stringify(this.#offered)) return;
    void this.#preferences.keep(OFFERED, offered);
    this.#changed();
  }

  get #offered(): Offered {
    return this.#preferences.value<Offered>(OFFERED) ?? { people: [], hidden: [] };
  }

  /** Remembers who sat down, in seat order, and the mark each wore where the game `needsMarks`. */
  async sat(seats: Seat[], needsMarks: boolean): Promise<void> {
    const used = Date.now();
    const sitting = seats.map(({ name, color }, seat) => {
      const usual = this.#people.get(name)?.color ?? null;
      return { name, color: needsMarks && color ? color : usual, used: used - seat };
    });
    for (const person of sitting) this.#people.set(person.name, person);
    await this.#saving.save(`people ${used}`, () =>
      write((transaction) => {
        const people = transaction.objectStore("people");
        return sitting.map((person) => people.put(person));
      }),
    );
  }
}

/** A name as names are compared: companion/core/names.py. */
function folded(name: string): string {
  const letters = name.normalize("NFD").toUpperCase().toLowerCase().normalize();
  return letters.trim().replace(/\s+/g, " ");
}
