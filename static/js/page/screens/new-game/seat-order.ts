import { html, type TemplateResult } from "lit";
import { announce } from "../../announce.ts";
import { t } from "../../messages.ts";
import type { LightElement } from "../../parts/light-element.ts";
import type { Plan } from "./plan.ts";
import { moveSeat } from "./plan.ts";
import { RowDrag } from "./row-drag.ts";

/** A list of seats whose order may be changed. */
interface SeatList extends LightElement {
  plan: Plan;
  changeOrder(plan: Plan): void;
}

/**
 * The order round the table, changed by a handle in each row: it is dragged, or tapped and then another one tapped,
 * or moved by the arrow keys.
 */
export class SeatOrder {
  /** The seat that was tapped and waits for its new place. */
  lifted: number | null = null;
  readonly #host: SeatList;
  readonly #drag = new RowDrag((from, to) => this.#move(from, to));

  constructor(host: SeatList) {
    this.#host = host;
  }

  /** Return who waits for a new place; "" for nobody. */
  get liftedName(): string {
    return this.#nameAt(this.lifted);
  }

  /** Render the handle of a seat. */
  handle(seat: number): TemplateResult {
    const label = this.placeLabel(seat) ?? this.#label(this.#nameAt(seat), seat);
    return html`<button class="seat-handle" type="button" aria-label=${label} aria-pressed=${this.lifted === seat}
      @pointerdown=${(event: PointerEvent) => this.#drag.start(event, seat)} @pointermove=${this.#drag.onMove}
      @pointerup=${this.#drag.onDrop} @pointercancel=${this.#drag.onCancel}
      @keydown=${(event: KeyboardEvent) => this.#onKey(event, seat)}
      @click=${(event: MouseEvent) => this.#drag.isOver(event) || this.#tap(seat)}></button>`;
  }

  /** Forget who waits for a new place: somebody has come or gone. */
  drop(): void {
    this.#drag.stop();
    this.lifted = null;
  }

  /** Return what a tap on a name or a handle does while somebody is lifted; null where nobody is. */
  placeLabel(seat: number): string | null {
    return this.liftedName ? this.#label(this.liftedName, seat) : null;
  }

  /** Put whoever is lifted at a seat; return whether there was anybody. */
  place(seat: number): boolean {
    const isLifted = this.lifted !== null;
    if (isLifted) this.#tap(seat);
    return isLifted;
  }

  /** Lift a seat, or put the one that is lifted here; on itself it is put back. */
  #tap(seat: number): void {
    const { lifted } = this;
    if (lifted !== null && lifted !== seat) {
      this.#move(lifted, seat);
      return;
    }
    if (lifted === seat) {
      this.#putBack(seat);
      return;
    }
    this.lifted = seat;
    announce(t("seats.where", { name: this.liftedName }));
    this.#host.requestUpdate();
  }

  /** Leave whoever is lifted where they were. */
  #putBack(seat: number): void {
    this.lifted = null;
    announce(t("seats.moved", { name: this.#nameAt(seat), no: seat + 1 }));
    this.#host.requestUpdate();
  }

  #onKey(event: KeyboardEvent, seat: number): void {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (event.key === "Escape") this.#drag.stop();
    if (event.key === "Escape" && this.lifted !== null) this.#putBack(this.lifted);
    if (!step) return;
    event.preventDefault();
    const to = seat + step;
    if (to >= 0 && to < this.#host.plan.seats.length) this.#move(seat, to);
  }

  /** Move somebody to another place; who is at the keys stays with them. */
  #move(from: number, to: number): void {
    const host = this.#host;
    const name = this.#nameAt(from);
    const hasFocus = host.contains(document.activeElement);
    this.lifted = null;
    host.changeOrder(moveSeat(host.plan, from, to));
    announce(t("seats.moved", { name, no: to + 1 }));
    void host.updateComplete.then(() => {
      if (hasFocus) host.querySelectorAll<HTMLElement>(".seat-handle")[to]?.focus();
    });
  }

  /** Return who is meant, and which place of how many. */
  #label(name: string, seat: number): string {
    return t("seats.move", { name, no: seat + 1, count: this.#host.plan.seats.length });
  }

  #nameAt(seat: number | null): string {
    return this.#host.plan.seats[seat ?? -1]?.name ?? "";
  }
}
