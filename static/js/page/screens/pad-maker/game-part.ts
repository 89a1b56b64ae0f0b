/** What the game is called, and how many play it. */

import { html, type TemplateResult } from "lit";
import { wordsOf } from "../../game-texts.ts";
import { t } from "../../messages.ts";
import { line } from "./bounds.ts";
import { MAX_SEATS, setPlain, setSeats } from "./edits.ts";
import { type PartProps, part, problemAt, textField, wrongLine } from "./parts.ts";

export function gamePart({ pad, problems, onEdit }: PartProps): TemplateResult {
  const [least, most] = pad.seats;
  const isUnnamed = problemAt(problems, "name") !== null;
  return part(
    "game",
    t("maker.game"),
    html`${textField(t("maker.name"), wordsOf(pad.name), (name) => onEdit(setPlain(pad, "name", name), "name"), isUnnamed)}
      ${wrongLine(problems, "name")}
      ${seats(t("maker.seats.least"), least, (count) => onEdit(setSeats(pad, 0, count), "seats.0"))}
      ${seats(t("maker.seats.most"), most, (count) => onEdit(setSeats(pad, 1, count), "seats.1"))}
      ${wrongLine(problems, "seats")}`,
  );
}

function seats(label: string, count: number, onCount: (count: number) => void): TemplateResult {
  return line(
    label,
    html`<number-field .label=${label} .value=${count} .low=${1} .high=${MAX_SEATS}
      @value=${({ detail }: CustomEvent<number>) => onCount(detail)}></number-field>`,
  );
}
