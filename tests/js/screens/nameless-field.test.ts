import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { renameChecks, setCheck } from "../../../static/js/page/screens/pad-maker/checks.ts";
import {
  addField,
  moveField,
  removeField,
  renameField,
  setPlain,
} from "../../../static/js/page/screens/pad-maker/edits.ts";
import type { Pad } from "../../../static/js/types.ts";

const WIZARD: Pad = JSON.parse(readFileSync("companion/pads/wizard.json", "utf8"));

test("a field without a name is called by its number, as long as it has none and wherever it is moved", () => {
  const added = addField(WIZARD, "number", "");
  const pad = setCheck(setPlain(added, "checks", null), { kind: "sum", field: "field_1", to: 13 });
  const names = ({ checks }: Pad) => checks?.map(({ name }) => name);
  expect(names(pad)).toEqual(["No. 3: 13 all together"]);
  const moved = renameChecks(pad, moveField(pad, 2, -1));
  expect(names(moved)).toEqual(["No. 2: 13 all together"]);
  const sooner = renameChecks(moved, removeField(moved, 0));
  expect(names(sooner)).toEqual(["No. 1: 13 all together"]);
  expect(names(renameChecks(sooner, renameField(sooner, 0, "Cards")))).toEqual(["Cards: 13 all together"]);
});
