import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Notices } from "../../../static/js/page/sync/presence.ts";

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
  const notices = new Notices(onChange);
  notices.hear({ ...ada, place: "new:4", phone: phone("iPhone", "Ada") });
  expect(notices.at("new:4")).toEqual({ place: "new:4", by: "Ada", phone: phone("iPhone", "Ada") });
  expect(notices.at("new:5")).toBeNull();
  notices.hear({ device: "a", place: null });
  expect(notices.at("new:4")).toBeNull();
  vi.advanceTimersByTime(5 * MINUTE);
  expect(onChange).toHaveBeenCalledTimes(2);
});

test("a phone that falls silent is gone after two minutes, and the screen is told", () => {
  const onChange = vi.fn();
  const notices = new Notices(onChange);
  notices.hear({ ...ada, place: "new:4" });
  vi.advanceTimersByTime(2 * MINUTE - 1);
  expect(notices.at("new:4")?.by).toBe("Ada");
  vi.advanceTimersByTime(1);
  expect(notices.at("new:4")).toBeNull();
  expect(onChange).toHaveBeenCalledTimes(2);
});

test("a phone that repeats its notice stays for two minutes more", () => {
  const notices = new Notices(() => undefined);
  notices.hear({ ...ada, place: "new:4" });
  vi.advanceTimersByTime(MINUTE);
  notices.hear({ ...ada, place: "new:4" });
  vi.advanceTimersByTime(1.5 * MINUTE);
  expect(notices.at("new:4")?.by).toBe("Ada");
});

test("a phone writes at one place at a time", () => {
  const notices = new Notices(() => undefined);
  notices.hear({ ...ada, place: "new:4" });
  notices.hear({ ...ada, place: "of:r" });
  expect(notices.at("new:4")).toBeNull();
  expect(notices.at("of:r")?.by).toBe("Ada");
});

test("the notice of one phone says nothing about another", () => {
  const notices = new Notices(() => undefined);
  notices.hear({ ...ada, place: "new:4" });
  notices.hear({ device: "b", by: "Ben", place: "new:4" });
  notices.hear({ device: "a", place: null });
  expect(notices.at("new:4")?.by).toBe("Ben");
});

test("a writer without a name of its own goes by the person of the phone, else by nobody", () => {
  const notices = new Notices(() => undefined);
  notices.hear({ device: "a", place: "setup", phone: phone("iPad", "Ada") });
  expect(notices.at("setup")?.by).toBe("Ada");
  notices.hear({ device: "a", place: "setup", by: "Ben", phone: phone("iPad", "Ada") });
  expect(notices.at("setup")?.by).toBe("Ben");
  notices.hear({ device: "a", place: "setup" });
  expect(notices.at("setup")).toEqual({ place: "setup", by: null, phone: null });
});

test("another game on the screen shows nobody of the one before, then or later", () => {
  const onChange = vi.fn();
  const notices = new Notices(onChange);
  notices.hear({ ...ada, place: "new:4" });
  notices.clear();
  expect(notices.at("new:4")).toBeNull();
  vi.advanceTimersByTime(5 * MINUTE);
  expect(onChange).toHaveBeenCalledTimes(1);
});
