import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Presence } from "../../../static/js/page/sync/presence.ts";

const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const ada = { device: "a", by: "Ada" };
const phone = (kind: string, by: string | null) => ({ kind, by });

test("a phone that fills in a round is named at that round until it says that it is done", () => {
  const onChange = vi.fn();
  const notices = new Presence(onChange);
  notices.onNotice({ ...ada, place: "new:4", phone: phone("iPhone", "Ada") });
  expect(notices.writerAt("new:4")).toEqual({ place: "new:4", by: "Ada", phone: phone("iPhone", "Ada") });
  expect(notices.writerAt("new:5")).toBeNull();
  notices.onNotice({ device: "a", place: null });
  expect(notices.writerAt("new:4")).toBeNull();
  vi.advanceTimersByTime(5 * MINUTE);
  expect(onChange).toHaveBeenCalledTimes(2);
});

test("a phone that falls silent is gone after two minutes, and the screen is told", () => {
  const onChange = vi.fn();
  const notices = new Presence(onChange);
  notices.onNotice({ ...ada, place: "new:4" });
  vi.advanceTimersByTime(2 * MINUTE - 1);
  expect(notices.writerAt("new:4")?.by).toBe("Ada");
  vi.advanceTimersByTime(1);
  expect(notices.writerAt("new:4")).toBeNull();
  expect(onChange).toHaveBeenCalledTimes(2);
});

test("a phone that repeats its notice stays for two minutes more", () => {
  const notices = new Presence(() => undefined);
  notices.onNotice({ ...ada, place: "new:4" });
  vi.advanceTimersByTime(MINUTE);
  notices.onNotice({ ...ada, place: "new:4" });
  vi.advanceTimersByTime(1.5 * MINUTE);
  expect(notices.writerAt("new:4")?.by).toBe("Ada");
});

test("a phone writes at one place at a time", () => {
  const notices = new Presence(() => undefined);
  notices.onNotice({ ...ada, place: "new:4" });
  notices.onNotice({ ...ada, place: "of:r" });
  expect(notices.writerAt("new:4")).toBeNull();
  expect(notices.writerAt("of:r")?.by).toBe("Ada");
});

test("the notice of one phone says nothing about another", () => {
  const notices = new Presence(() => undefined);
  notices.onNotice({ ...ada, place: "new:4" });
  notices.onNotice({ device: "b", by: "Ben", place: "new:4" });
  notices.onNotice({ device: "a", place: null });
  expect(notices.writerAt("new:4")?.by).toBe("Ben");
});

test("a writer without a name of its own goes by the person of the phone, else by nobody", () => {
  const notices = new Presence(() => undefined);
  notices.onNotice({ device: "a", place: "setup", phone: phone("iPad", "Ada") });
  expect(notices.writerAt("setup")?.by).toBe("Ada");
  notices.onNotice({ device: "a", place: "setup", by: "Ben", phone: phone("iPad", "Ada") });
  expect(notices.writerAt("setup")?.by).toBe("Ben");
  notices.onNotice({ device: "a", place: "setup" });
  expect(notices.writerAt("setup")).toEqual({ place: "setup", by: null, phone: null });
});

test("another game on the screen shows nobody of the one before, then or later", () => {
  const onChange = vi.fn();
  const notices = new Presence(onChange);
  notices.onNotice({ ...ada, place: "new:4" });
  notices.clear();
  expect(notices.writerAt("new:4")).toBeNull();
  vi.advanceTimersByTime(5 * MINUTE);
  expect(onChange).toHaveBeenCalledTimes(1);
});
