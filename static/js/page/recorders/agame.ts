/** The recorder of Agame: a whole section by rows, counts or points, or trick by trick. */

import type { Choices, Depth, Draft, Setup } from "../../types.ts";
import { number, t, tn } from "../messages.ts";
import "./agame/element.ts";
import { playingSeats } from "../log/draft.ts";
import { liveRows } from "./agame/live-rows.ts";
import {
  carried,
  isBlank,
  isCatch,
  isLog,
  mayGrow,
  mended,
  nextCatch,
  nextTrick,
  trickTaps,
} from "./agame/log-draft.ts";
import { depthOf, holders, isKnown, type SectionDraft, turned, walkedOn } from "./agame/section.ts";
import type { RecorderKind } from "./recorder.ts";

export const kind: RecorderKind = {
  tag: "agame-recorder",
  byPlayer: true,
  depths: () => ["cards", "counts", "points"],

  fresh: (setup, _sheet, depth) => (logged(setup, depth) ? nextTrick() : begun(setup, depth)),

  from: (entry, setup) => {
    if (entry.type !== "section") return mended(entry);
    const draft: Draft = { ...begun(setup, "cards"), entry, mends: true };
    return { ...draft, depth: depthOf(draft, draft.seat) ?? "cards" };
  },

  title: (no) => t("round.agame", { no }),
  status,

  turn: (draft, depth, setup) => {
    if (logged(setup, depth) && !draft.mends) return nextTrick();
    return isLog(draft) ? begun(setup, depth) : turned(draft, depth);
  },

  depthOf: (draft, seat) => (isLog(draft) ? null : depthOf(draft, seat)),
  settle: (draft, setup) => (isLog(draft) ? draft : walkedOn(draft, setup)),
  lead: (draft) => draft,

  field: (draft) => {
    if (isLog(draft)) return isCatch(draft) ? "catch" : "trick";
    return (draft as SectionDraft).waiting ? "fennek" : null;
  },

  sideKeys: (draft, choices) => {
    const stuck = trickTaps(choices)?.stuck;
    if (stuck) return [{ label: t("agame.log.discard"), draft: { ...draft, entry: stuck } }];
    return isLog(draft) && isBlank(draft) ? [{ label: t("agame.log.catch"), draft: nextCatch() }] : [];
  },

  shouldWriteAtOnce: (draft) => isLog(draft) && !draft.mends,
  shouldConfirm: (draft, { taps }) => isLog(draft) && mayGrow(draft, taps),
  carry: carried,
  onTable: liveRows,
  closes: ({ rounds }) => !rounds.at(-1)?.open,
};

/** "7 cards laid", or of how many players something is known. */
function status(draft: Draft, _choices: Choices | null, setup: Setup): string {
  if (isLog(draft)) return isCatch(draft) ? t("agame.log.catching") : played(draft.cards.length);
  const cards = holders(draft).size;
  if (cards) return tn("agame.laid", cards);
  const seats = playingSeats(setup);
  const done = seats.filter((seat) => isKnown(draft, seat)).length;
  return done ? t("agame.known", { done: number(done), all: number(seats.length) }) : "";
}

/** "3 cards", once the first is tapped. */
function played(cards: number): string {
  return cards ? tn("agame.log.cards", cards) : "";
}

/** Whether this table logs its tricks at that depth. */
function logged({ options }: Setup, depth: Depth): boolean {
  return options.log_tricks === true && depth === "cards";
}

/** A whole section of which nothing is known. */
function begun(setup: Setup, depth: Depth): SectionDraft {
  const entry = { type: "section", players: setup.seats.map(() => null) };
  return { entry, seat: playingSeats(setup)[0] ?? 0, depth };
}
