/**
 * Reads QR codes in a thread of its own, for browsers that have no reader of their own
 * (page/device/code-reader.ts).
 *
 * One message in, `{pixels, width, height}`, four bytes a pixel; one message out, the text of the code
 * or null where there is none.
 */

import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import address from "zxing-wasm/reader/zxing_reader.wasm?url";

interface Picture {
  pixels: ArrayBuffer;
  width: number;
  height: number;
}

prepareZXingModule({ overrides: { locateFile: () => address } });

addEventListener("message", async ({ data: { pixels, width, height } }: MessageEvent<Picture>) => {
  const picture = new ImageData(new Uint8ClampedArray(pixels), width, height);
  const [code] = await readBarcodes(picture, { formats: ["QRCode"], maxNumberOfSymbols: 1 });
  postMessage(code?.text ?? null);
});
