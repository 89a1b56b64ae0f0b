/** How a round came to read as it does: written, corrected, and by whom. */

import type { Sheet } from "../../types.ts";
import { besides } from "./choosing.ts";
import { newId } from "./ids.ts";
import type { EntryRecord, Table } from "./records.ts";
import type { Store } from "./store.ts";
import type { Tables } from "./tables.ts";
import { type Comparison, compare } from "./two-versions.ts";
import { correctionsOf } from "./versions.ts";

/** One deed of a round's story. */
interface Chapter {
  kept: EntryRecord;
  /** The game as it stood after this deed; null: as it stands now, or it can no longer be told. */
  sheet: Sheet | null;
}

export interface Story {
  /** Its entries as they were written, oldest first. */
  written: EntryRecord[];
  /** What all of it came to before the first correction. */
  first: Sheet | null;
  /** Its corrections that still stand, oldest first. */
  corrections: Chapter[];
  /** The versions that stood back for it. */
  besides: Comparison[];
}

export const UNTOLD: Story = { written: [], first: null, corrections: [], besides: [] };

/** The story of the round made of these entries. */
export async function storyOf(store: Store, table: Table, ids: string[]): Promise<Story> {
  const made = correctionsOf(table.log, ids);
  const [first = null, ...after] = await Promise.all(
    made.map((_, from) => without(store.tables, table, made.slice(from))),
  );
  const beside = besides(table.log, ids);
  const compared = await Promise.all(beside.map(({ entry }) => compare(store, table.record.id, entry.id)));
  return {
    written: table.log.filter(({ entry, held }) => !held && ids.includes(entry.id)),
    first,
    corrections: made.map((kept, place) => ({ kept, sheet: after[place] ?? null })),
    besides: compared.filter((comparison) => comparison !== null),
  };
}

/** The game as it would stand without these corrections; null where what came later rests on them. */
async function without(tables: Tables, { record }: Table, made: EntryRecord[]): Promise<Sheet | null> {
  const undos = made.map(({ entry }) => ({ type: "undo", id: newId(), of: entry.id }));
  return (await tables.ask(record.id, (engine) => engine.attempt(undos))).sheet;
}
