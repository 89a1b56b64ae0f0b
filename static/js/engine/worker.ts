/**
 * The engine's thread: the same Python files as on the server, under MicroPython.
 *
 * One message in, `{id, text}`, one message out, `{id, text}`; both texts are
 * JSON of `companion/engine/bridge.py`. What the engine cannot answer comes back
 * as `{id, failure}`.
 */

import { loadMicroPython } from "@micropython/micropython-webassembly-pyscript/micropython.mjs";
import wasm from "@micropython/micropython-webassembly-pyscript/micropython.wasm?url";

/** The engine's own files, as text: no rule is written down a second time for the phone. */
const SOURCES: Record<string, string> = import.meta.glob("../../../companion/engine/**/*.py", {
  query: "?raw",
  import: "default",
  eager: true,
});

const HEAP_BYTES = 8 * 1024 * 1024;

interface Bridge {
  call(text: string): string;
}

async function boot(): Promise<Bridge> {
  const python = await loadMicroPython({ url: wasm, heapsize: HEAP_BYTES });
  for (const [path, source] of Object.entries(SOURCES)) {
    const place = path.replace(/^.*\/companion\//, "/lib/companion/");
    python.FS.mkdirTree(place.slice(0, place.lastIndexOf("/")));
    python.FS.writeFile(place, source);
  }
  return python.pyimport("companion.engine.bridge") as Bridge;
}

const bridge = boot();

addEventListener("message", async ({ data: { id, text } }: MessageEvent<{ id: number; text: string }>) => {
  try {
    postMessage({ id, text: (await bridge).call(text) });
  } catch (error) {
    postMessage({ id, failure: String(error) });
  }
});
