import type { ReactiveController, ReactiveControllerHost } from "lit";
import type { OwnPadRecord, OwnPads } from "../local/own-pads.ts";

interface PadsHost extends ReactiveControllerHost {
  readonly isConnected: boolean;
  /** Set by the time of its first update: an element may stand on the page before its code has come. */
  readonly pads: OwnPads;
}

/** The own pads as an element shows them: read when it comes on the page, and anew after every change. */
export class KeptPads implements ReactiveController {
  /** Those changed last first; null until the disk has been read. */
  records: readonly OwnPadRecord[] | null = null;
  readonly #host: PadsHost;
  #isListening = false;

  constructor(host: PadsHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#host.requestUpdate();
  }

  hostUpdate(): void {
    if (this.#isListening || !this.#host.isConnected) return;
    this.#isListening = true;
    this.#host.pads.addEventListener("change", this.load);
    void this.load();
  }

  hostDisconnected(): void {
    if (!this.#isListening) return;
    this.#isListening = false;
    this.#host.pads.removeEventListener("change", this.load);
  }

  load = async (): Promise<void> => {
    this.records = await this.#host.pads.records().catch(() => []); // a phone that cannot be read says so above
    this.#host.requestUpdate();
  };
}
