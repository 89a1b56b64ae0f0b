import { html, nothing, type TemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { repeat } from "lit/directives/repeat.js";
import { t } from "../../messages.ts";
import { frenchCard } from "../../parts/french-card.ts";
import { LightElement } from "../../parts/light-element.ts";
import { rovingTabindex } from "../../parts/roving-tabindex.ts";
import { vars } from "../../parts/vars.ts";
import { cellsBetween, type Frame, frameOf, spot } from "./frame.ts";
import { type Lines, matchLines } from "./lines.ts";
import { type Cell, entryCell, type Lying, sameCell, type View } from "./table.ts";

/** One cell on the screen: what lies there, and whether the next card may. */
interface SquareCell {
  at: Cell;
  lying: Lying | undefined;
  legal: boolean;
}

const START: Cell = [1, 1];

/**
 * The square of cards: what lies there and every cell that is legal now, always all on the screen.
 *
 * In: `view`, `turns`, `chosen` (the cell of the draft) with its `card`, `changed` (neither is as
 * it was written), `lines` and the `factor` of a cover. Out: "cell" with the cell tapped, "shown"
 * when the lines have run.
 */
class GretaSquare extends LightElement {
  static override properties = {
    view: { attribute: false },
    turns: { type: Number },
    chosen: { attribute: false },
    card: {},
    changed: { type: Boolean },
    lines: {},
    factor: { type: Number },
  };

  declare view: View;
  turns = 0;
  chosen: Cell | null = null;
  card: string | null = null;
  changed = false;
  lines: Lines = "none";
  factor = 1;

  protected override render(): TemplateResult {
    const places = placesOf(this.view);
    const cells = places.map(({ at }) => at);
    const frame = frameOf(cells.length ? cells : [START], this.turns);
    const { rows, columns } = frame;
    const size = { "--rows": rows, "--columns": columns, "--most": Math.max(rows, columns) };
    return html`<div class="greta-square" role="group" aria-label=${t("greta.square")} ${vars(size)}
      ${rovingTabindex()}>
      ${repeat(places, keyOf, (place) => this.#key(place, frame))} ${this.#lines(frame)}
    </div>`;
  }

  #key({ at, lying, legal }: SquareCell, frame: Frame): TemplateResult {
    const [row, column] = spot(at, frame);
    const waits = this.chosen !== null && sameCell(at, this.chosen);
    const laid = waits ? this.card : null;
    const looks = [this.#matched(at) && "matched", waits && this.changed && "changed"];
    return html`<div class="greta-place ${looks.filter(Boolean).join(" ")}"
      ${vars({ "--row": row + 1, "--column": column + 1 })}>
      ${frenchCard({
        card: laid ?? lying?.card ?? null,
        size: "grid",
        heard: t(laid || lying ? "greta.at" : "greta.empty", { row: row + 1, column: column + 1 }),
        pressed: waits || undefined,
        open: legal,
        barred: !legal,
        covers: Boolean(lying && (laid || lying.under)),
        gives: this.#gives(at),
        onTap: () => legal && this.emit("cell", at),
      })}
    </div>`;
  }

  /** What the chosen card would give away here; only where the table practises. */
  #gives(at: Cell): number | undefined {
    const { cells, gives } = this.view;
    return gives?.cells?.[cells.findIndex((cell) => sameCell(cell, at))];
  }

  #matched(at: Cell): boolean {
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
      html`<div class="greta-over" @animationend=${this.#ended}>${drawn}</div>`,
    );
  }

  #ended = ({ animationName }: AnimationEvent): void => {
    if (animationName === "greta-gone") this.emit("shown", null);
  };
}

function placesOf({ table, cells, corners }: View): SquareCell[] {
  const isLegal = (at: Cell) => cells.some((cell) => sameCell(cell, at));
  const taken = table.cells.map((lying) => ({ at: entryCell(lying.at, table), lying }));
  const empty = (corners.length ? cellsBetween(corners) : cells).filter(
    (cell) => !taken.some(({ at }) => sameCell(at, cell)),
  );
  const places = [...taken, ...empty.map((at) => ({ at, lying: undefined }))];
  return places.map((place) => ({ ...place, legal: isLegal(place.at) }));
}

function keyOf({ at }: SquareCell): string {
  return at.join();
}

customElements.define("greta-square", GretaSquare);
