import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Saving } from "../../../static/js/page/state/saving.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const full = (): Promise<void> => Promise.reject(new Error("full"));

/** A write that ends when it is told to. */
function slow(): { work: () => Promise<void>; finish: () => unknown } {
  const ends: (() => void)[] = [];
  const work = () => new Promise<void>((done) => ends.push(done));
  return { work, finish: () => ends.splice(0).map((end) => end()) };
}

test("a write that fails while an older one of its name is tried again is not taken for saved", async () => {
  const saving = new Saving(() => undefined);
  const older = slow();
  const newer = vi.fn().mockRejectedValueOnce(new Error("full")).mockResolvedValue(undefined);
  await saving.save("game", full, older.work);
  await vi.advanceTimersByTimeAsync(0);
  await saving.save("game", newer);
  older.finish();
  await vi.advanceTimersByTimeAsync(0);
  expect(saving.done).toBe(false);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(newer).toHaveBeenCalledTimes(2);
  expect(saving.done).toBe(true);
});

test("a write that fails while another one is tried again has its turn too", async () => {
  const saving = new Saving(() => undefined);
  const first = slow();
  const second = vi.fn().mockRejectedValueOnce(new Error("full")).mockResolvedValue(undefined);
  await saving.save("first", full, first.work);
  await vi.advanceTimersByTimeAsync(0);
  await saving.save("second", second);
  first.finish();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(second).toHaveBeenCalledTimes(2);
  expect(saving.done).toBe(true);
});

test("a disk that goes on failing is tried again until it takes what is missing, and no more", async () => {
  const work = vi.fn(full);
  const saving = new Saving(() => undefined);
  await saving.save("game", work);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(work.mock.calls.length).toBeGreaterThan(3);
  work.mockImplementation(() => Promise.resolve());
  saving.again();
  await vi.advanceTimersByTimeAsync(0);
  expect(saving.done).toBe(true);
  const tries = work.mock.calls.length;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(work).toHaveBeenCalledTimes(tries);
});
