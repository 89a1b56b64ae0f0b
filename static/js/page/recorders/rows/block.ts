import { html, nothing, type TemplateResult } from "lit";
import type { PadRow, Setup, Sheet } from "../../../types.ts";
import { wordsOf } from "../../game-texts.ts";
import { number, t, tn } from "../../messages.ts";
import { icon } from "../../parts/icon.ts";
import { LightElement } from "../../parts/light-element.ts";
import { mark } from "../../parts/mark.ts";
import { rovingTabindex } from "../../parts/roving-tabindex.ts";
import { seatColours } from "../../parts/seat-colours.ts";
import { briefName, fontOf, loadFont, type Measure, measureIn, shortNames } from "../../parts/short-names.ts";
import { vars } from "../../parts/vars.ts";
import {
  type Cell,
  cellName,
  entriesByCell,
  isWorkedOut,
  keyOf,
  rowsLeft,
  rowsOf,
  sheetRows,
} from "./cells.ts";

/** A cell that is tapped, and the entry that has filled it; null where it is empty. */
export interface CellTap extends Cell {
  of: string | null;
}

/** The weight of the names at the head. */
const NAME_WEIGHT = "700";
/** What a column has beside the name. */
const SIDES_PX = 6;

/**
 * The block of a pad of rows: a line a row, a column a player, all that is filled in.
 *
 * In: `setup`, `sheet`; `seat`, whose turn it is; `open`, the cell that is filled in now, and `worth`, its points
 * as far as they are known; `free`, the id of the entry being corrected, whose cell counts as empty; `isLocked`,
 * where nothing can be tapped. Out: "cell" with a `CellTap`.
 */
class RowBlock extends LightElement {
  static override properties = {
    setup: { attribute: false },
    sheet: { attribute: false },
    seat: { attribute: false },
    open: { attribute: false, hasChanged: isOtherCell },
    worth: { attribute: false },
    free: { attribute: false },
    isLocked: { attribute: false },
  };

