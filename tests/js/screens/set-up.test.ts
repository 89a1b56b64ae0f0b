import { expect, test } from "vitest";
import skyjo from "../../../companion/pads/skyjo.json";
import { setUpSteps } from "../../../static/js/page/screens/sheet/set-up.ts";
import type { Game, Options, Pad, Setup } from "../../../static/js/types.ts";

function setupOf(game: Game, players: number, options: Options): Setup {
  const seats = Array.from({ length: players }, (_, seat) => ({ name: `${seat}` }));
  return { game, seats, options, playing: seats.map(() => true) };
}

test("with neutral colours their decks belong to the table, and a Fennek to the hand", () => {
  const [hand, decks, ...rest] = setUpSteps(setupOf("agame", 2, { neutral: ["red", "sand"], fennek: "tie" }));
  expect(hand).toContain("the 11 cards");
  expect(decks).toContain("Two neutral colours");
  expect(rest).toHaveLength(2);
  expect(setUpSteps(setupOf("agame", 3, { neutral: ["red"], fennek: "off" }))[1]).toContain(
    "One neutral colour",
  );
  const plain = setUpSteps(setupOf("agame", 3, { neutral: [], fennek: "off" }));
  expect(plain[0]).toContain("the 10 cards");
  expect(plain).toHaveLength(3);
});

test("what wins, and how many packs there are, is as this table has it", () => {
  expect(setUpSteps(setupOf("tally", 2, { wins: "low" })).at(-1)).toContain("lowest total wins");
  expect(setUpSteps(setupOf("tally", 2, { wins: "high" })).at(-1)).toContain("highest total wins");
  expect(setUpSteps(setupOf("lynx", 4, { packs: 2 }))).toHaveLength(3);
  expect(setUpSteps(setupOf("lynx", 8, { packs: 2 }))[1]).toMatch(/^Two packs are few/);
  expect(setUpSteps(setupOf("lynx", 8, { packs: 3 }))[0]).toContain("3 packs");
  expect(setUpSteps(setupOf("lynx", 8, { packs: 3 }))).toHaveLength(3);
});

test("what is written down by a pad stands in quotation marks, as its keys are called", () => {
  const table = { ...setupOf("pad", 3, {}), pad: skyjo as unknown as Pad };
  const [what] = setUpSteps(table);
  expect(what?.replace(/[\u2068\u2069]/g, "")).toBe(
    "After every round you write into each column: “Cards” and “Ended the round”.",
  );
});

test("what is written down is said so that it holds for players and for teams", () => {
  const pad = skyjo as unknown as Pad;
  const ofPad = { ...setupOf("pad", 3, {}), pad };
  const ofRows = { ...ofPad, pad: { ...pad, rows: [] } as Pad };
  for (const table of [setupOf("tally", 2, { wins: "low" }), ofPad, ofRows])
    expect(setUpSteps(table).slice(0, 2).join(" ")).not.toMatch(/player|each of you|for each:/i);
});
