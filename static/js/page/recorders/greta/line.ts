import { html, type TemplateResult } from "lit";
import type { Problem, Setup, Sheet } from "../../../types.ts";
import { problemText } from "../../codes.ts";
import { t, withSign } from "../../messages.ts";
import { icon } from "../../parts/icon.ts";
import { LightElement } from "../../parts/light-element.ts";
import { nameIn } from "./names.ts";
import { sumOf } from "./sum.ts";
import { claimable, type Gain, type View } from "./table.ts";

/**
 * The line between square and rack: whose card is next, or what the last one gave.
 *
 * In: `view`, `setup`, `sheet`, `problem` of the last tap, `unfolded` (the gain whose arithmetic is
 * shown), `factor` of a cover. Out: "cards" to open the list, "turn".
 */
class GretaLine extends LightElement {
  static override properties = {
    view: { attribute: false },
    setup: { attribute: false },
    sheet: { attribute: false },
    problem: { attribute: false },
    unfolded: { attribute: false },
    factor: { type: Number },
  };

  declare view: View;
  declare setup: Setup;
  declare sheet: Sheet;
  problem: Problem | null = null;
  unfolded: Gain | null = null;
  factor = 1;

  protected override render(): TemplateResult {
    const { next } = this.view;
    const banner = !this.unfolded && !this.problem && !this.sheet.over && !claimable(next) && next.deal;
    return html`<div class="greta-line ${banner ? "is-banner" : ""}">
      <button type="button" class="greta-line-text ${this.unfolded?.seat === 1 ? "is-turned" : ""}" aria-haspopup="true"
        aria-description=${t("greta.cards")} @click=${() => this.emit("cards", null)}>${this.#words()}</button>
      <button type="button" class="greta-line-turn" aria-label=${t("greta.turn")} @click=${() => this.emit("turn", null)}>
        ${icon("turn")}</button>
    </div>`;
  }

  #words(): TemplateResult | string {
    const { view, problem, unfolded } = this;
    if (problem) return html`<span class="greta-line-problem">${problemText(problem, this.setup)}</span>`;
    if (unfolded) return this.#arithmetic(unfolded);
    const { lead, finished } = view;
    const { card, seat, deal, game } = view.next;
    const due = claimable(view.next);
    if (this.sheet.over)
      return due ? t("greta.line.last", { name: nameIn(this.setup, due.seat) }) : t("greta.over");
    if (due) return t("greta.line.due", { no: card, name: nameIn(this.setup, due.seat) });
    if (finished)
      return t("greta.line.next", {
        no: game - 1,
        next: game,
        deal: deal ?? 0,
        name: nameIn(this.setup, seat),
      });
    if (lead)
      return t(`line.level_two.${lead.why}`, { name: nameIn(this.setup, lead.seat), deal: deal ?? 0 });
    if (deal) return t("line.deal", { name: nameIn(this.setup, seat), deal });
    return t("greta.line", { no: card, name: nameIn(this.setup, seat), other: nameIn(this.setup, 1 - seat) });
  }

  #arithmetic({ isClaimed, points }: Gain): TemplateResult | string {
    if (isClaimed) return t("greta.claimed", { points: withSign(points) });
    const { last } = this.view.table;
    return last?.matches.length ? sumOf(last, this.factor) : t("greta.nothing");
  }
}

customElements.define("greta-line", GretaLine);
