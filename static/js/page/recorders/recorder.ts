/**
 * The contract between the record screen and the recorders.
 *
 * The record screen (`screens/record.ts`) owns what is the same for every game:
 * the header with the *123* key, the footer (undo, side keys, main button), the
 * draft with its history, and the writing. A recorder is the element between
 * header and footer: it shows a draft and emits a whole new one for every tap.
 *
 * No `styleMap` and no style attributes: the content security policy forbids them;
 * `vars` (`parts/vars.ts`) sets custom properties.
 *
 * The main button says what is missing or wrong, from the engine's `choices.problem`
 * and the message catalogue ("draft.missing.tricks").
 *
 * What happens on a tap:
 *
 *     recorder emits "draft"  →  the screen sets it as a property, asks the engine for `choices`, and
 *     sets that as a property; the phone stores it (with the one before, for undo) once it is painted
 *
 * So a recorder is drawn twice for a tap; what is neither in `draft` nor in `choices` is drawn with
 * the answer. Until the engine has answered, `choices` is the answer to the draft before (or
 * null at the start): render the draft at once, and effects from `choices`.
 *
 * A draft is plain JSON, because it is stored:
 *
 *     {entry: {type: "section", players: [{row: {…}}, null, null]}, seat: 0, depth: "cards", …}
 *
 * `entry` is the unfinished entry, null where nothing is known yet. `seat` is the
 * player being filled in, `depth` how. Other keys are the recorder's own cursor.
 *
 * Every game file `recorders/GAME.ts` defines its element and exports `kind`. It is
 * loaded when a game of that kind is opened; nothing else names it. For the depth
 * "points" there is a ready element, `<points-pad>` (`recorders/points-pad.ts`).
 */

import type { TemplateResult } from "lit";
import type { Bar, Choices, Depth, Draft, Entry, Path, Problem, Round, Setup, Sheet } from "../../types.ts";
import { type EntryPlace, playingSeats } from "../log/draft.ts";
import type { LoadedGame } from "../log/records.ts";
import { t } from "../messages.ts";

/** What the record screen gives a recorder. Each property is replaced, never mutated. */
export interface Recorder extends HTMLElement {
  setup: Setup;
  /** The sheet before this round; during a correction the current sheet. */
  sheet: Sheet;
  draft: Draft;
  choices: Choices | null;
  /** True while a stored entry is corrected, or one is inserted before it. */
  isCorrecting: boolean;
  /** That entry as it reads now; what differs from it is marked with a corner. */
  original: Entry | null;
  /** Whether there is a tap or an entry for "undo" to take back. */
  canUndo?: boolean;
  /** Point out where on the screen something is missing, where no cursor leads to it; left out: nothing is to be pointed out. */
  pointOut?(missing: Bar & { at: Path }): void | Promise<void>;
  /** Close what is a step of its own in the browser's history, so that the next step back leaves the screen. */
  closeStep?(): Promise<void>;
}

/**
 * The events a recorder emits. All bubble; none is composed, as there is no shadow root.
 *
 * - `draft`: `CustomEvent<Draft>`, on every tap, the whole new draft; with another `draft.seat` it moves on there.
 * - `undo`: `CustomEvent<null>`, for recorders that draw their own ↶ (Greta's bars); with a test of drafts, it goes
 *   on while the draft passes it (Agame's catch is left with nothing chosen).
 * - `write`: `CustomEvent<{next: Draft | null}>`: write the finished entry, then continue with
 *   that draft (Agame's trick log: the next card closes the trick).
 * - `correct`: `CustomEvent<{of?: string; before?: string}>`: correct that entry,
 *   or insert one before it (Greta's list of cards). The screen navigates there.
 * - `remove`: `CustomEvent<{of: string[]}>`: remove these entries in one correction.
 */
interface RecorderEvents {
  draft: CustomEvent<Draft>;
  undo: CustomEvent<((draft: Draft) => boolean) | null>;
  write: CustomEvent<{ next: Draft | null }>;
  correct: CustomEvent<EntryPlace>;
  remove: CustomEvent<{ of: string[] }>;
}

/** A key beside the main button; a tap on it makes a new draft. */
export interface SideKey {
  label: string;
  /** Set for toggle keys only ("Went out"). */
  isPressed?: boolean;
  draft: Draft;
}

