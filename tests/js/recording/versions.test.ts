import { beforeEach, expect, test, vi } from "vitest";
import "../local/one-phone.ts";
import type { LogEntry } from "../../../static/js/page/log/records.ts";
import {
  compareVersions,
  dropRefused,
  findUndecided,
  keepBoth,
  keepMine,
  keepTheirs,
  loadHistory,
} from "../../../static/js/page/recording/round-history.ts";
import { beginGame } from "../../../static/js/page/screens/new-game/begin-game.ts";
import { Store } from "../../../static/js/page/store.ts";
import type { Entry } from "../../../static/js/types.ts";
import { amend, own, stored, undo } from "../log/two-phones.ts";

const SEATS = [{ name: "Ada" }, { name: "Ben" }];

let store: Store;
let game: string;

beforeEach(async () => {
  store = new Store();
  game = (await beginGame(store, { game: "tally", seats: SEATS, options: {} })) ?? "";
});

/** A round; null: who has left. */
const points = (ada: number, ben: number | null) => ({
  type: "round",
  players: [{ points: ada }, ben === null ? null : { points: ben }],
});

/** Write an entry on this phone; its id. */
async function append(entry: Entry): Promise<string> {
  const { problem } = await store.write(game, [entry]);
  if (problem) throw new Error(problem.code);
  return log().at(-1)?.entry.id ?? "";
}

const write = (ada: number, ben: number | null) => append(points(ada, ben));
const correct = (of: string, ada: number, ben: number) =>
  append({ type: "amend", changes: [{ of, entry: points(ada, ben) }] });
const benLeaves = () => append({ type: "leave", seat: 1 });

const log = () => store.games.get(game)?.log ?? [];
const totals = () => store.games.head(game)?.sheet.totals;

/** Hold an entry of this phone back for others, as the server's news do; `along`: with the version it corrects. */
async function hold(entry: LogEntry, rivals: string[], along: string | null = null): Promise<void> {
  const record = { ...own(entry), game, held: { rivals, with: along, settled: false } };
  await store.games.change(game, (table) => ({
    record: table.record,
    log: [...table.log, { ...record, place: table.log.length }],
  }));
}

async function compare(id: string) {
  const comparison = await compareVersions(store, game, id);
  if (!comparison) throw new Error("no such version");
  return comparison;
}

async function history(...ids: string[]) {
  const table = await store.games.load(game);
  if (!table) throw new Error("no such game");
  return loadHistory(store, table, ids);
}

test("a version is compared by what the whole game would come to with it", async () => {
  const first = await write(1, 2);
  await write(3, 0);
  await hold({ ...points(7, 7), id: "other" }, [first]);
  await hold({ ...points(5, 0), id: "mine" }, [first]);
  const { mine, theirs, sheet } = await compare("mine");
  expect(mine).toMatchObject(points(5, 0));
  expect(theirs?.entry.id).toBe(first);
  expect(sheet?.totals).toEqual([8, 0]);
  expect(totals()).toEqual([4, 2]);
});

test("a version for somebody who had left by then does not fit: it shows no figures, and is not kept", async () => {
  await write(1, 2);
  await benLeaves();
  const theirs = await write(3, null);
  await hold({ ...points(10, 20), id: "mine" }, [theirs]);
  const comparison = await compare("mine");
  expect(comparison.sheet).toBeNull();
  expect(await keepMine(store, game, comparison)).toBe(false);
  expect(totals()).toEqual([4, 2]);
  expect(findUndecided(log()).map(({ entry }) => entry.id)).toEqual(["mine"]);
});

test("a version that is kept takes the other's place, and nobody is asked any more", async () => {
  const first = await write(1, 2);
  await hold({ ...points(5, 0), id: "mine" }, [first]);
  expect(await keepMine(store, game, await compare("mine"))).toBe(true);
  expect(totals()).toEqual([5, 0]);
  expect(findUndecided(log())).toEqual([]);
});

test.each([
  ["this phone's alone", keepMine, [5, 0]],
  ["both", keepBoth, [6, 2]],
])(
  "what is kept is one write with the choice, so that no phone dies between them: %s",
  async (_, keep, kept) => {
    const first = await write(1, 2);
    await hold({ ...points(5, 0), id: "mine" }, [first]);
    const comparison = await compare("mine");
    const opened = vi.spyOn(IDBDatabase.prototype, "transaction");
    expect(await keep(store, game, comparison)).toBe(true);
    const writes = opened.mock.calls.filter(([, mode]) => mode === "readwrite");
    opened.mockRestore();
    expect(writes).toHaveLength(1);
    const onDisk = await new Store().games.load(game);
    expect(onDisk?.record.sheet.totals).toEqual(kept);
    expect(findUndecided(onDisk?.log ?? [])).toEqual([]);
    await write(1, 1); // the engine has the log that was saved
    expect(totals()).toEqual(kept.map((total) => total + 1));
  },
);

