/** Who wins a trick that is in no log: the engine says, of whatever game. */

import type { Options, Problem } from "../../types.ts";
import type { EngineClient } from "./engine-client.ts";

/** Who wins a trick, by its place in the plays, and by which rule. */
export interface Verdict {
  winner: number | null;
  why: string | null;
  /** The colour led, in games in which that decides. */
  lead?: string | null;
  /** What may not be played so; the winner is told all the same. */
  problem: Problem | null;
}

/** Return who wins these cards, the leader's first, by the options of a house; nothing is kept. */
export function findTrickWinner(
  engine: EngineClient,
  game: string,
  plays: string[][],
  options: Options,
): Promise<Verdict> {
  return engine.ask({ do: "who_wins", game, plays, options });
}
