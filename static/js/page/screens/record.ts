import { html, nothing, type TemplateResult } from "lit";
import type { Draft, Sheet } from "../../types.ts";
import { announce } from "../announce.ts";
import { t } from "../messages.ts";
import type { MainButton } from "../parts/buttons.ts";
import { footer } from "../parts/footer.ts";
import { askingBar } from "../parts/notice-bar.ts";
import { kindOf } from "../recorders/kinds.ts";
import type { Place, Recorder } from "../recorders/recorder.ts";
import { go, leave, paths, replace } from "../router.ts";
import { Correcting } from "../state/correcting.ts";
import { amendOf, changeOf } from "../state/correction.ts";
import { Recording, type Task } from "../state/recording.ts";
import type { Table } from "../state/records.ts";
import { overtaking } from "../state/versions.ts";
import { feelRefused, feelWritten } from "../vibrate.ts";
import { sentence, writerOf } from "./authors.ts";
import "./follows-strip.ts";
import { heading } from "./record/heading.ts";
import { mainWords } from "./record/main-words.ts";
import { GameScreen } from "./screen.ts";
import { recentLine } from "./sheet/recent.ts";
import { type TrickCounter, trickCounter } from "./trick-counter.ts";
import { roundName } from "./words.ts";

/** A recorder between header and footer: what is written down next, or corrected. */
export class RecordScreen extends GameScreen {
  static override properties = {
    ...GameScreen.properties,
    where: { attribute: false },
    into: { attribute: false },
  };

  declare where: Place;
  /** The place of the correction this one is mended for; null: it is written by itself. */
  declare into: string | null;
  #recording: Recording | null = null;
  #correcting: Correcting | null = null;
  /** Entries being removed from the recorder's own list, while something else would not fit any more. */
  #removing: Correcting | null = null;
  #recorder: Recorder | null = null;
  /** The newest tap, while the ones before it are still being written. */
  #ahead: Draft | null = null;
  #turn: Promise<void> = Promise.resolve();
  /** The sheet the engine's last answer was about. */
  #asked: Sheet | undefined;

  /** Where a trick can be counted that was looked up in the rules; null: not in this recorder. */
  get counter(): TrickCounter | null {
    return this.#recording && trickCounter(this.#recording);
  }

  protected override ready(table: Table): void {
    void this.#begin(table);
  }

  protected override drawn(table: Table): TemplateResult {
    const recording = this.#recording;
    if (!recording || !this.#recorder) return html``;
    return html`<div class="screen" @draft=${this.#tapped} @undo=${this.#undo} @write=${this.#finish} @correct=${this.#correct}
      @remove=${this.#remove} @drop=${this.#drop}>
      ${heading(recording, table, () => leave(paths.sheet(this.game)))}
      ${this.#writesAtOnce ? recentLine(this.store, table) : nothing}
      ${this.#overtaken(recording, table)}
      <main class="screen-content recorder">${this.#shown(this.#recorder, recording)}</main>
      ${this.#follows(table)} ${this.#foot(recording, table)}
    </div>`;
  }

  /** Somebody else wrote, or something taken back has returned: the engine is asked again. */
  protected override updated(): void {
    super.updated();
    const sheet = this.table?.record.sheet;
    if (this.#recording && sheet !== this.#asked) this.#recording.ask();
    this.#asked = sheet;
    this.#tellOthers();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.store.writing.stop();
  }

  /** The other phones are told what is being filled in here. */
  #tellOthers(): void {
    const { place = "" } = this.#recording ?? {};
    const draft = this.store.drafts.at(this.game, place);
    const told = place === "new" ? `new:${draft?.begun?.round ?? 1}` : place;
    if (draft) this.store.writing.at(this.game, told);
    else this.store.writing.stop();
  }

  /** Another phone has written meanwhile what this draft was begun for. */
  #overtaken({ place }: Recording, table: Table): TemplateResult | typeof nothing {
    const draft = this.store.drafts.at(this.game, place);
    const [theirs] = overtaking(place, draft?.begun ?? null, table);
    if (!theirs) return nothing;
    const who = writerOf(theirs) || t("phone.other");
    const what =
      place === "new" ? roundName(table.record.setup.game, draft?.begun?.round ?? 1) : t("deed.amend");
    return askingBar(sentence(t("record.overtaken", { who, what })), {
      label: t("record.throw_away"),
      onTap: () => void this.#giveUp(place),
    });
  }

