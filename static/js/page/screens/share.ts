import { html, nothing, type TemplateResult } from "lit";
import type { Setup } from "../../types.ts";
import { chooseFile, TEXT_FILES } from "../device/share-sheet.ts";
import { capitalize, gameName, phoneName } from "../game-texts.ts";
import type { GameRecord, LoadedGame, Role } from "../log/records.ts";
import { loadTexts, t, tn } from "../messages.ts";
import { choiceRow } from "../parts/choice-row.ts";
import { footer } from "../parts/footer.ts";
import { header } from "../parts/header.ts";
import "../parts/spoken-text.ts";
import { switchRow } from "../parts/switch-row.ts";
import { goUp, paths, replace, updateAddress } from "../router.ts";
import { singleFlight } from "../scheduling.ts";
import type { DeviceList } from "../sync/sharing-api.ts";
import { vibrateSuccess } from "../vibrate.ts";
import { ReaderAhead } from "./join/reader-ahead.ts";
import { invitationUrl } from "./join-session.ts";
import { GameScreen } from "./screen.ts";
import type { ReadingEnd } from "./share/game-reading.ts";
import { ShareSession } from "./share-session.ts";
import "./share/copy-removal.ts";
import "./share/link-line.ts";
import "./share/open-invitations.ts";
import "./share/phone-list.ts";
import "./share/typed-code.ts";
import "./share/who-are-you.ts";
import { goUpWhenDone } from "./go-up.ts";

type ShareMode = "sharing" | "taking_back" | "naming" | "showing" | "reading";

/** What a key on another screen leads to, by the end of its address: at once to a code, or here and back. */
const DIRECT: Record<string, ShareMode> = { "#show": "showing", "#read": "reading", "#back": "sharing" };

const ROLES: Role[] = ["record", "watch", "own"];

/** The screen of a game's phones: inviting others by a code, removing them, naming this one's player. */
class ShareScreen extends GameScreen {
  static override properties = {
    ...GameScreen.properties,
    mode: { state: true },
    isFilmMissing: { state: true },
    readingEnd: { state: true },
  };

  mode: ShareMode = "sharing";
  /** Whether the code that shows the game did not come. */
  isFilmMissing = false;
  /** What came of reading another phone's screen. */
  readingEnd: ReadingEnd | null = null;
  #session: ShareSession | null = null;
  /** What another screen than the sheet has led to: who stops that is led back there. */
  #direct: ShareMode | null = null;

  constructor() {
    super();
    new ReaderAhead(this, () => this.store.connection.network?.sync.hasFailed(this.game) ?? false);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    import("./share/qr-code.ts").catch(() => undefined); // the link stands beneath it
    this.#session = new ShareSession(this.store, this.game, () => this.requestUpdate());
    this.#direct = DIRECT[location.hash] ?? null;
    if (this.#direct) updateAddress(paths.share(this.game)); // a page loaded anew does not ask for the camera
    if (this.#direct === "showing") void this.#showGame();
    if (this.#direct === "reading") void this.#readGame();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#session?.stop();
  }

  protected override onGameOpened(): void {
    this.#session?.start();
  }

  protected override renderGame(table: LoadedGame): TemplateResult {
    const { record } = table;
    const session = this.#session;
    if (!session) return html``;
    if (this.mode === "showing") return this.#film(table);
    if (this.mode === "reading") return this.#reading();
    const isNaming = this.mode === "naming";
    return html`<div class="screen share">
      ${header({ title: t(isNaming ? "join.who" : "share.title"), back: this.#goBack })}
      <main class="screen-content">${isNaming ? this.#seatQuestion(record.setup) : this.#content(session, record)}</main>
      ${isNaming ? nothing : this.#footer}
    </div>`;
  }

  #content(session: ShareSession, { setup, gone, shown, known }: GameRecord): TemplateResult {
    const { company, isOffline } = session;
    if (shown) return this.#shownCopy();
    if (gone) return this.#statusLine(t(`notice.${gone}`));
    const offline = isOffline ? this.#statusLine(t(known ? "share.offline" : "share.not_yet")) : nothing;
    if (!company)
      return isOffline ? html`${offline}${this.#screenKeys}` : this.#statusLine(t("share.asking"));
    return html`${offline}
      ${company.role === "own" ? this.#invitation(session, company) : this.#statusLine(this.#roleText(session, company))}
      ${this.#phones(session, company, setup)} ${this.#screenKeys}`;
  }

  /** Render the game as a moving code, for phones that have no network. */
  #film(table: LoadedGame): TemplateResult {
    return html`<div class="screen share">
      ${header({ title: t("share.show"), status: gameName(table.record.setup), back: this.#goBack })}
      <main class="screen-content"><game-film .store=${this.store} .table=${table}></game-film></main>
      ${footer({
        side: [{ label: t("share.show.end"), onTap: this.#goBack }],
        main: { label: t("share.read"), onTap: () => void this.#readGame() },
      })}
    </div>`;
  }

  /** Render the camera that looks for the game on another phone's screen. */
  #reading(): TemplateResult {
    return html`<div class="screen share">
      ${header({ title: t("share.read"), back: this.#goBack })}
      <main class="screen-content"><game-reading .store=${this.store}
        @end=${({ detail }: CustomEvent<ReadingEnd>) => this.#onReadingEnd(detail)}></game-reading></main>
      ${footer({ main: { label: t("join.scan.stop"), onTap: this.#goBack } })}
    </div>`;
  }

