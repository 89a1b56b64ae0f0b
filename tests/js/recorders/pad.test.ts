import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { problemText } from "../../../static/js/page/codes.ts";
import { SEPARATOR } from "../../../static/js/page/messages.ts";
import { shownFields } from "../../../static/js/page/recorders/pad/fields.ts";
import { isWho, readOne } from "../../../static/js/page/recorders/pad/one-of-all.ts";
import {
  computedOf,
  openField,
  type PadDraft,
  withFigure,
  withPick,
} from "../../../static/js/page/recorders/pad/round.ts";
import { seatOf, withWho } from "../../../static/js/page/recorders/pad/who.ts";
import { kind } from "../../../static/js/page/recorders/pad.ts";
import { playerOf, withPlayer } from "../../../static/js/page/recorders/recorder.ts";
import { PADS } from "../../../static/js/page/screens/new-game/pad-library.ts";
import { findPads, nearPads } from "../../../static/js/page/screens/new-game/pad-search.ts";
import type { Choices, Pad, PadField, Setup, Sheet } from "../../../static/js/types.ts";

const load = (name: string): Pad => JSON.parse(readFileSync(`companion/pads/${name}.json`, "utf8"));
const WIZARD = table(load("wizard"));
const SKYJO = table(load("skyjo"));
const SKAT = table(load("skat"));

function table(pad: Pad): Setup & { pad: Pad } {
  const seats = ["Ada", "Ben", "Cy"].map((name) => ({ name }));
  return { game: "pad", pad, seats, options: {}, playing: [true, true, true] };
}

const opened = (setup: Setup): PadDraft => kind.newDraft(setup, {} as Sheet, "counts");
const tapped = (...figures: number[]): PadDraft =>
  figures.reduce(
    (draft, figure) => withPick(WIZARD, draft, openField(WIZARD.pad, draft), figure),
    opened(WIZARD),
  );
const place = (draft: PadDraft, { pad }: { pad: Pad } = WIZARD) => [draft.seat, openField(pad, draft).id];

test("a field goes round the table before the next one is asked", () => {
  expect(place(opened(WIZARD))).toEqual([0, "bid"]);
  expect(place(tapped(1))).toEqual([1, "bid"]);
  expect(place(tapped(1, 0, 1))).toEqual([0, "tricks"]);
  expect(tapped(1, 0, 1, 1, 0, 0).entry.players).toEqual([
    { bid: 1, tricks: 1 },
    { bid: 0, tricks: 0 },
    { bid: 1, tricks: 0 },
  ]);
});

test("whoever is known by points alone is passed over", () => {
  const draft = withPlayer(opened(WIZARD), 1, { points: 10 }) as PadDraft;
  expect(place(withPick(WIZARD, draft, openField(WIZARD.pad, draft), 1))).toEqual([2, "bid"]);
});

test("a figure that is put right stays in sight", () => {
  const whole = tapped(1, 0, 1, 1, 0, 0);
  expect(place(withPick(WIZARD, { ...whole, seat: 1 }, openField(WIZARD.pad, whole), 1))).toEqual([
    1,
    "tricks",
  ]);
});

test("yes or no is no until somebody says otherwise, and is never asked for", () => {
  const [cards, ended] = SKYJO.pad.fields;
  if (!cards || !ended) throw new Error("Skyjo without its fields");
  const draft = withFigure(SKYJO.pad, opened(SKYJO), cards, 12);
  expect(draft.entry.players).toEqual([{ cards: 12, ended: false }, null, null]);
  expect(withFigure(SKYJO.pad, draft, ended, true).entry.players).toContainEqual({ cards: 12, ended: true });
  expect(place({ ...draft, seat: 1 }, SKYJO)).toEqual([1, "cards"]);
});

test("a player of a pad with nothing but yes or no is no where nobody tapped", () => {
  const pad = { ...SKYJO.pad, fields: SKYJO.pad.fields.slice(1) };
  const setup = { ...SKYJO, pad };
  expect(kind.completeSeat?.(opened(setup), setup).entry.players).toEqual([{ ended: false }, null, null]);
  expect(kind.completeSeat?.(opened(SKYJO), SKYJO)).toEqual(opened(SKYJO));
});

