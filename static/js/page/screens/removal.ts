import type { ReactiveController, ReactiveControllerHost, TemplateResult } from "lit";
import { t } from "../messages.ts";
import type { MainButtonProps } from "../parts/buttons.ts";
import { footer } from "../parts/footer.ts";
import { CorrectionSession } from "../recording/correction-session.ts";
import { routeOf } from "../router.ts";
import { singleFlight } from "../scheduling.ts";
import type { Store } from "../store.ts";
import { feelRefused, feelWritten } from "../vibrate.ts";

/** The screen it happens on. */
interface Host extends ReactiveControllerHost {
  store: Store;
  game: string;
  readonly isConnected: boolean;
}

/** Entries on their way out of the log: what would follow is said, and they can be kept all the same. */
export class Removal implements ReactiveController {
  /** The correction in the making, while a word is asked for. */
  making: CorrectionSession | null = null;
  readonly #host: Host;
  readonly #removed: () => unknown;

  /** `removed` hears that they are gone. */
  constructor(host: Host, removed: () => unknown = () => undefined) {
    this.#host = host;
    this.#removed = removed;
    host.addController(this);
  }

  /** It is given up with its screen, unless that is left to mend what no longer fits. */
  hostDisconnected(): void {
    const route = routeOf(location);
    if (route.screen !== "record" || route.into !== this.making?.place) this.making?.drop();
  }

  /** Removes these entries, or says what would no longer fit. */
  start = singleFlight(async (ids: string[]): Promise<void> => {
    const making = this.#another(ids);
    if (!making) return;
    await making.add(...ids.map((of) => ({ of, entry: null })));
    this.#set(making);
    if (!making.consequences?.stopped) await this.#now();
    else if (this.#host.isConnected) feelRefused();
    else this.hostDisconnected();
  });

  /** Says what would follow if these entries went, and no others. */
  async ask(ids: string[]): Promise<void> {
    const making = this.#another(ids);
    if (!making) return;
    this.#set(making);
    await making.add(...ids.map((of) => ({ of, entry: null })));
  }

  /** Says anew what would follow, where one of these entries was to go: another has been mended for it. */
  async goOn(ids: string[]): Promise<void> {
    const { store, game } = this.#host;
    const begun = ids.find((id) => store.drafts.get(game, placeOf(id)));
    if (!begun) return;
    this.making ??= this.#of(begun);
    await this.making.refreshPreview();
  }

  /** Remove, or keep everything. */
  footer(): TemplateResult {
    const main: MainButtonProps = this.making?.consequences?.stopped
      ? { label: t("record.stopped"), tone: "missing" }
      : { label: t("round.remove_now"), onTap: () => void this.#now() };
    return footer({ side: [{ label: t("round.keep"), onTap: () => this.#keep() }], main });
  }

  #now = singleFlight(async (): Promise<void> => {
    const written = await this.making?.write();
    if (!written && !this.#host.isConnected) this.hostDisconnected();
    if (!written) return;
    feelWritten();
    await this.#removed();
    this.#set(null);
  });

  #keep(): void {
    if (this.making?.drop()) this.#set(null);
  }

  /** In place of the one there is; null while that is being written. */
  #another([id]: string[]): CorrectionSession | null {
    return this.making?.drop() === false ? null : this.#of(id);
  }

  #of(id = ""): CorrectionSession {
    const { store, game } = this.#host;
    return new CorrectionSession(store, game, placeOf(id), () => this.#host.requestUpdate());
  }

  #set(making: CorrectionSession | null): void {
    this.making = making;
    this.#host.requestUpdate();
  }
}

/** Where a removal is kept: by the first entry that goes. */
function placeOf(id: string): string {
  return `remove:${id}`;
}
