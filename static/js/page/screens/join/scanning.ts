import { html, type ReactiveControllerHost, type TemplateResult } from "lit";
import { t } from "../../messages.ts";
import { footer } from "../../parts/footer.ts";
import { header } from "../../parts/header.ts";
import { singleFlight } from "../../scheduling.ts";
import { vibrateRefusal } from "../../vibrate.ts";
import type { ScanObstacle } from "./code-scanner.ts";

/** What a screen does with what its camera sees. */
interface ScanHandlers {
  /** Load what is needed to take in a code: by the time one is read there may be no network. */
  load: () => Promise<unknown>;
  /** A code was read, perhaps one read before. */
  onScan: (text: string) => void;
  /** A moving code was read to its end; null: it was damaged. */
  onFilm: (text: string | null) => void;
  /** Nothing can be scanned here. */
  onObstacle: (obstacle: ScanObstacle) => void;
}

/** The camera of a screen, in place of whatever else that shows while it is on. */
export class Scanning {
  isOn = false;
  /** What to do, or what is wrong with the code that was read. */
  #hint = "";
  readonly #host: ReactiveControllerHost;
  readonly #handlers: ScanHandlers;

  constructor(host: ReactiveControllerHost, handlers: ScanHandlers) {
    this.#host = host;
    this.#handlers = handlers;
  }

  /** Look for a code, once the scanner's own code is here. */
  start = singleFlight(async (): Promise<void> => {
    this.#hint = t("join.scan.hold");
    await Promise.all([import("./code-scanner.ts"), this.#handlers.load()]).then(
      () => this.#switch(true),
      () => this.#onObstacle("code"),
    );
  });

  stop = (): void => this.#switch(false);

  /** Say what is wrong with a code, once; the camera looks on. */
  refuse(hint: string): void {
    if (hint !== this.#hint) vibrateRefusal();
    this.#hint = hint;
    this.#host.requestUpdate();
  }

  render(): TemplateResult {
    return html`<div class="screen join-screen">
      ${header({ title: t("join.scan"), back: this.stop })}
      <main class="screen-content">
        <code-scanner .hint=${this.#hint}
          @film=${({ detail }: CustomEvent<string | null>) => this.#handlers.onFilm(detail)}
          @scan=${({ detail }: CustomEvent<string>) => this.#handlers.onScan(detail)}
          @failure=${({ detail }: CustomEvent<ScanObstacle>) => this.#onObstacle(detail)}></code-scanner>
      </main>
      ${footer({ main: { label: t("join.scan.stop"), onTap: this.stop } })}
    </div>`;
  }

  #switch(isOn: boolean): void {
    this.isOn = isOn;
    this.#host.requestUpdate();
  }

  #onObstacle(obstacle: ScanObstacle): void {
    this.#switch(false);
    vibrateRefusal();
    this.#handlers.onObstacle(obstacle);
  }
}
