/**
 * The games on this phone and the engine that judges them: opened, asked, written.
 * One piece of work at a time; every change is saved before anybody is told of it.
 */

import type { Evaluation } from "../../types.ts";
import { holdEntry, nextStep, purposeOf } from "../log/conflicts.ts";
import { accepted, appendEntries, containsAll, logFromServer, serverEntries } from "../log/log.ts";
import type {
  EntryRecord,
  GameHead,
  GameRecord,
  LoadedGame,
  LogEntry,
  NewGameRecord,
  WholeGame,
} from "../log/records.ts";
import type { DraftSource } from "./db.ts";
import type { EngineClient } from "./engine-client.ts";
import { evaluate } from "./evaluate.ts";
import type { GameRepository, GameUpdate } from "./game-repository.ts";

/** What became of entries: judged, and the one that is held because another phone was first. */
export interface WriteResult extends Evaluation {
  held: string | null;
}

/** A change of a log that leaves alone what the engine judges. */
export type LogChange = (log: EntryRecord[]) => EntryRecord[];

/** What an engine says of a whole log. */
type ServerEvaluation = Pick<GameRecord, "setup" | "sheet">;

export class Games {
  readonly repository: GameRepository;
  #engine: EngineClient;
  /** The log the engine has open. */
  #openLog: EntryRecord[] | null = null;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(engine: EngineClient, repository: GameRepository) {
    this.#engine = engine;
    this.repository = repository;
  }

  /** Every game, the one touched last first. */
  get heads(): GameHead[] {
    return this.repository.heads;
  }

  /** Those that a list shows: not what its owner threw away, unless something was never sent. */
  get listed(): GameHead[] {
    return this.heads.filter(({ gone, waits }) => gone !== "erased" || waits);
  }

  /** Return a game's head, null when this phone does not have it. */
  head(id: string): GameHead | null {
    return this.repository.head(id);
  }

  /** Return a game whose log is in memory. */
  get(id: string): LoadedGame | null {
    return this.repository.get(id);
  }

  /** Return a game with its log read from the disk; null when this phone does not have it. */
  load(id: string): Promise<LoadedGame | null> {
    return this.repository.load(id);
  }

  /** Read a game anew that another tab of this phone may have written. */
  reread(id: string): Promise<void> {
    return this.#enqueue(() => this.repository.reread(id));
  }

  /**
   * Take a new game in; its log is empty, what the server sent, or a copy that this phone sends anew. With the
   * server's own `evaluation` it is shown at once: this phone's engine, which may still be on its way, looks at it
   * afterwards.
   */
  adopt(
    head: NewGameRecord,
    log: EntryRecord[] = [],
    evaluation: ServerEvaluation | null = null,
  ): Promise<LoadedGame | null> {
    return this.#enqueue(async () => {
      if (evaluation) await this.#put({ ...head, ...evaluation }, log);
      else await this.#open(head, log);
      return this.get(head.id);
    });
  }

  /** Return what the engine says about a game; with `along`, about what it would be with these entries on top. */
  ask<T>(id: string, question: (engine: EngineClient) => T | Promise<T>, along: LogEntry[] = []): Promise<T> {
    return this.#enqueue(async () => {
      if (along.length) await this.#openWith(id, along);
      else await this.#ensureOpen(id);
      return question(this.#engine);
    });
  }

  /** Have the engine read a game whose log has been joined to another tab's, so that its sheet has all of it. */
  compute(id: string): Promise<void> {
    return this.#enqueue(() => {
      this.#openLog = null; // also where the log says the same: the sheet is another tab's
      return this.#ensureOpen(id);
    }).catch(() => undefined); // whoever asks next has it read
  }

  /**
   * Evaluate entries and, if none is refused, save them; the draft they were made of goes with
   * them. Where another phone was first since the draft was begun, the entry is held. `settle` gives the log
   * that is saved, once they are in it.
   */
  write(id: string, entries: LogEntry[], draft?: DraftSource, settle?: LogChange): Promise<WriteResult> {
    let result: WriteResult = { setup: null, sheet: null, problem: null, held: null };
    return this.#enqueue(async () => {
      await this.#ensureOpen(id);
      await this.repository.change(id, async (table) => {
        if (!table || containsAll(table.log, entries)) return null;
        const held = draft?.begun ? holdEntry(table, entries, draft.begun) : null;
        if (held) {
          result = { ...table.record, problem: null, held: entries[0]?.id ?? null };
          return { ...held, draft };
        }
        if (this.#openLog !== table.log) await this.#evaluate(table); // another tab was quicker
        const answer = await this.#engine.add(entries);
        result = { ...answer, held: null };
        const after = answer.problem ? null : await this.#appendTo(table, entries, answer, settle);
        return after && { ...after, draft };
      });
      return result;
    });
  }

  /** Change a game in a way that is no affair of the engine's. Null: nothing changes. */
  change(id: string, change: (table: LoadedGame) => GameUpdate | null): Promise<void> {
    return this.#enqueue(() =>
      this.repository.change(id, async (table) => {
        const changed = table && change(table);
        if (changed && this.#openLog === table.log) this.#openLog = changed.log;
        return changed;
      }),
    );
  }

  /** Change a log in the middle; what `change` gives is the engine's open game then. */
  reevaluate(
    id: string,
    change: (table: LoadedGame, engine: EngineClient) => Promise<GameUpdate | null>,
  ): Promise<void> {
    return this.#enqueue(() =>
      this.repository.change(id, async (table) => {
        this.#openLog = null;
        const changed = table && (await change(table, this.#engine));
        this.#openLog = changed?.log ?? null;
        return changed;
      }),
    );
  }

  async #open(head: NewGameRecord, log: EntryRecord[]): Promise<void> {
    const { setup, sheet } = await this.#engine.open({ ...head.file, log: accepted(log) });
    if (!setup || !sheet) return;
    this.#openLog = log;
    await this.#put({ ...head, setup, sheet }, log);
  }

  async #put(game: NewGameRecord & ServerEvaluation, log: EntryRecord[]): Promise<void> {
    await this.repository.change(game.id, async (table) =>
      table ? null : { record: { ...game, waits: 0, turn: 0 }, log },
    );
  }

  /** Return the table with the entries at the end; each remembers the step it was made for. */
  async #appendTo(
    table: LoadedGame,
    entries: LogEntry[],
    { setup, sheet }: Evaluation,
    settle: LogChange = (log) => log,
  ): Promise<GameUpdate | null> {
    if (!setup || !sheet) return null;
    const { id } = table.record;
    const step = nextStep(table.record.sheet);
    const fresh = entries.map((entry, place) => ({
      entry,
      made: purposeOf(entry, { ...step, step: step.step + place }),
    }));
    const log = settle(appendEntries(id, table.log, fresh));
    this.#openLog = log;
    return { record: { ...table.record, setup, sheet, touched: Date.now() }, log };
  }

  async #evaluate(table: LoadedGame): Promise<LoadedGame> {
    this.#openLog = null;
    const after = await evaluate(this.#engine, table);
    this.#openLog = after.log;
    return after;
  }

  /** Open the game as it would be; whatever that makes impossible counts nothing there. */
  async #openWith(id: string, along: LogEntry[]): Promise<void> {
    const table = await this.load(id);
    this.#openLog = null;
    if (table) await this.#engine.open({ ...table.record.file, log: [...accepted(table.log), ...along] });
  }

  /** Open a game in the engine, and save what it says to it. */
  async #ensureOpen(id: string): Promise<void> {
    const table = await this.load(id);
    if (!table || this.#openLog === table.log) return;
    await this.repository.change(id, async (now) => {
      const after = now && (await this.#evaluate(now));
      return after && !isSameGame(now, after) ? after : null;
    });
  }

  /** Do one piece of work at a time, in the order asked for. */
  #enqueue<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#queue.then(work);
    this.#queue = turn.catch(() => undefined);
    return turn;
  }
}

/** Return whether the engine had nothing new to say. */
function isSameGame(one: LoadedGame, other: LoadedGame): boolean {
  const view = ({ record: { setup, sheet } }: LoadedGame) => JSON.stringify([setup, sheet]);
  return one.log === other.log && view(one) === view(other);
}

/** Take in a game with its log. */
export function adoptGame(games: Games, id: string, game: WholeGame): Promise<LoadedGame | null> {
  const { file, seq, epoch, stamps, setup, sheet } = game;
  const { log: entries, ...head } = file;
  const touched = Date.parse(game.touched ?? head.started ?? "") || 0;
  const record = { id, file: head, seq, epoch, touched, known: true, refused: null, gone: null, proof: "" };
  return games.adopt(
    record,
    logFromServer(id, serverEntries({ seq, entries, stamps })),
    setup && sheet ? { setup, sheet } : null,
  );
}
