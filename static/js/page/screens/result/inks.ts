/**
 * The colours of the light theme, for pictures that leave the app: they look the same in every theme.
 * A test compares them with static/css/tokens.css.
 */

import type { Colour, Game } from "../../../types.ts";

export const PAPER = { ground: "#f6f0e2", card: "#fffbf1", ink: "#211c17", soft: "#564c40", hair: "#cfc3ac" };

export const MARKS: Record<Colour, string> = {
  blue: "#5b8fe8",
  green: "#62b36b",
  purple: "#a674d6",
  red: "#e5604f",
  yellow: "#f1c232",
  sand: "#d9985b",
  teal: "#5db5ae",
  grey: "#b9af9e",
  rose: "#ec8fb4",
  moss: "#a3b043",
  sky: "#7fc4ee",
  rust: "#c9744a",
};

/** The second colour of words and crowns, by game: `--sand`, `--circus` … */
export const ACCENTS: Record<Game, [token: string, colour: string]> = {
  agame: ["sand", "#7a3f0c"],
  animanize: ["circus", "#8f1d16"],
  lynx: ["baize", "#17522f"],
  greta: ["noir", "#3a3550"],
  tally: ["slate", "#454540"],
};

/** Return a game's accent colour; a game without one has the tally's. */
export function accentOf(game: Game): string {
  return (ACCENTS[game] ?? ACCENTS.tally)?.[1] ?? PAPER.ink;
}

/** The second colour of the drawings: `--print-leaf` … ; Agame's has none but its lizard's. */
export const PRINTS: Record<string, [token: string, colour: string]> = {
  leaf: ["leaf", "#8cc59d"],
  agame: ["slate", "#d9c9a6"],
  animanize: ["circus", "#e2574a"],
  lynx: ["baize", "#6db487"],
  greta: ["noir", "#a99ee0"],
  tally: ["slate", "#d9c9a6"],
};
