/** What the keys around a recorder do to its draft: always to what is filled in by now. */

import { afterEach, expect, test, vi } from "vitest";
import type { Choices, Draft } from "../../../static/js/types.ts";
import { Screen } from "./record-screen.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

/** Hold the engine's next answer back; call what is returned to let it come. */
function holdAnswer({ store }: Screen): () => void {
  let letCome = () => {};
  const held = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  const fetchChoices = store.fetchChoices.bind(store);
  vi.spyOn(store, "fetchChoices").mockImplementationOnce(async (...question) => {
    const choices = await fetchChoices(...question);
    await held;
    return choices;
  });
  return letCome;
}

/** A record screen of a game, with a draft of this depth. */
async function openAt(game: string, depth: "counts" | "cards"): Promise<Screen> {
  const screen = await new Screen(game, "Cy").open();
  while (screen.current.draft.depth !== depth) await screen.current.switchDepth();
  await screen.current.answer;
  return screen;
}

/** A record screen of Animanize, with a draft of this depth. */
const openAnimanize = (depth: "counts" | "cards") => openAt("animanize", depth);

/** The draft with this of the first player. */
function ofFirst({ current: { draft } }: Screen, item: Record<string, unknown>): Draft {
  const [, ...others] = draft.entry.players as unknown[];
  return { ...draft, entry: { ...draft.entry, players: [item, ...others] } };
}

/** What four kings in melds come to beside one court card left in hand. */
const WORTH = 4;

/** What is known of a player of lynX by counts, with so many kings in melds. */
const kings = (faces: number) => ({ melded: { faces, others: 0 }, held: { faces: 1, others: 0 } });

const asked = ({ current }: Screen) => (current.draft as Draft & { asked?: string | null }).asked;

test("undo of a tap takes back nothing that is written", async () => {
  const screen = await new Screen().open();
  await screen.write(4, 7);
  await screen.open();
  const blank = screen.current.draft;
  await screen.tap(screen.points(1, null));
  screen.session.undoTap();
  expect(screen.current.draft).toEqual(blank);
  screen.session.undoTap();
  await screen.current.answer;
  expect(screen.log).toHaveLength(1);
});

test("what the engine says late of a tap that was taken back counts nothing", async () => {
  const screen = await new Screen().open();
  await screen.tap(screen.points(4, null));
  const letCome = holdAnswer(screen);
  const whole = screen.points(4, 7);
  screen.session.tap(whole);
  await vi.waitFor(() => expect(screen.current.draft).toBe(whole));
  const late = screen.current.answer;
  screen.session.undoTap();
  await screen.current.answer;
  letCome();
  await late;
  expect(screen.current.main.act).toBe("seat");
  await screen.session.act();
  expect([screen.current.draft.seat, screen.log]).toEqual([1, []]);
});

test("a side key taps into what is filled in by now, before the engine has answered to it", async () => {
  const screen = await openAnimanize("counts");
  const [key] = screen.current.sideKeys;
  const letCome = holdAnswer(screen);
  const named = { ...screen.current.draft, note: "by now" } as Draft;
  screen.session.tap(named);
  await vi.waitFor(() => expect(screen.current.draft).toBe(named));
  expect(screen.session.tapSideKey(key?.label ?? "")).toBe(true);
  expect([asked(screen), screen.current.draft]).toEqual(["out", expect.objectContaining({ note: "by now" })]);
  letCome();
  await screen.current.answer;
  expect(asked(screen)).toBe("out");
});

test("a side key that is gone does nothing, and says so", async () => {
  const screen = await openAnimanize("counts");
  const { draft } = screen.current;
  expect(screen.session.tapSideKey("gone")).toBe(false);
  expect(screen.current.draft).toBe(draft);
});

test("a side key that leads to another player says so", async () => {
  const screen = await openAnimanize("counts");
  const { current } = screen;
  const sideKeys = () => [{ label: "on", draft: { ...current.draft, seat: 1 } }];
  vi.spyOn(current.context.kind, "sideKeys").mockImplementation(sideKeys);
  expect(screen.session.tapSideKey("on")).toBe(false);
  expect(current.draft.seat).toBe(1);
});

test("the depth key turns cards that were tapped just before it to what they come to, by way of their counts", async () => {
  const screen = await openAt("lynx", "cards");
  const letCome = holdAnswer(screen);
  screen.session.tap(ofFirst(screen, { melds: [{ set: "K", n: 4 }], hand: { faces: 1, others: 0 } }));
  const turned = Promise.all([screen.session.switchDepth(), screen.session.switchDepth()]);
  letCome();
  await turned;
  const { depth, entry } = screen.current.draft;
  expect([depth, entry.players]).toEqual(["points", [{ points: WORTH }, null, null]]);
});

test("points of an earlier figure are not those of the newest one, to which the engine gave no answer", async () => {
  const screen = await openAt("lynx", "counts");
  await screen.tap(ofFirst(screen, kings(4)));
  expect(screen.current.choices?.players[0]?.points).toBe(WORTH);
  vi.spyOn(screen.store, "fetchChoices").mockRejectedValueOnce(new Error("the engine stopped"));
  await screen.tap(ofFirst(screen, kings(8)));
  await screen.session.switchDepth();
  const { depth, entry } = screen.current.draft;
  expect([depth, entry.players]).toEqual(["points", [null, null, null]]);
});

test("a trick looked up in the rules is counted in what is filled in by now", async () => {
  const screen = await openAnimanize("cards");
  screen.session.countTrick(0, []);
  screen.session.countTrick(1, []);
  await screen.current.answer;
  expect(screen.current.draft.entry.players).toMatchObject([{ tricks: 1 }, { tricks: 1 }, { tricks: 0 }]);
});

test("a trick looked up in the rules is one more than what follows from the others' tricks", async () => {
  const screen = await openAnimanize("cards");
  const players = [3, 4, null].map((tricks) => ({ tricks, animals: [] }));
  const { draft } = screen.current;
  await screen.tap({ ...draft, entry: { ...draft.entry, players } } as Draft);
  const { rest } = (screen.current.choices as Choices).taps as { rest: number };
  expect(rest).toBeGreaterThan(0);
  screen.session.countTrick(2, []);
  expect(screen.current.draft.entry.players).toMatchObject([
    { tricks: 3 },
    { tricks: 4 },
    { tricks: rest + 1 },
  ]);
});

test("no key does anything before there is a draft, nor once it is written", async () => {
  const screen = await new Screen().open();
  await screen.write(4, 7);
  const { draft } = screen.current;
  screen.session.undoTap();
  screen.session.countTrick(0, []);
  expect([await screen.session.act(), screen.current.draft, screen.log.length]).toEqual([false, draft, 1]);
  screen.session.current = null;
  screen.session.undoTap();
  screen.session.countTrick(0, []);
  expect([await screen.session.act(), screen.session.tapSideKey("")]).toEqual([false, false]);
});
