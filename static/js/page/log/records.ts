/** What a phone keeps and what the server sends: the shapes of both; ids and times made here. */

import type { Colour, Draft, Entry, GameFile, Problem, Setup, Sheet } from "../../types.ts";

/** An entry of the log: like any other, but always with its id. */
export type LogEntry = Entry & { id: string };

/** A game as lists show it: its head, and what was last computed, without its rounds. */
export interface GameHead {
  id: string;
  /** The game file; its log is kept entry by entry in `entries`. */
  file: Omit<GameFile, "log">;
  /** The game this is a rematch of. */
  after?: string;
  setup: Setup;
  sheet: Omit<Sheet, "rounds">;
  /** The last number of the server's log this phone has, and the epoch it counts in. */
  seq: number;
  epoch: string | null;
  /** Whether the server has the head of this game. */
  known: boolean;
  /** What proves to a restored server that this phone owns it; "": it does not; missing: no server has said. */
  proof?: string | undefined;
  /** How many of its entries are still to be sent. */
  waits: number;
  /** Why the server will not have it; it is kept on this phone all the same. */
  refused: Problem | null;
  /** Why the server's copy is out of reach for good: erased, or not for this device any more. */
  gone: "erased" | "barred" | null;
  /** What this phone is called among those that read each other's screens in this game. */
  phone?: string;
  /** Whether it is a copy to look at, read from another phone's screen (`sync/shown-game.ts`). */
  shown?: boolean;
  /** Invitations made on a phone that wait for the server (`sync/phone-invitations.ts`). */
  openInvitations?: OpenInvitation[] | undefined;
  /** When this phone last wrote in it or read news of it, in milliseconds. */
  touched: number;
  /** Counts the writes to the disk, so that no tab writes over what another one has written. */
  turn: number;
}

/** A game with its whole sheet, which is drawn before the engine is up. */
export interface GameRecord extends Omit<GameHead, "sheet"> {
  sheet: Sheet;
}

/** Return what lists show of a game. An empty `rounds` stays, so that a whole sheet has its keys in the engine's order. */
export function headOf(record: GameRecord): GameHead {
  return { ...record, sheet: { ...record.sheet, rounds: [] } as Sheet };
}

/** What a game is known by before the engine has seen it. */
export type NewGameRecord = Omit<GameRecord, "setup" | "sheet" | "waits" | "turn">;

/** One game with its log. */
export interface LoadedGame {
  record: GameRecord;
  log: EntryRecord[];
}

/** One entry at its place in a game's log. No `seq`: it waits to be sent. */
export interface EntryRecord {
  game: string;
  place: number;
  entry: LogEntry;
  seq: number | null;
  /** Why it cannot count; such an entry stays visible until a person mends or drops it. */
  refused: Problem | null;
  /** What it was made for; null: it was made on another phone. */
  made: EntryPurpose | null;
  /** When the server got it and from which phone, as far as it has said so; of a card of Greta before that, when it was placed here. */
  stamp: Stamp | null;
  /** Set where another phone wrote the same; it counts nothing and is never sent by itself. */
  held: Hold | null;
  /** Where it stands among what waits on several phones; set once it is shown to another one (`sync/meeting.ts`). */
  origin?: Origin | undefined;
  /** Set where it was read from another phone's screen: "sent" with what this one writes, or only "shown". */
  relayed?: "sent" | "shown";
}

/** Which phone wrote an entry, and what that phone knew then. */
export interface Origin {
  phone: string;
  /** Greater than that of any waiting entry it knew. */
  rank: number;
  /** The greatest rank it knew of each phone. */
  seen: Record<string, number>;
  /** The last number of the server's log it knew. */
  base: number;
}

/** A place in the course of a game: the round, and how many entries that round had before. */
export interface Step {
  round: number;
  step: number;
}

/** What an entry was made for; where two phones made one for the same, there are two versions. */
export interface EntryPurpose {
  /** The step it is; null for corrections and for what fits in anywhere. */
  step: Step | null;
  /** What it changes: "of:ID", "before:ID", "setup:seats", "setup:options.NAME". */
  changes: string[];
}

/** An entry that stands back for what another phone wrote in its place. */
export interface Hold {
  /** The ids of what stands there. */
  rivals: string[];
  /** The held entry that this one corrects or takes back; null: it is a version itself. */
  with: string | null;
  /** Whether a person has chosen; both stay to be seen. */
  settled: boolean;
}

/** The server's note on an entry. */
export interface Stamp {
  /** ISO time. */
  at: string;
  phone: PhoneName | null;
  /** Set where that phone brought what another one had written; an earlier version of the server does not say. */
  origin?: WriterPhone;
}

/** Whose phone wrote an entry, as the phone says that brought it; null: nobody has said. */
export interface WriterPhone {
  by: string | null;
}

/** What a device is called: its kind, and the person it said it is. */
export interface PhoneName {
  kind: string | null;
  by: string | null;
}

