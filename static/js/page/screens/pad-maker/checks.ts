/** What must hold over all players of a round: checks that can be tapped, read from their formulas. */

import type { Formula, Pad, PadCheck } from "../../../types.ts";
import { wordsOf } from "../../game-texts.ts";
import { t } from "../../messages.ts";
import { readOne } from "../../recorders/pad/one-of-all.ts";
import { fieldName, setPlain, wordsIn } from "./edits.ts";
import { type RowCheck, readRowCheck, rowCheckName, writeRowCheck } from "./row-checks.ts";

export type CheckShape =
  /** All numbers of a field come to so many, or to the round's number. */
  | { kind: "sum"; field: string; to: number | "round" }
  /** One player says yes; or one at most. */
  | { kind: "one"; field: string; isAtMost: boolean }
  /** No two have the same number: a place in the round. */
  | { kind: "once"; field: string }
  /** What some win the others lose. */
  | { kind: "nought" };

/** What a sum comes to at first, where it is a number: as many as there are at most, else a suit of cards. */
const FIRST_SUM = 13;
/** Equals share the better rank, so that the ranks of all come to less where two are equal. */
const ALL_RANKS = "QUOTIENT(seats*(seats + 1), 2)";
const NOUGHT = "SUM(points) = 0";

/** Return the checks that fit the fields and are not there yet. */
export function offeredChecks({ fields, checks = [] }: Pad): CheckShape[] {
  const found = fields.flatMap(({ id, kind, most }): CheckShape[] => {
    if (kind === "flag")
      return [
        { kind: "one", field: id, isAtMost: false },
        { kind: "one", field: id, isAtMost: true },
      ];
    if (kind === "choice" || kind === "computed") return [];
    return most === "seats"
      ? [{ kind: "once", field: id }]
      : [
          { kind: "sum", field: id, to: "round" },
          { kind: "sum", field: id, to: Number(most) || FIRST_SUM },
        ];
  });
  const shapes = checks.map(({ holds }) => readCheck(holds));
  const named = shapes.map((shape) => shape && fieldOf(shape));
  const nought: CheckShape[] = shapes.some((shape) => shape?.kind === "nought") ? [] : [{ kind: "nought" }];
  return [...found.filter((shape) => !named.includes(fieldOf(shape))), ...nought];
}

/** Return the field that a check is about; null: it is about the points. */
function fieldOf(shape: CheckShape): string | null {
  return shape.kind === "nought" ? null : shape.field;
}

export function writeCheck(shape: CheckShape): string {
  if (shape.kind === "nought") return NOUGHT;
  if (shape.kind === "once") return `SUM(RANK(${shape.field})) = ${ALL_RANKS}`;
  return shape.kind === "sum"
    ? `SUM(${shape.field}) = ${shape.to}`
    : `COUNT(${shape.field}) ${shape.isAtMost ? "<=" : "="} 1`;
}

/** Return the shape of a check; null where it was written by hand. */
export function readCheck(holds: Formula): CheckShape | null {
  const text = plain(String(holds));
  if (text === plain(NOUGHT)) return { kind: "nought" };
  const [, ranked, all] = /^sum\(rank\((\w+)\)\)=(.+)$/.exec(text) ?? [];
  if (ranked && all === plain(ALL_RANKS)) return { kind: "once", field: ranked };
  const [, summed, to = ""] = /^sum\((\w+)\)=(\d+|round)$/.exec(text) ?? [];
  if (summed) return { kind: "sum", field: summed, to: to === "round" ? to : Number(to) };
  const one = readOne(holds);
  return one && { kind: "one", ...one };
}

function plain(formula: string): string {
  return formula.replaceAll(" ", "").toLowerCase();
}

/** Whether the last check has no name yet: one that has just been added, to be written by hand. */
export function hasUnnamedCheck({ checks = [] }: Pad): boolean {
  const last = checks.at(-1);
  return last !== undefined && !wordsOf(last.name);
}

