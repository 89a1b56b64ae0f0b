import { expect, test } from "vitest";
import { changeDepth, fieldOf, figureIn, withFigure } from "../../../static/js/page/recorders/lynx/counts.ts";
import {
  completeSeat,
  depthOf,
  doneSeats,
  type GameDraft,
  meldsOf,
  UNSET_COUNTS,
  withFinisher,
  withHandFigure,
  withoutFinisher,
  withoutOpen,
} from "../../../static/js/page/recorders/lynx/game.ts";
import { kind } from "../../../static/js/page/recorders/lynx/kind.ts";
import {
  changeMeld,
  eraseLast,
  firstOf,
  removeMeld,
  tapMeld,
  tapNumber,
  tapRank,
} from "../../../static/js/page/recorders/lynx/melds.ts";
import { withPlayer } from "../../../static/js/page/recorders/recorder.ts";
import type { Choices, Setup } from "../../../static/js/types.ts";

const SETUP: Setup = {
  game: "lynx",
  seats: [{ name: "Ada" }, { name: "Ben" }, { name: "Cy" }],
  options: {},
  playing: [true, true, false],
};

function begun(depth: GameDraft["depth"] = "cards"): GameDraft {
  return { entry: { type: "round", players: [null, null, null] }, seat: 0, depth };
}

/** Taps on the keys of melds: "K ×4 9 K". */
function tapped(keys: string, draft = begun()): GameDraft {
  return keys
    .split(" ")
    .reduce(
      (after, key) => (key[0] === "×" ? tapNumber(after, Number(key.slice(1))) : tapRank(after, key)),
      draft,
    );
}

/** The melds of the seat, short: "K×4 9–K". */
function melds(draft: GameDraft): string {
  return meldsOf(draft, draft.seat)
    .map((meld) => ("set" in meld ? `${meld.set}×${meld.n}` : (meld as { run: string[] }).run.join("–")))
    .join(" ");
}

function players(draft: GameDraft): unknown[] {
  return draft.entry.players as unknown[];
}

test("a rank and a number are a set, a rank and a rank a run", () => {
  expect(melds(tapped("K ×4 9 K Q A"))).toBe("K×4 9–K Q–A");
});

test("the rank tapped first may be let go, by itself or by ⌫", () => {
  expect(firstOf(tapped("K"))).toBe("K");
  expect(firstOf(tapped("K K"))).toBe(null);
  expect(firstOf(eraseLast(tapped("K")))).toBe(null);
  expect(melds(tapped("K K 9 K"))).toBe("9–K");
});

test("a number without a rank means nothing", () => {
  const draft = begun();
  expect(tapNumber(draft, 4)).toBe(draft);
});

test("⌫ takes the newest meld, and nothing where there is none", () => {
  expect(melds(eraseLast(tapped("K ×4 9 K")))).toBe("K×4");
  const draft = begun();
  expect(eraseLast(draft)).toBe(draft);
});

test("a tapped meld becomes longer and stays open, or goes away", () => {
  const open = tapMeld(tapped("K ×4 9 J"), 1);
  const longer = changeMeld(open, { run: ["9", "Q"] });
  expect(melds(changeMeld(longer, { run: ["9", "K"] }))).toBe("K×4 9–K");
  expect(melds(removeMeld(longer))).toBe("K×4");
  expect(tapMeld(open, 1).open).toBeUndefined();
});

test("what is begun at one seat is not begun at the next", () => {
  expect(firstOf({ ...tapped("K"), seat: 1 })).toBe(null);
});

test("an unset hand is not an empty one", () => {
  const faces = withHandFigure(tapped("K ×4"), UNSET_COUNTS, { faces: 0 });
  expect(doneSeats(faces)).toEqual([false, false, false]);
  expect(doneSeats(withHandFigure(faces, { faces: 0, others: null }, { others: 2 }))[0]).toBe(true);
});

test("who went out has no hand; the one named before has an unknown one again", () => {
  const ben = { ...withFinisher(tapped("K ×4"), 0), seat: 1 };
  expect(players(ben)[0]).toEqual({ melds: [{ set: "K", n: 4 }], hand: { faces: 0, others: 0 } });
  const moved = withFinisher(tapped("9 K", ben), 1);
  expect(moved.entry.finisher).toBe(1);
  expect(players(moved)[0]).toMatchObject({ hand: UNSET_COUNTS });
  expect(players(moved)[1]).toMatchObject({ hand: { faces: 0, others: 0 } });
});

