import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import Ajv from "ajv";
import { expect, test } from "vitest";
import type { Stamp } from "../../../../static/js/page/log/records.ts";
import { type BgStatsPlay, bgStatsLink, playOf } from "../../../../static/js/page/screens/result/bg-stats.ts";
import type { Entry, GameFile, Options, Pad, Seat } from "../../../../static/js/types.ts";
import { tableOf } from "../../engine.ts";
import schema from "./bg-stats.schema.json" with { type: "json" };

const fits = new Ajv({ allErrors: true }).compile(schema);
const FOLDER = "tests/golden";
const CATALOGUE = ["agame", "animanize", "greta", "lynx", "tally"];

/** The golden games that are over, as they say themselves: asking the engine took most of the time. */
const OVER: GameFile[] = readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".json"))
  .map((name) => JSON.parse(readFileSync(join(FOLDER, name), "utf8")))
  .filter(({ expect: expected }) => expected.over)
  .map(({ file }) => file);

const round = (...points: number[]): Entry => ({
  type: "round",
  players: points.map((one) => ({ points: one })),
});
const seats = (...names: string[]): Seat[] => names.map((name) => ({ name }));

function tally(names: string[], options: Options, ...log: Entry[]): GameFile {
  return { format: "companion/1", game: "tally", seats: seats(...names), options, log };
}

/** The play in the link of a game, which must have the shape BG Stats takes. */
function sent(file: GameFile): BgStatsPlay {
  const link = new URL(bgStatsLink(tableOf(file), "Some game"));
  expect(link.origin + link.pathname).toBe("https://app.bgstatsapp.com/createPlay.html");
  const play = JSON.parse(link.searchParams.get("data") ?? "") as BgStatsPlay;
  expect(fits(play), JSON.stringify(fits.errors)).toBe(true);
  return play;
}

const by = (play: BgStatsPlay, field: keyof BgStatsPlay["players"][number]) =>
  play.players.map((player) => player[field]);

test("the schema takes no play with a field too few, too many or of another kind", () => {
  const play = playOf(tableOf(tally(["Ada"], {}, round(1), { type: "finish" })), "Tally");
  const { durationMin, ...shorter } = play;
  expect(
    [play, shorter, { ...play, bggId: 1 }, { ...play, durationMin: `${durationMin}` }].map((one) =>
      fits(one),
    ),
  ).toEqual([true, false, false, false]);
});

test("every game of the golden files that is over can be sent", () => {
  expect(OVER.length).toBeGreaterThan(140);
  const kinds = new Set(OVER.map((file) => sent(file).game.sourceGameId));
  const pads = [...kinds].filter((kind) => kind.startsWith("pad "));
  expect([...kinds].filter((kind) => !pads.includes(kind)).sort()).toEqual(CATALOGUE);
  expect(pads).toContain("pad Wizard");
});

test("who began a game by a pad is sent where the pad tells it: beside the dealer, or by itself", () => {
  const pad = (rules: Partial<Pad>): Pad => ({
    ...{ name: "Cards", kind: "rounds", seats: [2, 4], fields: [{ id: "cards", name: "Cards", most: 9 }] },
    ...{ points: "cards", ...rules },
  });
  const begun = (rules: Partial<Pad>, options: Options, sitting = seats("Ada", "Ben", "Cy")) => {
    const log: Entry[] = [{ type: "finish" }];
    const file: GameFile = {
      ...{ format: "companion/1", game: "pad", pad: pad(rules) },
      ...{ seats: sitting, options, log },
    };
    return by(sent(file), "startPlayer").indexOf(true);
  };
  expect(begun({ deals: "left", begins: "left" }, {})).toBe(1);
  expect(begun({ deals: "left", begins: "left" }, { start: 2 })).toBe(0);
  expect(begun({ deals: "left", begins: "winner" }, { start: 2 })).toBe(2);
  expect(begun({ begins: "loser" }, { start: 1 })).toBe(1);
  expect(begun({ deals: "left" }, { start: 1 })).toBe(-1);
  expect(begun({}, {})).toBe(-1);
  const team: Seat = { name: "Ada & Cy", members: seats("Ada", "Cy") };
  expect(begun({ begins: "left" }, {}, [team, { name: "Ben" }])).toBe(-1);
});

