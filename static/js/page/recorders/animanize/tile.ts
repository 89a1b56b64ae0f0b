/** The content of a player's tile: tricks and room, "brawl −3", "out −2", or bare points. */

import type { Choices, Setup } from "../../../types.ts";
import { number, t, tn } from "../../messages.ts";
import { type Haul, hasPoints, haulOf, type RoundDraft, tapsOf } from "./round.ts";

export interface TileView {
  figure: string;
  /** The number is implied by the others, or counts nothing. */
  isSoft: boolean;
  /** The line under the figure, "room 5". */
  words: string;
  /** The label for screen readers: "5 tricks, room 3". */
  ariaLabel: string;
  /** "over": more animals than tricks. */
  state: "counting" | "brawl" | "out" | "over" | "pointed";
  /** How much of the room below the brawl limit is taken, from 0 to 1. */
  share: number;
}

export function tileView(draft: RoundDraft, choices: Choices | null, setup: Setup, seat: number): TileView {
  if (hasPoints(draft.entry.players[seat])) return pointsView(choices, seat);
  const taps = tapsOf(choices);
  const haul = haulOf(draft, seat);
  const tricks = haul?.tricks ?? (haul ? taps?.rest : null) ?? null;
  const state = haul ? stateOf(haul, choices, seat) : "counting";
  const words = haul && taps ? wordsOf(state, haul, choices, seat) : "";
  const limit = Number(setup.options.brawl_limit);
  return {
    figure: tricks === null ? "–" : number(tricks),
    isSoft: state === "out" || haul?.tricks === null,
    words,
    ariaLabel: t("animanize.heard.tile", { tricks: tn("line.tricks", tricks ?? 0), state: words }),
    state,
    share: limit ? 1 - (taps?.players[seat]?.room ?? limit) / limit : 1,
  };
}

function pointsView(choices: Choices | null, seat: number): TileView {
  const points = choices?.players[seat]?.points ?? null;
  const figure = points === null ? "–" : number(points);
  const words = t("line.points");
  return { figure, isSoft: false, words, ariaLabel: `${figure} ${words}`, state: "pointed", share: 0 };
}

function stateOf(haul: Haul, choices: Choices | null, seat: number): TileView["state"] {
  const { code = "", at = [] } = choices?.problem ?? {};
  if (code === "animanize.animals_over_tricks" && at[1] === seat) return "over";
  if ("eliminated" in haul) return "out";
  return tapsOf(choices)?.players[seat]?.brawl ? "brawl" : "counting";
}

function wordsOf(state: TileView["state"], haul: Haul, choices: Choices | null, seat: number): string {
  const taps = tapsOf(choices);
  const { room = 0, brawl = 0 } = taps?.players[seat] ?? {};
  if (state === "over") return tn("line.animals", haul.animals.length);
  if (state === "brawl") return t("animanize.tile.brawl", { points: -brawl });
  if (state === "counting") return t("animanize.tile.room", { room });
  return taps?.hand ? t("animanize.tile.out", { points: -taps.hand }) : t("animanize.tile.out.unknown");
}
