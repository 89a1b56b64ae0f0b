/**
 * The games on this phone and the engine that judges them: opened, asked, written.
 * One piece of work at a time; every change is saved before anybody is told of it.
 */

import type { Evaluation } from "../../types.ts";
import { heldBack, madeFor, stepOf } from "../log/conflicts.ts";
import { appended, areThere, counting, type Told, toldBy, toldLog } from "../log/log.ts";
import type { Begun, EntryRecord, GameRecord, Head, LogEntry, Table, WholeGame } from "../log/records.ts";
import type { Engine } from "./engine-client.ts";
import { judged } from "./evaluate.ts";
import type { Changed, Shelf } from "./game-repository.ts";

/** What became of entries: judged, and the one that is held because another phone was first. */
export interface Written extends Evaluation {
  held: string | null;
}

/** What an engine says of a whole log. */
type SetupAndSheet = Pick<GameRecord, "setup" | "sheet">;

/** The draft that became an entry. */
export interface FromDraft {
  place: string;
  begun: Begun | null;
  /** Whether it lies on the disk, until one tab makes an entry of it. */
  bound: boolean;
}

export class Tables {
  readonly shelf: Shelf;
  #engine: Engine;
  /** The log the engine has open. */
  #seated: EntryRecord[] | null = null;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(engine: Engine, shelf: Shelf) {
    this.#engine = engine;
    this.shelf = shelf;
  }

  /** Every game, the one touched last first. */
  get records(): GameRecord[] {
    return this.shelf.records;
  }

  /** Those that a list shows: not what its owner threw away, unless something was never sent. */
  get listed(): GameRecord[] {
    return this.records.filter(({ gone, waits }) => gone !== "erased" || waits);
  }

  /** A game's head, null when this phone does not have it. */
  head(id: string): GameRecord | null {
    return this.shelf.head(id);
  }

  /** A game whose log is in memory. */
  get(id: string): Table | null {
    return this.shelf.get(id);
  }

  /** A game with its log read from the disk; null when this phone does not have it. */
  load(id: string): Promise<Table | null> {
    return this.shelf.load(id);
  }

  /** Reads a game anew that another tab of this phone may have written. */
  reread(id: string): Promise<void> {
    return this.#inTurn(() => this.shelf.reread(id));
  }

  /**
   * Takes a new game in; its log is empty, or what the server told. With the server's own `evaluation` it
   * is shown at once: this phone's engine, which may still be on its way, looks at it afterwards.
   */
  adopt(head: Head, news: Told[] = [], evaluation: SetupAndSheet | null = null): Promise<Table | null> {
    return this.#inTurn(async () => {
      const log = toldLog(head.id, news);
      if (evaluation) await this.#put({ ...head, ...evaluation }, log);
      else await this.#open(head, log);
      return this.get(head.id);
    });
  }

  /** Takes in a copy of a game under another id: all of it is this phone's own, and is sent anew. */
  copy(head: Head, entries: LogEntry[]): Promise<void> {
    const fresh = entries.map((entry) => ({ entry, made: { step: null, changes: [] } }));
    return this.#inTurn(() => this.#open(head, appended(head.id, [], fresh)));
  }

  /** What the engine says about a game; with `along`, about what it would be with these entries on top. */
  ask<T>(id: string, question: (engine: Engine) => T | Promise<T>, along: LogEntry[] = []): Promise<T> {
    return this.#inTurn(async () => {
      if (along.length) await this.#suppose(id, along);
      else await this.#seat(id);
      return question(this.#engine);
    });
  }

  /**
   * Judges entries and, if none is refused, keeps them; the draft they were made of goes with
   * them. Where another phone was first since the draft was begun, the entry is held.
   */
  write(id: string, entries: LogEntry[], draft?: FromDraft): Promise<Written> {
    let written: Written = { setup: null, sheet: null, problem: null, held: null };
    return this.#inTurn(async () => {
      await this.#seat(id);
      await this.shelf.change(id, async (table) => {
        if (!table || areThere(table.log, entries)) return null;
        const held = draft?.begun ? heldBack(table, entries, draft.begun) : null;
        if (held) {
          written = { ...table.record, problem: null, held: entries[0]?.id ?? null };
          return { ...held, draft };
        }
        if (this.#seated !== table.log) await this.#judge(table); // another tab was quicker
        const answer = await this.#engine.add(entries);
        written = { ...answer, held: null };
        const after = answer.problem ? null : await this.#added(table, entries, answer);
        return after && { ...after, draft };
      });
      return written;
    });
  }

  /** Changes a game in a way that is no affair of the engine's. Null: nothing changes. */
  change(id: string, change: (table: Table) => Changed | null): Promise<void> {
    return this.#inTurn(() =>
      this.shelf.change(id, async (table) => {
        const changed = table && change(table);
        if (changed && this.#seated === table.log) this.#seated = changed.log;
        return changed;
      }),
    );
  }

  /** Changes a log in the middle; what `change` gives is the engine's open game then. */
  rejudge(id: string, change: (table: Table, engine: Engine) => Promise<Changed | null>): Promise<void> {
    return this.#inTurn(() =>
      this.shelf.change(id, async (table) => {
        this.#seated = null;
        const changed = table && (await change(table, this.#engine));
        this.#seated = changed?.log ?? null;
        return changed;
      }),
    );
  }

  async #open(head: Head, log: EntryRecord[]): Promise<void> {
    const { setup, sheet } = await this.#engine.open({ ...head.file, log: counting(log) });
    if (!setup || !sheet) return;
    this.#seated = log;
    await this.#put({ ...head, setup, sheet }, log);
  }

  async #put(game: Head & SetupAndSheet, log: EntryRecord[]): Promise<void> {
    await this.shelf.change(game.id, async (table) =>
      table ? null : { record: { ...game, waits: 0, turn: 0 }, log },
    );
  }

  /** The table with the entries at the end; each remembers the step it was made for. */
  async #added(table: Table, entries: LogEntry[], { setup, sheet }: Evaluation): Promise<Changed | null> {
    if (!setup || !sheet) return null;
    const { id } = table.record;
    const step = stepOf(table.record.sheet);
    const fresh = entries.map((entry, place) => ({
      entry,
      made: madeFor(entry, { ...step, step: step.step + place }),
    }));
    const log = appended(id, table.log, fresh);
    this.#seated = log;
    return { record: { ...table.record, setup, sheet, touched: Date.now() }, log };
  }

  async #judge(table: Table): Promise<Table> {
    const after = await judged(this.#engine, table);
    this.#seated = after.log;
    return after;
  }

  /** Opens the game as it would be; whatever that makes impossible counts nothing there. */
  async #suppose(id: string, along: LogEntry[]): Promise<void> {
    const table = await this.load(id);
    this.#seated = null;
    if (table) await this.#engine.open({ ...table.record.file, log: [...counting(table.log), ...along] });
  }

  /** Opens a game in the engine, and keeps what it says to it. */
  async #seat(id: string): Promise<void> {
    const table = await this.load(id);
    if (!table || this.#seated === table.log) return;
    await this.shelf.change(id, async (now) => {
      const after = now && (await this.#judge(now));
      return after && !sameTable(now, after) ? after : null;
    });
  }

  /** One piece of work at a time, in the order asked for. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#turn.then(work);
    this.#turn = turn.catch(() => undefined);
    return turn;
  }
}

/** Whether the engine had nothing new to say. */
function sameTable(one: Table, other: Table): boolean {
  const said = ({ record: { setup, sheet } }: Table) => JSON.stringify([setup, sheet]);
  return one.log === other.log && said(one) === said(other);
}

/** Takes in a game with its log. */
export function adoptGame(tables: Tables, id: string, game: WholeGame): Promise<Table | null> {
  const { file, seq, epoch, stamps, setup, sheet } = game;
  const { log: entries, ...head } = file;
  const touched = Date.parse(game.touched ?? head.started ?? "") || 0;
  const record = { id, file: head, seq, epoch, touched, known: true, refused: null, gone: null };
  return tables.adopt(record, toldBy({ seq, entries, stamps }), setup && sheet ? { setup, sheet } : null);
}
