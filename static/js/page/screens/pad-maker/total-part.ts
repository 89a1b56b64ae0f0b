/** What becomes of a total after a round: it stays, a shape with figures to tap, or a formula written by hand. */

import { html, nothing, type TemplateResult } from "lit";
import type { Formula } from "../../../types.ts";
import { t } from "../../messages.ts";
import { choiceRow } from "../../parts/choice-row.ts";
import { line, numberField } from "./bounds.ts";
import { idsOf, setPlain } from "./edits.ts";
import { formulaField } from "./formula-field.ts";
import { type PartProps, problemAt, wrongLine } from "./parts.ts";
import {
  ADDED_UP,
  readTotal,
  TOTAL_SHAPES,
  type TotalShape,
  totalWords,
  writeTotal,
} from "./total-shapes.ts";

const LIMIT = 999_999;

type Way = "stays" | TotalShape["kind"] | "formula";

export function totalRows(props: PartProps): TemplateResult {
  const { pad, problems, onEdit, isByHand, onByHand } = props;
  const { total = null } = pad;
  const label = t("maker.total");
  const shape = total === null || isByHand("total") ? null : readTotal(total);
  const way: Way = total === null ? "stays" : (shape?.kind ?? "formula");
  const set = (value: Formula | null, place?: string) => onEdit(setPlain(pad, "total", value), place);
  const onWay = (chosen: Way) => {
    const first = TOTAL_SHAPES.find(({ kind }) => kind === chosen);
    const own = total === null ? null : readTotal(total); // its figures stay, also where it was written by hand
    if (first && chosen !== way) set(writeTotal(own?.kind === chosen ? own : first));
    if (chosen === "stays") set(null);
    if (chosen === "formula" && total === null) set(ADDED_UP);
    onByHand("total", chosen === "formula");
  };
  return html`<p class="option-hint">${label}</p>
    ${choiceRow(label, waysOf(shape), way, onWay)}
    ${shape ? figures(shape, (changed, place) => set(writeTotal(changed), `total.${place}`)) : nothing}
    ${
      way === "formula"
        ? formulaField(
            label,
            total ?? "",
            [...idsOf(pad.fields), "points", "total", "round", "seats"],
            problemAt(problems, "total"),
            (value) => set(value, "total"),
          )
        : wrongLine(problems, "total")
    }`;
}

/** Return what may become of a total: each shape by an example, the one that is chosen with its figures. */
function waysOf(chosen: TotalShape | null): { value: Way; label: string }[] {
  const shapes = TOTAL_SHAPES.map((shape) => (shape.kind === chosen?.kind ? chosen : shape));
  return [
    { value: "stays", label: t("maker.total.stays") },
    ...shapes.map((shape) => ({ value: shape.kind, label: totalWords(shape) })),
    { value: "formula", label: t("maker.total.formula") },
  ];
}

/** Render the figures of what becomes of a total. */
function figures(shape: TotalShape, set: (shape: TotalShape, place: string) => void): TemplateResult {
  const figure = (label: string, value: number, onValue: (value: number) => void) =>
    line(
      label,
      numberField(label, value, -LIMIT, (typed) => onValue(typed ?? 0)),
    );
  if (shape.kind === "floor")
    return figure(t("maker.total.least"), shape.least, (least) => set({ ...shape, least }, "least"));
  if (shape.kind === "first")
    return figure(t("maker.total.needed"), shape.from, (from) => set({ ...shape, from }, "from"));
  if (shape.kind === "reaches")
    return html`${figure(t("maker.total.reached"), shape.from, (from) => set({ ...shape, from }, "from"))}
      ${figure(t("maker.total.worth"), shape.worth, (worth) => set({ ...shape, worth }, "worth"))}`;
  return html`${figure(t("maker.total.from"), shape.from, (from) => set({ ...shape, from }, "from"))}
    ${figure(t("maker.total.to"), shape.to, (to) => set({ ...shape, to }, "to"))}`;
}
