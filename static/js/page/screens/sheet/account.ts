import { html, nothing, type TemplateResult } from "lit";
import type { Round, Setup, Sheet } from "../../../types.ts";
import { nameOf } from "../../game-texts.ts";
import { number, t, withSign } from "../../messages.ts";
import { LightElement } from "../../parts/light-element.ts";
import { arithmetic } from "../arithmetic.ts";
import { lineName } from "../line-name.ts";

/** The account of one player's total: every round with its arithmetic, and the points still needed. */
class ScoreAccount extends LightElement {
  static override properties = {
    setup: { attribute: false },
    sheet: { attribute: false },
    seat: { attribute: false },
  };

  declare setup: Setup;
  declare sheet: Sheet;
  declare seat: number;

  protected override render(): TemplateResult {
    const { setup, sheet, seat } = this;
    const rows = sheet.rounds
      .flatMap((round, row) => this.#line(round, totalBefore(sheet, row, seat)))
      .reverse();
    return html`<section class="account" aria-label=${t("account.title", { name: nameOf(setup, seat) })}>
      ${this.#needs()}
      ${rows.length ? html`<ol>${rows}</ol>` : html`<p>${t("account.empty")}</p>`}
    </section>`;
  }

  #needs(): TemplateResult | typeof nothing {
    const { target, next } = this.sheet;
    const missing = (next?.needs as number[] | null | undefined)?.[this.seat];
    if (target === null || !missing) return nothing;
    return html`<p class="account-needs">${t("account.needs", { target, points: number(missing) })}</p>`;
  }

  #line(round: Round, earlier: number): TemplateResult[] {
    const result = round.players[this.seat];
    if (!result?.lines.length) return [];
    const line = html`<li class="account-line">
      <b>${lineName(this.setup, round, this.sheet)}</b>
      <span class="account-total">${withSign(result.points ?? 0)} → ${number(result.total)}</span>
      <span class="account-lines-of">${arithmetic(this.setup, result, earlier)}</span>
    </li>`;
    return [line];
  }
}

/** Return a player's total before a line of the ledger. */
export function totalBefore({ rounds }: Sheet, row: number, seat: number): number {
  return rounds[row - 1]?.players[seat]?.total ?? 0;
}

customElements.define("score-account", ScoreAccount);
