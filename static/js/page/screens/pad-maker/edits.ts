/**
 * Edits of a pad that is being made: each takes a pad and returns another one.
 *
 * What fields are called in formulas follows from their names, so that nobody has to think of it: whoever
 * renames a field finds its new name in every formula.
 */

import type { Formula, Pad, PadField, PadRow } from "../../../types.ts";
import { wordsOf } from "../../game-texts.ts";
import { t } from "../../messages.ts";
import { isComputed } from "../../recorders/pad/round.ts";
import { isCounted, isNumber, readShape, sumOf, writeShape } from "./shapes.ts";

/** What is written down: a field of each round, or a row. */
export type PadItem = Omit<PadField, "kind"> & Pick<PadRow, "kind" | "points">;
export type FieldKind = NonNullable<PadField["kind"]>;
/** Keys of a pad that stand for themselves. */
type Plain =
  | "name"
  | "note"
  | "teams"
  | "points"
  | "rounds"
  | "target"
  | "total"
  | "out"
  | "deals"
  | "begins"
  | "tie"
  | "ends"
  | "wins"
  | "seats"
  | "checks";

/** What formulas know besides the fields, and words that would be read as functions. */
const TAKEN = /^(?:round|seats|total|points|abs|and|count|if|lookup|max|min|not|or|quotient|rank|sum)$/;
const MAX_ID = 20;
/** Names in formulas, those of functions among them. */
const WORD = /[a-z_]\w*/gi;

const NONE: ReadonlySet<string> = new Set();

export const MAX_FIELDS = 12;
export const MAX_CHOICES = 24;
export const MAX_CHECKS = 12;
export const MAX_SEATS = 12;

/** Return a pad of which nothing is known but that a number is written down. */
export function emptyPad(field: string): Pad {
  const id = idFor(field, []);
  const fields = [{ id, name: field }];
  return { name: "", kind: "rounds", seats: [2, 6], fields, points: id, wins: "high" };
}

/** Return what is written down by a pad: its fields, or its rows. */
export function itemsOf({ fields, rows }: Pad): PadItem[] {
  return rows ?? fields;
}

/** Return the key under which a pad has what is written down. */
export function itemsKey({ rows }: Pad): "fields" | "rows" {
  return rows ? "rows" : "fields";
}

export function withItems(pad: Pad, items: PadItem[]): Pad {
  return { ...pad, [itemsKey(pad)]: items };
}

/** Return the pad with another value of a key; null or nothing leaves the key out. */
export function setPlain<Key extends Plain>(pad: Pad, key: Key, value: Pad[Key] | null): Pad {
  const { [key]: _, ...rest } = pad;
  const isLeftOut = value === null || value === undefined || (key === "note" && value === "");
  return (isLeftOut ? rest : { ...pad, [key]: value }) as Pad;
}

/** Return the pad for other numbers of players; the fewest are never more than the most. */
export function setSeats(pad: Pad, end: 0 | 1, count: number): Pad {
  const [least, most] = pad.seats;
  const seats: [number, number] =
    end === 0 ? [count, Math.max(count, most)] : [Math.min(count, least), count];
  return { ...pad, seats };
}

/** Return the pad with another least or most of a number; one that was beyond it follows. */
export function setBound(pad: Pad, at: number, end: "least" | "most", value: Formula | null): Pad {
  const item: Partial<PadItem> = { ...itemsOf(pad)[at], [end]: value ?? undefined };
  const { least = 0, most } = item;
  const isCrossed = typeof least === "number" && typeof most === "number" && least > most;
  return setField(pad, at, isCrossed ? { least: value || null, most: value ?? 0 } : { [end]: value });
}

/** Return the pad for so many partners at a seat, null for none; who plays at most stays within the table. */
export function setTeams(pad: Pad, teams: number | null): Pad {
  if (teams === (pad.teams ?? null)) return pad;
  const before = pad.teams ?? 1;
  const most = Math.max(2, Math.floor((pad.seats[1] * before) / (teams ?? 1)));
  return setSeats(setSeats(setPlain(pad, "teams", teams), 0, 2), 1, Math.min(MAX_SEATS, most));
}

/** Return the pad with one more thing that is written down; a number counts at once where all numbers are added up. */
export function addField(pad: Pad, kind: FieldKind, name: string): Pad {
  const id = idFor(name, idsOf(pad.fields));
  const field = kindFields({ id, name }, kind, pad.fields);
  return withFields(pad, [...pad.fields, field]);
}

