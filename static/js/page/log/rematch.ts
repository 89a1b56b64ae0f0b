import type { Pad } from "../../pad-types.ts";
import type { Options, Round, Setup } from "../../types.ts";
import { gameName } from "../game-texts.ts";
import { peopleAt } from "../team-names.ts";
import { accepted, effective } from "./log.ts";
import { type Change, EVENING_MS, type GameHead, type LoadedGame } from "./records.ts";

/** Who plays what, and since when. */
type Party = Pick<GameHead, "id" | "file" | "setup">;

/**
 * Return the game that the people of an earlier one are playing now, begun since; null while there is none.
 *
 * They are the same where nobody of the smaller table is missing at the larger one: in a rematch
 * one may have gone home, or come.
 */
export function findRematch(earlier: Party, games: GameHead[]): GameHead | null {
  const since = startTime(earlier);
  const played = games.filter((game) => startTime(game) > since && !game.sheet.over && !game.gone);
  const rematches = played.filter((game) => game.after === earlier.id || hasSamePeople(earlier, game));
  return rematches.toSorted((one, other) => startTime(other) - startTime(one))[0] ?? null;
}

/** Return the game of the same kind that these people have begun since, and have written in this evening; null: none. */
export function findBegunRematch(earlier: Party, games: GameHead[], now = Date.now()): GameHead | null {
  const called = gameName(earlier.setup);
  const isSame = ({ setup, shown }: GameHead) =>
    !shown && setup.game === earlier.setup.game && gameName(setup) === called;
  return findRematch(
    earlier,
    games.filter((game) => isSame(game) && Math.abs(now - game.touched) <= EVENING_MS),
  );
}

/** What ends a game, of its options or of its pad. */
const ENDS = ["target", "rounds", "max_rounds", "games", "ends"];

/**
 * Return the set-up of a game with the end that was agreed on: where the table played on after it, the next game has
 * the end from before. An end that was changed before it was reached is what was agreed on.
 */
export function agreedSetup({ record: { setup, file, sheet }, log }: LoadedGame): Setup {
  const known = new Set<string>();
  let agreed = { options: endsIn(file.options), pad: endsIn(file.pad) };
  for (const { id, changes } of effective(accepted(log))) {
    known.add(id);
    const head = (changes as Change[] | undefined)?.find((one) => "of" in one && one.of === "setup")?.entry;
    const rounds = sheet.rounds.filter(({ entries }) => entries.every((one) => known.has(one)));
    if (!head || isOver({ ...agreed.options, ...agreed.pad }, rounds)) continue;
    agreed = {
      options: { ...agreed.options, ...endsIn(head.options as Options) },
      pad: head.pad ? endsIn(head.pad as Pad) : agreed.pad,
    };
  }
  const pad = setup.pad && { pad: withEnds(setup.pad, agreed.pad) };
  return { ...setup, ...pad, options: { ...setup.options, ...agreed.options } };
}

function endsIn(part: object = {}): Options {
  return Object.fromEntries(Object.entries(part).filter(([name]) => ENDS.includes(name)));
}

/** Return a pad with these ends, and no other. */
function withEnds(pad: Pad, ends: Options): Pad {
  const others = Object.entries({ ...pad, ...ends }).filter(([name]) => name in ends || !ENDS.includes(name));
  return Object.fromEntries(others) as unknown as Pad;
}

/** Whether one of these ends had come after these rounds; of one by a formula, which the engine alone can tell, yes. */
function isOver({ target, ...counts }: Options, rounds: Round[]): boolean {
  const closed = rounds.filter(({ no, open }) => no !== null && !open).length;
  const best = Math.max(...(rounds.at(-1)?.players.map(({ total }) => total) ?? []));
  const isReached = (end: unknown, now: number) =>
    typeof end === "string" || (typeof end === "number" && now >= end);
  return isReached(target, best) || Object.values(counts).some((most) => isReached(most, closed));
}

function startTime({ file }: Party): number {
  return Date.parse(file.started ?? "") || 0;
}

function hasSamePeople(one: Party, other: Party): boolean {
  const [few, many] = [playerNames(one), playerNames(other)].toSorted((a, b) => a.length - b.length) as [
    string[],
    string[],
  ];
  return few.every((name) => many.includes(name));
}

function playerNames({ setup }: Party): string[] {
  return setup.seats.flatMap(peopleAt);
}
