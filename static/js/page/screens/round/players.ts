import { html, nothing, type TemplateResult } from "lit";
import type { GameRecord } from "../../log/records.ts";
import { number, withSign } from "../../messages.ts";
import { mark } from "../../parts/mark.ts";
import { seatColours } from "../../parts/seat-colours.ts";
import { arithmetic } from "../arithmetic.ts";
import { totalBefore } from "../sheet/account.ts";

/**
 * Render how everybody's points in this row of the sheet came about.
 *
 * `items` says of each seat what was written down; by a pad it comes a moment later, and has its line before.
 */
export function players({ setup, sheet }: GameRecord, row: number, items: string[]): TemplateResult {
  const colours = seatColours(setup.seats);
  const round = sheet.rounds[row];
  const hasItems = setup.pad && !setup.pad.rows && (items.length ? items.some(Boolean) : round?.no !== null);
  const lines = setup.seats.map(({ name }, seat) => {
    const result = round?.players[seat];
    if (!result || ((round?.no === null || setup.pad?.rows) && !result.lines.length)) return nothing;
    return html`<li class="round-player">
      ${mark(colours[seat] ?? "grey", 24)}<span class="name">${name}</span>
      <b class="round-points">${withSign(result.points ?? 0)}</b>
      ${hasItems ? html`<span class="round-lines">${items[seat] || "\u00a0"}</span>` : nothing}
      <span class="round-lines">${arithmetic(setup, result, totalBefore(sheet, row, seat))}</span>
      <span class="round-total">→ ${number(result.total)}</span>
    </li>`;
  });
  return html`<ul class="round-players">${lines}</ul>`;
}
