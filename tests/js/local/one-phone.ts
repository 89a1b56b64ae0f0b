/** A phone in Node: its disk, its engine and its tabs, as the app has them. */

import "fake-indexeddb/auto";
import { vi } from "vitest";
import { startEngine } from "../../../static/js/build/engine/image.ts";
import { write } from "../../../static/js/page/local/db.ts";
import { Drafts } from "../../../static/js/page/local/drafts.ts";
import { EngineClient } from "../../../static/js/page/local/engine-client.ts";
import { GameRepository } from "../../../static/js/page/local/game-repository.ts";
import { Games, type WriteResult } from "../../../static/js/page/local/games.ts";
import { WriteQueue } from "../../../static/js/page/local/retry.ts";
import { startOf } from "../../../static/js/page/log/conflicts.ts";
import { newGameRecord, stampEntry } from "../../../static/js/page/log/records.ts";
import type { Entry } from "../../../static/js/types.ts";

await startEngine(); // the first one takes seconds, which no test is to be counted

/** The engine's thread, without a thread; it starts with the first question. */
class EngineWorker extends EventTarget {
  #answer: ReturnType<typeof startEngine> | undefined;

  async postMessage({ id, text }: { id: number; text: string }): Promise<void> {
    this.#answer ??= startEngine();
    const answer = await this.#answer;
    this.dispatchEvent(new MessageEvent("message", { data: { id, text: answer(text) } }));
  }

  terminate(): void {}
}

Object.defineProperty(globalThis, "Worker", { value: EngineWorker, configurable: true });

/** No other tab hears what one of them has saved: a test has them read the disk. */
class SilentChannel {
  postMessage(): void {}
}

Object.defineProperty(globalThis, "BroadcastChannel", { value: SilentChannel });

/** Empty the phone's disk, so that a test finds none of the games of those before it. */
export async function emptyDisk(): Promise<void> {
  await write((transaction) =>
    Array.from(transaction.objectStoreNames, (name) => transaction.objectStore(name).clear()),
  );
}

/** One tab of the phone; another one shares only the disk with it, as does the same one after a reload. */
export class Tab {
  readonly saving = new WriteQueue(() => undefined);
  readonly tables = new Games(
    new EngineClient(),
    new GameRepository(
      this.saving,
      () => undefined,
      () => undefined,
      (game) => {
        this.computed = this.tables.compute(game);
      },
    ),
  );
  /** Resolves when the engine has read the game that was joined to another tab's last. */
  computed: Promise<void> = Promise.resolve();
  /** What waits until the newest tap is painted; null: a tap is painted at once. */
  unpainted: (() => void)[] | null = null;
  readonly drafts = new Drafts(
    this.saving,
    (game) => {
      const table = this.tables.get(game);
      return table && startOf(table.record, table.log);
    },
    () => undefined,
    () => undefined,
    (work) => (this.unpainted ? this.unpainted.push(work) : work()),
  );

  /** Begins a game of two; its id. */
  async begin(): Promise<string> {
    const seats = [{ name: "Ada" }, { name: "Ben" }];
    const head = newGameRecord({ format: "companion/1", game: "tally", seats, options: {} });
    await this.tables.adopt(head);
    return head.id;
  }

  /** Writes a round of these points. */
  write(game: string, ...points: number[]): Promise<WriteResult> {
    const round: Entry = { type: "round", players: points.map((figure) => ({ points: figure })) };
    return this.tables.write(game, [stampEntry(round)]);
  }

  /** The points of every round of a game, and what they come to. */
  async rounds(game: string): Promise<{ rounds: number[][]; totals: number[]; waits: number }> {
    const table = await this.tables.load(game);
    if (!table) throw new Error("no such game");
    const rounds = table.log.map(({ entry }) =>
      (entry.players as { points: number }[]).map((one) => one.points),
    );
    return { rounds, totals: table.record.sheet.totals, waits: table.record.waits };
  }
}

/** What goes wrong with the disk, until it is set to null again. */
export const disk: {
  /** It takes no row; it breaks off after every row was taken; or it says so once of what it has kept. */
  fails: "put" | "commit" | "answer" | null;
} = { fails: null };

const { put } = IDBObjectStore.prototype;
const { commit } = IDBTransaction.prototype;
const { transaction } = IDBDatabase.prototype;

IDBObjectStore.prototype.put = function (...args) {
  if (disk.fails === "put") throw new DOMException("full", "QuotaExceededError");
  return put.apply(this, args);
};

IDBTransaction.prototype.commit = function () {
  if (disk.fails !== "commit") return commit.call(this);
  this.objectStore("games").count().onsuccess = () => this.abort();
};

IDBDatabase.prototype.transaction = function (...args) {
  const opened = transaction.apply(this, args);
  if (disk.fails !== "answer" || opened.mode !== "readwrite") return opened;
  disk.fails = null;
  const listen = opened.addEventListener.bind(opened) as (type: string, listener: EventListener) => void;
  opened.addEventListener = (type: string, listener: EventListener) => {
    if (type !== "complete") listen(type === "abort" ? "complete" : type, listener);
  };
  return opened;
};

/** Timers that a test puts forward; the disk and the engine go on by themselves. */
export function holdTimers(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance", "Date"] });
}

/** Puts the clock forward until the disk has been tried again and has answered. */
export async function retrySaving(tab: Tab): Promise<void> {
  for (let attempt = 0; attempt < 10 && !tab.saving.isDone; attempt++) {
    await vi.advanceTimersByTimeAsync(120_000);
    for (let step = 0; step < 50; step++) await new Promise(setImmediate);
  }
}
