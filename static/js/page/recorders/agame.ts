/** The recorder of Agame: a whole section by rows, counts or points, or trick by trick. */

import type { Bar, Choices, Depth, Draft, Path, Setup, Sheet } from "../../types.ts";
import { problemText } from "../codes.ts";
import { number, t, tn } from "../messages.ts";
import "./agame/element.ts";
import { playingSeats } from "../log/draft.ts";
import { briefName } from "../parts/short-names.ts";
import { liveRows } from "./agame/live-rows.ts";
import {
  canGrow,
  carryOver,
  isBlank,
  isCatch,
  isLogDraft,
  newCatch,
  newTrick,
  reopenEntry,
  strayCards,
  type TrickDraft,
  tapsBefore,
  trickTaps,
  withLeader,
} from "./agame/log-draft.ts";
import {
  changeDepth,
  completeSeat,
  depthOf,
  holders,
  isKnown,
  isRowUnknown,
  type SectionDraft,
  withEmptyRow,
} from "./agame/section.ts";
import { isWrong, type RecorderKind, type SideKey } from "./recorder.ts";

export const kind: RecorderKind = {
  tag: "agame-recorder",
  isPerPlayer: true,
  sharedFields: [],
  depths: () => ["cards", "counts", "points"],
  depthName: (depth, setup) => {
    if (depth === "counts") return t("agame.sums");
    return depth === "cards" && logsTricks(setup) ? t("depth.tricks") : null;
  },

  newDraft: (setup, _sheet, depth) => (logsTricks(setup) ? newTrick() : newSection(setup, depth)),

  draftOf: (entry, setup) => {
    if (entry.type !== "section") return reopenEntry(entry);
    const draft: Draft = { ...newSection(setup, "cards"), entry, mends: true };
    return { ...draft, depth: depthOf(draft, draft.seat) ?? "cards" };
  },

  // Everybody played the same cards: only who begins is another.
  mend: (entry, { code, params }, { seats }) =>
    code === "agame.leader" ? withLeader(entry, Number(params.seat), seats.length) : null,

  // The catch round that ended a section is finished first.
  closedRound: (draft, { rounds, outlook }) => {
    const last = rounds.at(-1);
    return isLogDraft(draft) && isCatch(draft) && outlook?.catchers?.length && !last?.open
      ? (last?.no ?? null)
      : null;
  },

  title: (no) => t("round.agame", { no }),
  status,

  changeDepth: (draft, depth, setup, sheet) => {
    if (logsTricks(setup) && depth === "cards" && !draft.mends) return newTrick();
    return isLogDraft(draft) ? countedSoFar(setup, sheet, depth) : changeDepth(draft, depth);
  },

  depthOf: (draft, seat) => (isLogDraft(draft) ? null : depthOf(draft, seat)),
  completeSeat: (draft) => (isLogDraft(draft) ? draft : completeSeat(draft)),
  missingText,
  moveCursor: (draft) => draft,

  field: (draft) => {
    if (isLogDraft(draft)) return isCatch(draft) ? "catch" : "trick";
    return (draft as SectionDraft).waiting ? "fennek" : null;
  },

  sideKeys: (draft, choices, setup) => {
    if (!isLogDraft(draft)) return emptyRowKeys(draft, setup);
    const stuck = trickTaps(choices)?.stuck;
    if (stuck) return [{ label: t("agame.log.discard"), draft: { ...draft, entry: stuck } }];
    return isBlank(draft) ? [{ label: t("agame.log.catch"), draft: newCatch() }] : [];
  },

  shouldWriteAtOnce: (draft) => isLogDraft(draft) && !draft.mends,
  shouldConfirm: (draft, { taps }) => isLogDraft(draft) && canGrow(draft, taps),
  carryOver,
  tapsBefore,
  renderTable: ({ record: { setup, sheet } }) => (sheet.rounds.at(-1)?.open ? liveRows(setup, sheet) : null),
  isRoundClosed: ({ rounds }) => !rounds.at(-1)?.open,
};

/** Ask for the row of the player on the screen; in a trick that is corrected, name whose card is missing. */
function missingText({ at, code }: Bar & { at: Path }, draft: Draft, setup: Setup): string | null {
  const { depth, seat, entry } = draft;
  const [root, place] = at;
  if (code !== "draft.missing" || typeof place !== "number") return null;
  if (root === "plays" && typeof entry.leader === "number")
    return problemText(
      { code: "agame.turn", params: { seat: (entry.leader + place) % setup.seats.length } },
      setup,
    );
  const isRow = root === "players" && place === seat && at.length === 2 && depth === "cards";
  return isRow ? t("draft.missing.row", { name: briefName(setup, seat) }) : null;
}

/**
 * Return how many cards lie in rows, "7 cards laid", where all that is known is rows; else of how many players something
 * is known, but not where a section that is known of everybody is corrected.
 */
function status(draft: Draft, choices: Choices | null, setup: Setup): string {
  if (isLogDraft(draft))
    return isCatch(draft) ? t("agame.log.catching") : cardsText(countPlayed(draft, choices));
  const seats = playingSeats(setup);
  const cards = holders(draft).size;
  if (cards && seats.every((seat) => (depthOf(draft, seat) ?? "cards") === "cards"))
    return tn("agame.laid", cards);
  const known = seats.filter((seat) => isKnown(draft, seat));
  const isWhole = draft.mends === true && known.length === seats.length;
  const done = known.filter((seat) => !isWrong(choices, seat)).length;
  return done && !isWhole ? t("agame.known", { done: number(done), all: number(seats.length) }) : "";
}

/** Return the key that says of a player of whom nothing is known yet that no card was laid. */
function emptyRowKeys(draft: Draft, setup: Setup): SideKey[] {
  return isRowUnknown(draft, setup)
    ? [{ label: t("agame.empty_row"), draft: withEmptyRow(draft, setup) }]
    : [];
}

/** Return how many cards of a trick have been tapped, without those that nobody played. */
function countPlayed(draft: TrickDraft, choices: Choices | null): number {
  return draft.cards.length - strayCards(draft, trickTaps(choices)).length;
}

/** Return "3 cards", "" before the first. */
function cardsText(cards: number): string {
  return cards ? tn("agame.log.cards", cards) : "";
}

/** Return whether this table logs its tricks card by card. */
function logsTricks({ options }: Setup): boolean {
  return options.log_tricks === true;
}

/** Return the draft of a section with the rows that were logged of it, by counts; an empty row is not known yet. */
function countedSoFar(setup: Setup, { rounds }: Sheet, depth: Depth): SectionDraft {
  const section = newSection(setup, depth);
  const open = rounds.at(-1)?.open ? rounds.at(-1)?.players : null;
  if (depth !== "counts" || !open) return section;
  const players = open.map(({ lines }) => {
    const line = (name: string) => lines.find(({ what }) => what === name);
    const sum = line("cards")?.points;
    return sum
      ? { sum, lizards: line("lizards")?.count ?? 0, complete: line("complete") !== undefined }
      : null;
  });
  return { ...section, entry: { ...section.entry, players } };
}

/** Return the draft of a section of which nothing is known. */
function newSection(setup: Setup, depth: Depth): SectionDraft {
  const entry = { type: "section", players: setup.seats.map(() => null) };
  return { entry, seat: playingSeats(setup)[0] ?? 0, depth };
}
