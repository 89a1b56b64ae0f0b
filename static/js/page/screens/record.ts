import { html, nothing, type TemplateResult } from "lit";
import type { Draft } from "../../types.ts";
import { problemText, t } from "../messages.ts";
import { footer } from "../parts/footer.ts";
import { header } from "../parts/header.ts";
import { kindOf } from "../recorders/kinds.ts";
import type { Place, Recorder, RecorderKind } from "../recorders/recorder.ts";
import { go, leave, paths } from "../router.ts";
import { amendOf, changeOf } from "../state/correction.ts";
import { Recording } from "../state/recording.ts";
import type { Table } from "../state/tables.ts";
import { feelRefused, feelWritten } from "../vibrate.ts";
import { GameScreen } from "./screen.ts";
import { nameOf } from "./words.ts";

/** A recorder between header and footer: what is written down next, or corrected. */
class RecordScreen extends GameScreen {
  static override properties = { ...GameScreen.properties, where: { attribute: false } };

  declare where: Place;
  #recording: Recording | null = null;
  #recorder: Recorder | null = null;

  protected override ready(table: Table): void {
    void this.#begin(table);
  }

  protected override drawn(table: Table): TemplateResult {
    const recording = this.#recording;
    if (!recording || !this.#recorder) return html``;
    const { draft, choices, task } = recording;
    const { setup } = table.record;
    return html`<div class="screen" @draft=${this.#tapped} @undo=${this.#undo} @correct=${this.#correct}>
      ${header({
        title: task.kind.title(roundNumber(table, this.where), setup),
        status: html`${task.kind.status(draft, choices, setup)} ${depthKey(task.kind, recording, table)}`,
        back: () => leave(paths.sheet(this.game)),
      })}
      <main class="screen-content recorder">${this.#shown(this.#recorder, recording, table)}</main>
      ${task.kind.atOnce?.(draft) ? nothing : this.#footer(recording, table)}
    </div>`;
  }

  async #begin({ record }: Table): Promise<void> {
    const { store, game, where } = this;
    const kind = await kindOf(record.setup.game);
    const original = where.of === undefined ? null : await store.reading(game, where.of);
    this.#recorder ??= document.createElement(kind.tag) as Recorder;
    this.#recording = new Recording({ store, game, kind, where, original }, () => this.requestUpdate());
  }

  /** The recorder's element with its properties as they are now. */
  #shown(recorder: Recorder, { draft, choices, task }: Recording, { record }: Table): Recorder {
    const { setup, sheet } = record;
    return Object.assign(recorder, {
      setup,
      sheet,
      draft,
      choices,
      correcting: this.where.of !== undefined,
      original: task.original,
    });
  }

  #footer(recording: Recording, { record: { setup } }: Table): TemplateResult {
    const { kind } = recording.task;
    const keys = kind.sideKeys?.(recording.draft, recording.choices, setup) ?? [];
    return footer({
      undo: recording.canGoBack ? () => recording.back() : null,
      side: keys.map(({ label, pressed, draft }) => ({ label, pressed, onTap: () => recording.tap(draft) })),
      main: { ...this.#main(recording, setup), onTap: () => this.#act(recording) },
    });
  }

  #main(
    { main, choices }: Recording,
    setup: Table["record"]["setup"],
  ): { label: string; tone: "ready" | "missing" } {
    if (main.act === "seat")
      return { label: t("record.next", { name: nameOf(setup, main.seat) }), tone: "ready" };
    if (main.act === "lead" && choices?.problem)
      return { label: problemText(choices.problem, setup), tone: "missing" };
    return { label: t("record.write"), tone: "ready" };
  }

  /** What the main button says, once the engine has answered to the last tap. */
  async #act(recording: Recording): Promise<void> {
    await recording.answered;
    const { main } = recording;
    if (main.act === "seat") recording.sit(main.seat);
    if (main.act === "lead") {
      feelRefused();
      recording.lead(main.at);
    }
    if (main.act === "write") await this.#write(recording);
  }

  async #write(recording: Recording): Promise<void> {
    const { main, task, place } = recording;
    if (main.act !== "write") return;
    const corrects = place !== "new";
    const deed = corrects ? amendOf([changeOf(this.where, main.entry, task.original)]) : main.entry;
    const { problem } = await this.store.write(this.game, [deed], place);
    if (problem) return feelRefused();
    feelWritten();
    if (task.kind.atOnce?.(recording.draft)) this.ready(this.table as Table);
    else leave(paths.sheet(this.game));
  }

  #tapped = async ({ detail }: CustomEvent<Draft>): Promise<void> => {
    const recording = this.#recording;
    if (!recording) return;
    recording.tap(detail);
    await recording.answered;
    if (recording.main.act === "write" && recording.task.kind.atOnce?.(recording.draft))
      await this.#write(recording);
  };

  #undo = (): void => {
    if (!this.#recording?.back()) void this.store.undo(this.game);
  };

  #correct = ({ detail }: CustomEvent<Place>): void => go(paths.correct(this.game, detail));
}

/** *123*: the next depth; nothing where there is only one. */
function depthKey(
  kind: RecorderKind,
  recording: Recording,
  { record: { setup } }: Table,
): TemplateResult | typeof nothing {
  if (kind.depths(setup).length < 2) return nothing;
  return html`<button class="depth-key" @click=${() => recording.turn()}>
    <span aria-hidden="true">123</span><span class="heard">${t("record.depth", { depth: t(`depth.${recording.draft.depth}`) })}</span>
  </button>`;
}

/** The number of the round being recorded, or of the one an entry stands in. */
function roundNumber({ record: { sheet } }: Table, { of, before }: Place): number {
  const id = of ?? before;
  const round = id === undefined ? undefined : sheet.rounds.find(({ entries }) => entries.includes(id));
  return round?.no ?? Number(sheet.next?.round ?? sheet.rounds.length + 1);
}

customElements.define("record-screen", RecordScreen);
