import { html, type PropertyValues, type TemplateResult } from "lit";
import type { LoadedGame } from "../../log/records.ts";
import { t } from "../../messages.ts";
import { LightElement } from "../../parts/light-element.ts";
import type { Store } from "../../store.ts";
import { filmOf } from "../../sync/frames.ts";
import { showGame } from "../../sync/shown-game.ts";
import { type DrawnCode, drawCode, renderCode } from "./qr-code.ts";

/** How long each code stands: a camera takes several pictures of it. */
const FRAME_MS = 150;

/** A game as a moving code, which goes on with the game while it is shown. In: `store`, `table`. */
class GameFilm extends LightElement {
  static override properties = {
    table: {},
    frames: { state: true },
    place: { state: true },
    obstacle: { state: true },
  };

  declare store: Store;
  declare table: LoadedGame;
  frames: string[] = [];
  /** The frame that is shown. */
  place = 0;
  /** Why there is no code: "long", or "old" where the browser cannot pack. */
  obstacle: "long" | "old" | null = null;
  #drawn = new Map<string, DrawnCode>();
  #shownLog: LoadedGame["log"] | null = null;
  #timer: ReturnType<typeof setInterval> | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#timer = setInterval(() => {
      this.place += 1;
    }, FRAME_MS);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.#timer);
  }

  protected override willUpdate(_changed: PropertyValues): void {
    if (this.table.log === this.#shownLog) return;
    this.#shownLog = this.table.log;
    void this.#pack(this.table.record.id);
  }

  protected override render(): TemplateResult {
    if (this.obstacle)
      return html`<p class="share-plain" role="alert">${t(`share.show.${this.obstacle}`)}</p>`;
    const frame = this.frames[this.place % this.frames.length];
    return html`<p class="share-hint">${t("share.show.hint")}</p>
      ${frame ? renderCode(this.#draw(frame), t("share.show.code")) : html`<div class="qr"></div>`}`;
  }

  async #pack(game: string): Promise<void> {
    const { games, memberships } = this.store;
    try {
      this.frames = await filmOf(await showGame(games, game, memberships.personAt(game)));
      this.#drawn.clear();
    } catch (error) {
      this.obstacle = error instanceof RangeError ? "long" : "old";
    }
  }

  #draw(frame: string): DrawnCode {
    const drawn = this.#drawn.get(frame) ?? drawCode(frame, true);
    this.#drawn.set(frame, drawn);
    return drawn;
  }
}

customElements.define("game-film", GameFilm);
