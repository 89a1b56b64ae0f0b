/** Read and write WebAssembly's binary format, as far as the engine's image needs it. */

/** The sections that the image reads or rewrites. */
export const TYPES = 1;
export const IMPORTS = 2;
export const FUNCTIONS = 3;
export const TABLES = 4;
export const MEMORIES = 5;
export const GLOBALS = 6;
export const EXPORTS = 7;
export const CODE = 10;
export const DATA = 11;
export const TAGS = 13;
export const CUSTOM = 0;

export type Bytes = number[];

export interface WasmSection {
  kind: number;
  body: Uint8Array;
}

const HEAD = [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0];

/** A reader of a module's bytes from `at` on. */
export class WasmReader {
  at: number;
  readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  byte(): number {
    return this.bytes[this.at++] as number;
  }

  /** Read an unsigned LEB128 number. */
  number(): number {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte();
      value += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80) return value;
    }
  }

  take(length: number): Uint8Array {
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }

  name(): string {
    return new TextDecoder().decode(this.take(this.number()));
  }
}

/** Return the sections of a module, in order. */
export function readSections(module: Uint8Array): WasmSection[] {
  const reader = new WasmReader(module, HEAD.length);
  const sections: WasmSection[] = [];
  while (reader.at < module.length) {
    const kind = reader.byte();
    sections.push({ kind, body: reader.take(reader.number()) });
  }
  return sections;
}

/** Return the bytes of a module with these sections. */
export function writeModule(parts: WasmSection[]): Uint8Array<ArrayBuffer> {
  const heads = parts.map(({ kind, body }) => [kind, ...encodeUnsigned(body.length)]);
  return concatenate([HEAD, ...parts.flatMap(({ body }, place) => [heads[place] as Bytes, body])]);
}

/** Join byte sequences into one. */
export function concatenate(parts: ArrayLike<number>[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Return an unsigned LEB128 number. */
export function encodeUnsigned(value: number): Bytes {
  return value < 0x80 ? [value] : [(value % 0x80) | 0x80, ...encodeUnsigned(Math.floor(value / 0x80))];
}

/** Return a signed LEB128 number: the top bit of the last byte's seven is its sign. */
export function encodeSigned(value: number): Bytes {
  const byte = value & 0x7f;
  const rest = value >> 7;
  const done = (rest === 0 && !(byte & 0x40)) || (rest === -1 && byte & 0x40);
  return done ? [byte] : [byte | 0x80, ...encodeSigned(rest)];
}

/** Return a text as UTF-8, its length first. */
export function encodeName(text: string): Bytes {
  const letters = [...new TextEncoder().encode(text)];
  return [...encodeUnsigned(letters.length), ...letters];
}

/** Return a list, its length first. */
export function encodeVector(items: Bytes[]): Bytes {
  return [...encodeUnsigned(items.length), ...items.flat()];
}
