declare module "virtual:messages/*" {
  const messages: import("./build/messages.ts").Messages;
  export default messages;
}

declare module "subset-font" {
  interface Cut {
    targetFormat: "woff2";
    variationAxes: Record<string, number | { min: number; max: number }>;
    keepFeatures: string[];
    noHinting: boolean;
  }
  export default function subsetFont(font: Buffer, signs: string, cut: Cut): Promise<Buffer>;
}

declare module "@micropython/micropython-webassembly-pyscript/micropython.mjs" {
  interface MicroPython {
    FS: { mkdirTree(path: string): void; writeFile(path: string, text: string): void };
    pyimport(module: string): unknown;
  }
  export function loadMicroPython(options: { url: string; heapsize: number }): Promise<MicroPython>;
}
