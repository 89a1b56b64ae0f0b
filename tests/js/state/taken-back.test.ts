import { expect, test, vi } from "vitest";
import type { Drafts } from "../../../static/js/page/state/drafts.ts";
import type { Tables } from "../../../static/js/page/state/tables.ts";
import { TakenBack } from "../../../static/js/page/state/taken-back.ts";
import type { Judged } from "../../../static/js/types.ts";
import { own, round } from "./two-phones.ts";

const DONE: Judged = { setup: null, sheet: null, problem: null };
const REFUSED: Judged = { ...DONE, problem: { code: "log.full", at: [], entry: 0, params: {} } };

/** After one round; `write` judges what is written next. */
function taken(write: () => Promise<Judged>): TakenBack {
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
