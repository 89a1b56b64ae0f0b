/** The recorder of Animanize: one tap a trick while it is played, or numbers and animals afterwards. */

import type { Choices, Depth, Setup } from "../../types.ts";
import { t } from "../messages.ts";
import { ledTo, turned } from "./animanize/depths.ts";
import "./animanize/element.ts";
import { carried, isLog, logTaps, nextTrick } from "./animanize/log-draft.ts";
import { begun, isPointed, outSeat, type RoundDraft, tapsOf } from "./animanize/round.ts";
import { outPressed, tookCards } from "./animanize/taps.ts";
import type { RecorderKind } from "./recorder.ts";

export const kind: RecorderKind = {
  tag: "animanize-recorder",
  depths: () => ["cards", "counts", "points"],
  byPlayer: false,

  fresh: (setup, _sheet, depth) => (logged(setup, depth) ? nextTrick() : begun(setup.seats.length, depth)),

  from: ({ id, at, by, ...entry }) => {
    // Who leads follows from the trick before, which may be corrected together with this one.
    if (entry.type !== "round") return { ...nextTrick(), entry: { ...entry, leader: null }, mends: true };
    const written = entry as RoundDraft["entry"];
    const depth = isPointed(written.players[0]) ? "points" : "counts";
    return { entry: written, seat: 0, depth, asked: null, carrying: [] };
  },

  title: (no) => t("round.animanize", { no }),

  status: (draft, choices) => {
    if (isLog(draft)) return logStatus(choices);
    const taps = tapsOf(choices);
    const counted = (draft as RoundDraft).entry.players.every((item) => item && !isPointed(item));
    return taps && counted ? t("animanize.tricks_sum", { sum: taps.sum, expected: taps.of }) : "";
  },

  turn: (draft, depth, setup) => {
    if (logged(setup, depth)) return nextTrick();
    return isLog(draft) ? begun(setup.seats.length, depth) : turned(draft as RoundDraft, depth);
  },

  depthOf: (draft, seat) => {
    if (isLog(draft)) return null;
    const item = (draft as RoundDraft).entry.players[seat];
    if (isPointed(item)) return "points";
    return item && draft.depth === "points" ? "counts" : null;
  },

  lead: (draft, at) => (isLog(draft) ? draft : ledTo(draft as RoundDraft, at)),

  field: (draft, choices) => {
    if (isLog(draft)) return draft.entry.hand ? "eliminated" : "trick";
    const round = draft as RoundDraft;
    if (round.depth === "points") return null;
    if (round.asked === "out" || round.asked === "hand" || outSeat(round) !== null) return "eliminated";
    return tapsOf(choices)?.players.some(({ brawl }) => brawl) ? "brawl" : null;
  },

  sideKeys: (draft) => {
    if (isLog(draft)) return [];
    const round = draft as RoundDraft;
    if (round.depth === "points") return [];
    const pressed = round.asked === "out" || outSeat(round) !== null;
    return [{ label: t("animanize.out"), pressed, draft: outPressed(round) }];
  },

  countTrick: (draft, seat, cards) =>
    isLog(draft) || draft.depth !== "cards" ? null : tookCards(draft as RoundDraft, seat, cards),

  shouldWriteAtOnce: (draft) => isLog(draft) && !draft.mends,
  shouldConfirm: (_, choices) => choices.warnings.length > 0,
  carry: carried,
  closes: ({ rounds }) => !rounds.at(-1)?.open,
};

/** Whether this table logs its tricks at that depth. */
function logged({ options }: Setup, depth: Depth): boolean {
  return options.log_tricks === true && depth === "cards";
}

function logStatus(choices: Choices | null): string {
  const taps = logTaps(choices);
  return taps ? t("log.status", { number: taps.number, of: taps.of }) : "";
}
