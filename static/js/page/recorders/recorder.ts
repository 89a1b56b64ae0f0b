/**
 * The contract between the record screen and the recorders.
 *
 * The record screen (`screens/record.ts`) owns what is the same for every game:
 * the header with the *123* key, the footer (undo, side keys, main button), the
 * draft with its history, and the writing. A recorder is the element between
 * header and footer: it shows a draft and answers every tap with a whole new one.
 *
 * No `styleMap` and no style attributes: the content security policy bars them;
 * `vars` (`parts/vars.ts`) sets custom properties.
 *
 * What is missing or wrong the main button says by itself, from the engine's
 * `choices.problem` and the message catalogue ("draft.missing.tricks").
 *
 * What happens on a tap:
 *
 *     recorder fires "draft"  →  the screen keeps it (with the one before, for undo),
 *     saves it on the phone, asks the engine for `choices`, hands both back as properties
 *
 * Until the engine has answered, `choices` is the answer to the draft before (or
 * null at the very start): draw the draft at once, draw effects from `choices`.
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
import type { Choices, Depth, Draft, Entry, Path, Setup, Sheet } from "../../types.ts";
import type { EntryPlace } from "../log/draft.ts";

/** What the record screen gives a recorder. All are set anew, never changed in place. */
export interface Recorder extends HTMLElement {
  setup: Setup;
  /** The sheet before this round (or, when correcting, the sheet as it stands). */
  sheet: Sheet;
  draft: Draft;
  choices: Choices | null;
  /** True while an entry already written is being corrected, or one is put in before it. */
  isCorrecting: boolean;
  /** What that entry reads now, so that changed places can wear the pencil corner. */
  original: Entry | null;
}

/**
 * What a recorder fires. All bubble, none is composed (there is no shadow).
 *
 * - `draft`: `CustomEvent<Draft>`, on every tap, the whole new draft. Changing
 *   `draft.seat` is the recorder's way to move on to the next player.
 * - `undo`: `CustomEvent<null>`, for recorders that draw their own ↶ (Greta's bars).
 * - `write`: `CustomEvent<{next: Draft | null}>`: what is finished is written down, then
 *   that draft goes on (Agame's trick log: the next card closes the trick).
 * - `correct`: `CustomEvent<{of?: string; before?: string}>`: correct that entry,
 *   or put one in before it (Greta's list of cards). The screen changes address.
 * - `remove`: `CustomEvent<{of: string[]}>`: these entries go, in one correction.
 */
interface RecorderEvents {
  draft: CustomEvent<Draft>;
  undo: CustomEvent<null>;
  write: CustomEvent<{ next: Draft | null }>;
  correct: CustomEvent<EntryPlace>;
  remove: CustomEvent<{ of: string[] }>;
}

/** A key beside the main button; a tap on it is a tap like any other: a new draft. */
export interface SideKey {
  label: string;
  /** For keys that stay down ("Went out"); leave it out for keys that act once. */
  isPressed?: boolean;
  draft: Draft;
}

/** Everything the record screen must know about a game's recorder. */
export interface RecorderKind {
  /** The element's name, "agame-recorder". */
  tag: string;
  /** The depths it offers at this table, in the order *123* walks them. One depth: no key. */
  depths(setup: Setup): readonly Depth[];
  /** Does the main button walk "Ben ›" through the seats until all are filled? */
  isPerPlayer: boolean;

  /** An empty draft: `seat` is the first one playing, `depth` the one asked for. */
  newDraft(setup: Setup, sheet: Sheet, depth: Depth): Draft;

  /** A draft filled with an entry already written, for its correction. */
  draftOf(entry: Entry, setup: Setup): Draft;

  /** Header, left: "Section 2". `no` is the number of the round being recorded. */
  title(no: number, setup: Setup): string;

  /** Header, right: "9 of 14 tricks"; also on the sheet's main button. "" says nothing. */
  status(draft: Draft, choices: Choices | null, setup: Setup): string;

  /**
   * The draft with its seat turned to another depth (*123*). What was filled in
   * there may be carried over or start empty; other seats keep what they have.
   * Left out: that seat starts empty (null).
   */
  changeDepth?(draft: Draft, depth: Depth, setup: Setup): Draft;

  /**
   * The depth in which that seat was filled in, null when nothing is there yet
   * (then the depth last used goes on). Asked whenever `draft.seat` changes.
   * Left out: `{points}` is "points", anything else keeps the depth.
   */
  depthOf?(draft: Draft, seat: number): Depth | null;

  /**
   * The draft as it counts when the person walks on: an untouched row becomes an
   * empty row. Asked before every `choices` and before writing. Must not touch
   * other seats. Left out: nothing is taken for granted.
   */
  completeSeat?(draft: Draft, setup: Setup): Draft;

  /** The draft with its cursor on the place a problem names; `draft.seat` is set already. */
  moveCursor?(draft: Draft, at: Path): Draft;

  /**
   * What is being filled in, where the rulebook has a paragraph of its own for it
   * ("screen.record.brawl"); null or left out: the depth decides.
   */
  field?(draft: Draft, choices: Choices | null): string | null;

  /** Keys beside the main button, two at most: "Out", "Went out". */
  sideKeys?(draft: Draft, choices: Choices | null, setup: Setup): SideKey[];

  /** The draft after a seat took a trick of these cards; null where tricks are not counted one by one. */
  countTrick?(draft: Draft, seat: number, cards: string[]): Draft | null;

  /**
   * True while every finished entry is written down at once and the recorder
   * stays open for the next (Greta: a card is two taps). There is no footer
   * then: the recorder draws its own bars and fires "undo", which takes back a
   * tap of the draft or, when there is none, the newest entry of the game.
   */
  shouldWriteAtOnce?(draft: Draft): boolean;

  /** True while a finished entry that would be written at once waits for a word: it is odd, or may grow. */
  shouldConfirm?(draft: Draft, choices: Choices): boolean;

  /**
   * What a tap begins that was made on a draft which was written down at once before the tap's turn
   * came; null: nothing. Left out: the tap stands as it is.
   */
  carryOver?(written: Draft, tapped: Draft): Draft | null;

  /** What lies open on the table while a round is followed card by card; the sheet shows it. */
  renderTable?(setup: Setup, sheet: Sheet): TemplateResult;

  /** True when the recorder that stays open is done: the round has closed. */
  isRoundClosed?(sheet: Sheet): boolean;
}

/** Fires a recorder's event from inside it. */
export function emit<Name extends keyof RecorderEvents>(
  element: HTMLElement,
  name: Name,
  detail: RecorderEvents[Name]["detail"],
): void {
  element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
}
