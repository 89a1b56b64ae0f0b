import { html, nothing, type TemplateResult } from "lit";
import type { Draft, Setup } from "../../../types.ts";
import { announce } from "../../announce.ts";
import { nameOf } from "../../game-texts.ts";
import { playingSeats } from "../../log/draft.ts";
import { number, t, withSign } from "../../messages.ts";
import { LightElement } from "../../parts/light-element.ts";
import { mark } from "../../parts/mark.ts";
import { isOtherContent } from "../../parts/other-content.ts";
import { seatColours } from "../../parts/seat-colours.ts";
import { emit, playerOf, withPlayer } from "../recorder.ts";

const PEGS = [1, 5, 10] as const;

/**
 * Keys for two players face to face; the upper half is turned around.
 *
 * In: `setup`, `draft`, `totals` (by seat, without this round). Out: "draft".
 */
class PegBoard extends LightElement {
  static override properties = {
    setup: { attribute: false },
    totals: { attribute: false, hasChanged: isOtherContent },
    draft: { attribute: false },
  };

  declare setup: Setup;
  declare totals: number[];
  declare draft: Draft;

  protected override render(): TemplateResult {
    const [near = 0, far = 1] = playingSeats(this.setup);
    return html`<div class="pegs" @click=${this.#onClick}>${this.#half(far, true)}${this.#half(near, false)}</div>`;
  }

  #half(seat: number, isTurned: boolean): TemplateResult {
    const { setup, totals } = this;
    const name = setup.seats[seat]?.name ?? "";
    const points = this.#pointsOf(seat);
    return html`<section class="peg-half ${isTurned ? "is-turned" : ""}" aria-label=${name}>
      <h2>${mark(seatColours(setup.seats)[seat] ?? "grey", 24)} <span class="name">${name}</span></h2>
      <p class="peg-total"><b>${number((totals[seat] ?? 0) + points)}</b>${points ? html`<span>${withSign(points)}</span>` : nothing}</p>
      <div class="peg-keys">
        ${PEGS.map(
          (peg) => html`<button class="key" type="button" aria-label=${t("tally.peg", { points: peg })}
            data-seat=${seat} data-peg=${peg}>${withSign(peg)}</button>`,
        )}
      </div>
    </section>`;
  }

  #pointsOf(seat: number): number {
    return Number(playerOf(this.draft, seat)?.points ?? 0);
  }

  #onClick({ target }: Event): void {
    const { seat, peg } = (target as Element).closest("button")?.dataset ?? {};
    if (seat && peg) this.#onPeg(Number(seat), Number(peg));
  }

  #onPeg(seat: number, peg: number): void {
    const points = this.#pointsOf(seat) + peg;
    const { setup, totals } = this;
    announce(`${nameOf(setup, seat)} ${number((totals[seat] ?? 0) + points)}`);
    emit(this, "draft", { ...withPlayer(this.draft, seat, { points }), seat });
  }
}

customElements.define("peg-board", PegBoard);
