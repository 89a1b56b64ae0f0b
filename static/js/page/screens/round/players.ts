import { html, nothing, type TemplateResult } from "lit";
import type { Result, Round, Setup } from "../../../types.ts";
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
    if (!round || !result || !hasPart(setup, round, result)) return nothing;
    const terms = arithmetic(setup, result, totalBefore(sheet, row, seat));
    return html`<li class="round-player">
      ${mark(colours[seat] ?? "grey", 24)}<span class="name">${name}</span>
      <b class="round-points">${withSign(result.points ?? 0)}</b>
      ${hasItems ? html`<span class="round-lines">${items[seat] || "\u00a0"}</span>` : nothing}
      ${hasItems && terms === nothing ? nothing : html`<span class="round-lines">${terms}</span>`}
      <span class="round-total">→ ${number(result.total)}</span>
    </li>`;
  });
  return html`<ul class="round-players">${lines}</ul>`;
}

/** Whether a player has a line: not who was away, nor of an adjustment or a round by rows who got nothing of it. */
function hasPart({ game, pad }: Setup, { no, open }: Round, { lines }: Result): boolean {
  const isNothingYet = no !== null && !pad?.rows && (open || game === "greta");
  return lines.length > 0 || isNothingYet;
}
