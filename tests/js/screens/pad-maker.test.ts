import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { t } from "../../../static/js/page/messages.ts";
import { firstOf } from "../../../static/js/page/screens/pad-maker/bounds.ts";
import {
  checkName,
  offeredChecks,
  readCheck,
  renameChecks,
  setCheck,
  writeCheck,
} from "../../../static/js/page/screens/pad-maker/checks.ts";
import {
  addField,
  emptyPad,
  fixedIds,
  idFor,
  moveField,
  namesFor,
  removeField,
  renameField,
  setBound,
  setChoices,
  setField,
  setKind,
  setPlain,
  setSeats,
  setTeams,
} from "../../../static/js/page/screens/pad-maker/edits.ts";
import { sampleDraft, sampleSetup } from "../../../static/js/page/screens/pad-maker/sample.ts";
import { readShape } from "../../../static/js/page/screens/pad-maker/shapes.ts";
import {
  addOfKind,
  kindWords,
  makerKind,
  setMakerKind,
} from "../../../static/js/page/screens/pad-maker/who.ts";
import type { Pad } from "../../../static/js/types.ts";

const load = (name: string): Pad => JSON.parse(readFileSync(`companion/pads/${name}.json`, "utf8"));
const WIZARD = load("wizard");
const TABLE = ["round", "seats", "total"];
const ids = ({ fields }: Pad) => fields.map(({ id }) => id);

test("what formulas call a field follows from its name", () => {
  expect(idFor("Tricks", [])).toBe("tricks");
  expect(idFor("Größte Straße", [])).toBe("grosste_strasse");
  expect(idFor("7 Wunder", [])).toBe("wunder");
  expect(idFor("Stiche", ["stiche"])).toBe("stiche_1");
  expect(idFor("Points", [])).toBe("points_1");
  expect(idFor("Round", ["round_1"])).toBe("round_2");
  expect(idFor("分", [])).toBe("field_1");
  expect(idFor("A name of more than twenty letters", []).length).toBeLessThanOrEqual(20);
});

test("a renamed field has its new name in every formula, and in the check about it", () => {
  const before = setCheck({ ...WIZARD, checks: [] }, { kind: "sum", field: "tricks", to: "round" });
  const pad = renameChecks(before, renameField(before, 1, "Stiche"));
  expect(ids(pad)).toEqual(["bid", "stiche"]);
  expect(pad.points).toBe("IF(stiche = bid, 20 + 10*stiche, -10*ABS(stiche - bid))");
  expect(pad.checks).toEqual([
    { holds: "SUM(stiche) = round", name: "Stiche: all together the round’s number" },
  ]);
});

test("a check that people have named keeps its name", () => {
  const pad = renameChecks(WIZARD, renameField(WIZARD, 1, "Stiche"));
  expect(pad.checks?.[0]).toEqual({ ...WIZARD.checks?.[0], holds: "SUM(stiche) = round" });
});

test("what is added counts by itself where all is added up, yes or no once nothing else is left", () => {
  const pad = addField(addField(emptyPad("Cards"), "number", "Left"), "flag", "Out");
  expect(pad.points).toBe("cards + left");
  expect(ids(pad)).toEqual(["cards", "left", "out"]);
  expect(removeField(pad, 0).points).toBe("left");
  expect(removeField(removeField(pad, 0), 0).points).toBe("out");
});

test("points that spoke of a field that is gone are the sum of what is left", () => {
  expect(removeField(WIZARD, 0)).toMatchObject({ points: "tricks", fields: [{ id: "tricks" }] });
  expect(removeField(WIZARD, 1)).not.toHaveProperty("checks");
  const byHand = setPlain(WIZARD, "points", "MAX(bid, tricks)");
  expect(removeField(byHand, 0).points).toBe("MAX(bid, tricks)");
});

test("one thing is written down always", () => {
  expect(removeField(emptyPad("Cards"), 0)).toEqual(emptyPad("Cards"));
});

