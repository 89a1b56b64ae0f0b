/** What must hold over all players of a round, or of the rows of each player. */

import { html, nothing, type TemplateResult } from "lit";
import type { Pad, PadCheck } from "../../../types.ts";
import { wordsOf } from "../../game-texts.ts";
import { t } from "../../messages.ts";
import { icon } from "../../parts/icon.ts";
import { line, numberField } from "./bounds.ts";
import {
  checkName,
  offeredChecks,
  readCheck,
  removeCheck,
  setCheck,
  setRowCheck,
  withCheck,
} from "./checks.ts";
import { fieldName, idsOf, MAX_CHECKS } from "./edits.ts";
import { formulaField } from "./formula-field.ts";
import { type PartProps, part, problemAt, textField, wrongLine } from "./parts.ts";
import { checkedRows, offeredRowChecks, type RowCheck, readRowCheck } from "./row-checks.ts";
import { rowsOf } from "./row-edits.ts";

export function checksPart(props: PartProps): TemplateResult {
  const { pad } = props;
  const { checks = [] } = pad;
  return part(
    "checks",
    t("maker.checks"),
    html`<p class="option-hint">${t(pad.rows ? "maker.checks.hint.rows" : "maker.checks.hint")}</p>
      <ol class="maker-fields">${checks.map((check, at) => checkRow(props, check, at))}</ol>
      ${checks.length < MAX_CHECKS ? addKeys(props) : nothing}`,
  );
}

function checkRow(props: PartProps, check: PadCheck, at: number): TemplateResult {
  const { pad, problems, onEdit } = props;
  const isByHand = props.isByHand(`checks.${at}.holds`) || !wordsOf(check.name);
  const shape = isByHand || pad.rows ? null : readCheck(check.holds);
  const ofRows = isByHand || !pad.rows ? null : readRowCheck(check.holds, pad);
  const remove = html`<button class="side-button sign" type="button" aria-label=${t("maker.check.remove", { name: wordsOf(check.name) })}
    @click=${() => onEdit(removeCheck(pad, at))}>${icon("close", 20)}</button>`;
  if (!shape && !ofRows)
    return html`<li class="maker-field" data-at="checks.${at}">${byHand(props, check, at, remove)}</li>`;
  const label = t("maker.check.number");
  return html`<li class="maker-field" data-at="checks.${at}">
    <div class="maker-line"><span class="maker-label">${wordsOf(check.name)}</span>${remove}</div>
    ${ofRows ? rowFigures(props, ofRows, at) : nothing}${
      shape?.kind === "sum" && shape.to !== "round"
        ? line(
            label,
            numberField(wordsOf(check.name), shape.to, 0, (to) =>
              onEdit(setCheck(pad, { ...shape, to: to ?? 0 }, at), `checks.${at}`),
            ),
          )
        : nothing
    }${wrongLine(problems, "checks", at)}</li>`;
}

/** Render of which rows a check speaks, and how much they may come to. */
function rowFigures({ pad, onEdit }: PartProps, check: RowCheck, at: number): TemplateResult {
  const rows = checkedRows(pad);
  const set = (ids: string[]) => onEdit(setRowCheck(pad, { ...check, ids }, at));
  const toggle = (id: string) => set(idsOf(rows).filter((one) => (one === id) !== check.ids.includes(one)));
  const label = t("maker.check.most");
  return html`<div class="choices" role="group" aria-label=${t("maker.extra.of")}>${rows.map((row) => {
    const isIn = check.ids.includes(row.id);
    return html`<button class="choice" type="button" aria-pressed=${isIn} ?disabled=${isIn && check.ids.length < 3}
      @click=${() => toggle(row.id)}>${fieldName(row, rowsOf(pad))}</button>`;
  })}</div>
  ${
    check.kind === "most"
      ? line(
          label,
          numberField(label, check.most, 0, (most) =>
            onEdit(setRowCheck(pad, { ...check, most: most ?? 0 }, at), `checks.${at}`),
          ),
        )
      : nothing
  }`;
}

function byHand(
  { pad, problems, onEdit }: PartProps,
  check: PadCheck,
  at: number,
  remove: TemplateResult,
): TemplateResult {
  const names = pad.rows
    ? idsOf(checkedRows(pad))
    : [...idsOf(pad.fields), "points", "total", "round", "seats"];
  const isUnnamed = problemAt(problems, "checks", at, "name") !== null;
  return html`<div class="maker-line">
      ${textField(t("maker.check.name"), wordsOf(check.name), (name) => onEdit(withCheck(pad, { ...check, name }, at), `checks.${at}.name`), isUnnamed)}
      ${remove}</div>
    ${wrongLine(problems, "checks", at, "name")}
    ${formulaField(
      t("maker.check.formula"),
      check.holds,
      names,
      problemAt(problems, "checks", at, "holds"),
      (holds) => onEdit(withCheck(pad, { ...check, holds }, at), `checks.${at}.holds`),
      check.holds === firstHolds(pad),
    )}`;
}

function addKeys({ pad, onEdit, onByHand }: PartProps): TemplateResult {
  const addFormula = () => {
    onEdit(withCheck(pad, { name: "", holds: firstHolds(pad) }));
    onByHand(`checks.${pad.checks?.length ?? 0}.holds`);
  };
  return html`<div class="maker-keys" role="group" aria-label=${t("maker.checks")}>
    ${
      pad.rows
        ? offeredRowChecks(pad).map((shape) =>
            addKey(t(`maker.check.rows.add.${shape.kind}`), () => onEdit(setRowCheck(pad, shape))),
          )
        : offeredChecks(pad).map((shape) => addKey(checkName(shape, pad), () => onEdit(setCheck(pad, shape))))
    }${addKey(t("maker.check.formula"), addFormula)}
  </div>`;
}

function addKey(label: string, onTap: () => void): TemplateResult {
  return html`<button class="chip is-ghost" type="button" @click=${onTap}>
    ${icon("plus", 20)}<span class="chip-label">${label}</span></button>`;
}

/** Return the formula with which a check begins. */
function firstHolds(pad: Pad): string {
  return pad.rows ? `${checkedRows(pad)[0]?.id} >= 0` : `SUM(${pad.fields[0]?.id}) = 0`;
}
