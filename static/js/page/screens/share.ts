import { html, nothing, type TemplateResult } from "lit";
import type { Setup } from "../../types.ts";
import { phoneName, sentence } from "../game-texts.ts";
import type { GameRecord, LoadedGame, Role } from "../log/records.ts";
import { t, tn } from "../messages.ts";
import { choiceRow } from "../parts/choice-row.ts";
import { footer } from "../parts/footer.ts";
import { header } from "../parts/header.ts";
import { switchRow } from "../parts/switch-row.ts";
import { goUp, paths } from "../router.ts";
import { singleFlight } from "../scheduling.ts";
import type { DeviceList } from "../sync/sharing-api.ts";
import { feelWritten } from "../vibrate.ts";
import { addressOf } from "./join-session.ts";
import { GameScreen } from "./screen.ts";
import { ShareSession } from "./share-session.ts";
import "./share/link-line.ts";
import "./share/phone-list.ts";
import "./share/who-are-you.ts";
import { leaveDone } from "./still-here.ts";

type Doing = "sharing" | "taking_back" | "naming";

const ROLES: Role[] = ["record", "watch", "own"];

/** The phones of a game: letting others in by a code, sending them away, saying whose this one is. */
class ShareScreen extends GameScreen {
  static override properties = { ...GameScreen.properties, doing: { state: true } };

