import { describe, expect, test } from "vitest";
import {
  cardOf,
  cellOf,
  draftOf,
  handInClaim,
  hasOpenClaim,
  newDraft,
  withCard,
  withCell,
  withClaim,
  withoutClaim,
} from "../../../static/js/page/recorders/greta/draft.ts";
import { cellsBetween, frameOf, screenCell } from "../../../static/js/page/recorders/greta/frame.ts";
import {
  type Cell,
  entryCell,
  gainOf,
  type Square,
  type TableEntry,
  type View,
  withoutFinishedGame,
} from "../../../static/js/page/recorders/greta/table.ts";
import type { Setup } from "../../../static/js/types.ts";

const setup: Setup = {
  game: "greta",
  seats: [{ name: "Ada" }, { name: "Ben" }],
  options: {},
  playing: [true, true],
};
const square: Square = { cells: [], origin: [-2, 0], last: null, played: [] };
const placed: TableEntry = { id: "1", type: "place", level: 1, seat: 1, card: "10H", points: 24 };

describe("the frame", () => {
  const cells: Cell[] = [
    [-1, 3],
    [0, 3],
    [0, 4],
  ];

  test("holds every cell, whatever its coordinates", () => {
    expect(frameOf(cells, 0)).toMatchObject({ rows: 2, columns: 2 });
    expect(cells.map((cell) => screenCell(cell, frameOf(cells, 0)))).toEqual([
      [0, 0],
      [1, 0],
      [1, 1],
    ]);
  });

  test("a quarter turn to the left brings the right edge to the top", () => {
    const line: Cell[] = [
      [0, 0],
      [0, 1],
      [0, 2],
    ];
    const frame = frameOf(line, 1);
    expect(frame).toMatchObject({ rows: 3, columns: 1 });
    expect(line.map((cell) => screenCell(cell, frame))).toEqual([
      [2, 0],
      [1, 0],
      [0, 0],
    ]);
  });

  test("a square fixed beforehand has all its cells", () => {
    const corners: Cell[] = [
      [1, 1],
      [4, 4],
    ];
    expect(cellsBetween(corners)).toHaveLength(16);
  });

  test("four quarters are none: each turn keeps all cells within the frame", () => {
    for (const turns of [0, 1, 2, 3]) {
      const frame = frameOf(cells, turns);
      for (const [row, column] of cells.map((cell) => screenCell(cell, frame))) {
        expect(row).toBeGreaterThanOrEqual(0);
        expect(column).toBeGreaterThanOrEqual(0);
        expect(row).toBeLessThan(frame.rows);
        expect(column).toBeLessThan(frame.columns);
      }
    }
  });
});

describe("a card in two taps", () => {
  const empty = newDraft(setup, "cards");

  test("card then cell, or cell then card, give the same entry", () => {
    const one = withCell(withCard(empty, "10H"), [2, 1]);
    const other = withCard(withCell(empty, [2, 1]), "10H");
    expect(one.entry).toEqual({ type: "place", card: "10H", at: [2, 1] });
    expect(other.entry).toEqual(one.entry);
  });

  test("the same tap again takes it back", () => {
    expect(cardOf(withCard(withCard(empty, "10H"), "10H"))).toBeNull();
    expect(cellOf(withCell(withCell(empty, [2, 1]), [2, 1]))).toBeNull();
  });

  test("a card tapped while the one before is being written is the next one", () => {
    const whole = withCell(withCard(empty, "10H"), [2, 1]);
    expect(withCard(whole, "QS").entry).toEqual({ type: "place", card: "QS", at: null });
    expect(withCell(whole, [1, 1]).entry).toEqual({ type: "place", card: null, at: [1, 1] });
  });

  test("a cell is written in the coordinates of the first card", () => {
    expect(entryCell([1, 3], square)).toEqual([-1, 3]);
  });

  test("while mending, a tap on what stands there leaves it", () => {
    const mended = draftOf({ type: "place", card: "10H", at: [2, 1] } as never);
    expect(cardOf(withCard(mended, "10H"))).toBe("10H");
    expect(cellOf(withCell(mended, [2, 1]))).toEqual([2, 1]);
  });
});

describe("a claim", () => {
  test("is written when it is handed in, not before", () => {
    const claimed = withClaim(withClaim(newDraft(setup, "cards"), 2), 12);
    expect(claimed.entry).toEqual({ type: "place", card: null, at: null });
    expect(handInClaim(claimed).entry).toEqual({ type: "claim", points: 12 });
  });

  test("begins anew after it was refused", () => {
    const refused = handInClaim(withClaim(newDraft(setup, "cards"), 40));
    expect(withClaim(refused, 42).entry.type).toBe("place");
  });

  test("is handed in by the next card, which begins without it", () => {
    const claimed = withClaim(newDraft(setup, "cards"), 12);
    expect(hasOpenClaim(claimed)).toBe(true);
    expect(hasOpenClaim(handInClaim(claimed))).toBe(false);
    expect(hasOpenClaim(withCard(withoutClaim(claimed), "10H"))).toBe(false);
    const mended = draftOf({ type: "claim", points: 10 });
    expect(hasOpenClaim(mended)).toBe(false);
    expect(withoutClaim(mended).said).toBe(10);
  });

  test("already written changes as it is tapped", () => {
    const mended = withClaim(draftOf({ type: "claim", points: 10 }), 12);
    expect(mended.entry).toEqual({ type: "claim", points: 12 });
  });
});

describe("what the last entry gave", () => {
  test("goes to the one who did not place the card", () => {
    expect(gainOf({ ...square, played: [placed] })).toMatchObject({ seat: 0, points: 24, isClaimed: false });
  });

  test("is not known before it is claimed", () => {
    expect(gainOf({ ...square, played: [{ ...placed, points: null }] })).toBeNull();
  });

  test("is what the receiver claimed", () => {
    const claim: TableEntry = { ...placed, type: "claim", seat: 0, points: 14 };
    expect(gainOf({ ...square, played: [placed, claim] })).toMatchObject({
      seat: 0,
      points: 14,
      isClaimed: true,
    });
  });
});

test("a finished game lies there until the next one's first card is chosen", () => {
  const next = { game: 2, level: 1, card: 1, seat: 0, deal: 4, due: null } as const;
  const cells = [{ at: [1, 1] as Cell, card: "QH", level: 2 as const, under: "QD" }];
  const table = { ...square, cells };
  const taps = { cells: [[1, 1] as Cell], corners: [], cards: ["7S"] };
  const view: View = { next, finished: true, lead: null, table, ...taps };
  expect(withoutFinishedGame(view, false)).toMatchObject({ table: { cells }, cells: [] });
  expect(withoutFinishedGame(view, true)).toMatchObject({ table: { cells: [] }, cells: [[1, 1]] });
});
