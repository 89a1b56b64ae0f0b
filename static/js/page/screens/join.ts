import { html, nothing, type TemplateResult } from "lit";
import { t } from "../messages.ts";
import type { MainButtonProps } from "../parts/buttons.ts";
import { footer } from "../parts/footer.ts";
import { header } from "../parts/header.ts";
import { goUp, paths, replace } from "../router.ts";
import { feelRefused } from "../vibrate.ts";
import { JoinSession, takeToken, tokenIn } from "./join-session.ts";
import { Screen } from "./screen.ts";
import "./share/who-are-you.ts";

/** Coming in by an invitation: the code of another phone, scanned or pasted; then "who are you?". */
class JoinScreen extends Screen {
  static override properties = { ...Screen.properties, wrong: { state: true } };

  /** What was pasted is no invitation. */
  wrong = false;
  #joining: JoinSession | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    this.store.connection.show(null);
    addEventListener("hashchange", this.#opened);
    addEventListener("online", this.#again);
    document.addEventListener("visibilitychange", this.#again);
    this.#opened();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener("hashchange", this.#opened);
    removeEventListener("online", this.#again);
    document.removeEventListener("visibilitychange", this.#again);
  }

  protected override render(): TemplateResult {
    const game = this.#joining?.progress === "in" ? this.#joining.game : null;
    const head = game ? this.store.games.head(game) : null;
    if (game && head) return this.#who(game);
    const paste = !this.#joining || this.#joining.progress === "unknown";
    return html`<div class="screen join-screen">
      ${header({ title: t("join.title"), back: () => goUp(paths.home) })}
      <main class="screen-content">${paste ? this.#paste() : this.#waits()}</main>
      ${footer({ main: this.#main(paste) })}
    </div>`;
  }

  #who(game: string): TemplateResult {
    const setup = this.store.games.head(game)?.setup;
    return html`<div class="screen join-screen">
      ${header({ title: t("join.who"), status: setup ? t(`game.${setup.game}`) : "" })}
      <main class="screen-content">
        <p class="share-hint">${t("join.why")}</p>
        <who-are-you .setup=${setup} .by=${null} .nobody=${t("join.watching")}
          @who=${({ detail }: CustomEvent<string | null>) => this.#said(game, detail)}></who-are-you>
      </main>
    </div>`;
  }

  #waits(): TemplateResult {
    return html`<p class="share-plain" role="status">${t(`join.${this.#news}`)}</p>`;
  }

  /** What keeps the invitation from being opened. */
  get #news(): string {
    const { progress } = this.#joining ?? {};
    if (progress === "waiting" && navigator.onLine) return "unreachable";
    return progress === "waiting" || progress === "crowded" ? progress : "asking";
  }

  #paste(): TemplateResult {
    const unknown = this.#joining?.progress === "unknown";
    return html`<form id="paste" class="join-paste" @submit=${this.#pasted}>
      ${unknown ? html`<p class="share-plain" role="alert">${t("join.unknown")}</p>` : nothing}
      <p class="share-hint">${t("join.how")}</p>
      <label><span>${t("join.link")}</span>
        <input name="link" autocomplete="off" autocapitalize="off" spellcheck="false" enterkeyhint="go"
          aria-invalid=${this.wrong} aria-describedby="paste-wrong" /></label>
      <p id="paste-wrong" class="join-wrong" role="alert">${this.wrong ? t("join.wrong") : ""}</p>
    </form>`;
  }

  #main(paste: boolean): MainButtonProps {
    if (!paste) return { label: t("join.home"), onTap: () => goUp(paths.home) };
    return { label: t("join.open"), onTap: () => this.querySelector("form")?.requestSubmit() };
  }

  #pasted = (event: Event): void => {
    event.preventDefault();
    if (this.#joining?.progress === "asking") return; // by the tap before
    const field = this.querySelector("input");
    const token = tokenIn(field?.value ?? "");
    this.wrong = token === null;
    if (token) this.#join(token);
    else {
      feelRefused();
      field?.focus();
    }
  };

  /** The page was opened, or is open already and was led here once more. */
  #opened = (): void => {
    const token = takeToken();
    if (token) this.#join(token);
  };

  #join(token: string): void {
    this.#joining = new JoinSession(this.store, token, () => this.#progressed());
    this.#joining.now();
    this.requestUpdate();
  }

  /** Whoever has said before who he is is not asked again. */
  #progressed(): void {
    if (!this.isConnected) return; // gone on while it was tried: the game is on this phone
    const { progress, game } = this.#joining ?? {};
    if (progress === "in" && !game) replace(paths.home);
    else if (progress === "in" && game && this.store.memberships.isPersonKnown(game))
      replace(paths.sheet(game));
    this.requestUpdate();
  }

  #said(game: string, by: string | null): void {
    void this.store.memberships.setPerson(game, by);
    replace(paths.sheet(game));
  }

  #again = (): void => {
    if (document.visibilityState === "visible") this.#joining?.now();
  };
}

customElements.define("join-screen", JoinScreen);
