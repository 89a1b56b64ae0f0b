import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { Choices, Entry, PadRow, Setup, Sheet } from "../../types.ts";
import { announce } from "../announce.ts";
import { nameOf, wordsOf } from "../game-texts.ts";
import { t } from "../messages.ts";
import { LightElement } from "../parts/light-element.ts";
import { briefName } from "../parts/short-names.ts";
import { emit, type Recorder, type RecorderKind } from "./recorder.ts";
import "./rows/block.ts";
import type { CellTap } from "./rows/block.ts";
import { cellName, emptyCellIn, findRow, keyOf, nextSeat } from "./rows/cells.ts";
import {
  atCell,
  draftOfRow,
  missingTap,
  newRowDraft,
  openCell,
  type RowDraft,
  type Value,
} from "./rows/draft.ts";

import { blockOnSheet } from "./rows/on-sheet.ts";
import { rowKeys, worthOf, worthText } from "./rows/open-row.ts";

/** A row of one player by a pad of rows: the block, in which a cell is tapped, and the keys of that one. */
class RowsRecorder extends LightElement implements Recorder {
  static override properties = {
    setup: { attribute: false },
    sheet: { attribute: false },
    draft: { attribute: false },
    choices: { attribute: false },
    isCorrecting: { attribute: false },
    original: { attribute: false },
  };

  declare setup: Setup;
  declare sheet: Sheet;
  declare draft: RowDraft;
  declare choices: Choices | null;
  isCorrecting = false;
  original: Entry | null = null;

  protected override render(): TemplateResult {
    const { setup, sheet, draft, choices, original } = this;
    const row = findRow(setup, draft.entry.row);
    return html`<div class="rows-round">
      <row-block .setup=${setup} .sheet=${sheet} .seat=${draft.seat} .open=${openCell(draft)} .worth=${worthOf(draft, choices)}
        .free=${original?.id ?? null} @cell=${this.#onCell}></row-block>
      ${row ? html`${worthText(draft, choices, setup, this.#onDraft)}<div class="pad-keys">${rowKeys({ row, draft, choices, before: this.#before(), onDraft: this.#onDraft })}</div>` : nothing}
    </div>`;
  }

  /** Open the cell that was tapped on the sheet, where another one has been begun. */
  protected override firstUpdated(): void {
    const { setup, sheet, draft, isCorrecting } = this;
    const cell = isCorrecting ? null : emptyCellIn(location.hash, setup, sheet);
    const open = openCell(draft);
    if (cell && !(open && keyOf(open) === keyOf(cell))) this.#onDraft(atCell(draft, cell));
  }

  /** Announce the cell that was opened. */
  protected override updated(changed: PropertyValues<this>): void {
    const before = changed.get("draft");
    const cell = openCell(this.draft);
    if (before && cell && keyOf(cell) !== keyOf(openCell(before) ?? { seat: -1, row: "" }))
      announce(cellName(this.setup, cell));
  }

  /** Return what stood in the open row before it is corrected; null where something else did. */
  #before(): Value | null {
    const { original, draft } = this;
    const isSame = original?.row === draft.entry.row && original?.seat === draft.seat;
    return isSame ? (original?.value as Value) : null;
  }

  #onDraft = (draft: RowDraft): void => emit(this, "draft", draft);

  /** An empty cell is opened, a filled one corrected; while one is corrected the others stay as they are. */
  #onCell({ detail: { of, ...cell } }: CustomEvent<CellTap>): void {
    const open = openCell(this.draft);
    if (open && keyOf(open) === keyOf(cell)) return;
    if (of === null) this.#onDraft(atCell(this.draft, cell));
    else if (!this.isCorrecting) emit(this, "correct", { of });
  }
}

customElements.define("rows-recorder", RowsRecorder);

export const kind: RecorderKind = {
  tag: "rows-recorder",
  isPerPlayer: false,
  depths: () => ["counts"],
  newDraft: newRowDraft,
  draftOf: draftOfRow,
  title: (_no, setup, draft) => {
    const row = findRow(setup, (draft as RowDraft).entry.row);
    return row ? wordsOf(row.name) : t("pads.which_row");
  },
  status: (draft, _choices, setup) => briefName(setup, draft.seat),
  begunOf: (draft) => missingTap(draft as RowDraft),
  missingText: ({ code }, draft, setup) =>
    code === "pads.what_in_it" ? figureAsked(findRow(setup, (draft as RowDraft).entry.row)) : null,
  line: (setup, sheet) => t("pads.turn.row", { name: nameOf(setup, nextSeat(setup, sheet)) }),
  renderTable: blockOnSheet,
};

/** Ask for a number: for points, or for how many there are of what the row is worth something for; null for other rows. */
function figureAsked(row: PadRow | undefined): string | null {
  if (!row || (row.kind ?? "number") !== "number") return null;
  return t(row.points === undefined ? "pads.how_many_points" : "pads.how_many");
}
