/**
 * Reads QR codes in a thread of its own, for browsers that have no reader of their own
 * (page/device/code-reader.ts).
 *
 * One message in, `{pixels, width, height, isThorough}`, four bytes a pixel; one message out, the text of the code
 * or null where there is none. A thorough look finds inverted and blurred codes too, in twice the time. The first
 * message is null: it makes the reader ready, and is answered by null.
 */

import { prepareZXingModule, type ReaderOptions, readBarcodes } from "zxing-wasm/reader";
import address from "zxing-wasm/reader/zxing_reader.wasm?url";

interface Picture {
  pixels: ArrayBuffer;
  width: number;
  height: number;
  isThorough: boolean;
}

/** The lines of a small code, a bit a square. Browsers compile what it takes to read one when that is first done. */
const SMALL_CODE =
  "1fdee7f 1050141 174415d 1759e5d 175b85d 105d141 1fd557f 0009f00 024053b 081b227 1de5696 07a0673 124f99b " +
  "0326ab6 14d5bd1 0db0511 1cd7bf9 001d51d 1fc2550 1043b1e 174cdfd 17518aa 17474f5 104daf5 1fc2a11";
const SQUARE_PIXELS = 5;
const QUIET_SQUARES = 4;

prepareZXingModule({ overrides: { locateFile: () => address } });

addEventListener("message", async ({ data }: MessageEvent<Picture | null>) => {
  const { pixels, width, height, isThorough } = data ?? smallPicture();
  try {
    const text = await read(new ImageData(new Uint8ClampedArray(pixels), width, height), isThorough);
    postMessage(data && text);
  } catch (error) {
    reportError(error); // the page hears nothing of a promise that is rejected here
  }
});

async function read(picture: ImageData, isThorough: boolean): Promise<string | null> {
  const options: ReaderOptions = {
    formats: ["QRCode"],
    maxNumberOfSymbols: 1,
    tryInvert: isThorough,
    tryDownscale: isThorough,
    tryRotate: isThorough,
  };
  const [code] = await readBarcodes(picture, options);
  return code?.text ?? null;
}

/** Return a picture of the small code. */
function smallPicture(): Picture {
  const lines = SMALL_CODE.split(" ").map((line) => Number.parseInt(line, 16));
  const side = (lines.length + 2 * QUIET_SQUARES) * SQUARE_PIXELS;
  const squareAt = (pixel: number) => Math.floor(pixel / SQUARE_PIXELS) - QUIET_SQUARES;
  const isDark = (x: number, y: number) =>
    ((lines[squareAt(y)] ?? 0) >> (lines.length - 1 - squareAt(x))) & 1;
  const colours = Uint32Array.from({ length: side * side }, (_, at) =>
    isDark(at % side, Math.floor(at / side)) ? 0xff000000 : 0xffffffff,
  );
  return { pixels: colours.buffer, width: side, height: side, isThorough: false };
}
