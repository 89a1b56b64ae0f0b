import { expect, test, vi } from "vitest";
import type { Drafts } from "../../../static/js/page/local/drafts.ts";
import type { Tables } from "../../../static/js/page/local/games.ts";
import { TakenBack } from "../../../static/js/page/local/undo.ts";
import type { DraftRecord, EntryRecord, LogEntry } from "../../../static/js/page/log/records.ts";
import type { Evaluation } from "../../../static/js/types.ts";
import { amend, own, round, stored, undo } from "../log/two-phones.ts";

const DONE: Evaluation = { setup: null, sheet: null, problem: null };
const REFUSED: Evaluation = { ...DONE, problem: { code: "log.full", at: [], entry: 0, params: {} } };

/** After one round; `write` judges what is written next. */
function taken(write: () => Promise<Evaluation>): TakenBack {
  const tables = { get: () => ({ log: [own(round("a"))] }) };
  return new TakenBack(tables as unknown as Tables, {} as Drafts, write, () => undefined);
}

test("what could not be taken back is not said to be", async () => {
  const takenBack = taken(async () => REFUSED);
  await takenBack.undo("g");
  expect(takenBack.recent).toBe(null);
});

test("what no longer fits is not offered a second time", async () => {
  const takenBack = taken(vi.fn().mockResolvedValueOnce(DONE).mockResolvedValue(REFUSED));
  await takenBack.undo("g");
  expect(takenBack.recent?.what).toBe("undone");
  await takenBack.recent?.back?.();
  expect(takenBack.recent).toEqual({ game: "g", what: "unfit" });
});

/** A game of these entries; what is written joins them, and every offer is counted. */
function game(...log: EntryRecord[]) {
  const written: LogEntry[] = [];
  const drafts = new Map<string, DraftRecord>();
  const onOffer = vi.fn();
  const takenBack = new TakenBack(
    { get: () => ({ log }) } as unknown as Tables,
    {
      at: (_: string, place: string) => drafts.get(place) ?? null,
      drop: async (_: string, place: string) => void drafts.delete(place),
      restore: async (draft: DraftRecord) => void drafts.set(draft.place, draft),
    } as unknown as Drafts,
    async (_, entry) => {
      written.push(entry);
      log.push(own(entry));
      return DONE;
    },
    onOffer,
  );
  return { takenBack, written, drafts, onOffer };
}

const DRAFT: DraftRecord = { game: "g", place: "new", history: [], changes: [], begun: null };

test("undo takes back the newest round that counts and offers to bring back that one", async () => {
  const refused = { entry: 2, at: [], code: "seat.left", params: {} };
  const { takenBack, written, onOffer } = game(stored(1, round("a")), { ...own(round("b")), refused });
  await takenBack.undo("g");
  expect(written).toMatchObject([{ type: "undo", of: "a" }]);
  expect(takenBack.recent).toMatchObject({ game: "g", what: "undone", deed: { id: "a" } });
  expect(onOffer).toHaveBeenCalledTimes(1);
});

test("a round that is brought back is an undo of the undo, so that it stands as it was written", async () => {
  const { takenBack, written } = game(stored(1, round("a")));
  await takenBack.undo("g");
  await takenBack.recent?.back?.();
  const [first, second] = written;
  expect(second).toEqual({ type: "undo", id: expect.any(String), of: first?.id });
  expect(second?.id).not.toBe(first?.id);
  expect(takenBack.recent?.what).toBe("undone");
});

test("a game without rounds has nothing to take back", async () => {
  const { takenBack, written, onOffer } = game(own(round("a")), own(undo("u", "a")));
  await takenBack.undo("g");
  expect(written).toEqual([]);
  takenBack.offerRemoved("g");
  expect(takenBack.recent).toBeNull();
  expect(onOffer).not.toHaveBeenCalled();
});

test("a game this phone does not have has nothing to take back", async () => {
  const write = vi.fn();
  const tables = { get: () => null } as unknown as Tables;
  const takenBack = new TakenBack(tables, {} as Drafts, write, () => undefined);
  await takenBack.undo("g");
  expect(write).not.toHaveBeenCalled();
});

test("a draft that was thrown away comes back whole, and the offer is over then", async () => {
  const { takenBack, drafts, onOffer } = game();
  drafts.set("new", DRAFT);
  await takenBack.throwAway("g", "new");
  expect(drafts.size).toBe(0);
  expect(takenBack.recent).toMatchObject({ game: "g", what: "thrown_away" });
  await takenBack.recent?.back?.();
  expect(drafts.get("new")).toBe(DRAFT);
  expect(takenBack.recent).toBeNull();
  expect(onOffer).toHaveBeenCalledTimes(2);
});

test("where no draft lies nothing is thrown away", async () => {
  const { takenBack } = game();
  await takenBack.throwAway("g", "new");
  expect(takenBack.recent).toBeNull();
});

test("a round that was removed comes back by undoing the correction that removed it", async () => {
  const { takenBack, written } = game(stored(1, round("a")), own(amend("m", "a")));
  takenBack.offerRemoved("g");
  expect(takenBack.recent).toMatchObject({ game: "g", what: "removed" });
  await takenBack.recent?.back?.();
  expect(written).toMatchObject([{ type: "undo", of: "m" }]);
});

test("an offer that is sent away is over", async () => {
  const { takenBack } = game(stored(1, round("a")));
  await takenBack.undo("g");
  takenBack.forget();
  expect(takenBack.recent).toBeNull();
});