test("a field of another kind has nothing of the former one", () => {
  const flag = setKind(WIZARD, 0, "flag");
  expect(flag.fields[0]).toEqual({ id: "bid", name: WIZARD.fields[0]?.name, kind: "flag" });
  const asked = setField(flag, 1, { of: "bid" });
  expect(setKind(asked, 0, "number").fields[1]).not.toHaveProperty("of");
  expect(renameField(asked, 0, "Solo").fields[1]).toMatchObject({ of: "solo" });
});

test("what is worked out has a formula, follows names, and does not count by itself", () => {
  const pad = addField(WIZARD, "computed", "Off by");
  expect(pad.fields[2]).toEqual({ id: "off_by", name: "Off by", kind: "computed", is: "bid" });
  expect(pad.points).toBe(WIZARD.points);
  const changed = setField(pad, 2, { is: "ABS(tricks - bid)" });
  expect(renameField(changed, 0, "Said").fields[2]?.is).toBe("ABS(tricks - said)");
  expect(namesFor(addField(changed, "computed", "More"), 2)).toEqual(["bid", "tricks", ...TABLE]);
  expect(namesFor(addField(changed, "computed", "More"), 3)).toEqual(["bid", "tricks", "off_by", ...TABLE]);
  expect(setKind(changed, 2, "number").fields[2]).toEqual({ id: "off_by", name: "Off by" });
  expect(addField(emptyPad("Cards"), "computed", "Twice").points).toBe("cards");
  const last = removeField(changed, 0);
  expect(removeField(last, 0)).toBe(last);
  expect(sampleDraft(sampleSetup(changed), null).entry.players).toContainEqual({ bid: 1, tricks: 1 });
});

test("fields change places", () => {
  expect(ids(moveField(WIZARD, 1, -1))).toEqual(["tricks", "bid"]);
  expect(moveField(WIZARD, 0, -1)).toBe(WIZARD);
});

test("what can be chosen has a word of its own in entries", () => {
  const pad = setChoices(setKind(WIZARD, 0, "choice"), 0, [
    ["Grand", 24],
    ["Grand!", 48],
  ]);
  expect(pad.fields[0]?.choices).toEqual([
    { id: "grand", name: "Grand", worth: 24 },
    { id: "grand_1", name: "Grand!", worth: 48 },
  ]);
});

test("the fewest players are never more than the most", () => {
  expect(setSeats(WIZARD, 0, 8).seats).toEqual([8, 8]);
  expect(setSeats(WIZARD, 1, 2).seats).toEqual([2, 2]);
});

test("the least of a number is never more than its most: the one that is changed stands", () => {
  const pad = setField(WIZARD, 0, { least: 2, most: 4 });
  const boundsOf = ({ fields }: Pad) => [fields[0]?.least, fields[0]?.most];
  expect(boundsOf(setBound(pad, 0, "least", 3))).toEqual([3, 4]);
  expect(boundsOf(setBound(pad, 0, "least", 6))).toEqual([6, 6]);
  expect(boundsOf(setBound(pad, 0, "most", 1))).toEqual([1, 1]);
  expect(boundsOf(setBound(pad, 0, "most", 0))).toEqual([undefined, 0]);
  expect(boundsOf(setBound(setField(pad, 0, { least: null }), 0, "most", -5))).toEqual([-5, -5]);
  expect(boundsOf(setBound(setBound(pad, 0, "most", -5), 0, "least", 0))).toEqual([undefined, 0]);
  expect(boundsOf(setBound(pad, 0, "most", null))).toEqual([2, undefined]);
  expect(boundsOf(setBound(pad, 0, "most", "seats"))).toEqual([2, "seats"]);
  expect([firstOf("number", undefined, 60), firstOf("number", "seats", 2)]).toEqual([60, 10]);
});

test("a sum is offered at first as the most there is of it", () => {
  const fields = [
    { id: "tricks", name: "Tricks", most: 5 },
    { id: "eggs", name: "Eggs", most: "seats + 2" },
  ];
  const sums = offeredChecks({ ...WIZARD, fields, checks: [] }).flatMap((one) =>
    one.kind === "sum" ? one.to : [],
  );
  expect(sums).toEqual(["round", 5, "round", 13]);
});

