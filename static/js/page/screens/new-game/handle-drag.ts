/** Dragging by a handle: following the finger, scrolling at the edges, telling a drag from a tap. */

/** Pixels a finger may tremble within a tap. */
const MIN_MOVE = 6;
/** How near to the edge of what scrolls it scrolls on, and by how much a frame, in pixels. */
const EDGE = 56;
const SCROLL_STEP = 8;

/** A place on the screen, or how far from one to another, in pixels. */
export interface Point {
  x: number;
  y: number;
}

/** What is held by its handle; distances are measured from the corner of its list, scrolling included. */
interface Held {
  /** The finger that drags; others count nothing meanwhile. */
  pointer: number;
  handle: HTMLElement;
  list: HTMLElement;
  scroller: Element | null;
  /** Where the finger took it, from the corner of the list. */
  start: Point;
  /** Where the finger is on the screen. */
  finger: Point;
  isMoving: boolean;
}

/**
 * Drags what is in a list, of one finger at a time:
 *
 *     @pointerdown=${(event) => drag.start(event, no)} @pointermove=${drag.onMove} @pointerup=${drag.onDrop}
 *     @pointercancel=${drag.onCancel} @click=${(event) => drag.isOver(event) || tap()}
 *
 * on a handle with `touch-action: none` inside an element of the list. Nothing is changed before the finger is lifted.
 */
export abstract class HandleDrag {
  #held: Held | null = null;
  #wasDragged = false;

  /** Take up the element of this number: measure whatever lies in the list. */
  protected abstract takeUp(list: HTMLElement, no: number): void;
  /** Return how far a move has gone, in pixels, along the directions in which the element may be dragged. */
  protected abstract reach(move: Point): number;
  /** Show what is dragged so far from where it lay, with the finger at this place of the screen. */
  protected abstract show(move: Point, finger: Point): void;
  /** Put everything back where it was. */
  protected abstract putBack(): void;
  /** Change the list as it is shown. */
  protected abstract letGo(): void;

  /** Take up an element, by the pointer that is down on its handle; a field that is left for it says so first. */
  start(event: PointerEvent, no: number): void {
    if (this.#held?.handle.isConnected) return;
    this.stop();
    this.#wasDragged = false;
    const handle = event.currentTarget as HTMLElement;
    const list = handle.closest("li")?.parentElement;
    if (!list || event.button !== 0) return;
    handle.closest("button")?.focus({ preventScroll: true });
    handle.setPointerCapture(event.pointerId);
    const { left, top } = list.getBoundingClientRect();
    const finger = { x: event.clientX, y: event.clientY };
    this.#held = {
      pointer: event.pointerId,
      handle,
      list,
      scroller: scrollerOf(list),
      start: { x: finger.x - left, y: finger.y - top },
      finger,
      isMoving: false,
    };
    this.takeUp(list, no);
  }

  onMove = ({ pointerId, clientX, clientY }: PointerEvent): void => {
    const held = this.#held;
    if (held?.pointer !== pointerId) return;
    held.finger = { x: clientX, y: clientY };
    if (held.isMoving) this.#show(held);
    if (held.isMoving || this.reach(moveOf(held)) < MIN_MOVE) return;
    held.isMoving = true;
    this.#scroll(held);
  };

  onDrop = ({ pointerId }: PointerEvent): void => {
    if (this.#held?.pointer !== pointerId) return;
    this.stop();
    if (this.#wasDragged) this.letGo();
  };

  onCancel = ({ pointerId }: PointerEvent): void => {
    if (this.#held?.pointer === pointerId) this.stop();
  };

  /** Put everything back where it was. */
  stop = (): void => {
    const held = this.#held;
    this.#held = null;
    if (!held) return;
    this.#wasDragged = held.isMoving;
    this.putBack();
  };

  /** Return whether a click ends a drag or comes beside one, and so is no tap; a click by key or voice never does. */
  isOver({ detail }: MouseEvent): boolean {
    return detail > 0 && (this.#wasDragged || this.#held !== null);
  }

  #show(held: Held): void {
    this.show(moveOf(held), held.finger);
  }

  /** Scroll as long as the finger rests at an edge; a list of twelve is longer than a phone. */
  #scroll(held: Held): void {
    if (this.#held === held && !held.handle.isConnected) this.stop(); // whoever it was has gone
    if (this.#held !== held) return;
    const box = held.scroller?.getBoundingClientRect();
    if (box && held.finger.y > box.bottom - EDGE) held.scroller?.scrollBy(0, SCROLL_STEP);
    if (box && held.finger.y < box.top + EDGE) held.scroller?.scrollBy(0, -SCROLL_STEP);
    this.#show(held);
    requestAnimationFrame(() => this.#scroll(held));
  }
}

/** Return how far what is held has been dragged. */
function moveOf({ list, start, finger }: Held): Point {
  const { left, top } = list.getBoundingClientRect();
  return { x: finger.x - left - start.x, y: finger.y - top - start.y };
}

/** Return what scrolls a list: the page, or on a phone on its side the column of those who play. */
function scrollerOf(list: HTMLElement): Element | null {
  const picker = list.closest("seat-picker");
  const isScrolledItself = picker && picker.scrollHeight > picker.clientHeight;
  return isScrolledItself ? picker : list.closest(".screen-content");
}
