import { expect, test } from "vitest";
import {
  changeDepth,
  holders,
  isKnown,
  moveToNextSeat,
  rowOf,
  type SectionDraft,
  tapCard,
  tapFennek,
  tapSlot,
  withFigures,
  withoutPending,
} from "../../../static/js/page/recorders/agame/section.ts";
import { kind } from "../../../static/js/page/recorders/agame.ts";
import type { Choices, Setup } from "../../../static/js/types.ts";

const setup: Setup = {
  game: "agame",
  seats: [
    { name: "Ada", color: "blue" },
    { name: "Ben", color: "green" },
    { name: "Cy", color: "purple" },
  ],
  options: {},
  playing: [true, true, true],
};

function fresh(seat = 0): SectionDraft {
  return { entry: { type: "section", players: [null, null, null] }, seat, depth: "cards" };
}

function at(draft: SectionDraft, seat: number): SectionDraft {
  return { ...withoutPending(draft), seat };
}

test("a tap lays a card, a second one takes it away", () => {
  const laid = tapCard(fresh(), "13", "green");
  expect(rowOf(laid, 0)).toEqual({ "13": "green" });
  expect(rowOf(tapCard(laid, "13", "green"), 0)).toEqual({});
});

test("another colour in the same slot replaces the card", () => {
  const laid = tapCard(tapCard(fresh(), "13", "green"), "13", "purple");
  expect(rowOf(laid, 0)).toEqual({ "13": "purple" });
});

test("a card of somebody else's row is asked for first and moved by the second tap", () => {
  const asking = tapCard(at(tapCard(fresh(), "13", "green"), 2), "13", "green");
  expect(asking.asked).toBe("green 13");
  expect(rowOf(asking, 0)).toEqual({ "13": "green" });
  const moved = tapCard(asking, "13", "green");
  expect([rowOf(moved, 0), rowOf(moved, 2)]).toEqual([{}, { "13": "green" }]);
  expect(moved.asked).toBeUndefined();
});

test("what was asked for is forgotten by any other tap", () => {
  const asking = tapCard(at(tapCard(fresh(), "13", "green"), 2), "13", "green");
  expect(tapCard(asking, "8", "green").asked).toBeUndefined();
});

test("a Fennek waits for its slot, lies in it, and goes by one tap", () => {
  const waiting = tapFennek(fresh(), "green");
  expect(waiting.waiting).toBe("green");
  const laid = tapSlot(waiting, "5");
  expect(rowOf(laid, 0)).toEqual({ "5": "fennek green" });
  expect(holders(laid).get("green fennek")).toBe(0);
  expect(rowOf(tapFennek(laid, "green"), 0)).toEqual({});
});

test("a second tap on a waiting Fennek lets it be", () => {
  expect(tapFennek(tapFennek(fresh(), "green"), "green").waiting).toBeUndefined();
});

test("a Fennek of somebody else's row moves by two taps and its slot", () => {
  const fromOther = at(tapSlot(tapFennek(fresh(), "green"), "5"), 2);
  const waiting = tapFennek(tapFennek(fromOther, "green"), "green");
  const moved = tapSlot(waiting, "8");
  expect([rowOf(moved, 0), rowOf(moved, 2)]).toEqual([{}, { "8": "fennek green" }]);
});

test("counts not named yet are unknown", () => {
  const draft = withFigures({ ...fresh(), depth: "counts" }, { sum: 84 }, ["sum", "lizards"]);
  expect(draft.entry.players).toEqual([{ sum: 84, lizards: null }, null, null]);
});

test("the last figure moves on to the next player nobody has filled in", () => {
  const draft: SectionDraft = { ...fresh(), depth: "counts" };
  const needed = ["sum", "lizards"];
  const half = withFigures(draft, { sum: 84 }, needed);
  expect([isKnown(half, 0), moveToNextSeat(half, setup).seat]).toEqual([false, 0]);
  const whole = withFigures(half, { lizards: 2 }, needed);
  expect([isKnown(whole, 0), moveToNextSeat(whole, setup).seat]).toEqual([true, 1]);
  const last = withFigures(at(whole, 2), { sum: 0, lizards: 0 }, needed);
  expect(moveToNextSeat(last, setup).seat).toBe(2);
});

test("a row put aside for counts comes back with the cards", () => {
  const laid = tapCard(fresh(), "13", "green");
  const counts = changeDepth(laid, "counts");
  expect(counts.entry.players).toEqual([null, null, null]);
  expect(rowOf(changeDepth(changeDepth(counts, "points"), "cards"), 0)).toEqual({ "13": "green" });
});

test("a player nobody looked at has laid nothing only where a key says so", () => {
  const ada = tapCard(fresh(), "13", "green");
  expect(kind.completeSeat?.(at(ada, 1), setup)).toEqual(at(ada, 1));
  const [key] = kind.sideKeys?.(at(ada, 1), null, setup) ?? [];
  expect(key).toMatchObject({ label: "No card", draft: { seat: 2 } });
  expect(key?.draft.entry.players).toEqual([{ row: { "13": "green" } }, { row: {} }, null]);
  expect(kind.sideKeys?.(ada, null, setup)).toEqual([]);
  expect(kind.sideKeys?.({ ...fresh(1), depth: "points" }, null, setup)).toEqual([]);
  const missing = { code: "draft.missing", params: {}, at: ["players", 1] };
  expect(kind.missingText?.(missing, at(ada, 1), setup)).toBe("\u2068Ben\u2069: row?");
});

test("a sum of nothing has no lizards", () => {
  const counts = withFigures({ ...fresh(), depth: "counts" }, { sum: 0 }, ["sum", "lizards"]);
  expect(kind.completeSeat?.(counts, setup).entry.players).toEqual([{ sum: 0, lizards: 0 }, null, null]);
});

test("the status counts cards where all that is known is rows, else players", () => {
  const rows = tapCard(fresh(), "13", "green");
  expect(kind.status(rows, null, setup)).toBe("one card");
  const mixed = withFigures({ ...at(rows, 1), depth: "points" }, { points: 40 }, []);
  expect(kind.status(mixed, null, setup)).toBe("2 of 3 players");
});

test("the status does not count whose points cannot be so", () => {
  const figures = withFigures(
    { ...at(tapCard(fresh(), "13", "green"), 1), depth: "points" },
    { points: 333 },
    [],
  );
  const problem = { code: "agame.points", params: { least: 0, most: 268 }, at: ["players", 1, "points"] };
  expect(kind.status(figures, { problem } as unknown as Choices, setup)).toBe("1 of 3 players");
});

test("the status says nothing of a section that is corrected and known of everybody", () => {
  const entry = { type: "section", players: [{ points: 1 }, { points: 2 }, { points: 3 }] };
  const corrected = kind.draftOf({ ...entry, id: "one" }, setup);
  expect(kind.status(corrected, null, setup)).toBe("");
  expect(kind.status({ ...corrected, mends: false }, null, setup)).toBe("3 of 3 players");
});
