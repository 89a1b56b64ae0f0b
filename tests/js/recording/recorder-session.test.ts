import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Screen } from "./record-screen.ts";

let screen: Screen;

beforeEach(async () => {
  screen = await new Screen().open();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("an empty draft leads to what is missing, and is no entry", async () => {
  await screen.current.answer;
  expect(screen.current.main.act).toBe("lead");
  await screen.session.act();
  expect([screen.log, screen.results]).toEqual([[], []]);
});

test("a whole round is written once, and its draft is gone", async () => {
  await screen.tap(screen.points(4, 7));
  await Promise.all([screen.session.act(), screen.session.act()]);
  expect(screen.log).toMatchObject([{ type: "round", players: [{ points: 4 }, { points: 7 }] }]);
  expect(screen.results).toEqual([{ outcome: "written" }]);
  expect(screen.store.drafts.get(screen.game, "new")).toBeNull();
});

test("a draft that was written takes no tap any more", async () => {
  await screen.write(4, 7);
  const { current } = screen;
  current.tap(screen.points(9, 9));
  expect(current.draft.entry.players).toEqual([{ points: 4 }, { points: 7 }]);
});

test("who comes back to a number begins it anew: what was typed is not gone on with", async () => {
  await screen.tap({ ...screen.points(52, null), typed: { 0: "50+2" } });
  screen.current.goToSeat(1);
  screen.current.goToSeat(0);
  expect(screen.current.draft).not.toHaveProperty("typed");
  expect(screen.current.draft.entry.players).toEqual([{ points: 52 }, null]);
});

test("undo takes back taps, then the newest entry of the game", async () => {
  await screen.write(4, 7);
  await screen.open();
  const blank = screen.current.draft;
  await screen.tap(screen.points(1, null));
  screen.session.undo();
  await vi.waitFor(() => expect(screen.current.draft).toEqual(blank));
  expect(screen.log).toHaveLength(1);
  screen.session.undo();
  await vi.waitFor(() => expect(screen.log.at(-1)?.type).toBe("undo"));
});

test("an entry that another phone was first with is held, and told as such", async () => {
  await screen.tap(screen.points(4, 7));
  vi.spyOn(screen.store, "write").mockResolvedValue({
    setup: null,
    sheet: null,
    problem: null,
    held: "mine",
  });
  await screen.session.act();
  expect(screen.results).toEqual([{ outcome: "held", id: "mine" }]);
});

test("undo after an entry that is held takes nothing back of the phone that was first", async () => {
  await screen.write(1, 2);
  await screen.open();
  await screen.tap(screen.points(4, 7));
  const held = { setup: null, sheet: null, problem: null, held: "mine" };
  const write = vi.spyOn(screen.store, "write").mockResolvedValue(held);
  await screen.session.act();
  await screen.session.undo();
  expect(write).toHaveBeenCalledOnce();
});

test("an entry that is refused stays a draft, and can be tapped on", async () => {
  const draft = screen.points(4, 7);
  await screen.tap(draft);
  const problem = { entry: 1, at: [], code: "seat.left", params: {} };
  vi.spyOn(screen.store, "write").mockResolvedValue({ setup: null, sheet: null, problem, held: null });
  await screen.session.act();
  expect(screen.results).toEqual([]);
  await screen.tap(screen.points(5, 7));
  expect(screen.current.main.act).toBe("write");
});

test("a correction shows what would follow, and is written as one entry", async () => {
  const of = await screen.write(4, 7);
  await screen.open({ of });
  await screen.tap(screen.points(9, 7));
  await vi.waitFor(() =>
    expect(screen.session.correction?.consequences?.totals).toEqual([{ seat: 0, before: 4, after: 9 }]),
  );
  await screen.session.act();
  expect(screen.log.at(-1)).toMatchObject({ type: "amend", changes: [{ of }] });
  expect(screen.results.at(-1)).toEqual({ outcome: "written" });
});

test("an entry that is mended for a correction joins it, and is not written by itself", async () => {
  const of = await screen.write(4, 7);
  await screen.open({ of }, "of:other");
  await screen.tap(screen.points(9, 7));
  await screen.session.act();
  expect(screen.results.at(-1)).toEqual({ outcome: "joined" });
  expect(screen.log).toHaveLength(1);
  expect(screen.store.drafts.get(screen.game, "of:other")?.changes).toMatchObject([{ of }]);
});

test("a draft that another tab made an entry of is left", async () => {
  await screen.tap(screen.points(4, 7));
  vi.spyOn(screen.store.drafts, "noticeLoss").mockReturnValueOnce(true);
  screen.session.update();
  await vi.waitFor(() => expect(screen.results).toEqual([{ outcome: "other-tab" }]));
  await screen.session.act();
  expect(screen.log).toEqual([]);
});

test("what another tab tapped is taken over, unless a tap here is not done yet", async () => {
  await screen.tap(screen.points(4, null));
  const theirs = screen.points(4, 8);
  await screen.store.drafts.push(screen.game, "new", theirs, screen.current.draft);
  screen.session.tap(screen.points(5, null));
  screen.session.update();
  expect(screen.current.draft).not.toEqual(theirs);
});

test("the engine is asked again once the game has changed around the draft, not while nothing has", async () => {
  await screen.tap(screen.points(4, 7));
  const choices = vi.spyOn(screen.store, "fetchChoices");
  screen.session.update();
  expect(choices).not.toHaveBeenCalled();
  await screen.store.write(screen.game, [{ type: "round", players: [{ points: 1 }, { points: 1 }] }]);
  screen.session.update();
  expect(choices).toHaveBeenCalledOnce();
});

/** Rename the second player, as another phone does. */
async function rename(name: string): Promise<void> {
  const { setup } = (await screen.store.open(screen.game))?.record ?? {};
  const seats = setup?.seats.slice(0, 2).with(1, { ...setup.seats[1], name }); // who joins later stands in the log
  await screen.store.write(screen.game, [{ type: "amend", changes: [{ of: "setup", entry: { seats } }] }]);
  screen.drawn = [];
  screen.session.update();
}

test("a player renamed by another phone has the new name in a round that is open", async () => {
  await rename("Benedikt");
  expect(screen.drawn[0]).toBe("draft");
  expect(screen.current.context.setup.seats.map(({ name }) => name)).toEqual(["Ada", "Benedikt"]);
});

test("and in a correction of an earlier round that is open, where who joined later has no seat", async () => {
  const of = await screen.write(4, 7);
  await screen.store.write(screen.game, [{ type: "join", seat: { name: "Cy" } }]);
  await screen.open({ of });
  await screen.tap(screen.points(9, 7));
  await rename("Benedikt");
  expect(screen.drawn[0]).toBe("draft");
  expect(screen.current.context.setup.seats.map(({ name }) => name)).toEqual(["Ada", "Benedikt"]);
  expect(screen.current.draft.entry.players).toEqual([{ points: 9 }, { points: 7 }]);
  screen.drawn = [];
  screen.session.update();
  expect(screen.drawn).toEqual([]);
});
