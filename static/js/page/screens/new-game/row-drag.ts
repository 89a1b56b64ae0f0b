import { HandleDrag, type Point } from "./handle-drag.ts";

/** Drags a row of a list to another place; rows make room meanwhile by `translate`, and `move` changes the list. */
export class RowDrag extends HandleDrag {
  readonly #move: (from: number, to: number) => void;
  #rows: HTMLElement[] = [];
  /** The middle of each row, from the top of the list. */
  #middles: number[] = [];
  #from = 0;
  #to = 0;

  constructor(move: (from: number, to: number) => void) {
    super();
    this.#move = move;
  }

  protected override takeUp(list: HTMLElement, from: number): void {
    const top = list.getBoundingClientRect().top;
    this.#rows = [...list.children] as HTMLElement[];
    this.#middles = this.#rows
      .map((row) => row.getBoundingClientRect())
      .map((box) => box.top + box.height / 2 - top);
    this.#from = this.#to = from;
  }

  protected override reach({ y }: Point): number {
    return Math.abs(y);
  }

  /** Show the row beneath the finger, and the others where they would be. */
  protected override show({ y }: Point): void {
    const from = this.#from;
    const height = this.#rows[from]?.offsetHeight ?? 0;
    const reach = (this.#middles[from] ?? 0) + y + (Math.sign(y) * height) / 4; // not quite upon a row is there
    const before = this.#middles.filter((other, row) => row !== from && other < reach).length;
    this.#to = before;
    this.#rows[from]?.classList.add("is-dragged");
    for (const [row, element] of this.#rows.entries()) {
      const isAfter = row > from && row <= before;
      const isBefore = row < from && row >= before;
      const shift = row === from ? y : isAfter ? -height : isBefore ? height : 0;
      element.style.translate = `0 ${shift}px`;
    }
  }

  protected override putBack(): void {
    for (const row of this.#rows) row.style.translate = "";
    this.#rows[this.#from]?.classList.remove("is-dragged");
  }

  protected override letGo(): void {
    if (this.#from !== this.#to) this.#move(this.#from, this.#to);
  }
}
