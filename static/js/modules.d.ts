declare module "virtual:messages/*" {
  const messages: import("./build/messages-plugin.ts").Messages;
  export default messages;
}

declare module "virtual:games" {
  const games: readonly import("./types.ts").Game[];
  export default games;
}

declare module "virtual:games/facts" {
  const facts: Readonly<Record<string, import("./types.ts").GameFacts>>;
  export default facts;
}

declare module "virtual:rulebook" {
  type Fetched<Part> = Record<string, () => Promise<{ default: Part }>>;
  export const books: Fetched<import("./page/rulebook/book.ts").Pages>;
  export const searches: Fetched<import("./page/rulebook/search-index.ts").SearchData>;
}

declare module "virtual:rulebook/shared" {
  const shared: Readonly<Record<string, readonly import("./types.ts").Game[]>>;
  export default shared;
}

declare module "virtual:languages/rare";

declare module "virtual:languages" {
  type ImportTexts = () => Promise<{ default: import("./build/messages-plugin.ts").Messages }>;
  const catalogues: Record<string, { shell: ImportTexts; later: ImportTexts; rare?: ImportTexts }>;
  export default catalogues;
}

declare module "subset-font" {
  interface Cut {
    targetFormat: "woff2";
    variationAxes: Record<string, number | { min: number; max: number }>;
    keepFeatures: string[];
    noHinting: boolean;
    dropTables: string[];
  }
  export default function subsetFont(font: Buffer, signs: string, cut: Cut): Promise<Buffer>;
}

declare module "virtual:engine" {
  /** The address of the engine's image. */
  const address: string;
  export default address;
}

declare module "@micropython/micropython-webassembly-pyscript/micropython.mjs" {
  export interface MicroPython {
    FS: { mkdirTree(path: string): void; writeFile(path: string, text: string): void };
    _module: { getValue(place: number, type: "i32"): number | undefined };
    runPython(code: string): void;
  }
  interface Start {
    heapsize: number;
    stdout(line: string): void;
  }
  export function loadMicroPython(start: Start): Promise<MicroPython>;
}
