/** What is written down for each player: fields by name, and what each of them is. */

import { html, nothing, type TemplateResult } from "lit";
import type { Pad, PadField } from "../../../types.ts";
import { wordsOf } from "../../game-texts.ts";
import { t } from "../../messages.ts";
import { choiceRow } from "../../parts/choice-row.ts";
import { icon } from "../../parts/icon.ts";
import { isComputed } from "../../recorders/pad/round.ts";
import { boundRows, boundsWords } from "./bounds.ts";
import { renameChecks } from "./checks.ts";
import { choiceRows } from "./choices.ts";
import {
  fieldName,
  isLastAsked,
  MAX_CHECKS,
  MAX_FIELDS,
  moveField,
  namesFor,
  removeField,
  renameField,
  setField,
} from "./edits.ts";
import { formulaField } from "./formula-field.ts";
import { type PartProps, part, problemAt, textField, wrongLine } from "./parts.ts";
import { addOfKind, kindWords, type MakerKind, makerKind, setMakerKind, whoRow } from "./who.ts";

const KINDS: readonly MakerKind[] = ["number", "flag", "place", "who", "choice", "computed"];

export interface FieldsProps extends PartProps {
  /** The field whose particulars are shown. */
  open: number | null;
  onOpen(open: number | null): void;
}

export function fieldsPart(props: FieldsProps): TemplateResult {
  const { pad } = props;
  return part(
    "fields",
    t("maker.fields"),
    html`<ol class="maker-fields">${pad.fields.map((field, at) => fieldRow(props, field, at))}</ol>
      ${pad.fields.length < MAX_FIELDS ? addKeys(props) : nothing}`,
  );
}

/** Render a field: its name to be typed, and the key to what it is. */
function fieldRow(props: FieldsProps, field: PadField, at: number): TemplateResult {
  const { pad, problems, open, onOpen, onEdit } = props;
  const isOpen = open === at || problemAt(problems, "fields", at) !== null;
  const isUnnamed = problemAt(problems, "fields", at, "name") !== null;
  const onName = (name: string) =>
    onEdit(renameChecks(pad, renameField(pad, at, name, props.fixed)), `fields.${at}.name`);
  return html`<li class="maker-field" data-at="fields.${at}">
    <div class="maker-line">
      ${textField(t("maker.field.name", { no: at + 1 }), wordsOf(field.name), onName, isUnnamed)}
      <button class="maker-more" type="button" aria-expanded=${isOpen}
        @click=${() => onOpen(isOpen ? null : at)}><span><span class="visually-hidden">${fieldName(field, pad.fields)}: </span>${summary(pad, field)}</span>${icon("next", 20)}</button>
    </div>
    ${wrongLine(problems, "fields", at, "name")}
    ${isOpen ? particulars(props, field, at) : nothing}
  </li>`;
}

/** Say in a few words what a field is: "0 to 13", "yes or no". */
function summary(pad: Pad, field: PadField): string {
  const kind = makerKind(pad, field);
  return kind === "number" ? boundsWords(pad, field) : kindWords(pad, kind);
}

/** Return the kinds that a field may have: one player, or a place, needs room for a check, and something has to be asked. */
function kindsFor(pad: Pad, field?: PadField, kind?: MakerKind): readonly MakerKind[] {
  const isFull = (pad.checks ?? []).length >= MAX_CHECKS && kind !== "who" && kind !== "place";
  const isLast = field !== undefined && isLastAsked(pad, field);
  return KINDS.filter(
    (one) => !((one === "who" || one === "place") && isFull) && !(one === "computed" && isLast),
  );
}

