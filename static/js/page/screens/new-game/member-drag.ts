import { HandleDrag, type Point } from "./handle-drag.ts";

/** What a chip may be dragged upon: somebody else's (`data-seat`), or a team (`data-team`). */
const TARGETS = "[data-seat], [data-team]";

/** Drags the chip of a player to another team; `drop` is told what it was let go upon. */
export class MemberDrag extends HandleDrag {
  readonly #drop: (seat: number, target: HTMLElement) => void;
  #seat = 0;
  #list: HTMLElement | null = null;
  #chip: HTMLElement | null = null;
  #target: HTMLElement | null = null;

  constructor(drop: (seat: number, target: HTMLElement) => void) {
    super();
    this.#drop = drop;
  }

  protected override takeUp(list: HTMLElement, seat: number): void {
    this.#seat = seat;
    this.#list = list;
    this.#chip = this.#target = null;
  }

  protected override reach({ x, y }: Point): number {
    return Math.hypot(x, y);
  }

  /** Show the chip beneath the finger, and who or what it would be let go upon. */
  protected override show(move: Point, finger: Point): void {
    const chip = this.#list?.querySelector<HTMLElement>(`[data-seat="${this.#seat}"]`) ?? null;
    if (chip !== this.#chip) this.putBack(); // drawn anew: somebody half typed has sat down
    this.#chip = chip;
    if (!chip) return;
    chip.classList.add("is-dragged");
    chip.style.translate = `${move.x}px ${move.y}px`;
    this.#mark(this.#targetAt(finger, chip));
  }

  protected override putBack(): void {
    this.#chip?.classList.remove("is-dragged");
    this.#chip?.style.removeProperty("translate");
    this.#target?.classList.remove("is-target");
  }

  protected override letGo(): void {
    if (this.#target) this.#drop(this.#seat, this.#target);
  }

  /** Return what lies beneath the finger; null for the chip's own team and what is no team. */
  #targetAt({ x, y }: Point, chip: HTMLElement): HTMLElement | null {
    const below = document.elementsFromPoint(x, y).find((element) => !chip.contains(element));
    const target = below?.closest<HTMLElement>(TARGETS) ?? null;
    const isOwn = target?.closest("[data-team]")?.contains(chip);
    return isOwn ? null : target;
  }

  #mark(target: HTMLElement | null): void {
    this.#target?.classList.remove("is-target");
    this.#target = target;
    target?.classList.add("is-target");
  }
}
