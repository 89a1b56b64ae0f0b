import { html, nothing, type TemplateResult } from "lit";
import type { Setup } from "../../types.ts";
import { chooseFile, TEXT_FILES } from "../device/share-sheet.ts";
import { gameName } from "../game-texts.ts";
import { t } from "../messages.ts";
import type { MainButtonProps } from "../parts/buttons.ts";
import { footer } from "../parts/footer.ts";
import { header } from "../parts/header.ts";
import "../parts/spoken-text.ts";
import { goUp, navigate, paths, replace, updateAddress } from "../router.ts";
import type { ReadResult } from "../sync/shown-game.ts";
import { vibrateRefusal } from "../vibrate.ts";
import { ReaderAhead } from "./join/reader-ahead.ts";
import { Scanning } from "./join/scanning.ts";
import { foreignHost, invitationIn, JoinSession, takeToken, tokenIn } from "./join-session.ts";
import { Screen } from "./screen.ts";
import "./share/who-are-you.ts";

/** The address of a key elsewhere that leads to the camera at once. */
const SCAN = "?scan";

/** What takes in a game comes with the scanner: by then there may be no network. */
const importShownGame = () => import("../sync/shown-game.ts");
const importPadLink = () => import("../sync/pad-link.ts");

/** The screen to join by an invitation, scanned or pasted, and then to say which seat is one's own. */
class JoinScreen extends Screen {
  static override properties = {
    ...Screen.properties,
    gameRead: { state: true },
    isInvalid: { state: true },
    problem: { state: true },
  };