/** One change inside an amend. */
export type Change =
  | { of: string; entry: Record<string, unknown> | null }
  | { before: string; id: string; entry: Record<string, unknown> };

/** A draft with all its earlier states, oldest first; the last one is the draft itself. */
export interface DraftRecord {
  game: string;
  /** "new", "of:ID", "before:ID" or "setup". */
  place: string;
  history: Draft[];
  /** What else is mended in the same correction. */
  changes: Change[];
  /** Where the game stood when it was begun; null in drafts of an earlier version. */
  begun: DraftStart | null;
  /** By which it is known from the next one at the same step; missing in drafts of an earlier version. */
  id?: string | undefined;
  /** What other phones have filled in of the same round; missing: it was filled in here alone. */
  shared?: SharedRound;
}

/** What is known of a round that is filled in on several phones, besides this phone's own draft. */
export interface SharedRound {
  /** The other phones, as each was heard of last. */
  others: OtherPhone[];
  /** The others' values that were decided against here, by part. */
  over: Filled["over"];
}

/** Another phone of the table, and what it has filled in of the round that is being recorded. */
export interface OtherPhone {
  device: string;
  by: string | null;
  phone: PhoneName | null;
  filled: Filled;
}

/** What a phone shows the others of its unfinished round, an entry of that type (`log/shared-draft.ts`). */
export interface Filled {
  round: number;
  type: string;
  /** By seat ("0"), or by the name of what belongs to no seat. */
  parts: Record<string, unknown>;
  /** The values of others that were decided against there, by part. */
  over: Record<string, unknown[]>;
  /** The seat it is at work at; null: at none any more. */
  at: number | null;
}

/** Where a game stood when a draft was begun: what came later from other phones was not seen. */
export interface DraftStart extends Step {
  /** The last number of the server's log that was known, and the epoch it counts in; missing in earlier drafts. */
  seq: number;
  epoch?: string | null;
  /** How many waiting entries had been read from other phones' screens. */
  relayed?: number;
}

/** Somebody who has played on this phone. */
export interface Person {
  name: string;
  /** The mark last worn in a game where marks matter. */
  color: Colour | null;
  /** When this person last sat down, in milliseconds. */
  used: number;
}

/** Return a random UUID: `crypto.randomUUID` is missing on plain-HTTP pages, which a home network serves. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** Return the time as entries carry it: ISO, in whole seconds, UTC. */
export function currentTime(): string {
  return new Date().toISOString().replace(/\.\d+Z$/, "Z");
}

/** Return the head of a game that begins on this phone. */
export function newGameRecord(file: NewGameRecord["file"]): NewGameRecord {
  const id = newId();
  const blank = { seq: 0, epoch: null, known: false, refused: null, gone: null };
  return { id, file: { ...file, id, started: file.started ?? currentTime() }, touched: Date.now(), ...blank };
}

/** Return an entry with an id and its time. */
export function stampEntry(action: Entry): LogEntry {
  return { at: currentTime(), ...action, id: action.id ?? newId() };
}

/** What was last touched within this time belongs to the same evening. */
export const EVENING_MS = 12 * 60 * 60 * 1000;

/** The end of a game's log, as the server numbers it, with the entries asked for. */
export interface LogDelta {
  epoch: string;
  seq: number;
  entries: LogEntry[];
  /** One for each entry; an earlier version of the server has none. */
  stamps?: Stamp[];
}

export interface ListedGame {
  id: string;
  scorebook: string;
  seq: number;
  epoch: string;
  /** What this device may do, and whose it is at that table; an earlier version of the server does not say. */
  role?: "watch" | "record" | "own";
  by?: string | null;
  /** What proves that this device owns it, else ""; an earlier version of the server has none. */
  proof?: string;
}

/** Somebody who may sit down: of the scorebooks this device may write into. */
interface OfferedPerson {
  name: string;
  color: Colour | null;
  /** When the last game was begun they sat in, as ISO time; null: they never have. */
  last: string | null;
}

/** Whom to offer for a new game. */
export interface OfferedPeople {
  people: OfferedPerson[];
  /** Names, as `folded` makes them, that stand for somebody else by now, or for nobody who plays. */
  hidden: string[];
}

export interface WholeGame {
  file: Omit<GameFile, "log"> & { log: LogEntry[] };
  seq: number;
  epoch: string;
  stamps?: Stamp[];
  /** When it was written to last, and what the server's engine says of it; an earlier server tells neither. */
  touched?: string;
  setup?: Setup;
  sheet?: Sheet;
}

export type Role = "watch" | "record" | "own";

/** An invitation made on a phone without a network: for one phone, until an ISO time. */
export interface GuestInvitation {
  token: string;
  role: "watch" | "record";
  until: string;
}

/** One that the server does not know yet: this phone's own, or the one by which it came in. */
export interface OpenInvitation extends GuestInvitation {
  isOwn: boolean;
}

/** An invitation as this phone gave it out; the token is told only once. */
export interface Invitation {
  id: string;
  token: string;
  role: Role;
  whole_book: boolean;
  until: string;
}