/** Return a field of a kind, with what that needs: what is worked out begins as the first number of the others. */
function kindFields(field: PadField, kind: FieldKind, others: readonly PadField[]): PadField {
  if (kind === "number") return field;
  if (kind === "choice") return { ...field, kind, choices: [] };
  return kind === "computed" ? { ...field, kind, is: others.find(isNumber)?.id ?? 0 } : { ...field, kind };
}

/** Return the names that the formula of a field knows which is worked out. */
export function namesFor({ fields }: Pad, at: number): string[] {
  const known = fields.filter((field, place) => !isComputed(field) || place < at);
  return [...idsOf(known), "round", "seats", "total"];
}

/** Return the pad with a field, or a row, changed; what is null is left out. */
export function setField(
  pad: Pad,
  at: number,
  change: { [Key in keyof PadItem]?: PadItem[Key] | null },
): Pad {
  const items = itemsOf(pad).map((item, place) => {
    if (place !== at) return item;
    const changed = Object.entries({ ...item, ...change }).filter(([, value]) => value !== null);
    return Object.fromEntries(changed) as unknown as PadItem;
  });
  return withItems(pad, items);
}

/**
 * Return the pad with a field, or a row, under another name, by which formulas call it from now on. Formulas and
 * entries go on calling it as they do where it is `fixed`: games have figures of it.
 */
export function renameField(pad: Pad, at: number, name: string, fixed: ReadonlySet<string> = NONE): Pad {
  const field = itemsOf(pad)[at];
  if (!field) return pad;
  const others = idsOf(itemsOf(pad)).filter((_, place) => place !== at);
  const id = fixed.has(field.id) ? field.id : idFor(name, others);
  const renamed = setField(
    mapFormulas(pad, (text) => renameIn(text, field.id, id)),
    at,
    { id, name },
  );
  const items = itemsOf(renamed).map((one) => (one.of === field.id ? { ...one, of: id } : one));
  return withItems(pad.rows && pad.tie === field.id ? { ...renamed, tie: id } : renamed, items);
}

/** Return the pad with a field of another kind: what only the former kind has goes. */
export function setKind(pad: Pad, at: number, kind: FieldKind): Pad {
  const field = pad.fields[at];
  if (!field || (field.kind ?? "number") === kind) return pad;
  const { id, name, of } = field;
  const others = pad.fields.filter((one) => one !== field);
  const plain = kindFields({ id, name, ...(of && { of }) }, kind, others);
  const fields = pad.fields.map((one, place) => (place === at ? plain : one));
  return withFields(pad, kind === "flag" ? fields : withoutCondition(fields, id));
}

/** Return the pad with a field, or a row, one place earlier or later. */
export function moveField(pad: Pad, at: number, by: 1 | -1): Pad {
  const items = [...itemsOf(pad)];
  const [item] = items.splice(at, 1);
  if (!item || at + by < 0 || at + by > items.length) return pad;
  items.splice(at + by, 0, item);
  return withItems(pad, items);
}

/** Whether nothing else is asked than a field. */
export function isLastAsked({ fields }: Pad, field: PadField): boolean {
  return fields.every((one) => one === field || isComputed(one));
}

/** Return the pad without a field, and without the checks that speak of it; one that is asked stays always. */
export function removeField(pad: Pad, at: number): Pad {
  const field = pad.fields[at];
  if (!field || isLastAsked(pad, field)) return pad;
  const fields = withoutCondition(pad.fields, field.id).filter((_, place) => place !== at);
  const checks = pad.checks?.filter(({ holds }) => !wordsIn(holds).includes(field.id));
  return withFields(setPlain(pad, "checks", checks?.length ? checks : null), fields);
}

/** Return the pad with the choices of a field changed; of one that is `fixed` those stay which entries may have. */
export function setChoices(
  pad: Pad,
  at: number,
  choices: [name: string, worth: number][],
  fixed: ReadonlySet<string> = NONE,
): Pad {
  const item = itemsOf(pad)[at];
  const former = item && fixed.has(item.id) ? (item.choices ?? []) : [];
  const isRename = former.length === choices.length;
  const ids: string[] = [];
  const named = choices.map(([name, worth], place) => {
    const same = isRename ? former[place] : former.find((one) => wordsOf(one.name) === name);
    const id =
      same && !ids.includes(same.id) ? same.id : idFor(name, [...ids, ...former.map((one) => one.id)]);
    ids.push(id);
    return { id, name, worth };
  });
  return setField(pad, at, { choices: named });
}