function particulars(props: FieldsProps, field: PadField, at: number): TemplateResult {
  const { pad, problems, onEdit } = props;
  const kind = makerKind(pad, field);
  const kinds = kindsFor(pad, field, kind).map((value) => ({ value, label: kindWords(pad, value) }));
  return html`<div class="maker-particulars">
    ${choiceRow(t("maker.field.kind"), kinds, kind, (value) => onEdit(setMakerKind(pad, at, value, props.fixed)))}
    ${kind === "number" ? boundRows(props, field, at) : nothing}
    ${kind === "choice" ? choiceRows(props, field, at) : nothing}
    ${kind === "computed" ? formulaRow(props, field, at) : nothing}
    ${kind === "who" ? whoRow(props, field) : nothing}
    ${kind === "who" || kind === "place" ? nothing : condition(props, field, at)}
    <div class="maker-moves">
      ${moveKey(t("maker.earlier", { name: fieldName(field, pad.fields) }), at === 0, "earlier", () => moveTo(props, at, -1))}
      ${moveKey(t("maker.later", { name: fieldName(field, pad.fields) }), at === pad.fields.length - 1, "later", () => moveTo(props, at, 1))}
      <button class="side-button" type="button" ?disabled=${isLastAsked(pad, field)}
        @click=${() => remove(props, at)}>${t("maker.remove")}</button>
    </div>
    ${wrongLine(problems, "fields", at, "of")}${wrongLine(problems, "fields", at, "id")}
  </div>`;
}

/** Move a field, or a row, which stays open. */
export function moveTo({ pad, onEdit, onOpen }: FieldsProps, at: number, by: 1 | -1): void {
  onOpen(at + by);
  onEdit(renameChecks(pad, moveField(pad, at, by)));
}

function remove({ pad, onEdit, onOpen }: FieldsProps, at: number): void {
  onOpen(null);
  onEdit(renameChecks(pad, removeField(pad, at)));
}

/** Render the formula of what is worked out. */
function formulaRow(
  { pad, problems, onEdit }: FieldsProps,
  { is = 0 }: PadField,
  at: number,
): TemplateResult {
  const label = t("maker.is");
  return html`<p class="option-hint">${label}</p>
    ${formulaField(
      label,
      is,
      namesFor(pad, at),
      problemAt(problems, "fields", at, "is"),
      (value) => onEdit(setField(pad, at, { is: value }), `fields.${at}.is`),
      pad.fields.some(({ id }) => id === is),
    )}`;
}

/** Render of whom a field is asked, where a yes or no stands before it. */
function condition(
  { pad, onEdit }: FieldsProps,
  field: PadField,
  at: number,
): TemplateResult | typeof nothing {
  const { of } = field;
  const label = t(isComputed(field) ? "maker.whose" : "maker.of");
  const flags = pad.fields.slice(0, at).filter(({ kind }) => kind === "flag");
  if (!flags.length && !of) return nothing;
  const options = flags.map((flag) => ({ value: flag.id, label: fieldName(flag, pad.fields) }));
  return html`<p class="option-hint">${label}</p>
    ${choiceRow(label, [{ value: "", label: t("maker.of.all") }, ...options], of ?? "", (value) => onEdit(setField(pad, at, { of: value || null })))}`;
}

export function moveKey(label: string, isDisabled: boolean, way: string, onTap: () => void): TemplateResult {
  return html`<button class="side-button sign is-${way}" type="button" aria-label=${label} ?disabled=${isDisabled}
    @click=${onTap}>${icon("next")}</button>`;
}

function addKeys({ pad, onEdit, onOpen }: FieldsProps): TemplateResult {
  const add = (kind: MakerKind) => {
    onOpen(pad.fields.length);
    onEdit(addOfKind(pad, kind, ""));
  };
  return html`<div class="maker-keys" role="group" aria-label=${t("maker.field.add")}>
    ${kindsFor(pad).map(
      (
        kind,
      ) => html`<button class="chip is-ghost" type="button" aria-label="${t("maker.field.add")}: ${kindWords(pad, kind)}"
        @click=${() => add(kind)}>${icon("plus", 20)}<span class="chip-label">${kindWords(pad, kind)}</span></button>`,
    )}</div>`;
}
