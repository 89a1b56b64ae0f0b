/** A row of a list is dragged to another place, by its handle. */

/** Pixels a finger may tremble within a tap. */
const MIN_MOVE = 6;
/** How near to the edge of what scrolls it scrolls on, and by how much a frame, in pixels. */
const EDGE = 56;
const SCROLL_STEP = 8;

/** A drag under way; rows are measured where it began, scrolling included. */
interface Drag {
  /** The finger that drags; others count nothing meanwhile. */
  pointer: number;
  rows: HTMLElement[];
  /** The middle of each row, from the top of the list. */
  middles: number[];
  from: number;
  to: number;
  list: HTMLElement;
  scroller: Element | null;
  /** Where the finger took the row, from the top of the list, and where it is on the screen. */
  start: number;
  finger: number;
  isMoving: boolean;
}

/**
 * Drags the rows of a list, of one finger at a time:
 *
 *     @pointerdown=${(event) => drag.start(event, row)} @pointermove=${drag.onMove} @pointerup=${drag.onDrop}
 *     @pointercancel=${drag.onCancel} @click=${(event) => drag.isOver(event) || tap()}
 *
 * on a handle with `touch-action: none` inside a row. Rows make room meanwhile by `translate`; the list itself is changed
 * by `move` alone, once the finger is lifted.
 */
export class RowDrag {
  readonly #move: (from: number, to: number) => void;
  #drag: Drag | null = null;
  #wasDragged = false;

  constructor(move: (from: number, to: number) => void) {
    this.#move = move;
  }

  /** Take up a row, by the pointer that is down on its handle; a field that is left for it says so first. */
  start(event: PointerEvent, from: number): void {
    if (this.#drag) return;
    this.#wasDragged = false;
    const handle = event.currentTarget as HTMLElement;
    const list = handle.closest("li")?.parentElement;
    if (!list || event.button !== 0) return;
    handle.focus({ preventScroll: true });
    handle.setPointerCapture(event.pointerId);
    const rows = [...list.children] as HTMLElement[];
    const top = list.getBoundingClientRect().top;
    const middles = rows
      .map((row) => row.getBoundingClientRect())
      .map((box) => box.top + box.height / 2 - top);
    const picker = list.closest("seat-picker");
    const isScrolledItself = picker && picker.scrollHeight > picker.clientHeight; // on a phone on its side
    const scroller = isScrolledItself ? picker : list.closest(".screen-content");
    const start = event.clientY - top;
    this.#drag = {
      pointer: event.pointerId,
      rows,
      middles,
      from,
      to: from,
      list,
      scroller,
      start,
      finger: event.clientY,
      isMoving: false,
    };
  }

  onMove = ({ pointerId, clientY }: PointerEvent): void => {
    const drag = this.#drag;
    if (drag?.pointer !== pointerId) return;
    drag.finger = clientY;
    if (drag.isMoving) this.#show(drag);
    if (drag.isMoving || Math.abs(this.#distance(drag)) < MIN_MOVE) return;
    drag.isMoving = true;
    drag.rows[drag.from]?.classList.add("is-dragged");
    this.#scroll(drag);
  };

  onDrop = ({ pointerId }: PointerEvent): void => {
    const drag = this.#drag;
    if (drag?.pointer !== pointerId) return;
    this.stop();
    if (drag.from !== drag.to) this.#move(drag.from, drag.to);
  };

  onCancel = ({ pointerId }: PointerEvent): void => {
    if (this.#drag?.pointer === pointerId) this.stop();
  };

  /** Put every row back where it was. */
  stop = (): void => {
    const drag = this.#drag;
    this.#drag = null;
    if (!drag) return;
    this.#wasDragged = drag.isMoving;
    for (const row of drag.rows) row.style.translate = "";
    drag.rows[drag.from]?.classList.remove("is-dragged");
  };

  /** Return whether a click ends a drag or comes beside one, and so is no tap; a click by key or voice never does. */
  isOver({ detail }: MouseEvent): boolean {
    return detail > 0 && (this.#wasDragged || this.#drag !== null);
  }

  /** How far the row has been dragged. */
  #distance({ list, start, finger }: Drag): number {
    return finger - list.getBoundingClientRect().top - start;
  }

  /** Show the row beneath the finger, and the others where they would be. */
  #show(drag: Drag): void {
    const { rows, middles, from } = drag;
    const distance = this.#distance(drag);
    const height = rows[from]?.offsetHeight ?? 0;
    const reach = (middles[from] ?? 0) + distance + (Math.sign(distance) * height) / 4; // not quite upon a row is there
    const before = middles.filter((other, row) => row !== from && other < reach).length;
    drag.to = before;
    for (const [row, element] of rows.entries()) {
      const isAfter = row > from && row <= before;
      const isBefore = row < from && row >= before;
      const shift = row === from ? distance : isAfter ? -height : isBefore ? height : 0;
      element.style.translate = `0 ${shift}px`;
    }
  }

  /** Scroll as long as the finger rests at an edge; a list of twelve is longer than a phone. */
  #scroll(drag: Drag): void {
    if (this.#drag !== drag) return;
    const box = drag.scroller?.getBoundingClientRect();
    if (box && drag.finger > box.bottom - EDGE) drag.scroller?.scrollBy(0, SCROLL_STEP);
    if (box && drag.finger < box.top + EDGE) drag.scroller?.scrollBy(0, -SCROLL_STEP);
    this.#show(drag);
    requestAnimationFrame(() => this.#scroll(drag));
  }
}