/** What the record screen knows about a game's recorder. */
export interface RecorderKind {
  /** The element's name, "agame-recorder". */
  tag: string;
  /**
   * Return the depths offered at this table, in the order in which the key in the header goes through them;
   * with one depth there is no key.
   */
  depths(setup: Setup): readonly Depth[];
  /** Return what that key calls a depth, in one short word; left out: cards, counts, points. */
  depthName?(depth: Depth, setup: Setup): string | null;
  /** Whether the main button goes from player to player ("Ben ›") until all are filled in. */
  isPerPlayer: boolean;

  /**
   * What of a whole round belongs to no seat ("finisher"), where its seats may be filled in on several phones at once
   * (`log/shared-draft.ts`). Left out: one phone fills it in.
   */
  sharedFields?: readonly string[];

  /** Return whether a tap counts one more on top of what a seat has, whichever phone has counted that. */
  addsUp?(draft: Draft): boolean;

  /** Return an empty draft for the first seat that plays, at this depth. */
  newDraft(setup: Setup, sheet: Sheet, depth: Depth): Draft;

  /** Return a draft for the correction of a stored entry. */
  draftOf(entry: Entry, setup: Setup): Draft;

  /**
   * Return a stored entry that a correction makes impossible as the rules alone mend it; null where only a
   * person can tell what was played.
   */
  mend?(entry: Entry, problem: Problem, setup: Setup): Entry | null;

  /** Return the number of the round a new draft still belongs to where that one has closed; null: to the next one. */
  closedRound?(draft: Draft, sheet: Sheet): number | null;

  /** Return the title in the header, "Section 2"; `no` is the number of the round being recorded. */
  title(no: number, setup: Setup, draft: Draft, choices: Choices | null): string;

  /**
   * Return the status in the header, "9 of 14 tricks", also shown on the sheet's main button; "" for none.
   */
  status(draft: Draft, choices: Choices | null, setup: Setup): string;

  /**
   * Change the depth of the draft's seat (the key in the header).
   *
   * Its item may be carried over or emptied; other seats keep theirs. Left out: the item becomes null. Where a log of
   * tricks is left, what the sheet knows of the open round so far is filled in.
   */
  changeDepth?(draft: Draft, depth: Depth, setup: Setup, sheet: Sheet): Draft;

  /**
   * Return the depth a seat was filled in with, null without an item (then the last depth stays).
   *
   * Called whenever `draft.seat` changes. Left out: `{points}` is "points", anything else keeps the depth.
   */
  depthOf?(draft: Draft, seat: number): Depth | null;

  /**
   * Return the draft as it counts when the person moves on: a row whose sum is 0 has no lizards.
   *
   * Called before every `choices` and before writing. Must not change other seats. Left out: nothing is
   * assumed.
   */
  completeSeat?(draft: Draft, setup: Setup): Draft;

  /** Return the draft with what its seat can have nothing else in, by the engine's answer: a part of the last tap. */
  fillIn?(draft: Draft, choices: Choices, setup: Setup): Draft | null;

  /**
   * Return what a stored entry says of a player, "Bid: 2 · Tricks: 1", for the page of its round; "" for nothing.
   *
   * Left out: the arithmetic of the points says it already.
   */
  itemText?(entry: Entry, setup: Setup, seat: number): string;

  /** Return what is begun and would be lost by going on, with its place; null for nothing. */
  begunOf?(draft: Draft, setup: Setup): (Bar & { at: Path }) | null;

  /** Say what is missing in words of the game itself; null where the common ones do. */
  missingText?(missing: Bar & { at: Path }, draft: Draft, setup: Setup): string | null;

  /** Move the cursor to the place a problem names; `draft.seat` is set already. */
  moveCursor?(draft: Draft, at: Path): Draft;

  /**
   * Return what is being filled in, where the rulebook has a paragraph on it ("screen.record.brawl").
   *
   * Null or left out: the depth decides.
   */
  field?(draft: Draft, choices: Choices | null): string | null;

  /** Return the keys beside the main button, two at most: "Out", "Went out". */
  sideKeys?(draft: Draft, choices: Choices | null, setup: Setup): SideKey[];

  /** Count a trick of these cards for a seat; null where tricks are not counted one by one. */
  countTrick?(draft: Draft, seat: number, cards: string[], choices: Choices | null): Draft | null;

  /**
   * Return whether every finished entry is written at once, while the recorder stays open for the next.
   *
   * There is no footer then: the recorder draws its own bars and emits "undo", which undoes a tap of the
   * draft or, without one, the newest entry of the game.
   */
  shouldWriteAtOnce?(draft: Draft): boolean;

