/** The recorder of Animanize: one tap a trick while it is played, or numbers and animals afterwards. */

import type { Choices, Depth, Setup, Sheet } from "../../types.ts";
import { t } from "../messages.ts";
import { changeDepth, moveCursor } from "./animanize/depths.ts";
import "./animanize/element.ts";
import { carryOver, isLogDraft, logTaps, newTrick, tapsBefore } from "./animanize/log-draft.ts";
import { eliminatedSeat, hasPoints, newRound, type RoundDraft, tapsOf } from "./animanize/round.ts";
import { countCards, toggleOut } from "./animanize/taps.ts";
import type { RecorderKind } from "./recorder.ts";

export const kind: RecorderKind = {
  tag: "animanize-recorder",
  depths: () => ["cards", "counts", "points"],
  depthName: (depth) => (depth === "cards" ? t("depth.tricks") : null),
  isPerPlayer: false,
  sharedFields: [],
  addsUp: ({ depth }) => depth === "cards",

  newDraft: (setup, _sheet, depth) => (logsTricks(setup) ? newTrick() : newRound(setup.seats.length, depth)),

  draftOf: ({ id, at, by, ...entry }) => {
    // Who leads follows from the trick before, which may be corrected together with this one.
    if (entry.type !== "round") return { ...newTrick(), entry: { ...entry, leader: null }, mends: true };
    const roundEntry = entry as RoundDraft["entry"];
    const depth = hasPoints(roundEntry.players[0]) ? "points" : "counts";
    return { entry: roundEntry, seat: 0, depth, asked: null, carrying: [] };
  },

  // The cards stay in the order in which they were played; whose they were follows from who leads.
  mend: (entry, { code, params }) =>
    code === "animanize.leader" ? { ...entry, leader: Number(params.seat) } : null,

  title: (no) => t("round.animanize", { no }),

  status: (draft, choices) => {
    if (isLogDraft(draft)) return logStatus(choices);
    const taps = tapsOf(choices);
    const counted = (draft as RoundDraft).entry.players.every((item) => item && !hasPoints(item));
    return taps && counted ? t("animanize.tricks_sum", { sum: taps.sum, expected: taps.of }) : "";
  },

  changeDepth: (draft, depth, setup, sheet) => {
    if (logsTricks(setup) && depth === "cards") return newTrick();
    return isLogDraft(draft) ? countedSoFar(setup, sheet, depth) : changeDepth(draft as RoundDraft, depth);
  },

  depthOf: (draft, seat) => {
    if (isLogDraft(draft)) return null;
    const item = (draft as RoundDraft).entry.players[seat];
    if (hasPoints(item)) return "points";
    return item && draft.depth === "points" ? "counts" : null;
  },

  moveCursor: (draft, at) => (isLogDraft(draft) ? draft : moveCursor(draft as RoundDraft, at)),

  // Nobody is out before a tile is tapped: until then the key that was pressed would be forgotten.
  begunOf: (draft) =>
    (draft as RoundDraft).asked === "out"
      ? { code: "animanize.hint.out", params: {}, at: ["players"] }
      : null,

  field: (draft, choices) => {
    if (isLogDraft(draft)) return draft.entry.hand ? "eliminated" : "trick";
    const round = draft as RoundDraft;
    if (round.depth === "points") return null;
    if (round.asked === "out" || round.asked === "hand" || eliminatedSeat(round) !== null)
      return "eliminated";
    return tapsOf(choices)?.players.some(({ brawl }) => brawl) ? "brawl" : null;
  },

  sideKeys: (draft) => {
    if (isLogDraft(draft)) return [];
    const round = draft as RoundDraft;
    if (round.depth === "points") return [];
    const isPressed = round.asked === "out" || eliminatedSeat(round) !== null;
    return [{ label: t("animanize.out"), isPressed, draft: toggleOut(round) }];
  },

  countTrick: (draft, seat, cards, choices) =>
    isLogDraft(draft) || draft.depth !== "cards"
      ? null
      : countCards(draft as RoundDraft, seat, cards, tapsOf(choices)),

  shouldWriteAtOnce: (draft) => isLogDraft(draft) && !draft.mends,
  tapsBefore,
  shouldConfirm: (_, choices) => choices.warnings.length > 0,
  carryOver,
  isRoundClosed: ({ rounds }) => !rounds.at(-1)?.open,
};

/** Return the draft of a round with the tricks and animals that were logged of it; of points nothing is known yet. */
function countedSoFar({ seats }: Setup, { table }: Sheet, depth: Depth): RoundDraft {
  const round = newRound(seats.length, depth);
  const tricks = table.tricks as number[] | undefined;
  const animals = table.animals as number[][] | undefined;
  if (depth === "points" || !tricks || !animals) return round;
  const players = seats.map((_, seat) => ({ tricks: tricks[seat] ?? 0, animals: animals[seat] ?? [] }));
  return { ...round, entry: { ...round.entry, players } };
}

/** Return whether this table logs its tricks card by card. */
function logsTricks({ options }: Setup): boolean {
  return options.log_tricks === true;
}

function logStatus(choices: Choices | null): string {
  const taps = logTaps(choices);
  return taps ? t("log.status", { number: taps.number, of: taps.of }) : "";
}
