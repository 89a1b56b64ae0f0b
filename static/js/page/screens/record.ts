import { html, nothing, type TemplateResult } from "lit";
import type { Entry, Sheet } from "../../types.ts";
import { announce } from "../announce.ts";
import { changeOf } from "../log/corrections.ts";
import type { Place } from "../log/draft.ts";
import type { Change, Table } from "../log/records.ts";
import { t } from "../messages.ts";
import { footer } from "../parts/footer.ts";
import type { Recorder } from "../recorders/recorder.ts";
import { Correcting } from "../recording/correction-session.ts";
import { taskOf } from "../recording/recorder-context.ts";
import { Recording } from "../recording/recorder-session.ts";
import { Taps } from "../recording/tap-queue.ts";
import { go, leave, paths, replace } from "../router.ts";
import { once } from "../scheduling.ts";
import { feelRefused, feelWritten } from "../vibrate.ts";
import "./follows-strip.ts";
import { notFetched } from "./not-fetched.ts";
import { Beside } from "./record/beside.ts";
import { foot } from "./record/foot.ts";
import { heading } from "./record/heading.ts";
import { Making } from "./record/making.ts";
import { overtakenBar } from "./record/overtaken.ts";
import { writtenText } from "./record/said.ts";
import { Telling } from "./record/telling.ts";
import { Removal } from "./removal.ts";
import { GameScreen } from "./screen.ts";
import { leaveDone, stillHere } from "./still-here.ts";
import { type TrickCounter, trickCounter } from "./trick-counter.ts";

/** A recorder between header and footer: what is written down next, or corrected. */
export class RecordScreen extends GameScreen {
  static override properties = {
    ...GameScreen.properties,
    where: { attribute: false },
    into: { attribute: false },
    missed: { state: true },
  };

  declare where: Place;
  /** The place of the correction this one is mended for; null: it is written by itself. */
  declare into: string | null;
  /** The recorder of this game did not come. */
  missed = false;
  recording: Recording | null = null;
  /** What is corrected here; null: something new is recorded. */
  correcting: Correcting | null = null;
  readonly #making = new Making(this);
  readonly #removal = new Removal(this);
  readonly #beside = new Beside(this);
  readonly #taps = new Taps(this);
  #recorder: Recorder | null = null;
  /** The sheet the engine's last answer was about. */
  #asked: Sheet | undefined;

  constructor() {
    super();
    this.addController(new Telling(this));
  }

  /** Where a trick can be counted that was looked up in the rules; null: not in this recorder. */
  get counter(): TrickCounter | null {
    return this.recording && trickCounter(this.recording);
  }

