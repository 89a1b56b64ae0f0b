import { afterAll, vi } from "vitest";

const PATIENCE_MS = 50_000;

/** What browsers have and Node of some versions has not: a language to start from, English. */
Object.defineProperty(globalThis, "navigator", { value: { languages: ["en"] }, configurable: true });

/** Without a page there is nothing to paint: what waits for a paint goes on at once. */
Object.defineProperty(globalThis, "requestAnimationFrame", {
  value: setImmediate,
  configurable: true,
  writable: true,
});

/** The next file is loaded with the globals as they are. */
afterAll(() => void vi.unstubAllGlobals());

/** On a machine that does much else beside, what is waited for may take longer than the second that is usual. */
const { waitFor } = vi;
vi.waitFor = (look, options = PATIENCE_MS) => waitFor(look, options);

await import("virtual:languages/rare");
const { loadTexts } = await import("../../static/js/page/messages.ts");
await loadTexts("shell");
await loadTexts("later");
await loadTexts("rare");