/** Return what a check is called: what is said when it does not hold. */
export function checkName(shape: CheckShape, { fields, teams }: Pad): string {
  if (shape.kind === "nought") return t("maker.check.nought");
  const field = fields.find(({ id }) => id === shape.field);
  const name = field ? fieldName(field, fields) : shape.field;
  if (shape.kind === "once") return t("maker.check.once", { name });
  if (shape.kind === "one") {
    const key = shape.isAtMost ? "maker.check.at_most" : "maker.check.one";
    return t(teams ? `${key}.teams` : key, { name });
  }
  return shape.to === "round"
    ? t("maker.check.round", { name })
    : t("maker.check.sum", { name, sum: shape.to });
}

/** Return the name that a check has by itself; null where it was written by hand. */
export function ownName({ holds }: PadCheck, pad: Pad): string | null {
  if (pad.rows) {
    const shape = readRowCheck(holds, pad);
    return shape && rowCheckName(shape, pad);
  }
  const shape = readCheck(holds);
  return shape && checkName(shape, pad);
}

/** Return the pad of rows with one more check, or another one at a place: the name people gave it lasts until its figure changes. */
export function setRowCheck(pad: Pad, check: RowCheck, at = pad.checks?.length ?? 0): Pad {
  const former = pad.checks?.[at];
  const shape = former && readRowCheck(former.holds, pad);
  const isAsMuch =
    shape?.kind === "one" || (shape?.kind === "most" && check.kind === "most" && shape.most === check.most);
  const isNamed = former && isAsMuch && former.name !== ownName(former, pad);
  const name = isNamed ? former.name : rowCheckName(check, pad);
  return withCheck(pad, { holds: writeRowCheck(check), name }, at);
}

/** Return the pad of rows without the checks that speak of a row; what was tapped goes on with the others, where there are two. */
export function dropRowFromChecks(pad: Pad, id: string): Pad {
  const rest = { ...pad, rows: (pad.rows ?? []).filter((row) => row.id !== id) };
  const checks = (pad.checks ?? []).flatMap((check): PadCheck[] => {
    if (!wordsIn(check.holds).includes(id)) return [check];
    const shape = readRowCheck(check.holds, pad);
    const left = shape && { ...shape, ids: shape.ids.filter((one) => one !== id) };
    if (!left || left.ids.length < 2) return [];
    const isOurs = check.name === ownName(check, pad);
    return [{ holds: writeRowCheck(left), name: isOurs ? rowCheckName(left, rest) : check.name }];
  });
  return setPlain(pad, "checks", checks.length ? checks : null);
}

/** Return the pad with one more check, or one with another figure at a place, which is named anew. */
export function setCheck(pad: Pad, shape: CheckShape, at?: number): Pad {
  return withCheck(pad, { holds: writeCheck(shape), name: checkName(shape, pad) }, at);
}

export function withCheck(pad: Pad, check: PadCheck, at = pad.checks?.length ?? 0): Pad {
  const checks = [...(pad.checks ?? [])];
  checks[at] = check;
  return setPlain(pad, "checks", checks);
}

export function removeCheck(pad: Pad, at: number): Pad {
  const checks = (pad.checks ?? []).filter((_, place) => place !== at);
  return setPlain(pad, "checks", checks.length ? checks : null);
}

/** Return the pad with the checks under the names that fields, rows and who plays have by now, but for names that people gave. */
export function renameChecks(before: Pad, pad: Pad): Pad {
  const checks = pad.checks?.map((check, place) => {
    const same = before.checks?.find(({ holds }) => holds === check.holds); // others may have gone
    const former = same ?? before.checks?.[place];
    const name = ownName(check, pad);
    const isOurs = name !== null && former && check.name === ownName(former, before);
    return isOurs ? { ...check, name } : check;
  });
  return checks ? { ...pad, checks } : pad;
}