test("a game by a pad is one of its own for BG Stats, whichever language is read", () => {
  const file = JSON.parse(readFileSync("companion/pads/skyjo.json", "utf8"));
  const skyjo = { ...file, name: { de: "Himmelsjoch", en: "Skyjo" } };
  const players = [
    { cards: 12, ended: true },
    { cards: 101, ended: false },
  ];
  const play = sent({
    format: "companion/1",
    game: "pad",
    pad: skyjo,
    seats: seats("Ada", "Ben"),
    options: {},
    log: [{ type: "round", players }],
  });
  expect(play.game).toEqual({
    name: "Some game",
    sourceGameId: "pad Skyjo",
    highestWins: false,
    noPoints: false,
  });
  expect([by(play, "score"), by(play, "winner")]).toEqual([
    [12, 101],
    [true, false],
  ]);
});

test("everybody in a team is a player, with the team and its result", () => {
  const members = ["Ada", "Cy"].map((name) => ({ name }));
  const file = { ...tally(["x", "Ben"], { target: 10 }, round(12, 3)) };
  const play = sent({ ...file, seats: [{ name: "The Owls", members }, { name: "Ben" }] });
  expect([by(play, "name"), by(play, "team"), by(play, "score"), by(play, "winner")]).toEqual([
    ["Ada", "Cy", "Ben"],
    ["The Owls", "The Owls", undefined],
    [12, 12, 3],
    [true, true, false],
  ]);
});

test("totals, ranks and winners are those of the sheet", () => {
  const play = sent(tally(["Ada", "Ben", "Cy"], { target: 10 }, round(3, 12, -4)));
  expect(play.game).toEqual({ name: "Some game", sourceGameId: "tally", highestWins: true, noPoints: false });
  expect([by(play, "score"), by(play, "rank"), by(play, "winner")]).toEqual([
    [3, 12, -4],
    [2, 1, 3],
    [false, true, false],
  ]);
});

test("games won are the score where they decide a series", () => {
  const options = { games: 3, series: "games" };
  const log = [round(90, 10), round(1, 5), round(1, 5)];
  const play = sent({ format: "companion/1", game: "lynx", seats: seats("Ada", "Ben"), options, log });
  expect([by(play, "score"), by(play, "winner")]).toEqual([
    [1, 2],
    [false, true],
  ]);
});

test("nobody has won where nothing was written down", () => {
  const play = sent(tally(["Ada", "Ben"], {}, { type: "finish" }));
  expect(by(play, "winner")).toEqual([false, false]);
});

test("a shared win has several winners", () => {
  const play = sent(tally(["Ada", "Ben"], { target: 10 }, round(12, 12)));
  expect([by(play, "winner"), by(play, "rank")]).toEqual([
    [true, true],
    [1, 1],
  ]);
});

test("where the lowest wins BG Stats is told so", () => {
  const play = sent(tally(["Ada", "Ben"], { rounds: 1, wins: "low" }, round(12, 7)));
  expect(play.game.highestWins).toBe(false);
  expect(by(play, "winner")).toEqual([false, true]);
});

test("who left is there, and cannot have won", () => {
  const leave = { type: "leave", seat: 1 };
  const finish = { type: "finish" };
  const play = sent(tally(["Ada", "Ben", "Cy"], {}, round(1, 90, 2), leave, finish));
  expect([by(play, "score"), by(play, "winner"), by(play, "rank")]).toEqual([
    [1, 90, 2],
    [false, false, true],
    [2, 3, 1],
  ]);
});

