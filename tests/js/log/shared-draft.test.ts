import { expect, test } from "vitest";
import type { OtherPhone } from "../../../static/js/page/log/records.ts";
import {
  acceptFilled,
  findDisputes,
  findForeignSeats,
  findLost,
  findOwnParts,
  isContained,
  keepNeeded,
  mergeDrafts,
  type Over,
  type Parts,
  separateDraft,
} from "../../../static/js/page/log/shared-draft.ts";
import type { Draft, Setup } from "../../../static/js/types.ts";

const seats = ["Ada", "Ben", "Cy"].map((name) => ({ name }));
const setup: Setup = { game: "tally", seats, options: {}, playing: [true, true, true] };

const item = (points: number | null) => (points === null ? null : { points });

function round(...points: (number | null)[]): Draft {
  return { entry: { type: "round", players: points.map(item) }, seat: 0, depth: "points" };
}

const opening = round(null, null, null);

function phone(device: string, parts: Parts, over: Over = {}): OtherPhone {
  return { device, by: device, phone: null, filled: { round: 1, type: "round", parts, over, at: null } };
}

const players = ({ entry }: Draft) => entry.players;

test("what was filled in is what differs from the opening, seat by seat, and what belongs to no seat", () => {
  expect(findOwnParts(round(4, null, 0), opening)).toEqual({ 0: { points: 4 }, 2: { points: 0 } });
  const out = { ...opening, entry: { ...opening.entry, finisher: null } };
  expect(findOwnParts(out, opening)).toEqual({ finisher: null });
  const blank = { ...opening, entry: { ...opening.entry, players: [{ tricks: 0 }, null, null] } };
  expect(findOwnParts(blank, blank)).toEqual({});
});

test("seats that are empty here come from the others; what was filled in here stays", () => {
  const others = [phone("b", { 0: { points: 9 }, 1: { points: 5 } }), phone("c", { 2: { points: 6 } })];
  const merged = mergeDrafts(round(4, null, null), { 0: { points: 4 } }, others, {});
  expect(players(merged)).toEqual([{ points: 4 }, { points: 5 }, { points: 6 }]);
  expect([...findForeignSeats({ 0: { points: 4 } }, others, {})].map(([seat, { by }]) => [seat, by])).toEqual(
    [
      [1, "b"],
      [2, "c"],
    ],
  );
});

test("who is alone gets the very draft back", () => {
  const own = round(4, null, null);
  expect(mergeDrafts(own, findOwnParts(own, opening), [], {})).toBe(own);
  expect(mergeDrafts(own, findOwnParts(own, opening), [phone("b", {})], {})).toBe(own);
});

test("nothing is taken for who does not play, nor what is no seat's item, nor what the recorder does not know", () => {
  const parts = {
    0: "x",
    1: { points: 5 },
    2: { points: 6 },
    7: { points: 1 },
    type: "amend",
    finisher: 2,
    id: "a",
  };
  const left: Setup = { ...setup, playing: [true, false, true] };
  const { filled } = phone("b", parts);
  expect(acceptFilled(filled, left, []).parts).toEqual({ 2: { points: 6 } });
  expect(acceptFilled(filled, setup, ["finisher"]).parts).toEqual({
    1: { points: 5 },
    2: { points: 6 },
    finisher: 2,
  });
});

test("a tap changes what it changed alone: the others' seats are not taken over", () => {
  const own = round(4, null, null);
  const shown = mergeDrafts(own, findOwnParts(own, opening), [phone("b", { 1: { points: 5 } })], {});
  const tapped = { ...shown, seat: 2, entry: { ...shown.entry, players: [item(4), item(5), item(6)] } };
  const after = separateDraft(own, shown, tapped);
  expect([after.seat, players(after)]).toEqual([2, [{ points: 4 }, null, { points: 6 }]]);
});

test("a tap on another's seat makes it this phone's; what the other has typed since is no tap", () => {
  const others = [phone("b", { 1: { points: 5 } })];
  const shown = mergeDrafts(opening, {}, others, {});
  const tapped = { ...shown, entry: { ...shown.entry, players: [null, item(52), null] } };
  expect(players(separateDraft(opening, shown, tapped))).toEqual([null, { points: 52 }, null]);
  const moved = { ...shown, seat: 1 };
  expect(players(separateDraft(opening, shown, moved))).toEqual([null, null, null]);
});

test("what belongs to no seat goes away again with the tap that brought it", () => {
  const out = { ...opening, entry: { ...opening.entry, finisher: 1 } };
  expect(separateDraft(out, out, opening).entry).not.toHaveProperty("finisher");
  const shown = mergeDrafts(opening, {}, [phone("b", { finisher: 1 })], {});
  expect(shown.entry.finisher).toBe(1);
  expect(separateDraft(opening, shown, { ...shown, seat: 2 }).entry).not.toHaveProperty("finisher");
});

