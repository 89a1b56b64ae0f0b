import type { ReactiveController, ReactiveControllerHost, TemplateResult } from "lit";
import { t } from "../messages.ts";
import type { MainButtonProps } from "../parts/buttons.ts";
import { footer } from "../parts/footer.ts";
import { CorrectionSession } from "../recording/correction-session.ts";
import { routeOf } from "../router.ts";
import { singleFlight } from "../scheduling.ts";
import type { Store } from "../store.ts";
import { vibrateRefusal, vibrateSuccess } from "../vibrate.ts";

/** The screen it happens on. */
interface RemovalHost extends ReactiveControllerHost {
  store: Store;
  game: string;
  readonly isConnected: boolean;
}

/** Entries on their way out of the log: what would follow is said, and they can be kept all the same. */
export class Removal implements ReactiveController {
  /** The correction in the making, while a word is asked for. */
  session: CorrectionSession | null = null;
  readonly #host: RemovalHost;
  readonly #onRemove: () => unknown;

  /** `removed` hears that they are gone. */
  constructor(host: RemovalHost, onRemove: () => unknown = () => undefined) {
    this.#host = host;
    this.#onRemove = onRemove;
    host.addController(this);
  }

  /** It is given up with its screen, unless that is left to mend what no longer fits. */
  hostDisconnected(): void {
    const route = routeOf(location);
    if (route.screen !== "record" || route.into !== this.session?.place) this.session?.drop();
  }

  /** Removes these entries, or says what would no longer fit. */
  remove = singleFlight(async (ids: string[]): Promise<void> => {
    const session = this.#replaceSession(ids);
    if (!session) return;
    await session.add(...ids.map((of) => ({ of, entry: null })));
    this.#setSession(session);
    if (!session.consequences?.stopped) await this.#write();
    else if (this.#host.isConnected) vibrateRefusal();
    else this.hostDisconnected();
  });

  /** Says what would follow if these entries went, and no others. */
  async preview(ids: string[]): Promise<void> {
    const session = this.#replaceSession(ids);
    if (!session) return;
    this.#setSession(session);
    await session.add(...ids.map((of) => ({ of, entry: null })));
  }

  /** Says anew what would follow, where one of these entries was to go: another has been mended for it. */
  async resume(ids: string[]): Promise<void> {
    const { store, game } = this.#host;
    const draftId = ids.find((id) => store.drafts.get(game, placeOf(id)));
    if (!draftId) return;
    this.session ??= this.#newSession(draftId);
    await this.session.refreshPreview();
  }

  /** Remove, or keep everything. */
  footer(): TemplateResult {
    const main: MainButtonProps = this.session?.consequences?.stopped
      ? { label: t("record.stopped"), tone: "missing" }
      : { label: t("round.remove_now"), onTap: () => void this.#write() };
    return footer({ side: [{ label: t("round.keep"), onTap: () => this.#cancel() }], main });
  }

  #write = singleFlight(async (): Promise<void> => {
    const isWritten = await this.session?.write();
    if (!isWritten && !this.#host.isConnected) this.hostDisconnected();
    if (!isWritten) return;
    vibrateSuccess();
    await this.#onRemove();
    this.#setSession(null);
  });

  #cancel(): void {
    if (this.session?.drop()) this.#setSession(null);
  }

  /** In place of the one there is; null while that is being written. */
  #replaceSession([id]: string[]): CorrectionSession | null {
    return this.session?.drop() === false ? null : this.#newSession(id);
  }

  #newSession(id = ""): CorrectionSession {
    const { store, game } = this.#host;
    return new CorrectionSession(store, game, placeOf(id), () => this.#host.requestUpdate());
  }

  #setSession(session: CorrectionSession | null): void {
    this.session = session;
    this.#host.requestUpdate();
  }
}

/** Where a removal is kept: by the first entry that goes. */
function placeOf(id: string): string {
  return `remove:${id}`;
}
