/**
 * What is said of one player for the whole table: who ended the round, who plays alone.
 *
 * A pad declares that as a yes or no of which a check says that one player has it, or one at most; so it has one
 * row of players in place of a key for each of them, and a tap moves it.
 */

import { html, nothing, type TemplateResult } from "lit";
import type { Entry, Formula, Pad, PadField } from "../../../types.ts";
import { wordsOf } from "../../game-texts.ts";
import { playingSeats } from "../../log/draft.ts";
import { playerOf, withoutInput } from "../recorder.ts";
import type { PadKeysProps } from "./keys.ts";
import { figureOf, isComputed, isRequired, type PadDraft, padOf, withFigure } from "./round.ts";

/** Return of which field a check says that one player has it, or one at most; null of any other check. */
export function readOne(holds: Formula): { field: string; isAtMost: boolean } | null {
  const text = String(holds).replaceAll(" ", "").toLowerCase();
  const [, field, sign] = /^count\((\w+)\)(<?=)1$/.exec(text) ?? [];
  return field ? { field, isAtMost: sign === "<=" } : null;
}

/** Whether a field is said of one player for the whole table, or of none. */
export function isWho({ checks = [] }: Pad, { id, kind, of }: PadField): boolean {
  return kind === "flag" && !of && checks.some(({ holds }) => readOne(holds)?.field === id);
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
 * Whoever is asked for more because of it is the player to fill in next; whoever would be asked for nothing but
 * yes or no has been filled in.
 */
export function withWho({ setup, draft }: PadKeysProps, field: PadField, seat: number): PadDraft {
  const pad = padOf(setup);
  const isTakenBack = seatOf(draft, field) === seat;
  const more = pad.fields.filter((one) => one.of === field.id && !isComputed(one));
  const asked = more.find(isRequired);
  const isDone = !pad.fields.some((one) => isRequired(one) && !one.of);
  let after = withoutInput(draft) as PadDraft;
  for (const other of playingSeats(setup)) {
    const isOn = other === seat && !isTakenBack;
    const item = playerOf(after, other);
    if (item && "points" in item) continue;
    if (isOn || figureOf(after, other, field.id) === true || (!item && isDone))
      after = withFigure(pad, { ...after, seat: other }, field, isOn);
  }
  if (isTakenBack || !more.length) return { ...after, seat: draft.seat };
  return { ...after, seat, ...(asked && { open: { seat, field: asked.id } }) };
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
