import { html, type TemplateResult } from "lit";
import { number, t } from "../messages.ts";
import { mark } from "../parts/mark.ts";
import { seatColours } from "../parts/seat-colours.ts";
import { leave, paths } from "../router.ts";
import type { Table } from "../state/records.ts";
import { GameScreen } from "./screen.ts";
import { FittedNames } from "./sheet/fitted-names.ts";

/** The board alone, twice, the upper half turned: to be read from both sides of the table. A tap returns. */
class TableView extends GameScreen {
  #fitted = new FittedNames(this, () => this.table?.record.setup.seats ?? []);

  protected override drawn({ record: { setup, sheet } }: Table): TemplateResult {
    const colours = seatColours(setup.seats);
    const rows = setup.seats.map(
      ({ name }, seat) => html`<li>
        ${mark(colours[seat] ?? "grey", 34)}<span class="row-name name">${this.#fitted.names[seat] ?? name}</span><b>${number(sheet.totals[seat] ?? 0)}</b>
      </li>`,
    );
    const target = sheet.target === null ? "" : t("line.target", { target: sheet.target });
    return html`<main class="table-view" data-seats=${Math.min(setup.seats.length, 8)}>
      <h1 class="heard">${t("table.title")}</h1>
      <ul class="turned" aria-hidden="true">${rows}</ul>
      <p>${target}</p>
      <ul>${rows}</ul>
      <button class="table-return" type="button" aria-label=${t("table.return")}
        @click=${() => leave(paths.sheet(this.game))}></button>
    </main>`;
  }
}

customElements.define("table-view", TableView);