test("checks are offered for fields that have none", () => {
  const pad = addField(emptyPad("Tricks"), "flag", "Out");
  const offered = offeredChecks(pad);
  expect(offered.map(writeCheck)).toEqual([
    "SUM(tricks) = round",
    "SUM(tricks) = 13",
    "COUNT(out) = 1",
    "COUNT(out) <= 1",
    "SUM(points) = 0",
  ]);
  for (const shape of offered) expect(readCheck(writeCheck(shape))).toEqual(shape);
  const [first] = offered;
  if (!first) throw new Error("nothing offered");
  expect(checkName(first, pad)).toBe("Tricks: all together the round’s number");
  expect(offeredChecks(setCheck(pad, first)).map(({ kind }) => kind)).toEqual(["one", "one", "nought"]);
  expect(offeredChecks(setCheck(pad, { kind: "nought" }))).not.toContainEqual({ kind: "nought" });
});

test("a number up to how many play is a place that each has once", () => {
  const pad = setField(emptyPad("Place"), 0, { least: 1, most: "seats" });
  const [once] = offeredChecks(pad);
  if (!once) throw new Error("nothing offered");
  expect(writeCheck(once)).toBe("SUM(RANK(place)) = QUOTIENT(seats*(seats + 1), 2)");
  expect(checkName(once, pad)).toBe("Place: each number once");
  expect(readCheck(writeCheck(once))).toEqual(once);
});

test("a place in the round is a number that each player has once, and counts by a table", () => {
  const pad = setMakerKind(emptyPad("Number"), 0, "place");
  expect(setMakerKind(emptyPad("Rang"), 0, "place").fields[0]?.name).toBe("Rang");
  expect(sampleDraft(sampleSetup(pad), null).entry.players).toEqual([
    { place: 1 },
    { place: 2 },
    { place: 3 },
  ]);
  expect(pad.fields).toEqual([{ id: "place", name: "Place", least: 1, most: "seats" }]);
  expect(pad.points).toBe("LOOKUP(place, {1, 2, 3, 4}, {10, 6, 3, 0})");
  expect(pad.checks?.map(({ holds }) => readCheck(holds))).toEqual([{ kind: "once", field: "place" }]);
  expect(pad.fields.map((field) => makerKind(pad, field))).toEqual(["place"]);
  expect(readShape(pad.points ?? 0, pad.fields)?.kind).toBe("table");
});

test("a place beside other figures counts nothing by itself, and is any number again without its check", () => {
  const pad = addOfKind(emptyPad("Cards"), "place", "");
  expect(pad.points).toBe("cards");
  expect(setMakerKind(pad, 1, "place")).toBe(pad);
  const number = setMakerKind(pad, 1, "number");
  expect(number.fields[1]).toEqual({ id: "place", name: "Place" });
  expect(number.checks).toBeUndefined();
  const who = setMakerKind(pad, 1, "who");
  expect(makerKind(who, who.fields[1] as (typeof who.fields)[0])).toBe("who");
  expect(who.checks?.length).toBe(1);
  expect(makerKind(pad, { ...(pad.fields[1] as (typeof who.fields)[0]), most: 4 })).toBe("number");
});

test("a place keeps the word by which games have figures of it", () => {
  const field = t("maker.field.first");
  const pad = emptyPad(field);
  const named = (fixed: ReadonlySet<string>) => setMakerKind(pad, 0, "place", fixed).fields[0];
  expect(named(fixedIds(pad))).toMatchObject({ id: ids(pad)[0], name: "Place" });
  expect(named(fixedIds(null))).toMatchObject({ id: "place", name: "Place" });
});

