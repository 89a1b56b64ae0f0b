import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import "./one-phone.ts";
import { startEngine } from "../../../static/js/build/engine/image.ts";
import { EngineClient } from "../../../static/js/page/local/engine-client.ts";
import type { Entry, Evaluation, GameFile } from "../../../static/js/types.ts";

const GOLDEN = "tests/golden";
const GAMES = readdirSync(GOLDEN).filter((folder) => folder !== "format");
const CORRECTIONS = 4;
/** All golden files are gone through in Python (`tests/engine/test_changes.py`); here so many of a game. */
const FILES = 8;
const ask = await startEngine();

function goldenFiles(game: string): GameFile[] {
  const folder = `${GOLDEN}/${game}`;
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith(".json"))
    .map((name) => JSON.parse(readFileSync(`${folder}/${name}`, "utf-8")).file)
    .filter((file) => Array.isArray(file?.log))
    .filter((_, place, { length }) => place % Math.ceil(length / FILES) === 0);
}

/** Return what an engine makes of a whole file, without anything known before. */
function readWhole(file: GameFile): Evaluation {
  return JSON.parse(ask(JSON.stringify({ do: "open", file })));
}

/** Numbers that look drawn, and are the same in every run. */
function drawing(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** A file whose entries have ids, as those of a phone have. */
function named(file: GameFile): GameFile {
  return { ...file, log: file.log.map((entry, place) => ({ id: `#${place + 1}`, ...entry })) };
}

/** Return entries that correct this log here and there: something is removed, or comes back. */
function corrections(log: Entry[], seed: number): Entry[] {
  const draw = drawing(seed);
  const ids = log.flatMap(({ id, type }) => (id && type !== "undo" && type !== "amend" ? [id] : []));
  if (!ids.length) return [];
  return Array.from({ length: CORRECTIONS }, (_, step) => {
    const of = ids[draw(ids.length)] ?? "";
    const id = `correction ${step}`;
    if (draw(2)) return { id, type: "undo", of };
    const entry = log.find((one) => one.id === ids[draw(ids.length)]);
    const { id: _id, ...text } = entry ?? { type: "finish" };
    return { id, type: "amend", changes: [{ of, entry: draw(2) ? null : text }] };
  });
}

test.each(GAMES)(
  "the sheet put together from what changes is the whole one, after every entry: %s",
  async (game) => {
    let compared = 0;
    for (const [seed, golden] of goldenFiles(game).entries()) {
      const { log, ...head } = named(golden);
      const engine = new EngineClient();
      let kept = await engine.open({ ...head, log: [] });
      if (!kept.sheet) continue;
      const entries: Entry[] = [];
      for (const entry of [...log, ...corrections(log, seed)]) {
        const tried = await engine.attempt([entry as Parameters<typeof engine.attempt>[0][number]]);
        const answer = await engine.add([entry]);
        expect(answer).toEqual(tried);
        if (answer.problem) continue;
        kept = answer;
        entries.push(entry);
        compared += 1;
        expect(kept).toMatchObject(readWhole({ ...head, log: entries }));
      }
    }
    expect(compared).toBeGreaterThan(0);
  },
);

test("the size of an answer does not grow with the log", async () => {
  const sizes: number[] = [];
  const file: GameFile = {
    format: "companion/1",
    game: "tally",
    seats: [{ name: "Ada" }, { name: "Ben" }],
    options: { target: null },
    log: [],
  };
  const engine = new EngineClient();
  const parse = JSON.parse;
  await engine.open(file);
  for (let round = 0; round < 200; round++) {
    JSON.parse = (text: string, ...rest) => {
      sizes.push(text.length);
      return parse(text, ...rest);
    };
    await engine.add([{ id: `${round}`, type: "round", players: [{ points: 1 }, { points: 1 }] }]);
    JSON.parse = parse;
  }
  expect(sizes).toHaveLength(200);
  expect(Math.max(...sizes)).toBeLessThan((sizes[0] ?? 0) * 1.1);
});
