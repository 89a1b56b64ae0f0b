/** What must hold of the rows of each player: checks that can be tapped, read from their formulas. */

import type { Formula, Pad, PadRow } from "../../../types.ts";
import { t } from "../../messages.ts";
import { fieldName, idsOf } from "./edits.ts";

export type RowCheck =
  /** These rows come to so much together at most. */
  | { kind: "most"; ids: string[]; most: number }
  /** One of these rows at most is anything but nought. */
  | { kind: "one"; ids: string[] };

const FIRST_MOST = 10;
/** As many signs as the name of a check may have. */
const MAX_NAME = 100;

/** Return the rows that checks know: those that are filled in, and subtotals. */
export function checkedRows(pad: Pad): PadRow[] {
  return (pad.rows ?? []).filter(({ kind }) => kind !== "computed");
}

/** Return the checks that can be tapped, about the first two rows: about one row alone its bounds say it. */
export function offeredRowChecks(pad: Pad): RowCheck[] {
  const ids = idsOf(checkedRows(pad)).slice(0, 2);
  return ids.length < 2
    ? []
    : [
        { kind: "most", ids, most: FIRST_MOST },
        { kind: "one", ids },
      ];
}

export function writeRowCheck(check: RowCheck): string {
  return check.kind === "most"
    ? `${check.ids.join(" + ")} <= ${check.most}`
    : `${check.ids.map((id) => `(${id} <> 0)`).join(" + ")} <= 1`;
}

/** Return the shape of a check; null where it was written by hand. */
export function readRowCheck(holds: Formula, pad: Pad): RowCheck | null {
  const text = String(holds).replaceAll(" ", "").toLowerCase();
  const [, sum = "", most] = /^(.+)<=(\d+)$/.exec(text) ?? [];
  const terms = sum.split("+");
  const isOne = most === "1" && terms.every((term) => /^\(\w+<>0\)$/.test(term));
  const ids = isOne ? terms.map((term) => term.slice(1, -4)) : terms;
  const known = idsOf(checkedRows(pad));
  if (new Set(ids).size < ids.length || !ids.every((id) => known.includes(id))) return null;
  return isOne ? { kind: "one", ids } : { kind: "most", ids, most: Number(most) };
}

/** Return what a check is called: what is said when it does not hold. */
export function rowCheckName(check: RowCheck, pad: Pad): string {
  const { rows = [] } = pad;
  const all = rows.filter(({ id }) => check.ids.includes(id)).map((row) => fieldName(row, rows));
  const words = (names: string) =>
    check.kind === "most"
      ? t("maker.check.rows.most", { names, most: check.most })
      : t("maker.check.rows.one", { names });
  const whole = words(all.join(", "));
  return whole.length <= MAX_NAME ? whole : words(`${all[0]} …`);
}
