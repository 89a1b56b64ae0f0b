import type { ReactiveController } from "lit";
import type { Recording } from "../../recording/recorder-session.ts";
import type { Store } from "../../store.ts";

/** The screen it is filled in on. */
interface Host {
  store: Store;
  game: string;
  readonly recording: Recording | null;
}

/** The other phones are told what is being filled in here. */
export class Telling implements ReactiveController {
  readonly #host: Host;

  constructor(host: Host) {
    this.#host = host;
  }

  hostUpdated(): void {
    const { store, game, recording } = this.#host;
    const { place = "" } = recording ?? {};
    const draft = store.drafts.at(game, place);
    if (!draft) this.hostDisconnected();
    else store.reach.network?.writing.at(game, place === "new" ? `new:${draft.begun?.round ?? 1}` : place);
  }

  hostDisconnected(): void {
    this.#host.store.reach.network?.writing.stop();
  }
}
