import type { Setup } from "../../../types.ts";
import { playersFrom } from "../trick-log/players.ts";
import type { TrickPlay } from "../trick-log/trick-strip.ts";
import { cardsByPlace, placeOfNext, type TrickLogDraft, type TrickLogTaps } from "./log-draft.ts";

/** The trick by players, from its leader on. */
export function playsOf(taps: TrickLogTaps, draft: TrickLogDraft, setup: Setup): TrickPlay[] {
  const lying = cardsByPlace(draft);
  const next = placeOfNext(draft);
  return playersFrom(setup, taps.leader).map((player, place) => {
    const card = lying[place];
    const cards = card ? [card] : place === next ? (draft.entry.hand ?? []) : [];
    const wins = !draft.lying && taps.winner?.seat === player.seat;
    return { ...player, cards, state: place === next ? "next" : card ? (wins ? "wins" : "played") : "waits" };
  });
}
