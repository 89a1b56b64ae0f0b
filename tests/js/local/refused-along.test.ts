/** Corrections of several rounds of which one is refused. */

import { expect, test } from "vitest";
import { evaluate } from "../../../static/js/page/local/evaluate.ts";
import { findRefused } from "../../../static/js/page/log/corrections.ts";
import type { Change, EntryRecord, LogEntry } from "../../../static/js/page/log/records.ts";
import { withoutEntry } from "../../../static/js/page/recording/round-history.ts";
import { engine, tableOf } from "../engine.ts";
import { own, stored } from "../log/two-phones.ts";

const players = (...points: number[]) => ({ type: "round", players: points.map((one) => ({ points: one })) });
const round = (id: string, ...points: number[]): LogEntry => ({ ...players(...points), id });
const amend = (id: string, ...changes: Change[]): LogEntry => ({ type: "amend", id, changes });

const FILE = { format: "companion/1" as const, game: "tally", seats: [{ name: "Ada" }, { name: "Ben" }] };
const tableWith = (...log: EntryRecord[]) => ({ ...tableOf({ ...FILE, options: {}, log: [] }), log });

const base = [stored(1, round("r1", 1, 2)), own(round("three", 1, 1, 1), 2)];
const both = amend("both", { of: "r1", entry: players(10, 20) }, { of: "three", entry: players(2, 2, 2) });
const idsOf = (log: EntryRecord[]) => log.map(({ entry }) => entry.id);

test("a correction of two rounds of which one is refused is told by itself, and stays when that is dropped", async () => {
  const table = await evaluate(engine, tableWith(...base, own(both)));
  expect(idsOf(findRefused(table))).toEqual(["three", "both"]);
  const left = await evaluate(engine, { ...table, log: withoutEntry(table.log, "three") });
  expect(idsOf(findRefused(left))).toEqual(["both"]);
});

test("a correction that is held with another round stays where a refused one is dropped, and goes with its own", () => {
  const held = { rivals: [], with: "mine", settled: false };
  const log = [own(round("three", 1, 1, 1)), { ...own(both), held }];
  expect(idsOf(withoutEntry(log, "three"))).toEqual(["both"]);
  expect(idsOf(withoutEntry(log, "mine"))).toEqual(["three"]);
});
