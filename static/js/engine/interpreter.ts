/**
 * Runs the engine's image (`static/js/build/engine/image.ts`): MicroPython with the engine in its memory.
 *
 * It calls the interpreter as MicroPython's own JavaScript loader does, with values of three words: a
 * kind, and two whose meaning depends on the kind.
 */

/** Kinds of values, as in MicroPython's loader. */
const TEXT = 5;
const EXCEPTION = -1;
const VALUE_BYTES = 12;
const PAGE_BYTES = 64 * 1024;

interface Interpreter {
  memory: WebAssembly.Memory;
  malloc(bytes: number): number;
  free(place: number): void;
  mp_js_do_import(name: number, into: number): void;
  proxy_c_to_js_lookup_attr(object: number, name: number, into: number): void;
  proxy_c_to_js_call(object: number, count: number, values: number, into: number): void;
  setThrew(onThrow: number, value: number): void;
}

/** What the image brings to call functions that may be broken off (`static/js/build/engine/longjmp-module.ts`). */
interface CatchingCalls extends WebAssembly.ModuleImports {
  __indirect_function_table: WebAssembly.Table;
  __stack_pointer: WebAssembly.Global<"i32">;
}

/** A Python function that takes strings and returns one. */
export type PythonFunction = (...texts: string[]) => string;

export class Python {
  #exports: Interpreter;
  /** The address at which results are written. */
  #result: number;

  private constructor(c: Interpreter) {
    this.#exports = c;
    this.#result = c.malloc(VALUE_BYTES);
  }

  /** Start the interpreter of an image; `catchesInScript` has its jumps caught by JavaScript, not WebAssembly. */
  static async start(image: WebAssembly.Module, catchesInScript = false): Promise<Python> {
    const [calls] = WebAssembly.Module.customSections(image, "catching");
    const catching = (await WebAssembly.instantiate(calls as ArrayBuffer)).instance
      .exports as unknown as CatchingCalls;
    let c: Interpreter;
    const env = {
      ...catching,
      ...(catchesInScript && catchInScript(catching, () => c.setThrew(1, 0))),
      emscripten_resize_heap: (bytes: number) => growMemory(c.memory, bytes),
    };
    const instance = await WebAssembly.instantiate(image, stubImports(image, env));
    c = instance.exports as unknown as Interpreter;
    const table = catching.__indirect_function_table;
    table.set(table.length - 1, c.setThrew);
    return new Python(c);
  }

  /** Return a function of a module, which is imported. */
  getFunction(module: string, name: string): PythonFunction {
    this.#withName(module, (place) => this.#exports.mp_js_do_import(place, this.#result));
    const owner = this.#resultWord(1);
    this.#withName(name, (place) => this.#exports.proxy_c_to_js_lookup_attr(owner, place, this.#result));
    const fn = this.#resultWord(1);
    return (...texts) => this.#call(fn, texts);
  }

  #call(fn: number, texts: string[]): string {
    const values = this.#exports.malloc(VALUE_BYTES * texts.length);
    texts.forEach((text, place) => {
      const [start, length] = this.#writeText(text);
      this.#valueWords(values + VALUE_BYTES * place).set([TEXT, length, start]);
    });
    this.#exports.proxy_c_to_js_call(fn, texts.length, values, this.#result);
    this.#exports.free(values);
    return this.#readResult();
  }

  /** Read the string that was returned. Throws an `Error` with the text of an exception. */
  #readResult(): string {
    const [kind, length, start] = this.#valueWords(this.#result) as unknown as [number, number, number];
    if (kind !== TEXT && kind !== EXCEPTION) return "";
    const text = new TextDecoder().decode(new Uint8Array(this.#exports.memory.buffer, start, length));
    if (kind === TEXT) return text;
    this.#exports.free(start);
    throw new Error(text);
  }

  /** Write a text to the interpreter's memory; returns its address and its length in bytes. */
  #writeText(text: string): [number, number] {
    const bytes = new TextEncoder().encode(text);
    const start = this.#exports.malloc(bytes.length + 1);
    const room = new Uint8Array(this.#exports.memory.buffer, start, bytes.length + 1);
    room.set(bytes);
    room[bytes.length] = 0;
    return [start, bytes.length];
  }

  /** Call `use` with the address of a name, which is freed after it. */
  #withName(name: string, use: (place: number) => void): void {
    const [place] = this.#writeText(name);
    use(place);
    this.#exports.free(place);
  }

  /** View the three words of a value. */
  #valueWords(place: number): Int32Array {
    return new Int32Array(this.#exports.memory.buffer, place, 3);
  }

  #resultWord(place: number): number {
    return this.#valueWords(this.#result)[place] as number;
  }
}

/** Return the image's calls and its longjmp by JavaScript exceptions: slower, but reliable in every browser. */
function catchInScript(catching: CatchingCalls, onThrow: () => void): WebAssembly.ModuleImports {
  const { __indirect_function_table: table, __stack_pointer: stack } = catching;
  const jump = new Error("a jump of the engine");
  const call = (place: number, ...args: number[]): unknown => {
    const before = stack.value;
    try {
      return table.get(place)(...args);
    } catch (error) {
      if (error !== jump) throw error;
      stack.value = before;
      return onThrow();
    }
  };
  const calls = Object.keys(catching).filter((name) => name.startsWith("invoke_"));
  const jumping = () => {
    throw jump;
  };
  return { ...Object.fromEntries(calls.map((name) => [name, call])), _emscripten_throw_longjmp: jumping };
}

/** Return all imports of the image; those that the engine does not need throw when called. */
function stubImports(image: WebAssembly.Module, env: WebAssembly.ModuleImports): WebAssembly.Imports {
  const imports: WebAssembly.Imports = { env };
  for (const { module, name } of WebAssembly.Module.imports(image)) {
    imports[module] ??= {};
    imports[module][name] ??= () => {
      throw new Error(`the engine asks for ${name}`);
    };
  }
  return imports;
}

/** Grow the memory to this size; returns whether it could be grown. */
function growMemory(memory: WebAssembly.Memory, bytes: number): boolean {
  const missing = bytes - memory.buffer.byteLength;
  try {
    return memory.grow(Math.ceil(missing / PAGE_BYTES)) >= 0;
  } catch {
    return false;
  }
}
