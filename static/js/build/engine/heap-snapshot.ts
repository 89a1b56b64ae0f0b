/** The memory of an interpreter that has imported the engine's files. */

import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import {
  loadMicroPython,
  type MicroPython,
} from "@micropython/micropython-webassembly-pyscript/micropython.mjs";

const ENGINE = join(import.meta.dirname, "../../../../companion/engine");
const HEAP_BYTES = 8 * 1024 * 1024;
/** What says something to readers alone; MicroPython would keep it. */
const DOCSTRING = /^( *)"""[\s\S]*?"""$/gm;
/** What only type checkers read: the imports of shapes. */
const TYPES = /^TYPE_CHECKING = False\nif TYPE_CHECKING:\n(?: .*\n)+/gm;
const SHAPES = "shapes.py";
const BLOCK_BYTES = 16;
const BLOCKS_A_LINE = 64;

/** The engine's files, but for the shapes, which no interpreter reads. */
export function sources(): string[] {
  const files = readdirSync(ENGINE, { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => file.endsWith(".py") && !file.endsWith(SHAPES))
    .map((file) => join(ENGINE, file));
}

/** All bytes of the interpreter's memory; what it does not use is nought. */
export async function memoryOfTheEngine(): Promise<Uint8Array> {
  const told: string[] = [];
  const python = await loadMicroPython({ heapsize: HEAP_BYTES, stdout: (line) => told.push(line.trim()) });
  for (const file of sources()) {
    const place = join("/lib/companion/engine", relative(ENGINE, file));
    python.FS.mkdirTree(dirname(place));
    python.FS.writeFile(place, carried(readFileSync(file, "utf8")));
  }
  python.runPython("import micropython; micropython.opt_level(3)"); // keeps no numbers of lines
  python.runPython("import gc, companion.engine.bridge");
  python.runPython("gc.threshold(-1); gc.collect()"); // from then on it is the worker that asks for it
  python.runPython("micropython.mem_info(1)");
  const memory = read(python);
  for (const [start, end] of unused(told)) memory.fill(0, start, end);
  return memory;
}

/** A file without what says something to readers alone. */
function carried(text: string): string {
  return text.replace(DOCSTRING, "$1pass").replace(TYPES, "");
}

function read({ _module }: MicroPython): Uint8Array {
  const words: number[] = [];
  for (;;) {
    const word = _module.getValue(4 * words.length, "i32");
    if (word === undefined) return new Uint8Array(Int32Array.from(words).buffer);
    words.push(word);
  }
}

/** The free stretches of the heap, from MicroPython's map of it: a line has 64 blocks, "." is a free one. */
function* unused(map: string[]): Generator<[number, number]> {
  const pool = Number.parseInt(/from ([0-9a-f]+):/.exec(map.join("\n"))?.[1] ?? "", 16);
  let line = 0;
  for (const text of map) {
    const [, free] = /\((\d+) lines all free\)/.exec(text) ?? [];
    const [, blocks] = /^[0-9a-f]{8}: (.+)$/.exec(text) ?? [];
    const at = pool + line * BLOCKS_A_LINE * BLOCK_BYTES;
    if (free) yield [at, at + Number(free) * BLOCKS_A_LINE * BLOCK_BYTES];
    for (const { index, 0: dots } of blocks?.matchAll(/\.+/g) ?? [])
      yield [at + index * BLOCK_BYTES, at + (index + dots.length) * BLOCK_BYTES];
    line += free ? Number(free) : blocks ? 1 : 0;
  }
}
