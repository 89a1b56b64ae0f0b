import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { StaleWriteError } from "../../../static/js/page/local/db.ts";
import { pauseAfter, RetryTask, WriteQueue } from "../../../static/js/page/local/retry.ts";
import { parseRetryAfter } from "../../../static/js/page/sync/api.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test("pauses grow, have an end, and are never the same on two phones", () => {
  expect(pauseAfter(0, 0, () => 1)).toBe(1_000);
  expect(pauseAfter(3, 0, () => 1)).toBe(8_000);
  expect(pauseAfter(50, 0, () => 1)).toBe(120_000);
  expect(pauseAfter(3, 0, () => 0)).toBe(4_000);
});

test("a pause the server asks for is kept, in seconds or as a date", () => {
  expect(parseRetryAfter("30")).toBe(30_000);
  const now = Date.parse("2026-01-01T20:00:00Z");
  expect(parseRetryAfter("Thu, 01 Jan 2026 20:00:10 GMT", now)).toBe(10_000);
  expect(parseRetryAfter("soon")).toBe(0);
  expect(parseRetryAfter(null)).toBe(0);
  expect(pauseAfter(0, 30_000, () => 0)).toBe(30_000);
});

test("a pause the server asks for has an end, and a date that is over asks for none", () => {
  const now = Date.parse("2026-01-01T20:00:00Z");
  expect(parseRetryAfter("86400")).toBe(120_000);
  expect(parseRetryAfter("Thu, 01 Jan 2026 19:00:00 GMT", now)).toBe(0);
});

test("a date without its weekday, or in the old form, is a date", () => {
  const now = Date.parse("2026-01-01T20:00:00Z");
  expect(parseRetryAfter("01 Jan 2026 20:00:10 GMT", now)).toBe(10_000);
  expect(parseRetryAfter("Thu Jan  1 20:00:10 2026", Date.parse("Thu Jan  1 20:00:00 2026"))).toBe(10_000);
});

test("what fails is tried again until it succeeds, then no more", async () => {
  const work = vi
    .fn()
    .mockRejectedValueOnce(new Error("no"))
    .mockRejectedValueOnce(new Error("no"))
    .mockResolvedValue(undefined);
  const task = new RetryTask(work, () => undefined);
  task.run();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(work).toHaveBeenCalledTimes(3);
  expect(task.isPending).toBe(false);
});

test("only one attempt at a time; what was asked meanwhile is done once, afterwards", async () => {
  let finish = () => {};
  const work = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const task = new RetryTask(work, () => undefined);
  task.run();
  task.run();
  task.run();
  expect(work).toHaveBeenCalledTimes(1);
  finish();
  await vi.advanceTimersByTimeAsync(0);
  expect(work).toHaveBeenCalledTimes(2);
});

test("a server that wants to be left alone is, whatever is tapped meanwhile", async () => {
  const work = vi
    .fn()
    .mockRejectedValueOnce(Object.assign(new Error("503"), { pause: 10_000 }))
    .mockResolvedValue(undefined);
  const task = new RetryTask(work, () => undefined);
  task.run();
  await vi.advanceTimersByTimeAsync(1);
  task.run();
  await vi.advanceTimersByTimeAsync(9_000);
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(work).toHaveBeenCalledTimes(2);
});

test("after many failures a server is left alone as long as it asks for, not as long as they would make it", async () => {
  const work = vi.fn().mockRejectedValue(new Error("no"));
  const task = new RetryTask(work, () => undefined);
  task.run();
  await vi.advanceTimersByTimeAsync(600_000);
  work.mockRejectedValueOnce(Object.assign(new Error("429"), { pause: 1_000 })).mockResolvedValue(undefined);
  task.run();
  await vi.advanceTimersByTimeAsync(0);
  const attempts = work.mock.calls.length;
  task.restart();
  expect(work).toHaveBeenCalledTimes(attempts);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(work).toHaveBeenCalledTimes(attempts + 1);
  expect(task.isPending).toBe(false);
});

test("a server that answers elsewhere is tried at once, but not while it wants to be left alone", async () => {
  const work = vi
    .fn()
    .mockRejectedValueOnce(new Error("no"))
    .mockRejectedValueOnce(Object.assign(new Error("503"), { pause: 10_000 }))
    .mockResolvedValue(undefined);
  const task = new RetryTask(work, () => undefined);
  task.retryNow();
  expect(work).toHaveBeenCalledTimes(0);
  task.run();
  await vi.advanceTimersByTimeAsync(0);
  task.retryNow();
  expect(work).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(0);
  task.retryNow();
  expect(work).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(work).toHaveBeenCalledTimes(3);
});

test("a server that stays away is tried less and less often", async () => {
  const work = vi.fn().mockRejectedValue(new Error("no"));
  new RetryTask(work, () => undefined).run();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(work.mock.calls.length).toBeGreaterThanOrEqual(6);
  expect(work.mock.calls.length).toBeLessThanOrEqual(8);
});

