/**
 * What is said of one player for the whole table: who ended the round, who plays alone.
 *
 * A pad declares that as a yes or no of which a check says that one player has it, or one at most; so it has one
 * row of players in place of a key for each of them, and a tap moves it.
 */

import { html, nothing, type TemplateResult } from "lit";
import type { Entry, Pad, PadField, Setup } from "../../../types.ts";
import { wordsOf } from "../../game-texts.ts";
import { playingSeats } from "../../log/draft.ts";
import { playerOf, withoutInput } from "../recorder.ts";
import type { PadKeysProps } from "./keys.ts";
import { isWho, plain, readOne } from "./one-of-all.ts";
import {
  figureOf,
  isComputed,
  isRequired,
  nextPlace,
  openField,
  type PadDraft,
  padOf,
  withFigure,
} from "./round.ts";

/** Return the numbers that are 0 of whom a field is said, because a check has it so: `COUNT(AND(out, left > 0)) = 0`. */
function noughtsOf({ fields, checks = [] }: Pad, { id }: PadField): PadField[] {
  const names = checks.map(({ holds }) => {
    const [, field, number] = /^count\(and\((\w+),(\w+)>0\)\)=0$/.exec(plain(holds)) ?? [];
    return field === id ? number : undefined;
  });
  return fields.filter((one) => isRequired(one) && names.includes(one.id) && !one.of && !one.least);
}

/** Return the seat of which a field is said; -1 for none, or where a round has it of several. */
export function seatOf(draft: PadDraft, { id }: PadField): number {
  const players = draft.entry.players as unknown[];
  const seats = [...players.keys()].filter((seat) => figureOf(draft, seat, id) === true);
  return seats.length === 1 ? (seats[0] as number) : -1;
}

/** Return the field of which a check, counted from 1, says that one player has it, where it is said of nobody; else null. */
export function unsaidField(pad: Pad, draft: PadDraft, check: number): PadField | null {
  const one = readOne(pad.checks?.[check - 1]?.holds ?? "");
  const field = !one?.isAtMost && pad.fields.find(({ id }) => id === one?.field);
  return field && isWho(pad, field) && seatOf(draft, field) < 0 ? field : null;
}

/**
 * Return the draft after a tap on a player: it is said of that one alone, or of nobody where it was already.
 *
 * Whoever is asked for more because of it is the player to fill in next, with what was filled in of whom it was said
 * before; whoever would be asked for nothing but yes or no has been filled in. What can be nothing but 0 of that one
 * is 0 where nothing is known of it, and asked for again of whom it was said before.
 */
export function withWho({ setup, draft }: PadKeysProps, field: PadField, seat: number): PadDraft {
  const pad = padOf(setup);
  const former = seatOf(draft, field);
  const isTakenBack = former === seat;
  const more = pad.fields.filter((one) => one.of === field.id && !isComputed(one));
  const asked = more.find(isRequired);
  const isDone = !pad.fields.some((one) => isRequired(one) && !one.of);
  const noughts = noughtsOf(pad, field);
  let after = withoutInput(draft) as PadDraft;
  for (const other of playingSeats(setup)) {
    const isOn = other === seat && !isTakenBack;
    const item = playerOf(after, other);
    if (item && "points" in item) continue;
    const wasOn = figureOf(after, other, field.id) === true;
    if (!isOn && !wasOn && (item || !isDone)) continue;
    after = withFigure(pad, { ...after, seat: other }, field, isOn);
    for (const one of noughts)
      if (figureOf(after, other, one.id) === (isOn ? null : 0))
        after = withFigure(pad, after, one, isOn ? 0 : null);
  }
  if (isTakenBack || !more.length) return atPlace(setup, after, draft);
  after = withFiguresOf(pad, { ...after, seat }, draft, former);
  const next = more.find((one) => isRequired(one) && figureOf(after, seat, one.id) === null) ?? asked;
  return { ...after, ...(next && { open: { seat, field: next.id } }) };
}

/**
 * Return the draft with all of its seat that was filled in of another one before, and is asked of that one no more;
 * a seat filled in by points keeps them.
 */
function withFiguresOf(pad: Pad, draft: PadDraft, before: PadDraft, former: number): PadDraft {
  const left = playerOf(draft, former) ?? {};
  if ("points" in (playerOf(draft, draft.seat) ?? {})) return draft;
  return pad.fields.reduce((after, field) => {
    const figure = figureOf(before, former, field.id);
    return figure === null || field.id in left ? after : withFigure(pad, after, field, figure);
  }, draft);
}

/** Return the draft at the place that was open; where that has got its figure by this tap, at the next that lacks one. */
function atPlace(setup: Setup, after: PadDraft, draft: PadDraft): PadDraft {
  const { seat } = draft;
  const open = openField(padOf(setup), draft);
  const isFilled = figureOf(draft, seat, open.id) === null && figureOf(after, seat, open.id) !== null;
  const next = isFilled && isRequired(open) ? nextPlace(setup, { ...after, seat }, open) : null;
  return next ? { ...after, seat: next.seat, open: { seat: next.seat, field: next.id } } : { ...after, seat };
}

/** Render the rows of players of these fields. */
export function whoRows(
  props: PadKeysProps,
  fields: readonly PadField[],
  original: Entry | null,
): TemplateResult[] | typeof nothing {
  const { setup, draft, onDraft } = props;
  if (!fields.length) return nothing;
  return fields.map((field) => {
    const before = original && seatOf({ ...draft, entry: original }, field);
    const seat = seatOf(draft, field);
    return html`<div data-field=${field.id} class="pad-who ${before !== null && before !== seat ? "is-changed" : ""}">
      <small aria-hidden="true">${wordsOf(field.name)}</small>
      <player-tabs .label=${wordsOf(field.name)} .seats=${setup.seats} .playing=${setup.playing} .seat=${seat} .done=${[]}
        @seat=${({ detail }: CustomEvent<number>) => onDraft(withWho(props, field, detail))}></player-tabs>
    </div>`;
  });
}
