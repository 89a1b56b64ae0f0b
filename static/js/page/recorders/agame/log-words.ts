/** The texts of the trick log: questions, problems, who takes a trick and why. */

import type { Choices, Problem, Setup, Sheet } from "../../../types.ts";
import { cardInText } from "../../codes.ts";
import { catchText, nameOf } from "../../game-texts.ts";
import { keepTogether, number, SEPARATOR, t, tn } from "../../messages.ts";
import type { Statement } from "../../parts/rule-link.ts";
import { briefName } from "../../parts/short-names.ts";
import {
  type CatchDraft,
  catchTaps,
  strayCards,
  type TrickDraft,
  type TrickTaps,
  trickTaps,
} from "./log-draft.ts";

interface LogView<Logged> {
  setup: Setup;
  sheet: Sheet;
  draft: Logged;
  choices: Choices | null;
}

/** Return the line above the board for a trick: a question first, then a problem, then the standing. */
export function trickLine(view: LogView<TrickDraft>): Statement {
  const { setup, sheet, draft, choices } = view;
  const taps = trickTaps(choices);
  if (taps?.ask) return questionText(setup, taps.ask);
  const problem = problemOf(choices);
  if (problem) return problem;
  if (strayCards(draft, taps).length) return t("agame.log.full");
  if (draft.waiting) {
    const key = taps?.discard.includes(draft.waiting) ? "agame.waiting.discard" : "agame.waiting";
    return t(key, { card: cardInText(draft.waiting) });
  }
  if (taps?.stuck) return t("agame.log.stuck", { card: cardInText(String(taps.stuck.card)) });
  if (!taps?.winner) return openingText(setup, sheet, taps);
  if (draft.entry.laid?.length) return rowLine(choices, taps.winner.seat, setup);
  return standingText(setup, taps);
}

/** Return what the main button of a trick waits for. */
export function nextStepText(setup: Setup, taps: TrickTaps): string {
  const { ask, turn, full, winner, discard } = taps;
  if (ask) return t("agame.log.whose");
  const name = briefName(setup, full ? (winner?.seat ?? 0) : (turn.at(-1) ?? 0));
  if (full) return t(discard.length ? "agame.log.to_discard" : "agame.log.to_lay", { name });
  if (turn.length === setup.seats.length) return t("agame.log.first");
  const second = turn.length === 1 && taps.plays.at(-1)?.seat === turn[0];
  return t(second ? "agame.log.second" : "log.turn", { name });
}

/** Return the line above the board for a catch: what may be caught, what has been paid, or who may catch. */
export function catchLine({ setup, draft, choices }: LogView<CatchDraft>): Statement {
  const taps = catchTaps(choices);
  if (taps?.ask && taps.ask.seat !== null)
    return t("agame.log.not_his", { card: cardInText(taps.ask.card), name: nameOf(setup, taps.ask.seat) });
  if (!taps || taps.seat === null) return t("agame.log.no_catch");
  const problem = problemOf(choices);
  if (problem) return problem;
  if (!taps.targets.some(({ code }) => !code))
    return t("agame.log.nothing", { name: nameOf(setup, taps.seat) });
  const name = nameOf(setup, taps.seat);
  const { card, from, pay } = draft.entry;
  if (card === null) return t("agame.log.may_catch", { name });
  const source = typeof from === "number" ? nameOf(setup, from) : t("agame.log.pile");
  const params = { name, card: cardInText(card), from: source, least: number(taps.least ?? 0) };
  if (!pay.length) return t("agame.log.costs", params);
  if (taps.paid === null) return t("agame.log.paid_hat", params);
  return t("agame.log.paid", { ...params, paid: number(taps.paid) });
}

/** Return the question whose a card is, where record and turn disagree. */
function questionText(setup: Setup, { card, seat }: NonNullable<TrickTaps["ask"]>): string {
  const params = { card: cardInText(card) };
  if (seat === null) return t("agame.log.ask_unknown", params);
  return t("agame.log.ask", { ...params, name: nameOf(setup, seat) });
}

/** Return the problem or first warning. What is merely missing stands on the main button. */
function problemOf(choices: Choices | null): Problem | undefined {
  const { problem, warnings = [] } = choices ?? {};
  return problem && problem.code !== "draft.missing" ? problem : warnings[0];
}

/**
 * Return the line before the first card: who may still catch, who took the last trick, who leads, or that
 * anybody may.
 */
function openingText(setup: Setup, sheet: Sheet, taps: TrickTaps | null): string {
  const { catchers = [], took = null, leader = null } = taps ?? {};
  if (catchers.length) return catchText(setup, sheet, catchers);
  if (took !== null && took === leader) return t("agame.log.took", { name: nameOf(setup, took) });
  if (leader !== null) return t("log.leads", { name: nameOf(setup, leader) });
  return t("agame.log.anybody");
}

/** Return who wins the trick as it stands, by which rule, and what the winner does in a full trick. */
function standingText(setup: Setup, taps: TrickTaps): string {
  const { winner, full, discard, plays } = taps;
  const { seat = 0, why = "" } = winner ?? {};
  const sum = plays.find((play) => play.seat === seat)?.sum ?? 0;
  const params = { name: nameOf(setup, seat), why: t(`agame.why.${why}`, { sum }) };
  if (!full) return t("log.wins", params);
  return t(discard.length ? "agame.log.takes_none" : "agame.log.takes", params);
}

/** Return what the winner's row is worth with the cards laid. */
function rowLine(choices: Choices | null, seat: number, setup: Setup): string {
  const { points, lines } = choices?.players[seat] ?? { points: null, lines: [] };
  const terms = lines
    .map(({ what, points }) => keepTogether(tn(`agame.sum.${what}`, points, { points })))
    .join(SEPARATOR);
  return t("agame.log.row", { name: nameOf(setup, seat), terms, points: points ?? 0 });
}
