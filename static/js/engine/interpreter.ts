/**
 * Runs the engine's image (`static/js/build/engine/image.ts`): MicroPython with the engine in its memory.
 *
 * It speaks to the interpreter as MicroPython's own loader does, in values of three words: a kind,
 * and what that kind needs.
 */

/** Kinds of values. */
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
  setThrew(threw: number, value: number): void;
}

/** What the image brings to call functions that may be broken off (`static/js/build/engine/longjmp-module.ts`). */
interface Catching extends WebAssembly.ModuleImports {
  __indirect_function_table: WebAssembly.Table;
  __stack_pointer: WebAssembly.Global<"i32">;
}

/** A function of Python's that takes texts and gives one. */
export type Called = (...texts: string[]) => string;

export class Python {
  #c: Interpreter;
  /** Where values come back. */
  #answer: number;

  private constructor(c: Interpreter) {
    this.#c = c;
    this.#answer = c.malloc(VALUE_BYTES);
  }

  /** The interpreter, as it was when the image was made; `inScript` where its jumps are to be caught. */
  static async start(image: WebAssembly.Module, inScript = false): Promise<Python> {
    const [calls] = WebAssembly.Module.customSections(image, "catching");
    const caught = (await WebAssembly.instantiate(calls as ArrayBuffer)).instance
      .exports as unknown as Catching;
    let c: Interpreter;
    const env = {
      ...caught,
      ...(inScript && catchingInScript(caught, () => c.setThrew(1, 0))),
      emscripten_resize_heap: (bytes: number) => grown(c.memory, bytes),
    };
    const instance = await WebAssembly.instantiate(image, withStrangers(image, env));
    c = instance.exports as unknown as Interpreter;
    const table = caught.__indirect_function_table;
    table.set(table.length - 1, c.setThrew);
    return new Python(c);
  }

  /** A function of an imported module. */
  function(module: string, name: string): Called {
    this.#named(module, (place) => this.#c.mp_js_do_import(place, this.#answer));
    const owner = this.#word(1);
    this.#named(name, (place) => this.#c.proxy_c_to_js_lookup_attr(owner, place, this.#answer));
    const found = this.#word(1);
    return (...texts) => this.#call(found, texts);
  }

  #call(found: number, texts: string[]): string {
    const values = this.#c.malloc(VALUE_BYTES * texts.length);
    texts.forEach((text, place) => {
      const [start, length] = this.#written(text);
      this.#words(values + VALUE_BYTES * place).set([TEXT, length, start]);
    });
    this.#c.proxy_c_to_js_call(found, texts.length, values, this.#answer);
    this.#c.free(values);
    return this.#read();
  }

  /** The text that came back. */
  #read(): string {
    const [kind, length, start] = this.#words(this.#answer) as unknown as [number, number, number];
    if (kind !== TEXT && kind !== EXCEPTION) return "";
    const text = new TextDecoder().decode(new Uint8Array(this.#c.memory.buffer, start, length));
    if (kind === TEXT) return text;
    this.#c.free(start);
    throw new Error(text);
  }

  /** Puts a text into the interpreter's memory: where it starts, and its length in bytes. */
  #written(text: string): [number, number] {
    const bytes = new TextEncoder().encode(text);
    const start = this.#c.malloc(bytes.length + 1);
    const room = new Uint8Array(this.#c.memory.buffer, start, bytes.length + 1);
    room.set(bytes);
    room[bytes.length] = 0;
    return [start, bytes.length];
  }

  /** Calls back with the place of a name. */
  #named(name: string, called: (place: number) => void): void {
    const [place] = this.#written(name);
    called(place);
    this.#c.free(place);
  }

  /** The three words of a value. */
  #words(place: number): Int32Array {
    return new Int32Array(this.#c.memory.buffer, place, 3);
  }

  #word(place: number): number {
    return this.#words(this.#answer)[place] as number;
  }
}

/** The same calls and the same jump by exceptions of JavaScript: slower, and caught by every browser. */
function catchingInScript(caught: Catching, threw: () => void): WebAssembly.ModuleImports {
  const { __indirect_function_table: table, __stack_pointer: stack } = caught;
  const jump = new Error("a jump of the engine");
  const call = (place: number, ...given: number[]): unknown => {
    const before = stack.value;
    try {
      return table.get(place)(...given);
    } catch (error) {
      if (error !== jump) throw error;
      stack.value = before;
      return threw();
    }
  };
  const calls = Object.keys(caught).filter((name) => name.startsWith("invoke_"));
  const jumping = () => {
    throw jump;
  };
  return { ...Object.fromEntries(calls.map((name) => [name, call])), _emscripten_throw_longjmp: jumping };
}

/** All that the image imports; of what the engine has no use for, a call fails. */
function withStrangers(image: WebAssembly.Module, env: WebAssembly.ModuleImports): WebAssembly.Imports {
  const imports: WebAssembly.Imports = { env };
  for (const { module, name } of WebAssembly.Module.imports(image)) {
    imports[module] ??= {};
    imports[module][name] ??= () => {
      throw new Error(`the engine asks for ${name}`);
    };
  }
  return imports;
}

/** Whether the memory could be made this large. */
function grown(memory: WebAssembly.Memory, bytes: number): boolean {
  const missing = bytes - memory.buffer.byteLength;
  try {
    return memory.grow(Math.ceil(missing / PAGE_BYTES)) >= 0;
  } catch {
    return false;
  }
}
