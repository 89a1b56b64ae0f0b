/** A game by a pad of rows on its sheet: the block, each cell of which is a tap away from being written, and the log. */

import { html, nothing, type TemplateResult } from "lit";
import type { Round, Setup } from "../../../types.ts";
import type { LoadedGame } from "../../log/records.ts";
import { SEPARATOR, t, withSign } from "../../messages.ts";
import { navigate, paths } from "../../router.ts";
import type { CellTap } from "./block.ts";
import { cellName, filledLine, keyOf, nextSeat } from "./cells.ts";

/** Render the block and the rows as they were filled, the newest first. */
export function blockOnSheet({ record }: LoadedGame, isWatching: boolean): TemplateResult {
  const { id, setup, sheet } = record;
  const onCell = ({ detail: { of, ...cell } }: CustomEvent<CellTap>) =>
    navigate(of === null ? `${paths.record(id)}#${keyOf(cell)}` : paths.correct(id, { of }));
  return html`<row-block .setup=${setup} .sheet=${sheet} .seat=${sheet.over ? -1 : nextSeat(setup, sheet)}
      .isLocked=${isWatching || sheet.over} @cell=${onCell}></row-block>
    ${sheet.rounds.length ? html`<ol class="row-log" aria-label=${t("sheet.ledger")}>${sheet.rounds.map((round, row) => logLine(id, setup, round, row)).reverse()}</ol>` : nothing}`;
}

/** Render an entry, linked to its page: "Ada: Fives +15". */
function logLine(game: string, setup: Setup, round: Round, row: number): TemplateResult {
  const filled = filledLine(round);
  const changes = round.players.flatMap(({ lines, points }) =>
    lines.length && points !== null ? [withSign(points)] : [],
  );
  const name = filled ? cellName(setup, { seat: filled.seat, row: filled.line.row }) : t("round.adjust");
  return html`<li><a href=${paths.round(game, row)}><span>${name}</span><b>${changes.join(SEPARATOR)}</b></a></li>`;
}
