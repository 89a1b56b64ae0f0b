/** Rounds that two phones wrote: what each version comes to, and what a person chose. */

import type { Sheet } from "../../types.ts";
import { deedsToKeep, reading } from "./choosing.ts";
import { settle } from "./decided.ts";
import type { EntryRecord, LogEntry } from "./records.ts";
import type { Store } from "./store.ts";
import { correctionsOf } from "./versions.ts";

/** A held version beside what stands in its place. */
export interface Comparison {
  version: EntryRecord;
  /** How the held entry reads. */
  mine: LogEntry;
  /** What stands in its place: the newest entry or correction; null: nothing does any more. */
  theirs: EntryRecord | null;
  /** The game with this version in place of the other; null: it does not fit any more. */
  sheet: Sheet | null;
}

/** A held version with what it would come to; null when there is none of this id. */
export async function compare({ tables }: Store, game: string, id: string): Promise<Comparison | null> {
  const { log } = (await tables.load(game)) ?? { log: [] };
  const version = log.find(({ entry, held }) => entry.id === id && held);
  const mine = version && reading(version, log);
  if (!version || !mine) return null;
  const { sheet } = await tables.ask(game, (engine) => engine.attempt(deedsToKeep(version, log)));
  const { rivals = [] } = version.held ?? {};
  const theirs = log.filter(({ entry }) => rivals.includes(entry.id)).at(-1) ?? null;
  return { version, mine, theirs: correctionsOf(log, rivals).at(-1) ?? theirs, sheet };
}

/** This phone's version counts from now on, for everybody; false: it does not fit any more. */
export async function keepMine(store: Store, game: string, { version }: Comparison): Promise<boolean> {
  const { log } = (await store.tables.load(game)) ?? { log: [] };
  const { problem } = await store.write(game, deedsToKeep(version, log));
  if (problem) return false;
  await settle(store.tables, game, version.entry.id);
  return true;
}

/** What stands there counts; this phone's version stays to be seen. True: that fits always. */
export async function keepTheirs({ tables }: Store, game: string, { version }: Comparison): Promise<true> {
  await settle(tables, game, version.entry.id);
  return true;
}
