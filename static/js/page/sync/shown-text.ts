/**
 * The text of a film: a game with its log as one phone shows it, read by another with every bound that the engine does
 * not know. Whatever passes can be shown on, so that nobody makes a phone's own film unreadable by what it reads.
 */

import type { GameFile } from "../../types.ts";
import type { EntryPurpose, GuestInvitation, LoadedGame, Origin, Stamp, Step } from "../log/records.ts";
import { depthOf } from "./json-depth.ts";
import type { ShownEntry, ShownLog } from "./meeting.ts";

const FORMAT = "companion-shown/1";
/** As long as an id of a game may be, and of the signs that an address takes as they are. */
const ID = /^[\w-]{1,64}$/;
const TOKEN = /^[\w-]{32}$/;
/** Numbers and lists of what is read are no greater. */
const MAX_NUMBER = 1_000_000;
const MAX_ITEMS = 1_000;
const MAX_NAME_LETTERS = 200;
/** As many as an engine takes. */
export const MAX_ENTRIES = 5_000;
/** Levels of lists and objects; a game has some fifteen. Deeper ones break whoever goes through them. */
const MAX_DEPTH = 32;
/** How far a rank may be ahead of the entries shown with it: one that waits may have been dropped. */
const MAX_RANKS_AHEAD = 1_000;

const NO_PURPOSE: EntryPurpose = { step: null, changes: [] };

/** An entry in a film. `by`: whose phone wrote it. */
type SentEntry = Omit<ShownEntry, "stamp"> & { by: string | null };

export interface ShownGame extends ShownLog {
  file: Omit<GameFile, "log"> & { id: string };
  /** By which whoever reads it comes in; an earlier version shows none. */
  invitation: GuestInvitation | null;
}

/** Return a game as a text: what the server has and what phones that met have written, with whoever wrote it. */
export function textOf(
  { record, log }: LoadedGame,
  by: string | null,
  invitation: GuestInvitation | null = null,
): string {
  const entries = log
    .filter(({ seq, origin }) => seq !== null || origin)
    .map(({ entry, seq, made, stamp, origin, relayed }): SentEntry => {
      const isOwn = made && !stamp?.phone && !relayed;
      const name = (stamp?.origin ?? stamp?.phone)?.by ?? (isOwn ? by : null);
      // What was read with the numbers of a server before its restore waits, and nobody knows what it was made for.
      return { entry, seq, made: made ?? (seq === null ? NO_PURPOSE : null), origin, by: name };
    });
  const file = { ...record.file, id: record.id };
  return JSON.stringify({ format: FORMAT, file, epoch: record.epoch, entries, invitation });
}

/** Return what is in the text of a film, as far as the engine does not judge it; null where it is no game. */
export function parseShown(text: string): ShownGame | null {
  if (depthOf(text) > MAX_DEPTH) return null;
  try {
    const { format, file, epoch, entries, invitation = null } = JSON.parse(text);
    if (format !== FORMAT || !isText(file.id) || !ID.test(file.id)) return null;
    check(epoch === null || isText(epoch));
    check(entries.length <= MAX_ENTRIES);
    const parsed: ShownEntry[] = entries.map(parseEntry);
    const last = parsed.length + MAX_RANKS_AHEAD;
    check(parsed.every(({ origin }) => !origin || origin.rank <= last));
    check(new Set(parsed.map(({ entry }) => entry.id)).size === parsed.length);
    return { file, epoch, entries: parsed, invitation: invitation && parseInvitation(invitation) };
  } catch {
    return null;
  }
}

/** Return an entry with all its marks. Throws where one of them is none. */
function parseEntry({ entry, seq, made, origin, by }: SentEntry): ShownEntry {
  check(isText(entry.id) && isText(entry.type) && (by === null || isText(by)));
  check(seq === null ? made && origin : isNumber(seq));
  check(entry.type !== "amend" || areObjects(entry.changes)); // asked for before the engine judges it
  const at = typeof entry.at === "string" ? entry.at : ""; // a card of Greta has its cell there
  check(at === "" || !Number.isNaN(Date.parse(at)));
  const stamp: Stamp | null = by ? { at, phone: { kind: null, by } } : null;
  return { entry, seq, made: made && parsePurpose(made), origin: origin && parseOrigin(origin), stamp };
}

function parsePurpose({ step, changes }: EntryPurpose): EntryPurpose {
  check(changes.length <= MAX_ITEMS && changes.every(isText));
  return { step: step && parseStep(step), changes };
}

function parseStep({ round, step }: Step): Step {
  check(isNumber(round) && isNumber(step));
  return { round, step };
}

function parseOrigin({ phone, rank, seen, base }: Origin): Origin {
  const phones = Object.entries(seen);
  check(isKey(phone) && isNumber(rank) && isNumber(base) && phones.length <= MAX_ITEMS);
  check(phones.every(([name, last]) => isKey(name) && isNumber(last)));
  return { phone, rank, seen: Object.fromEntries(phones), base };
}

function parseInvitation({ token, role, until }: GuestInvitation): GuestInvitation {
  check(isText(token) && TOKEN.test(token) && (role === "watch" || role === "record"));
  return { token, role, until: new Date(until).toISOString() };
}

function check(isSound: unknown): void {
  if (!isSound) throw new TypeError("not as it is shown");
}

function areObjects(value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => one !== null && typeof one === "object");
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value.length <= MAX_NAME_LETTERS;
}

/** Return whether it may be a key of an object, which has "constructor" and others without being told. */
function isKey(value: unknown): value is string {
  return isText(value) && !(value in {});
}

function isNumber(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MAX_NUMBER;
}
