/** Animanize's cards as the board shows them: four colours and the animals, nine lines. */

const COLOURS = ["red", "blue", "yellow", "green"] as const;
const RANKS = [9, 8, 7, 6, 5, 4, 3, 2, 1] as const;

/** The cards by line, the highest on top; the lion has the line that no animal has. */
export const LINES: string[][] = RANKS.map((rank) => [
  ...COLOURS.map((colour) => `${colour} ${rank}`),
  rank === 1 ? "lion" : `animal ${rank}`,
]);