test("what is asked of some players alone is asked once they have said yes, and forgotten once they have not", () => {
  const [declarer, game, times] = SKAT.pad.fields;
  if (!declarer || !game || !times) throw new Error("Skat without its fields");
  expect(openField(SKAT.pad, opened(SKAT)).id).toBe("declarer");
  const alone = withFigure(SKAT.pad, opened(SKAT), declarer, true);
  expect(playerOf(alone, 0)).toEqual({ declarer: true, game: null, times: null, won: false });
  expect(openField(SKAT.pad, alone).id).toBe("game");
  const chosen = withPick(SKAT, alone, game, "grand");
  expect(openField(SKAT.pad, chosen).id).toBe("times");
  const played = withFigure(SKAT.pad, chosen, times, 3);
  expect(kind.completeSeat?.({ ...played, seat: 1 }, SKAT).entry.players).toEqual([
    { declarer: true, game: "grand", times: 3, won: false },
    { declarer: false },
    null,
  ]);
  expect(playerOf(withFigure(SKAT.pad, played, declarer, false), 0)).toEqual({ declarer: false });
});

test("what is said of one player moves by a tap, and goes by another", () => {
  const [cards, ended] = SKYJO.pad.fields;
  if (!cards || !ended) throw new Error("Skyjo without its fields");
  expect([isWho(SKYJO.pad, cards), isWho(SKYJO.pad, ended)]).toEqual([false, true]);
  const tap = (draft: PadDraft, seat: number) => {
    return withWho({ setup: SKYJO, draft, choices: null, onDraft: () => {} }, ended, seat);
  };
  const known = withPlayer(withFigure(SKYJO.pad, opened(SKYJO), cards, 12), 2, { points: 3 }) as PadDraft;
  const ada = tap(known, 0);
  expect(ada.entry.players).toEqual([{ cards: 12, ended: true }, null, { points: 3 }]);
  const ben = tap(ada, 1);
  expect(ben.entry.players).toEqual([
    { cards: 12, ended: false },
    { cards: null, ended: true },
    { points: 3 },
  ]);
  expect([ben.seat, seatOf(ben, ended), seatOf(tap(ben, 1), ended)]).toEqual([0, 1, -1]);
});

test("whoever is asked for more is filled in next, and of the others nothing is left to say", () => {
  const [declarer] = SKAT.pad.fields;
  if (!declarer) throw new Error("Skat without its fields");
  const props = { setup: SKAT, draft: opened(SKAT), choices: null, onDraft: () => {} };
  const draft = withWho(props, declarer, 1);
  expect(draft.entry.players).toEqual([
    { declarer: false },
    { declarer: true, game: null, times: null, won: false },
    { declarer: false },
  ]);
  expect(place(draft, SKAT)).toEqual([1, "game"]);
});

test("what is worked out is asked of nobody and stands in no entry", () => {
  const [declarer] = SKAT.pad.fields;
  if (!declarer) throw new Error("Skat without its fields");
  const value: PadField = { id: "value", name: "Value", of: "declarer" };
  const twice: PadField = { id: "twice", name: "Twice", kind: "computed", is: "2*value" };
  const alone = { ...twice, id: "alone", of: "declarer" };
  const setup = { ...SKAT, pad: { ...SKAT.pad, fields: [twice, declarer, value, alone] } };
  const draft = withFigure(setup.pad, withFigure(setup.pad, opened(setup), declarer, true), value, 24);
  expect(playerOf(draft, 0)).toEqual({ declarer: true, value: 24 });
  expect(shownFields(setup.pad, draft).map(({ id }) => id)).toEqual(["twice", "value", "alone"]);
  expect(shownFields(setup.pad, { ...draft, seat: 1 }).map(({ id }) => id)).toEqual(["twice"]);
  expect(place(draft, setup)).toEqual([0, "value"]);
  const choices = { taps: { computed: [{ twice: 48 }, {}, {}] } } as unknown as Choices;
  expect([computedOf(choices, 0, "twice"), computedOf(choices, 1, "twice")]).toEqual([48, null]);
});

