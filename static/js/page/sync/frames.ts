/**
 * A text as a film of codes that another phone reads from the screen: deflated with a checksum, cut into
 * frames, in the letters of which a QR code holds most.
 *
 * A frame is "CMP1", eight hex digits that name the film (the checksum of its text), two digits each to
 * the base of 36 for its place and how many there are, then up to `FRAME_BYTES` bytes in base 45 (RFC 9285).
 */

/** Bytes in a frame: its code is still read from arm's length. */
const FRAME_BYTES = 800;
/** More would take half a minute to read; the longest evenings take a tenth. */
const MAX_FRAMES = 64;
/** A film of this many bytes unpacks to no more than this: what claims to be more is not read to its end. */
const MAX_TEXT_BYTES = 2_000_000;

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:";
const FRAME = /^CMP(\d)([0-9A-F]{8})([0-9A-Z]{2})([0-9A-Z]{2})([0-9A-Z $%*+\-./:]+)$/;
const VERSION = "1";
/** The checksum at the end of a gzip stream, and the length behind it. */
const TRAILER_BYTES = 8;

/** Cut a text into frames. Throws a `RangeError` where it is too long to be read. */
export async function filmOf(text: string): Promise<string[]> {
  const bytes = await gzip(text);
  const total = Math.ceil(bytes.length / FRAME_BYTES);
  if (total > MAX_FRAMES) throw new RangeError(`${total} frames`);
  const name = hex(bytes.subarray(bytes.length - TRAILER_BYTES, bytes.length - TRAILER_BYTES / 2));
  return Array.from({ length: total }, (_, place) => {
    const part = bytes.subarray(place * FRAME_BYTES, (place + 1) * FRAME_BYTES);
    return `CMP${VERSION}${name}${digits(place)}${digits(total)}${toBase45(part)}`;
  });
}

/** What a code turned out to be: no frame of ours, one of a version to come, or taken in. */
type Reading = "foreign" | "newer" | "taken";

/** Gathers the frames of a film, in any order; those of another film begin it anew. */
export class FilmReader {
  #name = "";
  #total = 0;
  #parts = new Map<number, Uint8Array>();

  /** How many frames are here, and of how many. */
  get progress(): { read: number; total: number } {
    return { read: this.#parts.size, total: this.#total };
  }

  get isWhole(): boolean {
    return this.#total > 0 && this.#parts.size === this.#total;
  }

  take(code: string): Reading {
    const [, version, name = "", place = "", total = "", text = ""] = FRAME.exec(code) ?? [];
    if (!version) return "foreign";
    if (version !== VERSION) return "newer";
    const [at, count] = [Number.parseInt(place, 36), Number.parseInt(total, 36)];
    const bytes = fromBase45(text);
    if (!bytes || at >= count || count > MAX_FRAMES) return "foreign";
    if (name !== this.#name || count !== this.#total) this.#parts.clear();
    this.#name = name;
    this.#total = count;
    this.#parts.set(at, bytes);
    return "taken";
  }

  /** Return the text of the whole film; null where it is damaged, which begins it anew. */
  async text(): Promise<string | null> {
    const parts = [...this.#parts].sort(([one], [other]) => one - other).map(([, bytes]) => bytes);
    const text = await gunzip(parts, MAX_TEXT_BYTES).catch(() => null);
    if (text === null) this.#parts.clear();
    return text;
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
