/** Rounds begun on this phone that another phone has written, with all that was filled in here. */

import type { Sheet } from "../../types.ts";
import type { Drafts } from "../local/drafts.ts";
import type { Games } from "../local/games.ts";
import { findForeignRound } from "../log/overtaking.ts";
import { findOwnParts, isContained, withoutLost } from "../log/shared-draft.ts";

const PLACE = "new";

/** What this phone keeps. */
interface Host {
  games: Games;
  drafts: Drafts;
  lastWrite: Promise<unknown>;
}

/** Throws away what is begun of a round once that stands in the log: nothing of it is lost, and nobody is asked. */
export class CompletedDrafts {
  readonly #host: Host;
  #game: string | null = null;
  /** The sheet of that game as it was looked at last. */
  #sheet: Sheet | undefined;

  constructor(host: Host) {
    this.#host = host;
  }

  /** Look at a game, where anything has been written in it since. */
  follow(game: string | null): void {
    const sheet = game === null ? undefined : this.#host.games.get(game)?.record.sheet;
    if (game === this.#game && sheet === this.#sheet) return;
    this.#game = game;
    this.#sheet = sheet;
    if (game !== null && this.#isWritten(game)) void this.#complete(game);
  }

  /** Throw the draft away, unless this phone is writing it just now. */
  async #complete(game: string): Promise<void> {
    const { drafts, lastWrite } = this.#host;
    await lastWrite;
    if (this.#isWritten(game)) await drafts.drop(game, PLACE, true);
  }

  #isWritten(game: string): boolean {
    const table = this.#host.games.get(game);
    const { begun, history = [], shared } = this.#host.drafts.get(game, PLACE) ?? {};
    const [opening] = history;
    const draft = history.at(-1);
    if (!table || !begun || !opening || !draft) return false;
    const round = findForeignRound(begun, table);
    const own = withoutLost(findOwnParts(draft, opening), shared?.others ?? [], shared?.over ?? {});
    return round?.entry.type === draft.entry.type && isContained(own, round.entry);
  }
}
