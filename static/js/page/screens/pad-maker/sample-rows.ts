import { html, type PropertyValues, type TemplateResult } from "lit";
import type { Choices, Draft, Entry, Pad, PadRow, Problem, Result, Setup, Sheet } from "../../../types.ts";
import { problemText } from "../../codes.ts";
import type { EngineClient } from "../../local/engine-client.ts";
import { t } from "../../messages.ts";
import { LightElement } from "../../parts/light-element.ts";
import { loadKind } from "../../recorders/kinds.ts";
import type { Recorder } from "../../recorders/recorder.ts";
import { isWorkedOut } from "../../recorders/rows/cells.ts";
import { rowsOf } from "./row-edits.ts";
import { fits, sampleFigure } from "./sample.ts";

interface RowEntry extends Entry {
  seat: number;
  row: string;
  value: number | boolean | string | null;
}

/** What has no name yet is called so, that it can be tried. */
const NAMELESS = "–";

/**
 * The block of the pad of rows that is being made, filled in with figures that can be tapped.
 *
 * In: `setup`, `engine`. Out: "result" with the totals, and what is wrong.
 */
class SampleRows extends LightElement {
  static override properties = {
    setup: { attribute: false },
    engine: { attribute: false },
    entries: { state: true },
    draft: { state: true },
    sheet: { state: true },
    problem: { state: true },
    recorder: { state: true },
  };

  declare setup: Setup;
  declare engine: EngineClient;
  /** What is filled in; what is being tapped is the last of them. */
  entries: RowEntry[] = [];
  draft: Draft = { entry: { type: "row", seat: 0, row: null, value: null }, seat: 0, depth: "counts" };
  sheet: Sheet | null = null;
  problem: Problem | null = null;
  recorder: Recorder | null = null;
  #requests = 0;

  override connectedCallback(): void {
    super.connectedCallback();
    void loadKind(this.setup).then(
      ({ tag }) => (this.recorder = document.createElement(tag) as Recorder),
      () => undefined,
    );
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get("setup");
    if (!changed.has("setup") || before?.pad === this.setup.pad) return;
    this.entries = fillIn(this.setup, this.entries);
    if (!this.entries.some((one) => this.#isOpen(one))) this.draft = closed(this.draft);
    void this.#score();
  }

  protected override render(): TemplateResult {
    const { recorder, setup, draft, sheet, problem } = this;
    if (!recorder || !sheet) return html``;
    const original =
      this.entries.find(({ seat, row }) => seat === draft.seat && row === draft.entry.row) ?? null;
    const props = { setup, draft, sheet, choices: choicesOf(sheet, draft), original, isCorrecting: false };
    return html`<div class="sample-round recorder" @draft=${this.#onDraft} @correct=${this.#onCorrect}>${Object.assign(recorder, props)}</div>
      <p class="sample-says" role="status">${problem ? problemText(problem, setup) : t("maker.sample.rows")}</p>`;
  }

  /** Take what was tapped or typed; a row without a figure keeps the one it has. */
  #onDraft(event: CustomEvent<Draft>): void {
    event.stopPropagation();
    this.draft = event.detail;
    const { seat, entry } = event.detail;
    const { row, value } = entry as RowEntry;
    const others = this.entries.filter((one) => one.seat !== seat || one.row !== row);
    if (row === null || value === null) return;
    this.entries = [...others, rowEntry(seat, row, value)];
    void this.#score();
  }

  /** Open a cell that is filled in; it is worked out last, so that all that it changes is told with it. */
  #onCorrect(event: CustomEvent<{ of: string }>): void {
    event.stopPropagation();
    const entry = this.entries.find(({ id }) => id === event.detail.of);
    if (!entry) return;
    this.draft = { entry, seat: entry.seat, depth: "counts" };
    this.entries = [...this.entries.filter((one) => one !== entry), entry];
    void this.#score();
  }