  /**
   * Return the drafts after each tap of an entry that was written at once, all but the last one: to them its
   * undoing leads back. None: it is undone as a whole.
   */
  tapsBefore?(entry: Entry): Draft[];

  /** Return whether a finished entry is not written at once after all: it is unlikely, or may still grow. */
  shouldConfirm?(draft: Draft, choices: Choices): boolean;

  /**
   * Return the draft that a tap begins which was made on a draft just written at once; null for none.
   *
   * Left out: the tapped draft itself.
   */
  carryOver?(submitted: Draft, tapped: Draft): Draft | null;

  /** Return what the ledger calls a line whose number alone would mislead; null: its number does. */
  lineName?(round: Round, sheet: Sheet): string | null;

  /** Say what the table waits for, where only the recorder knows: "Ada deals". */
  line?(setup: Setup, sheet: Sheet): string;
  /**
   * Render what the sheet shows above its ledger, if there is anything: what lies open on the table while a round
   * is logged card by card, or the block of a pad. `isWatching`: nothing can be written.
   */
  renderTable?(table: LoadedGame, isWatching: boolean): TemplateResult | null;
  /** Return what leads from the result back to what may still be filled in: "Claim"; null: nothing may. */
  lateKey?(sheet: Sheet): string | null;
  /** Return whether a recorder that stays open is done, because the round has closed. */
  isRoundClosed?(sheet: Sheet): boolean;

  /** Return whether something may still be filled in though the game is over: the result waits for it. */
  isUnsettled?(choices: Choices | null): boolean;
}

/** Dispatch an event of a recorder, from an element inside it. */
export function emit<Name extends keyof RecorderEvents>(
  element: HTMLElement,
  name: Name,
  detail: RecorderEvents[Name]["detail"],
): void {
  element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
}

/** Return the item of one seat in an unfinished entry, null when nothing is known yet. */
export function playerOf(draft: Draft, seat: number): Record<string, unknown> | null {
  const players = draft.entry.players as (Record<string, unknown> | null)[] | undefined;
  return players?.[seat] ?? null;
}

/** Return the draft with one seat's item replaced. */
export function withPlayer(draft: Draft, seat: number, item: Record<string, unknown> | null): Draft {
  const players = [...(draft.entry.players as (Record<string, unknown> | null)[])];
  players[seat] = item;
  return { ...draft, entry: { ...draft.entry, players } };
}

/**
 * Return what a seat gets at another depth, and the items put aside with that of its depth so far.
 *
 * `aside` holds them by seat and depth, "1 counts": with its depth an item comes back.
 */
export function swapItem<Item extends Record<string, unknown>>(
  draft: Draft & { aside?: Record<string, Item> },
  from: Depth | null,
  depth: Depth,
): { item: Item | null; aside: Record<string, Item> } {
  const { seat, aside } = draft;
  const before = playerOf(draft, seat) as Item | null;
  const items = before && from ? { ...aside, [`${seat} ${from}`]: before } : { ...aside };
  return { item: items[`${seat} ${depth}`] ?? null, aside: items };
}

/** Return the draft with a blank item of its seat where nothing was entered, as when the person moves on. */
export function fillUntouched<Kind extends Draft>(
  draft: Kind,
  setup: Setup,
  blank: Record<string, unknown>,
): Kind {
  const isUntouched = playerOf(draft, draft.seat) === null && setup.playing[draft.seat];
  return isUntouched ? (withPlayer(draft, draft.seat, blank) as Kind) : draft;
}

/** Return the draft without what a keypad is in the middle of: who comes back to a number begins it anew. */
export function withoutInput({ typed, summed, ...draft }: Draft): Draft {
  return draft as Draft;
}

/** Return whether what is known of a seat cannot be so, by the engine's last answer. */
export function isWrong(choices: Choices | null, seat: number): boolean {
  const { code = "draft.missing", at = [] } = choices?.problem ?? {};
  return code !== "draft.missing" && at[0] === "players" && at[1] === seat;
}

/** Return for how many seats something is known that can be so, "2 of 3 players"; "" before the first. */
export function seatsDone(setup: Setup, choices: Choices | null, isDone: (seat: number) => boolean): string {
  const seats = playingSeats(setup);
  const done = seats.filter((seat) => isDone(seat) && !isWrong(choices, seat)).length;
  const all = seats.length;
  if (!done) return "";
  const isOfTeams = seats.some((seat) => setup.seats[seat]?.members);
  return isOfTeams ? t("tally.status.teams", { done, all }) : t("tally.status", { done, all });
}
