import { expect, test } from "vitest";
import { fitDraft, fitItem } from "../../../static/js/page/log/fitting.ts";
import type { Draft, Pad, PadField, PadRow, Setup } from "../../../static/js/types.ts";

function setupOf(pad: Partial<Pad>): Setup {
  const whole: Pad = { name: "Ours", kind: "rounds", seats: [2, 4], fields: [], ...pad };
  return { game: "pad", pad: whole, seats: [{ name: "Ada" }], options: {}, playing: [true] };
}

const asking = (...fields: PadField[]) => setupOf({ fields });
const number = (id: string, more: Partial<PadField> = {}): PadField => ({ id, name: id, ...more });
const flag = (id: string, more: Partial<PadField> = {}) => number(id, { kind: "flag", ...more });
const choice = (id: string, ...words: string[]) =>
  number(id, { kind: "choice", choices: words.map((word) => ({ id: word, name: word, worth: 1 })) });

test("a figure of another kind than the pad asks for is to be filled in anew, a yes or no is no", () => {
  expect(fitItem({ cards: 12 }, asking(choice("cards", "few")))).toEqual({ cards: null });
  expect(fitItem({ cards: "few" }, asking(number("cards")))).toEqual({ cards: null });
  expect(fitItem({ cards: 12, more: 3 }, asking(number("cards"), flag("more")))).toEqual({
    cards: 12,
    more: false,
  });
});

test("a choice that the pad does not have any more is to be chosen anew, one that it has stays", () => {
  const item = { suit: "grand" };
  expect(fitItem(item, asking(choice("suit", "grand", "null")))).toEqual(item);
  expect(fitItem(item, asking(choice("suit", "null")))).toEqual({ suit: null });
});

test("a figure that is asked of those alone who said yes goes with those who did not", () => {
  const pad = asking(flag("alone"), number("value", { of: "alone" }));
  expect(fitItem({ alone: true, value: 20 }, pad)).toEqual({ alone: true, value: 20 });
  expect(fitItem({ alone: false, value: 20 }, pad)).toEqual({ alone: false });
  expect(fitItem({ value: 20 }, pad)).toEqual({ alone: false });
});

test("an item that is half filled in, or has its points alone, stays as it is", () => {
  const pad = asking(number("cards"), flag("ended"));
  for (const item of [null, { points: 12 }, { cards: null, ended: true }, { cards: 3, ended: false }])
    expect(fitItem(item, pad)).toEqual(item);
});

test("the draft of a row is let go where nobody fills the row in any more, or with something else", () => {
  const fitted = (row: Partial<PadRow>, value: unknown) => {
    const draft: Draft = { entry: { type: "row", seat: 0, row: "ones", value }, seat: 0, depth: "counts" };
    return fitDraft(draft, setupOf({ kind: "rows", rows: [{ id: "ones", name: "Ones", ...row }] })).entry;
  };
  const gone = { type: "row", seat: 0, row: null, value: null };
  for (const kind of ["computed", "subtotal", "flag"] as const) expect(fitted({ kind }, 3)).toEqual(gone);
  expect(fitted({}, true)).toEqual(gone);
  expect(fitted({}, 3)).toMatchObject({ row: "ones", value: 3 });
  expect(fitted({ kind: "flag" }, null)).toMatchObject({ row: "ones", value: null });
});

test("a field may be called what every object has", () => {
  const item = Object.fromEntries([
    ["cards", 3],
    ["__proto__", 5],
  ]);
  const fitted = fitItem(
    item,
    asking(number("cards"), number("__proto__"), number("out", { of: "constructor" })),
  );
  expect(Object.entries(fitted as object)).toEqual(Object.entries(item));
});