  declare setup: Setup;
  declare sheet: Sheet;
  seat = 0;
  open: Cell | null = null;
  worth: number | null = null;
  free: string | null = null;
  isLocked = false;
  /** The width of the block and of one player's column, in pixels; 0 until it has been laid out. */
  #width = 0;
  #column = 0;
  /** How many columns there were when they were measured. */
  #seats = 0;
  #measure: Measure = () => 0;
  /** Cuts the names anew where the width has changed; the height alone changes with every cell that is opened. */
  readonly #observer = new ResizeObserver(() => {
    if (this.clientWidth === this.#width) this.#bringIntoSight();
    else this.#measureNames();
  });
  /** The cell, or the column, that was last brought into sight. */
  #shown = "";

  override connectedCallback(): void {
    super.connectedCallback();
    this.#observer.observe(this);
    void loadFont(fontOf(this, NAME_WEIGHT)).then(() => this.#measureNames());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#observer.disconnect();
  }

  #measureNames(): void {
    this.#width = this.clientWidth;
    this.#column = this.querySelector("tfoot td")?.clientWidth ?? 0;
    this.#seats = this.setup.seats.length;
    this.#measure = measureIn(fontOf(this, NAME_WEIGHT));
    this.requestUpdate();
  }

  protected override render(): TemplateResult {
    const { setup, sheet, seat } = this;
    const filled = sheetRows(sheet);
    const entries = entriesByCell(sheet);
    return html`<div class="row-block" tabindex=${this.isLocked ? 0 : nothing} role="group" aria-label=${t("pads.block")}
      ${this.isLocked ? nothing : rovingTabindex()} @click=${this.#onTap}>
      <table ${vars({ "--seats": setup.seats.length })}>
        <thead><tr><td>${this.#left()}</td>${this.#heads()}</tr></thead>
        <tbody>${rowsOf(setup).map(
          (row) => html`<tr class=${isWorkedOut(row) ? "is-computed" : nothing}>
            <th scope="row">${wordsOf(row.name)}</th>
            ${setup.seats.map((_, at) => {
              const of = entries.get(keyOf({ seat: at, row: row.id })) ?? null;
              const points = filled.get(row.id)?.points[at] ?? null;
              return this.#cell(row, at, of === this.free ? null : of, points);
            })}
          </tr>`,
        )}</tbody>
        <tfoot><tr><th scope="row">${t("pads.total")}</th>${sheet.totals.map(
          (total, at) => html`<td class=${at === seat ? "is-next" : nothing}>${number(total)}</td>`,
        )}</tr></tfoot>
      </table>
    </div>`;
  }

  protected override updated(): void {
    if (this.#width && this.#seats !== this.setup.seats.length) this.#measureNames();
    this.#bringIntoSight();
  }

  /** Bring into sight what is filled in, or who is to do so; a sample never moves the screen on which a pad is made. */
  #bringIntoSight(): void {
    const { open, seat } = this;
    if (this.closest(".sample-round")) return;
    const wanted = `${open ? keyOf(open) : seat} ${this.#width} ${this.clientHeight}`;
    if (!this.#width || wanted === this.#shown) return;
    this.#shown = wanted;
    const place = this.querySelector(open ? "[aria-pressed=true]" : "thead .is-next");
    place?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  /** Say how much is left to whoever is next: "Ada: 9 rows left". */
  #left(): TemplateResult | typeof nothing {
    const { setup, sheet, seat } = this;
    const left = rowsLeft(sheet)[seat];
    if (!left || sheet.over) return nothing;
    return html`<small class="row-block-left">${tn("pads.left", left, { name: briefName(setup, seat) })}</small>`;
  }

  #heads(): TemplateResult[] {
    const { seats } = this.setup;
    const colours = seatColours(seats);
    const names = this.#fitNames();
    return seats.map(
      ({ name }, seat) => html`<th scope="col" class=${seat === this.seat ? "is-next" : nothing}>
        ${mark(colours[seat] ?? "grey", 20)}<span class="row-block-name name" aria-hidden="true">${names[seat]}</span>
        <span class="visually-hidden">${name}</span>${this.#crown(seat)}</th>`,
    );
  }

  #crown(seat: number): TemplateResult | typeof nothing {
    const { ranks, rounds, over } = this.sheet;
    const leads = rounds.length > 0 && ranks[seat] === 1 && ranks.some((rank) => rank !== 1);
    return leads
      ? html`<span class="row-block-crown">${icon("crown", 14)}${over ? nothing : html`<span class="visually-hidden">${t("sheet.leads")}</span>`}</span>`
      : nothing;
  }

  /** Return the names as they fit their columns, no two alike. */
  #fitNames(): string[] {
    const names = this.setup.seats.map(({ name }) => name);
    return this.#column ? shortNames(names, this.#column - SIDES_PX, this.#measure) : names;
  }

  #cell(row: PadRow, seat: number, of: string | null, points: number | null): TemplateResult {
    const { setup, open } = this;
    const isNext = seat === this.seat ? "is-next" : "";
    const isFree = of === null && !isWorkedOut(row);
    const isOpen = isFree && open?.seat === seat && open.row === row.id;
    const shown = isFree ? (isOpen ? this.worth : null) : points;
    const text = shown === null ? "" : shown === 0 && !isWorkedOut(row) ? "–" : number(shown);
    const hasLeft = setup.playing[seat] === false;
    if (isWorkedOut(row) || this.isLocked || (hasLeft && isFree))
      return html`<td class=${isNext || nothing}>${text}</td>`;
    const state = shown === null ? t("pads.empty") : number(shown);
    return html`<td class=${isNext || nothing}><button type="button" class="row-cell" data-cell=${keyOf({ seat, row: row.id })}
      data-of=${of ?? nothing} aria-pressed=${isOpen ? "true" : nothing}
      aria-label=${`${cellName(setup, { seat, row: row.id })}: ${state}`}>${text}</button></td>`;
  }

  #onTap({ target }: Event): void {
    const cell = (target as Element).closest<HTMLElement>("[data-cell]");
    const [, seat, row] = /^(\d+)\.(.*)$/.exec(cell?.dataset.cell ?? "") ?? [];
    if (row) this.emit<CellTap>("cell", { seat: Number(seat), row, of: cell?.dataset.of ?? null });
  }
}

/** Whether a cell is another than before. */
function isOtherCell(cell: Cell | null, before: Cell | null | undefined): boolean {
  return cell?.seat !== before?.seat || cell?.row !== before?.row;
}

customElements.define("row-block", RowBlock);
