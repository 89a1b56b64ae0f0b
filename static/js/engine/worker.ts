/**
 * The engine's thread: the same Python files as on the server, under MicroPython.
 *
 * One message in, `{id, text}`, one message out, `{id, text}`; both texts are JSON of
 * `companion/engine/bridge.py`. A failure is answered by `{id, failure}`. Once the engine is loaded it says so
 * by an empty answer to 0. A worker named "again" replaces one that failed: in some browsers a jump caught by
 * WebAssembly is lost now and then, so this one catches jumps in script.
 */

import address from "virtual:engine";
import { Python } from "./interpreter.ts";

/** How long without a message until garbage is collected. */
const TIDY_AFTER_MS = 300;
/** After so many answers garbage is collected at once: an evening of quick taps would fill the memory. */
const MAX_ANSWERS_UNTIDIED = 50;

const pythonLoad = WebAssembly.compileStreaming(fetch(address)).then((image) =>
  Python.start(image, self.name === "again"),
);
const engine = pythonLoad.then((python) => ({
  answer: python.getFunction("companion.engine.bridge", "call"),
  tidy: python.getFunction("gc", "collect"),
}));
void engine
  .then(() => {
    postMessage({ id: 0, text: "" });
    new Intl.DateTimeFormat().resolvedOptions(); // takes browsers long; loaded here, it is ready for the page too
  })
  .catch(() => undefined); // callers get the failure
let tidyTimer: ReturnType<typeof setTimeout> | undefined;
let answers = 0;

addEventListener("message", async ({ data: { id, text } }: MessageEvent<{ id: number; text: string }>) => {
  try {
    const { answer, tidy } = await engine;
    postMessage({ id, text: answer(text) });
    clearTimeout(tidyTimer);
    answers += 1;
    tidyTimer = setTimeout(
      () => {
        answers = 0;
        tidy();
      },
      answers < MAX_ANSWERS_UNTIDIED ? TIDY_AFTER_MS : 0,
    );
  } catch (error) {
    postMessage({ id, failure: String(error) });
  }
});
