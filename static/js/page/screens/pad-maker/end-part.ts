/** When a game is over, and who has won it then. */

import { html, nothing, type TemplateResult } from "lit";
import type { Formula, Pad } from "../../../types.ts";
import { wordsOf } from "../../game-texts.ts";
import { t } from "../../messages.ts";
import { choiceRow } from "../../parts/choice-row.ts";
import { LIMIT, line, numberField } from "./bounds.ts";
import { setPlain } from "./edits.ts";
import { formulaField } from "./formula-field.ts";
import { type PartProps, part, problemAt, wrongLine } from "./parts.ts";
import { totalRows } from "./total-part.ts";
import { outRow, tieRow } from "./turns-part.ts";

const FIRST_ROUNDS = 10;
const FIRST_TARGET = 100;
/** A pack of cards that is dealt out: its number by players is that of the rounds. */
const FIRST_CARDS = 60;
const FIRST_FORMULAS = { rounds: "2*seats", ends: "MAX(total + points) >= 100" };

export function endPart(props: PartProps): TemplateResult {
  const { pad, onEdit } = props;
  const note = wordsOf(pad.note ?? "");
  const wins = (["high", "low"] as const).map((value) => ({ value, label: t(`maker.wins.${value}`) }));
  return part(
    "end",
    t(pad.rows ? "maker.wins" : "maker.end"),
    html`${choiceRow(t("maker.wins"), wins, pad.wins ?? "high", (value) => onEdit(setPlain(pad, "wins", value)))}
      ${pad.rows ? nothing : whenOver(props)}
      ${tieRow(props)}
      <textarea class="maker-text" rows="2" maxlength="280" aria-label=${t("maker.note")} placeholder=${t("maker.note")} .value=${note}
        @input=${(event: Event) => onEdit(setPlain(pad, "note", (event.target as HTMLTextAreaElement).value), "note")}></textarea>`,
  );
}

/** Render what ends a game of rounds: a total, a number of rounds, a formula. */
function whenOver(props: PartProps): TemplateResult {
  const { pad, problems, onEdit, onByHand } = props;
  const { ends } = pad;
  const low = props.isByHand("ends") ? null : lowOf(pad);
  const names = [...pad.fields.map(({ id }) => id), "points", "total", "round", "seats"];
  const onEnds = (value: Formula | null, place?: string) => onEdit(setPlain(pad, "ends", value), place);
  const onFormula = () => (low === null ? onEnds(FIRST_FORMULAS.ends) : onByHand("ends"));
  const onNone = () => {
    onEnds(null);
    onByHand("ends", false);
  };
  return html`${line(
    t("maker.target"),
    numberField(
      t("maker.target"),
      low ?? pad.target ?? null,
      -LIMIT,
      (value) => onEdit(setTarget(pad, low, value), "target"),
      t("maker.none"),
      FIRST_TARGET,
    ),
  )}
      ${low === null ? nothing : html`<p class="option-hint">${t("maker.target.low")}</p>`}
      ${wrongLine(problems, "target")}
      ${totalRows(props)}
      ${outRow(props)}
      ${roundsRows(props)}
      ${
        ends === undefined || low !== null
          ? html`<button class="chip is-ghost" type="button" @click=${onFormula}><span class="chip-label">${t("maker.ends.add")}</span></button>`
          : html`<p class="option-hint">${t("maker.ends")}</p>
            ${formulaField(t("maker.ends"), ends, names, problemAt(problems, "ends"), (value) => onEnds(value, "ends"), ends === FIRST_FORMULAS.ends)}
            <button class="side-button" type="button" @click=${onNone}>${t("maker.remove")}</button>`
      }`;
}

const LOW = /^min\(total\+points\)<=(-?\d+)$/;

/** Return the points at or below which the game is over, where that is all that is said of totals; no `target` is below 1. */
function lowOf({ target, ends }: Pad): number | null {
  return ends === undefined || target ? null : numberIn(LOW, ends);
}

/** Return the pad that is over at these points: from 1 up as its target, below by a formula, unless it has one of its own. */
function setTarget(pad: Pad, low: number | null, value: number | null): Pad {
  const plain = low === null ? pad : setPlain(pad, "ends", null);
  return value !== null && value < 1 && plain.ends === undefined
    ? setPlain(setPlain(plain, "target", null), "ends", `MIN(total + points) <= ${value}`)
    : setPlain(plain, "target", value);
}

/** Return the number in a formula of a shape, where it has that. */
function numberIn(shape: RegExp, formula: Formula): number | null {
  const [, found] = shape.exec(String(formula).replaceAll(" ", "").toLowerCase()) ?? [];
  return found === undefined ? null : Number(found);
}

type Way = "any" | "number" | "cards" | "formula";
const CARDS = /^quotient\((\d+),seats\)$/;

/** Return how many cards are dealt out, where that decides how many rounds there are. */
function cardsOf(rounds: Formula): number | null {
  return numberIn(CARDS, rounds);
}

function wayOf(rounds: Formula | null): Way {
  if (rounds === null) return "any";
  return typeof rounds === "number" ? "number" : cardsOf(rounds) === null ? "formula" : "cards";
}

function roundsRows({ pad, problems, onEdit, isByHand, onByHand }: PartProps): TemplateResult {
  const { rounds = null } = pad;
  const way = isByHand("rounds") && typeof rounds === "string" ? "formula" : wayOf(rounds);
  const set = (value: Formula | null, place?: string) => onEdit(setPlain(pad, "rounds", value), place);
  const ways: Way[] = ["any", "number", "cards", "formula"];
  const first = {
    any: null,
    number: FIRST_ROUNDS,
    cards: byCards(FIRST_CARDS),
    formula: FIRST_FORMULAS.rounds,
  };
  const options = ways.map((value) => ({ value, label: t(`maker.rounds.${value}`) }));
  const onWay = (chosen: Way) => {
    if (chosen !== way) set(first[chosen]);
    onByHand("rounds", chosen === "formula");
  };
  return html`<p class="option-hint">${t("maker.rounds")}</p>
    ${choiceRow(t("maker.rounds"), options, way, onWay)}
    ${
      typeof rounds === "number"
        ? line(
            "",
            numberField(t("maker.rounds"), rounds, 1, (value) => set(value ?? 1, "rounds")),
          )
        : nothing
    }
    ${
      way === "cards"
        ? line(
            t("maker.cards"),
            numberField(t("maker.cards"), cardsOf(rounds ?? 0), 1, (value) =>
              set(byCards(value ?? 1), "rounds.cards"),
            ),
          )
        : nothing
    }
    ${
      way === "formula"
        ? formulaField(
            t("maker.rounds"),
            rounds ?? "",
            ["seats"],
            problemAt(problems, "rounds"),
            (value) => {
              set(value, "rounds");
            },
            rounds === FIRST_FORMULAS.rounds,
          )
        : wrongLine(problems, "rounds")
    }`;
}

function byCards(cards: number): string {
  return `QUOTIENT(${cards}, seats)`;
}
