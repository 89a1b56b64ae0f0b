/** What a round is worth to a player: a shape with figures to tap, or a formula written by hand. */

import { html, nothing, type TemplateResult } from "lit";
import type { Pad } from "../../../types.ts";
import { t } from "../../messages.ts";
import { choiceRow } from "../../parts/choice-row.ts";
import { line, numberField } from "./bounds.ts";
import { fieldName, pointsOf, setPlain } from "./edits.ts";
import { formulaField } from "./formula-field.ts";
import { type PartProps, part, problemAt, problemLine } from "./parts.ts";
import {
  isNumber,
  MAX_FACTOR,
  offeredShapes,
  readShape,
  type Shape,
  withFactor,
  writeShape,
} from "./shapes.ts";
import { tableRows } from "./tables.ts";

export function pointsPart(props: PartProps): TemplateResult {
  const { pad, isByHand, onByHand } = props;
  const shape = isByHand("points") ? null : readShape(pointsOf(pad), pad.fields);
  const offered = offeredShapes(pad.fields);
  const tooDear = props.problems.find(({ code }) => code === "pad.cost");
  return part(
    "points",
    t("maker.points"),
    html`<div class="maker-shapes" role="group" aria-label=${t("maker.points")}>
        ${offered.map((other) => shapeKey(props, other, shape?.kind === other.kind))}
        <button class="maker-shape" type="button" aria-pressed=${shape === null} @click=${() => onByHand("points")}>${t("maker.shape.formula")}</button>
      </div>
      ${shape ? particulars(props, shape) : byHand(props)}
      ${problemLine(tooDear)}`,
  );
}

function shapeKey({ pad, onEdit, onByHand }: PartProps, shape: Shape, isChosen: boolean): TemplateResult {
  const onTap = () => {
    onByHand("points", false);
    if (!isChosen) onEdit(setPlain(pad, "points", writeShape(shape)));
  };
  return html`<button class="maker-shape" type="button" aria-pressed=${isChosen} @click=${onTap}>${shapeWords(shape, pad)}</button>`;
}

/** Say what a shape is, with the names of the fields that are in it. */
function shapeWords(shape: Shape, pad: Pad): string {
  const name = (id: string) => {
    const field = pad.fields.find((one) => one.id === id);
    return field ? fieldName(field, pad.fields) : id;
  };
  switch (shape.kind) {
    case "sum":
      return shape.parts.length === 1
        ? t("maker.shape.number", { name: name(shape.parts[0]?.id ?? "") })
        : t("maker.shape.sum");
    case "bid":
      return t("maker.shape.bid", { bid: name(shape.bid), got: name(shape.got) });
    case "times":
      return t("maker.shape.times", { one: name(shape.one), other: name(shape.other) });
    case "bonus":
    case "table":
    case "places":
    case "places.low":
      return t(`maker.shape.${shape.kind}`, { name: name(shape.number) });
    default:
      return t(`maker.shape.${shape.kind}`, { flag: name(shape.flag), number: name(shape.number) });
  }
}

/** Render the figures of a shape. */
function particulars(props: PartProps, shape: Shape): TemplateResult | typeof nothing {
  const { pad, onEdit } = props;
  const set = (changed: Shape, place: string) =>
    onEdit(setPlain(pad, "points", writeShape(changed)), place ? `points.${place}` : undefined);
  if (shape.kind === "sum") {
    const { parts } = shape;
    const factorOf = (id: string) => parts.find((one) => one.id === id)?.factor ?? 0;
    return html`${pad.fields.map((field) => {
      const label = t("maker.times", { name: fieldName(field, pad.fields) });
      const onFactor = (factor: number | null) =>
        set(withFactor(parts, pad.fields, field.id, factor ?? 0), field.id);
      return line(label, numberField(label, factorOf(field.id), -MAX_FACTOR, onFactor));
    })}`;
  }
  if (shape.kind === "bid") {
    const figure = (key: "base" | "each" | "off") => {
      const label = t(`maker.bid.${key}`);
      return line(
        label,
        numberField(label, shape[key], 0, (value) => set({ ...shape, [key]: value ?? 0 }, key)),
      );
    };
    return html`${figure("base")}${figure("each")}${figure("off")}`;
  }
  if (shape.kind === "penalty") return penalty(shape, set);
  if (shape.kind === "bonus") return bonus(pad, shape, set);
  if (shape.kind === "table" || shape.kind === "places" || shape.kind === "places.low") {
    const isCounted = shape.kind !== "table";
    return html`${numberRow(pad, shape.number, (number) => set({ ...shape, number }, "number"))}${tableRows(
      shape.pairs,
      (from) => (isCounted ? t("maker.place", { place: from }) : t("maker.table.worth", { from })),
      (pairs, place = "") => set({ ...shape, pairs }, place),
      isCounted,
    )}`;
  }
  if (shape.kind !== "won") return nothing;
  const label = t("maker.won.lost");
  return line(
    label,
    numberField(label, shape.lost, 0, (value) => set({ ...shape, lost: value ?? 0 }, "lost")),
  );
}

/** Render which number it is, where there are several. */
function numberRow(
  { fields }: Pad,
  number: string,
  onNumber: (id: string) => void,
): TemplateResult | typeof nothing {
  const numbers = fields
    .filter(isNumber)
    .map((field) => ({ value: field.id, label: fieldName(field, fields) }));
  return numbers.length > 1 ? choiceRow(t("maker.points"), numbers, number, onNumber) : nothing;
}

/** Render from where on a bonus is given, and how much. */
function bonus(
  pad: Pad,
  shape: Shape & { kind: "bonus" },
  set: (shape: Shape, place: string) => void,
): TemplateResult {
  const figure = (key: "from" | "worth", label: string) => {
    const onValue = (value: number | null) => set({ ...shape, [key]: value ?? 0 }, key);
    return line(label, numberField(label, shape[key], -MAX_FACTOR, onValue));
  };
  return html`${numberRow(pad, shape.number, (number) => set({ ...shape, number }, "number"))}
    ${figure("from", t("maker.bonus.from"))}${figure("worth", t("maker.extra.bonus.worth"))}`;
}

/** Render what a penalty is, and who is spared it. */
function penalty(
  shape: Shape & { kind: "penalty" },
  set: (shape: Shape, place: string) => void,
): TemplateResult {
  const figure = (key: "times" | "more", low: number) => {
    const label = t(`maker.penalty.${key}`);
    const onValue = (value: number | null) => set({ ...shape, [key]: value ?? low }, key);
    return line(label, numberField(label, shape[key], low, onValue));
  };
  const ways = [true, false].map((value) => ({
    value,
    label: t(value ? "maker.penalty.alone" : "maker.penalty.level"),
  }));
  return html`${figure("times", 1)}${figure("more", 0)}
    <p class="option-hint">${t("maker.penalty.spared")}</p>
    ${choiceRow(t("maker.penalty.spared"), ways, shape.isAlone, (isAlone) => set({ ...shape, isAlone }, "alone"))}`;
}

function byHand({ pad, problems, onEdit }: PartProps): TemplateResult {
  const names = [...pad.fields.map(({ id }) => id), "round", "seats", "total"];
  return formulaField(
    t("maker.shape.formula"),
    pointsOf(pad),
    names,
    problemAt(problems, "points"),
    (value) => onEdit(setPlain(pad, "points", value), "points"),
    readShape(pointsOf(pad), pad.fields) !== null,
  );
}
