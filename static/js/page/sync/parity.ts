/**
 * Frames that stand in for whichever were missed: each the exclusive-or of a random half of a film's blocks. Any
 * set of frames, a few more than there are blocks, is the whole film (a random linear code, docs/decisions/0233).
 *
 * A block is its length in two bytes and its bytes, filled up with zeros: the last one of a film is shorter.
 */

/** The most bytes in a block, its length aside. */
export const BLOCK_BYTES = 800;
const LENGTH_BYTES = 2;
/** Bytes of a frame that stands in for others. */
export const PARITY_BYTES = LENGTH_BYTES + BLOCK_BYTES;

/** Return a block as it is mixed with others. */
export function pad(bytes: Uint8Array): Uint8Array {
  const block = new Uint8Array(PARITY_BYTES);
  block.set([bytes.length >> 8, bytes.length & 255]);
  block.set(bytes, LENGTH_BYTES);
  return block;
}

/** Return the frame at a place behind the last block. */
export function parityOf(blocks: readonly Uint8Array[], place: number): Uint8Array {
  const mask = maskAt(place, blocks.length);
  const frame = new Uint8Array(PARITY_BYTES);
  for (const [at, block] of blocks.entries()) if (hasBit(mask, at)) mix(frame, block);
  return frame;
}

/** Gathers blocks and mixtures of them, until they give all blocks. */
export class BlockSolver {
  readonly #total: number;
  readonly #maskBytes: number;
  /** What was learned, mask and mixture in one: by the first block in it, which no other begins with. */
  readonly #rows = new Map<number, Uint8Array>();

  constructor(total: number) {
    this.#total = total;
    this.#maskBytes = Math.ceil(total / 8);
  }

  /** How many blocks what was gathered is worth. */
  get rank(): number {
    return this.#rows.size;
  }

  /** Take the frame at a place: a block, or a mixture behind the last one. */
  add(place: number, bytes: Uint8Array): void {
    const row = new Uint8Array(this.#maskBytes + PARITY_BYTES);
    row.set(place < this.#total ? unit(place, this.#total) : maskAt(place, this.#total));
    row.set(bytes, this.#maskBytes);
    for (;;) {
      const first = this.#firstBit(row, 0);
      if (first < 0) return; // it says nothing new
      const known = this.#rows.get(first);
      if (!known) {
        this.#rows.set(first, row);
        return;
      }
      mix(row, known);
    }
  }

  /** Return the bytes of every block, once `rank` is their number. */
  solve(): Uint8Array[] {
    for (let at = this.#total - 1; at >= 0; at--) {
      const row = this.#rows.get(at) as Uint8Array;
      for (let bit = this.#firstBit(row, at + 1); bit >= 0; bit = this.#firstBit(row, bit + 1))
        mix(row, this.#rows.get(bit) as Uint8Array);
    }
    return Array.from({ length: this.#total }, (_, at) => {
      const block = (this.#rows.get(at) as Uint8Array).subarray(this.#maskBytes);
      return block.subarray(LENGTH_BYTES, LENGTH_BYTES + (block[0] ?? 0) * 256 + (block[1] ?? 0));
    });
  }

  /** Return the first block from a place on that is mixed into a row, -1 where none is. */
  #firstBit(row: Uint8Array, from: number): number {
    for (let at = from; at < this.#total; at++) if (hasBit(row, at)) return at;
    return -1;
  }
}

function unit(place: number, total: number): Uint8Array {
  const mask = new Uint8Array(Math.ceil(total / 8));
  mask[place >> 3] = 1 << (place & 7);
  return mask;
}

/** Return which blocks are mixed at a place, a bit each; every phone comes to the same (splitmix32). */
function maskAt(place: number, total: number): Uint8Array {
  const mask = new Uint8Array(Math.ceil(total / 8));
  let state = Math.imul(place, 1297) + total;
  for (let at = 0; at < total; at++) {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    if ((mixed ^ (mixed >>> 15)) & 1) mask[at >> 3] = (mask[at >> 3] ?? 0) | (1 << (at & 7));
  }
  if (mask.every((byte) => byte === 0)) mask[0] = 1;
  return mask;
}

function hasBit(mask: Uint8Array, at: number): boolean {
  return (((mask[at >> 3] ?? 0) >> (at & 7)) & 1) === 1;
}

function mix(into: Uint8Array, other: Uint8Array): void {
  for (let at = 0; at < into.length; at++) into[at] = (into[at] ?? 0) ^ (other[at] ?? 0);
}
