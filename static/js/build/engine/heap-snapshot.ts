/** The memory of an interpreter that has imported the engine's files. */

import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import {
  loadMicroPython,
  type MicroPython,
} from "@micropython/micropython-webassembly-pyscript/micropython.mjs";

const ENGINE = join(import.meta.dirname, "../../../../companion/engine");
const HEAP_BYTES = 8 * 1024 * 1024;
/** MicroPython would keep docstrings in memory. */
const DOCSTRING = /^( *)"""[\s\S]*?"""$/gm;
/** What only type checkers read: the imports of shapes. */
const TYPES = /^TYPE_CHECKING = False\nif TYPE_CHECKING:\n(?: .*\n)+/gm;
/** Annotations of results, parameters and variables: MicroPython would keep every name in them. */
const RESULTS = / -> [^\n]*:$/gm;
const PARAMETERS = /\b([a-z]\w*): "[^"\n]*"(?=[,)\n]| =)/g;
const VARIABLES = /^( *(?:self\.)?\w+): [^\n=:]*[\w\]"] = /gm;
const SHAPES = "shapes.py";
const BLOCK_BYTES = 16;
const BLOCKS_PER_LINE = 64;

/** Return the paths of the engine's files but the shapes, which no interpreter reads. */
export function listSources(): string[] {
  const files = readdirSync(ENGINE, { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => file.endsWith(".py") && !file.endsWith(SHAPES))
    .map((file) => join(ENGINE, file));
}

/** Import the engine and return all bytes of the interpreter's memory; what it does not use is zero. */
export async function snapshotHeap(): Promise<Uint8Array> {
  const lines: string[] = [];
  const python = await loadMicroPython({ heapsize: HEAP_BYTES, stdout: (line) => lines.push(line.trim()) });
  for (const file of listSources()) {
    const place = join("/lib/companion/engine", relative(ENGINE, file));
    python.FS.mkdirTree(dirname(place));
    python.FS.writeFile(place, dropUnread(readFileSync(file, "utf8")));
  }
  python.runPython("import micropython; micropython.opt_level(3)"); // keeps no numbers of lines
  python.runPython("import gc, companion.engine.bridge");
  python.runPython("gc.threshold(-1); gc.collect()"); // from then on it is the worker that asks for it
  python.runPython("micropython.mem_info(1)");
  const memory = readMemory(python);
  for (const [start, end] of findFreeStretches(lines)) memory.fill(0, start, end);
  return memory;
}

/** Drop from a file what only people and type checkers read. */
function dropUnread(text: string): string {
  const code = text.replace(DOCSTRING, "$1pass").replace(TYPES, "");
  return code.replace(RESULTS, ":").replace(VARIABLES, "$1 = ").replace(PARAMETERS, "$1");
}

function readMemory({ _module }: MicroPython): Uint8Array {
  const words: number[] = [];
  for (;;) {
    const word = _module.getValue(4 * words.length, "i32");
    if (word === undefined) return new Uint8Array(Int32Array.from(words).buffer);
    words.push(word);
  }
}

/** Yield the free stretches of the heap from MicroPython's map: a line has 64 blocks, "." is a free one. */
function* findFreeStretches(map: string[]): Generator<[number, number]> {
  const pool = Number.parseInt(/from ([0-9a-f]+):/.exec(map.join("\n"))?.[1] ?? "", 16);
  let line = 0;
  for (const text of map) {
    const [, free] = /\((\d+) lines all free\)/.exec(text) ?? [];
    const [, blocks] = /^[0-9a-f]{8}: (.+)$/.exec(text) ?? [];
    const at = pool + line * BLOCKS_PER_LINE * BLOCK_BYTES;
    if (free) yield [at, at + Number(free) * BLOCKS_PER_LINE * BLOCK_BYTES];
    for (const { index, 0: dots } of blocks?.matchAll(/\.+/g) ?? [])
      yield [at + index * BLOCK_BYTES, at + (index + dots.length) * BLOCK_BYTES];
    line += free ? Number(free) : blocks ? 1 : 0;
  }
}