  async #giveUp(place: string): Promise<void> {
    await this.store.takenBack.throwAway(this.game, place);
    leave(paths.sheet(this.game));
  }

  /** A recorder that stays open while entry after entry is written. */
  get #writesAtOnce(): boolean {
    const { draft, task } = this.#recording ?? {};
    return !this.#correcting && !!draft && !!task?.kind.atOnce?.(draft);
  }

  async #begin(table: Table): Promise<void> {
    const task = await this.#task(table);
    this.#recorder ??= document.createElement(task.kind.tag) as Recorder;
    this.#recording = new Recording(task, () => this.#changed());
    this.#asked = this.table?.record.sheet;
    const { of, before } = this.where;
    const told = () => this.requestUpdate();
    this.#correcting =
      (of ?? before) === undefined
        ? null
        : new Correcting(this.store, this.game, this.#recording.place, told);
    this.requestUpdate();
  }

  /** What is recorded; an entry that is mended along is seen as the correction it is for would have it. */
  async #task({ record }: Table): Promise<Task> {
    const { store, game, where, into } = this;
    const kind = await kindOf(record.setup.game);
    const changes = (into !== null && store.drafts.at(game, into)?.changes) || [];
    const along = changes.length ? [amendOf(changes)] : [];
    const past = (where.of ?? where.before) !== undefined || along.length > 0;
    const setup = past ? await store.setup(game, where, along) : record.setup;
    const original = where.of === undefined ? null : await store.reading(game, where.of, along);
    return { store, game, kind, where, setup, sheet: record.sheet, original, along };
  }

  /** A tap, or the engine's answer to it; a correction that is whole is weighed. */
  #changed(): void {
    this.requestUpdate();
    const { main } = this.#recording ?? {};
    const entry = main?.act === "write" ? main.entry : null;
    if (!this.into) void this.#correcting?.make(entry && this.#change(entry));
  }

  #change(entry: Parameters<typeof changeOf>[1]): ReturnType<typeof changeOf> {
    return changeOf(this.where, entry, this.#recording?.task.original ?? null);
  }

  /** The recorder's element with its properties as they are now. */
  #shown(recorder: Recorder, { draft, choices, task }: Recording): Recorder {
    const { setup, original } = task;
    const { sheet } = this.table?.record ?? task;
    const correcting = this.#correcting !== null;
    const seen = this.#ahead ?? draft;
    return Object.assign(recorder, { setup, sheet, draft: seen, choices, original, correcting });
  }

  #follows(table: Table): TemplateResult | typeof nothing {
    const making = this.#removing ?? this.#correcting;
    return making
      ? html`<follows-strip .table=${table} .follows=${making.follows} .place=${making.place}></follows-strip>`
      : nothing;
  }

  /** The footer; none while the recorder writes at once, until the game is over. */
  #foot(recording: Recording, table: Table): TemplateResult | typeof nothing {
    if (this.#removing) return this.#removalFooter(this.#removing);
    if (!this.#writesAtOnce) return this.#footer(recording);
    const result = { label: t("record.result"), onTap: () => leave(paths.sheet(this.game)) };
    return table.record.sheet.over ? footer({ main: result }) : nothing;
  }

  #removalFooter({ follows }: Correcting): TemplateResult {
    const main: MainButton = follows?.stopped
      ? { label: t("record.stopped"), tone: "missing" }
      : { label: t("round.remove_now"), onTap: () => void this.#removeNow() };
    return footer({ side: [{ label: t("round.keep"), onTap: this.#keep }], main });
  }

  #footer(recording: Recording): TemplateResult {
    const { kind, setup } = recording.task;
    const keys = kind.sideKeys?.(recording.draft, recording.choices, setup) ?? [];
    return footer({
      undo: recording.canGoBack ? () => recording.back() : null,
      side: keys.map(({ label, pressed, draft }) => ({ label, pressed, onTap: () => recording.tap(draft) })),
      main: { ...mainWords(recording, this.#correcting), onTap: () => void this.#act(recording) },
    });
  }

  /** What the main button says, once the engine has answered to the last tap. */
  async #act(recording: Recording): Promise<void> {
    await recording.answered;
    const { main } = recording;
    if (main.act === "retry") recording.ask();
    if (main.act === "seat") recording.sit(main.seat);
    if (main.act === "write") await this.#write(recording);
    if (main.act !== "lead") return;
    feelRefused();
    recording.lead(main.at);
  }

  /** Writes the entry, or the correction, and leaves; a mended one only joins the correction it is for. */
  async #write(recording: Recording): Promise<void> {
    const { main, place } = recording;
    if (main.act !== "write") return;
    if (this.into) {
      await new Correcting(this.store, this.game, this.into, () => undefined).add(this.#change(main.entry));
      await this.store.drafts.drop(this.game, place);
      return leave(paths.sheet(this.game));
    }
    const written = this.#correcting
      ? await this.#correcting.write()
      : await this.#writeNew(main.entry, place);
    if (!written) return feelRefused();
    feelWritten();
    if (this.table && this.#writesAtOnce && !recording.task.kind.closes?.(this.table.record.sheet))
      return this.#begin(this.table);
    announce(t(this.store.saved ? "record.written" : "notice.unsaved"));
    leave(paths.sheet(this.game));
  }

  async #writeNew(entry: Parameters<typeof changeOf>[1], place: string): Promise<boolean> {
    const { problem, held } = await this.store.write(this.game, [entry], place);
    if (held) replace(paths.versions(this.game, held));
    return !problem && !held;
  }

  /** A tap is seen at once; it counts when what was tapped before it has been written. */
  #tapped = ({ detail }: CustomEvent<Draft>): void => {
    this.#ahead = detail;
    this.requestUpdate();
    this.#inTurn(async () => {
      if (this.#ahead === detail) this.#ahead = null;
      await this.#take(detail);
    });
  };

  async #take(draft: Draft): Promise<void> {
    const recording = this.#recording;
    recording?.tap(draft);
    if (!recording || !this.#writesAtOnce) return;
    await recording.answered;
    const { main, choices, task } = recording;
    if (main.act === "write" && choices && !task.kind.waits?.(draft, choices)) await this.#write(recording);
  }

  /** What waited for a word is written; the tap that closed it may be the next one's first. */
  #finish = ({ detail: { next } }: CustomEvent<{ next: Draft | null }>): void =>
    this.#inTurn(async () => {
      const written = this.#recording;
      await written?.answered;
      if (written) await this.#write(written);
      if (next && this.#recording !== written) await this.#take(next);
    });

  #undo = (): void =>
    this.#inTurn(async () => {
      if (!this.#recording?.back()) await this.store.takenBack.undo(this.game);
    });

  /** One tap after the other, in the order of the fingers. */
  #inTurn(work: () => Promise<void>): void {
    this.#turn = this.#turn.then(work, work);
  }

  #correct = ({ detail }: CustomEvent<Place>): void => go(paths.correct(this.game, detail));

  /** Removes at once, or says what would no longer fit. */
  #remove = async ({ detail: { of } }: CustomEvent<{ of: string[] }>): Promise<void> => {
    const removing = new Correcting(this.store, this.game, `remove:${of[0]}`, () => this.requestUpdate());
    for (const id of of) await removing.add({ of: id, entry: null });
    this.#removing = removing;
    this.requestUpdate();
    if (removing.follows?.stopped) feelRefused();
    else await this.#removeNow();
  };

  async #removeNow(): Promise<void> {
    if (!(await this.#removing?.write())) return;
    this.#removing = null;
    feelWritten();
    this.requestUpdate();
  }

  #keep = (): void => {
    if (this.#removing) void this.store.drafts.drop(this.game, this.#removing.place);
    this.#removing = null;
    this.requestUpdate();
  };

  #drop = ({ detail }: CustomEvent<string>): void => {
    void (this.#removing ?? this.#correcting)?.add({ of: detail, entry: null });
  };
}

customElements.define("record-screen", RecordScreen);
