/** What must hold over all players of a round. */

import { html, nothing, type TemplateResult } from "lit";
import type { Pad, PadCheck } from "../../../types.ts";
import { wordsOf } from "../../game-texts.ts";
import { t } from "../../messages.ts";
import { icon } from "../../parts/icon.ts";
import { line, numberField } from "./bounds.ts";
import { checkName, offeredChecks, readCheck, removeCheck, setCheck, withCheck } from "./checks.ts";
import { MAX_CHECKS } from "./edits.ts";
import { formulaField } from "./formula-field.ts";
import { type PartProps, part, problemAt, textField, wrongLine } from "./parts.ts";

export function checksPart(props: PartProps): TemplateResult {
  const { pad } = props;
  const { checks = [] } = pad;
  return part(
    "checks",
    t("maker.checks"),
    html`<p class="option-hint">${t("maker.checks.hint")}</p>
      <ol class="maker-fields">${checks.map((check, at) => checkRow(props, check, at))}</ol>
      ${checks.length < MAX_CHECKS ? addKeys(props) : nothing}`,
  );
}

function checkRow(props: PartProps, check: PadCheck, at: number): TemplateResult {
  const { pad, problems, onEdit } = props;
  const isByHand = props.isByHand(`checks.${at}.holds`) || !wordsOf(check.name);
  const shape = isByHand ? null : readCheck(check.holds);
  const remove = html`<button class="side-button sign" type="button" aria-label=${t("maker.check.remove", { name: wordsOf(check.name) })}
    @click=${() => onEdit(removeCheck(pad, at))}>${icon("close", 20)}</button>`;
  if (!shape)
    return html`<li class="maker-field" data-at="checks.${at}">${byHand(props, check, at, remove)}</li>`;
  const label = t("maker.check.number");
  return html`<li class="maker-field" data-at="checks.${at}">
    <div class="maker-line"><span class="maker-label">${wordsOf(check.name)}</span>${remove}</div>
    ${
      shape.kind === "sum" && shape.to !== "round"
        ? line(
            label,
            numberField(wordsOf(check.name), shape.to, 0, (to) =>
              onEdit(setCheck(pad, { ...shape, to: to ?? 0 }, at), `checks.${at}`),
            ),
          )
        : nothing
    }${wrongLine(problems, "checks", at)}</li>`;
}

function byHand(
  { pad, problems, onEdit }: PartProps,
  check: PadCheck,
  at: number,
  remove: TemplateResult,
): TemplateResult {
  const names = [...pad.fields.map(({ id }) => id), "points", "total", "round", "seats"];
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
    ${offeredChecks(pad).map(
      (
        shape,
      ) => html`<button class="chip is-ghost" type="button" @click=${() => onEdit(setCheck(pad, shape))}>
        ${icon("plus", 20)}<span class="chip-label">${checkName(shape, pad.fields)}</span></button>`,
    )}
    <button class="chip is-ghost" type="button" @click=${addFormula}>
      ${icon("plus", 20)}<span class="chip-label">${t("maker.check.formula")}</span></button>
  </div>`;
}

/** Return the formula with which a check begins. */
function firstHolds({ fields }: Pad): string {
  return `SUM(${fields[0]?.id}) = 0`;
}