test("of one player is what a check says so of, however it is spelt", () => {
  expect(readOne("count( Out )<=1")).toEqual({ field: "out", isAtMost: true });
  expect(readOne("COUNT(out) = 2")).toBe(null);
  expect(readOne("COUNT(left = 0) = 1")).toBe(null);
  const [declarer] = SKAT.pad.fields;
  expect(declarer && isWho(SKAT.pad, { ...declarer, of: "won" })).toBe(false);
});

test("a draft of points opens with points, and one of figures at what a problem names", () => {
  const entry = { type: "round", players: [{ points: 3 }, { points: 1 }, { points: 0 }] };
  expect(kind.draftOf(entry, WIZARD).depth).toBe("points");
  const draft = kind.moveCursor?.(tapped(1, 0, 1, 1, 0, 0), ["players", 2, "bid"]) as PadDraft;
  expect(openField(WIZARD.pad, draft).id).toBe("bid");
});

test("the main button asks for the field, and for the player of whom something has to be said", () => {
  const asks = (setup: Setup, draft: PadDraft, code: string, ...at: (string | number)[]) =>
    kind.missingText?.({ code, params: { number: 1 }, at }, draft, setup);
  expect(asks(WIZARD, opened(WIZARD), "draft.missing", "players", 0)).toBe("\u2068Ada\u2069: Bid?");
  expect(asks(WIZARD, tapped(1, 0, 1, 1), "draft.missing", "players", 1)).toBe("\u2068Ben\u2069: Tricks?");
  const byPoints = { ...opened(WIZARD), depth: "points" as const };
  expect(asks(WIZARD, byPoints, "draft.missing", "players", 0)).toBe(null);
  expect(asks(WIZARD, tapped(1, 0, 1, 1, 1, 1), "pad.check", "players")).toBe(null);
  const [, ended] = SKYJO.pad.fields;
  if (!ended) throw new Error("Skyjo without its fields");
  expect(asks(SKYJO, opened(SKYJO), "pad.check", "players")).toBe("Ended the round?");
  expect(asks(SKYJO, withFigure(SKYJO.pad, opened(SKYJO), ended, true), "pad.check", "players")).toBe(null);
});

test("nobody walks past a field of a player that is open and empty", () => {
  const begun = (draft: PadDraft) => kind.begunOf?.(draft, WIZARD)?.at;
  expect(begun(opened(WIZARD))).toBeUndefined();
  expect(begun(tapped(1, 0, 1))).toEqual(["players", 0, "tricks"]);
  expect(begun({ ...tapped(1, 0, 1), open: { seat: 0, field: "bid" } })).toBeUndefined();
  expect(begun(tapped(1, 0, 1, 1, 0, 0))).toBeUndefined();
});

test("problems of a round are said in the words of the pad", () => {
  const says = (code: string, params: Record<string, number | string>, ...at: (string | number)[]) =>
    problemText({ code, params, at }, WIZARD);
  expect(says("draft.missing", {}, "players", 1, "tricks")).toBe("\u2068Ben\u2069: Tricks?");
  expect(says("value.range", { low: 0, high: 2 }, "players", 1, "bid")).toBe("Bid: 0 to 2 is allowed.");
  expect(says("pad.check", { number: 1, check: "?" }, "players")).toContain(
    "As many tricks as the round has",
  );
});

test("who deals and begins is said of one by a verb, of a team in words for one and for several", () => {
  const owls = { name: "The Owls", members: [{ name: "Ada" }, { name: "Di" }] };
  const setup = { ...WIZARD, seats: [owls, ...WIZARD.seats.slice(1)] };
  const line = (next: Sheet["next"]) => kind.line?.(setup, { next } as Sheet).replace(/[\u2068\u2069]/g, "");
  expect(line({ deals: 1, begins: 0 })).toBe("Ben deals\u00a0· To begin: The Owls");
  expect(line({ round: 1 })).toBe("");
});

test("pads are found by any of their names, those that begin so first", () => {
  expect(findPads(PADS, "").length).toBe(PADS.length);
  expect(findPads(PADS, "wiz").map(({ name }) => name)).toEqual([WIZARD.pad.name]);
  const pad = (name: Pad["name"]) => ({ ...WIZARD.pad, name });
  const pads = [pad({ en: "Oh Hell", de: "Rage" }), pad("Hell’s Café"), pad("Uno")];
  expect(findPads(pads, "hell")).toEqual([pads[1], pads[0]]);
  expect(findPads(pads, "hells cafe")).toEqual([pads[1]]);
  expect(findPads(pads, "rage")).toEqual([pads[0]]);
  expect(findPads(pads, "quadrille")).toEqual([]);
});