  /** Render the way back; behind a game that was read the turn of this phone to show comes first. */
  get #footer(): TemplateResult {
    const sheet = { label: t(this.#direct ? "parts.back" : "round.sheet"), onTap: this.#goBack };
    return this.#isTurnToShow
      ? footer({ side: [sheet], main: { label: t("share.show"), onTap: () => void this.#showGame() } })
      : footer({ main: sheet });
  }

  /** Whether a game was read just now, so that the other phone reads next. */
  get #isTurnToShow(): boolean {
    return this.readingEnd?.kind === "met" || this.readingEnd?.kind === "known";
  }

  /** Render the keys for two phones without a network; while the server is asked, its answer would move them. */
  get #screenKeys(): TemplateResult {
    return html`<div class="share-keys">
        ${this.#isTurnToShow ? nothing : html`<button class="side-button" type="button" @click=${() => void this.#showGame()}>${t("share.show")}</button>`}
        <button class="side-button" type="button" @click=${() => void this.#readGame()}>${t("share.read")}</button>
        <button class="side-button" type="button" @click=${() => void this.#openFile()}>${t("share.file")}</button>
      </div>
      <open-invitations .games=${this.store.games} .game=${this.game} .sent=${this.#session?.sentInvitations ?? []}
        @revoke=${({ detail }: CustomEvent<string>) => void this.#session?.revoke(detail)}></open-invitations>
      ${this.isFilmMissing ? this.#statusLine(t("share.show.missing")) : nothing}
      ${this.readingEnd ? this.#statusLine(this.#readingText(this.readingEnd)) : nothing}`;
  }

  #readingText(end: ReadingEnd): string {
    if (end.kind === "obstacle") return `${t(`join.scan.${end.obstacle}`)} ${t("share.read.instead")}`;
    if (!("game" in end)) return t(`share.file.${end.kind}`);
    return end.kind === "met" ? tn("share.read.met", end.fresh) : t("share.read.known");
  }

  /** Render what a copy is that was read from another phone's screen, and how it becomes newer. */
  #shownCopy(): TemplateResult {
    return html`${this.#statusLine(t("share.shown"))} ${this.#screenKeys}
      <copy-removal .games=${this.store.games} .game=${this.game}></copy-removal>`;
  }

  #onReadingEnd(end: ReadingEnd): void {
    this.mode = "sharing";
    if (end.kind === "copy" || ("game" in end && end.game !== this.game)) replace(paths.sheet(end.game));
    else if (end.kind === "invited") this.mode = "naming";
    else this.readingEnd = end;
  }

  #showGame = singleFlight(() => this.#enter("showing", () => import("./share/game-film.ts")));

  #readGame = singleFlight(() => this.#enter("reading", () => import("./share/game-reading.ts")));

  /** Take in the game of a file that another phone has sent. */
  async #openFile(): Promise<void> {
    const file = await chooseFile(TEXT_FILES);
    this.readingEnd = null;
    const code = await importWithTexts(() => import("./share/game-file.ts")).catch(() => null);
    this.isFilmMissing = code === null;
    const end = await code?.openGameFile(this.store, file);
    if (end && this.isConnected) this.#onReadingEnd(end);
  }

  /** Go on to what needs code and texts of its own. */
  async #enter(mode: ShareMode, load: () => Promise<unknown>): Promise<void> {
    this.readingEnd = null;
    this.isFilmMissing = false;
    this.mode = mode;
    await importWithTexts(load).catch(() => {
      this.isFilmMissing = true;
      this.mode = "sharing";
    });
  }

  /** Return the text for phones that do not own the game: what they may do. */
  #roleText({ isHandedOver }: ShareSession, { role, devices }: DeviceList): string {
    const owner = devices.find((device) => device.role === "own");
    const who = phoneName(owner?.phone ?? null) || t("phone.other");
    if (isHandedOver) return capitalize(t("share.handed_over", { who }));
    if (role === "watch") return t("share.only_watching");
    return t(this.store.memberships.isWatching(this.game) ? "share.just_watching" : "share.not_owner");
  }

  #statusLine(text: string): TemplateResult {
    return html`<p class="share-plain"><spoken-text .text=${text}></spoken-text></p>`;
  }

  #invitation(session: ShareSession, company: DeviceList): TemplateResult {
    const { invitation, request } = session;
    const roles = ROLES.map((value) => ({ value, label: t(`share.as.${value}`) }));
    return html`<section class="share-invitation">
      ${choiceRow(t("share.as"), roles, request.role, (role) => this.#request({ role }))}
      <p class="share-hint">${t(`share.hint.${request.role}`)}</p>
      ${invitation ? html`<qr-code .text=${invitationUrl(invitation.token)}></qr-code>` : html`<div class="qr"></div>`}
      ${invitation ? html`<link-line .address=${invitationUrl(invitation.token)}></link-line>` : nothing}
      ${request.role === "own" || request.wholeBook ? nothing : html`<typed-code .game=${this.game} .role=${request.role} .sent=${session.sentInvitations}></typed-code>`}
      ${company.whole_book ? switchRow(t("share.whole_book"), t("share.whole_book.hint"), request.wholeBook, () => this.#request({ wholeBook: !request.wholeBook })) : nothing}
      ${this.mode === "taking_back" ? this.#revokeQuestion(session) : this.#revokeKey}
    </section>`;
  }

  get #revokeKey(): TemplateResult {
    return html`<div class="share-keys"><button class="side-button" type="button"
      @click=${() => (this.mode = "taking_back")}>${t("share.take_back")}</button></div>`;
  }

