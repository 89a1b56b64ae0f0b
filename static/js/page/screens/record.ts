import { html, nothing, type TemplateResult } from "lit";
import type { Draft } from "../../types.ts";
import { problemText, t } from "../messages.ts";
import type { MainButton } from "../parts/buttons.ts";
import { footer } from "../parts/footer.ts";
import { header } from "../parts/header.ts";
import { kindOf } from "../recorders/kinds.ts";
import type { Place, Recorder, RecorderKind } from "../recorders/recorder.ts";
import { go, leave, paths } from "../router.ts";
import { Correcting } from "../state/correcting.ts";
import { amendOf, changeOf } from "../state/correction.ts";
import { Recording } from "../state/recording.ts";
import type { Table } from "../state/tables.ts";
import { feelRefused, feelWritten } from "../vibrate.ts";
import "./follows-strip.ts";
import { GameScreen } from "./screen.ts";
import { nameOf } from "./words.ts";

/** A recorder between header and footer: what is written down next, or corrected. */
class RecordScreen extends GameScreen {
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
  #recorder: Recorder | null = null;

  protected override ready(table: Table): void {
    void this.#begin(table);
  }

  protected override drawn(table: Table): TemplateResult {
    const recording = this.#recording;
    if (!recording || !this.#recorder) return html``;
    const { draft, choices, task } = recording;
    const { setup } = table.record;
    return html`<div class="screen" @draft=${this.#tapped} @undo=${this.#undo} @correct=${this.#correct}
      @remove=${this.#remove} @drop=${this.#drop}>
      ${header({
        title: task.kind.title(roundNumber(table, this.where), setup),
        status: html`${task.kind.status(draft, choices, setup)} ${depthKey(task.kind, recording, table)}`,
        back: () => leave(paths.sheet(this.game)),
      })}
      <main class="screen-content recorder">${this.#shown(this.#recorder, recording, table)}</main>
      ${
        this.#correcting
          ? html`<follows-strip .table=${table} .follows=${this.#correcting.follows} .place=${recording.place}></follows-strip>`
          : nothing
      }
      ${task.kind.atOnce?.(draft) && !this.#correcting ? nothing : this.#footer(recording, table)}
    </div>`;
  }

  async #begin({ record }: Table): Promise<void> {
    const { store, game, where } = this;
    const kind = await kindOf(record.setup.game);
    const original = where.of === undefined ? null : await store.reading(game, where.of);
    this.#recorder ??= document.createElement(kind.tag) as Recorder;
    this.#recording = new Recording({ store, game, kind, where, original }, () => this.#changed());
    const corrects = where.of !== undefined || where.before !== undefined;
    const told = () => this.requestUpdate();
    this.#correcting = corrects ? new Correcting(store, game, this.#recording.place, told) : null;
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
  #shown(recorder: Recorder, { draft, choices, task }: Recording, { record }: Table): Recorder {
    const { setup, sheet } = record;
    const { original } = task;
    return Object.assign(recorder, { setup, sheet, draft, choices, original, correcting: original !== null });
  }

  #footer(recording: Recording, { record: { setup } }: Table): TemplateResult {
    const { kind } = recording.task;
    const keys = kind.sideKeys?.(recording.draft, recording.choices, setup) ?? [];
    return footer({
      undo: recording.canGoBack ? () => recording.back() : null,
      side: keys.map(({ label, pressed, draft }) => ({ label, pressed, onTap: () => recording.tap(draft) })),
      main: { ...this.#main(recording, setup), onTap: () => void this.#act(recording) },
    });
  }

  #main({ main, choices }: Recording, setup: Table["record"]["setup"]): MainButton {
    const missing = (label: string): MainButton => ({ label, tone: "missing" });
    if (main.act === "seat") return { label: t("record.next", { name: nameOf(setup, main.seat) }) };
    if (main.act === "lead" && choices?.problem) return missing(problemText(choices.problem, setup));
    if (this.#correcting?.follows?.stopped) return missing(t("record.stopped"));
    if (this.into) return { label: t("record.mended") };
    return { label: t("record.write") };
  }

  /** What the main button says, once the engine has answered to the last tap. */
  async #act(recording: Recording): Promise<void> {
    await recording.answered;
    const { main } = recording;
    if (main.act === "seat") recording.sit(main.seat);
    if (main.act === "write") await this.#write(recording);
    if (main.act !== "lead") return;
    feelRefused();
    recording.lead(main.at);
  }

  /** Writes the entry, or the correction, and leaves; a mended one only joins the correction it is for. */
  async #write(recording: Recording): Promise<void> {
    const { main, task, place } = recording;
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
    if (this.table && task.kind.atOnce?.(recording.draft) && !this.#correcting) await this.#begin(this.table);
    else leave(paths.sheet(this.game));
  }

  async #writeNew(entry: Parameters<typeof changeOf>[1], place: string): Promise<boolean> {
    return !(await this.store.write(this.game, [entry], place)).problem;
  }

  #tapped = async ({ detail }: CustomEvent<Draft>): Promise<void> => {
    const recording = this.#recording;
    if (!recording) return;
    recording.tap(detail);
    await recording.answered;
    const atOnce = recording.task.kind.atOnce?.(recording.draft) && !this.#correcting;
    if (atOnce && recording.main.act === "write") await this.#write(recording);
  };

  #undo = async (): Promise<void> => {
    if (this.#recording?.back()) return;
    await this.store.undo(this.game);
    if (this.table) await this.#begin(this.table);
  };

  #correct = ({ detail }: CustomEvent<Place>): void => go(paths.correct(this.game, detail));

  #remove = async ({ detail: { of } }: CustomEvent<{ of: string[] }>): Promise<void> => {
    const { problem } = await this.store.write(this.game, [
      amendOf(of.map((id) => ({ of: id, entry: null }))),
    ]);
    if (problem) feelRefused();
    else if (this.table) await this.#begin(this.table);
  };

  #drop = ({ detail }: CustomEvent<string>): void => {
    void this.#correcting?.add({ of: detail, entry: null });
  };
}

/** *123*: the next depth; nothing where there is only one. */
function depthKey(
  kind: RecorderKind,
  recording: Recording,
  { record: { setup } }: Table,
): TemplateResult | typeof nothing {
  if (kind.depths(setup).length < 2) return nothing;
  const now = t(`depth.${recording.draft.depth}`);
  return html`<button class="depth-key" type="button" @click=${() => recording.turn()}>
    <span aria-hidden="true">123</span><span class="heard">${t("record.depth", { depth: now })}</span>
  </button>`;
}

/** The number of the round being recorded, or of the one an entry stands in. */
function roundNumber({ record: { sheet } }: Table, { of, before }: Place): number {
  const id = of ?? before;
  const round = id === undefined ? undefined : sheet.rounds.find(({ entries }) => entries.includes(id));
  const rounds = sheet.rounds.filter(({ no }) => no !== null).length;
  return round?.no ?? Number(sheet.next?.round ?? rounds + 1);
}

customElements.define("record-screen", RecordScreen);