/** Return the word by which formulas call what people call so: small letters, figures and _. */
export function idFor(name: string, taken: readonly string[]): string {
  const spelt = name
    .replace(/ß/g, "ss")
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^[_\d]+|_+$/g, "")
    .slice(0, MAX_ID - 3)
    .replace(/_+$/, "");
  const stem = spelt || "field";
  for (let no = !spelt || TAKEN.test(stem) ? 1 : 0; ; no++) {
    const id = no ? `${stem}_${no}` : stem;
    if (!taken.includes(id)) return id;
  }
}

/** Return what a round is worth by a pad. */
export function pointsOf({ points = 0 }: Pad): Formula {
  return points;
}

/** Return the names in a formula, those of functions among them, in small letters. */
export function wordsIn(formula: Formula): string[] {
  return String(formula).toLowerCase().match(WORD) ?? [];
}

/** Return the pad with other fields; points that are understood go on with those that are left. */
function withFields(pad: Pad, fields: PadField[]): Pad {
  const shape = readShape(pointsOf(pad), pad.fields);
  const changed = { ...pad, fields };
  if (!shape) return changed;
  const before = idsOf(pad.fields);
  if (shape.kind === "sum") {
    const added = fields.filter((one) => !before.includes(one.id) && isCounted(one));
    const parts = [...shape.parts, ...added.map(({ id }) => ({ id, factor: 1 }))];
    const ids = idsOf(fields);
    const left = parts.filter(({ id }) => ids.includes(id));
    const isEmptied = parts.length > 0 && left.length === 0; // then a yes or no counts, or a round is worth nothing
    return { ...changed, points: writeShape({ ...shape, parts: isEmptied ? onceEach(fields) : left }) };
  }
  const isWhole = readShape(pointsOf(pad), fields) !== null;
  return isWhole ? changed : { ...changed, points: writeShape(sumOf(fields)) };
}

/** Return every yes or no, once. */
function onceEach(fields: readonly PadField[]): { id: string; factor: number }[] {
  return fields.filter(({ kind }) => kind === "flag").map(({ id }) => ({ id, factor: 1 }));
}

function withoutCondition(fields: PadField[], flag: string): PadField[] {
  return fields.map(({ of, ...field }) => (of && of !== flag ? { ...field, of } : field));
}

/** Return the pad with every formula changed; what has none that changes stays the same object, which keeps steps small. */
function mapFormulas(pad: Pad, change: (text: string) => string): Pad {
  const formula = (value: Formula): Formula => (typeof value === "string" ? change(value) : value);
  const mapped = <One extends object>(one: One, keys: readonly (keyof One)[]): One => {
    const changed = keys.filter((key) => one[key] !== undefined && formula(one[key] as Formula) !== one[key]);
    const entries = changed.map((key) => [key, formula(one[key] as Formula)]);
    return changed.length ? { ...one, ...Object.fromEntries(entries) } : one;
  };
  const items = itemsOf(pad).map((item) => mapped(item, ["is", "least", "most", "points"]));
  const checks = pad.checks?.map((check) => mapped(check, ["holds"]));
  const { ends, points, total = null } = pad;
  return {
    ...withItems(pad, items),
    ...(points !== undefined && { points: formula(points) }),
    ...(checks && { checks }),
    ...(ends !== undefined && { ends: formula(ends) }),
    ...(total !== null && { total: formula(total) }),
  };
}

function renameIn(text: string, from: string, to: string): string {
  return text.replace(WORD, (word) => (word.toLowerCase() === from ? to : word));
}

export function idsOf(fields: readonly PadItem[]): string[] {
  return fields.map(({ id }) => id);
}

/** Return the names of fields that stay in formulas, as games by a pad have figures of them; null: of a pad that is new. */
export function fixedIds(pad: Pad | null): ReadonlySet<string> {
  return pad ? new Set(idsOf(itemsOf(pad))) : NONE;
}

/** Return what a field is called, or where it has no name yet, which one of all it is: "No. 2". */
export function fieldName(item: PadItem, items: readonly PadItem[]): string {
  return wordsOf(item.name) || t("maker.numbered", { no: items.indexOf(item) + 1 });
}
