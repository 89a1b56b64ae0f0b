/**
 * What the server has written into the page, to be read while the app starts (templates/shell/prerendered),
 * and the game it sent along.
 *
 * It goes as soon as a screen is drawn; what that screen would draw in the same way it takes over.
 */

import type { ListedGame, WholeGame } from "./log/records.ts";

const container = (): HTMLElement | null => document.getElementById("written");

/** Return a part of it, which is no longer in the page then. */
export function takeElement<Found extends Element>(selector: string): Found | null {
  const part = container()?.querySelector<Found>(selector) ?? null;
  part?.remove();
  return part;
}

/** Remove all of it: a screen stands there now, or it was not for this phone. */
export function removePrerendered(): void {
  container()?.remove();
}

/** A game that the server embedded in the page. */
export interface EmbeddedGame {
  listed: ListedGame;
  game: WholeGame;
}

/** Return the game that the server sent along with the page (templates/shell/game.html); null where it sent none. */
export function embeddedGame(): EmbeddedGame | null {
  const text = document.getElementById("game")?.textContent;
  return text ? JSON.parse(text) : null;
}
