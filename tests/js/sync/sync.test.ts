import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { runInOneTab } from "../../../static/js/page/sync/sync.ts";

const LONG = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("AbortSignal", { timeout: abortAfter });
  vi.stubGlobal("navigator", { locks: new Locks() });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** `AbortSignal.timeout`, by the clock that a test can put forward. */
function abortAfter(pause: number): AbortSignal {
  const control = new AbortController();
  setTimeout(() => control.abort(), pause);
  return control.signal;
}

/** Locks as browsers keep them, of one name. */
class Locks {
  #free: Promise<unknown> = Promise.resolve();

  request<T>(_name: string, options: { signal?: AbortSignal }, work: () => Promise<T>): Promise<T> {
    const turn = this.#free.then(() => {
      options.signal?.throwIfAborted();
      return work();
    });
    this.#free = turn.catch(() => undefined);
    const timeout = new Promise<never>((_, fail) =>
      options.signal?.addEventListener("abort", () => fail(new DOMException("late", "AbortError"))),
    );
    return Promise.race([turn, timeout]);
  }
}

test("tabs take turns", async () => {
  let finish = () => {};
  const second = vi.fn(() => Promise.resolve());
  const first = runInOneTab("game", () => new Promise((done) => (finish = done)));
  const waiting = runInOneTab("game", second);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(second).toHaveBeenCalledTimes(0);
  finish();
  await Promise.all([first, waiting]);
  expect(second).toHaveBeenCalledTimes(1);
});

test("a tab that hangs does not keep another one from sending", async () => {
  const work = vi.fn(() => Promise.resolve());
  void runInOneTab("game", () => new Promise(() => undefined)).catch(() => undefined);
  const waiting = runInOneTab("game", work);
  await vi.advanceTimersByTimeAsync(LONG);
  expect(work).toHaveBeenCalledTimes(1);
  await waiting;
});

test("work that fails is not done a second time", async () => {
  const work = vi.fn(() => Promise.reject(new Error("no")));
  await expect(runInOneTab("game", work)).rejects.toThrow("no");
  expect(work).toHaveBeenCalledTimes(1);
});

test("a browser without locks does the work all the same", async () => {
  vi.stubGlobal("navigator", {});
  const work = vi.fn(() => Promise.resolve());
  await runInOneTab("game", work);
  expect(work).toHaveBeenCalledTimes(1);
});
