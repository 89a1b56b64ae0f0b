/** Rounds that two phones wrote: what each version comes to, and what a person chose. */

import type { Sheet } from "../../types.ts";
import { settle } from "./answers.ts";
import { besides, deedsToKeep, reading, undecided } from "./choosing.ts";
import type { EntryRecord, LogEntry, Table } from "./records.ts";
import type { Tables, Written } from "./tables.ts";
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

export class TwoVersions {
  #tables: Tables;
  #write: (game: string, entries: LogEntry[]) => Promise<Written>;

  constructor(tables: Tables, write: (game: string, entries: LogEntry[]) => Promise<Written>) {
    this.#tables = tables;
    this.#write = write;
  }

  /** The versions that wait for a person's choice. */
  open({ log }: Table): EntryRecord[] {
    return undecided(log);
  }

  /** The versions that stood back for one of these entries. */
  besides({ log }: Table, ids: string[]): EntryRecord[] {
    return besides(log, ids);
  }

  /** A held version with what it would come to; null when there is none of this id. */
  async compare(game: string, id: string): Promise<Comparison | null> {
    const { log } = (await this.#tables.load(game)) ?? { log: [] };
    const version = log.find(({ entry, held }) => entry.id === id && held);
    const mine = version && reading(version, log);
    if (!version || !mine) return null;
    const { sheet } = await this.#tables.ask(game, (engine) => engine.attempt(deedsToKeep(version, log)));
    const { rivals = [] } = version.held ?? {};
    const theirs = log.filter(({ entry }) => rivals.includes(entry.id)).at(-1) ?? null;
    return { version, mine, theirs: correctionsOf(log, rivals).at(-1) ?? theirs, sheet };
  }

  /** This phone's version counts from now on, for everybody; false: it does not fit any more. */
  async keepMine(game: string, { version }: Comparison): Promise<boolean> {
    const { log } = (await this.#tables.load(game)) ?? { log: [] };
    const { problem } = await this.#write(game, deedsToKeep(version, log));
    if (problem) return false;
    await settle(this.#tables, game, version.entry.id);
    return true;
  }

  /** What stands there counts; this phone's version stays to be seen. */
  keepTheirs(game: string, { version }: Comparison): Promise<void> {
    return settle(this.#tables, game, version.entry.id);
  }
}
