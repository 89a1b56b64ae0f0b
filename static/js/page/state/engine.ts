/**
 * The page's side of the engine: typed questions to the worker, answers as promises.
 *
 * The worker holds one open game. Should it die, the next question starts another
 * one and opens the same game in it.
 */

import script from "../../engine/worker.ts?worker&url";
import type {
  Catalogue,
  Choices,
  Draft,
  Entry,
  GameFile,
  Judged,
  Options,
  Problem,
  Seat,
  Setup,
} from "../../types.ts";
import { ownScript } from "../own-script.ts";
import type { Place } from "../recorders/recorder.ts";
import type { LogEntry } from "./records.ts";

/** Who wins a trick, by its place in the plays, and by which rule. */
export interface Verdict {
  winner: number | null;
  why: string | null;
  /** What may not be played so; the winner is told all the same. */
  problem: Problem | null;
}

interface Waiting {
  resolve(text: string): void;
  reject(error: Error): void;
}

export class Engine {
  #worker: Worker | null = null;
  #waiting = new Map<number, Waiting>();
  #last = 0;
  #open: GameFile | null = null;

  /** The games, their seats and their options. */
  catalogue(): Promise<Catalogue> {
    return this.#ask({ do: "catalogue" });
  }

  /** The set-up with every option written out, and what is wrong with it. */
  defaults(
    game: string,
    seats: Seat[],
    options: Record<string, unknown>,
  ): Promise<{ setup: Setup | null; problem: Problem | null }> {
    return this.#ask({ do: "defaults", game, seats, options });
  }

  /** Makes this the open game. Entries this engine refuses are marked and count nothing. */
  async open(file: GameFile): Promise<Judged> {
    this.#open = file;
    return this.#ask({ do: "open", file });
  }

  /** Judges entries on top of the open game; kept unless one of them is refused. */
  async add(entries: LogEntry[]): Promise<Judged> {
    const judged = await this.#ask<Judged>({ do: "add", entries });
    if (!judged.problem && this.#open) this.#open = { ...this.#open, log: [...this.#open.log, ...entries] };
    return judged;
  }

  /** What would be if these entries were written. */
  attempt(entries: LogEntry[]): Promise<Judged> {
    return this.#ask({ do: "try", entries });
  }

  /** What an unfinished entry is worth, what it lacks, and every next tap. */
  choices(draft: Draft, place: Place): Promise<Choices> {
    return this.#ask({ do: "choices", draft, ...place });
  }

  /** The set-up at a place of the log: who played then. */
  async setup(place: Place): Promise<Setup> {
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
    const worker = new Worker(ownScript(script), { type: "module" });
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

  #post(question: object): Promise<string> {
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker?.postMessage({ id, text: JSON.stringify(question) });
    });
  }

  #answered(worker: Worker, { id, text }: { id: number; text?: string }): void {
    if (text === undefined) this.#died(worker);
    else this.#waiting.get(id)?.resolve(text);
    this.#waiting.delete(id);
  }

  /** Whoever waits is told; the next question starts anew. */
  #died(worker: Worker): void {
    worker.terminate();
    this.#worker = null;
    for (const waiting of this.#waiting.values()) waiting.reject(new Error("the engine stopped"));
    this.#waiting.clear();
  }
}