test("a person is the same in every game, however the name is typed", () => {
  const [one] = sent(tally(["Émile"], {}, { type: "finish" })).players;
  const [other] = sent(tally([" e\u0301mile".toUpperCase()], {}, { type: "finish" })).players;
  expect(other?.sourcePlayerId).toBe(one?.sourcePlayerId);
  const ids = ["Anna  Strauß", "ANNA STRAUSS"].map(
    (name) => sent(tally([name], {}, { type: "finish" })).players[0]?.sourcePlayerId,
  );
  expect(ids).toEqual(["anna strauss", "anna strauss"]);
});

test("who begins is told where that was written down", () => {
  const three = seats("Ada", "Ben", "Cy");
  const file: GameFile = {
    format: "companion/1",
    game: "animanize",
    seats: three,
    options: { start: 2 },
    log: [],
  };
  expect(by(playOf(tableOf(file), "Animanize"), "startPlayer")).toEqual([false, false, true]);
  expect(by(sent(tally(["Ada", "Ben"], {}, { type: "finish" })), "startPlayer")).toEqual([false, false]);
});

test("it was played from its start to its last round; corrections of the next day are no playing", () => {
  const log = [
    { ...round(1, 2), id: "a", at: "2026-11-20T21:30:00+01:00" },
    { ...round(3, 4), id: "b", at: "2026-11-20T21:10:10Z" },
    { type: "finish", at: "2026-11-20T21:10:40Z" },
    { type: "amend", at: "2026-11-21T09:00:00Z", changes: [{ of: "a", entry: round(2, 2) }] },
  ];
  const play = sent({ ...tally(["Ada", "Ben"], {}, ...log), started: "2026-11-20T20:00:00Z" });
  expect([play.playDate, play.durationMin]).toEqual(["2026-11-20 21:10:40", 71]);
});

test("the days between two evenings are not played through", () => {
  const log = [
    { ...round(1), at: "2026-11-20T21:00:00Z" },
    { ...round(2), at: "2026-11-27T20:00:00Z" },
    { type: "finish", at: "2026-11-27T20:30:00Z" },
  ];
  const play = sent({ ...tally(["Ada"], {}, ...log), started: "2026-11-20T20:00:00Z" });
  expect([play.playDate, play.durationMin]).toEqual(["2026-11-27 20:30:00", 90]);
});

test("a game without a start lasted from its first round on", () => {
  const log = [
    { ...round(1), at: "2026-11-20T20:00:00Z" },
    { ...round(2), at: "2026-11-20T20:15:00Z" },
  ];
  expect(sent(tally(["Ada"], { target: 3 }, ...log)).durationMin).toBe(15);
});

test("clocks that run backwards or tell nonsense make no negative time", () => {
  const log = [
    { ...round(1), at: "2026-11-20T20:30:00Z" },
    { ...round(2), at: "2026-11-20T20:10:00Z" },
    { type: "finish", at: "soon" },
  ];
  const play = sent({ ...tally(["Ada"], {}, ...log), started: "2026-11-20T20:20:00Z" });
  expect([play.playDate, play.durationMin]).toEqual(["2026-11-20 20:30:00", 20]);
});

test("a phone whose clock is ahead is not believed beyond the server's receipt", () => {
  const table = tableOf(tally(["Ada"], { target: 1 }, { ...round(1), at: "2031-01-01T00:00:00Z" }));
  const stamp: Stamp = { at: "2026-11-20T20:30:00.500Z", phone: null };
  const received = { ...table, log: table.log.map((record) => ({ ...record, stamp })) };
  expect(playOf(received, "Tally").playDate).toBe("2026-11-20 20:30:00");
});

test("a game without any moment was played when this phone last touched it", () => {
  const table = tableOf(tally(["Ada"], { target: 1 }, round(1)));
  table.record.touched = Date.UTC(2026, 10, 20, 20, 30);
  expect(playOf(table, "Tally")).toMatchObject({ playDate: "2026-11-20 20:30:00", durationMin: 0 });
});
