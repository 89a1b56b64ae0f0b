import type { Setup } from "../../../types.ts";
import { clockwise, type Play } from "../trick-log/trick-strip.ts";
import type { LogDraft, LogTaps } from "./log-draft.ts";

/** The trick by players, from its leader on. */
export function playsOf(taps: LogTaps, { entry }: LogDraft, setup: Setup): Play[] {
  return clockwise(setup, taps.leader).map((seat) => {
    const card = taps.plays.find((play) => play.seat === seat)?.card;
    const cards = card ? [card] : seat === taps.turn ? (entry.hand ?? []) : [];
    return { seat, cards, state: stateOf(seat, taps, card !== undefined) };
  });
}

function stateOf(seat: number, { turn, winner }: LogTaps, played: boolean): Play["state"] {
  if (seat === turn) return "next";
  if (!played) return "waits";
  return winner?.seat === seat ? "wins" : "played";
}
