/**
 * The shapes of points that can be put together by taps, and their formulas.
 *
 * A pad has nothing but its formula: which shape that is is read from it, so that it never says anything
 * else than what counts. A formula of none of these shapes is one that was written by hand.
 */

import type { Formula, PadField } from "../../../types.ts";
import { type Pair, readTable, writeTable } from "./pairs.ts";

interface Part {
  id: string;
  factor: number;
}

export type Shape =
  /** Each field counts times its factor; a yes is 1. */
  | { kind: "sum"; parts: Part[] }
  /** Where two numbers are equal, `base` and `each` for every one; otherwise `off` for every one they differ. */
  | { kind: "bid"; bid: string; got: string; base: number; each: number; off: number }
  /** Where the player says yes, the number counts; otherwise it counts against them, times `lost`. */
  | { kind: "won"; flag: string; number: string; lost: number }
  /** Whoever says yes gets the numbers of all. */
  | { kind: "all"; flag: string; number: string }
  /** A number counts; for whoever says yes and has not the fewest, or with `isAlone` not alone, `times` as much and `more`. */
  | { kind: "penalty"; flag: string; number: string; times: number; more: number; isAlone: boolean }
  /** One thing times another. */
  | { kind: "times"; one: string; other: string }
  /** A number counts, and from so many on `worth` points more. */
  | { kind: "bonus"; number: string; from: number; worth: number }
  /** A number counts by a table. */
  | { kind: "table"; number: string; pairs: Pair[] }
  /** Points by a player's place in the round: by the most, or the fewest, of a number. */
  | { kind: "places" | "places.low"; number: string; pairs: Pair[] };

/** Points by place that are offered first. */
export const FIRST_PAIRS: Pair[] = [
  [1, 10],
  [2, 6],
  [3, 3],
  [4, 0],
];

export type ShapeKind = Shape["kind"];

/** The highest factor that can be tapped; larger ones are typed. */
export const MAX_FACTOR = 999_999;

/** Return the sum in which all that is written down counts once, but for yes or no. */
export function sumOf(fields: readonly PadField[]): Shape {
  const parts = fields.filter(isCounted).map(({ id }) => ({ id, factor: 1 }));
  return { kind: "sum", parts };
}

/** Return the shapes that fit the fields, with the figures usual in games. */
export function offeredShapes(fields: readonly PadField[]): Shape[] {
  const numbers = fields.filter(isNumber).map(({ id }) => id);
  const flags = fields.filter(({ kind }) => kind === "flag").map(({ id }) => id);
  const counted = fields.filter(isCounted).map(({ id }) => id);
  const [number] = numbers;
  const [flag] = flags;
  const found: Shape[] = [sumOf(fields)];
  const [bid, got] = numbers;
  if (bid && got) found.push({ kind: "bid", bid, got, base: 20, each: 10, off: 10 });
  if (flag && number) {
    found.push({ kind: "won", flag, number, lost: 1 }, { kind: "all", flag, number });
    found.push({ kind: "penalty", flag, number, times: 2, more: 0, isAlone: true });
  }
  const [one, other] = counted;
  if (one && other) found.push({ kind: "times", one, other });
  if (number) {
    const pairs = FIRST_PAIRS;
    found.push({ kind: "bonus", number, from: 10, worth: 10 });
    found.push({ kind: "table", number, pairs: [[0, 0], ...pairs] });
    found.push({ kind: "places", number, pairs }, { kind: "places.low", number, pairs });
  }
  return found;
}

