import { expect, test } from "vitest";
import type { Pad } from "../../../static/js/pad-types.ts";
import { ending, progress, statusLine } from "../../../static/js/page/screens/sheet/line.ts";
import { reason, tieBreakText } from "../../../static/js/page/screens/sheet/outcome.ts";
import type { Outlook, Setup, Sheet } from "../../../static/js/types.ts";

const setup = { game: "tally", options: { max_rounds: 6 } } as unknown as Setup;
const after = (rounds: number, over: boolean) =>
  ({ rounds: Array(rounds), next: over ? null : { round: rounds + 1 }, over }) as unknown as Sheet;

test("the round of so many is told until the game is over", () => {
  expect(progress(setup, after(3, false))).toBe("Round 4/6");
  expect(progress(setup, after(4, true))).toBe("");
});

test("of several games of Greta the game is told, not the level", () => {
  const series = { game: "greta", options: { games: 3 } } as unknown as Setup;
  const next = { game: 2, round: 3, level: 1 };
  expect(progress(series, { ...after(2, false), next } as unknown as Sheet)).toBe("Game\u00a02/3");
});

const seats = [{ name: "Ada" }, { name: "Ben" }, { name: "Cy" }];
const playing = [true, true, true];
const NOTHING: Outlook = { nearest: null, tie: null, tie_break: null };

/** Return a sheet of which a status line needs only what comes next. */
function sheetOf(next: object, outlook?: Partial<Outlook>): Sheet {
  const said = outlook && { ...NOTHING, ...outlook };
  return {
    target: null,
    rounds: [],
    totals: [0, 0, 0],
    over: false,
    winners: [0],
    next,
    outlook: said,
  } as unknown as Sheet;
}

test("that a team has won is told in words for one and for several, whatever it is called", () => {
  const members = [{ name: "Ben" }, { name: "Di" }];
  const teams = { ...setup, seats: [{ name: "Ada & Cy" }, { name: "The Owls", members }] };
  const sheet = (winner: number) => ({ ...after(1, true), winners: [winner] });
  expect(ending(teams, sheet(0))).toMatch(/^Won by \W*Ada & Cy\W*$/);
  expect(ending(teams, sheet(1))).toMatch(/^Won by \W*The Owls\W*$/);
});

test("the status line has the words for what the engine says of the game", () => {
  const agame = { game: "agame", seats, playing, options: {} };
  const next = { leader: 0, catch: [1, 2], hand: 11, draw: 0 };
  expect(statusLine(agame, sheetOf(next, { catchers: [1, 2] }))).toMatch(/Ben.*Cy/);
  expect(statusLine(agame, sheetOf(next, { nearest: { seat: 2, points: 12 } }))).toMatch(/Ada.*Cy.*12/);
  expect(statusLine(agame, sheetOf(next, { tie: "last_section" }))).toContain("·");
});

test("who is near the target is told so that it fits where fewest points win", () => {
  const tally = { game: "tally", seats, playing, options: { wins: "low" } } as unknown as Setup;
  const sheet = { ...sheetOf({}, { nearest: { seat: 2, points: 8 } }), target: 100 };
  expect(statusLine(tally, sheet)).toMatch(/Cy.*: 8 short of 100/);
});

test("who cannot get to the highest total is told, not that the game is lost", () => {
  const animanize = { game: "animanize", seats, playing, options: {} };
  const next = { start: 1, aside: 4, hand: 14, rounds_left: 1, most: 20 };
  const line = (totals: number[]) =>
    statusLine(animanize, { ...sheetOf(next), table: {}, totals } as unknown as Sheet);
  expect(line([55, 40, 30])).toMatch(/Cy.* cannot reach 55 any more$/);
  expect(line([55, 40, 35])).not.toContain("any more");
});

test("who is below zero is not told of where nobody knows what is to come", () => {
  const lynx = { game: "lynx", seats, playing, options: { games: 5 } };
  const sheet = { ...sheetOf({ round: 2, dealer: 2 }), totals: [37, 10, -14] } as unknown as Sheet;
  expect(statusLine(lynx, sheet)).toMatch(/^\W*Cy\W* deals$/);
});