test.each([
  ["yatzy", "Yahtzee"],
  ["Hand & Foot", "Hand and Foot"],
  ["romme", "Rummy"],
  ["Doko", "Doppelkopf"],
  ["take 6", "6 nimmt!"],
])("%s is found, which is another name of %s", (query, name) => {
  expect(findPads(PADS, query).map(({ name }) => (typeof name === "string" ? name : name.en))).toEqual([
    name,
  ]);
});

test.each([
  ["Wizzard", ["Wizard"]],
  ["Quixx", ["Qwixx"]],
  ["Sykjo", ["Skyjo"]],
  ["Caracassone", ["Carcassonne"]],
  ["Rumy", ["Gin Rummy", "Rummy"]],
  ["Wist", ["Oh Hell"]],
  ["Farkle", []],
  ["Siebenschläfer", []],
  ["Zehntausend", []],
  ["Euchre", []],
  ["Un", []],
  ["Stiche", ["500", "Oh Hell", "Spades", "Wizard"]],
  ["pegged", ["Cribbage"]],
  ["Sti", []],
])("what is like %s: %s", (query, names) => {
  const near = nearPads(
    PADS.map((pad) => ({ pad })),
    query,
  );
  expect(near.map(({ pad: { name } }) => (typeof name === "string" ? name : name.en))).toEqual(names);
});

test("the page of a round says what was written down: a yes by its name, a no not at all", () => {
  const solo = { declarer: true, game: "grand", times: 2, won: true };
  const players = [solo, { declarer: false }, { points: 12 }, null];
  const texts = ["Declarer", "Game: Grand", "Multiplier: 2", "Won"];
  const said = (seat: number) => kind.itemText?.({ type: "round", players }, SKAT, seat);
  expect([0, 1, 2, 3].map(said)).toEqual([texts.join(SEPARATOR), "", "", ""]);
});

test("who is out has nothing left without a word, and is asked again where it was somebody else", () => {
  const uno = table(load("uno"));
  const [out, left] = uno.pad.fields as [PadField, PadField];
  const said = (draft: PadDraft, seat: number) =>
    withWho({ setup: uno, draft, choices: null, onDraft: () => {} }, out, seat);
  const first = said(opened(uno), 0);
  expect([first.entry.players, place(first, uno)]).toEqual([
    [{ out: true, left: 0 }, null, null],
    [1, "left"],
  ]);
  const other = said(first, 2);
  expect(other.entry.players).toEqual([{ out: false, left: null }, null, { out: true, left: 0 }]);
  expect(place(other, uno)).toEqual([1, "left"]);
  const typed = said(withFigure(uno.pad, opened(uno), left, 20), 0);
  expect([typed.entry.players, place(typed, uno)]).toEqual([
    [{ out: true, left: 20 }, null, null],
    [0, "left"],
  ]);
  expect(said(said(typed, 0), 1).entry.players).toEqual([
    { out: false, left: 20 },
    { out: true, left: 0 },
    null,
  ]);
});

test("fields may be called what every object has", () => {
  const ids = ["driver", "constructor", "__proto__"];
  const setup = table({ ...WIZARD.pad, fields: ids.map((id) => ({ id, name: id })) });
  const withAll = (fields: PadField[]) =>
    fields.reduce((draft, field) => withFigure(setup.pad, draft, field, 5), opened(setup));
  const itemsOf = ({ entry }: PadDraft) => Object.entries((entry.players as object[])[0] ?? {});
  const { fields } = setup.pad;
  const first = withAll(fields.slice(0, 1));
  expect(itemsOf(structuredClone(first))).toEqual(ids.map((id, no) => [id, no ? null : 5]));
  expect(itemsOf(withAll(fields))).toEqual(ids.map((id) => [id, 5]));
  expect(place({ ...first, seat: 1 }, setup)).toEqual([1, "driver"]);
  const other = withPlayer(opened(setup), 0, { driver: 5 }) as PadDraft;
  expect(place(other, setup)).toEqual([0, "constructor"]);
});