/** Return the formula of a shape; 0 where nothing counts. */
export function writeShape(shape: Shape): Formula {
  switch (shape.kind) {
    case "sum":
      return writeSum(shape.parts);
    case "bid": {
      const { bid, got, base, each, off } = shape;
      const met = base ? `${base} + ${product(each, got)}` : product(each, got);
      return `IF(${got} = ${bid}, ${met}, ${product(-off, `ABS(${got} - ${bid})`)})`;
    }
    case "won":
      return `IF(${shape.flag}, ${shape.number}, ${product(-shape.lost, shape.number)})`;
    case "all":
      return `IF(${shape.flag}, SUM(${shape.number}), 0)`;
    case "penalty":
      return writePenalty(shape);
    case "times":
      return `${shape.one}*${shape.other}`;
    case "bonus": {
      const { number, from, worth } = shape;
      const more = worth ? ` ${worth < 0 ? "-" : "+"} ${Math.abs(worth)}` : "";
      return `IF(${number} >= ${from}, ${number}${more}, ${number})`;
    }
    case "table":
      return writeTable(shape.number, shape.pairs);
    case "places":
      return writeTable(`RANK(${shape.number})`, shape.pairs);
    case "places.low":
      return writeTable(`RANK(${shape.number}, 1)`, shape.pairs);
  }
}

/** Write a penalty; nobody has fewer points by being doubled. */
function writePenalty({ flag, number, times, more, isAlone }: Shape & { kind: "penalty" }): string {
  const fewest = `MIN(${number})`;
  const isBeaten = `${number} > ${fewest}`;
  const isTooMany = isAlone ? `OR(${isBeaten}, COUNT(${number} = ${fewest}) > 1)` : isBeaten;
  const when = [flag, ...(times === 1 ? [] : [`${number} > 0`]), isTooMany].join(", ");
  return `IF(AND(${when}), ${product(times, number)}${more ? ` + ${more}` : ""}, ${number})`;
}

/** Return the shape of a formula; null where it is none that can be tapped with these fields. */
export function readShape(formula: Formula, fields: readonly PadField[]): Shape | null {
  const text = plain(formula);
  const shape =
    readBid(text) ??
    readBonus(text) ??
    readFlag(text) ??
    readPenalty(text) ??
    readTimes(text) ??
    readPairs(text) ??
    readSum(text);
  return shape && idsOf(shape).every((id) => fields.some((field) => field.id === id)) ? shape : null;
}

/** Return the fields that a shape speaks of. */
function idsOf(shape: Shape): string[] {
  switch (shape.kind) {
    case "sum":
      return shape.parts.map(({ id }) => id);
    case "bid":
      return [shape.bid, shape.got];
    case "times":
      return [shape.one, shape.other];
    case "bonus":
    case "table":
    case "places":
    case "places.low":
      return [shape.number];
    default:
      return [shape.flag, shape.number];
  }
}

/** Return the shape with a factor of one of the parts of a sum; 0: it does not count. */
export function withFactor(
  parts: readonly Part[],
  fields: readonly PadField[],
  id: string,
  factor: number,
): Shape {
  const known = new Map(parts.map((part) => [part.id, part.factor]));
  known.set(id, factor);
  const all = fields.map((field) => ({ id: field.id, factor: known.get(field.id) ?? 0 }));
  return { kind: "sum", parts: all.filter((part) => part.factor) };
}

/** Whether a field counts by itself: no yes or no, and nothing that is worked out of the others. */
export function isCounted({ kind }: Pick<PadField, "kind">): boolean {
  return kind !== "flag" && kind !== "computed";
}

export function isNumber({ kind = "number" }: Pick<PadField, "kind"> | { kind?: string }): boolean {
  return kind === "number";
}

/** Write a factor before what it counts: "3*cards", "cards", "-10*ABS(…)". */
function product(factor: number, what: string): string {
  if (factor === 0) return "0";
  if (Math.abs(factor) === 1) return factor < 0 ? `-${what}` : what;
  return `${factor}*${what}`;
}

/** Write what counts first, and what costs behind it. */
function writeSum(parts: readonly Part[]): Formula {
  const counted = parts.filter(({ factor }) => factor);
  const sorted = [
    ...counted.filter(({ factor }) => factor > 0),
    ...counted.filter(({ factor }) => factor < 0),
  ];
  const text = sorted.map(({ id, factor }, place) => {
    const sign = factor < 0 ? (place ? " - " : "-") : place ? " + " : "";
    return `${sign}${product(Math.abs(factor), id)}`;
  });
  return text.join("") || 0;
}

