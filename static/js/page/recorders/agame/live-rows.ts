import { html, type TemplateResult } from "lit";
import type { Setup, Sheet } from "../../../types.ts";
import "../../parts/display-row.ts";
import { nameOf } from "../../game-texts.ts";
import { withSign } from "../../messages.ts";
import { mark } from "../../parts/mark.ts";
import { type LaidCard, nameOf as nameOfCard } from "./log-draft.ts";
import type { RowCards } from "./section.ts";
import { rowCards } from "./table.ts";

/** Render every player's row of a section that is logged. */
export function liveRows({ seats, ...setup }: Setup, { table }: Sheet): TemplateResult {
  return html`<ul class="live-rows">
    ${seats.map(
      ({ color }, seat) => html`<li>
        ${mark(color ?? "grey", 20)}<span class="visually-hidden">${nameOf({ ...setup, seats }, seat)}</span>
        <display-row .cards=${rowCards(rowNow(table, seat))} .bonus=${setup.options.lizard_bonus as number}></display-row>
      </li>`,
    )}
  </ul>`;
}

/** Return a seat's row as it counts now: with a card just caught, and with the cards laid from a trick. */
export function rowNow(table: Sheet["table"], seat: number, laid: LaidCard[] = []): RowCards {
  const rows = (table.rows ?? []) as RowCards[];
  const caughtCard = ((table.aside ?? []) as (string | null)[])[seat];
  const cards = caughtCard ? [caughtCard, ...laid] : laid;
  return { ...rows[seat], ...Object.fromEntries(cards.map(placeOf)) };
}

/** Return by seat what the open section has brought so far, "+26"; empty without one. */
export function pointsSoFar({ rounds }: Pick<Sheet, "rounds">): string[] {
  const last = rounds.at(-1);
  return last?.open ? last.players.map(({ points }) => withSign(points ?? 0)) : [];
}

/** Return the slot a card takes, and what lies there then. */
function placeOf(laid: LaidCard): [string, string] {
  const [colour = "", slot = ""] = nameOfCard(laid).split(" ");
  return typeof laid === "string" ? [slot, colour] : [laid.slot, `fennek ${colour}`];
}