  protected override ready(table: Table): void {
    this.#begin(table).catch(() => {
      this.missed = true;
    });
  }

  protected override drawn(table: Table): TemplateResult {
    const { recording } = this;
    if (this.missed) return notFetched();
    if (!recording || !this.#recorder) return html``;
    return html`<div class="screen" @draft=${this.#taps.tapped} @undo=${this.#taps.undone} @write=${this.#taps.finished} @correct=${this.#correct}
      @remove=${this.#remove} @drop=${this.#drop}>
      ${heading(recording, table, () => leave(paths.sheet(this.game)))}
      ${this.#beside.sheet(table)}
      ${this.writesAtOnce ? html`<recent-line .store=${this.store} .table=${table}></recent-line>` : nothing}
      ${this.#bars(table)}
      ${overtakenBar(this.store, table, recording.place, () => this.#leave())}
      <main class="screen-content recorder">${this.#shown(this.#recorder, recording)}</main>
      ${this.#follows(table)} ${this.#foot(recording, table)}
    </div>`;
  }

  /** Somebody else wrote, or something taken back has returned: the engine is asked again. */
  protected override updated(): void {
    super.updated();
    const sheet = this.table?.record.sheet;
    if (this.recording && sheet !== this.#asked && !this.#making.isUnderWay) this.recording.ask();
    this.#asked = sheet;
    if (this.recording) this.#followTabs(this.recording);
  }

  /** What it was for is done, here or in another tab. */
  #leave(): Promise<void> {
    return leaveDone(this, paths.sheet(this.game));
  }

  /** Another tab of this phone may have gone on with the draft, or have made an entry of it. */
  #followTabs(recording: Recording): void {
    if (this.store.drafts.wasTakenUp(this.game, recording.place))
      void recording.close(() => Promise.resolve(true)).then(() => this.#leave());
    else if (!this.#taps.waiting) recording.catchUp();
  }

  #bars(table: Table): TemplateResult {
    return this.writesAtOnce
      ? html`<sheet-notices .store=${this.store} .table=${table}></sheet-notices>`
      : html`<unsaved-bar ?saved=${this.store.saved} .table=${table}></unsaved-bar>`;
  }

  /** A recorder that stays open while entry after entry is written. */
  get writesAtOnce(): boolean {
    const { draft, task } = this.recording ?? {};
    return !this.correcting && !!draft && !!task?.kind.atOnce?.(draft);
  }

  async #begin(table: Table): Promise<void> {
    const { store, game, where, into } = this;
    await store.written; // which may be what is kept here, from where one has just been
    const task = await taskOf(store, table, where, into);
    this.#recorder ??= document.createElement(task.kind.tag) as Recorder;
    const done = this.recording;
    this.recording = new Recording(task, () => this.#changed());
    if (done) done.next = this.recording;
    store.drafts.follow(game, this.recording.place);
    this.#asked = this.table?.record.sheet;
    const { of, before } = where;
    const told = () => this.requestUpdate();
    this.correcting =
      (of ?? before) === undefined ? null : new Correcting(store, game, this.recording.place, told);
    this.requestUpdate();
    if (this.writesAtOnce) void this.#removal.goOn(table.record.sheet.rounds.at(-1)?.entries ?? []);
  }

  /** A tap, or the engine's answer to it; a correction that is whole is weighed. */
  #changed(): void {
    this.requestUpdate();
    const { main } = this.recording ?? {};
    const entry = main?.act === "write" ? main.entry : null;
    if (!this.into) void this.correcting?.make(entry && this.change(entry));
  }

  /** What an entry changes, where something is corrected. */
  change(entry: Entry): Change {
    return changeOf(this.where, entry, this.recording?.task.original ?? null);
  }

  /** The recorder's element with its properties as they are now. */
  #shown(recorder: Recorder, recording: Recording): Recorder {
    const { choices, task } = recording;
    const { setup, original } = task;
    const { sheet } = this.table?.record ?? task;
    const correcting = this.correcting !== null;
    const draft = this.#taps.shown(recording);
    return Object.assign(recorder, { setup, sheet, draft, choices, original, correcting });
  }

  #follows(table: Table): TemplateResult | typeof nothing {
    const making = this.#removal.making ?? this.correcting;
    return making
      ? html`<follows-strip .table=${table} .follows=${making.follows} .place=${making.place}></follows-strip>`
      : nothing;
  }

  /** The footer; none while the recorder writes at once, until the game is over. */
  #foot(recording: Recording, table: Table): TemplateResult | typeof nothing {
    if (this.#removal.making) return this.#removal.footer();
    if (!this.writesAtOnce) return foot(recording, this.correcting, () => void this.#act(recording));
    const result = { label: t("record.result"), onTap: () => this.#leave() };
    return table.record.sheet.over ? footer({ main: result }) : nothing;
  }

  /** What the main button says, once the engine has answered to the last tap. */
  async #act(recording: Recording): Promise<void> {
    if (recording.walk()) return;
    await recording.answered;
    const { main } = recording;
    if (main.act === "retry") recording.ask();
    if (main.act === "seat") recording.sit(main.seat);
    if (main.act === "write") await this.write(recording);
    if (main.act !== "lead") return;
    feelRefused();
    recording.lead(main.missing.at);
  }

  /** Writes the entry, or the correction, and leaves; a mended one only joins the correction it is for. */
  write = once(async (recording: Recording): Promise<void> => {
    const { main } = recording;
    if (main.act !== "write") return;
    const made = await recording.close(() => this.#making.made(main.entry, recording.place));
    if (made) await this.#goOn(recording);
  });

  async #goOn({ task: { kind } }: Recording): Promise<void> {
    if (this.into) return this.#leave();
    if (this.#making.held) return this.#compare(this.#making.held);
    feelWritten();
    if (this.table && this.writesAtOnce && !kind.closes?.(this.table.record.sheet))
      return this.#begin(this.table);
    const { record } = this.table ?? {};
    if (this.store.saved && record) announce(writtenText(record.setup, record.sheet)); // else the bar on the sheet speaks
    await this.#leave();
  }

  async #compare(held: string): Promise<void> {
    feelRefused();
    if (await stillHere(this)) replace(paths.versions(this.game, held));
  }

  #correct = ({ detail }: CustomEvent<Place>): void => go(paths.correct(this.game, detail));

  #remove = ({ detail: { of } }: CustomEvent<{ of: string[] }>): void => void this.#removal.start(of);

  #drop = ({ detail }: CustomEvent<string>): void => {
    void (this.#removal.making ?? this.correcting)?.add({ of: detail, entry: null });
  };
}

customElements.define("record-screen", RecordScreen);
