/** The phone's engine where there is no phone: in the build, and in tests. */

import { type Called, Python } from "../../engine/interpreter.ts";
import { image } from "./image.ts";

/** The door of `companion/engine/bridge.py`: JSON text in, JSON text out. */
export async function engineHere(inScript = false): Promise<Called> {
  const python = await Python.start(await WebAssembly.compile(await image()), inScript);
  return python.function("companion.engine.bridge", "call");
}