  /** The game that was read from another phone's screen, with an invitation. */
  gameRead: string | null = null;
  /** Whether the pasted text is no invitation. */
  isInvalid = false;
  /** Why nothing could be scanned here, or what is wrong with a file; "" for nothing. */
  problem = "";
  #session: JoinSession | null = null;
  readonly #scanning = new Scanning(this, {
    load: () => Promise.all([importShownGame(), importPadLink()]),
    onScan: (text) => void this.#onScan(text),
    onFilm: (text) => void this.#onFilm(text),
    onObstacle: (obstacle) => {
      this.problem = `${t(`join.scan.${obstacle}`)} ${t("join.scan.instead")}`;
    },
  });

  constructor() {
    super();
    new ReaderAhead(this, () => this.#canPaste);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.store.connection.show(null);
    addEventListener("hashchange", this.#onOpen);
    addEventListener("online", this.#retry);
    document.addEventListener("visibilitychange", this.#retry);
    this.#onOpen();
    if (location.search !== SCAN) return;
    updateAddress(paths.join); // a page loaded anew does not ask for the camera
    this.#scan();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener("hashchange", this.#onOpen);
    removeEventListener("online", this.#retry);
    document.removeEventListener("visibilitychange", this.#retry);
  }

  protected override render(): TemplateResult {
    const game = this.gameRead ?? (this.#session?.progress === "in" ? this.#session.game : null);
    const head = game ? this.store.games.head(game) : null;
    if (game && head) return this.#seatQuestion(game, head.setup);
    const canPaste = this.#canPaste;
    if (this.#scanning.isOn) return this.#scanning.render();
    return html`<div class="screen join-screen">
      ${header({ title: t("join.title"), back: () => goUp(paths.home) })}
      <main class="screen-content">
        ${this.#statusLine()} ${canPaste ? this.#pasteForm() : nothing}
      </main>
      ${footer({ main: this.#main(canPaste) })}
    </div>`;
  }

  /** Whether an invitation may be scanned or pasted: also where one waits for a network, which a moving code does not. */
  get #canPaste(): boolean {
    return !["asking", "in"].includes(this.#progress);
  }

  get #progress(): JoinSession["progress"] {
    return this.#session?.progress ?? "unknown";
  }

  #seatQuestion(game: string, setup: Setup): TemplateResult {
    return html`<div class="screen join-screen">
      ${header({ title: t("join.who"), status: gameName(setup) })}
      <main class="screen-content">
        ${this.store.canWrite(game) ? html`<p class="share-hint">${t("join.why")}</p>` : nothing}
        <who-are-you .setup=${setup} .by=${null} .nobody=${t("join.watching")}
          @who=${({ detail }: CustomEvent<string | null>) => this.#onSeatChosen(game, detail)}></who-are-you>
      </main>
    </div>`;
  }

  /** Render what is being waited for. */
  #statusLine(): TemplateResult | typeof nothing {
    const progress = this.#progress;
    if (progress === "unknown" || progress === "in") return nothing;
    const status = progress === "waiting" && navigator.onLine ? "unreachable" : progress;
    return html`<p class="share-plain"><spoken-text .text=${t(`join.${status}`)}></spoken-text></p>`;
  }

  #pasteForm(): TemplateResult {
    const isUnknown = this.#session?.progress === "unknown";
    return html`<form id="paste" class="join-paste" @submit=${this.#onSubmit}>
      <div role="alert">${isUnknown ? html`<p class="share-plain">${t("join.unknown")}</p>` : nothing}</div>
      <p class="share-hint">${t("join.how")}</p>
      <div class="share-keys">
        <button class="side-button" type="button" @click=${() => this.#scan()}>${t("join.scan")}</button>
        <button class="side-button" type="button" @click=${() => void this.#openFile()}>${t("share.file")}</button>
      </div>
      <div role="alert">${this.problem ? html`<p class="share-plain">${this.problem}</p>` : nothing}</div>
      <label><span>${t("join.link")}</span>
        <input name="link" autocomplete="off" autocapitalize="off" spellcheck="false" enterkeyhint="go"
          aria-invalid=${this.isInvalid} aria-describedby="paste-wrong" /></label>
      <p id="paste-wrong" class="join-wrong" role="alert">${this.isInvalid ? t("join.wrong") : ""}</p>
    </form>`;
  }

  #main(canPaste: boolean): MainButtonProps {
    if (!canPaste) return { label: t("join.home"), onTap: () => goUp(paths.home) };
    return { label: t("join.open"), onTap: () => this.querySelector("form")?.requestSubmit() };
  }

  #onSubmit = (event: Event): void => {
    event.preventDefault();
    if (this.#progress === "asking") return; // a tap before this one submitted it
    const field = this.querySelector("input");
    const token = invitationIn(field?.value ?? "");
    this.isInvalid = token === null;
    if (token) this.#join(token);
    else {
      vibrateRefusal();
      field?.focus();
    }
  };

  #scan(): void {
    this.problem = "";
    void this.#scanning.start();
  }

  /** Say what is wrong beneath the keys. */
  #refuse(problem: string): void {
    this.problem = problem;
    vibrateRefusal();
  }

  /** Take in the game of a file that another phone has sent. */
  async #openFile(): Promise<void> {
    const file = await chooseFile(TEXT_FILES);
    this.problem = "";
    const code = await import("./share/game-file.ts").catch(() => null);
    const result = await code?.openGameFile(this.store, file);
    if (!this.isConnected) return; // the person has gone on meanwhile
    if (!result) this.#refuse(t("share.show.missing"));
    else if ("game" in result) this.#enter(result);
    else this.#refuse(t(`share.file.${result.kind}`));
  }

  /** Join by the code that was read, or open the pad in it; one that leads nowhere is said, and the camera looks on. */
  async #onScan(text: string): Promise<void> {
    if ((await importPadLink()).isPadUrl(text)) {
      navigate(`/pads#${text.replace(/^.*#/s, "")}`);
      return;
    }
    const token = tokenIn(text);
    const host = foreignHost(text);
    if (token && !host) {
      this.#scanning.stop();
      this.#join(token);
      return;
    }
    this.#scanning.refuse(host ? t("join.scan.elsewhere", { host }) : t("join.scan.wrong"));
  }

  /** Take in the game of a moving code and show it; text that is none is said, and the camera looks on. */
  async #onFilm(text: string | null): Promise<void> {
    const { takeInShown } = await importShownGame();
    const result = text === null ? null : await takeInShown(this.store, text);
    if (!this.#scanning.isOn || !this.isConnected) return;
    if (!result || result.kind === "unreadable") this.#scanning.refuse(t("join.scan.unreadable"));
    else this.#enter(result);
  }

  /** Go to a game that was taken in; who has been invited says first who is there. */
  #enter({ kind, game }: Exclude<ReadResult, { kind: "unreadable" }>): void {
    this.#scanning.stop();
    if (kind === "invited") this.gameRead = game;
    else replace(paths.sheet(game));
  }

  /** Join by the token in the address, on opening and on each new fragment; go on where it is being redeemed. */
  #onOpen = (): void => {
    const token = takeToken() ?? JoinSession.pending;
    if (token) this.#join(token);
  };

  #join(token: string): void {
    this.#session = JoinSession.open(this.store, token, () => this.#onProgress());
    this.#session.tryNow();
    this.requestUpdate();
  }

  /** Go on when the game is here; who has named a seat before is not asked again. */
  #onProgress(): void {
    if (!this.isConnected || this.gameRead) return; // the person has gone on meanwhile
    const { progress, game } = this.#session ?? {};
    if (progress === "in" && !game) replace(paths.home);
    else if (progress === "in" && game && this.store.memberships.of(game).by !== undefined)
      replace(paths.sheet(game));
    this.requestUpdate();
  }

  #onSeatChosen(game: string, by: string | null): void {
    void this.store.memberships.setPerson(game, by);
    replace(paths.sheet(game));
  }

  #retry = (): void => {
    if (document.visibilityState === "visible") this.#session?.tryNow();
  };
}

customElements.define("join-screen", JoinScreen);