test("Greta's points to come are told of the last game, whose totals they are added to", () => {
  const greta = (games: number | null) =>
    ({ game: "greta", seats: seats.slice(0, 2), options: { games } }) as unknown as Setup;
  const next = { game: 3, card: 30, seat: 0, left: [1, 2], most: [0, 40] };
  const line = (games: number | null, totals: number[]) =>
    statusLine(greta(games), { ...sheetOf(next), totals } as unknown as Sheet);
  expect(line(3, [250, 300])).toMatch(/Ada.* cannot reach 300 any more$/);
  expect(line(3, [300, 250])).toMatch(/Ben.* cannot reach 300 any more$/);
  expect(line(3, [300, 260])).not.toContain("any more");
  expect(line(5, [250, 300])).not.toContain("any more");
  expect(line(null, [250, 300])).not.toContain("any more");
});

test("the target is told beside what the table waits for", () => {
  const animanize = { game: "animanize", seats, playing, options: {} };
  const sheet = { ...sheetOf({ start: 1, aside: 4, hand: 14 }), table: {}, target: 60 } as unknown as Sheet;
  expect(statusLine(animanize, sheet)).toMatch(/Ben.*14.*\Wto\s60$/);
  const near = sheetOf({ start: 1, aside: 4, hand: 14 }, { nearest: { seat: 2, points: 12 } });
  expect(statusLine(animanize, { ...near, table: {}, target: 60 } as unknown as Sheet)).not.toContain(
    "to\u00a060",
  );
  const lynx = { game: "lynx", seats, playing, options: {} };
  expect(statusLine(lynx, { ...sheetOf({ dealer: 0 }), target: 100 })).toMatch(/\Wto\s100$/);
});

test("a catch that ended a section is told with the section in which others may still catch", () => {
  const agame = { game: "agame", seats, playing, options: {} };
  const rounds = [{ no: 2, open: false }] as unknown as Sheet["rounds"];
  const sheet = { ...sheetOf({ leader: null, hand: 10, draw: 0 }, { catchers: [2] }), rounds };
  expect(statusLine(agame, sheet)).toMatch(/^Section 2: .*Cy.* may catch/);
});

test("the sheet of an earlier version, without an outlook, says who leads", () => {
  const agame = { game: "agame", seats, playing, options: {} };
  expect(statusLine(agame, sheetOf({ leader: 0, catch: [1], hand: 11, draw: 0 }))).toContain("Ada");
});

test("a win that some share is told with their names, one that all share is a draw; nobody beats nobody", () => {
  const tally = { game: "tally", seats, playing, options: {} };
  const over = { ...after(3, true), winners: [0, 2] };
  expect(ending(tally, over)).toMatch(/Ada.* and .*Cy.* share the win/);
  expect(ending(tally, { ...over, winners: [0, 1, 2] })).toBe("A draw");
  expect(ending({ ...tally, seats: seats.slice(1) }, { ...over, winners: [0] })).toMatch(/Ben.* wins/);
  expect(ending({ ...tally, seats: seats.slice(2) }, { ...over, winners: [0] })).toBe("The game is over");
});

test("a tie is told by the game that breaks it; that a win is shared stands in its headline", () => {
  const agame = { game: "agame", seats, playing, options: {} };
  expect(tieBreakText(agame, sheetOf({}, { tie_break: { shared: false, points: 40 } }))).toContain("40");
  expect(tieBreakText(agame, sheetOf({}, { tie_break: { shared: true, points: 40 } }))).toBe(
    "Level at the top and in the last section",
  );
  const tally = { game: "tally", seats, playing, options: {} };
  expect(tieBreakText(tally, sheetOf({}, { tie_break: { shared: true, points: 40 } }))).toBe("");
  expect(tieBreakText(agame, sheetOf({}, {}))).toBe("");
});

test("a game is ended early only where an end was agreed on", () => {
  const finished = { ...after(3, true), reason: "finished", target: null } as Sheet;
  const open = { game: "tally", seats, playing, options: {} };
  expect(reason(open, finished)).toBe("Played to the end");
  expect(reason(setup, finished)).toBe("Ended early");
  expect(reason(open, { ...finished, target: 100 })).toBe("Ended early");
  const over = { ...finished, next: {} } as Sheet;
  const byPad = (pad: object) => reason({ ...open, game: "pad", pad: pad as Pad }, over);
  expect(byPad({ kind: "rounds" })).toBe("Played to the end");
  const rounds = [{ rounds: "QUOTIENT(60, seats)" }, { out: 0 }, { ends: "round = 3" }];
  for (const pad of [{ kind: "rows", rows: [] }, ...rounds.map((end) => ({ kind: "rounds", ...end }))])
    expect(byPad(pad), JSON.stringify(pad)).toBe("Ended early");
});
