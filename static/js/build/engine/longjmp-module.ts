/**
 * Build a small module for the calls of the interpreter that may end in a `longjmp`.
 *
 * MicroPython leaves a function early by `longjmp`, and Emscripten has every call that may do so
 * pass through JavaScript, which catches it: that was most of the engine's time. This module
 * offers the same calls (`invoke_iii` and its sisters) and the same jump in WebAssembly.
 */

import {
  type Bytes,
  CODE,
  EXPORTS,
  encodeName,
  encodeSigned,
  encodeUnsigned,
  encodeVector,
  FUNCTIONS,
  GLOBALS,
  TABLES,
  TAGS,
  TYPES,
  type WasmSection,
  writeModule,
} from "./wasm-binary.ts";

const I32 = 0x7f;
const LONGJMP = "_emscripten_throw_longjmp";

export const TABLE = "__indirect_function_table";
export const STACK_POINTER = "__stack_pointer";
export const MUTABLE_I32 = [I32, 1];
/** Return the type of a table of functions with so many places. */
export const encodeTable = (places: number) => [
  0x70,
  1,
  ...encodeUnsigned(places),
  ...encodeUnsigned(places),
];

/** The types that are always there: of the jump, and of `setThrew`. */
const [NONE, TWO] = [0, 1];

/** What the interpreter shares with the calls. */
export interface SharedParts {
  /** Places of its table of functions. */
  table: number;
  /** Where its stack begins. */
  stack: number;
}

/**
 * Return a module that exports `names` ("invoke_vii": nothing comes back, two numbers go in), the jump,
 * and what the interpreter shares with them. The table's last place is for `setThrew`.
 */
export function buildLongjmpModule(names: string[], { table, stack }: SharedParts): Uint8Array<ArrayBuffer> {
  const signatures = names.map((name) => name.replace("invoke_", ""));
  const types = signatures.flatMap((letters) => [
    encodeType(letters),
    encodeType(`${letters[0]}i${letters.slice(1)}`),
  ]);
  const functions = [LONGJMP, ...names].map((name, place) => [...encodeName(name), 0, place]);
  return writeModule([
    buildSection(TYPES, [encodeType("v"), encodeType("vii"), ...types]),
    buildSection(FUNCTIONS, [[NONE], ...signatures.map((_, place) => [typeIndex(place) + 1])]),
    buildSection(TABLES, [encodeTable(table)]),
    buildSection(TAGS, [[0, NONE]]),
    buildSection(GLOBALS, [[...MUTABLE_I32, ...constant(stack), ...END]]),
    buildSection(EXPORTS, [...functions, [...encodeName(TABLE), 1, 0], [...encodeName(STACK_POINTER), 3, 0]]),
    buildSection(CODE, [
      encodeBody([JUMP]),
      ...signatures.map((letters, place) => guardCall(letters, place, table - 1)),
    ]),
  ]);
}

function buildSection(kind: number, items: Bytes[]): WasmSection {
  return { kind, body: new Uint8Array(encodeVector(items)) };
}

/** Return the function type of "vii": the first letter comes back, the others go in. */
function encodeType(letters: string): Bytes {
  const inside = [...letters.slice(1)].map(() => I32);
  return [0x60, inside.length, ...inside, ...(letters[0] === "v" ? [0] : [1, I32])];
}

/** Return the index of the type of the function that is called; the next is that of the call. */
const typeIndex = (place: number) => 2 + 2 * place;

const JUMP = [0x08, 0];
const END = [0x0b];
const localGet = (local: number) => [0x20, local];
const localSet = (local: number) => [0x21, local];
const GET_STACK = [0x23, 0];
const SET_STACK = [0x24, 0];
const constant = (value: number) => [0x41, ...encodeSigned(value)];
const tryBlock = (back: number) => [0x06, back];
const CATCH = [0x07, 0];
const callIndirect = (type: number) => [0x11, type, 0];

/** Return a function that calls another; where that jumps out, it restores the stack, notes it and returns 0. */
function guardCall(letters: string, place: number, threw: number): Bytes {
  const count = letters.length - 1;
  const stack = count + 1;
  const silent = letters[0] === "v";
  const inputs = Array.from({ length: count }, (_, number) => localGet(number + 1));
  return encodeBody([
    [...GET_STACK, ...localSet(stack)],
    tryBlock(silent ? 0x40 : I32),
    [...inputs.flat(), ...localGet(0), ...callIndirect(typeIndex(place))],
    CATCH,
    [...localGet(stack), ...SET_STACK],
    [...constant(1), ...constant(0), ...constant(threw), ...callIndirect(TWO)],
    silent ? [] : constant(0),
    END,
  ]);
}

/** Return a function's code, with one local number. */
function encodeBody(code: Bytes[]): Bytes {
  const whole = [1, 1, I32, ...code.flat(), ...END];
  return [...encodeUnsigned(whole.length), ...whole];
}
