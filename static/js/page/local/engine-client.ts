/**
 * The page's side of the engine: typed questions to the worker, answers as promises.
 *
 * The worker holds one open game. Should it die, or say nothing for too long, another one is started, the
 * same game is opened in it, and it is asked again; if that one does the same, whoever waits is told.
 */

import script from "../../engine/worker.ts?worker&url";
import type { Entry, Evaluation, GameFile } from "../../types.ts";
import type { LogEntry } from "../log/records.ts";
import { trustedScriptUrl } from "../trusted-script-url.ts";

interface PendingCall {
  text: string;
  resolve(text: string): void;
  reject(error: Error): void;
}

export class EngineClient {
  /** How many seconds of silence are taken for thinking; each entry of the open game adds a tenth. */
  patience = 8;
  #worker: Worker | null = null;
  #pending = new Map<number, PendingCall>();
  #lastId = 0;
  #open: GameFile | null = null;
  /** What was last said to the open game; null while it is being opened. */
  #evaluation: Evaluation | null = null;
  /** Whether the worker is the second in a row, and nothing has been answered since. */
  #isRestarted = false;
  /** What the next worker is called: "again" once any of this page has died. */
  #workerName = "";
  /** For how many seconds the worker has owed an answer; loading the engine may take as long as it likes. */
  #silence = 0;
  /** Ticks while an answer is owed. */
  #clock: ReturnType<typeof setInterval> | undefined;

  /**
   * Make this the open game. Entries this engine refuses are marked and count nothing. A file that
   * goes on from the open game is only gone on with: the engine need not read a long evening again.
   */
  async open(file: GameFile): Promise<Evaluation> {
    this.#evaluation = (await this.#openFurther(file)) ?? (await this.#openAnew(file));
    return this.#evaluation;
  }

  /** Evaluate entries on top of the open game; kept unless one of them is refused. */
  async add(entries: Entry[]): Promise<Evaluation> {
    const evaluation = await this.#evaluate({ do: "add", entries });
    if (evaluation.problem || !this.#open) return evaluation;
    this.#open = { ...this.#open, log: [...this.#open.log, ...entries] };
    this.#evaluation = evaluation;
    return evaluation;
  }

  /** Return what would be if these entries were written. */
  attempt(entries: LogEntry[]): Promise<Evaluation> {
    return this.#evaluate({ do: "try", entries });
  }

  /** Start the worker if it is not running; called early, so that the first tap does not wait for it. */
  start(): void {
    if (this.#worker) return;
    const worker = new Worker(trustedScriptUrl(script), { type: "module", name: this.#workerName });
    worker.addEventListener("message", ({ data }) => this.#onAnswer(worker, data));
    worker.addEventListener("error", () => this.#onDeath(worker));
    this.#worker = worker;
    this.#silence = -Infinity;
    if (this.#open) worker.postMessage({ id: 0, text: JSON.stringify({ do: "open", file: this.#open }) });
  }

  /** Ask what no method asks for, as `docs/engine.md` has it. Rejects what the engine calls no question. */
  async ask<Answer>(question: object): Promise<Answer> {
    this.start();
    const answer = JSON.parse(await this.#post(question));
    if ("error" in answer) throw new Error(answer.error);
    return answer;
  }

  /** Ask what a question makes of the open game; of its rounds the engine sends those that change. */
  async #evaluate(question: object): Promise<Evaluation> {
    const known = this.#evaluation?.sheet?.rounds;
    const answer = await this.ask<Evaluation & { kept: number }>({ ...question, changes: true });
    answer.sheet?.rounds.unshift(...(known ?? []).slice(0, answer.kept));
    return answer;
  }

  #openAnew(file: GameFile): Promise<Evaluation> {
    this.start(); // first: a worker opens by itself whatever is open when it starts
    this.#open = file;
    this.#evaluation = null;
    return this.ask({ do: "open", file });
  }

  /** Return what the engine says to a file that begins as the open game does; null where it does not, or goes on with a refusal. */
  async #openFurther(file: GameFile): Promise<Evaluation | null> {
    const more = this.#evaluation && this.#open && furtherEntries(this.#open, file);
    if (!more?.length) return more && this.#evaluation;
    const evaluation = await this.add(more);
    return evaluation.problem ? null : evaluation;
  }

  #post(question: object): Promise<string> {
    const text = JSON.stringify(question);
    return new Promise((resolve, reject) => this.#send(++this.#lastId, { text, resolve, reject }));
  }

  #onAnswer(worker: Worker, { id, text }: { id: number; text?: string }): void {
    if (text === undefined) this.#onDeath(worker);
    else {
      this.#silence = 0;
      this.#isRestarted &&= id === 0; // nobody asked that
      this.#pending.get(id)?.resolve(text);
      this.#pending.delete(id);
    }
  }

  /** Count seconds in which the page is awake: while a phone sleeps, nothing ticks. */
  #onTick = (): void => {
    if (!this.#pending.size) {
      clearInterval(this.#clock);
      this.#clock = undefined;
    } else if (++this.#silence > this.patience + (this.#open?.log.length ?? 0) / 10) this.#onDeath();
  };

  #onDeath(worker = this.#worker): void {
    if (worker !== this.#worker) return; // it has said so before
    worker?.terminate();
    this.#worker = null;
    const waiting = this.#pending;
    this.#pending = new Map();
    this.#workerName = "again";
    this.#isRestarted = !this.#isRestarted;
    if (this.#isRestarted) this.start();
    for (const [id, one] of waiting) {
      if (this.#isRestarted) this.#send(id, one);
      else one.reject(new Error("the engine stopped"));
    }
  }

  #send(id: number, waiting: PendingCall): void {
    this.#pending.set(id, waiting);
    this.#worker?.postMessage({ id, text: waiting.text });
    this.#clock ??= setInterval(this.#onTick, 1000);
  }
}

/** Return the entries of a file after those it shares with another one; null where they differ before. */
function furtherEntries(
  { log: open, ...head }: GameFile,
  { log, ...other }: GameFile,
): GameFile["log"] | null {
  const begins = open.length <= log.length && open.every((entry, place) => isEqual(entry, log[place]));
  return begins && isEqual(head, other) ? log.slice(open.length) : null;
}

function isEqual(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
