import { html, nothing, type TemplateResult } from "lit";
import type { Bar, Draft, Path, Setup, Sheet } from "../../types.ts";
import { announce } from "../announce.ts";
import { ignoreTaps } from "../cooldown.ts";
import { gameName, nameOf } from "../game-texts.ts";
import { language } from "../language.ts";
import type { EntryPlace } from "../log/draft.ts";
import { accepted, newestAction } from "../log/log.ts";
import type { LoadedGame } from "../log/records.ts";
import { number, t } from "../messages.ts";
import { footer } from "../parts/footer.ts";
import { header } from "../parts/header.ts";
import type { Recorder } from "../recorders/recorder.ts";
import type { DraftSession } from "../recording/draft-session.ts";
import type { CommitResult } from "../recording/entry-writer.ts";
import { RecorderSession } from "../recording/recorder-session.ts";
import type { SessionView } from "../recording/session-view.ts";
import { goUp, navigate, paths, replace } from "../router.ts";
import { vibrateRefusal, vibrateSuccess } from "../vibrate.ts";
import "./cut-off-bar.ts";
import "./follows-strip.ts";
import { goUpWhenDone, waitUntilUncovered } from "./go-up.ts";
import { loadFailure } from "./load-failure.ts";
import { Beside } from "./record/beside.ts";
import { foot } from "./record/foot.ts";
import { heading } from "./record/heading.ts";
import { overtakenBar } from "./record/overtaken.ts";
import { TapOrder } from "./record/tap-order.ts";
import { Together } from "./record/together.ts";
import { placeToMend, removalFooter } from "./removal.ts";
import { GameScreen } from "./screen.ts";
import { type TrickCounter, trickCounter } from "./trick-counter.ts";

/** A recorder between header and footer: what is written down next, or corrected. */
export class RecordScreen extends GameScreen {
  static override properties = {
    ...GameScreen.properties,
    where: { attribute: false },
    into: { attribute: false },
  };

  declare where: EntryPlace;
  /** The place of the correction this one is mended for; null: it is written by itself. */
  declare into: string | null;
  #session: RecorderSession | null = null;
  readonly #beside = new Beside(this);
  readonly #order = new TapOrder(this, () => this.#session?.answered() ?? null);
  readonly #together = new Together(this, this.#order);
  #recorder: Recorder | null = null;
  /** The draft the recorder was last drawn with everything around it. */
  #drawn: DraftSession | null = null;

