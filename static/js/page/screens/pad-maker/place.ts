/** A place in the round: to whoever makes a pad a kind of its own, in the pad a number that each player has once. */

import type { Pad, PadField } from "../../../types.ts";
import { t } from "../../messages.ts";
import { readCheck, removeCheck, setCheck } from "./checks.ts";
import { pointsOf, renameField, setField, setPlain } from "./edits.ts";
import { FIRST_PAIRS, isNumber, readShape, writeShape } from "./shapes.ts";

/** Whether a field goes from 1 to how many play, each once. */
export function isPlace(pad: Pad, field: PadField): boolean {
  const { least, most, of } = field;
  return isNumber(field) && !of && least === 1 && most === "seats" && onceOf(pad, field) >= 0;
}

/**
 * Return the pad with a number as a place in the round.
 *
 * It counts by a table: 10 for the first, 6 for the second. Beside other things that count it counts nothing at first.
 * Formulas and entries go on calling it as they do where it is `fixed`.
 */
export function asPlace(pad: Pad, at: number, fixed?: ReadonlySet<string>): Pad {
  const field = pad.fields[at];
  if (!field) return pad;
  const isNamed = field.name && field.name !== t("maker.field.first");
  const named = isNamed ? pad : renameField(pad, at, t("maker.place.name"), fixed);
  const bounded = setField(named, at, { least: 1, most: "seats", of: null });
  const { id } = bounded.fields[at] ?? field;
  const counted = withPoints(bounded, id);
  return onceOf(counted, { ...field, id }) < 0 ? setCheck(counted, { kind: "once", field: id }) : counted;
}

/** Return the pad with a place as any number; its check goes with it. */
export function withoutPlace(pad: Pad, at: number): Pad {
  const field = pad.fields[at];
  if (!field) return pad;
  return setField(removeCheck(pad, onceOf(pad, field)), at, { least: null, most: null });
}

/** Return the pad in which a place no longer counts as the number it is. */
function withPoints(pad: Pad, id: string): Pad {
  const shape = readShape(pointsOf(pad), pad.fields);
  if (shape?.kind !== "sum") return pad;
  const parts = shape.parts.filter((part) => part.id !== id);
  const table = { kind: "table", number: id, pairs: FIRST_PAIRS } as const;
  return setPlain(pad, "points", writeShape(parts.length ? { kind: "sum", parts } : table));
}

/** Return the place of the check by which each number of a field is there once; -1 for none. */
function onceOf({ checks = [] }: Pad, { id }: Pick<PadField, "id">): number {
  return checks.findIndex(({ holds }) => {
    const shape = readCheck(holds);
    return shape?.kind === "once" && shape.field === id;
  });
}
