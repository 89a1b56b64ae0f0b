/**
 * The page's side of the engine: typed questions to the worker, answers as promises.
 *
 * The worker holds one open game. Should it die, another one is started, the same game is opened
 * in it, and it is asked again; if that one dies too before it has answered, whoever waits is told.
 */

import script from "../../engine/worker.ts?worker&url";
import type {
  Catalogue,
  Choices,
  Draft,
  Entry,
  Evaluation,
  GameFile,
  Options,
  Problem,
  Seat,
  Setup,
} from "../../types.ts";
import type { EntryPlace } from "../log/draft.ts";
import type { LogEntry } from "../log/records.ts";
import { ownScript } from "../own-script.ts";

/** Who wins a trick, by its place in the plays, and by which rule. */
export interface Verdict {
  winner: number | null;
  why: string | null;
  /** What may not be played so; the winner is told all the same. */
  problem: Problem | null;
}

interface Waiting {
  text: string;
  resolve(text: string): void;
  reject(error: Error): void;
}

export class Engine {
  #worker: Worker | null = null;
  #waiting = new Map<number, Waiting>();
  #last = 0;
  #catalogue: Promise<Catalogue> | null = null;
  #open: GameFile | null = null;
  /** What was last said to the open game; null while it is being opened. */
  #judged: Evaluation | null = null;
  /** Whether the worker is the second in a row, and nothing has been answered since. */
  #again = false;
  /** What the next worker is called: "again" once any of this page has died. */
  #name = "";

  /** The games, their seats and their options; asked for once. */
  catalogue(): Promise<Catalogue> {
    this.#catalogue ??= this.#ask<Catalogue>({ do: "catalogue" }).catch((error) => {
      this.#catalogue = null;
      throw error;
    });
    return this.#catalogue;
  }

  /** The set-up with every option written out, and what is wrong with it. */
  defaults(
    game: string,
    seats: Seat[],
    options: Record<string, unknown>,
  ): Promise<{ setup: Setup | null; problem: Problem | null }> {
    return this.#ask({ do: "defaults", game, seats, options });
  }

  /**
   * Makes this the open game. Entries this engine refuses are marked and count nothing. A file that
   * goes on from the open game is only gone on with: the engine need not read a long evening again.
   */
  async open(file: GameFile): Promise<Evaluation> {
    const judged = (await this.#goneOn(file)) ?? (await this.#opened(file));
    this.#open = file;
    this.#judged = judged;
    return judged;
  }

  /** Judges entries on top of the open game; kept unless one of them is refused. */
  async add(entries: Entry[]): Promise<Evaluation> {
    const judged = await this.#ask<Evaluation>({ do: "add", entries });
    if (judged.problem || !this.#open) return judged;
    this.#open = { ...this.#open, log: [...this.#open.log, ...entries] };
    this.#judged = judged;
    return judged;
  }

  /** What would be if these entries were written. */
  attempt(entries: LogEntry[]): Promise<Evaluation> {
    return this.#ask({ do: "try", entries });
  }

  /** What an unfinished entry is worth, what it lacks, and every next tap. */
  choices(draft: Draft, place: EntryPlace): Promise<Choices> {
    return this.#ask({ do: "choices", draft, ...place });
  }

  /** The set-up at a place of the log: who played then. */
  async setup(place: EntryPlace): Promise<Setup> {
    return (await this.#ask<{ setup: Setup }>({ do: "setup", ...place })).setup;
  }

  /** An entry as it reads now, null when it is gone. */
  async reading(id: string): Promise<Entry | null> {
    return (await this.#ask<{ entry: Entry | null }>({ do: "reading", of: id })).entry;
  }

  /** Who wins these cards, the leader's first, by the options of a house; nothing is kept. */
  whoWins(game: string, plays: string[][], options: Options): Promise<Verdict> {
    return this.#ask({ do: "who_wins", game, plays, options });
  }

  /** Starts the worker if it is not running; called early, so that the first tap does not wait for it. */
  start(): void {
    if (this.#worker) return;
    const worker = new Worker(ownScript(script), { type: "module", name: this.#name });
    worker.addEventListener("message", ({ data }) => this.#answered(worker, data));
    worker.addEventListener("error", () => this.#died(worker));
    this.#worker = worker;
    if (this.#open) this.#post({ do: "open", file: this.#open }).catch(() => undefined);
  }

  async #ask<Answer>(question: object): Promise<Answer> {
    this.start();
    const answer = JSON.parse(await this.#post(question));
    if ("error" in answer) throw new Error(answer.error);
    return answer;
  }

  #opened(file: GameFile): Promise<Evaluation> {
    this.#open = file;
    this.#judged = null;
    return this.#ask({ do: "open", file });
  }

  /** What the engine says to a file that begins as the open game does; null where it does not, or goes on with a refusal. */
  async #goneOn(file: GameFile): Promise<Evaluation | null> {
    const more = this.#judged && this.#open && rest(this.#open, file);
    if (!more?.length) return more && this.#judged;
    const judged = await this.add(more);
    return judged.problem ? null : judged;
  }

  #post(question: object): Promise<string> {
    const text = JSON.stringify(question);
    return new Promise((resolve, reject) => this.#send(++this.#last, { text, resolve, reject }));
  }

  #answered(worker: Worker, { id, text }: { id: number; text?: string }): void {
    if (text === undefined) this.#died(worker);
    else {
      this.#again = false;
      this.#waiting.get(id)?.resolve(text);
      this.#waiting.delete(id);
    }
  }

  #died(worker: Worker): void {
    if (worker !== this.#worker) return; // it has said so before
    worker.terminate();
    this.#worker = null;
    const waiting = this.#waiting;
    this.#waiting = new Map();
    this.#name = "again";
    this.#again = !this.#again;
    if (this.#again) this.start();
    for (const [id, one] of waiting) {
      if (this.#again) this.#send(id, one);
      else one.reject(new Error("the engine stopped"));
    }
  }

  #send(id: number, waiting: Waiting): void {
    this.#waiting.set(id, waiting);
    this.#worker?.postMessage({ id, text: waiting.text });
  }
}

/** The entries of a file after those it shares with another one; null where they differ before. */
function rest({ log: open, ...head }: GameFile, { log, ...other }: GameFile): GameFile["log"] | null {
  const begins = open.length <= log.length && open.every((entry, place) => alike(entry, log[place]));
  return begins && alike(head, other) ? log.slice(open.length) : null;
}

function alike(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
