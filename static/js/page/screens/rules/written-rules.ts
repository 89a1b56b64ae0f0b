import type { Game } from "../../../types.ts";
import { takeElement } from "../../prerendered.ts";

/** The rules of a game that the server has written into the page: shown as they stand there. */
export class WrittenRules {
  /** How far down they were read before the app took them over. */
  down = 0;
  readonly #texts = new Map<Game, HTMLElement | null>();

  /** A game's; null where the server wrote others, or none. */
  of(game: Game): HTMLElement | null {
    if (!this.#texts.has(game)) this.#texts.set(game, this.#taken(game));
    return this.#texts.get(game) ?? null;
  }

  #taken(game: Game): HTMLElement | null {
    this.down = document.querySelector("#written .screen-content")?.scrollTop ?? 0;
    return takeElement(`[data-game=${game}] .rules`);
  }
}
