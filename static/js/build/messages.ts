/**
 * `import messages from "virtual:messages/en"`: one language's catalogue, as
 * `{key: text}` or `{key: [text for one, text for more]}`, read from the .po file
 * that the server uses too.
 */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { po } from "gettext-parser";
import type { Plugin } from "vite";

const MODULE = /^\0?virtual:messages\/([a-z]{2})$/;
const TRANSLATIONS = join(import.meta.dirname, "../../../companion/translations");

/** Texts that only the server says; the phone need not carry them. */
const SERVER = /^(api|cli|demo|error|form|http|json|page)\./;

export type Messages = Record<string, string | string[]>;

export function messages(): Plugin {
  return {
    name: "companion:messages",
    resolveId: (id) => (MODULE.test(id) ? `\0${id}` : null),
    load(id) {
      const language = MODULE.exec(id)?.[1];
      if (!language) return null;
      const file = catalogueFile(language);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(readMessages(file))}`;
    },
  };
}

export function catalogueFile(language: string): string {
  return join(TRANSLATIONS, language, "LC_MESSAGES", "messages.po");
}

/** The phone's texts of a catalogue file; an untranslated key is an error, never a gap on a screen. */
export function readMessages(file: string): Messages {
  const texts: Messages = {};
  const entries = po.parse(readFileSync(file)).translations[""] ?? {};
  for (const { msgid, msgstr } of Object.values(entries)) {
    if (msgid === "" || SERVER.test(msgid)) continue;
    const [text] = msgstr;
    if (!text) throw new Error(`${file}: "${msgid}" has no text`);
    texts[msgid] = msgstr.length > 1 ? msgstr : text;
  }
  return texts;
}