test("two values of a seat are asked about, the own one first; equal ones never are", () => {
  const own = findOwnParts(round(4, 7, null), opening);
  const others = [phone("b", { 0: { points: 5 }, 1: { points: 7 } }), phone("c", { 0: { points: 5 } })];
  const [dispute, ...more] = findDisputes(own, others, {});
  expect(more).toEqual([]);
  expect(dispute?.part).toBe("0");
  expect(
    dispute?.values.map(({ value, isOwn, phones }) => [value, isOwn, phones.map(({ by }) => by)]),
  ).toEqual([
    [{ points: 4 }, true, []],
    [{ points: 5 }, false, ["b", "c"]],
  ]);
});

test("who knows a seat in part agrees with who knows more of it, and everybody sees that", () => {
  const bid = { bid: 1, tricks: null };
  const both = { bid: 1, tricks: 2 };
  const own: Draft = { ...opening, entry: { type: "round", players: [bid, null, null] } };
  const ben = phone("b", { 0: both });
  expect(findDisputes({ 0: bid }, [ben], {})).toEqual([]);
  expect(players(mergeDrafts(own, findOwnParts(own, opening), [ben], {}))).toEqual([both, null, null]);
  expect(findDisputes({ 0: both }, [phone("b", { 0: bid })], {})).toEqual([]);
  expect(findDisputes({ 0: { bid: 2, tricks: null } }, [ben], {})).toHaveLength(1);
  expect(findDisputes({ finisher: null }, [phone("b", { finisher: 1 })], {})).toHaveLength(1);
});

test("two other phones that differ are asked about on the third one too", () => {
  const others = [phone("b", { 0: { points: 5 } }), phone("c", { 0: { points: 6 } })];
  expect(findDisputes({}, others, {})).toHaveLength(1);
});

test("what was decided against is asked about no more, here or by a third phone, and its phone lets go of it", () => {
  const own: Parts = { 0: { points: 4 } };
  const ben = phone("b", { 0: { points: 5 } });
  expect(findDisputes(own, [ben], { 0: [{ points: 5 }] })).toEqual([]);
  const ada = phone("a", own, { 0: [{ points: 5 }] });
  expect(findDisputes({}, [ada, ben], {})).toEqual([]);
  expect(Object.keys(findLost({ 0: { points: 5 } }, [ada], {}))).toEqual(["0"]);
  expect(findLost({ 0: { points: 6 } }, [ada], {})).toEqual({});
});

test("where two have decided against each other neither has, and both are asked again", () => {
  const ada = phone("a", { 0: { points: 4 } }, { 0: [{ points: 5 }] });
  const ben = phone("b", { 0: { points: 5 } }, { 0: [{ points: 4 }] });
  expect(findLost(ada.filled.parts, [ben], ada.filled.over)).toEqual({});
  expect(findLost(ben.filled.parts, [ada], ben.filled.over)).toEqual({});
  expect(findDisputes(ada.filled.parts, [ben], ada.filled.over)).toHaveLength(1);
  expect(findDisputes({}, [ada, ben], {})).toHaveLength(1);
});

test("a decision ends once its phone has let go", () => {
  const over = { 0: [{ points: 5 }], 1: [{ points: 1 }] };
  expect(keepNeeded(over, [phone("b", { 0: { points: 5 }, 1: { points: 2 } })])).toEqual({
    0: [{ points: 5 }],
  });
});

test("a seat that was emptied of another phone's is a part of one's own", () => {
  const blank = { ...opening, entry: { ...opening.entry, players: [null, { tricks: null }, null] } };
  const own = findOwnParts({ ...blank, emptied: ["1"] }, blank);
  expect(own).toEqual({ 1: { tricks: null } });
  const players = [null, { tricks: 3, eliminated: true }, null];
  expect(isContained(own, { type: "round", players })).toBe(false);
});

test("a draft is contained in an entry that says all of it, also where more is known there", () => {
  const entry = { type: "round", players: [{ tricks: 3, animals: [2, 4] }, { points: 5 }], finisher: null };
  expect(isContained({ 0: { animals: [2, 4], tricks: null }, finisher: null }, entry)).toBe(true);
  expect(isContained({ 0: { tricks: 3, animals: [2] } }, entry)).toBe(false);
  expect(isContained({ 0: { tricks: 2, animals: [2, 4] } }, entry)).toBe(false);
  expect(isContained({ 1: { points: 5 }, finisher: 1 }, entry)).toBe(false);
  const rows = { type: "section", players: [{ row: { 13: "purple", 8: "purple" } }] };
  expect(isContained({ 0: { row: { 13: "purple", 8: "purple" } } }, rows)).toBe(true);
  expect(isContained({ 0: { row: { 13: "purple" } } }, rows)).toBe(false);
});
