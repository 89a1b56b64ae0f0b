/**
 * Answers requests as the phone's engine does: the same files, the same interpreter, the same door.
 *
 * One JSON text a line on standard input, one line on standard output: the answer of
 * `companion/engine/bridge.py`, or `{"crash": "…"}` with the interpreter's own words.
 */

import { readdirSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { loadMicroPython } from "@micropython/micropython-webassembly-pyscript/micropython.mjs";

const PACKAGE = new URL("../../../companion/", import.meta.url);
const HEAP_BYTES = 8 * 1024 * 1024; // as in static/js/engine/worker.ts

function copy(python, folder) {
  python.FS.mkdirTree(`/lib/companion/${folder}`);
  for (const entry of readdirSync(new URL(folder, PACKAGE), { withFileTypes: true })) {
    const path = folder + entry.name;
    if (entry.isDirectory()) copy(python, `${path}/`);
    else if (path.endsWith(".py")) {
      python.FS.writeFile(`/lib/companion/${path}`, readFileSync(new URL(path, PACKAGE), "utf8"));
    }
  }
}

async function boot() {
  const python = await loadMicroPython({ heapsize: HEAP_BYTES });
  copy(python, "engine/");
  return python.pyimport("companion.engine.bridge");
}

function answer(bridge, text) {
  try {
    return bridge.call(text);
  } catch (error) {
    return JSON.stringify({ crash: String(error) });
  }
}

const bridge = await boot();
for await (const text of createInterface({ input: process.stdin })) {
  process.stdout.write(`${answer(bridge, text)}\n`);
}