  /** Render the question before an invitation is revoked, with its effect. */
  #revokeQuestion(session: ShareSession): TemplateResult {
    const used = session.sentInvitations.find(({ id }) => id === session.invitation?.id)?.used ?? 0;
    const what = used ? tn("share.take_back.phones", used) : t("share.take_back.nobody");
    return html`<div class="share-really"><p><spoken-text .text=${what}></spoken-text></p>
      <div class="share-keys">
        <button class="side-button" type="button" @click=${() => (this.mode = "sharing")}>${t("share.keep")}</button>
        <button class="side-button" type="button" @click=${() => void this.#revoke(session)}>${t("share.take_back.now")}</button>
      </div></div>`;
  }

  #phones(session: ShareSession, company: DeviceList, setup: Setup): TemplateResult {
    const by = this.store.memberships.personAt(this.game);
    return html`<section class="share-phones">
      <h2>${tn("share.phones", company.devices.length)}</h2>
      ${session.outcome ? this.#statusLine(t(session.outcome)) : nothing}
      <phone-list .company=${company} .setup=${setup}
        @entries=${({ detail }: CustomEvent<string>) => void session.takeBack(detail, "entries")}
        @away=${({ detail }: CustomEvent<string>) => void session.sendAway(detail)}
        @games=${({ detail }: CustomEvent<string>) => void session.takeBack(detail, "games")}></phone-list>
      ${company.role === "own" && company.devices.length > 1 ? html`<p class="share-hint">${t("share.away.hint")}</p>` : nothing}
      <div class="share-keys">
        <button class="side-button" type="button" @click=${() => (this.mode = "naming")}>
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

  #seatQuestion(setup: Setup): TemplateResult {
    return html`<who-are-you .setup=${setup} .by=${this.store.memberships.personAt(this.game)}
      .nobody=${t(this.#session?.company?.role === "own" ? "share.nobody" : "join.watching")}
      @who=${({ detail }: CustomEvent<string | null>) => void this.#onSeatChosen(detail)}></who-are-you>`;
  }

  #request(request: Partial<ShareSession["request"]>): void {
    this.mode = "sharing";
    this.#session?.showInvitation(request);
  }

  async #onSeatChosen(by: string | null): Promise<void> {
    this.mode = "sharing";
    await this.store.memberships.setPerson(this.game, by);
    this.#session?.refresh();
  }

  #revoke = singleFlight(async (session: ShareSession): Promise<void> => {
    this.mode = "sharing";
    if (session.invitation) await session.revoke(session.invitation.id);
    vibrateSuccess();
  });

  /** Leave the game with this phone, which keeps its own copy. */
  #leaveGame = singleFlight(async (): Promise<void> => {
    if (await this.#session?.leaveTable()) await goUpWhenDone(this, paths.sheet(this.game));
  });

  #goBack = (): void => {
    if (["sharing", "taking_back", this.#direct].includes(this.mode)) void goUp(paths.sheet(this.game));
    else this.mode = "sharing";
  };
}

/** Import code that few ask for, and before it the texts that only it leads to. */
const importWithTexts = <T>(load: () => Promise<T>): Promise<T> => loadTexts("rare").then(load);

customElements.define("share-screen", ShareScreen);
