import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { GuestInvitation, LoadedGame } from "../../log/records.ts";
import { t } from "../../messages.ts";
import { choiceRow } from "../../parts/choice-row.ts";
import { LightElement } from "../../parts/light-element.ts";
import { singleFlight } from "../../scheduling.ts";
import type { Store } from "../../store.ts";
import { type Film, filmOf } from "../../sync/frames.ts";
import { makeInvitation } from "../../sync/phone-invitations.ts";
import { showGame } from "../../sync/shown-game.ts";
import { sendGameFile } from "./game-file.ts";
import { type DrawnCode, drawCode, renderCode } from "./qr-code.ts";

/** How long each code stands: a camera takes several pictures of it. */
const FRAME_MS = 150;
/** Drawn codes that are kept for the next turn, some ten kilobytes each. */
const MAX_DRAWN = 128;

/** What a phone that reads a game may do in it. */
type ReaderRole = "copy" | GuestInvitation["role"];
const ROLES: ReaderRole[] = ["copy", "watch", "record"];

/** Why a game is not packed: it is too long, the browser is too old, or something else went wrong. */
type Obstacle = "long" | "old" | "failed";

/**
 * A game as a moving code, which goes on with the game while it is shown. Its owner may invite with it whoever
 * reads it. In: `store`, `table`.
 */
class GameFilm extends LightElement {
  static override properties = {
    table: {},
    readerRole: { state: true },
    film: { state: true },
    place: { state: true },
    obstacle: { state: true },
    isSaved: { state: true },
  };

  declare store: Store;
  declare table: LoadedGame;
  readerRole: ReaderRole = "copy";
  film: Film | null = null;
  /** The number of the frame that is shown. */
  place = 0;
  /** Why there is no code. */
  obstacle: Obstacle | null = null;
  /** Whether the game lies in the phone's downloads, because it has no share sheet. */
  isSaved = false;
  #drawn = new Map<string, DrawnCode>();
  #shownLog: LoadedGame["log"] | null = null;
  #invitation: Promise<GuestInvitation | null> = Promise.resolve(null);
  /** How often the game was packed: what is overtaken by a later packing is not shown. */
  #packings = 0;
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
    const { obstacle } = this;
    return html`<div role="alert">${obstacle ? html`<p class="share-plain">${t(`share.show.${obstacle}`)}</p>` : nothing}</div>
      ${obstacle ? nothing : this.#content}`;
  }

  get #content(): TemplateResult {
    const frame = this.film?.shownAt(this.place);
    return html`${this.store.memberships.role(this.table.record.id) === "own" ? this.#choice : nothing}
      ${frame ? renderCode(this.#draw(frame), t("share.show.code")) : html`<div class="qr"></div>`}
      <p class="share-hint">${t(`share.show.hint.${this.readerRole}`)}</p>
      ${frame ? this.#file : nothing}`;
  }

  /** Render the key that sends the same as a file, for a phone without a camera. */
  get #file(): TemplateResult {
    return html`<div class="share-keys"><button class="side-button" type="button" @click=${() => void this.#send()}>${t("share.show.send")}</button></div>
      <p class="share-plain" role="status">${this.isSaved ? t("share.show.saved") : ""}</p>`;
  }

  get #choice(): TemplateResult {
    const choices = ROLES.map((value) => ({ value, label: t(`share.show.as.${value}`) }));
    return choiceRow(t("share.show.as"), choices, this.readerRole, (role) => void this.#invite(role));
  }

  #send = singleFlight(async (): Promise<void> => {
    this.isSaved = (await sendGameFile(this.table.record.setup, this.film?.frames ?? [])) === "saved";
    await this.updateComplete;
    this.querySelector("[role=status]")?.scrollIntoView({ block: "nearest" });
  });

  /** Invite whoever reads the game from now on; the code of before is not shown any more. */
  async #invite(role: ReaderRole): Promise<void> {
    if (role === this.readerRole) return;
    const { games, connection } = this.store;
    const game = this.table.record.id;
    this.readerRole = role;
    this.film = null;
    this.#invitation = role === "copy" ? Promise.resolve(null) : makeInvitation(games, game, role);
    await this.#pack(game);
    connection.network?.sync.exchangeNow(game); // the server is told of the invitation
  }

  async #pack(game: string): Promise<void> {
    const { games, memberships } = this.store;
    const turn = ++this.#packings;
    try {
      const text = await showGame(games, game, memberships.personAt(game), await this.#invitation);
      const film = await filmOf(text);
      if (turn !== this.#packings) return;
      this.film = film;
      this.obstacle = null;
      this.#drawn.clear();
    } catch (error) {
      const obstacle = obstacleOf(error);
      if (obstacle === "failed") reportError(error);
      if (turn === this.#packings) this.obstacle = obstacle;
    }
  }

  #draw(frame: string): DrawnCode {
    const known = this.#drawn.get(frame);
    if (known) return known;
    const drawn = drawCode(frame, true);
    if (this.#drawn.size < MAX_DRAWN) this.#drawn.set(frame, drawn);
    return drawn;
  }
}

function obstacleOf(error: unknown): Obstacle {
  if (error instanceof RangeError) return "long";
  return error instanceof ReferenceError ? "old" : "failed"; // it has no CompressionStream
}

customElements.define("game-film", GameFilm);
