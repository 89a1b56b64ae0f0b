import { html, type TemplateResult } from "lit";
import type { Setup, Sheet } from "../../../types.ts";
import "../../parts/display-row.ts";
import { nameOf } from "../../game-texts.ts";
import { mark } from "../../parts/mark.ts";
import { rowCards } from "./table.ts";

type LiveRow = Record<string, string>;

/** Everybody's row as it stands in a section that is followed; a card caught just now lies in it already. */
export function liveRows({ seats, ...setup }: Setup, { table }: Sheet): TemplateResult {
  const rows = (table.rows ?? []) as LiveRow[];
  const aside = (table.aside ?? []) as (string | null)[];
  return html`<ul class="live-rows">
    ${seats.map(
      ({ color }, seat) => html`<li>
        ${mark(color ?? "grey", 20)}<span class="heard">${nameOf({ ...setup, seats }, seat)}</span>
        <display-row .cards=${rowCards({ ...rows[seat], ...rowOfCard(aside[seat]) })} .bonus=${setup.options.lizard_bonus}></display-row>
      </li>`,
    )}
  </ul>`;
}

/** A card as it lies in a row. */
function rowOfCard(card: string | null | undefined): LiveRow {
  const [colour, slot] = card?.split(" ") ?? [];
  return colour && slot ? { [slot]: colour } : {};
}
