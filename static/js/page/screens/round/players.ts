import { html, nothing, type TemplateResult } from "lit";
import type { GameRecord } from "../../log/records.ts";
import { number, withSign } from "../../messages.ts";
import { mark } from "../../parts/mark.ts";
import { seatColours } from "../../parts/seat-colours.ts";
import { arithmetic } from "../arithmetic.ts";
import { totalBefore } from "../sheet/account.ts";

/** Render how everybody's points in this row of the sheet came about. */
export function players({ setup, sheet }: GameRecord, row: number): TemplateResult {
  const colours = seatColours(setup.seats);
  const round = sheet.rounds[row];
  const lines = setup.seats.map(({ name }, seat) => {
    const result = round?.players[seat];
    if (!result || ((round?.no === null || setup.pad?.rows) && !result.lines.length)) return nothing;
    return html`<li class="round-player">
      ${mark(colours[seat] ?? "grey", 24)}<span class="name">${name}</span>
      <b class="round-points">${withSign(result.points ?? 0)}</b>
      <span class="round-lines">${arithmetic(setup, result, totalBefore(sheet, row, seat))}</span>
      <span class="round-total">→ ${number(result.total)}</span>
    </li>`;
  });
  return html`<ul class="round-players">${lines}</ul>`;
}