  doing: Doing = "sharing";
  #sharing: ShareSession | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    import("./share/qr-code.ts").catch(() => undefined); // the link stands beneath it
    this.#sharing = new ShareSession(this.store, this.game, () => this.requestUpdate());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#sharing?.stop();
  }

  protected override ready(): void {
    this.#sharing?.start();
  }

  protected override drawn({ record }: LoadedGame): TemplateResult {
    const sharing = this.#sharing;
    if (!sharing) return html``;
    const naming = this.doing === "naming";
    return html`<div class="screen share">
      ${header({ title: t(naming ? "join.who" : "share.title"), back: this.#back })}
      <main class="screen-content">${naming ? this.#who(record.setup) : this.#shared(sharing, record)}</main>
      ${naming ? nothing : footer({ main: { label: t("round.sheet"), onTap: this.#back } })}
    </div>`;
  }

  #shared(sharing: ShareSession, { setup, gone }: GameRecord): TemplateResult {
    const { company } = sharing;
    if (gone) return this.#plain(t(`notice.${gone}`));
    if (!company) return this.#plain(t(sharing.offline ? this.#offline : "share.asking"));
    return html`${sharing.offline ? this.#plain(t(this.#offline)) : nothing}
      ${company.role === "own" ? this.#invitation(sharing, company) : this.#plain(this.#place(sharing, company))}
      ${this.#phones(company, setup)}`;
  }

  get #offline(): string {
    return this.#known ? "share.offline" : "share.not_yet";
  }

  /** What a phone may do that does not look after the game. */
  #place({ handedOver }: ShareSession, { role, devices }: DeviceList): string {
    const owner = devices.find((device) => device.role === "own");
    const who = phoneName(owner?.phone ?? null) || t("phone.other");
    if (handedOver) return sentence(t("share.handed_over", { who }));
    if (role === "watch") return t("share.watching");
    return t(this.store.memberships.isWatching(this.game) ? "share.just_watching" : "share.not_owner");
  }

  #plain(text: string): TemplateResult {
    return html`<p class="share-plain" role="status">${text}</p>`;
  }

  #invitation(sharing: ShareSession, company: DeviceList): TemplateResult {
    const { invitation, request } = sharing;
    const roles = ROLES.map((value) => ({ value, label: t(`share.as.${value}`) }));
    return html`<section class="share-invitation">
      ${choiceRow(t("share.as"), roles, request.role, (role) => this.#request({ role }))}
      <p class="share-hint">${t(`share.hint.${request.role}`)}</p>
      ${invitation ? html`<qr-code .text=${addressOf(invitation.token)}></qr-code>` : html`<div class="qr"></div>`}
      ${invitation ? html`<link-line .address=${addressOf(invitation.token)}></link-line>` : nothing}
      ${company.whole_book ? switchRow(t("share.whole_book"), t("share.whole_book.hint"), request.wholeBook, () => this.#request({ wholeBook: !request.wholeBook })) : nothing}
      ${this.doing === "taking_back" ? this.#takingBack(sharing) : this.#takeBackKey}
    </section>`;
  }

  get #takeBackKey(): TemplateResult {
    return html`<div class="share-keys"><button class="side-button" type="button"
      @click=${() => (this.doing = "taking_back")}>${t("share.take_back")}</button></div>`;
  }

  /** What taking the code back does, before it is done. */
  #takingBack(sharing: ShareSession): TemplateResult {
    const { invitation } = sharing;
    const used = sharing.given.find(({ id }) => id === invitation?.id)?.used ?? 0;
    const what = used ? tn("share.take_back.phones", used) : t("share.take_back.nobody");
    return html`<div class="share-really" role="alert"><p>${what}</p>
      <div class="share-keys">
        <button class="side-button" type="button" @click=${() => (this.doing = "sharing")}>${t("share.keep")}</button>
        <button class="side-button" type="button" @click=${() => void this.#takeBack(sharing)}>${t("share.take_back.now")}</button>
      </div></div>`;
  }

  #phones(company: DeviceList, setup: Setup): TemplateResult {
    const by = this.store.memberships.personAt(this.game);
    return html`<section class="share-phones">
      <h2>${tn("share.phones", company.devices.length)}</h2>
      <phone-list .company=${company} .setup=${setup}
        @away=${({ detail }: CustomEvent<string>) => void this.#sharing?.sendAway(detail)}></phone-list>
      ${company.role === "own" && company.devices.length > 1 ? html`<p class="share-hint">${t("share.away.hint")}</p>` : nothing}
      <div class="share-keys">
        <button class="side-button" type="button" @click=${() => (this.doing = "naming")}>
          ${t(by === null ? "share.who" : "share.who_else")}</button>
        ${
          company.role === "own"
            ? nothing
            : html`<button class="side-button" type="button" @click=${() => void this.#leaveGame()}>${t("share.leave")}</button>`
        }
        ${company.whole_book ? html`<a class="side-button" href=${paths.scorebook}>${t("share.scorebook")}</a>` : nothing}
      </div>
    </section>`;
  }

  #who(setup: Setup): TemplateResult {
    return html`<who-are-you .setup=${setup} .by=${this.store.memberships.personAt(this.game)}
      .nobody=${t(this.#sharing?.company?.role === "own" ? "share.nobody" : "join.watching")}
      @who=${({ detail }: CustomEvent<string | null>) => void this.#named(detail)}></who-are-you>`;
  }

  #request(request: Partial<ShareSession["request"]>): void {
    this.doing = "sharing";
    this.#sharing?.show(request);
  }

  async #named(by: string | null): Promise<void> {
    this.doing = "sharing";
    await this.store.memberships.setPerson(this.game, by);
    this.#sharing?.look();
  }

  #takeBack = singleFlight(async (sharing: ShareSession): Promise<void> => {
    this.doing = "sharing";
    if (sharing.invitation) await sharing.takeBack(sharing.invitation.id);
    feelWritten();
  });

  /** This phone leaves the table; its own copy stays with it. */
  #leaveGame = singleFlight(async (): Promise<void> => {
    if (await this.#sharing?.leaveTable()) await leaveDone(this, paths.sheet(this.game));
  });

  get #known(): boolean {
    return this.store.games.head(this.game)?.known ?? false;
  }

  #back = (): void => {
    if (this.doing === "naming") this.doing = "sharing";
    else void goUp(paths.sheet(this.game));
  };
}

customElements.define("share-screen", ShareScreen);
