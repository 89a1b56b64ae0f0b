import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  fixedIds,
  renameField,
  setChoices,
  setKind,
  setPlain,
} from "../../../static/js/page/screens/pad-maker/edits.ts";
import type { Pad } from "../../../static/js/types.ts";

const WIZARD: Pad = JSON.parse(readFileSync("companion/pads/wizard.json", "utf8"));

test("a field of which games have figures keeps its name in formulas and entries, a new one does not", () => {
  const fixed = fixedIds(WIZARD);
  const pad = renameField(WIZARD, 1, "Stiche", fixed);
  expect(pad.fields[1]).toMatchObject({ id: "tricks", name: "Stiche" });
  expect(pad.points).toBe(WIZARD.points);
  expect(renameField(WIZARD, 1, "Stiche", fixedIds(null)).fields[1]?.id).toBe("stiche");
});

test("what can be chosen in a field of which games have figures keeps its word when it is renamed", () => {
  const chosen = setChoices(setKind(WIZARD, 0, "choice"), 0, [
    ["Grand", 24],
    ["Null", 23],
  ]);
  const fixed = fixedIds(chosen);
  const idsOf = (pad: Pad) => pad.fields[0]?.choices?.map(({ id }) => id);
  const renamed = setChoices(
    chosen,
    0,
    [
      ["Big one", 24],
      ["Null", 23],
    ],
    fixed,
  );
  expect(idsOf(renamed)).toEqual(["grand", "null"]);
  expect(idsOf(setChoices(chosen, 0, [["Null", 23]], fixed))).toEqual(["null"]);
  const added = setChoices(
    chosen,
    0,
    [
      ["Grand", 24],
      ["Null", 23],
      ["Null", 9],
    ],
    fixed,
  );
  expect(idsOf(added)).toEqual(["grand", "null", "null_1"]);
});

test("the names that stay are those of the pad as it is kept", () => {
  expect([...fixedIds(setPlain(WIZARD, "wins", "low"))]).toEqual(["bid", "tricks"]);
  expect(fixedIds(null).size).toBe(0);
});