test("nobody is an answer, not having said so is none", () => {
  expect(withFinisher(begun(), null).entry.finisher).toBe(null);
  expect("finisher" in withoutFinisher(withFinisher(begun(), 0)).entry).toBe(false);
});

test("who walks on without a meld has none, but his hand stays unknown", () => {
  expect(players(completeSeat(begun(), SETUP))[0]).toEqual({ melds: [], hand: UNSET_COUNTS });
  expect(players(completeSeat(withFinisher(begun(), 0), SETUP))[0]).toEqual({
    melds: [],
    hand: { faces: 0, others: 0 },
  });
  expect(players(completeSeat(begun("counts"), SETUP))[0]).toEqual({
    melded: UNSET_COUNTS,
    held: UNSET_COUNTS,
  });
  expect(players(completeSeat(begun("points"), SETUP))[0]).toBe(null);
  expect(players(completeSeat({ ...begun(), seat: 2 }, SETUP))[2]).toBe(null);
});

test("cards and pictures become court cards and others", () => {
  const cards = withFigure(begun("counts"), { of: "melded", what: "cards" }, 19);
  expect(players(cards)[0]).toEqual({ melded: { faces: null, others: 19 }, held: UNSET_COUNTS });
  const both = withFigure(cards, { of: "melded", what: "faces" }, 5);
  expect(players(both)[0]).toMatchObject({ melded: { faces: 5, others: 14 } });
  expect(figureIn(both, { of: "melded", what: "cards" })).toBe(19);
});

test("no cards have no pictures, and too few must be counted anew", () => {
  const none = withFigure(begun("counts"), { of: "held", what: "cards" }, 0);
  expect(figureIn(none, { of: "held", what: "faces" })).toBe(0);
  const five = withFigure(
    withFigure(begun("counts"), { of: "held", what: "cards" }, 7),
    { of: "held", what: "faces" },
    5,
  );
  expect(figureIn(withFigure(five, { of: "held", what: "cards" }, 3), { of: "held", what: "faces" })).toBe(
    null,
  );
});

test("the field filled in is the first empty one; who went out has only melds", () => {
  const cards = withFigure(begun("counts"), { of: "melded", what: "cards" }, 19);
  expect(fieldOf(cards)).toEqual({ of: "melded", what: "faces" });
  const whole = withFigure(cards, { of: "melded", what: "faces" }, 5);
  expect(fieldOf(whole)).toEqual({ of: "held", what: "cards" });
  expect(fieldOf(withFinisher(whole, 0))).toEqual({ of: "melded", what: "faces" });
});

test("another depth puts aside what was there and brings it back", () => {
  const cards = tapped("K ×4");
  const points = changeDepth(cards, "points");
  expect(players(points)[0]).toBe(null);
  expect(melds(changeDepth(withPlayer(points, 0, { points: 8 }) as GameDraft, "cards"))).toBe("K×4");
});

test("melds left for counts are counted there; what is not known of the hand stays open", () => {
  const counts = changeDepth(tapped("K ×4 9 K Q A"), "counts");
  expect(players(counts)[0]).toEqual({ melded: { faces: 9, others: 3 }, held: UNSET_COUNTS });
  expect(fieldOf(counts)).toEqual({ of: "held", what: "cards" });
  const hand = withHandFigure(tapped("A 3"), UNSET_COUNTS, { faces: 2 });
  expect(players(changeDepth(hand, "counts"))[0]).toEqual({
    melded: { faces: 0, others: 3 },
    held: { faces: 2, others: null },
  });
  expect(players(changeDepth(withFinisher(tapped("K ×4"), 0), "counts"))[0]).toMatchObject({
    held: { faces: 0, others: 0 },
  });
});

test("counts of melds follow the melds, but not over what was entered by counts", () => {
  const counts = changeDepth(tapped("K ×4"), "counts");
  const longer = tapped("9 J", changeDepth(changeDepth(counts, "points"), "cards"));
  expect(melds(longer)).toBe("K×4 9–J");
  expect(players(changeDepth(longer, "counts"))[0]).toMatchObject({ melded: { faces: 5, others: 2 } });
  const own = withFigure(counts, { of: "melded", what: "cards" }, 25);
  const back = changeDepth(changeDepth(own, "cards"), "counts");
  expect(players(back)).toEqual(players(own));
});

test("the depth of a player is read from what is known of him", () => {
  expect(depthOf(tapped("K ×4"), 0)).toBe("cards");
  expect(depthOf(withFigure(begun("counts"), { of: "held", what: "cards" }, 1), 0)).toBe("counts");
  expect(depthOf(withPlayer(begun(), 0, { points: 1 }), 0)).toBe("points");
  expect(depthOf(begun(), 0)).toBe(null);
});

