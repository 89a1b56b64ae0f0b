/**
 * The engine's thread: the same Python files as on the server, under MicroPython.
 *
 * One message in, `{id, text}`, one message out, `{id, text}`; both texts are
 * JSON of `companion/engine/bridge.py`. What the engine cannot answer comes back
 * as `{id, failure}`. A worker that is called "again" takes the place of one that failed: there are
 * browsers in which a jump caught by WebAssembly gets lost now and then, so it catches them in script.
 */

import address from "virtual:engine";
import { Python } from "./interpreter.ts";

/** Milliseconds without a question, after which nobody waits while the memory is tidied. */
const TIDY_AFTER_MS = 300;
/** Answers, after which it is tidied all the same: an evening of quick taps would fill it. */
const MAX_ANSWERS_UNTIDIED = 50;

const pythonLoad = WebAssembly.compileStreaming(fetch(address)).then((image) =>
  Python.start(image, self.name === "again"),
);
const engine = pythonLoad.then((python) => ({
  answer: python.getFunction("companion.engine.bridge", "call"),
  tidy: python.getFunction("gc", "collect"),
}));
/** Browsers take long to begin with dates and figures: begun here, where nobody waits, the page finds them begun. */
void engine.then(() => new Intl.DateTimeFormat().resolvedOptions()).catch(() => undefined); // whoever asks is told
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
