/** The rows of a pad: what each is called, what is filled in, and what it is worth. */

import { html, nothing, type TemplateResult } from "lit";
import type { Pad, PadRow } from "../../../types.ts";
import { wordsOf } from "../../game-texts.ts";
import { t } from "../../messages.ts";
import { choiceRow } from "../../parts/choice-row.ts";
import { icon } from "../../parts/icon.ts";
import { isWorkedOut } from "../../recorders/rows/cells.ts";
import { boundRows, boundsWords } from "./bounds.ts";
import { renameChecks } from "./checks.ts";
import { choiceRows } from "./choices.ts";
import { fieldName, renameField } from "./edits.ts";
import { type FieldsProps, moveKey, moveTo } from "./fields-part.ts";
import { part, problemAt, problemLine, textField, wrongLine } from "./parts.ts";
import { addRow, MAX_ROWS, type RowKind, removeRow, rowsOf, setRowKind } from "./row-edits.ts";
import { extraRows, worthRows } from "./row-points.ts";

const KINDS = ["number", "flag", "choice"] as const;

export function rowsPart(props: FieldsProps): TemplateResult {
  const rows = rowsOf(props.pad);
  const tooDear = props.problems.find(({ code }) => code === "pad.cost");
  return part(
    "rows",
    t("maker.rows"),
    html`<ol class="maker-fields">${rows.map((row, at) => rowLine(props, row, at))}</ol>
      ${rows.length < MAX_ROWS ? addKeys(props) : nothing}
      ${problemLine(tooDear)}`,
  );
}

/** Render a row: its name to be typed, and the key to what it is. */
function rowLine(props: FieldsProps, row: PadRow, at: number): TemplateResult {
  const { pad, problems, open, onOpen, onEdit } = props;
  const isOpen = open === at || problemAt(problems, "rows", at) !== null;
  const isUnnamed = problemAt(problems, "rows", at, "name") !== null;
  const onName = (name: string) =>
    onEdit(renameChecks(pad, renameField(pad, at, name, props.fixed)), `rows.${at}.name`);
  return html`<li class="maker-field" data-at="rows.${at}">
    <div class="maker-line">
      ${textField(t("maker.row.name", { no: at + 1 }), wordsOf(row.name), onName, isUnnamed)}
      <button class="maker-more" type="button" aria-expanded=${isOpen}
        @click=${() => onOpen(isOpen ? null : at)}><span><span class="visually-hidden">${fieldName(row, rowsOf(pad))}: </span>${summary(pad, row)}</span>${icon("next", 20)}</button>
    </div>
    ${wrongLine(problems, "rows", at, "name")}
    ${isOpen ? particulars(props, row, at) : nothing}
  </li>`;
}

/** Say in a few words what is filled in: "0 to 5", "yes or no", "worked out". */
function summary(pad: Pad, row: PadRow): string {
  const { kind = "number" } = row;
  return kind === "number" ? boundsWords(pad, row) : t(`maker.kind.${kind}`);
}

function particulars(props: FieldsProps, row: PadRow, at: number): TemplateResult {
  const { pad, problems, onEdit } = props;
  const { kind = "number" } = row;
  const kinds = KINDS.map((value): { value: RowKind; label: string } => ({
    value,
    label: t(`maker.kind.${value}`),
  }));
  const rows = rowsOf(pad);
  const isLast = rows.filter((one) => !isWorkedOut(one)).length < 2 && !isWorkedOut(row);
  return html`<div class="maker-particulars">
    ${isWorkedOut(row) ? extraRows(props, row, at) : choiceRow(t("maker.row.kind"), kinds, kind, (value) => onEdit(setRowKind(pad, at, value, t("maker.choice.struck"))))}
    ${kind === "number" ? boundRows(props, row, at) : nothing}
    ${kind === "choice" ? choiceRows(props, row, at) : nothing}
    ${isWorkedOut(row) ? nothing : worthRows(props, row, at)}
    <div class="maker-moves">
      ${moveKey(t("maker.earlier", { name: fieldName(row, rows) }), at === 0, "earlier", () => moveTo(props, at, -1))}
      ${moveKey(t("maker.later", { name: fieldName(row, rows) }), at === rows.length - 1, "later", () => moveTo(props, at, 1))}
      <button class="side-button" type="button" ?disabled=${isLast} @click=${() => remove(props, at)}>${t("maker.remove")}</button>
    </div>
    ${wrongLine(problems, "rows", at, "id")}
  </div>`;
}

function remove({ pad, onEdit, onOpen }: FieldsProps, at: number): void {
  onOpen(null);
  onEdit(renameChecks(pad, removeRow(pad, at)));
}

function addKeys({ pad, onEdit, onOpen }: FieldsProps): TemplateResult {
  const add = (kind: RowKind) => {
    onOpen(kind === "number" ? null : rowsOf(pad).length);
    const names: Partial<Record<RowKind, string>> = {
      computed: t("maker.row.bonus"),
      subtotal: t("maker.row.subtotal"),
    };
    onEdit(addRow(pad, kind, names[kind] ?? "", t("maker.choice.struck")));
  };
  return html`<div class="maker-keys" role="group" aria-label=${t("maker.row.add")}>
    ${[...KINDS, "computed" as const, "subtotal" as const].map((kind) => {
      const label = t(kind === "computed" ? "maker.row.add.computed" : `maker.kind.${kind}`);
      return html`<button class="chip is-ghost" type="button" aria-label="${t("maker.row.add")}: ${label}"
        @click=${() => add(kind)}>${icon("plus", 20)}<span class="chip-label">${label}</span></button>`;
    })}</div>`;
}
