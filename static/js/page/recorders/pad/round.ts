/** What is known of a round by a pad: a figure for every player and field, walked through column by column. */

import type { Choices, Draft, Pad, PadField, Path, Setup } from "../../../types.ts";
import { playingSeats } from "../../log/draft.ts";
import { playerOf, withoutInput, withPlayer } from "../recorder.ts";
import { isWho } from "./one-of-all.ts";

/** What is written down in one field: a number, yes or no, or the id of a choice. */
export type Figure = number | boolean | string;
type Item = Record<string, Figure | null>;

/** A draft with the field that is open, and what is being typed into it. */
export type PadDraft = Draft & { open?: { seat: number; field: string }; typed?: string };

export function padOf({ pad }: Setup): Pad {
  if (!pad) throw new Error("a game without its pad");
  return pad;
}

/** Return the least and most of a number of a seat by the engine's last answer; null where that is unknown. */
export function boundsOf(choices: Choices | null, seat: number, field: string): [number, number] | null {
  const bounds = choices?.taps.bounds as Record<string, [number, number]>[] | undefined;
  return bounds?.[seat]?.[field] ?? null;
}

export function figureOf(draft: Draft, seat: number, field: string): Figure | null {
  const item = playerOf(draft, seat) ?? {};
  return Object.hasOwn(item, field) ? ((item[field] as Figure | null | undefined) ?? null) : null;
}

/** Whether a field is asked of nobody, but worked out. */
export function isComputed({ kind }: PadField): boolean {
  return kind === "computed";
}

/** Return the fields that are a seat's, some only of those who have said yes in another one: asked, or worked out. */
export function partsOf({ fields }: Pad, draft: Draft, seat: number): PadField[] {
  return fields.filter(({ of }) => !of || figureOf(draft, seat, of) === true);
}

/** Return the fields that a seat is asked for. */
export function fieldsOf(pad: Pad, draft: Draft, seat: number): PadField[] {
  return partsOf(pad, draft, seat).filter((field) => !isComputed(field));
}

/** Return what the engine's last answer has worked out in a field of a seat; null where that is unknown. */
export function computedOf(choices: Choices | null, seat: number, field: string): number | null {
  const computed = choices?.taps.computed as Record<string, number>[] | undefined;
  return computed?.[seat]?.[field] ?? null;
}

/** Return the field being filled in: the one tapped, else the one filled in last where this seat lacks it, else its first empty one. */
export function openField(pad: Pad, draft: PadDraft): PadField {
  const { open, seat } = draft;
  const fields = fieldsOf(pad, draft, seat);
  const required = fields.filter(isRequired);
  const last = fields.find(({ id }) => id === open?.field);
  const lacks = ({ id }: PadField) => figureOf(draft, seat, id) === null;
  if (last && (open?.seat === seat || lacks(last))) return last;
  return required.find(lacks) ?? last ?? required[0] ?? (fields[0] as PadField);
}

/** Return the draft with a figure of its seat, and with what is asked for because of it, or no longer. */
export function withFigure(pad: Pad, draft: PadDraft, { id }: PadField, figure: Figure | null): PadDraft {
  const before = playerOf(draft, draft.seat);
  const known: Item = before && !("points" in before) ? (before as Item) : {};
  return withPlayer(draft, draft.seat, wholeItem(pad, { ...known, [id]: figure })) as PadDraft;
}

/** Return the draft after a tap on a yes or no of its seat; the first field that is asked because of a yes is open then. */
export function withFlag(pad: Pad, draft: PadDraft, field: PadField, isOn: boolean): PadDraft {
  const after = withFigure(pad, draft, field, isOn);
  const next = isOn && pad.fields.find((one) => one.of === field.id && isRequired(one));
  if (!next) return after;
  return { ...(withoutInput(after) as PadDraft), open: { seat: draft.seat, field: next.id } };
}

/** Return a player's figures with every field that is asked for; yes or no is no until somebody says otherwise. */
function wholeItem({ fields }: Pad, known: Item): Item {
  const before = new Map(Object.entries(known));
  const item = new Map<string, Figure | null>();
  for (const field of fields)
    if (!isComputed(field) && (!field.of || item.get(field.of) === true))
      item.set(field.id, before.get(field.id) ?? (isRequired(field) ? null : false));
  return Object.fromEntries(item);
}

