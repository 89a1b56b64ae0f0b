/** A round by a pad whose figures have a yes or no after them: a quick tap on that one is the same player's. */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { openField, type PadDraft, withPick } from "../../../static/js/page/recorders/pad/round.ts";
import { kind } from "../../../static/js/page/recorders/pad.ts";
import type { Pad, PadField, Setup, Sheet } from "../../../static/js/types.ts";

const wizard: Pad = JSON.parse(readFileSync("companion/pads/wizard.json", "utf8"));
const [bid, tricks] = wizard.fields as [PadField, PadField];
const joker: PadField = { id: "joker", name: "Joker", kind: "flag" };

/** Return where a round stands after each of three picks: the seat, and the field that is open. */
function places(fields: PadField[], checks: Pad["checks"] = []): [number, string][] {
  const seats = ["Ada", "Ben", "Cy"].map((name) => ({ name }));
  const pad = { ...wizard, fields, checks };
  const setup: Setup = { game: "pad", pad, seats, options: {}, playing: [true, true, true] };
  let draft: PadDraft = kind.newDraft(setup, {} as Sheet, "counts");
  return [1, 0, 1].map((figure) => {
    draft = withPick(setup, draft, openField(pad, draft), figure);
    return [draft.seat, openField(pad, draft).id];
  });
}

test("a figure with a yes or no right after it stays with its player", () => {
  expect(places([bid, joker, tricks])).toEqual([
    [0, "bid"],
    [0, "bid"],
    [0, "bid"],
  ]);
});

test("a figure with another one, or nothing of the player alone, after it leads on", () => {
  const round = [
    [1, "bid"],
    [2, "bid"],
    [0, "tricks"],
  ];
  expect(places([bid, tricks, joker])).toEqual(round);
  const isOfOne = { name: "One joker", holds: "COUNT(joker) = 1" };
  expect(places([bid, joker, tricks], [isOfOne])).toEqual(round);
});
