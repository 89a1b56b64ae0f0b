import type { Setup, Sheet } from "../../../types.ts";
import { playersFrom } from "../trick-log/players.ts";
import type { TrickPlay } from "../trick-log/trick-strip.ts";
import type { CatchTaps, TrickTaps } from "./log-draft.ts";

/** Return the trick by players, from its leader on. `mends`: a tap on a player takes the cards back. */
export function playsOf(taps: TrickTaps, setup: Setup, mends: boolean): TrickPlay[] {
  return playersFrom(setup, taps.leader ?? 0).map((player): TrickPlay => {
    const { seat } = player;
    const played = taps.plays.find((play) => play.seat === seat)?.cards ?? [];
    const cards = [...played, ...taps.later.filter((one) => one.seat === seat).map(({ card }) => card)];
    const state = stateOf(seat, taps, played.length > 0);
    return { ...player, cards, state, isKey: state === "asked" || (mends && cards.length > 0) };
  });
}

function stateOf(seat: number, taps: TrickTaps, hasPlayed: boolean): TrickPlay["state"] {
  const { ask, winner } = taps;
  if (ask) return ask.seats.includes(seat) ? "asked" : hasPlayed ? "played" : "waits";
  if (seat === nextOf(taps)) return "next";
  if (!hasPlayed) return "waits";
  return winner?.seat === seat ? "winner" : "played";
}

/** Return the seat whose card is next, or who must add a second one; undefined while anybody may begin. */
function nextOf({ leader, turn, full }: TrickTaps): number | undefined {
  return full || leader === null ? undefined : turn.at(-1);
}

/**
 * Return the catch round by players, from its leader on: cards caught, who catches, who may catch instead.
 */
export function catchersOf(
  taps: CatchTaps,
  setup: Setup,
  sheet: Sheet,
  pay: string[],
  candidates: number[],
): TrickPlay[] {
  const caughtCards = (sheet.table.aside ?? []) as (string | null)[];
  const leader = Number(sheet.next?.leader ?? taps.order[0] ?? 0);
  return playersFrom(setup, leader).map((player): TrickPlay => {
    const { seat } = player;
    const caught = caughtCards[seat];
    if (seat === taps.seat) return { ...player, cards: pay, state: "next" };
    const state = candidates.includes(seat) ? "asked" : caught ? "played" : "waits";
    return { ...player, cards: caught ? [caught] : [], state };
  });
}
