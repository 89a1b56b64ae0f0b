/**
 * A game as one phone shows it and another reads it without a network: set-up and log, whole.
 *
 * A phone that is in the game itself takes in what it lacks (`meeting.ts`), and sends it on with what it
 * writes itself. Any other gets a copy to look at (`GameRecord.shown`): nothing is written in it and the server is
 * not asked for it, until this phone is let into the game by an invitation. Such a one may come with the game.
 */

import type { GameFile } from "../../types.ts";
import { evaluate } from "../local/evaluate.ts";
import type { Games } from "../local/games.ts";
import type { Memberships } from "../local/memberships.ts";
import type { EntryPurpose, GuestInvitation, LoadedGame, Origin, Stamp, Step } from "../log/records.ts";
import { meet, type ShownEntry, type ShownLog, withOrigins } from "./meeting.ts";
import { acceptInvitation } from "./phone-invitations.ts";

const FORMAT = "companion-shown/1";
/** As long as an id of a game may be, and of the signs that an address takes as they are. */
const ID = /^[\w-]{1,64}$/;
const TOKEN = /^[\w-]{32}$/;
/** Numbers and lists of what is read are no greater. */
const MAX_NUMBER = 1_000_000;
const MAX_ITEMS = 1_000;
const MAX_NAME_LETTERS = 200;

/** An entry in a film. `by`: whose phone wrote it. */
type SentEntry = Omit<ShownEntry, "stamp"> & { by: string | null };

interface ShownGame extends ShownLog {
  file: Omit<GameFile, "log"> & { id: string };
  /** By which whoever reads it comes in; an earlier version shows none. */
  invitation: GuestInvitation | null;
}

/**
 * What reading led to: a copy is here, this phone has come in by an invitation, the game itself has so many entries
 * more, this phone had it all, or it is none.
 */
export type ReadResult =
  | { kind: "copy" | "invited" | "known"; game: string }
  | { kind: "met"; game: string; fresh: number }
  | { kind: "unreadable" };

/** Return the text of a game to be shown; whatever waits in it has an origin from now on. `by`: whose phone this is. */
export async function showGame(
  games: Games,
  id: string,
  by: string | null,
  invitation: GuestInvitation | null = null,
): Promise<string> {
  await games.change(id, (table) => {
    const marked = withOrigins(table);
    return marked.log === table.log ? null : marked;
  });
  const { record, log } = (await games.load(id)) as LoadedGame;
  return textOf({ record, log }, by, invitation);
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
      const isOwn = made && !stamp && !relayed;
      const name = stamp?.phone?.by ?? (isOwn ? by : null);
      return { entry, seq, made, origin, by: name };
    });
  const file = { ...record.file, id: record.id };
  return JSON.stringify({ format: FORMAT, file, epoch: record.epoch, entries, invitation });
}

/** Take in a game that was read. */
export async function adoptShown(games: Games, memberships: Memberships, text: string): Promise<ReadResult> {
  const shown = parseShown(text);
  if (!shown) return { kind: "unreadable" };
  const game = shown.file.id;
  const head = games.head(game);
  if (!head && !(await adoptCopy(games, memberships, shown))) return { kind: "unreadable" };
  if (head?.shown && head.gone) await games.change(game, (table) => asHere(table));
  const { invitation } = shown;
  const isInvited = !!invitation && (await acceptInvitation(games, memberships, game, invitation));
  const before = (await games.load(game))?.log ?? [];
  const isCopy = games.head(game)?.shown === true;
  const relay = isCopy || memberships.role(game) === "watch" ? "shown" : "sent";
  await games.reevaluate(game, async (table, engine) => {
    const met = await meet(engine, table, shown, relay);
    return met && { ...met, record: { ...met.record, touched: Date.now() } };
  });
  if (isCopy || isInvited) return { kind: isCopy ? "copy" : "invited", game };
  const known = new Set(before.map(({ entry }) => entry.id));
  const fresh = games.get(game)?.log.filter(({ entry }) => !known.has(entry.id)).length ?? 0;
  return fresh ? { kind: "met", game, fresh } : { kind: "known", game };
}

/** Take a copy off this phone: its log goes; of the rest remains what is needed when it is read once more. */
export function removeCopy(games: Games, id: string): Promise<void> {
  return games.reevaluate(id, async ({ record }, engine) => {
    if (!record.shown) return null;
    return evaluate(engine, { record: { ...record, epoch: null, gone: "erased" }, log: [] });
  });
}

/** Return a copy that was taken off this phone before as one that is here. */
function asHere({ record, log }: LoadedGame): LoadedGame {
  return { record: { ...record, gone: null }, log };
}

/** Begin a copy, still without entries; null where the engine does not take the game. */
async function adoptCopy(
  games: Games,
  memberships: Memberships,
  { file, epoch }: ShownGame,
): Promise<LoadedGame | null> {
  const blank = { seq: 0, known: false, refused: null, gone: null, shown: true };
  const record = { id: file.id, file, epoch, touched: Date.now(), ...blank };
  const table = await games.adopt(record).catch(() => null);
  if (table) memberships.setRole(file.id, "watch");
  return table;
}

/** Return what is in the text of a film, as far as the engine does not judge it; null where it is no game. */
export function parseShown(text: string): ShownGame | null {
  try {
    const { format, file, epoch, entries, invitation = null } = JSON.parse(text);
    if (format !== FORMAT || !ID.test(file.id) || !(epoch === null || isText(epoch))) return null;
    return {
      file,
      epoch,
      entries: entries.map(parseEntry),
      invitation: invitation && parseInvitation(invitation),
    };
  } catch {
    return null;
  }
}

/** Return an entry with all its marks. Throws where one of them is none. */
function parseEntry({ entry, seq, made, origin, by }: SentEntry): ShownEntry {
  check(isText(entry.id) && isText(entry.type) && (by === null || isText(by)));
  check(seq === null ? made && origin : isNumber(seq));
  const at = typeof entry.at === "string" ? entry.at : null;
  const stamp: Stamp | null = at && by ? { at, phone: { kind: null, by } } : null;
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
  check(isText(phone) && isNumber(rank) && isNumber(base) && phones.length <= MAX_ITEMS);
  check(phones.every(([name, last]) => isText(name) && isNumber(last)));
  return { phone, rank, seen: Object.fromEntries(phones), base };
}

function parseInvitation({ token, role, until }: GuestInvitation): GuestInvitation {
  check(TOKEN.test(token) && (role === "watch" || role === "record"));
  return { token, role, until: new Date(until).toISOString() };
}

function check(isSound: unknown): void {
  if (!isSound) throw new TypeError("not as it is shown");
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value.length <= MAX_NAME_LETTERS;
}

function isNumber(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MAX_NUMBER;
}
