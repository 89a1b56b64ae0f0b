/** Both ways in which the engine's jumps are caught come to the same. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startEngine } from "../../static/js/build/engine/image.ts";

const GOLDEN = join(import.meta.dirname, "../golden");
const EVERY = 9;

/** The game files of some of the golden files. */
function* games(): Generator<unknown> {
  const names = readdirSync(GOLDEN, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".json"),
  );
  for (const name of names.filter((_, place) => place % EVERY === 0)) {
    yield JSON.parse(readFileSync(join(GOLDEN, name), "utf8")).file;
  }
}

test("a game reads the same, whether it is right or refused", async () => {
  const [caught, inScript] = [await startEngine(), await startEngine(true)];
  const answers = new Set<string>();
  for (const file of [...games(), { format: "companion/1" }, null]) {
    const question = JSON.stringify({ do: "score", file });
    const answer = caught(question);
    expect(inScript(question)).toBe(answer);
    answers.add(answer);
  }
  expect(answers.size).toBeGreaterThan(10);
});
