/** Who deals and begins a round, when a player is out, and what a tie does. */

import { html, type TemplateResult } from "lit";
import type { PadTurn } from "../../../types.ts";
import { t } from "../../messages.ts";
import { choiceRow } from "../../parts/choice-row.ts";
import { LIMIT, line, numberField } from "./bounds.ts";
import { fieldName, setPlain } from "./edits.ts";
import { type PartProps, part, wrongLine } from "./parts.ts";
import { rowsOf } from "./row-edits.ts";

/** At which total a player is out at first: penalty points add up, lives are lost. */
const FIRST_OUT = { low: 100, high: -3 };
const TURNS: (PadTurn | null)[] = [null, "left", "winner", "loser"];

/** Render who deals and begins the rounds of a game. */
export function turnsPart({ pad, problems, onEdit }: PartProps): TemplateResult {
  const options = TURNS.map((value) => ({ value, label: t(`maker.turn.${value ?? "none"}`) }));
  const row = (key: "deals" | "begins") => html`<p class="option-hint">${t(`maker.${key}`)}</p>
    ${choiceRow(t(`maker.${key}`), options, pad[key] ?? null, (value) => onEdit(setPlain(pad, key, value)))}
    ${wrongLine(problems, key)}`;
  return part("turns", t("maker.turns"), html`${row("deals")}${row("begins")}`);
}

/** Render at which total a player is out; in a pad of rows nobody is. */
export function outRow({ pad, problems, onEdit }: PartProps): TemplateResult {
  const label = t("maker.out");
  const set = (value: number | null) => onEdit(setPlain(pad, "out", value), "out");
  const first = FIRST_OUT[pad.wins ?? "high"];
  return html`${line(label, numberField(label, pad.out ?? null, -LIMIT, set, t("maker.none"), first))}
    ${wrongLine(problems, "out")}`;
}

/** Render what a tie at the top does: it is shared, played out, or a row decides. */
export function tieRow({ pad, problems, onEdit }: PartProps): TemplateResult {
  const label = t("maker.tie");
  const ways: { value: string | null; label: string }[] = [{ value: null, label: t("maker.tie.shared") }];
  if (!pad.rows) ways.push({ value: "play", label: t("maker.tie.play") });
  for (const row of rowsOf(pad))
    ways.push({ value: row.id, label: t("maker.tie.row", { name: fieldName(row, rowsOf(pad)) }) });
  return html`<p class="option-hint">${label}</p>
    ${choiceRow(label, ways, pad.tie ?? null, (value) => onEdit(setPlain(pad, "tie", value)))}
    ${wrongLine(problems, "tie")}`;
}
