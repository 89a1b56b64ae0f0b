/** Who has played on this phone or in its scorebooks. */

import type { OfferedPeople, Person } from "../log/records.ts";
import { loadAll, type ReadTransaction, write } from "./db.ts";
import type { Preferences } from "./preferences.ts";
import type { WriteQueue } from "./retry.ts";

/** Under which name the server's people are kept. */
const OFFERED_KEY = "people";

export class People {
  #people = new Map<string, Person>();
  #writes: WriteQueue;
  #preferences: Preferences;
  #onChange: () => void;

  /** `onChange` is called when the server has named other people than before. */
  constructor(writes: WriteQueue, preferences: Preferences, onChange: () => void) {
    this.#writes = writes;
    this.#preferences = preferences;
    this.#onChange = onChange;
  }

  async start(shared?: ReadTransaction): Promise<void> {
    for (const person of await loadAll("people", shared)) this.#people.set(person.name, person);
  }

  /** Who has played on this phone. */
  get own(): Person[] {
    return [...this.#people.values()];
  }

  /** Take in whom the server offers. */
  setOffered(offered: OfferedPeople): void {
    if (JSON.stringify(offered) === JSON.stringify(this.offered)) return;
    void this.#preferences.set(OFFERED_KEY, offered);
    this.#onChange();
  }

  get offered(): OfferedPeople {
    return this.#preferences.get<OfferedPeople>(OFFERED_KEY) ?? { people: [], hidden: [] };
  }

  /** Store people who have sat down at a table. */
  async save(sitting: Person[]): Promise<void> {
    for (const person of sitting) this.#people.set(person.name, person);
    await this.#writes.save(`people ${Date.now()}`, () =>
      write((transaction) => {
        const people = transaction.objectStore("people");
        return sitting.map((person) => people.put(person));
      }),
    );
  }
}
