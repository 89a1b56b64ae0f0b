/**
 * A text as a film of codes that another phone reads from the screen: deflated with a checksum, cut into
 * frames, in the letters of which a QR code holds most.
 *
 * A frame is "CMP1", eight hex digits that name the film (the checksum of its text), two digits each to
 * the base of 36 for its place and how many blocks there are, then up to `PARITY_BYTES` bytes in base 45 (RFC 9285).
 * Behind the last block come frames that stand in for whichever were missed (`parity.ts`).
 */

import { BLOCK_BYTES, BlockSolver, PARITY_BYTES, pad, parityOf } from "./parity.ts";

/** More would take minutes to read; the longest evenings take a tenth, the longest log an engine takes three quarters. */
const MAX_BLOCKS = 432;
/** A film of no more blocks is shown over and over: what was missed comes again soon. */
const MAX_LOOPED_BLOCKS = 4;
/** After so many codes a short film begins again. Prime, as the number of frames of a longer one: see `shownAt`. */
const LOOP_CODES = 17;
/** How many frames there are at most for each block of a longer film, the block itself among them. */
const FRAMES_A_BLOCK = 3;
/** A film of this many bytes unpacks to no more than this: what claims to be more is not read to its end. */
const MAX_TEXT_BYTES = 5_000_000;

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:";
const FRAME = /^CMP(\d)([0-9A-F]{8})([0-9A-Z]{2})([0-9A-Z]{2})([0-9A-Z $%*+\-./:]+)$/;
const VERSION = "1";
/** The checksum at the end of a gzip stream, and the length behind it. */
const TRAILER_BYTES = 8;

/** A text in frames. */
export class Film {
  /** The frames that are the text itself, in their order. */
  readonly frames: readonly string[];
  readonly #head: string;
  readonly #blocks: readonly Uint8Array[];
  /** How many codes are shown until the film begins again. */
  readonly #turn: number;

  constructor(name: string, blocks: readonly Uint8Array[]) {
    this.#head = `CMP${VERSION}${name}`;
    this.#blocks = blocks.map(pad);
    this.frames = blocks.map((block, place) => this.#frame(place, block));
    const isShort = blocks.length <= MAX_LOOPED_BLOCKS;
    this.#turn = isShort ? LOOP_CODES : primeUpTo(FRAMES_A_BLOCK * blocks.length);
  }

  /**
   * Return what is shown as the frame of this number, from 0 on; they come round again, after a prime number of them.
   * So a camera that sees every second one only, or every third, comes to see them all.
   */
  shownAt(number: number): string {
    const place = number % this.#turn;
    const total = this.frames.length;
    if (total <= MAX_LOOPED_BLOCKS) return this.frames[place % total] as string;
    return this.frames[place] ?? this.#frame(place, parityOf(this.#blocks, place));
  }

  #frame(place: number, bytes: Uint8Array): string {
    return `${this.#head}${digits(place)}${digits(this.#blocks.length)}${toBase45(bytes)}`;
  }
}

/** Cut a text into frames. Throws a `RangeError` where it is too long to be read. */
export async function filmOf(text: string): Promise<Film> {
  const bytes = await gzip(text);
  const total = Math.ceil(bytes.length / BLOCK_BYTES);
  if (total > MAX_BLOCKS) throw new RangeError(`${total} frames`);
  const name = hex(bytes.subarray(bytes.length - TRAILER_BYTES, bytes.length - TRAILER_BYTES / 2));
  const part = (_: unknown, at: number) => bytes.subarray(at * BLOCK_BYTES, (at + 1) * BLOCK_BYTES);
  return new Film(name, Array.from({ length: total }, part));
}

/** What a code turned out to be: no frame of ours, one of a version to come, or taken in. */
type Reading = "foreign" | "newer" | "taken";

/** Gathers the frames of a film, in any order; those of another film begin it anew. */
export class FilmReader {
  #name = "";
  #total = 0;
  #solver = new BlockSolver(0);

  /** How many frames are here that say something new, and of how many. */
  get progress(): { read: number; total: number } {
    return { read: this.#solver.rank, total: this.#total };
  }

  get isWhole(): boolean {
    return this.#total > 0 && this.#solver.rank === this.#total;
  }

  take(code: string): Reading {
    const [, version, name = "", place = "", total = "", text = ""] = FRAME.exec(code) ?? [];
    if (!version) return "foreign";
    if (version !== VERSION) return "newer";
    const [at, count] = [Number.parseInt(place, 36), Number.parseInt(total, 36)];
    const bytes = fromBase45(text);
    if (!bytes || !count || count > MAX_BLOCKS) return "foreign";
    const isBlock = at < count;
    if (isBlock ? bytes.length > BLOCK_BYTES : bytes.length !== PARITY_BYTES) return "foreign";
    if (name !== this.#name || count !== this.#total) this.#begin(name, count);
    if (!this.isWhole) this.#solver.add(at, isBlock ? pad(bytes) : bytes);
    return "taken";
  }

  /** Return the text of the whole film; null where it is damaged, which begins it anew. */
  async text(): Promise<string | null> {
    const text = await gunzip(this.#solver.solve(), MAX_TEXT_BYTES).catch(() => null);
    if (text === null) this.#begin(this.#name, this.#total);
    return text;
  }

  #begin(name: string, total: number): void {
    this.#name = name;
    this.#total = total;
    this.#solver = new BlockSolver(total);
  }
}

/** Pack a text, with its checksum behind it. */
export async function gzip(text: string): Promise<Uint8Array> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Unpack; throws where the checksum is wrong, where it is no text, and a `RangeError` where it is too much. */
export async function gunzip(parts: Uint8Array[], most: number): Promise<string> {
  const stream = new Blob(parts as Uint8Array<ArrayBuffer>[]).stream();
  const reader = stream.pipeThrough(new DecompressionStream("gzip")).getReader();
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.length;
    if (size > most) throw new RangeError("too long");
    text += decoder.decode(value, { stream: true });
  }
}

/** Return the largest prime number up to this one. */
function primeUpTo(most: number): number {
  let number = most;
  while (Array.from({ length: number }, (_, at) => at).some((at) => at > 1 && number % at === 0)) number--;
  return number;
}

function digits(number: number): string {
  return number.toString(36).toUpperCase().padStart(2, "0");
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).toUpperCase().padStart(2, "0")).join("");
}

/** Two bytes are three letters, the lowest digit first; a single one at the end is two. */
function toBase45(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 2) {
    const isPair = at + 1 < bytes.length;
    let number = isPair ? (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0) : (bytes[at] ?? 0);
    for (let letter = 0; letter < (isPair ? 3 : 2); letter++) {
      text += ALPHABET[number % 45];
      number = Math.floor(number / 45);
    }
  }
  return text;
}

/** Return the bytes of a text in base 45, null where it is none. */
function fromBase45(text: string): Uint8Array | null {
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at += 3) {
    const letters = [...text.slice(at, at + 3)].reverse();
    const number = letters.reduce((sum, letter) => sum * 45 + ALPHABET.indexOf(letter), 0);
    const size = letters.length - 1;
    if (size === 0 || number >= 256 ** size) return null;
    if (size === 2) bytes.push(number >> 8);
    bytes.push(number & 255);
  }
  return new Uint8Array(bytes);
}
