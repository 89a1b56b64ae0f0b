/** What is said of one player for the whole table: to whoever makes a pad a kind of its own, in the pad a check. */

import type { TemplateResult } from "lit";
import { html } from "lit";
import type { Pad, PadField } from "../../../types.ts";
import { t } from "../../messages.ts";
import { choiceRow } from "../../parts/choice-row.ts";
import { isWho, readOne } from "../../recorders/pad/one-of-all.ts";
import { removeCheck, setCheck } from "./checks.ts";
import { addField, type FieldKind, setField, setKind } from "./edits.ts";
import type { PartProps } from "./parts.ts";
import { asPlace, isPlace, withoutPlace } from "./place.ts";

export type MakerKind = FieldKind | "who" | "place";

/** Return what a field is to whoever makes the pad. */
export function makerKind(pad: Pad, field: PadField): MakerKind {
  if (isPlace(pad, field)) return "place";
  return isWho(pad, field) ? "who" : (field.kind ?? "number");
}

/** Say what a kind of field is: of a pad for partners one team has what one player has of another. */
export function kindWords({ teams }: Pad, kind: MakerKind): string {
  return t(kind === "who" && teams ? "maker.kind.who.teams" : `maker.kind.${kind}`);
}

/** Return the pad with one more thing that is written down, of any kind. */
export function addOfKind(pad: Pad, kind: MakerKind, name: string): Pad {
  if (kind !== "who" && kind !== "place") return addField(pad, kind, name);
  const plain = kind === "who" ? "flag" : "number";
  return setMakerKind(addField(pad, plain, name), pad.fields.length, kind);
}

/**
 * Return the pad with a field of another kind; with it goes the check that made it one player's, or a place. A field
 * that is `fixed` stays what formulas and entries call it.
 */
export function setMakerKind(pad: Pad, at: number, kind: MakerKind, fixed?: ReadonlySet<string>): Pad {
  const field = pad.fields[at];
  if (!field || makerKind(pad, field) === kind) return pad;
  const former = isPlace(pad, field) ? withoutPlace(pad, at) : pad;
  if (kind !== "who") {
    const place = placeOf(former, field);
    const free = isWho(former, field) && place >= 0 ? removeCheck(former, place) : former;
    return kind === "place" ? asPlace(setKind(free, at, "number"), at, fixed) : setKind(free, at, kind);
  }
  const flagged = setField(setKind(former, at, "flag"), at, { of: null });
  return placeOf(flagged, field) < 0
    ? setCheck(flagged, { kind: "one", field: field.id, isAtMost: false })
    : flagged;
}

/** Render whether it has to be somebody. */
export function whoRow({ pad, onEdit }: PartProps, field: PadField): TemplateResult {
  const place = placeOf(pad, field);
  const isAtMost = readOne(pad.checks?.[place]?.holds ?? "")?.isAtMost ?? false;
  const ways = [
    { value: "one", label: t("maker.who.one") },
    { value: "at_most", label: t("maker.who.at_most") },
  ];
  const onWay = (way: string) =>
    onEdit(setCheck(pad, { kind: "one", field: field.id, isAtMost: way === "at_most" }, place));
  return html`<p class="option-hint">${t("maker.who")}</p>
    ${choiceRow(t("maker.who"), ways, isAtMost ? "at_most" : "one", onWay)}`;
}

function placeOf({ checks = [] }: Pad, { id }: PadField): number {
  return checks.findIndex(({ holds }) => readOne(holds)?.field === id);
}
