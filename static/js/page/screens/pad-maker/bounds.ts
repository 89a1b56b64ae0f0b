/** The least and the most of a number: numbers, the round's number, or formulas. */

import { html, nothing, type TemplateResult } from "lit";
import type { Formula, Pad } from "../../../types.ts";
import { number, t } from "../../messages.ts";
import { choiceRow } from "../../parts/choice-row.ts";
import "../house-rules/number-field.ts";
import { itemsKey, itemsOf, type PadItem, setBound } from "./edits.ts";
import { formulaField } from "./formula-field.ts";
import { type PartProps, problemAt, wrongLine } from "./parts.ts";

export const LIMIT = 999_999;
/** The bound that is offered first. */
const FIRST_MOST = 10;

export function boundRows(props: PartProps, field: PadItem, at: number): TemplateResult {
  const { pad, onEdit, isByHand, onByHand } = props;
  const { least = 0, most } = field;
  const key = itemsKey(pad);
  const names = pad.rows
    ? []
    : [
        ...itemsOf(pad)
          .slice(0, at)
          .filter(({ kind }) => kind !== "computed")
          .map(({ id }) => id),
        "round",
        "seats",
        "total",
      ];
  const setLeast = (value: Formula | null) =>
    onEdit(setBound(pad, at, "least", value || null), `${key}.${at}.least`);
  const place = `${key}.${at}.most`;
  const setMost = (value: Formula | null, isTyped = true) =>
    onEdit(setBound(pad, at, "most", value), isTyped ? place : undefined);
  const way = isByHand(place) && typeof most === "string" ? "formula" : wayOf(most);
  const onWay = (chosen: Way) => {
    setMost(firstOf(chosen, most, least), false);
    onByHand(place, chosen === "formula");
  };
  return html`
    ${
      typeof least === "number"
        ? line(t("maker.least"), numberField(t("maker.least"), least, -LIMIT, setLeast))
        : html`<p class="option-hint">${t("maker.least")}</p>
          ${formulaField(t("maker.least"), least, names, problemAt(props.problems, key, at, "least"), setLeast)}`
    }
    <p class="option-hint">${t("maker.most")}</p>
    ${choiceRow(t("maker.most"), waysOf(most, pad.rows !== undefined), way, onWay)}
    ${typeof most === "number" ? line("", numberField(t("maker.most"), most, -LIMIT, setMost)) : nothing}
    ${
      way === "formula"
        ? formulaField(
            t("maker.most"),
            most ?? "",
            names,
            problemAt(props.problems, key, at, "most"),
            setMost,
            most === "seats" || most === "round",
          )
        : wrongLine(props.problems, key, at, "most")
    }`;
}

/** Say in a few words how large a number may be: "0 to 13", "1 to players", "0 to a formula". */
export function boundsWords({ teams }: Pad, { least = 0, most }: PadItem): string {
  if (most === undefined || typeof least === "string") return t("maker.kind.number");
  const way = wayOf(most);
  if (way === "number") return t("maker.bounds", { least: number(least), most: number(Number(most)) });
  return t(way === "seats" && teams ? "maker.bounds.teams" : `maker.bounds.${way}`, { least: number(least) });
}

type Way = "any" | "number" | "round" | "seats" | "formula";

function wayOf(most: Formula | undefined): Way {
  if (most === undefined) return "any";
  if (typeof most === "number") return "number";
  return most === "round" || most === "seats" ? most : "formula";
}

/** Return the ways to bound a number; a row knows nothing of the table. */
function waysOf(most: Formula | undefined, isRow: boolean): { value: Way; label: string }[] {
  const label = (way: Way) =>
    way === "number" && typeof most === "number" ? number(most) : t(`maker.most.${way}`);
  const ways: Way[] = isRow ? ["any", "number"] : ["any", "number", "round", "seats", "formula"];
  return ways.map((value) => ({ value, label: label(value) }));
}

/** Return the bound to begin with when its way is chosen: the former one where that fits. */
export function firstOf(way: Way, before: Formula | undefined, least: Formula | undefined): Formula | null {
  if (way === "any") return null;
  const lowest = typeof least === "number" ? least : 0;
  if (way === "number") return typeof before === "number" ? before : Math.max(FIRST_MOST, lowest);
  if (way === "formula") return String(before ?? "seats");
  return way;
}

export function numberField(
  label: string,
  value: number | null,
  low: number,
  onValue: (value: number | null) => void,
  none = "",
  first = FIRST_MOST,
): TemplateResult {
  return html`<number-field .label=${label} .value=${value} .low=${low} .high=${LIMIT} .none=${none} .first=${first}
    @value=${({ detail }: CustomEvent<number | null>) => onValue(detail)}></number-field>`;
}

/** Render words with a control behind them. */
export function line(label: string, control: TemplateResult): TemplateResult {
  return html`<div class="maker-line"><span class="maker-label">${label}</span>${control}</div>`;
}
