import type { ReactiveController, ReactiveControllerHost, TemplateResult } from "lit";
import { t } from "../messages.ts";
import type { MainButtonProps } from "../parts/buttons.ts";
import { footer } from "../parts/footer.ts";
import { CorrectionSession, type LoggedCorrection } from "../recording/correction-session.ts";
import { routeOf } from "../router.ts";
import { singleFlight } from "../scheduling.ts";
import type { Store } from "../store.ts";
import { vibrateRefusal, vibrateSuccess } from "../vibrate.ts";

/** The screen on which entries are removed. */
interface RemovalHost extends ReactiveControllerHost {
  store: Store;
  game: string;
  readonly isConnected: boolean;
}

/** Called once the removal is written: where it is held, the entries still stand. */
type OnRemove = (written: LoggedCorrection) => unknown;

/** The removal of entries from the log: its consequences are shown before, and it can be cancelled. */
export class Removal implements ReactiveController {
  /** The open correction, while confirmation is awaited. */
  session: CorrectionSession | null = null;
  readonly #host: RemovalHost;
  readonly #onRemove: OnRemove;

  constructor(host: RemovalHost, onRemove: OnRemove = () => undefined) {
    this.#host = host;
    this.#onRemove = onRemove;
    host.addController(this);
  }

  /** Drop the correction with its screen, unless that is left to correct an entry that no longer fits. */
  hostDisconnected(): void {
    const route = routeOf(location);
    if (route.screen !== "record" || route.into !== this.session?.place) this.session?.drop();
  }

  /** Remove entries, or show what would no longer fit. */
  remove = singleFlight(async (ids: string[]): Promise<void> => {
    const session = this.#replaceSession(ids);
    if (!session) return;
    await session.add(...ids.map((of) => ({ of, entry: null })));
    this.#setSession(session);
    if (!session.consequences?.stopped) await this.#write();
    else if (this.#host.isConnected) vibrateRefusal();
    else this.hostDisconnected();
  });

  /** Show the consequences of removing these entries, and no others. */
  async preview(ids: string[]): Promise<void> {
    const session = this.#replaceSession(ids);
    if (!session) return;
    this.#setSession(session);
    await session.add(...ids.map((of) => ({ of, entry: null })));
  }

  /** Show the consequences again where one of these entries was to be removed: another was corrected meanwhile. */
  async resume(ids: string[]): Promise<void> {
    const { store, game } = this.#host;
    const draftId = ids.find((id) => store.drafts.get(game, placeOf(id)));
    if (!draftId) return;
    this.session ??= this.#newSession(draftId);
    await this.session.refreshPreview();
  }

  /** Render the keys to remove or to keep. */
  footer(): TemplateResult {
    const main: MainButtonProps = this.session?.consequences?.stopped
      ? { label: t("record.stopped"), tone: "missing" }
      : { label: t("round.remove_now"), onTap: () => void this.#write() };
    return footer({ side: [{ label: t("round.keep"), onTap: () => this.#cancel() }], main });
  }

  #write = singleFlight(async (): Promise<void> => {
    const written = await this.session?.write();
    if (!written && !this.#host.isConnected) this.hostDisconnected();
    if (!written) return;
    if (written.isHeld) vibrateRefusal();
    else vibrateSuccess();
    await this.#onRemove(written);
    this.#setSession(null);
  });

  #cancel(): void {
    if (this.session?.drop()) this.#setSession(null);
  }

  /** Drop the open correction and start another; null while the open one is being written. */
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

/** Return the draft's place of a removal, by the first entry to go. */
function placeOf(id: string): string {
  return `remove:${id}`;
}
