/** How a draft is filled in: how deep, and seat after seat. */

import type { Choices, Depth, Draft, Setup, Sheet } from "../../types.ts";
import { type EntryPlace, playingSeats } from "../log/draft.ts";
import type { DraftRecord } from "../log/records.ts";
import { isSame } from "../log/shared-draft.ts";
import { playerOf, type RecorderKind, withPlayer } from "../recorders/recorder.ts";

/** What a turn to another depth needs of what a recorder works on. */
interface Turning {
  kind: RecorderKind;
  where: EntryPlace;
  setup: Setup;
  sheet: Sheet;
}

/** Return the depth a tap on its key turns to. */
export function nextDepth(depths: readonly Depth[], depth: Depth): Depth {
  return depths[(depths.indexOf(depth) + 1) % depths.length] ?? depth;
}

/** Return the draft at another depth, with nothing known of its seat. */
export function clearSeat(draft: Draft, depth: Depth): Draft {
  const players = (draft.entry.players as unknown[]).map((item, seat) => (seat === draft.seat ? null : item));
  return { ...draft, depth, entry: { ...draft.entry, players } };
}

/** Return whether figures or cards of the draft's seat are known, all of them: they come to points. */
export function isFilledIn(draft: Draft): boolean {
  const item = playerOf(draft, draft.seat);
  return item !== null && !("points" in item) && !JSON.stringify(item).includes("null");
}

/** Return a draft that was turned to points with what its seat's figures had come to, where all of them were known. */
export function withWorth(turned: Draft, before: Draft, choices: Choices | null): Draft {
  const { seat, depth } = turned;
  const points = choices?.players[seat]?.points;
  const isKnown = isFilledIn(before) && typeof points === "number";
  return isKnown && depth === "points" ? withPlayer(turned, seat, { points }) : turned;
}

/**
 * Return a draft turned to another depth; `choices` are the engine's answer to it, null while there is none. Where all
 * players are turned at once, one of whom nothing is left has no points before the round is whole: no trick may only not have
 * been counted.
 */
export function turnDraft(context: Turning, draft: Draft, depth: Depth, choices: Choices | null): Draft {
  const { kind, setup } = context;
  const turned = kind.changeDepth?.(draft, depth, setup, sheetBefore(context)) ?? clearSeat(draft, depth);
  const isUnknown = !kind.isPerPlayer && !choices?.entry && playerOf(turned, draft.seat) === null;
  return isUnknown ? turned : withWorth(turned, draft, choices);
}

/** Return the sheet, without what is known of the round on the table where another one is put in before it. */
export function sheetBefore({ sheet, where }: Pick<Turning, "sheet" | "where">): Sheet {
  return where.before ? { ...sheet, rounds: [] } : sheet;
}

/** A draft at each depth it was turned to since its last tap: once round the depths loses nothing. */
export class Turns {
  #passed: Draft[] = [];
  #last: Draft | null = null;

  /** Return the draft at a depth: as it was shown there, unless its points were not known then, or else as it is made for it. */
  turn(shown: Draft, depth: Depth, make: () => Draft): Draft {
    if (!isSame(shown, this.#last)) this.#passed = [];
    this.#passed.push(shown);
    const isKnown = (draft: Draft) => depth !== "points" || !isBlank(playerOf(draft, draft.seat));
    this.#last = this.#passed.find((draft) => draft.depth === depth && isKnown(draft)) ?? make();
    return this.#last;
  }
}

/** Return what is kept of a draft with this one as what its last tap has made of it. */
export function withLast(record: DraftRecord, draft: Draft): DraftRecord {
  return { ...record, history: [...record.history.slice(0, -1), draft] };
}

/** Return the depth a seat was filled in with, where an item of points is one of points alone. */
export function depthOfItem(draft: Draft): Depth | null {
  const item = playerOf(draft, draft.seat);
  return item && "points" in item ? "points" : null;
}

/** Return the depth the seat on the screen was filled in with, before that the draft's own. */
export function depthAt(draft: Draft, { depthOf = depthOfItem }: RecorderKind): Depth {
  return depthOf(draft, draft.seat) ?? draft.depth;
}

/** Return the next seat clockwise of which something is still unknown; null when there is none but this one. */
export function nextBlank(draft: Draft, setup: Setup): number | null {
  const seats = playingSeats(setup);
  const position = seats.indexOf(draft.seat);
  const others = [...seats.slice(position + 1), ...seats.slice(0, Math.max(position, 0))];
  return others.find((seat) => isBlank(playerOf(draft, seat))) ?? null;
}

/** Return whether something of a seat is still unknown. */
export function isBlank(item: Record<string, unknown> | null): boolean {
  return item === null || Object.values(item).includes(null);
}
