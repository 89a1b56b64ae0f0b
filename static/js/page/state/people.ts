/** Who has played on this phone: names to tap instead of typing. */

import type { Seat } from "../../types.ts";
import { allPeople, write } from "./db.ts";
import type { Person } from "./records.ts";
import type { Saving } from "./saving.ts";

export class People {
  #people = new Map<string, Person>();
  #saving: Saving;

  constructor(saving: Saving) {
    this.#saving = saving;
  }

  async start(): Promise<void> {
    for (const person of await allPeople()) this.#people.set(person.name, person);
  }

  /** Everybody, most recent first. */
  get all(): Person[] {
    return [...this.#people.values()].sort((one, other) => other.used - one.used);
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
