/**
 * The engine's image: MicroPython's own WebAssembly, with the memory it has once the engine's
 * files are imported. A phone compiles and imports none of them.
 */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Python, type PythonFunction } from "../../engine/interpreter.ts";
import { snapshotHeap } from "./heap-snapshot.ts";
import {
  buildLongjmpModule,
  encodeTable,
  MUTABLE_I32,
  type SharedParts,
  STACK_POINTER,
  TABLE,
} from "./longjmp-module.ts";
import {
  type Bytes,
  CUSTOM,
  concatenate,
  DATA,
  encodeName,
  encodeSigned,
  encodeUnsigned,
  GLOBALS,
  IMPORTS,
  MEMORIES,
  readSections,
  TABLES,
  WasmReader,
  type WasmSection,
  writeModule,
} from "./wasm-binary.ts";

const WASM = "@micropython/micropython-webassembly-pyscript/micropython.wasm";
const PAGE_BYTES = 64 * 1024;
/** Fewer zeros in a row are shorter written out than left out. */
const MIN_GAP_BYTES = 16;

let image: Promise<Uint8Array<ArrayBuffer>> | undefined;
let compiledImage: Promise<WebAssembly.Module> | undefined;

/** Build the image for `static/js/engine/interpreter.ts`, once a process. */
export function buildImage(): Promise<Uint8Array<ArrayBuffer>> {
  image ??= assembleImage();
  return image;
}

async function assembleImage(): Promise<Uint8Array<ArrayBuffer>> {
  const wasm = readFileSync(createRequire(import.meta.url).resolve(WASM));
  const parts = readSections(wasm).filter(({ kind }) => kind !== CUSTOM);
  const shared = {
    table: tableSize(readPart(parts, TABLES)) + 1,
    stack: stackStart(readPart(parts, GLOBALS)),
  };
  const memory = (await snapshotHeap()).fill(0, 0, shared.stack); // what lay on the stack is nobody's now
  const rewritten = parts.flatMap((section) => rewriteSection(section, shared, memory));
  return writeModule([
    ...rewritten,
    { kind: CUSTOM, body: concatenate([encodeName("catching"), await buildCalls(wasm, shared)]) },
  ]);
}

/** Build the module of all calls that MicroPython imports to be caught. */
async function buildCalls(wasm: Uint8Array<ArrayBuffer>, shared: SharedParts): Promise<Uint8Array> {
  const imports = WebAssembly.Module.imports(await WebAssembly.compile(wasm)).map(({ name }) => name);
  return buildLongjmpModule(
    imports.filter((name) => name.startsWith("invoke_")),
    shared,
  );
}

/** Return a section as the image has it; a table is left out, because it is imported. */
function rewriteSection({ kind, body }: WasmSection, shared: SharedParts, memory: Uint8Array): WasmSection[] {
  if (kind === TABLES) return [];
  if (kind === IMPORTS) return [{ kind, body: addSharedImports(body, shared) }];
  if (kind === GLOBALS) return [{ kind, body: dropFirstGlobal(body) }];
  if (kind === MEMORIES) return [{ kind, body: setMinPages(body, memory.length / PAGE_BYTES) }];
  if (kind === DATA) return [{ kind, body: encodeData(memory) }];
  return [{ kind, body }];
}

function readPart(parts: WasmSection[], kind: number): WasmReader {
  const section = parts.find((part) => part.kind === kind);
  if (!section) throw new Error(`MicroPython has no section ${kind}`);
  return new WasmReader(section.body);
}

/** Return how many functions the only table has. */
function tableSize(tables: WasmReader): number {
  tables.take(3); // one table, of functions, with a least and a most
  return tables.number();
}

/** Return where the stack begins: the value of the first global, the stack pointer. */
function stackStart(globals: WasmReader): number {
  globals.number();
  const [type, changes, constant] = globals.take(3);
  if (type !== MUTABLE_I32[0] || !changes || constant !== 0x41) throw new Error("no stack pointer");
  return globals.number();
}

/** Add the table and the first global to the imports, so that both keep their index. */
function addSharedImports(imports: Uint8Array, { table }: SharedParts): Uint8Array {
  const reader = new WasmReader(imports);
  const count = reader.number();
  return concatenate([
    encodeUnsigned(count + 2),
    imports.subarray(reader.at),
    [...encodeName("env"), ...encodeName(TABLE), 1, ...encodeTable(table)],
    [...encodeName("env"), ...encodeName(STACK_POINTER), 3, ...MUTABLE_I32],
  ]);
}

function dropFirstGlobal(globals: Uint8Array): Uint8Array {
  const reader = new WasmReader(globals);
  const count = reader.number();
  reader.take(3);
  reader.number();
  reader.take(1);
  return concatenate([encodeUnsigned(count - 1), globals.subarray(reader.at)]);
}

/** Return the only memory with so many pages from the start. */
function setMinPages(memories: Uint8Array, pages: number): Uint8Array {
  const reader = new WasmReader(memories);
  const head = reader.take(2);
  reader.number();
  return concatenate([head, encodeUnsigned(pages), memories.subarray(reader.at)]);
}

/** Return the memory as data segments, without long runs of zeros. */
function encodeData(memory: Uint8Array): Uint8Array {
  const stretches = [...findStretches(memory)].map(([start, end]): (Bytes | Uint8Array)[] => [
    [0, 0x41, ...encodeSigned(start), 0x0b, ...encodeUnsigned(end - start)],
    memory.subarray(start, end),
  ]);
  return concatenate([encodeUnsigned(stretches.length), ...stretches.flat()]);
}

/** Yield the stretches of memory that are not zero, as [start, end]. */
function* findStretches(memory: Uint8Array): Generator<[number, number]> {
  let start = memory.findIndex(Boolean);
  let last = start;
  for (let at = start; at < memory.length; at++) {
    if (!memory[at]) continue;
    if (at - last > MIN_GAP_BYTES) {
      yield [start, last + 1];
      start = at;
    }
    last = at;
  }
  yield [start, last + 1];
}

/**
 * Start the phone's engine in the build or a test; return `call` of `companion/engine/bridge.py`: JSON in, JSON out.
 * The image is compiled once a process.
 */
export async function startEngine(inScript = false): Promise<PythonFunction> {
  compiledImage ??= buildImage().then((bytes) => WebAssembly.compile(bytes));
  const python = await Python.start(await compiledImage, inScript);
  return python.getFunction("companion.engine.bridge", "call");
}
