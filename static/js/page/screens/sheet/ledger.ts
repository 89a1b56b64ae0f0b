import { html, nothing, type TemplateResult } from "lit";
import type { Result, Round, Setup, Sheet } from "../../../types.ts";
import { rowName } from "../../game-texts.ts";
import { findLateRows } from "../../log/log.ts";
import type { LogEntry } from "../../log/records.ts";
import { t, withSign } from "../../messages.ts";
import { LightElement } from "../../parts/light-element.ts";
import { mark } from "../../parts/mark.ts";
import { seatColours } from "../../parts/seat-colours.ts";
import type { RecorderKind } from "../../recorders/recorder.ts";
import { paths } from "../../router.ts";

/** The ledger: every round, newest on top. A tap anywhere in a line opens that round. */
export class ScoreLedger extends LightElement {
  static override properties = {
    game: {},
    setup: { attribute: false },
    sheet: { attribute: false },
    log: { attribute: false },
    kind: { attribute: false },
    lineCount: {},
  };

  /** The game's id, for the addresses of its rounds. */
  declare game: string;
  declare setup: Setup;
  declare sheet: Sheet;
  /** The entries that count. */
  declare log: LogEntry[];
  /** The recorder of this game, once it is loaded. */
  kind: RecorderKind | null = null;
  /** How many lines are drawn, the newest; more are drawn on scrolling (`ledger-end.ts`). */
  lineCount = 40;

  protected override render(): TemplateResult {
    const { setup, sheet } = this;
    const colours = seatColours(setup.seats);
    const rounds = sheet.rounds.slice(-this.lineCount).reverse();
    const lateRows = findLateRows(sheet, this.log);
    return html`<table class="ledger ${setup.seats.length > 8 ? "is-wide" : ""}" data-seats=${setup.seats.length} aria-rowcount=${sheet.rounds.length + 1}>
      <caption class="visually-hidden">${t("sheet.ledger")}</caption>
      <thead><tr>
        <td></td>
        ${setup.seats.map(
          ({ name }, seat) =>
            html`<th scope="col">${mark(colours[seat] ?? "grey", 18)}<span class="visually-hidden">${name}</span></th>`,
        )}
      </tr></thead>
      <tbody>${rounds.map((round, above) => this.#line(round, above, lateRows))}</tbody>
    </table><ledger-end .sheet=${sheet} .lineCount=${this.lineCount}></ledger-end>`;
  }

  /** Render a line that has `above` others above it. */
  #line(round: Round, above: number, lateRows: Set<number>): TemplateResult {
    const row = this.sheet.rounds.length - 1 - above;
    const isLate = lateRows.has(row);
    const name = this.kind?.lineName?.(round, this.sheet);
    const words = `${name ?? rowName(this.setup, round)}${isLate ? `, ${t("sheet.played_on")}` : ""}`;
    return html`<tr class="${isLate ? "is-late" : ""} ${round.open ? "is-open" : ""}" aria-rowindex=${above + 2}>
      <th scope="row"><a class="line-link ${name ? "is-named" : ""}" href=${paths.round(this.game, row)} aria-label=${words}>${name ?? round.no ?? "±"}</a>${round.no ? nothing : html`<ledger-note .log=${this.log} .entry=${round.entries[0] ?? ""}></ledger-note>`}</th>
      ${this.setup.seats.map((_, seat) => cell(round.players[seat], this.sheet.rounds[row - 1]?.players[seat]))}
    </tr>`;
  }
}

/** Render a player's points, and what counts of them where a total stops at 0; empty where the line is not about this player. */
function cell(result: Result | undefined, before: Result | undefined): TemplateResult {
  const { points = null, total = 0, lines } = result ?? {};
  if (points === null || !lines?.length) return html`<td></td>`;
  const text = withSign(points);
  const counted = total - (before?.total ?? 0);
  return html`<td class="${points < 0 ? "is-negative" : ""} ${text.length > 4 ? "is-long" : ""}">${counted > points ? html`<s>${text}</s> ${withSign(counted)}` : text}</td>`;
}

customElements.define("score-ledger", ScoreLedger);
