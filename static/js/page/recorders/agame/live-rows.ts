import { html, type TemplateResult } from "lit";
import type { Setup, Sheet } from "../../../types.ts";
import "../../parts/display-row.ts";
import { nameOf } from "../../game-texts.ts";
import { mark } from "../../parts/mark.ts";
import { rowCards } from "./table.ts";

type LiveRow = Record<string, string>;

/** Render every player's row of a section that is logged; a card just caught already lies in it. */
export function liveRows({ seats, ...setup }: Setup, { table }: Sheet): TemplateResult {
  const rows = (table.rows ?? []) as LiveRow[];
  const aside = (table.aside ?? []) as (string | null)[];
  return html`<ul class="live-rows">
    ${seats.map(
      ({ color }, seat) => html`<li>
        ${mark(color ?? "grey", 20)}<span class="visually-hidden">${nameOf({ ...setup, seats }, seat)}</span>
        <display-row .cards=${rowCards({ ...rows[seat], ...rowOfCard(aside[seat]) })} .bonus=${setup.options.lizard_bonus as number}></display-row>
      </li>`,
    )}
  </ul>`;
}

/** Return a row of this one card. */
function rowOfCard(card: string | null | undefined): LiveRow {
  const [colour, slot] = card?.split(" ") ?? [];
  return colour && slot ? { [slot]: colour } : {};
}