test("a meld that is only begun stops whoever goes on, and is still there then", () => {
  const half = tapped("Q");
  const found = kind.begunOf?.(half, SETUP);
  expect(found).toEqual({ code: "lynx.meld_begun", params: { rank: "Q" }, at: ["players", 0, "melds"] });
  expect(kind.moveCursor?.(half, found?.at ?? [])).toBe(half);
  expect(kind.begunOf?.(tapped("K", half), SETUP)).toBeNull();
});

test("a meld that is begun stays, whatever is tapped before its second tap", () => {
  const half = tapped("K ×4 9");
  const afterHand = withHandFigure(half, UNSET_COUNTS, { faces: 2 });
  const afterOut = withFinisher(half, 0);
  const afterMeld = tapMeld(tapMeld(half, 0), 0);
  for (const after of [afterHand, afterOut, afterMeld, changeDepth(changeDepth(half, "points"), "cards")])
    expect([firstOf(after), melds(tapped("J", after))]).toEqual(["9", "K×4 9–J"]);
  const ben = tapped("5", { ...withoutOpen(afterHand), seat: 1 });
  expect(kind.begunOf?.(ben, SETUP)?.at).toEqual(["players", 1, "melds"]);
  const both = tapped("8", ben);
  expect(kind.begunOf?.(both, SETUP)?.at).toEqual(["players", 0, "melds"]);
  expect(firstOf({ ...both, seat: 0 })).toBe("9");
  expect(doneSeats(withHandFigure(half, { faces: 2, others: null }, { others: 1 }))[0]).toBe(false);
  expect(firstOf(eraseLast(afterHand))).toBeNull();
  expect(kind.begunOf?.(changeDepth(half, "points"), SETUP)).toBeNull();
});

test("by counts whoever goes on is asked for the first field that is empty, and then for nothing", () => {
  const cards = withFigure(begun("counts"), { of: "melded", what: "cards" }, 25);
  const found = kind.begunOf?.(cards, SETUP);
  expect(found).toEqual({ code: "draft.missing", params: {}, at: ["players", 0, "melded", "faces"] });
  expect(fieldOf(kind.moveCursor?.(cards, found?.at ?? []) as GameDraft)).toEqual({
    of: "melded",
    what: "faces",
  });
  const whole = withFigure(
    withFigure(withFigure(cards, { of: "melded", what: "faces" }, 5), { of: "held", what: "cards" }, 3),
    { of: "held", what: "faces" },
    0,
  );
  expect(kind.begunOf?.(whole, SETUP)).toBeNull();
  expect(kind.begunOf?.(begun("counts"), SETUP)?.at).toEqual(["players", 0, "melded", "cards"]);
  expect(kind.begunOf?.({ ...begun("counts"), seat: 2 }, SETUP)).toBeNull(); // plays no more
  expect(kind.begunOf?.(withFinisher(cards, 0), SETUP)?.at).toEqual(["players", 0, "melded", "faces"]);
});

test("an empty hand asks at once who went out, unless that is known", () => {
  const held = { of: "held", what: "cards" } as const;
  const empty = withFigure(begun("counts"), held, 0);
  expect(empty.asking).toBe(true);
  expect(kind.begunOf?.(empty, SETUP)?.at).toEqual(["finisher"]);
  expect(withFinisher(empty, 0).asking).toBeUndefined();
  expect(withHandFigure(begun(), { faces: 0, others: null }, { others: 0 }).asking).toBe(true);
  for (const known of [null, 1]) {
    expect(withFigure(withFinisher(begun("counts"), known), held, 0).asking).toBeUndefined();
  }
  expect(withFigure(begun("counts"), { of: "melded", what: "cards" }, 0).asking).toBeUndefined();
  expect(withFigure(begun("counts"), held, 1).asking).toBeUndefined();
});

test("the status counts melds where all that is known is cards, else whose figures are known and can be so", () => {
  const laid = tapped("K ×4 9 K");
  expect(kind.status(laid, null, SETUP)).toBe("2 melds");
  const mixed = withPlayer(laid, 1, { points: 40 }) as GameDraft;
  expect(kind.status(mixed, null, SETUP)).toBe("1 of 2 players");
  const problem = { code: "bound", params: {}, at: ["players", 1, "points"] };
  expect(kind.status(mixed, { problem } as unknown as Choices, SETUP)).toBe("");
});
