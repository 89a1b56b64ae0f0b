/**
 * The engine's image: MicroPython's own WebAssembly, with the memory it has once the engine's
 * files are imported. A phone compiles and imports none of them.
 */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Called, Python } from "../../engine/interpreter.ts";
import { memoryOfTheEngine } from "./heap-snapshot.ts";
import {
  catching,
  NUMBER_THAT_CHANGES,
  type Shared,
  STACK_POINTER,
  TABLE,
  tableOf,
} from "./longjmp-module.ts";
import {
  type Bytes,
  CUSTOM,
  DATA,
  GLOBALS,
  IMPORTS,
  joined,
  MEMORIES,
  moduleOf,
  named,
  Reader,
  type Section,
  sections,
  signed,
  TABLES,
  unsigned,
} from "./wasm-binary.ts";

const WASM = "@micropython/micropython-webassembly-pyscript/micropython.wasm";
const PAGE_BYTES = 64 * 1024;
/** So many noughts are left out; fewer are shorter to write down. */
const GAP = 16;

let made: Promise<Uint8Array<ArrayBuffer>> | undefined;

/** The image, for `static/js/engine/interpreter.ts`; made once. */
export function image(): Promise<Uint8Array<ArrayBuffer>> {
  made ??= makeImage();
  return made;
}

async function makeImage(): Promise<Uint8Array<ArrayBuffer>> {
  const wasm = readFileSync(createRequire(import.meta.url).resolve(WASM));
  const parts = sections(wasm).filter(({ kind }) => kind !== CUSTOM);
  const shared = { table: placesIn(part(parts, TABLES)) + 1, stack: stackOf(part(parts, GLOBALS)) };
  const memory = (await memoryOfTheEngine()).fill(0, 0, shared.stack); // what lay on the stack is nobody's now
  const rewritten = parts.flatMap((section) => written(section, shared, memory));
  return moduleOf([
    ...rewritten,
    { kind: CUSTOM, body: joined([named("catching"), await calls(wasm, shared)]) },
  ]);
}

/** The module of all the calls that this one wants caught. */
async function calls(wasm: Uint8Array<ArrayBuffer>, shared: Shared): Promise<Uint8Array> {
  const wanted = WebAssembly.Module.imports(await WebAssembly.compile(wasm)).map(({ name }) => name);
  return catching(
    wanted.filter((name) => name.startsWith("invoke_")),
    shared,
  );
}

/** A section as the image has it. */
function written({ kind, body }: Section, shared: Shared, memory: Uint8Array): Section[] {
  if (kind === TABLES) return []; // it is imported
  if (kind === IMPORTS) return [{ kind, body: withShared(body, shared) }];
  if (kind === GLOBALS) return [{ kind, body: withoutFirst(body) }];
  if (kind === MEMORIES) return [{ kind, body: atLeast(body, memory.length / PAGE_BYTES) }];
  if (kind === DATA) return [{ kind, body: segments(memory) }];
  return [{ kind, body }];
}

function part(parts: Section[], kind: number): Reader {
  const found = parts.find((section) => section.kind === kind);
  if (!found) throw new Error(`MicroPython has no section ${kind}`);
  return new Reader(found.body);
}

/** How many functions the only table has. */
function placesIn(tables: Reader): number {
  tables.take(3); // one table, of functions, with a least and a most
  return tables.number();
}

/** Where the stack begins: the first global's value; it is the stack pointer. */
function stackOf(globals: Reader): number {
  globals.number();
  const [type, changes, constant] = globals.take(3);
  if (type !== NUMBER_THAT_CHANGES[0] || !changes || constant !== 0x41) throw new Error("no stack pointer");
  return globals.number();
}

/** The imports, with the table and the first global, which keep their places that way. */
function withShared(imports: Uint8Array, { table }: Shared): Uint8Array {
  const reader = new Reader(imports);
  const count = reader.number();
  return joined([
    unsigned(count + 2),
    imports.subarray(reader.at),
    [...named("env"), ...named(TABLE), 1, ...tableOf(table)],
    [...named("env"), ...named(STACK_POINTER), 3, ...NUMBER_THAT_CHANGES],
  ]);
}

function withoutFirst(globals: Uint8Array): Uint8Array {
  const reader = new Reader(globals);
  const count = reader.number();
  reader.take(3);
  reader.number();
  reader.take(1);
  return joined([unsigned(count - 1), globals.subarray(reader.at)]);
}

/** The only memory, with so many pages from the start. */
function atLeast(memories: Uint8Array, pages: number): Uint8Array {
  const reader = new Reader(memories);
  const head = reader.take(2);
  reader.number();
  return joined([head, unsigned(pages), memories.subarray(reader.at)]);
}

/** The memory as data, without its noughts. */
function segments(memory: Uint8Array): Uint8Array {
  const found = [...stretches(memory)].map(([start, end]): (Bytes | Uint8Array)[] => [
    [0, 0x41, ...signed(start), 0x0b, ...unsigned(end - start)],
    memory.subarray(start, end),
  ]);
  return joined([unsigned(found.length), ...found.flat()]);
}

/** The stretches of memory that are not nought, as [start, end]. */
function* stretches(memory: Uint8Array): Generator<[number, number]> {
  let start = memory.findIndex(Boolean);
  let last = start;
  for (let at = start; at < memory.length; at++) {
    if (!memory[at]) continue;
    if (at - last > GAP) {
      yield [start, last + 1];
      start = at;
    }
    last = at;
  }
  yield [start, last + 1];
}

/** The door of `companion/engine/bridge.py`: JSON text in, JSON text out. */
export async function engineHere(inScript = false): Promise<Called> {
  const python = await Python.start(await WebAssembly.compile(await image()), inScript);
  return python.function("companion.engine.bridge", "call");
}