test("one player is a kind of its own to whoever makes a pad, and a check in it", () => {
  const pad = addOfKind(emptyPad("Cards"), "who", "Out");
  expect(pad.fields[1]).toEqual({ id: "out", name: "Out", kind: "flag" });
  expect(pad.checks).toEqual([{ holds: "COUNT(out) = 1", name: "Out: exactly one player" }]);
  expect(pad.fields.map((field) => makerKind(pad, field))).toEqual(["number", "who"]);
  const flag = setMakerKind(pad, 1, "flag");
  expect(flag).not.toHaveProperty("checks");
  expect(setMakerKind(flag, 1, "who")).toEqual(pad);
  expect(setMakerKind(pad, 1, "who")).toBe(pad);
  expect(setMakerKind(pad, 1, "number").fields[1]).toEqual({ id: "out", name: "Out" });
});

test("a sample round has a figure in every field, and keeps those that were tapped", () => {
  const draft = sampleDraft(sampleSetup(WIZARD), null);
  expect(draft.entry.players).toEqual([
    { bid: 1, tricks: 1 },
    { bid: 0, tricks: 1 },
    { bid: 2, tricks: 1 },
  ]);
  const tapped = { ...draft, entry: { type: "round", players: [{ bid: 3, tricks: 0 }, null, null] } };
  const pad = addField(WIZARD, "flag", "Out");
  expect(sampleDraft(sampleSetup(pad), tapped).entry.players).toEqual([
    { bid: 3, tricks: 0, out: true },
    { bid: 0, tricks: 1, out: false },
    { bid: 2, tricks: 1, out: false },
  ]);
});

test("a sample round has figures also of a field that is called what every object has", () => {
  const pad = emptyPad("proto");
  const fields = [
    ...pad.fields,
    { id: "__proto__", name: "proto" },
    { id: "out", name: "out", of: "constructor" },
  ];
  const { players } = sampleDraft(sampleSetup({ ...pad, fields }), null).entry;
  expect((players as object[]).map((item) => Object.keys(item))).toEqual(
    Array(3).fill(["proto", "__proto__"]),
  );
});

test("a pad says how many partners there are, and how many teams then", () => {
  const pad = setTeams(WIZARD, 2);
  expect(pad).toMatchObject({ teams: 2, seats: [2, 3] });
  expect(setTeams(pad, null)).not.toHaveProperty("teams");
});

test("where partners play, one team has what one player had, and a check that people named keeps its name", () => {
  const alone = addOfKind(emptyPad("Cards"), "who", "Out");
  const partners = renameChecks(alone, setTeams(alone, 2));
  expect(partners.checks?.[0]?.name).toBe("Out: exactly one team");
  expect(renameChecks(partners, setTeams(partners, null)).checks).toEqual(alone.checks);
  const atMost = setCheck(partners, { kind: "one", field: "out", isAtMost: true }, 0);
  expect(atMost.checks?.[0]?.name).toBe("Out: one team at most");
  const named = { ...alone, checks: [{ holds: "COUNT(out) = 1", name: "Somebody is out" }] };
  expect(renameChecks(named, setTeams(named, 2)).checks).toEqual(named.checks);
  expect([alone, partners].map((pad) => kindWords(pad, "who"))).toEqual(["one player", "one team"]);
});

test("the sample of a pad for partners has the teams a table would have", () => {
  const { seats } = sampleSetup(setTeams(WIZARD, 2));
  expect(seats).toHaveLength(3);
  for (const { name, members = [] } of seats) {
    expect(members).toHaveLength(2);
    expect(name).toBe(members.map((member) => member.name).join(" & "));
  }
  const people = seats.flatMap(({ members = [] }) => members.map(({ name }) => name));
  expect(new Set(people).size).toBe(6);
  expect(sampleSetup(WIZARD).seats[0]).not.toHaveProperty("members");
});

test("what becomes of a total knows a field by its new name, and goes where it is taken out", () => {
  const pad: Pad = { ...WIZARD, total: "IF(total + bid = 100, 50, total + points)" };
  expect(renameField(pad, 0, "Prophecy").total).toBe("IF(total + prophecy = 100, 50, total + points)");
  expect(addField(pad, "flag", "Last").total).toBe(pad.total);
  expect(setPlain(pad, "total", null)).toEqual(WIZARD);
});
