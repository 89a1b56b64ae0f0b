/**
 * Reads QR codes in a thread of its own, for browsers that have no reader of their own
 * (page/device/code-reader.ts).
 *
 * One message in, `{pixels, width, height, isThorough}`, four bytes a pixel; one message out, the text of the code
 * or null where there is none. A thorough look finds inverted and blurred codes too, in twice the time.
 */

import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import address from "zxing-wasm/reader/zxing_reader.wasm?url";

interface Picture {
  pixels: ArrayBuffer;
  width: number;
  height: number;
  isThorough: boolean;
}

prepareZXingModule({ overrides: { locateFile: () => address } });

addEventListener("message", async ({ data }: MessageEvent<Picture>) => {
  const { pixels, width, height, isThorough } = data;
  const picture = new ImageData(new Uint8ClampedArray(pixels), width, height);
  const [code] = await readBarcodes(picture, {
    formats: ["QRCode"],
    maxNumberOfSymbols: 1,
    tryInvert: isThorough,
    tryDownscale: isThorough,
    tryRotate: isThorough,
  });
  postMessage(code?.text ?? null);
});
