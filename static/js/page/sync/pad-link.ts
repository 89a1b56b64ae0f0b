/**
 * A pad on its way from one person to another: in a link, which a code can show, or in a file.
 *
 * The link has the whole pad behind its "#", where no browser sends it to a server: "1.", then the pad's file
 * packed by gzip, whose checksum tells a damaged one, in base64url. What comes in may be anything: it is bounded
 * before it is unpacked, and the engine reads the pad as it would read that of a game.
 */

import type { Pad, Path, Problem, Seat } from "../../types.ts";
import type { EngineClient } from "../local/engine-client.ts";
import { gunzip, gzip } from "./frames.ts";
import { depthOf } from "./json-depth.ts";

/** Bytes of a pad that a scorebook stores: companion/core/limits.py. */
const MAX_PAD_BYTES = 20_000;
/** Bytes of a file: more than the pad in it, because it may be indented. */
export const MAX_FILE_BYTES = 100_000;
/** Levels of lists and objects; a pad has six. */
const MAX_DEPTH = 16;
/** Letters of a word that is shown of a pad nobody can play by. */
const MAX_WORD = 40;
const FORMAT = "companion-pad/1";
const ANY_FORMAT = /^companion-pad\/(\d+)$/;
const VERSION = "1";
const LINK = /^(?:\S*\/pads)?#?(\d+)\.([\w-]{20,})$/;
const PAD = "pad";

/**
 * What came of a text: a pad; or why there is none. "wrong": the engine has a `problem` with it, whose place is
 * within the `pad` as it was read. "later": it calls unknown what a later version may know, or what
 * somebody has misspelled. `met` is what stands where there is one of a few to choose, or where something else belongs.
 */
export type PadReading =
  | { kind: "pad"; pad: Pad }
  | { kind: "foreign" | "damaged" | "newer" | "large" }
  | { kind: "wrong" | "later"; problem: Problem; pad: object; met: string };

/** Return the address that has a pad in it. */
export async function padUrl(pad: Pad): Promise<string> {
  const bytes = await gzip(JSON.stringify(fileOf(pad)));
  const text = btoa(String.fromCharCode(...bytes));
  const url = text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
  return `${location.origin}/pads#${VERSION}.${url}`;
}

/** Return the text of a pad's file. */
export function padText(pad: Pad): string {
  return `${JSON.stringify(fileOf(pad), null, 1)}\n`;
}

function fileOf(pad: Pad): object {
  return { format: FORMAT, ...pad };
}

/** Whether a text is the address of a pad, or what stands behind its "#". */
export function isPadUrl(text: string): boolean {
  return LINK.test(text.trim());
}

/** Read the pad of an address. */
export async function readPadUrl(text: string, engine: EngineClient): Promise<PadReading> {
  const [, version, packed = ""] = LINK.exec(text.trim()) ?? [];
  if (!version) return { kind: "foreign" };
  if (version !== VERSION) return { kind: "newer" };
  if (packed.length > MAX_FILE_BYTES) return { kind: "large" };
  const unpacked = await unpack(packed).catch((error) => (error instanceof RangeError ? "large" : "damaged"));
  return typeof unpacked === "string" ? { kind: unpacked } : readPadText(unpacked.text, engine);
}

async function unpack(packed: string): Promise<{ text: string }> {
  const binary = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
  return { text: await gunzip([bytes], MAX_FILE_BYTES) };
}

/** Read the text of a pad's file. */
export async function readPadText(text: string, engine: EngineClient): Promise<PadReading> {
  if (text.length > MAX_FILE_BYTES) return { kind: "large" };
  const value = parse(text);
  if (!value) return { kind: "foreign" };
  const { format, ...pad } = value;
  const [, version] = ANY_FORMAT.exec(String(format)) ?? [];
  if (!version) return { kind: "foreign" };
  if (format !== FORMAT) return { kind: "newer" };
  if (new TextEncoder().encode(JSON.stringify(pad)).length > MAX_PAD_BYTES) return { kind: "large" };
  const problem = await findProblem(pad, engine);
  if (!problem) return { kind: "pad", pad: pad as unknown as Pad };
  const { code, at } = problem;
  const there = code === "value.choice" || code === "value.type" ? valueAt(pad, at) : "";
  const met = wordOf(there);
  const isWord = code === "value.choice" && typeof there === "string" && met;
  const isLater = isWord || code === "value.unknown_key" || code === "formula.function";
  return { kind: isLater ? "later" : "wrong", problem, pad, met };
}

/** Return the object that a text is; null: it is none, or nested as no pad is. */
function parse(text: string): Record<string, unknown> | null {
  if (depthOf(text) > MAX_DEPTH) return null;
  try {
    const value = JSON.parse(text);
    return value && typeof value === "object" && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

/** Return what the engine has against a pad; its place is within the pad. */
async function findProblem(pad: Record<string, unknown>, engine: EngineClient): Promise<Problem | null> {
  const question = { do: "defaults", game: PAD, seats: seatsFor(pad.seats), options: {}, pad };
  const { problem } = await engine.ask<{ problem: Problem | null }>(question);
  if (!problem) return null;
  return { ...problem, at: problem.at[0] === PAD ? problem.at.slice(1) : problem.at };
}

/** Return as many people as a pad is for at least, as far as it says so. */
function seatsFor(counts: unknown): Seat[] {
  const [least] = Array.isArray(counts) ? counts : [];
  const count = Number.isInteger(least) ? Math.min(Math.max(least, 1), 12) : 2;
  return Array.from({ length: count }, (_, seat) => ({ name: `${seat + 1}` }));
}

/** Return what stands at a place within a pad. */
function valueAt(pad: object, at: Path): unknown {
  let value: unknown = pad;
  for (const step of at) value = (value as Record<string | number, unknown> | undefined)?.[step];
  return value;
}

/** Return a value as it is written, as far as it can be shown; "": nothing is there. */
function wordOf(value: unknown): string {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
  return text.slice(0, MAX_WORD);
}
