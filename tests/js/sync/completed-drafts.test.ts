import { beforeEach, expect, test, vi } from "vitest";
import { CompletedDrafts } from "../../../static/js/page/sync/completed-drafts.ts";
import { applyDelta } from "../../../static/js/page/sync/exchange.ts";
import { Screen } from "../recording/record-screen.ts";

let screen: Screen;
let written: CompletedDrafts;

beforeEach(async () => {
  screen = await new Screen().open();
  written = new CompletedDrafts(screen.store);
});

/** Another phone's round arrives. */
async function hear(...figures: number[]): Promise<void> {
  const players = figures.map((points) => ({ points }));
  const entries = [{ id: "theirs", type: "round", players }];
  const stamps = [{ at: "2026-11-26T20:00:00Z", phone: null }];
  await applyDelta(screen.store.games, screen.game, { epoch: "e", seq: 1, entries, stamps }, false);
}

const draft = () => screen.store.drafts.get(screen.game, "new");

test("a draft of which everything was written by another phone goes, and its recorder is done", async () => {
  await screen.tap(screen.points(4, null));
  await hear(4, 7);
  written.follow(screen.game);
  await vi.waitFor(() => expect(draft()).toBeNull());
  screen.session.update();
  await vi.waitFor(() => expect(screen.results).toEqual([{ outcome: "other-tab" }]));
});

test("a draft from which another phone went on goes once that phone's round stands there", async () => {
  await screen.tap(screen.points(4, 1));
  const filled = {
    round: 1,
    type: "round",
    parts: { 1: { points: 7 } },
    over: { 1: [{ points: 1 }] },
    at: null,
  };
  const ben = { device: "ben", by: "ben", phone: null, filled };
  screen.store.drafts.change(screen.game, "new", (record) => ({
    ...record,
    shared: { others: [ben], over: {} },
  }));
  await hear(4, 7);
  written.follow(screen.game);
  await vi.waitFor(() => expect(draft()).toBeNull());
});

test("a draft that says something else stays, to be compared", async () => {
  await screen.tap(screen.points(5, null));
  await hear(4, 7);
  written.follow(screen.game);
  await screen.store.lastWrite;
  expect(draft()).not.toBeNull();
});

test("nothing goes before it is written, nor in a game that is not on the screen", async () => {
  await screen.tap(screen.points(4, null));
  written.follow(screen.game);
  written.follow(null);
  await screen.store.lastWrite;
  expect(draft()).not.toBeNull();
});

test("two who write the same in the same moment have written one round, and nobody is asked", async () => {
  await screen.tap(screen.points(4, 7));
  await hear(4, 7);
  await screen.session.act();
  expect(screen.results).toEqual([{ outcome: "written" }]);
  const [, own] = screen.store.games.get(screen.game)?.log ?? [];
  expect(own?.held).toMatchObject({ rivals: ["theirs"], settled: true });
});
