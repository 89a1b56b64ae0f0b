/** Changes of a running game's set-up, as the changes of one amend. */

import type { Colour, Options, Pad, Seat, Setup, Sheet } from "../../../types.ts";
import { roundName } from "../../game-texts.ts";
import { accepted, effective } from "../../log/log.ts";
import type { Change, LoadedGame, LogEntry } from "../../log/records.ts";
import { isSame } from "../../log/shared-draft.ts";
import { t } from "../../messages.ts";
import { seatColours } from "../../parts/seat-colours.ts";

/** Where the correction of a game's set-up is kept while it is made. */
export const SETUP_PLACE = "setup";

/** What targets of pads are made of, from the largest on. */
const ROUND_NUMBERS = [1000, 500, 100, 50, 10, 5];

interface HeadChange {
  seats?: Seat[];
  options?: Options;
  pad?: Pad;
}

/** Return the set-up with these changes applied. */
export function applyChanges({ record: { setup, file }, log }: LoadedGame, changes: Change[]): Setup {
  const head = changes.find((change) => "of" in change && change.of === "setup")?.entry;
  const { seats = [], options = {}, pad = setup.pad } = (head ?? {}) as HeadChange;
  const joins = joinIds(log);
  const now = setup.seats.map((seat, place) => {
    if (place < file.seats.length) return seats[place] ?? seat;
    const change = changes.find((one) => "of" in one && one.of === joins[place - file.seats.length]);
    return (change?.entry?.seat as Seat | undefined) ?? seat;
  });
  return { ...setup, ...(pad && { pad }), seats: now, options: { ...setup.options, ...options } };
}

/** Return the change that gives a seat another name or mark. */
export function seatChange(table: LoadedGame, setup: Setup, place: number, seat: Seat): Change {
  const count = table.record.file.seats.length;
  if (place >= count) {
    const of = joinIds(table.log)[place - count] ?? "";
    return { of, entry: { type: "join", seat } };
  }
  const seats = setup.seats.slice(0, count).map((before, other) => (other === place ? seat : before));
  return headChange(table, setup, { seats });
}

/** Return the change that gives an option another value. */
export function optionChange(table: LoadedGame, setup: Setup, name: string, value: unknown): Change {
  return headChange(table, setup, { options: { [name]: value } });
}

/** Return the change that gives a game another pad. */
export function padChange(table: LoadedGame, setup: Setup, pad: Pad): Change {
  return headChange(table, setup, { pad });
}

/**
 * Return the change by which a game by a pad that is over goes on: to a higher target, for one more round, or until
 * somebody ends it.
 */
export function padExtension(table: LoadedGame, setup: Setup): Change | null {
  const { pad } = setup;
  const { sheet } = table.record;
  const rounds = sheet.rounds.filter(({ no }) => no !== null).length + 1;
  if (!pad || (pad.rows && sheet.reason === "games")) return null; // there is no row left to fill in
  if (sheet.reason === "rounds") return headChange(table, setup, { pad: { ...pad, rounds } });
  if (sheet.reason === "games") {
    const { ends: _ends, ...endless } = pad;
    return headChange(table, setup, { pad: endless });
  }
  const { value = null } = findExtension(setup, sheet, stepOf(pad.target ?? 0)) ?? {};
  return value ? headChange(table, setup, { pad: { ...pad, target: value } }) : null;
}

/** Return the step of a target: the largest round number that it is made of at least twice, else the target itself. */
function stepOf(target: number): number {
  return ROUND_NUMBERS.find((unit) => target % unit === 0 && target >= 2 * unit) ?? target;
}

/** Return one change of the set-up entry: all that differs from the current set-up. */
function headChange({ record: { setup: before, file } }: LoadedGame, now: Setup, more: HeadChange): Change {
  const options = { ...now.options, ...more.options };
  const seats = more.seats ?? now.seats.slice(0, file.seats.length);
  const changedNames = Object.keys(options).filter((name) => !isSame(options[name], before.options[name]));
  const hasSeatChange = seats.some((seat, place) => !isSame(seat, before.seats[place]));
  const pad = more.pad ?? now.pad;
  const entry = {
    ...(!isSame(pad, before.pad) && { pad }),
    ...(hasSeatChange && { seats }),
    ...(changedNames.length && {
      options: Object.fromEntries(changedNames.map((name) => [name, options[name]])),
    }),
  };
  return { of: "setup", entry };
}

/** Return the ids of the entries by which somebody new joined, in seat order; not who came back to a seat. */
function joinIds(log: LoadedGame["log"]): string[] {
  return effective(accepted(log)).flatMap(({ id, type, seat }) =>
    type === "join" && typeof seat === "object" ? [id] : [],
  );
}

/** Return the seat with the next mark, and the seat that had it with this one's. */
export function swapMarks(
  setup: Setup,
  place: number,
  allowed: readonly Colour[],
): { place: number; seat: Seat }[] {
  const colours = seatColours(setup.seats);
  const own = colours[place] ?? "grey";
  const next = allowed[(allowed.indexOf(own) + 1) % allowed.length] ?? own;
  const other = colours.indexOf(next);
  const seats = [{ place, seat: { ...seatAt(setup, place), color: next } }];
  return other < 0 ? seats : [...seats, { place: other, seat: { ...seatAt(setup, other), color: own } }];
}

function seatAt({ seats }: Setup, place: number): Seat {
  return seats[place] ?? { name: "" };
}

/** Find the option that ended a game, with a value that lets it go on; null where there is none. */
export function findExtension(
  { options, seats }: Setup,
  { reason, totals }: Sheet,
  step: number,
): { name: string; value: number } | null {
  if (reason === "target") {
    const value = (Math.floor(Math.max(...totals) / step) + 1) * step;
    return { name: "target", value };
  }
  if (reason === "games") return { name: "games", value: Number(options.games) + 1 };
  if (reason !== "rounds") return null;
  const name = "max_rounds" in options ? "max_rounds" : "rounds";
  return { name, value: Number(options[name]) + (name === "max_rounds" ? seats.length : 1) };
}

/** Find what says that the table ended the game. */
export function findFinish(log: LoadedGame["log"]): LogEntry | undefined {
  return effective(accepted(log)).findLast(({ type }) => type === "finish");
}

/** What may end a game, as it is asked for. */
const ENDS = ["target", "max_rounds", "rounds", "games"];

/** Return how far a game goes on that was over for `reason`: "Play on to 150". */
export function playOnText({ game, options, pad }: Setup, reason: string | null): string {
  const ends = { ...options, ...pad } as Options;
  const isEnd = (name: string) => typeof ends[name] === "number";
  const counted = isEnd("max_rounds") ? "max_rounds" : "rounds";
  const reached = reason === "rounds" ? counted : (reason ?? "");
  const name = isEnd(reached) ? reached : ENDS.find(isEnd);
  const goal = Number(ends[name ?? ""]);
  if (!name) return t(reason === "games" ? "settings.play_on.endless" : "sheet.play_on");
  if (name === "games") return goal === 1 ? t("sheet.play_on") : t("settings.play_on.games", { goal });
  return t("settings.play_on", { goal: name === "target" ? goal : roundName(game, goal) });
}
