import type { Entry } from "../../../types.ts";
import type { Change } from "../../log/records.ts";
import { Correcting } from "../../recording/correction-session.ts";
import type { Store } from "../../store.ts";
import { feelRefused } from "../../vibrate.ts";

/** The screen it happens on. */
interface Host {
  store: Store;
  game: string;
  /** The place of the correction it is mended for; null: it is written by itself. */
  readonly into: string | null;
  readonly correcting: Correcting | null;
  /** What an entry changes, where something is corrected. */
  change(entry: Entry): Change;
}

/** Makes of what was recorded a new entry, a correction, or a part of the correction it is mended for. */
export class Making {
  /** A new entry is on its way into the log. */
  isUnderWay = false;
  /** What was made and stands back, because another phone was first. */
  held: string | null = null;
  readonly #host: Host;

  constructor(host: Host) {
    this.#host = host;
  }

  /** Whether an entry is where it belongs now; the draft at `place` goes with it. */
  async made(entry: Entry, place: string): Promise<boolean> {
    const { into, correcting } = this.#host;
    if (into) return this.#mended(into, entry, place);
    const written = await (correcting?.write() ?? this.#written(entry, place));
    if (!written) feelRefused();
    return written;
  }

  async #mended(into: string, entry: Entry, place: string): Promise<true> {
    const { store, game } = this.#host;
    await new Correcting(store, game, into, () => undefined).add(this.#host.change(entry));
    await store.drafts.drop(game, place);
    return true;
  }

  async #written(entry: Entry, place: string): Promise<boolean> {
    const { store, game } = this.#host;
    this.isUnderWay = true;
    const { problem, held } = await store.write(game, [entry], place).finally(() => {
      this.isUnderWay = false;
    });
    this.held = held;
    return !problem;
  }
}