test("a task is pending while it is tried and while it waits, not once it is done", async () => {
  let end: { done(): void; fail(reason?: unknown): void } = { done: () => {}, fail: () => {} };
  const work = () => new Promise<void>((done, fail) => (end = { done, fail }));
  const task = new RetryTask(work, () => undefined);
  expect(task.isPending).toBe(false);
  task.run();
  expect(task.isPending).toBe(true);
  end.fail(new Error("no"));
  await vi.advanceTimersByTimeAsync(0);
  expect(task.isPending).toBe(true);
  await vi.advanceTimersByTimeAsync(1_000);
  end.done();
  await vi.advanceTimersByTimeAsync(0);
  expect(task.isPending).toBe(false);
});

test("every attempt is told with what it came to, a failure without a reason too", async () => {
  const onEnd = vi.fn();
  const work = vi.fn().mockRejectedValueOnce(undefined).mockResolvedValue(undefined);
  new RetryTask(work, onEnd).run();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(onEnd.mock.calls).toEqual([[new Error("failed")], [null]]);
});

test("pauses begin anew after a success", async () => {
  const work = vi.fn(() => Promise.reject(new Error("no")));
  const task = new RetryTask(work, () => undefined);
  task.run();
  await vi.advanceTimersByTimeAsync(600_000);
  work.mockResolvedValueOnce(undefined as never);
  task.run();
  await vi.advanceTimersByTimeAsync(0);
  expect(task.isPending).toBe(false);
  task.run();
  await vi.advanceTimersByTimeAsync(0);
  const failures = work.mock.calls.length;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(work).toHaveBeenCalledTimes(failures + 1);
});

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
  const saving = new WriteQueue(() => undefined);
  const older = slow();
  const newer = vi.fn().mockRejectedValueOnce(new Error("full")).mockResolvedValue(undefined);
  await saving.save("game", full, older.work);
  await vi.advanceTimersByTimeAsync(0);
  await saving.save("game", newer);
  older.finish();
  await vi.advanceTimersByTimeAsync(0);
  expect(saving.isDone).toBe(false);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(newer).toHaveBeenCalledTimes(2);
  expect(saving.isDone).toBe(true);
});

test("a write that fails while another one is tried again has its turn too", async () => {
  const saving = new WriteQueue(() => undefined);
  const first = slow();
  const second = vi.fn().mockRejectedValueOnce(new Error("full")).mockResolvedValue(undefined);
  await saving.save("first", full, first.work);
  await vi.advanceTimersByTimeAsync(0);
  await saving.save("second", second);
  first.finish();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(second).toHaveBeenCalledTimes(2);
  expect(saving.isDone).toBe(true);
});

test("a disk that goes on failing is tried again until it takes what is missing, and no more", async () => {
  const work = vi.fn(full);
  const saving = new WriteQueue(() => undefined);
  await saving.save("game", work);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(work.mock.calls.length).toBeGreaterThan(3);
  work.mockImplementation(() => Promise.resolve());
  saving.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(saving.isDone).toBe(true);
  const tries = work.mock.calls.length;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(work).toHaveBeenCalledTimes(tries);
});

test("the screen is told when a write is not on the disk, and when it is", async () => {
  const onChange = vi.fn();
  const saving = new WriteQueue(onChange);
  const work = vi.fn().mockRejectedValueOnce(new Error("full")).mockResolvedValue(undefined);
  expect(await saving.save("other", async () => undefined)).toBe(true);
  expect(onChange).not.toHaveBeenCalled();
  expect(await saving.save("game", work)).toBe(false);
  expect([saving.isPending("game"), saving.isPending("other")]).toEqual([true, false]);
  expect(onChange).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(0);
  expect(saving.isPending("game")).toBe(false);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(onChange).toHaveBeenCalledTimes(2);
  expect(work).toHaveBeenCalledTimes(2);
});

test("a later write of the same name that succeeds leaves nothing to be tried again", async () => {
  const onChange = vi.fn();
  const saving = new WriteQueue(onChange);
  const older = vi.fn(full);
  await saving.save("game", older);
  expect(await saving.save("game", async () => undefined)).toBe(true);
  expect([saving.isDone, onChange.mock.calls.length]).toEqual([true, 2]);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(older).toHaveBeenCalledOnce();
});

test("a write that another tab was quicker with is not tried again", async () => {
  const saving = new WriteQueue(() => undefined);
  const stale = () => Promise.reject(new StaleWriteError());
  await expect(saving.save("game", stale)).rejects.toThrow(StaleWriteError);
  expect(saving.isDone).toBe(true);
});

test("what is to be written later goes with what is pending; what is forgotten is not written", async () => {
  const saving = new WriteQueue(() => undefined);
  const later = vi.fn(async () => undefined);
  const forgotten = vi.fn(full);
  await saving.save("game", full, async () => undefined);
  saving.saveLater("draft", later);
  await saving.save("old", forgotten);
  saving.forget("old");
  await vi.advanceTimersByTimeAsync(0);
  expect([later.mock.calls.length, forgotten.mock.calls.length]).toEqual([1, 1]);
  expect(saving.isDone).toBe(true);
});

test("a page that is shown again tries nothing where everything is saved", async () => {
  const onChange = vi.fn();
  const saving = new WriteQueue(onChange);
  saving.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(onChange).not.toHaveBeenCalled();
});
