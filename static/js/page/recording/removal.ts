/** The removal of entries from the log: its consequences are shown before, and it can be cancelled. */

import { singleFlight } from "../scheduling.ts";
import type { Store } from "../store.ts";
import { vibrateRefusal, vibrateSuccess } from "../vibrate.ts";
import { CorrectionSession, type LoggedCorrection } from "./correction-session.ts";
import { EngineRetry } from "./engine-retry.ts";

/** Where entries are removed. */
interface Place {
  readonly store: Store;
  readonly game: string;
  /** Draw what has changed. */
  requestUpdate(): void;
}

/** Called once the removal is written: where it is held, the entries still stand. */
type OnRemove = (written: LoggedCorrection) => unknown;

export class Removal {
  /** The correction that removes them, while confirmation is awaited. */
  correction: CorrectionSession | null = null;
  readonly engine: EngineRetry;
  readonly #place: Place;
  readonly #onRemove: OnRemove;
  /** Its screen is left: nobody confirms it there any more. */
  #isLeft = false;
  /** The place of the correction for which its screen was left, to mend an entry. */
  #mended: string | null = null;

  constructor(place: Place, onRemove: OnRemove = () => undefined) {
    this.#place = place;
    this.#onRemove = onRemove;
    this.engine = new EngineRetry(place);
  }

  /** Drop the correction with its screen. `mended` is the place of the correction an entry is mended for next: that stays. */
  leave(mended: string | null): void {
    this.#isLeft = true;
    this.#mended = mended;
    this.#dropUnmended();
  }

  #dropUnmended(): void {
    if (this.#mended === null || this.#mended !== this.correction?.place) this.correction?.drop();
  }

  /** Remove entries, or show what would no longer fit. */
  async remove(ids: string[]): Promise<void> {
    const correction = await this.#compute(ids);
    if (!correction) return;
    if (!correction.consequences?.stopped) await this.write();
    else if (this.#isLeft) this.#dropUnmended();
    else vibrateRefusal();
  }

  /** Return the correction that removes entries with what would follow, as shown from then on; null while another is written. */
  #compute = singleFlight(async (ids: string[]): Promise<CorrectionSession | null> => {
    const correction = this.#replace(ids);
    await correction?.add(...ids.map((of) => ({ of, entry: null })));
    if (correction) this.#set(correction);
    return correction;
  });

  /** Show the consequences of removing these entries, and no others. */
  async preview(ids: string[]): Promise<void> {
    const correction = this.#replace(ids);
    if (!correction) return;
    this.#set(correction);
    await correction.add(...ids.map((of) => ({ of, entry: null })));
  }

  /** Show the consequences again where one of these entries was to be removed: another was corrected meanwhile. */
  async resume(ids: string[]): Promise<void> {
    const { store, game } = this.#place;
    const draftId = ids.find((id) => store.drafts.get(game, placeOf(id)));
    if (!draftId) return;
    this.correction ??= this.#begin(draftId);
    await this.correction.refreshPreview();
  }

  /** Remove what is shown; nothing where it is being removed. */
  write(): Promise<void> {
    return this.engine.ask(this.#write);
  }

  #write = singleFlight(async (): Promise<void> => {
    const written = await this.correction?.write().catch((error: unknown) => {
      if (!this.#isLeft) throw error; // else nobody is there to try it again
      reportError(error);
      return null;
    });
    if (!written && this.#isLeft) this.#dropUnmended();
    if (!written) return;
    if (written.isHeld) vibrateRefusal();
    else vibrateSuccess();
    await this.#onRemove(written);
    this.#set(null);
  });

  /** Let the entries stand. */
  cancel(): void {
    if (!this.correction?.drop()) return;
    this.engine.drop();
    this.#set(null);
  }

  /** Drop the open correction and begin another; null while the open one is being written. */
  #replace([id]: string[]): CorrectionSession | null {
    if (this.correction?.drop() === false) return null;
    this.engine.drop();
    return this.#begin(id);
  }

  #begin(id = ""): CorrectionSession {
    const { store, game } = this.#place;
    return new CorrectionSession(store, game, placeOf(id), () => this.#place.requestUpdate());
  }

  #set(correction: CorrectionSession | null): void {
    this.correction = correction;
    this.#place.requestUpdate();
  }
}

/** Return the draft's place of a removal, by the first entry to go. */
function placeOf(id: string): string {
  return `remove:${id}`;
}