  /** Fill the block in. A figure that nobody has tapped just now goes where a check refuses it. */
  async #score(): Promise<void> {
    const request = ++this.#requests;
    const { seats, pad } = this.setup;
    const file = { format: "companion/1", game: "pad", pad: pad && readable(pad), seats, options: {} };
    for (;;) {
      const answer = await this.engine
        .ask<{ sheet: Sheet | null; problem: Problem | null }>({
          do: "score",
          file: { ...file, log: this.entries },
        })
        .catch(() => null);
      if (request !== this.#requests || !answer) return;
      const { sheet, problem } = answer;
      const refused = problem?.code === "pad.check" ? this.entries[(problem.entry ?? 0) - 1] : undefined;
      if (!sheet || !refused || this.#isOpen(refused)) {
        this.sheet = sheet ?? this.sheet;
        this.problem = sheet ? problem : null; // what is wrong in the pad stands where it is
        this.emit("result", { points: this.sheet?.totals ?? [], problem: this.problem });
        return;
      }
      this.entries = this.entries.filter((one) => one !== refused);
    }
  }

  #isOpen({ seat, row }: RowEntry): boolean {
    const { entry } = this.draft;
    return entry.seat === seat && entry.row === row;
  }
}

function rowEntry(seat: number, row: string, value: RowEntry["value"]): RowEntry {
  return { id: `${seat}.${row}`, type: "row", seat, row, value };
}

function closed(draft: Draft): Draft {
  return { ...draft, typed: undefined, entry: { type: "row", seat: draft.seat, row: null, value: null } };
}

/** Return a figure for every row of everybody: those that were tapped, as far as they fit, and others. */
function fillIn({ pad, seats }: Setup, before: readonly RowEntry[]): RowEntry[] {
  const rows = pad ? rowsOf(pad).filter(isFilled) : [];
  const order = new Map(before.map(({ id }, place) => [id, place]));
  const entries = seats.flatMap((_, seat) =>
    rows.map((row) => {
      const known = before.find((one) => one.seat === seat && one.row === row.id)?.value;
      return rowEntry(seat, row.id, fits(row, known) ? (known ?? null) : sampleFigure(row, [], seat));
    }),
  );
  const place = ({ id }: RowEntry) => order.get(id) ?? -1;
  return entries.sort((one, other) => place(one) - place(other));
}

/** Whether a row can be filled in: one of which nothing can be chosen yet cannot. */
function isFilled(row: PadRow): boolean {
  return !isWorkedOut(row) && (row.kind !== "choice" || (row.choices ?? []).length > 0);
}

/** Return the pad with a name for everything, and without rows that nobody can fill in yet. */
function readable(pad: Pad): Pad {
  const name = (words: Pad["name"]) => words || NAMELESS;
  const rows = rowsOf(pad).filter((row) => isWorkedOut(row) || isFilled(row));
  return {
    ...pad,
    name: name(pad.name),
    rows: rows.map((row) => ({
      ...row,
      name: name(row.name),
      ...(row.choices && { choices: row.choices.map((choice) => ({ ...choice, name: name(choice.name) })) }),
    })),
  };
}

/** Return what the open row is worth, as a recorder has it: the last row of the sheet. */
function choicesOf({ rounds, totals }: Sheet, { seat, entry }: Draft): Choices | null {
  const round = rounds.at(-1);
  const result = round?.players[seat];
  const [line] = result?.lines ?? [];
  if (!result || line?.row !== entry.row) return null;
  const total = totals[seat] ?? 0;
  const players: Result[] = totals.map((_, at) =>
    at === seat
      ? { ...result, before: total - (result.points ?? 0), total }
      : { points: null, lines: [], before: totals[at] ?? 0, total: totals[at] ?? 0 },
  );
  return { entry: null, problem: null, warnings: [], players, over: false, winners: [], taps: {} };
}

customElements.define("sample-rows", SampleRows);
