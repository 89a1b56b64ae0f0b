import type { Setup } from "../../../types.ts";
import { clockwise } from "../trick-log/players.ts";
import type { Play } from "../trick-log/trick-strip.ts";
import type { LogDraft, LogTaps } from "./log-draft.ts";

/** The trick by players, from its leader on. */
export function playsOf(taps: LogTaps, { entry }: LogDraft, setup: Setup): Play[] {
  return clockwise(setup, taps.leader).map((player) => {
    const { seat } = player;
    const card = taps.plays.find((play) => play.seat === seat)?.card;
    const cards = card ? [card] : seat === taps.turn ? (entry.hand ?? []) : [];
    return { ...player, cards, state: stateOf(seat, taps, card !== undefined) };
  });
}

function stateOf(seat: number, { turn, winner }: LogTaps, played: boolean): Play["state"] {
  if (seat === turn) return "next";
  if (!played) return "waits";
  return winner?.seat === seat ? "wins" : "played";
}
