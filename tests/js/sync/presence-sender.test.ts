import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Filled } from "../../../static/js/page/log/records.ts";
import { PresenceSender } from "../../../static/js/page/sync/presence-sender.ts";

interface Sent {
  place: string | null;
  filled?: Filled;
}

let sent: Sent[];
let answers: (() => void)[];
let status: number;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  answers = [];
  status = 200;
  vi.stubGlobal("navigator", { languages: ["en"], onLine: true });
  vi.stubGlobal("fetch", (_path: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    return new Promise((answer) => answers.push(() => answer(new Response("", { status }))));
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const filled = (points: number): Filled => ({
  round: 4,
  type: "round",
  parts: { 0: { points } },
  over: {},
  at: 0,
});

/** Let time pass, and every notice arrive that is on its way. */
async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  for (const answer of answers.splice(0)) answer();
  await vi.advanceTimersByTimeAsync(0);
}

/** Return a sender that has shown the figure 1 of a round of "g". */
async function begun(): Promise<PresenceSender> {
  const sender = new PresenceSender(() => true);
  sender.start("g", "new:4", () => filled(1));
  await pass(50);
  return sender;
}

/** What withdraws that figure. */
const WITHDRAWN: Sent = { place: null, filled: { ...filled(1), parts: {} } };

const figures = () => sent.map((one) => (one.filled?.parts[0] as { points: number } | undefined)?.points);

test("nothing is sent in the frame of a tap; quick taps are shown together, the newest last", async () => {
  const sender = new PresenceSender(() => true);
  let points = 1;
  sender.start("g", "new:4", () => filled(points));
  expect(sent).toEqual([]);
  await pass(50);
  expect(figures()).toEqual([1]);
  for (points = 2; points < 9; points++) sender.start("g", "new:4", () => filled(points));
  await pass(300);
  expect(figures()).toEqual([1, 9]);
  sender.start("g", "new:4", () => filled(9));
  await pass(1000);
  expect(figures()).toEqual([1, 9]);
});

test("a notice waits for the one before it", async () => {
  const sender = new PresenceSender(() => true);
  sender.start("g", "new:4", () => filled(1));
  await vi.advanceTimersByTimeAsync(50);
  sender.start("g", "new:4", () => filled(2));
  await vi.advanceTimersByTimeAsync(900);
  expect(figures()).toEqual([1]);
  await pass(0);
  await pass(300);
  expect(figures()).toEqual([1, 2]);
});

test("who leaves says what stays to be seen", async () => {
  const sender = await begun();
  sender.stop(() => filled(3));
  await pass(500);
  expect(sent.at(-1)).toEqual({ place: null, filled: filled(3) });
});

test("the word that somebody has left arrives after the notice that was on its way by then", async () => {
  const sender = new PresenceSender(() => true);
  sender.start("g", "new:4", () => filled(1));
  await vi.advanceTimersByTimeAsync(50);
  sender.stop();
  await vi.advanceTimersByTimeAsync(900);
  expect(sent).toHaveLength(1);
  await pass(0);
  expect(sent.map(({ place }) => place)).toEqual(["new:4", null]);
});

test("a correction that is begun while a notice is on its way is told too", async () => {
  const sender = new PresenceSender(() => true);
  sender.start("g", "new:4", () => filled(1));
  await vi.advanceTimersByTimeAsync(50);
  sender.stop();
  sender.start("g", "of:1");
  await pass(900);
  await pass(900);
  expect(sent.map(({ place }) => place)).toEqual(["new:4", "of:1"]);
});

test("everything is shown once more where a stream has begun, and by who is at work alone", async () => {
  const sender = new PresenceSender(() => true);
  sender.repeat();
  sender.start("g", "new:4", () => filled(1));
  await pass(50);
  sender.repeat();
  await pass(0);
  expect(figures()).toEqual([1, 1]);
});

test("what was left of a draft is withdrawn once that is thrown away, and once only", async () => {
  const sender = await begun();
  sender.withdraw("g");
  sender.stop(() => filled(1));
  await pass(500);
  sender.withdraw("h");
  expect(sent).toHaveLength(2);
  sender.withdraw("g");
  sender.withdraw("g");
  await pass(0);
  expect(sent.slice(2)).toEqual([WITHDRAWN]);
});

test("a draft thrown away as soon as it was left is not shown again by the word that it was left", async () => {
  const sender = await begun();
  sender.stop(() => filled(1));
  await pass(100);
  sender.withdraw("g");
  await pass(500);
  expect(sent.slice(1)).toEqual([WITHDRAWN, WITHDRAWN]);
});

/** Be with or without a network. */
function beOnline(onLine: boolean): void {
  vi.stubGlobal("navigator", { languages: ["en"], onLine });
}

test("a draft left without a network is told with the next stream, and once", async () => {
  const sender = new PresenceSender(() => true);
  for (const game of ["g", "h"]) {
    beOnline(true);
    sender.start(game, "new:4", () => filled(1));
    await pass(50);
    beOnline(false);
    sender.stop(() => filled(3));
    await pass(500);
  }
  expect(figures()).toEqual([1, 1]);
  beOnline(true);
  sender.repeat();
  await pass(0);
  await pass(0);
  expect(sent.slice(2)).toEqual(Array(2).fill({ place: null, filled: filled(3) }));
  sender.repeat();
  await pass(0);
  expect(sent).toHaveLength(4);
});

test("a draft thrown away without a network is told with the next stream", async () => {
  const sender = await begun();
  sender.stop(() => filled(1));
  await pass(500);
  beOnline(false);
  sender.withdraw("g");
  await pass(0);
  beOnline(true);
  sender.repeat();
  await pass(0);
  expect(sent.slice(2)).toEqual([WITHDRAWN]);
});

test("a draft thrown away without a network, after another game was begun, is told as thrown away", async () => {
  const sender = await begun();
  beOnline(false);
  sender.stop(() => filled(1));
  await pass(500);
  sender.start("h", "new:1");
  sender.withdraw("g");
  await pass(500);
  beOnline(true);
  sender.repeat();
  await pass(0);
  await pass(0);
  expect(sent.slice(1)).toEqual([{ place: "new:1" }, WITHDRAWN]);
});

test.each([404, 503])(
  "a draft left in a game that answers %i is told again only where that may pass",
  async (answer) => {
    const sender = await begun();
    status = answer;
    sender.stop(() => filled(1));
    await pass(500);
    sender.repeat();
    await pass(0);
    expect(sent).toHaveLength(answer === 404 ? 2 : 3);
  },
);

test("a draft left without a network and taken up again is not told as left", async () => {
  const sender = new PresenceSender(() => true);
  beOnline(false);
  sender.start("g", "new:4", () => filled(1));
  await pass(50);
  sender.stop(() => filled(1));
  await pass(500);
  sender.start("g", "new:4", () => filled(1));
  await pass(50);
  beOnline(true);
  sender.repeat();
  await pass(0);
  expect(sent).toEqual([{ place: "new:4", filled: filled(1) }]);
});

test("an earlier server, which refuses it, is told the place alone, and is asked once", async () => {
  const sender = new PresenceSender(() => true);
  status = 400;
  sender.start("g", "new:4", () => filled(1));
  await pass(50);
  expect(sent).toEqual([{ place: "new:4", filled: filled(1) }, { place: "new:4" }]);
  status = 200;
  await pass(0);
  sender.start("g", "new:4", () => filled(2));
  await pass(300);
  expect(sent.at(-1)).toEqual({ place: "new:4" });
});
