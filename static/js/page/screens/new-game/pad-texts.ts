/** A pad in words: for how many, what is written down, when it is over. */

import { html, nothing, type TemplateResult } from "lit";
import type { Pad, PadField, PadRow } from "../../../types.ts";
import { wordsOf } from "../../game-texts.ts";
import { number, SEPARATOR, t, tn } from "../../messages.ts";

const WORKED_OUT = ["computed", "subtotal"];
const FIELD_KINDS = ["number", "flag", "choice", ...WORKED_OUT];

/** Whether this version has a recorder for a pad, and for all that it asks. */
export function canPlay({ kind, fields, rows }: Pad): boolean {
  const isKnown = (one: PadField | PadRow) => FIELD_KINDS.includes(one.kind ?? "number");
  return (kind === "rounds" || kind === "rows") && (rows ?? fields ?? []).every(isKnown);
}

/** Return for how many a pad is, and what is written down: "3–6 players · Bid, Tricks", "2 teams of 2 · Cards". */
export function padFacts(pad: Pad): string {
  return t("pads.facts", { players: playersOf(pad), fields: fieldNames(pad) });
}

function fieldNames(pad: Pad): string {
  return fieldsToFill(pad)
    .map(({ name }) => wordsOf(name))
    .join(", ");
}

function playersOf({ seats: [least, most], teams: each }: Pad): string {
  if (each) return t(least === most ? "pads.teams.exactly" : "pads.teams", { least, most, each });
  return least === most ? tn("pads.exactly", most) : t("pads.players", { least, most });
}

/** Return what is filled in by a pad: its fields, or its rows, but for those that are worked out. */
export function fieldsToFill({ fields, rows }: Pad): (PadField | PadRow)[] {
  return (rows ?? fields).filter(({ kind = "number" }) => !WORKED_OUT.includes(kind));
}

/** Return what ends a game by a pad, and who wins it: "to 100 · fewest points win", "9 rounds · most points win". */
export function padGoal({ rounds, target, wins = "high" }: Pad): string {
  const who = t(`pads.wins.${wins}`);
  const goal = target ? t("pads.goal", { target: number(target), who }) : who;
  const count = Number(rounds); // a formula of how many play is none
  return count > 0 ? `${tn("rules.rounds", count)}${SEPARATOR}${goal}` : goal;
}

/** Render a pad in brief, and what it leaves to the table. */
export function padNote(pad: Pad): TemplateResult {
  return html`${padBrief(pad)}${padRemark(pad)}`;
}

/** Render for how many a pad is and who wins, and what it asks for; of one of a later version, that it is. */
export function padBrief(pad: Pad): TemplateResult {
  return html`<section class="pad-note">${canPlay(pad) ? html`<p>${playersOf(pad)}${SEPARATOR}${padGoal(pad)}</p><p>${fieldNames(pad)}</p>` : html`<p>${t("pads.newer")}</p>`}</section>`;
}

/** Render what a pad says of itself, and what it leaves to the table. */
export function padRemark({ note }: Pad): TemplateResult | typeof nothing {
  return note ? html`<p class="pad-said">${wordsOf(note)}</p>` : nothing;
}
