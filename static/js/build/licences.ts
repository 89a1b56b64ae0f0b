/**
 * Writes static/dist/licences.json: what phones are sent that others wrote, with its licence, from
 * the packages' own files. `[{name, version, licence, text}]`, by name.
 */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const ROOT = join(import.meta.dirname, "../../..");
const WORKER = join(ROOT, "static/js/service-worker/service-worker.ts");
const TEXT = /^(licen[cs]e|copying|ofl)(\.(md|txt))?$/i;

interface Package {
  name: string;
  version: string;
  license: string;
  dependencies?: Record<string, string>;
}

export function licences(): Plugin {
  return {
    name: "companion:licences",
    generateBundle() {
      const told = shipped().map(({ name, version, license }) => ({
        name,
        version,
        licence: license,
        text: textOf(name),
      }));
      this.emitFile({ type: "asset", fileName: "licences.json", source: JSON.stringify(told) });
    },
  };
}

/** What the app and its service worker are made of, and what that is made of. */
function shipped(): Package[] {
  const ours = read(ROOT);
  const imported = [...readFileSync(WORKER, "utf8").matchAll(/from "(\w[^"]*)"/g)].map(
    ([, name]) => name ?? "",
  );
  const found = new Map<string, Package>();
  const names = [...Object.keys(ours.dependencies ?? {}), ...imported];
  for (const name of names) {
    if (found.has(name) || name.startsWith("@types/")) continue; // types are nothing a phone is sent
    const one = read(folderOf(name));
    found.set(name, one);
    names.push(...Object.keys(one.dependencies ?? {}));
  }
  return [...found.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}

function folderOf(name: string): string {
  return join(ROOT, "node_modules", name);
}

function read(folder: string): Package {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Package;
}

/** The licence as the package has it, null where it only names one. */
function textOf(name: string): string | null {
  const folder = folderOf(name);
  const file = existsSync(folder) ? readdirSync(folder).find((one) => TEXT.test(one)) : undefined;
  return file ? readFileSync(join(folder, file), "utf8") : null;
}
