/** What a row is worth: figures to tap, or a formula written by hand. */

import { html, nothing, type TemplateResult } from "lit";
import type { PadRow } from "../../../types.ts";
import { t } from "../../messages.ts";
import { choiceRow } from "../../parts/choice-row.ts";
import { isWorkedOut } from "../../recorders/rows/cells.ts";
import { line, numberField } from "./bounds.ts";
import { fieldName, idsOf } from "./edits.ts";
import type { FieldsProps } from "./fields-part.ts";
import { formulaField } from "./formula-field.ts";
import { problemAt } from "./parts.ts";
import { rowsOf, setRowPoints } from "./row-edits.ts";
import { type Extra, readExtra, writeExtra } from "./row-extras.ts";
import { offeredWorths, readWorth, type Worth, type WorthKind, writeWorth } from "./row-worth.ts";
import { tableRows } from "./tables.ts";

const LIMIT = 999_999;

/** Render what a row is worth that is filled in. */
export function worthRows(props: FieldsProps, row: PadRow, at: number): TemplateResult {
  const { pad, onEdit, isByHand, onByHand } = props;
  const worth = isByHand(`rows.${at}.points`) ? null : readWorth(row);
  const offered = offeredWorths(row);
  const set = (changed: Worth, place?: string) =>
    onEdit(setRowPoints(pad, at, writeWorth(changed, row)), place && `rows.${at}.points.${place}`);
  const onKind = (kind: WorthKind | "formula") => {
    const chosen = offered.find((one) => one.kind === kind);
    if (chosen && kind !== worth?.kind) set(chosen);
    onByHand(`rows.${at}.points`, !chosen);
  };
  const options = [...offered.map(({ kind }) => kind), "formula" as const].map((value) => ({
    value,
    label: t(`maker.worth.${value}`),
  }));
  return html`<p class="option-hint">${t("maker.worth")}</p>
    ${choiceRow(t("maker.worth"), options, worth?.kind ?? "formula", onKind)}
    ${worth ? figures(row, worth, set) : rowByHand(props, row, at)}`;
}

/** Render the figures of what a row is worth. */
function figures(
  { kind = "number" }: PadRow,
  worth: Worth,
  set: (worth: Worth, place?: string) => void,
): TemplateResult | typeof nothing {
  switch (worth.kind) {
    case "each": {
      const label = t(`maker.each.${kind}`);
      return line(
        label,
        numberField(label, worth.factor, -LIMIT, (factor) => set({ ...worth, factor: factor ?? 1 }, "each")),
      );
    }
    case "every": {
      const label = t("maker.every");
      return line(
        label,
        numberField(label, worth.by, 1, (by) => set({ ...worth, by: by ?? 1 }, "every")),
      );
    }
    case "table":
      return tableRows(
        worth.pairs,
        (from) => t("maker.table.worth", { from }),
        (pairs, place) => set({ kind: "table", pairs }, place),
      );
    default:
      return nothing;
  }
}

/** Render what is worked out from other rows: which, and what they bring. */
export function extraRows(props: FieldsProps, row: PadRow, at: number): TemplateResult {
  const { pad, onEdit, isByHand, onByHand } = props;
  const rows = rowsOf(pad);
  const known = rows.filter((one, place) => isKnownTo(row, one, place < at));
  const extra = isByHand(`rows.${at}.points`) ? null : readExtra(row, rows);
  const set = (changed: Extra, place?: string) =>
    onEdit(setRowPoints(pad, at, writeExtra(changed, rows)), place && `rows.${at}.points.${place}`);
  const onKind = (kind: Extra["kind"] | "formula") => {
    const ids = extra?.ids ?? idsOf(rows.slice(0, at).filter((one) => !isWorkedOut(one)));
    if (kind === "bonus" && kind !== extra?.kind) set({ kind, ids, from: 63, worth: 35 });
    if (kind === "sets" && kind !== extra?.kind) set({ kind, ids, worth: 7 });
    if (kind === "sum" && kind !== extra?.kind) set({ kind, ids });
    onByHand(`rows.${at}.points`, kind === "formula");
  };
  const offered =
    row.kind === "subtotal" ? (["sum", "formula"] as const) : (["bonus", "sets", "formula"] as const);
  const kinds = offered.map((value) => ({ value, label: t(`maker.extra.${value}`) }));
  return html`${choiceRow(t("maker.extra"), kinds, extra?.kind ?? "formula", onKind)}
    ${extra ? extraFigures(rows, known, extra, set) : rowByHand(props, row, at)}`;
}

function extraFigures(
  rows: readonly PadRow[],
  known: readonly PadRow[],
  extra: Extra,
  set: (extra: Extra, place?: string) => void,
): TemplateResult {
  const toggle = (id: string) =>
    set({
      ...extra,
      ids: extra.ids.includes(id) ? extra.ids.filter((one) => one !== id) : [...extra.ids, id],
    });
  return html`<p class="option-hint">${t("maker.extra.of")}</p>
    <div class="choices" role="group" aria-label=${t("maker.extra.of")}>${known.map(
      (row) => html`<button class="choice" type="button" aria-pressed=${extra.ids.includes(row.id)}
        @click=${() => toggle(row.id)}>${fieldName(row, rows)}</button>`,
    )}</div>
    ${
      extra.kind === "bonus"
        ? line(
            t("maker.extra.from"),
            numberField(t("maker.extra.from"), extra.from, 0, (from) =>
              set({ ...extra, from: from ?? 0 }, "from"),
            ),
          )
        : nothing
    }
    ${
      extra.kind === "sum"
        ? nothing
        : line(
            t(`maker.extra.${extra.kind}.worth`),
            numberField(t(`maker.extra.${extra.kind}.worth`), extra.worth, -LIMIT, (worth) =>
              set({ ...extra, worth: worth ?? 0 }, "worth"),
            ),
          )
    }`;
}

/** Render what a row is worth as a formula; what is worked out knows the sums before it. */
function rowByHand({ pad, problems, onEdit }: FieldsProps, row: PadRow, at: number): TemplateResult {
  const { points = row.id } = row;
  const problem = problemAt(problems, "rows", at, "points");
  return html`${formulaField(
    t("maker.shape.formula"),
    points,
    idsOf(rowsOf(pad).filter((one, place) => isKnownTo(row, one, place < at))),
    problem,
    (value) => onEdit(setRowPoints(pad, at, value), `rows.${at}.points`),
    (isWorkedOut(row) ? readExtra(row, rowsOf(pad)) : readWorth(row)) !== null,
  )}`;
}

/** Whether the formula of a row knows another one by its name. */
function isKnownTo(row: PadRow, one: PadRow, isBefore: boolean): boolean {
  if (!isWorkedOut(one)) return true;
  return isBefore && isWorkedOut(row) && (one.kind === "subtotal" || row.kind === "subtotal");
}
