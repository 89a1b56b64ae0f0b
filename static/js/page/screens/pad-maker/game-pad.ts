/** The pad of a running game, corrected with its set-up: its steps on this phone, and the correction it joins. */

import type { Pad } from "../../../types.ts";
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
  readonly pad: Pad;
  readonly #store: Store;
  readonly #table: LoadedGame;
  readonly #session: CorrectionSession;

  constructor(store: Store, table: LoadedGame, pad: Pad) {
    this.game = table.record.id;
    this.pad = pad;
    this.#store = store;
    this.#table = table;
    this.#session = new CorrectionSession(store, this.game, SETUP_PLACE, () => undefined);
  }

  /** Return the pad with the steps this phone has of it; what the game has become since is one more. */
  history(): History {
    const now = applyChanges(this.#table, this.#session.changes).pad ?? this.pad;
    const stored = findDraft(this.#store.preferences, stepsOfGame(this.game))?.history;
    if (!stored) return beginWith(now);
    const isKnown = [...stored.before, stored.pad].some((pad) => isSame(pad, now));
    return isKnown ? stored : doStep(stored, now);
  }

  save(history: History): Promise<void> {
    return keepSteps(this.#store.preferences, stepsOfGame(this.game), history);
  }

  /** Join the pad to the correction of the game's set-up; nothing is written yet. */
  async take(pad: Pad): Promise<void> {
    const setup = applyChanges(this.#table, this.#session.changes);
    await this.#session.add(padChange(this.#table, setup, pad));
  }
}

/** Open the pad of a game that this phone has; null where there is none. */
export async function openGamePad(store: Store, game: string): Promise<GamePad | null> {
  const table = await store.open(game);
  const pad = table?.record.setup.pad;
  return table && pad ? new GamePad(store, table, pad) : null;
}
