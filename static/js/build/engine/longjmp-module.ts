/**
 * The calls of the interpreter that may be broken off, as a small module of its own.
 *
 * MicroPython leaves a function early by `longjmp`, and Emscripten has every call that may do so
 * pass through JavaScript, which catches it: that was most of the engine's time. This module
 * offers the same calls (`invoke_iii` and its sisters) and the same jump in WebAssembly.
 */

import {
  type Bytes,
  CODE,
  EXPORTS,
  FUNCTIONS,
  GLOBALS,
  moduleOf,
  named,
  type Section,
  signed,
  TABLES,
  TAGS,
  TYPES,
  unsigned,
  vector,
} from "./wasm-binary.ts";

const I32 = 0x7f;
const LONGJMP = "_emscripten_throw_longjmp";

export const TABLE = "__indirect_function_table";
export const STACK_POINTER = "__stack_pointer";
export const NUMBER_THAT_CHANGES = [I32, 1];
/** A table of functions with so many places. */
export const tableOf = (places: number) => [0x70, 1, ...unsigned(places), ...unsigned(places)];

/** The types that are always there: of the jump, and of `setThrew`. */
const [NONE, TWO] = [0, 1];

/** What the interpreter shares with the calls. */
export interface Shared {
  /** Places of its table of functions. */
  table: number;
  /** Where its stack begins. */
  stack: number;
}

/**
 * A module that exports `names` ("invoke_vii": nothing comes back, two numbers go in), the jump,
 * and what the interpreter shares with them. The table's last place is for `setThrew`.
 */
export function catching(names: string[], { table, stack }: Shared): Uint8Array<ArrayBuffer> {
  const signatures = names.map((name) => name.replace("invoke_", ""));
  const types = signatures.flatMap((letters) => [
    typeOf(letters),
    typeOf(`${letters[0]}i${letters.slice(1)}`),
  ]);
  const functions = [LONGJMP, ...names].map((name, place) => [...named(name), 0, place]);
  return moduleOf([
    section(TYPES, [typeOf("v"), typeOf("vii"), ...types]),
    section(FUNCTIONS, [[NONE], ...signatures.map((_, place) => [typeAt(place) + 1])]),
    section(TABLES, [tableOf(table)]),
    section(TAGS, [[0, NONE]]),
    section(GLOBALS, [[...NUMBER_THAT_CHANGES, ...constant(stack), ...END]]),
    section(EXPORTS, [...functions, [...named(TABLE), 1, 0], [...named(STACK_POINTER), 3, 0]]),
    section(CODE, [body([JUMP]), ...signatures.map((letters, place) => caught(letters, place, table - 1))]),
  ]);
}

function section(kind: number, items: Bytes[]): Section {
  return { kind, body: new Uint8Array(vector(items)) };
}

/** "vii" as a type: the first letter comes back, the others go in. */
function typeOf(letters: string): Bytes {
  const inside = [...letters.slice(1)].map(() => I32);
  return [0x60, inside.length, ...inside, ...(letters[0] === "v" ? [0] : [1, I32])];
}

/** The place of the type of the function that is called; beside it that of the call. */
const typeAt = (place: number) => 2 + 2 * place;

const JUMP = [0x08, 0];
const END = [0x0b];
const read = (local: number) => [0x20, local];
const write = (local: number) => [0x21, local];
const READ_STACK = [0x23, 0];
const WRITE_STACK = [0x24, 0];
const constant = (value: number) => [0x41, ...signed(value)];
const attempt = (back: number) => [0x06, back];
const CAUGHT = [0x07, 0];
const called = (type: number) => [0x11, type, 0];

/** Calls the function; where that jumps out, restores the stack, notes it, and answers 0. */
function caught(letters: string, place: number, threw: number): Bytes {
  const count = letters.length - 1;
  const stack = count + 1;
  const silent = letters[0] === "v";
  const given = Array.from({ length: count }, (_, number) => read(number + 1));
  return body([
    [...READ_STACK, ...write(stack)],
    attempt(silent ? 0x40 : I32),
    [...given.flat(), ...read(0), ...called(typeAt(place))],
    CAUGHT,
    [...read(stack), ...WRITE_STACK],
    [...constant(1), ...constant(0), ...constant(threw), ...called(TWO)],
    silent ? [] : constant(0),
    END,
  ]);
}

/** A function's code, with one number of its own. */
function body(code: Bytes[]): Bytes {
  const whole = [1, 1, I32, ...code.flat(), ...END];
  return [...unsigned(whole.length), ...whole];
}