test("a version that gives way leaves the game as it is, and nobody is asked any more", async () => {
  const first = await write(1, 2);
  await hold({ ...points(5, 0), id: "mine" }, [first]);
  expect(await keepTheirs(store, game, await compare("mine"))).toBe(true);
  expect(totals()).toEqual([1, 2]);
  expect(findUndecided(log())).toEqual([]);
});

test("a version stands beside the newest correction of what is in its place", async () => {
  const first = await write(1, 2);
  await hold({ ...points(5, 0), id: "mine" }, [first]);
  const correction = await correct(first, 1, 3);
  expect((await compare("mine")).theirs?.entry.id).toBe(correction);
});

test("a version whose rivals this phone does not have stands beside nothing", async () => {
  await hold({ ...points(5, 0), id: "mine" }, ["theirs"]);
  expect((await compare("mine")).theirs).toBeNull();
});

test("an entry that counts, one its writer took back, and a game of another phone have no versions", async () => {
  const first = await write(1, 2);
  await hold({ ...points(5, 0), id: "mine" }, [first]);
  await hold(undo("taken back", "mine"), [first], "mine");
  expect(await compareVersions(store, game, first)).toBeNull();
  expect(await compareVersions(store, game, "mine")).toBeNull();
  expect(await compareVersions(store, "elsewhere", "mine")).toBeNull();
});

test("a round's history tells what it came to before each correction", async () => {
  const first = await write(1, 2);
  const [one, two] = [await correct(first, 3, 2), await correct(first, 4, 2)];
  await write(1, 1);
  const { entries, first: before, corrections, comparisons } = await history(first);
  expect(entries.map(({ entry }) => entry.id)).toEqual([first]);
  expect(before?.totals).toEqual([2, 3]);
  expect(corrections.map(({ record, sheet }) => [record.entry.id, sheet?.totals ?? null])).toEqual([
    [one, [4, 3]],
    [two, null],
  ]);
  expect(comparisons).toEqual([]);
});

test("where later rounds rest on a correction, nothing is said of what the round was before", async () => {
  await write(1, 2);
  const left = await benLeaves();
  const second = await write(3, null);
  const changes = [
    { of: left, entry: null },
    { of: second, entry: points(3, 4) },
  ];
  await append({ type: "amend", changes });
  expect((await history(second)).first?.totals).toEqual([4, 2]);
  await write(1, 1);
  const { first: before, corrections } = await history(second);
  expect(before).toBeNull();
  expect(corrections).toHaveLength(1);
});

test("a round's history has no corrections of other rounds, but the versions that stood back for it", async () => {
  const [first, second] = [await write(1, 2), await write(1, 0)];
  await correct(second, 2, 0);
  await append({ type: "amend", changes: [{ before: first, id: "put in", entry: points(0, 0) }] });
  await hold({ ...points(5, 0), id: "mine" }, [first]);
  await hold({ ...points(6, 0), id: "other" }, [second]);
  const { entries, corrections, comparisons } = await history(first, "mine");
  expect(entries.map(({ entry }) => entry.id)).toEqual([first]);
  expect(corrections).toEqual([]);
  expect(comparisons.map(({ version, sheet }) => [version.entry.id, sheet?.totals])).toEqual([
    ["mine", [7, 0]],
  ]);
});

test("a refused entry is dropped with what corrects it; the game is judged anew", async () => {
  await write(1, 2);
  const problem = { entry: 2, at: [], code: "game.over", params: {} };
  await store.games.change(game, ({ record, log }) => ({
    record,
    log: [
      ...log,
      { ...own({ ...points(3, 3), id: "refused" }), game, place: 1, refused: problem },
      { ...own(amend("mended", "refused")), game, place: 2, refused: problem },
      { ...stored(4, { ...points(2, 0), id: "later" }), game, place: 3 },
    ],
  }));
  await dropRefused(store.games, game, "refused");
  expect(log().map(({ place, entry }) => [place, entry.type])).toEqual([
    [0, "round"],
    [1, "round"],
  ]);
  expect(totals()).toEqual([3, 2]);
});
