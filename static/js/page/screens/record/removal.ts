import type { TemplateResult } from "lit";
import { t } from "../../messages.ts";
import { once } from "../../once.ts";
import type { MainButton } from "../../parts/buttons.ts";
import { footer } from "../../parts/footer.ts";
import { Correcting } from "../../state/correcting.ts";
import type { Store } from "../../state/store.ts";
import { feelRefused, feelWritten } from "../../vibrate.ts";

/** The screen it happens on. */
interface Host {
  store: Store;
  game: string;
  requestUpdate(): void;
}

/** Entries go from the recorder's own list: at once, or after a word where something would no longer fit. */
export class Removal {
  /** The correction in the making, while that word is asked for. */
  making: Correcting | null = null;
  readonly #host: Host;

  constructor(host: Host) {
    this.#host = host;
  }

  /** Removes these entries, or says what would no longer fit. */
  start = once(async (ids: string[]): Promise<void> => {
    const { store, game } = this.#host;
    const making = new Correcting(store, game, `remove:${ids[0]}`, () => this.#host.requestUpdate());
    await making.add(...ids.map((of) => ({ of, entry: null })));
    this.#set(making);
    if (making.follows?.stopped) feelRefused();
    else await this.#now();
  });

  /** Remove, or keep everything. */
  footer(): TemplateResult {
    const main: MainButton = this.making?.follows?.stopped
      ? { label: t("record.stopped"), tone: "missing" }
      : { label: t("round.remove_now"), onTap: () => void this.#now() };
    return footer({ side: [{ label: t("round.keep"), onTap: () => this.#keep() }], main });
  }

  #now = once(async (): Promise<void> => {
    if (!(await this.making?.write())) return;
    feelWritten();
    this.#set(null);
  });

  #keep(): void {
    if (this.making?.drop()) this.#set(null);
  }

  #set(making: Correcting | null): void {
    this.making = making;
    this.#host.requestUpdate();
  }
}