const NAME = "[a-z_]\\w*";
const FACTOR = "(-?(?:\\d+\\*)?)";
const SUM = new RegExp(`^[+-]?(?:\\d+\\*)?${NAME}(?:[+-](?:\\d+\\*)?${NAME})*$`);
const PARTS = new RegExp(`([+-]?)(?:(\\d+)\\*)?(${NAME})`, "g");
const BID = new RegExp(
  `^if\\((${NAME})=(${NAME}),(?:(\\d+)\\+)?(?:(0)|(?:(\\d+)\\*)?\\1),(?:0|-(?:(\\d+)\\*)?abs\\(\\1-\\2\\))\\)$`,
);
const WON = new RegExp(`^if\\((${NAME}),(${NAME}),(?:0|${FACTOR}\\2)\\)$`);
const ALL = new RegExp(`^if\\((${NAME}),sum\\((${NAME})\\),0\\)$`);
const PENALTY = new RegExp(`^if\\(and\\((${NAME}),.+\\),(?:(\\d+)\\*)?(${NAME})(?:\\+(\\d+))?,\\3\\)$`);
const BONUS = new RegExp(`^if\\((${NAME})>=(-?\\d+),\\1([+-]\\d+)?,\\1\\)$`);
const TIMES = new RegExp(`^(${NAME})\\*(${NAME})$`);

function readSum(text: string): Shape | null {
  if (text === "0") return { kind: "sum", parts: [] };
  if (!SUM.test(text)) return null;
  const parts = [...text.matchAll(PARTS)].map(([, sign, factor = "1", id = ""]) => ({
    id,
    factor: Number(`${sign}${factor}`),
  }));
  return new Set(parts.map(({ id }) => id)).size < parts.length ? null : { kind: "sum", parts };
}

function readBid(text: string): Shape | null {
  const found = BID.exec(text);
  if (!found) return null;
  const [, got = "", bid = "", base = "0", none, each = "1", off] = found;
  const costs = text.endsWith(",0)") ? 0 : Number(off ?? 1);
  return { kind: "bid", bid, got, base: Number(base), each: none ? 0 : Number(each), off: costs };
}

function readFlag(text: string): Shape | null {
  const [, flag = "", number = "", factor] = WON.exec(text) ?? [];
  if (flag) {
    const lost = factor === undefined ? 0 : -Number(factor.replace("*", "").replace(/^-?$/, "$&1"));
    return { kind: "won", flag, number, lost };
  }
  const [, out = "", all = ""] = ALL.exec(text) ?? [];
  return out ? { kind: "all", flag: out, number: all } : null;
}

/** Read a penalty by its figures, which have to make the very same formula. */
function readPenalty(text: string): Shape | null {
  const [, flag = "", times = "1", number = "", more = "0"] = PENALTY.exec(text) ?? [];
  const figures = { times: Number(times), more: Number(more), isAlone: text.includes("count(") };
  const shape = { kind: "penalty", flag, number, ...figures } as const;
  return plain(writePenalty(shape)) === text ? shape : null;
}

function readBonus(text: string): Shape | null {
  const [, number = "", from, worth = "0"] = BONUS.exec(text) ?? [];
  return number ? { kind: "bonus", number, from: Number(from), worth: Number(worth) } : null;
}

function readTimes(text: string): Shape | null {
  const [, one = "", other = ""] = TIMES.exec(text) ?? [];
  return one ? { kind: "times", one, other } : null;
}

function readPairs(text: string): Shape | null {
  const table = readTable(text);
  const [, ranked, number, low] = /^(rank\()?([a-z_]\w*)(?:(,1)?\))?$/.exec(table?.what ?? "") ?? [];
  if (!table || !number || !(table.what.endsWith(")") === Boolean(ranked))) return null;
  const { pairs } = table;
  if (!ranked) return { kind: "table", number, pairs };
  const isByPlace = pairs.every(([from], place) => from === place + 1);
  return isByPlace ? { kind: low ? "places.low" : "places", number, pairs } : null;
}

function plain(formula: Formula): string {
  return String(formula).replaceAll(" ", "").toLowerCase();
}
