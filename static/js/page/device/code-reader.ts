/** Reads QR codes in the picture of the camera: by the browser itself where it can, else by a worker. */

import script from "../../scanner/decoder.ts?worker&url";
import { trustedScriptUrl } from "../trusted-script-url.ts";

export interface CodeReader {
  /** Return the text of a code in the picture, null where there is none. */
  read(video: HTMLVideoElement): Promise<string | null>;
  close(): void;
}

interface BrowserReader {
  detect(video: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}

declare global {
  /** The browser's own reader, where it has one. */
  var BarcodeDetector:
    | { new (options: { formats: string[] }): BrowserReader; getSupportedFormats(): Promise<string[]> }
    | undefined;
}

const FORMAT = "qr_code";
/** Pixels of the longer side that the worker looks at: few are read several times as fast. */
const QUICK_SIDE = 640;
/** With these a code is still found that is held far away. */
const THOROUGH_SIDE = 960;
/** After so many pictures without a code one is looked at thoroughly. */
const QUICK_MISSES = 3;

/** A reader that was opened before a camera was. */
let ahead: Promise<CodeReader> | null = null;

/** Return a reader; it is closed when no code is looked for any more. */
export function openCodeReader(): Promise<CodeReader> {
  const reader = ahead ?? makeReader();
  ahead = null;
  return reader;
}

/** Open a reader for whoever asks for one next; the answer closes it, unless it was taken. */
export function openCodeReaderAhead(): () => void {
  const reader = makeReader();
  ahead = reader;
  return () => {
    if (ahead !== reader) return;
    ahead = null;
    void reader.then((one) => one.close());
  };
}

async function makeReader(): Promise<CodeReader> {
  const Reader = globalThis.BarcodeDetector;
  const formats: string[] = (await Reader?.getSupportedFormats().catch(() => [])) ?? [];
  if (!Reader || !formats.includes(FORMAT)) return new WorkerReader();
  return new OwnReader(new Reader({ formats: [FORMAT] }));
}

/** Reads by the browser itself; by a worker from then on where that fails, as where a part of the system is missing. */
class OwnReader implements CodeReader {
  readonly #reader: BrowserReader;
  #worker: WorkerReader | null = null;

  constructor(reader: BrowserReader) {
    this.#reader = reader;
  }

  async read(video: HTMLVideoElement): Promise<string | null> {
    if (this.#worker) return this.#worker.read(video);
    try {
      return (await this.#reader.detect(video))[0]?.rawValue ?? null;
    } catch {
      this.#worker = new WorkerReader();
      return null;
    }
  }

  close(): void {
    this.#worker?.close();
  }
}

/**
 * Reads one picture at a time in a worker, so that the page goes on. Where a code was found, the next is looked for
 * in as many pixels.
 */
class WorkerReader implements CodeReader {
  #worker = new Worker(trustedScriptUrl(script), { type: "module" });
  #canvas = document.createElement("canvas");
  #side = QUICK_SIDE;
  #misses = 0;
  /** Rejects when the worker stops or cannot be loaded, also before the first picture is read. */
  #failure = new Promise<never>((_, reject) => {
    this.#worker.onerror = ({ message }) => reject(new Error(`the reader of codes stopped: ${message}`));
  });
  /** The worker gets ready while the camera is still being opened. */
  #ready = this.#ask(null);

  constructor() {
    this.#failure.catch(() => undefined); // whoever reads hears of it
    this.#ready.catch(() => undefined);
  }

  async read(video: HTMLVideoElement): Promise<string | null> {
    await this.#ready;
    const isThorough = this.#misses >= QUICK_MISSES;
    const side = isThorough ? THOROUGH_SIDE : this.#side;
    const { data, width, height } = this.#pixelsOf(video, side);
    const text = await this.#ask({ pixels: data.buffer, width, height, isThorough }, [data.buffer]);
    if (text !== null) this.#side = side;
    this.#misses = text !== null || isThorough ? 0 : this.#misses + 1;
    return text;
  }

  #ask(picture: object | null, moved: Transferable[] = []): Promise<string | null> {
    const answer = new Promise<string | null>((resolve) => {
      this.#worker.onmessage = ({ data: text }: MessageEvent<string | null>) => resolve(text);
      this.#worker.postMessage(picture, moved);
    });
    return Promise.race([answer, this.#failure]);
  }

  close(): void {
    this.#worker.terminate();
  }

  /** Return the picture as it is now, made smaller. */
  #pixelsOf(video: HTMLVideoElement, side: number): ImageData {
    const scale = Math.min(1, side / Math.max(video.videoWidth, video.videoHeight));
    this.#canvas.width = Math.round(video.videoWidth * scale);
    this.#canvas.height = Math.round(video.videoHeight * scale);
    const context = this.#canvas.getContext("2d", { willReadFrequently: true });
    if (!context) throw new Error("no canvas");
    context.drawImage(video, 0, 0, this.#canvas.width, this.#canvas.height);
    return context.getImageData(0, 0, this.#canvas.width, this.#canvas.height);
  }
}