  /** Save the newest tap also where the page is hidden, or left, before that is painted. */
  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener("pagehide", this.store.drafts.flush);
    document.addEventListener("visibilitychange", this.store.drafts.flush);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener("pagehide", this.store.drafts.flush);
    document.removeEventListener("visibilitychange", this.store.drafts.flush);
    this.#session?.leave(placeToMend());
  }

  /** Where a trick can be counted that was looked up in the rules; null: not in this recorder. */
  get counter(): TrickCounter | null {
    return this.#session && trickCounter(this.#session);
  }

  protected override onGameOpened(table: LoadedGame): void {
    const { store, game, where, into } = this;
    this.#session ??= new RecorderSession(store, { game, where, into }, this.#view);
    void this.#begin(this.#session, table);
  }

  protected override renderGame(table: LoadedGame): TemplateResult {
    const session = this.#session;
    if (session?.failure === "code") return loadFailure();
    if (session?.failure) return this.#engineFailure(session, table);
    if (!session?.current) return html``;
    const { current } = session;
    const isInserting = current.context.where.before !== undefined;
    return html`<div class="screen ${isInserting ? "is-inserting" : ""}" @click=${this.#order.listener} @draft=${this.#onTap} @undo=${this.#onUndo} @back=${this.#onBack} @write=${this.#onFinish} @correct=${this.#correct}
      @remove=${this.#remove} @drop=${this.#drop} @mend-all=${() => void session.making?.mendAll()} @enter=${() => void this.#order.act(() => session.act())}>
      ${heading(current, table, { back: () => goUp(paths.sheet(this.game)), switchDepth: this.#onDepth })}
      ${this.#beside.sheet(table, current.context.kind)}
      ${session.writesAtOnce ? html`<recent-line .store=${this.store} .table=${table}></recent-line>` : nothing}
      ${this.#bars(session, table)}
      ${overtakenBar(this.store, table, { place: current.place, start: session.start }, () => this.#leave())}
      ${this.#together.bar(session, current)}
      <main class="screen-content recorder">${this.#shown(session, current)}</main>
      ${followsStrip(session, table)} <cut-off-bar .store=${this.store} .game=${this.game} .isSteady=${true}></cut-off-bar> ${this.#foot(session, current, table)}
    </div>`;
  }

  /** Somebody else wrote, or something taken back has returned, or another tab has gone on. */
  protected override updated(): void {
    super.updated();
    this.#session?.update();
    if (this.#session?.current) this.#together.tell(this.#session.current);
  }

  /** What it was for is done, here or in another tab. */
  async #leave(): Promise<void> {
    if (await waitUntilUncovered(this)) await this.#recorder?.closeStep?.();
    await goUpWhenDone(this, paths.sheet(this.game));
  }

  /** The same where nobody has tapped here: another phone or tab has written it. */
  async #leaveBySelf(): Promise<void> {
    await this.#leave();
    ignoreTaps();
  }

  #bars(session: RecorderSession, table: LoadedGame): TemplateResult {
    return session.writesAtOnce || table.record.gone
      ? html`<sheet-notices .store=${this.store} .table=${table}></sheet-notices>`
      : html`<unsaved-bar .isSaved=${this.store.isSaved} .table=${table}></unsaved-bar>`;
  }

  async #begin(session: RecorderSession, table: LoadedGame): Promise<void> {
    await session.begin(table, this.isConnected);
  }

  /** The engine did not answer when it was to begin: a tap asks it again. */
  #engineFailure(session: RecorderSession, table: LoadedGame): TemplateResult {
    const main = { label: t("record.retry"), onTap: () => void this.#begin(session, table) };
    return html`<div class="screen">
      ${header({ title: gameName(table.record.setup), back: () => goUp(paths.sheet(this.game)) })}
      <main class="screen-content"></main>
      ${footer({ main })}
    </div>`;
  }

  /** The recorder's element with its properties as they are now. */
  #shown(session: RecorderSession, current: DraftSession): Recorder {
    const { choices, context } = current;
    const { kind, setup, original } = context;
    this.#recorder ??= document.createElement(kind.tag) as Recorder;
    // The sheet with the new entry comes together with the next draft: one frame, not two.
    const isBetween = session.isCommitting && current === this.#drawn;
    const { sheet } = isBetween ? this.#recorder : (this.table?.record ?? context);
    this.#drawn = current;
    const isCorrecting = session.correction !== null;
    const draft = session.draftToDraw(current);
    const canUndo = current.canUndo || newestAction(accepted(this.table?.log ?? [])) !== null;
    return Object.assign(this.#recorder, { setup, sheet, draft, choices, original, isCorrecting, canUndo });
  }

  /** The footer; none while the recorder writes at once, until the game is over and nothing may be claimed any more. */
  #foot(session: RecorderSession, current: DraftSession, table: LoadedGame): TemplateResult | typeof nothing {
    if (session.removal.correction) return removalFooter(session.removal);
    if (!session.writesAtOnce) return foot(session, current, this.#order);
    const result = { label: t("record.result"), onTap: () => this.#leave() };
    const isOver = table.record.sheet.over && !current.context.kind.isUnsettled?.(current.choices);
    return isOver ? footer({ main: result }) : nothing;
  }

  /** Goes on to the next entry, to two versions of this one, or back to the sheet. */
  async #goOn(result: CommitResult): Promise<void> {
    const session = this.#session;
    if (result.outcome === "held") return this.#compare(result.id);
    if (result.outcome === "other-tab") return this.#leaveBySelf();
    if (result.outcome !== "written") return this.#leave();
    vibrateSuccess();
    if (this.table && session?.goesOn) return this.#begin(session, this.table);
    const { record } = this.table ?? {};
    if (this.store.isSaved && record) announce(totalsText(record.setup, record.sheet)); // else the bar on the sheet speaks
    await this.#leave();
  }

  async #compare(held: string): Promise<void> {
    vibrateRefusal();
    if (await waitUntilUncovered(this)) replace(paths.versions(this.game, held));
  }

  readonly #view: SessionView = {
    drawDraft: () => queueMicrotask(() => this.#drawDraft()),
    drawAll: () => this.requestUpdate(),
    askToDecide: () => this.#together.ask(),
    pointOut: (missing) => this.#pointOut(missing),
    warnOfUnfinished: () => this.#warnOfUnfinished(),
    onCommit: (result) => this.#goOn(result),
  };

  #pointOut(missing: Bar & { at: Path }): void {
    vibrateRefusal();
    this.#recorder?.pointOut?.(missing);
  }

  /** What is said has to be seen before the next tap writes: a second one by mistake counts nothing. */
  #warnOfUnfinished(): void {
    vibrateRefusal();
    ignoreTaps();
    this.requestUpdate();
  }

  /** Give the recorder its draft in the frame of the tap; where the whole screen is due, that does it. */
  #drawDraft(): void {
    const { current = null } = this.#session ?? {};
    if (!current || !this.#recorder?.isConnected || this.isUpdatePending) return;
    const { choices } = current; // what has been filled in goes with the answer that said so
    const draft = this.#session?.draftToDraw(current) ?? current.draft;
    Object.assign(this.#recorder, { draft, choices });
  }

  #onTap = ({ detail }: CustomEvent<Draft>): void => this.#session?.tap(detail);

  #onUndo = ({ detail }: CustomEvent<((draft: Draft) => boolean) | null>): void =>
    this.#order.actOwn(() => this.#session?.undo(detail));

  #onDepth = (): void => this.#order.actOwn(() => this.#session?.switchDepth());

  #onBack = (): void => this.#session?.undoTap();

  #onFinish = ({ detail: { next } }: CustomEvent<{ next: Draft | null }>): void =>
    this.#session?.finish(next);

  #correct = ({ detail }: CustomEvent<EntryPlace>): void => navigate(paths.correct(this.game, detail));

  #remove = ({ detail: { of } }: CustomEvent<{ of: string[] }>): void =>
    void this.#session?.removal.remove(of);

  #drop = ({ detail }: CustomEvent<string>): void => {
    void this.#session?.making?.add({ of: detail, entry: null });
  };
}

/** What would follow from a correction in the making, or a removal. */
function followsStrip({ making }: RecorderSession, table: LoadedGame): TemplateResult | typeof nothing {
  return making
    ? html`<follows-strip .table=${table} .consequences=${making.consequences} .mending=${making.mending} .place=${making.place}></follows-strip>`
    : nothing;
}

/** Return what is announced once a round is written: "Written down: Ada 12, Ben −3". */
function totalsText(setup: Setup, { totals }: Sheet): string {
  const list = new Intl.ListFormat(language, { type: "unit" });
  const each = totals.map((total, seat) => `${nameOf(setup, seat)} ${number(total)}`);
  return t("record.written", { totals: list.format(each) });
}

customElements.define("record-screen", RecordScreen);
