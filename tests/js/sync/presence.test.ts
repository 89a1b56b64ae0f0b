import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Presence } from "../../../static/js/page/sync/presence.ts";
import { PresenceSender } from "../../../static/js/page/sync/presence-sender.ts";

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

/** A phone that tells what is filled in on it, and the notices that have left it: "game: place", "game: –". */
function sender({ isOnline = true, isKnown = true } = {}): { sender: PresenceSender; sent: string[] } {
  const sent: string[] = [];
  vi.stubGlobal("navigator", { languages: ["en"], onLine: isOnline });
  vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit) => {
    const game = path.split("/").slice(3, -1).join("/");
    sent.push(`${game}: ${JSON.parse(String(body)).place ?? "–"}`);
    expect([method, path.split("/").at(-1)]).toEqual(["POST", "writing"]);
    if (sent.length === 1) throw new TypeError("no network"); // the first one gets lost
    return new Response("");
  });
  return { sender: new PresenceSender(() => isKnown), sent };
}

test("what is filled in is told at once, and again every minute", async () => {
  const phone = sender();
  phone.sender.start("g", "new:4");
  expect(phone.sent).toEqual(["g: new:4"]);
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  expect(phone.sent).toEqual(["g: new:4", "g: new:4", "g: new:4"]);
});

test("every further tap in one place tells nothing anew", async () => {
  const phone = sender();
  phone.sender.start("g", "new:4");
  phone.sender.start("g", "new:4");
  await vi.advanceTimersByTimeAsync(MINUTE - 1);
  expect(phone.sent).toEqual(["g: new:4"]);
});

test("another place of a game is told in place of the one before", async () => {
  const phone = sender();
  phone.sender.start("g", "new:4");
  phone.sender.start("g", "of:r");
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(phone.sent).toEqual(["g: new:4", "g: of:r", "g: of:r"]);
});

test("the same place of another game is told, and that the first one is left", async () => {
  const phone = sender();
  phone.sender.start("g", "new:4");
  phone.sender.start("h", "new:4");
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(phone.sent).toEqual(["g: new:4", "h: new:4", "g: –", "h: new:4"]);
});

test("that nothing is filled in any more is told once, half a second after the entry", async () => {
  const phone = sender();
  phone.sender.start("g", "new:4");
  phone.sender.stop();
  await vi.advanceTimersByTimeAsync(499);
  expect(phone.sent).toEqual(["g: new:4"]);
  await vi.advanceTimersByTimeAsync(1);
  expect(phone.sent).toEqual(["g: new:4", "g: –"]);
  phone.sender.stop();
  await vi.advanceTimersByTimeAsync(5 * MINUTE);
  expect(phone.sent).toHaveLength(2);
});

test("whoever goes on in the same game at once is not told to have stopped", async () => {
  const phone = sender();
  phone.sender.start("g", "new:4");
  phone.sender.stop();
  phone.sender.start("g", "new:5");
  await vi.advanceTimersByTimeAsync(MINUTE - 1);
  expect(phone.sent).toEqual(["g: new:4", "g: new:5"]);
});

test.each([
  ["a phone without a network tells nothing", { isOnline: false }],
  ["what is filled in of a game that the server does not know is told to nobody", { isKnown: false }],
])("%s", async (_, where) => {
  const phone = sender(where);
  phone.sender.start("g", "new:4");
  phone.sender.stop();
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(phone.sent).toEqual([]);
});

test("what a phone shows of its round is kept when it stops, until it shows nothing any more", () => {
  const notices = new Presence(() => undefined);
  const filled = { round: 4, type: "round", parts: { 0: { points: 5 } }, over: {}, at: 0 };
  notices.onNotice({ ...ada, place: "new:4", filled });
  notices.onNotice({ device: "b", place: "new:4", phone: phone("iPad", "Ben") });
  const shown = notices.others;
  expect(shown).toEqual([{ device: "a", by: "Ada", phone: null, filled }]);
  notices.onNotice({ device: "b", place: null });
  expect(notices.others).toBe(shown);
  notices.onNotice({ ...ada, place: null, filled: { ...filled, at: null } });
  expect(notices.writerAt("new:4")).toBeNull();
  expect(notices.others).toMatchObject([{ device: "a", filled: { at: null } }]);
  notices.onNotice({ ...ada, place: null });
  expect(notices.others).toEqual([]);
});
