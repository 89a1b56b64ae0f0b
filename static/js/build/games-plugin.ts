/**
 * The games, as the engine's own catalogue has them; the build asks the engine itself.
 *
 *     import games from "virtual:games"         their names, in the order they are offered
 *     import facts from "virtual:games/facts"   {game: {colors, open, most, starter}}, for what asks of them
 */

import type { Plugin } from "vite";
import type { Catalogue, CatalogueGame, GameFacts } from "../types.ts";
import { engineHere } from "./engine/image.ts";

const MODULE = /^\0?virtual:games(\/facts)?$/;

/** What the engine offers: every game with a file in companion/engine/games. */
const { games } = await asked();

/** The games in the order they are offered. */
export const GAMES = games.map(({ game }) => game);

export function gamesOfTheEngine(): Plugin {
  return {
    name: "companion:games",
    resolveId: (id) => (MODULE.test(id) ? `\0${id}` : null),
    load(id) {
      const found = MODULE.exec(id);
      if (!found) return null;
      const told = found[1] ? Object.fromEntries(games.map((game) => [game.game, factsOf(game)])) : GAMES;
      return `export default ${JSON.stringify(told)}`;
    },
  };
}

function factsOf({ colors, open, seats: [, most], options }: CatalogueGame): GameFacts {
  const starter = options.find(({ kind }) => kind === "seat");
  if (starter?.kind !== "seat") return { colors, open, most, starter: null };
  const { name, none, begins } = starter;
  return { colors, open, most, starter: { name, none, begins } };
}

async function asked(): Promise<Catalogue> {
  const answer = await engineHere();
  return JSON.parse(answer('{"do": "catalogue"}')) as Catalogue;
}
