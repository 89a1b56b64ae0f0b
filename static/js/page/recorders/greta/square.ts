import { html, nothing, type TemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { repeat } from "lit/directives/repeat.js";
import { COOLDOWN_MS } from "../../cooldown.ts";
import { t } from "../../messages.ts";
import { tappedCell } from "../../parts/card-cell.ts";
import { frenchCard } from "../../parts/french-card.ts";
import { LightElement } from "../../parts/light-element.ts";
import { rovingTabindex } from "../../parts/roving-tabindex.ts";
import { vars } from "../../parts/vars.ts";
import { cellsBetween, type Frame, frameOf, screenCell } from "./frame.ts";
import { type LinesState, matchLines } from "./lines.ts";
import { type Cell, entryCell, type Lying, sameCell, type View } from "./table.ts";

/** One cell on the screen: its card, and whether the next card may be placed there. */
interface SquareCell {
  at: Cell;
  lying: Lying | undefined;
  isLegal: boolean;
}

const START_CELL: Cell = [1, 1];
/** Pixels within which two taps are of one finger. */
const FINGER = 24;

/**
 * The square of cards with every legal cell, all of it on the screen.
 *
 * In: `view`, `turns`, `chosen` (the cell of the draft) with its `card`, `isChanged` (either differs from
 * the entry being corrected), `lines` and the `factor` of a cover. Out: "cell" with the cell tapped,
 * "lines-end" when the lines have run.
 */
class GretaSquare extends LightElement {
  static override properties = {
    view: { attribute: false },
    turns: { type: Number },
    chosen: { attribute: false },
    card: {},
    isChanged: { type: Boolean },
    lines: {},
    factor: { type: Number },
  };

  declare view: View;
  turns = 0;
  chosen: Cell | null = null;
  card: string | null = null;
  isChanged = false;
  lines: LinesState = "none";
  factor = 1;
  #placing: MouseEvent | null = null;

  protected override render(): TemplateResult {
    const places = placesOf(this.view);
    const cells = places.map(({ at }) => at);
    const frame = frameOf(cells.length ? cells : [START_CELL], this.turns);
    const inReadingOrder = places.sort((one, other) => numberOf(one.at, frame) - numberOf(other.at, frame));
    const { rows, columns } = frame;
    const size = { "--rows": rows, "--columns": columns, "--most": Math.max(rows, columns) };
    return html`<div class="greta-square" role="group" aria-label=${t("greta.square")} ${vars(size)}
      ${rovingTabindex()} @click=${this.#onClick}>
      ${repeat(inReadingOrder, keyOf, (place) => this.#key(place, frame))} ${this.#lines(frame)}
    </div>`;
  }

  #key({ at, lying, isLegal }: SquareCell, frame: Frame): TemplateResult {
    const [row, column] = screenCell(at, frame);
    const isChosen = this.chosen !== null && sameCell(at, this.chosen);
    const laid = isChosen ? this.card : null;
    const looks = [this.#isMatched(at) && "is-matched", isChosen && this.isChanged && "is-changed"];
    return html`<div class="greta-square-cell ${looks.filter(Boolean).join(" ")}"
      ${vars({ "--row": row + 1, "--column": column + 1 })}>
      ${frenchCard({
        card: laid ?? lying?.card ?? null,
        size: "grid",
        ariaDetail: t(laid || lying ? "greta.at" : "greta.empty", { row: row + 1, column: column + 1 }),
        isPressed: isChosen || undefined,
        isOpen: isLegal,
        isBarred: !isLegal,
        hasCardBelow: Boolean(lying && (laid || lying.under)),
        givenPoints: this.#givenPoints(at),
        key: at.join(),
      })}
    </div>`;
  }

  /** Choose a cell; a second tap after the one that placed a card is none: the square has grown under the finger. */
  #onClick(tap: MouseEvent): void {
    const at = tappedCell(tap)?.split(",").map(Number) as Cell | undefined;
    if (!at || !isLegalCell(at, this.view)) return;
    if (this.card) this.#placing = tap;
    else if (this.#placing && isSecond(tap, this.#placing)) return;
    this.emit("cell", at);
  }

  /** Return what the chosen card would give away here, at practice games. */
  #givenPoints(at: Cell): number | undefined {
    const { cells, gives } = this.view;
    return gives?.cells?.[cells.findIndex((cell) => sameCell(cell, at))];
  }

  #isMatched(at: Cell): boolean {
    const { table } = this.view;
    return (
      this.lines !== "none" && !!table.last?.matches.some((match) => sameCell(entryCell(match.at, table), at))
    );
  }

  #lines(frame: Frame): unknown {
    const { table } = this.view;
    if (this.lines === "none" || !table.last?.matches.length) return nothing;
    const drawn = matchLines(table, table.last, frame, this.lines, this.factor);
    return keyed(
      `${table.played.length} ${this.lines}`,
      html`<div class="greta-square-overlay" @animationend=${this.#onAnimationEnd}>${drawn}</div>`,
    );
  }

  #onAnimationEnd = ({ animationName }: AnimationEvent): void => {
    if (animationName === "greta-gone") this.emit("lines-end", null);
  };
}

/** Whether a tap is the second of a nervous finger. */
function isSecond(tap: MouseEvent, first: MouseEvent): boolean {
  const distance = Math.hypot(tap.clientX - first.clientX, tap.clientY - first.clientY);
  return distance < FINGER && tap.timeStamp < first.timeStamp + COOLDOWN_MS;
}

function placesOf(view: View): SquareCell[] {
  const { table, cells, corners } = view;
  const occupied = table.cells.map((lying) => ({ at: entryCell(lying.at, table), lying }));
  const empty = (corners.length ? cellsBetween(corners) : cells).filter(
    (cell) => !occupied.some(({ at }) => sameCell(at, cell)),
  );
  const places = [...occupied, ...empty.map((at) => ({ at, lying: undefined }))];
  return places.map((place) => ({ ...place, isLegal: isLegalCell(place.at, view) }));
}

function isLegalCell(at: Cell, { cells }: View): boolean {
  return cells.some((cell) => sameCell(cell, at));
}

/** Return how many cells are read before this one, line by line: a card placed moves no key, and no focus. */
function numberOf(at: Cell, frame: Frame): number {
  const [row, column] = screenCell(at, frame);
  return row * frame.columns + column;
}

function keyOf({ at }: SquareCell): string {
  return at.join();
}

customElements.define("greta-square", GretaSquare);
