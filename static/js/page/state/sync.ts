/**
 * Brings this phone and the server together: sends what waits, takes in what others wrote.
 *
 * Nothing here is ever waited for: with no network everything goes on, and what
 * waits is sent after the next write, when the phone is back online or the page
 * is shown again, and in between at growing intervals.
 */

import { getGame, getLog, listGames, type Pushed, postLog, putGame, Unreachable } from "./api.ts";
import { waiting } from "./log.ts";
import type { Table, Tables } from "./tables.ts";

const FIRST_PAUSE = 2_000;
const LONGEST_PAUSE = 120_000;
/** Entries in one request; a longer log goes in several. */
const BATCH = 200;
/** Two phones writing at once settle within a few rounds; more means something else is wrong. */
const ATTEMPTS = 8;

export class Sync {
  /** Whether the last request was answered. */
  reachable = true;
  #running = false;
  #again = false;
  #pause = FIRST_PAUSE;
  #timer = 0;

  #tables: Tables;
  #told: () => void;

  constructor(tables: Tables, told: () => void) {
    this.#tables = tables;
    this.#told = told;
  }

  /** Starts listening for the moments at which it is worth trying. */
  start(): void {
    addEventListener("online", () => this.now());
    addEventListener("pageshow", () => this.now());
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && this.now());
    this.now();
  }

  /** Sends and pulls now; a call while that runs makes it run once more. */
  now(): void {
    clearTimeout(this.#timer);
    this.#again = true;
    if (!this.#running) void this.#run();
  }

  async #run(): Promise<void> {
    this.#running = true;
    while (this.#again) {
      this.#again = false;
      await this.#everything().then(
        () => this.#reached(),
        (error) => this.#failed(error),
      );
    }
    this.#running = false;
  }

  #reached(): void {
    this.#pause = FIRST_PAUSE;
    this.#tell(true);
  }

  #failed(error: unknown): void {
    if (!(error instanceof Unreachable)) reportError(error);
    this.#timer = window.setTimeout(() => this.now(), this.#pause);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
    this.#tell(false);
  }

  #tell(reachable: boolean): void {
    if (this.reachable === reachable) return;
    this.reachable = reachable;
    this.#told();
  }

  async #everything(): Promise<void> {
    for (const { id, known, waits } of this.#tables.records) if (!known || waits) await this.#send(id);
    const listed = await listGames();
    for (const { id, seq, epoch } of listed) {
      const head = this.#tables.head(id);
      if (!head) await this.#adopt(id);
      else if (head.epoch !== epoch) await this.#pullAll(id);
      else if (head.seq !== seq) await this.#pullFrom(id, head.seq);
    }
  }

  /** Sends what waits in a game until nothing does, or until its entries were refused. */
  async #send(id: string): Promise<void> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const table = await this.#tables.load(id);
      if (!table || !(await this.#introduced(table))) return;
      const batch = waiting(table.log).slice(0, BATCH);
      if (!batch.length) return;
      const pushed = await postLog(
        id,
        table.record.seq,
        batch.map(({ entry }) => entry),
      );
      await this.#heard(
        table,
        batch.map(({ entry }) => entry.id),
        pushed,
      );
    }
  }

  /** Whether the server knows this game, after telling it where needed. */
  async #introduced({ record }: Table): Promise<boolean> {
    if (record.known) return true;
    const { known, problem } = await putGame(record.id, record.file);
    await this.#tables.setKnown(record.id, known, problem);
    return known;
  }

  async #heard({ record }: Table, sent: string[], pushed: Pushed): Promise<void> {
    const { id } = record;
    if (pushed.status === 404) return this.#tables.setKnown(id, false);
    const { answer } = pushed;
    if (record.epoch !== null && answer.epoch !== record.epoch) return this.#pullAll(id);
    if (pushed.status === 409) return this.#tables.takeIn(id, pushed.answer, false);
    const stored = pushed.status === 200 ? sent : pushed.answer.stored;
    // Sent twice because an answer was lost, others' entries may stand between or after: then ask for all of it.
    if (answer.seq === record.seq + stored.length)
      await this.#tables.accept(id, stored, answer.epoch, answer.seq);
    else await this.#pullFrom(id, record.seq);
    if (pushed.status === 422) await this.#tables.refuse(id, pushed.answer.id, pushed.answer.problem);
  }

  async #pullFrom(id: string, after: number): Promise<void> {
    const news = await getLog(id, after);
    if (news?.entries.length) await this.#tables.takeIn(id, news, after === 0);
  }

  /** Takes the server's whole log in: a new epoch began, and what it lacks is sent again. */
  async #pullAll(id: string): Promise<void> {
    await this.#pullFrom(id, 0);
    await this.#send(id);
  }

  /** A game of this device that this phone does not have: made in another browser, or storage was wiped. */
  async #adopt(id: string): Promise<void> {
    const found = await getGame(id);
    if (!found) return;
    const { file, seq, epoch } = found;
    const { log, ...head } = file;
    const timed = log.findLast(({ at }) => typeof at === "string"); // a card of Greta has its cell there
    const touched = Date.parse(timed?.at ?? head.started ?? "") || 0;
    await this.#tables.adopt({ id, file: head, seq, epoch, known: true, refused: null, touched }, log);
  }
}
