import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { renameField, setPlain } from "../../../static/js/page/screens/pad-maker/edits.ts";
import { beginWith, doStep, redoStep, undoStep } from "../../../static/js/page/screens/pad-maker/history.ts";
import type { Pad } from "../../../static/js/types.ts";

const WIZARD: Pad = JSON.parse(readFileSync("companion/pads/wizard.json", "utf8"));

test("every step is undone, what is typed at one place in one", () => {
  const named = (name: string) => setPlain(WIZARD, "name", name);
  let history = beginWith(WIZARD);
  for (const text of ["W", "Wi", "Wiz"]) history = doStep(history, named(text), "name");
  history = doStep(history, setPlain(history.pad, "wins", "low"));
  expect(history.before).toHaveLength(2);
  expect(doStep(history, { ...history.pad })).toBe(history);
  const undone = undoStep(history);
  expect(undone?.pad).toEqual(named("Wiz"));
  const first = undone && undoStep(undone);
  expect(first?.pad).toEqual(WIZARD);
  expect(first && undoStep(first)).toBe(null);
});

test("steps that were undone are done again, until another one is taken", () => {
  const pads = Array.from({ length: 200 }, (_, step) => setPlain(WIZARD, "target", step + 1));
  const done = pads.reduce((history, pad) => doStep(history, pad), beginWith(WIZARD));
  expect(done.before).toHaveLength(200);
  const undone = pads.reduce((history) => undoStep(history) ?? history, done);
  expect(undone.pad).toBe(WIZARD);
  expect(pads.reduce((history) => redoStep(history) ?? history, undone)).toEqual(done);
  expect(redoStep(done)).toBe(null);
  expect(redoStep(doStep(undone, setPlain(WIZARD, "wins", "low")))).toBe(null);
});

test("steps that an earlier version stored are undone and done again", () => {
  const stored = { pad: setPlain(WIZARD, "wins", "low"), before: [WIZARD], place: null };
  expect(redoStep(stored)).toBe(null);
  const undone = undoStep(stored);
  expect(undone?.pad).toBe(WIZARD);
  expect(undone && redoStep(undone)?.pad).toBe(stored.pad);
});

test("a field in whose formulas nothing is renamed is the same object in the next step", () => {
  const pad = {
    ...WIZARD,
    fields: [...WIZARD.fields, { id: "double", name: "Double", kind: "computed" as const, is: "tricks * 2" }],
  };
  const renamed = renameField(pad, 1, "Stiche");
  expect(renamed.fields[0]).toBe(pad.fields[0]);
  expect(renamed.fields[1]).toMatchObject({ id: "stiche", name: "Stiche" });
  expect(renamed.fields[2]).toEqual({ ...pad.fields[2], is: "stiche * 2" });
  expect(renamed.checks).toEqual(
    pad.checks?.map((check) => ({ ...check, holds: String(check.holds).replaceAll("tricks", "stiche") })),
  );
});
