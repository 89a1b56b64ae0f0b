/** Reading and writing WebAssembly's binary format, as far as the engine's image needs it. */

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

export interface Section {
  kind: number;
  body: Uint8Array;
}

const HEAD = [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0];

/** A reader of a module's bytes from `at` on. */
export class Reader {
  at: number;
  readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  byte(): number {
    return this.bytes[this.at++] as number;
  }

  /** An unsigned number of variable length. */
  number(): number {
    let found = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte();
      found += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80) return found;
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

/** The sections of a module, in order. */
export function sections(module: Uint8Array): Section[] {
  const reader = new Reader(module, HEAD.length);
  const found: Section[] = [];
  while (reader.at < module.length) {
    const kind = reader.byte();
    found.push({ kind, body: reader.take(reader.number()) });
  }
  return found;
}

/** A module of these sections. */
export function moduleOf(parts: Section[]): Uint8Array<ArrayBuffer> {
  const heads = parts.map(({ kind, body }) => [kind, ...unsigned(body.length)]);
  return joined([HEAD, ...parts.flatMap(({ body }, place) => [heads[place] as Bytes, body])]);
}

export function joined(parts: ArrayLike<number>[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export function unsigned(value: number): Bytes {
  return value < 0x80 ? [value] : [(value % 0x80) | 0x80, ...unsigned(Math.floor(value / 0x80))];
}

/** A constant as an instruction has it: signed, so that the top bit of the last byte is its sign. */
export function signed(value: number): Bytes {
  const byte = value & 0x7f;
  const rest = value >> 7;
  const done = (rest === 0 && !(byte & 0x40)) || (rest === -1 && byte & 0x40);
  return done ? [byte] : [byte | 0x80, ...signed(rest)];
}

export function named(text: string): Bytes {
  const letters = [...new TextEncoder().encode(text)];
  return [...unsigned(letters.length), ...letters];
}

/** A list, its length first. */
export function vector(items: Bytes[]): Bytes {
  return [...unsigned(items.length), ...items.flat()];
}
