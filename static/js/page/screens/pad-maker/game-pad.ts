/** The pad of a running game, corrected with its set-up: its steps on this phone, and the correction it joins. */

import type { Pad, Setup } from "../../../types.ts";
import type { LoadedGame } from "../../log/records.ts";
import { isSame } from "../../log/shared-draft.ts";
import { CorrectionSession } from "../../recording/correction-session.ts";
import type { Store } from "../../store.ts";
import { applyChanges, padChange, SETUP_PLACE } from "../settings/edits.ts";
import { findDraft, keepSteps, stepsOfGame } from "./drafts.ts";
import { beginWith, doStep, type History } from "./history.ts";

export class GamePad {
  readonly game: string;
  /** The pad as the game has it. */
  pad: Pad;
  readonly #store: Store;
  readonly #opened: LoadedGame;
  readonly #session: CorrectionSession;
  /** The pad that the steps go on from: as the game has it, or will once its correction is written. */
  #base: Pad;

  constructor(store: Store, table: LoadedGame, pad: Pad) {
    this.game = table.record.id;
    this.pad = this.#base = pad;
    this.#store = store;
    this.#opened = table;
    this.#session = new CorrectionSession(store, this.game, SETUP_PLACE, () => undefined);
  }

  /** Return the pad with the steps this phone has of it; what the game has become since is one more. */
  history(): History {
    const { pad: now = this.pad } = this.#setup;
    this.#base = now;
    const stored = this.#stored;
    if (!stored) return beginWith(now);
    return isSame(stored.base, now) || isSame(stored.pad, now) ? stored : doStep(stored, now);
  }

  /** Return what the pad on the screen gives way to: the game's, where another phone has corrected it and this one changed nothing yet. */
  followed(history: History): History | null {
    const { pad: now = this.pad } = this.#setup;
    if (isSame(now, this.#base) || !isSame(history.pad, this.#base)) return null;
    this.pad = this.#table.record.setup.pad ?? this.pad;
    return this.history();
  }

  async save(history: History): Promise<void> {
    await keepSteps(this.#store.preferences, stepsOfGame(this.game), { ...history, base: this.#base });
  }

  /**
   * Join the pad to the correction of the game's set-up; nothing is written yet. Return null; where the table has
   * corrected the pad meanwhile, the steps with that one more, and join nothing.
   */
  async take(history: History): Promise<History | null> {
    const setup = this.#setup;
    const { pad: now = this.pad } = setup;
    const after = isSame(now, this.#base) ? history : doStep(history, now);
    this.pad = this.#table.record.setup.pad ?? this.pad;
    this.#base = now;
    if (after !== history) return after;
    await this.#session.add(padChange(this.#table, setup, history.pad));
    this.#base = history.pad;
    if (this.#stored) await this.save(history);
    return null;
  }

  get #stored(): History | undefined {
    return findDraft(this.#store.preferences, stepsOfGame(this.game))?.history;
  }

  get #table(): LoadedGame {
    return this.#store.games.get(this.game) ?? this.#opened;
  }

  /** The set-up as it will be once what is corrected of it is written. */
  get #setup(): Setup {
    return applyChanges(this.#table, this.#session.changes);
  }
}

/** Open the pad of a game that this phone has; null where there is none. */
export async function openGamePad(store: Store, game: string): Promise<GamePad | null> {
  const table = await store.open(game);
  const pad = table?.record.setup.pad;
  return table && pad ? new GamePad(store, table, pad) : null;
}
