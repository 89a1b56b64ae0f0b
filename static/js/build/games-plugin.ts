/**
 * Offer the games of the engine's catalogue as modules.
 *
 *     import games from "virtual:games"         their names, in the order they are offered
 *     import facts from "virtual:games/facts"   {game: {colors, suits, open, teams, most, starter}}, for what asks of them
 */

import type { Plugin } from "vite";
import type { Catalogue, CatalogueGame, GameFacts } from "../types.ts";
import { startEngine } from "./engine/image.ts";

const MODULE = /^\0?virtual:games(\/facts)?$/;

/** What the engine offers: every game with a file in companion/engine/games. */
const { games } = await loadCatalogue();

/** The games in the order they are offered. */
export const GAMES = games.map(({ game }) => game);

export function gamesPlugin(): Plugin {
  return {
    name: "companion:games",
    resolveId: (id) => (MODULE.test(id) ? `\0${id}` : null),
    load(id) {
      const match = MODULE.exec(id);
      if (!match) return null;
      const value = match[1] ? Object.fromEntries(games.map((game) => [game.game, factsOf(game)])) : GAMES;
      return `export default ${JSON.stringify(value)}`;
    },
  };
}

function factsOf({ colors, suits, open, teams, seats: [, most], options }: CatalogueGame): GameFacts {
  const starter = options.find(({ kind }) => kind === "seat");
  const facts = { colors, suits, open, teams, most, starter: null };
  if (starter?.kind !== "seat") return facts;
  const { name, none, begins } = starter;
  return { ...facts, starter: { name, none, begins } };
}

async function loadCatalogue(): Promise<Catalogue> {
  const answer = await startEngine();
  return JSON.parse(answer('{"do": "catalogue"}')) as Catalogue;
}
