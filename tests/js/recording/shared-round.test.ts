import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Filled, OtherPhone } from "../../../static/js/page/log/records.ts";
import type { Parts } from "../../../static/js/page/log/shared-draft.ts";
import { beginGame } from "../../../static/js/page/screens/new-game/begin-game.ts";
import type { FilledReader } from "../../../static/js/page/sync/presence-sender.ts";
import type { Pad } from "../../../static/js/types.ts";
import { Screen } from "./record-screen.ts";

let screen: Screen;
/** What the other phones are shown of this one's draft, as it is now. */
let shown: () => Filled | null;
let presence: { others: OtherPhone[] };

beforeEach(async () => {
  screen = new Screen();
  presence = { others: [] };
  shown = () => null;
  const presenceSender = {
    start: (_game: string, _place: string, read: FilledReader) => {
      shown = read;
    },
    stop: (left: FilledReader | null) => {
      shown = () => left?.() ?? null;
    },
  };
  const live = { onStoreChange: () => undefined, presence };
  Object.assign(screen.store.connection, {
    network: { presenceSender, live, sync: { exchangeNow: vi.fn(), exchangeAfter: vi.fn() } },
  });
  await screen.open();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function hear(device: string, parts: Parts, more: Partial<Filled> = {}): void {
  const filled = { round: 1, type: "round", parts, over: {}, at: null, ...more };
  const rest = presence.others.filter((one) => one.device !== device);
  presence.others = [...rest, { device, by: device, phone: null, filled }];
  screen.session.update();
}

async function tap(...figures: (number | null)[]): Promise<void> {
  screen.session.draftToDraw(screen.current);
  screen.session.tap(screen.points(...figures));
  const players = figures.map((points) => (points === null ? null : { points }));
  await vi.waitFor(() => expect(screen.current.draft.entry.players).toEqual(players));
  await screen.current.answer;
}

const players = () => screen.current.draft.entry.players;

test("another phone's seat grows on this one, and the round is written whole by whoever taps", async () => {
  await tap(4, null);
  hear("ben", { 1: { points: 7 } });
  await screen.current.answer;
  expect(players()).toEqual([{ points: 4 }, { points: 7 }]);
  expect(screen.current.draft.phones).toEqual({ 1: expect.stringContaining("ben") });
  await screen.session.act();
  expect(screen.log).toMatchObject([{ type: "round", players: [{ points: 4 }, { points: 7 }] }]);
  expect(screen.log[0]).not.toHaveProperty("phones");
});

test("the others are shown what was filled in here, and nothing of theirs", async () => {
  hear("ben", { 1: { points: 7 } });
  expect(shown()?.parts).toEqual({});
  await tap(4, 7);
  expect(shown()).toEqual({ round: 1, type: "round", parts: { 0: { points: 4 } }, over: {}, at: 0 });
  screen.session.leave();
  expect(shown()).toMatchObject({ parts: { 0: { points: 4 } }, at: null });
});

test("undo takes back taps of this phone alone", async () => {
  await tap(4, null);
  hear("ben", { 1: { points: 7 } });
  screen.session.undo();
  await vi.waitFor(() => expect(players()).toEqual([null, { points: 7 }]));
  expect(screen.current.canUndo).toBe(false);
});

test("a notice that changes nothing draws nothing and asks nobody", async () => {
  await tap(4, null);
  hear("ben", { 1: { points: 7 } });
  await screen.current.answer;
  const { answer } = screen.current;
  screen.drawn = [];
  hear("ben", { 1: { points: 7 } });
  screen.session.update();
  expect(screen.current.answer).toBe(answer);
  expect(screen.drawn).toEqual([]);
});

test("what another phone filled in of another round, or of another sort of entry, is none of this one's", () => {
  hear("ben", { 1: { points: 7 } }, { round: 2 });
  hear("cy", { 1: { points: 7 } }, { type: "section" });
  expect(players()).toEqual([null, null]);
});

test("a seat filled in by two is asked about before the round is written; this phone's value is kept", async () => {
  await tap(4, 6);
  hear("ben", { 1: { points: 7 } });
  await screen.current.answer;
  await screen.session.act();
  expect([screen.log, screen.drawn.at(-1)]).toEqual([[], "question"]);
  const [dispute] = screen.current.disputes;
  const own = dispute?.values.find(({ isOwn }) => isOwn);
  if (dispute && own) screen.session.decide(dispute, own);
  expect([screen.current.disputes, players()]).toEqual([[], [{ points: 4 }, { points: 6 }]]);
  expect(shown()?.over).toEqual({ 1: [{ points: 7 }] });
  await screen.current.answer;
  await screen.session.act();
  expect(screen.log).toMatchObject([{ players: [{ points: 4 }, { points: 6 }] }]);
});

test("the other phone's value is taken; undo brings the own one and the question back", async () => {
  await tap(4, 6);
  hear("ben", { 1: { points: 7 } });
  const [dispute] = screen.current.disputes;
  const theirs = dispute?.values.find(({ isOwn }) => !isOwn);
  if (dispute && theirs) screen.session.decide(dispute, theirs);
  expect(players()).toEqual([{ points: 4 }, { points: 7 }]);
  expect(shown()).toMatchObject({ parts: { 0: { points: 4 } }, over: { 1: [] } });
  screen.session.undo();
  await vi.waitFor(() => expect(screen.current.disputes).toHaveLength(1));
});

test("a choice that is the first tap fills in what follows from it; undo takes back both", async () => {
  const pad: Pad = JSON.parse(readFileSync("companion/pads/skat.json", "utf8"));
  const seats = ["Ada", "Ben", "Cy"].map((name) => ({ name }));
  screen.game = (await beginGame(screen.store, { game: "pad", pad, seats, options: {} })) ?? "";
  await screen.open();
  const plays = (game: string) => ({ 0: { declarer: true, game, times: null, won: false } });
  hear("ben", plays("clubs"));
  hear("cy", plays("null"));
  const [dispute] = screen.current.disputes;
  const ofCy = dispute?.values.find(({ phones }) => phones.some(({ device }) => device === "cy"));
  if (dispute && ofCy) screen.session.decide(dispute, ofCy);
  await screen.current.answer;
  expect(players()).toMatchObject([{ game: "null", times: 1 }, null, null]);
  expect(screen.current.canUndo).toBe(true);
  screen.session.undo();
  await vi.waitFor(() => expect(screen.current.disputes).toHaveLength(1));
  expect(screen.store.drafts.get(screen.game, "new")).toBeNull();
});

test("what another phone has decided against goes here, once, and undo does not bring it back", async () => {
  await tap(null, 6);
  await tap(4, 6);
  hear("ben", { 1: { points: 7 } }, { over: { 1: [{ points: 6 }] } });
  expect(players()).toEqual([{ points: 4 }, { points: 7 }]);
  screen.session.undo();
  await vi.waitFor(() => expect(players()).toEqual([null, { points: 7 }]));
  await tap(null, 6);
  expect(screen.current.disputes).toHaveLength(1);
});

test("what a phone has filled in that is gone stays with the draft, also after a reload", async () => {
  await tap(4, null);
  hear("ben", { 1: { points: 7 } });
  presence.others = [];
  screen.session.update();
  expect(players()).toEqual([{ points: 4 }, { points: 7 }]);
  await screen.begin();
  expect(players()).toEqual([{ points: 4 }, { points: 7 }]);
});

test("a seat that another phone is still at is said once before the round is written", async () => {
  await tap(4, null);
  hear("ben", { 1: { points: 1 } }, { at: 1 });
  await screen.current.answer;
  await screen.session.act();
  expect([screen.log, screen.drawn.at(-1), screen.current.unfinishedSeats]).toEqual([[], "unfinished", [1]]);
  hear("ben", { 1: { points: 12 } }, { at: 1 });
  await screen.current.answer;
  await screen.session.act();
  expect(screen.log).toMatchObject([{ players: [{ points: 4 }, { points: 12 }] }]);
});

test("a phone that has gone on to another seat, or has gone, has finished", async () => {
  await tap(4, null);
  hear("ben", { 1: { points: 7 } }, { at: 1 });
  await screen.current.answer;
  await screen.session.act();
  hear("ben", { 1: { points: 7 } }, { at: 0 });
  expect(screen.current.unfinishedSeats).toEqual([]);
  await screen.begin();
  hear("ben", { 1: { points: 8 } }, { at: null });
  await screen.current.answer;
  await screen.session.act();
  expect(screen.log).toMatchObject([{ players: [{ points: 4 }, { points: 8 }] }]);
});

test("a seat in which nothing changes any more is finished, though its phone still lies there", async () => {
  vi.setSystemTime(Date.now());
  await tap(4, null);
  hear("ben", { 1: { points: 7 } }, { at: 1 });
  await screen.current.answer;
  vi.setSystemTime(Date.now() + 1_500);
  await screen.session.act();
  expect(screen.log).toHaveLength(1);
});

test("what was filled in before the recorder opened is finished", async () => {
  hear("ben", { 1: { points: 7 } }, { at: 1 });
  await screen.begin();
  await tap(4, 7);
  await screen.session.act();
  expect(screen.log).toHaveLength(1);
});

test("a correction is this phone's alone", async () => {
  const id = await screen.write(4, 7);
  await screen.open({ of: id });
  hear("ben", { 0: { points: 1 } });
  hear("cy", { 0: { points: 1 } }, { round: 2 });
  expect(players()).toEqual([{ points: 4 }, { points: 7 }]);
  expect(screen.current.filled(true)).toBeNull();
});

test("more than the server takes is not shown", async () => {
  await tap(4, null);
  const { draft } = screen.current;
  screen.current.tap({ ...draft, entry: { ...draft.entry, players: [{ long: "x".repeat(7000) }, null] } });
  expect(screen.current.filled(true)).toBeNull();
});

test("who comes to a round that others fill in begins with the own seat", async () => {
  hear("ben", { 0: { points: 7 } });
  await screen.store.memberships.setPerson(screen.game, "Ben");
  await screen.begin();
  expect(screen.current.draft.seat).toBe(1);
  presence.others = [];
  await screen.begin();
  expect(screen.current.draft.seat).toBe(0);
});

/** Open the recorder of lynX, beside another phone that has filled in the first seat by counts. */
async function openBesideCounts(): Promise<void> {
  const seats = ["Ada", "Ben"].map((name) => ({ name }));
  screen.game = (await beginGame(screen.store, { game: "lynx", seats, options: {} })) ?? "";
  await screen.open();
  hear("ben", { 0: { melded: { faces: 0, others: 2 }, held: { faces: 1, others: 2 } } });
  await screen.current.answer;
}

test("a seat that another phone filled in is turned to every depth", async () => {
  await openBesideCounts();
  for (const depth of ["counts", "points", "cards"]) {
    await screen.session.switchDepth();
    expect(screen.current.draft).toMatchObject({ seat: 0, depth });
  }
});

test("a recorder opens with a seat of another phone at the depth it was filled in with", async () => {
  await openBesideCounts();
  await screen.begin();
  expect(screen.current.draft).toMatchObject({ seat: 0, depth: "counts" });
  await screen.session.switchDepth();
  expect(screen.current.draft).toMatchObject({ seat: 0, depth: "points" });
});

test("what is wrong at a seat that another phone filled in at another depth is shown at that depth", async () => {
  await openBesideCounts();
  expect(screen.current.draft).toMatchObject({ seat: 0, depth: "cards" });
  await screen.session.act();
  expect(screen.current.draft).toMatchObject({
    depth: "counts",
    open: { field: { of: "melded", what: "cards" } },
  });
});
