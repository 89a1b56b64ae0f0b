/** What the game is called, and how many play it. */

import { html, type TemplateResult } from "lit";
import type { Pad } from "../../../types.ts";
import { wordsOf } from "../../game-texts.ts";
import { t } from "../../messages.ts";
import { choiceRow } from "../../parts/choice-row.ts";
import { line } from "./bounds.ts";
import { renameChecks } from "./checks.ts";
import { MAX_SEATS, setPlain, setSeats, setTeams } from "./edits.ts";
import { type PartProps, part, problemAt, textField, wrongLine } from "./parts.ts";

export function gamePart({ pad, problems, onEdit }: PartProps): TemplateResult {
  const [least, most] = pad.seats;
  const isUnnamed = problemAt(problems, "name") !== null;
  return part(
    "game",
    t("maker.game"),
    html`${textField(t("maker.name"), wordsOf(pad.name), (name) => onEdit(setPlain(pad, "name", name), "name"), isUnnamed)}
      ${wrongLine(problems, "name")}
      ${teamsRow(pad, onEdit)}
      ${seats(t(pad.teams ? "maker.teams.least" : "maker.seats.least"), least, (count) => onEdit(setSeats(pad, 0, count), "seats.0"))}
      ${seats(t(pad.teams ? "maker.teams.most" : "maker.seats.most"), most, (count) => onEdit(setSeats(pad, 1, count), "seats.1"))}
      ${wrongLine(problems, "seats")}`,
  );
}

/** Render how many partners play together; a game in teams of which the pad says nothing is for single players, too. */
function teamsRow(pad: Pad, onEdit: PartProps["onEdit"]): TemplateResult {
  const label = t("maker.teams");
  const options = [null, 2, 3, 4].map((value) => ({
    value,
    label: t(value ? "maker.teams.of" : "maker.teams.none", { count: value ?? 0 }),
  }));
  return html`<p class="option-hint">${label}</p>
    ${choiceRow(label, options, pad.teams ?? null, (teams) => onEdit(renameChecks(pad, setTeams(pad, teams))))}`;
}

function seats(label: string, count: number, onCount: (count: number) => void): TemplateResult {
  return line(
    label,
    html`<number-field .label=${label} .value=${count} .low=${1} .high=${MAX_SEATS}
      @value=${({ detail }: CustomEvent<number>) => onCount(detail)}></number-field>`,
  );
}
