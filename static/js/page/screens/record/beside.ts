import {
  html,
  nothing,
  type ReactiveController,
  type ReactiveControllerHost,
  type TemplateResult,
} from "lit";
import { accepted } from "../../log/log.ts";
import type { LoadedGame } from "../../log/records.ts";
import type { RecorderKind } from "../../recorders/recorder.ts";

/** Room for both; a phone on its side has none. */
const WIDE = "(min-width: 56.25em) and (min-height: 561px)";

/** The sheet beside the recorder, where a screen is wide enough for both (`css/screens/record.css`). */
export class Beside implements ReactiveController {
  readonly #wide = matchMedia(WIDE);
  readonly #host: ReactiveControllerHost & { game: string };
  /** The seat whose total is unfolded. */
  #unfolded: number | null = null;

  constructor(host: ReactiveControllerHost & { game: string }) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#wide.addEventListener("change", this.#changed);
  }

  hostDisconnected(): void {
    this.#wide.removeEventListener("change", this.#changed);
  }

  /** Board and ledger, or one player's account; nothing on a phone. */
  sheet(table: LoadedGame, kind: RecorderKind): TemplateResult | typeof nothing {
    if (!this.#wide.matches) return nothing;
    const { setup, sheet } = table.record;
    return html`<aside class="side-sheet">
      <score-board .setup=${setup} .sheet=${sheet} .unfolded=${this.#unfolded} @unfold=${this.#unfold}></score-board>
      <div class="sheet-below" tabindex="-1">${this.#below(table, kind)}</div>
    </aside>`;
  }

  #below({ record: { setup, sheet }, log }: LoadedGame, kind: RecorderKind): TemplateResult | typeof nothing {
    if (!sheet.rounds.length) return nothing;
    return this.#unfolded === null
      ? html`<score-ledger .game=${this.#host.game} .setup=${setup} .sheet=${sheet} .log=${accepted(log)} .kind=${kind}></score-ledger>`
      : html`<score-account .setup=${setup} .sheet=${sheet} .seat=${this.#unfolded}></score-account>`;
  }

  #unfold = ({ detail }: CustomEvent<number>): void => {
    this.#unfolded = this.#unfolded === detail ? null : detail;
    this.#changed();
  };

  #changed = (): void => this.#host.requestUpdate();
}