/**
 * Return the draft with a figure that is known by one tap, at the next place that lacks one. Where a yes or no of the same
 * player comes next, no other player's place is opened: a quick second tap would say it of the wrong one. What could be
 * one number only, by the engine's answer before, may be another one now.
 */
export function withPick(
  setup: Setup,
  draft: PadDraft,
  field: PadField,
  figure: Figure,
  choices: Choices | null = null,
): PadDraft {
  const pad = padOf(setup);
  const wasEmpty = figureOf(draft, draft.seat, field.id) === null;
  const open = fieldsOf(pad, draft, draft.seat).reduce((after, one) => {
    const only = onlyNumber(choices, draft.seat, one);
    const mayChange = one !== field && only !== null && only === figureOf(draft, draft.seat, one.id);
    return mayChange ? withFigure(pad, after, one, null) : after;
  }, draft);
  const after = withoutInput(withFigure(pad, open, field, figure)) as PadDraft;
  const next = wasEmpty || open !== draft ? nextPlace(setup, after, field) : null;
  const here = { seat: draft.seat, id: field.id };
  const { seat, id } = next && (next.seat === here.seat || !hasFlagAfter(pad, after, field)) ? next : here;
  return { ...after, seat, open: { seat, field: id } };
}

/** Whether the seat is asked for a yes or no right after a field. */
function hasFlagAfter(pad: Pad, draft: PadDraft, field: PadField): boolean {
  const fields = fieldsOf(pad, draft, draft.seat).filter((one) => !isWho(pad, one));
  return fields[fields.indexOf(field) + 1]?.kind === "flag";
}

/**
 * Return the draft with what can be one number only by the engine's answer, where something else of its seat is known;
 * null where there is nothing of the kind.
 */
export function withOnlyNumbers(draft: PadDraft, choices: Choices, setup: Setup): PadDraft | null {
  const pad = padOf(setup);
  const { seat } = draft;
  if (!playerOf(draft, seat)) return null;
  const filled = fieldsOf(pad, draft, seat).reduce((after, field) => {
    const only = onlyNumber(choices, seat, field);
    return only === null || !isEmpty(draft, seat, field.id) ? after : withFigure(pad, after, field, only);
  }, draft);
  return filled === draft ? null : filled;
}

/** Return the one number that a field of a seat can be; null where it can be several, or that is unknown. */
function onlyNumber(choices: Choices | null, seat: number, { id }: PadField): number | null {
  const [least, most] = boundsOf(choices, seat, id) ?? [0, 1];
  return least === most ? least : null;
}

/** Return the next empty place: of this field round the table, then of the others from the first seat on. */
export function nextPlace(setup: Setup, draft: Draft, field: PadField): { seat: number; id: string } | null {
  const seats = playingSeats(setup);
  const at = seats.indexOf(draft.seat) + 1;
  const round = [...seats.slice(at), ...seats.slice(0, at)];
  const pad = padOf(setup);
  const required = pad.fields.filter(isRequired);
  const first = required.indexOf(field);
  const places = required.flatMap((_, step) => {
    const one = required[(Math.max(first, 0) + step) % required.length] as PadField;
    return (step ? seats : round).map((seat) => ({ seat, id: one.id }));
  });
  const isOpen = ({ seat, id }: { seat: number; id: string }) =>
    isEmpty(draft, seat, id) && fieldsOf(pad, draft, seat).some((one) => one.id === id);
  return places.find(isOpen) ?? null;
}

/** Whether a place waits for a figure: nobody of whom only the points are known has any. */
function isEmpty(draft: Draft, seat: number, id: string): boolean {
  return !("points" in (playerOf(draft, seat) ?? {})) && figureOf(draft, seat, id) === null;
}

/** Whether a field has to be filled in: yes or no is there by itself, as no, and what is worked out, too. */
export function isRequired(field: PadField): boolean {
  return field.kind !== "flag" && !isComputed(field);
}

/** Return the figures of a player of whom nothing is known yet. */
export function blankItem(pad: Pad): Item {
  return wholeItem(pad, {});
}

/** Open the field that a problem names. */
export function moveCursor(draft: PadDraft, at: Path): PadDraft {
  const [, , field] = at;
  return typeof field === "string" && field !== "points"
    ? { ...draft, open: { seat: draft.seat, field } }
    : draft;
}

/** Return the number of seats of which all is known. */
export function doneSeats(draft: Draft): boolean[] {
  const players = draft.entry.players as (Item | null)[];
  return players.map((item) => item !== null && !Object.values(item).includes(null));
}
