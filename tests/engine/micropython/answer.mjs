/**
 * Answers requests as the phone's engine does: the same image, the same function.
 *
 * One JSON text a line on standard input, one line on standard output: the answer of
 * `companion/engine/bridge.py`, or `{"crash": "…"}` with the interpreter's own words.
 */

import { createInterface } from "node:readline";
import { startEngine } from "../../../static/js/build/engine/image.ts";

const answer = await startEngine();

function told(text) {
  try {
    return answer(text);
  } catch (error) {
    return JSON.stringify({ crash: String(error) });
  }
}

for await (const text of createInterface({ input: process.stdin })) {
  process.stdout.write(`${told(text)}\n`);
}
