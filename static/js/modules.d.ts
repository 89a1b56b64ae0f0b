declare module "virtual:messages/*" {
  const messages: import("./build/messages.ts").Messages;
  export default messages;
}

declare module "virtual:rulebook" {
  type Fetched<Part> = Record<string, () => Promise<{ default: Part }>>;
  export const books: Fetched<import("./page/rulebook/book.ts").Book>;
  export const searches: Fetched<import("./page/rulebook/indexed.ts").Searched>;
}

declare module "virtual:languages" {
  type Part = () => Promise<{ default: import("./build/messages.ts").Messages }>;
  const catalogues: Record<string, { shell: Part; later: Part }>;
  export default catalogues;
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
  export function loadMicroPython(options: { url?: string; heapsize: number }): Promise<MicroPython>;
}
