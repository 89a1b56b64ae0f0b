/** A round that nobody plays, by the pad that is being made: sample players, and figures in all its fields. */

import type { Choices, Draft, Pad, Problem, Seat, Setup } from "../../../types.ts";
import { COLOURS } from "../../../types.ts";
import type { EngineClient } from "../../local/engine-client.ts";
import { t } from "../../messages.ts";
import { isComputed } from "../../recorders/pad/round.ts";
import { usualTeamName } from "../../team-names.ts";
import type { PadItem } from "./edits.ts";
import { isNumber } from "./shapes.ts";

/** What the engine says of a pad: what is wrong in it, and what the sample round is worth. */
export interface Trial {
  problems: Problem[];
  /** Null where so much is wrong that nothing can be tried. */
  choices: Choices | null;
}

/** The round that is tried, where a pad counts them: the first ones have hardly anything to tap. */
const ROUND = 3;
const MAX_SEATS = 3;
/** Figures of numbers that may be large, by seat. */
const LARGE = [12, 25, 7];
/** Figures of numbers that count something, by seat: the first that is asked for, and the others. */
const BIDS = [1, 0, 2];
/** Up to here a number counts something. */
const MAX_COUNT = 20;

/** Return the table at which a pad is tried. */
export function sampleSetup(pad: Pad): Setup {
  const [least, most] = pad.seats;
  const count = Math.max(1, Math.min(Math.max(MAX_SEATS, least), most));
  const names = t("maker.sample.names").split(" ");
  const person = (no: number) => names[no] ?? `${no + 1}`;
  const seats = Array.from({ length: count }, (_, seat): Seat => {
    const color = COLOURS[seat] ?? "grey";
    if (!pad.teams) return { name: person(seat), color };
    // partners sit opposite each other
    const people = Array.from({ length: pad.teams }, (_, round) => person(seat + round * count));
    return { name: usualTeamName(people), color, members: people.map((name) => ({ name })) };
  });
  return { game: "pad", pad, seats, options: {}, playing: seats.map(() => true) };
}

/** Ask the engine what is wrong in a pad, and what a round by it is worth. */
export function tryPad(engine: EngineClient, { pad, seats }: Setup, draft: Draft | null): Promise<Trial> {
  return engine.ask<Trial>({ do: "pad", pad, seats, round: ROUND, draft });
}

/** Return a sample round at the player with whom something is wrong, as it is where nothing is wrong with one alone. */
export function atProblem(draft: Draft, trial: Trial | null): Draft {
  const [root, seat] = trial?.choices?.problem?.at ?? [];
  return root === "players" && typeof seat === "number" ? { ...draft, seat, typed: undefined } : draft;
}

/** Return the draft of a sample round: the figures that were tapped, and others where a field is new. */
export function sampleDraft(setup: Setup, before: Draft | null): Draft {
  const fields = (setup.pad?.fields ?? []).filter((field) => !isComputed(field));
  const former = (before?.entry.players ?? []) as (Record<string, unknown> | null)[];
  const players = setup.seats.map((_, seat) => {
    const known = new Map(Object.entries(former[seat] ?? {}));
    const item = new Map<string, unknown>();
    for (const field of fields) {
      if (field.of && item.get(field.of) !== true) continue;
      const before = known.get(field.id);
      item.set(field.id, fits(field, before) ? before : sampleFigure(field, fields, seat));
    }
    return Object.fromEntries(item);
  });
  const seat = Math.min(before?.seat ?? 0, setup.seats.length - 1);
  return { ...before, typed: undefined, entry: { type: "round", players }, seat, depth: "counts" };
}

/** Whether a figure is one of this kind of field, within the bounds that are numbers. */
export function fits(field: PadItem, figure: unknown): boolean {
  if (field.kind === "flag") return typeof figure === "boolean";
  if (field.kind === "choice") return (field.choices ?? []).some(({ id }) => id === figure);
  const [least, most] = boundsOf(field);
  return typeof figure === "number" && figure >= least && figure <= most;
}

/** Return a figure for a field of a player, where none was tapped. */
export function sampleFigure(
  field: PadItem,
  fields: PadItem[],
  seat: number,
): number | boolean | string | null {
  if (field.kind === "flag") return seat === 0;
  if (field.kind === "choice") {
    const { choices = [] } = field;
    return choices[seat % choices.length]?.id ?? null;
  }
  const [least, most] = boundsOf(field);
  if (least === 1 && field.most === "seats") return seat + 1;
  const isFirst = fields.find(isNumber) === field && fields.filter(isNumber).length > 1;
  const figures = most > MAX_COUNT ? LARGE : isFirst ? BIDS : [1, 1, 1];
  return Math.max(least, Math.min(most, figures[seat % figures.length] ?? 0));
}

/** Return the bounds of a number; a formula counts as its least value in the sample round. */
function boundsOf({ least = 0, most = Number.MAX_SAFE_INTEGER }: PadItem): [number, number] {
  return [typeof least === "number" ? least : 0, typeof most === "number" ? most : ROUND];
}
