import { expect, test, vi } from "vitest";
import type { Drafts } from "../../../static/js/page/local/drafts.ts";
import type { Games } from "../../../static/js/page/local/games.ts";
import { UndoOffer } from "../../../static/js/page/local/undo.ts";
import type { DraftRecord, EntryRecord, LogEntry } from "../../../static/js/page/log/records.ts";
import type { Evaluation } from "../../../static/js/types.ts";
import { amend, own, round, stored, undo } from "../log/two-phones.ts";

const WRITTEN: Evaluation = { setup: null, sheet: null, problem: null };
const REFUSED: Evaluation = { ...WRITTEN, problem: { code: "log.full", at: [], entry: 0, params: {} } };

/** After one round; `write` judges what is written next. */
function undoOfferWith(write: () => Promise<Evaluation>): UndoOffer {
  const tables = { get: () => ({ log: [own(round("a"))] }) };
  return new UndoOffer(tables as unknown as Games, {} as Drafts, write, () => undefined);
}

test("what could not be taken back is not said to be", async () => {
  const undoOffer = undoOfferWith(async () => REFUSED);
  await undoOffer.undo("g");
  expect(undoOffer.recent).toBe(null);
});

test("what no longer fits is not offered a second time", async () => {
  const undoOffer = undoOfferWith(vi.fn().mockResolvedValueOnce(WRITTEN).mockResolvedValue(REFUSED));
  await undoOffer.undo("g");
  expect(undoOffer.recent?.what).toBe("undone");
  await undoOffer.recent?.undo?.();
  expect(undoOffer.recent).toEqual({ game: "g", what: "unfit" });
});

/** A game of these entries; what is written joins them, and every offer is counted. */
function game(...log: EntryRecord[]) {
  const entries: LogEntry[] = [];
  const drafts = new Map<string, DraftRecord>();
  const onOffer = vi.fn();
  const undoOffer = new UndoOffer(
    { get: () => ({ log }) } as unknown as Games,
    {
      get: (_: string, place: string) => drafts.get(place) ?? null,
      drop: async (_: string, place: string) => void drafts.delete(place),
      restore: async (draft: DraftRecord) => void drafts.set(draft.place, draft),
    } as unknown as Drafts,
    async (_, entry) => {
      entries.push(entry);
      log.push(own(entry));
      return WRITTEN;
    },
    onOffer,
  );
  return { undoOffer, entries, drafts, onOffer };
}

const DRAFT: DraftRecord = { game: "g", place: "new", history: [], changes: [], begun: null };

test("undo takes back the newest round that counts and offers to bring back that one", async () => {
  const refused = { entry: 2, at: [], code: "seat.left", params: {} };
  const { undoOffer, entries, onOffer } = game(stored(1, round("a")), { ...own(round("b")), refused });
  await undoOffer.undo("g");
  expect(entries).toMatchObject([{ type: "undo", of: "a" }]);
  expect(undoOffer.recent).toMatchObject({ game: "g", what: "undone", action: { id: "a" } });
  expect(onOffer).toHaveBeenCalledTimes(1);
});

test("a round that is brought back is an undo of the undo, so that it stands as it was written", async () => {
  const { undoOffer, entries } = game(stored(1, round("a")));
  await undoOffer.undo("g");
  await undoOffer.recent?.undo?.();
  const [first, second] = entries;
  expect(second).toEqual({ type: "undo", id: expect.any(String), of: first?.id });
  expect(second?.id).not.toBe(first?.id);
  expect(undoOffer.recent).toBeNull();
});

test("what was taken back by two taps comes back by two", async () => {
  const { undoOffer, entries } = game(stored(1, round("a")), stored(2, round("b")));
  await undoOffer.undo("g");
  await undoOffer.undo("g");
  await undoOffer.recent?.undo?.();
  expect(undoOffer.recent).toMatchObject({ what: "undone", action: { id: "b" } });
  await undoOffer.recent?.undo?.();
  const [undoneB, undoneA] = entries;
  expect(entries.map(({ of }) => of)).toEqual(["b", "a", undoneA?.id, undoneB?.id]);
  expect(undoOffer.recent).toBeNull();
});

test("a game without rounds has nothing to take back", async () => {
  const { undoOffer, entries, onOffer } = game(own(round("a")), own(undo("u", "a")));
  await undoOffer.undo("g");
  expect(entries).toEqual([]);
  expect(undoOffer.recent).toBeNull();
  expect(onOffer).not.toHaveBeenCalled();
});

test("a game this phone does not have has nothing to take back", async () => {
  const write = vi.fn();
  const tables = { get: () => null } as unknown as Games;
  const undoOffer = new UndoOffer(tables, {} as Drafts, write, () => undefined);
  await undoOffer.undo("g");
  expect(write).not.toHaveBeenCalled();
});

test("a draft that was thrown away comes back whole, and the offer is over then", async () => {
  const { undoOffer, drafts, onOffer } = game();
  drafts.set("new", DRAFT);
  await undoOffer.discardDraft("g", "new");
  expect(drafts.size).toBe(0);
  expect(undoOffer.recent).toMatchObject({ game: "g", what: "thrown_away" });
  await undoOffer.recent?.undo?.();
  expect(drafts.get("new")).toBe(DRAFT);
  expect(undoOffer.recent).toBeNull();
  expect(onOffer).toHaveBeenCalledTimes(2);
});

test("a draft that was thrown away comes back over none that was begun since", async () => {
  const { undoOffer, drafts } = game();
  drafts.set("new", DRAFT);
  await undoOffer.discardDraft("g", "new");
  const begunSince = { ...DRAFT };
  drafts.set("new", begunSince);
  await undoOffer.recent?.undo?.();
  expect(drafts.get("new")).toBe(begunSince);
  expect(undoOffer.recent).toEqual({ game: "g", what: "unfit" });
});

test("where no draft lies nothing is thrown away", async () => {
  const { undoOffer } = game();
  await undoOffer.discardDraft("g", "new");
  expect(undoOffer.recent).toBeNull();
});

test("a round that was removed comes back by undoing the correction that removed it", async () => {
  const { undoOffer, entries } = game(stored(1, round("a")), own(amend("m", "a")));
  undoOffer.offerRemoved("g", "m");
  expect(undoOffer.recent).toMatchObject({ game: "g", what: "removed" });
  await undoOffer.recent?.undo?.();
  expect(entries).toMatchObject([{ type: "undo", of: "m" }]);
});

test("an offer that is sent away is over", async () => {
  const { undoOffer } = game(stored(1, round("a")));
  await undoOffer.undo("g");
  undoOffer.dismiss();
  expect(undoOffer.recent).toBeNull();
});
