/**
 * Make a module of each language's texts, so that a page loads only the one it speaks:
 * `{key: text}` or `{key: [text for one, text for more]}`, from the catalogues that the server
 * uses too. A folder in companion/translations is all a language needs; the words of a game stand
 * in its rulebook, in English where that is not written yet.
 *
 *     import texts from "virtual:messages/en/shell"   what the first sheet says
 *     import texts from "virtual:messages/en/later"   everything else
 *     import texts from "virtual:messages/en/rare"    what is said of pads, and of a game shown to another phone
 *     import catalogues from "virtual:languages"      fetches them: {en: {shell, later}, …}
 *     import "virtual:languages/rare"                 has them fetch the last ones, too
 */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { po } from "gettext-parser";
import type { Plugin } from "vite";
import { GAMES } from "./games-plugin.ts";
import { listGames, rulesPath } from "./rulebook/files.ts";

const ALL = "virtual:languages";
const ALL_RARE = "virtual:languages/rare";
const MODULE = /^\0?virtual:messages\/([a-z]{2})\/(shell|later|rare)$/;
const GAME_WORDS = /^```po$(.*?)^```$/gms;
const TRANSLATIONS = join(import.meta.dirname, "../../../companion/translations");

/** Texts that only the server says. */
const SERVER =
  /^(app\.language|game\.pad)$|^(admin|api|backup|book|certificate|cli|copy|demo|devices|doctor|error|evenings|figures|form|http|incoming|json|links|manifest|page|people|person|restore|scorebook)\./;

/**
 * What is said only by code that is fetched when it is asked for: to whoever chooses, makes or sends a pad, and while a
 * game is shown to another phone or read from it. What is said in the middle of a game is among the others.
 */
const RARE = new RegExp(
  "^maker\\.|^formula\\.(?!(by_zero|too_big|below_list)$)|^pad\\.(bound|cost|languages|row_alone)$|" +
    "^pads\\.(back|bring_back|change|copied|copy|erased?|in|library|make|more|near|none|own|refused|retired?|search|send)(\\.|$)|" +
    "^share\\.(read\\.\\w+|show\\.(as|code|failed|hint|long|old|saved|send))(\\.|$)",
);

const NAMES = GAMES.join("|");

/** Texts of what is fetched after the first sheet: other screens, recorders, problems, what is unfolded. */
const LATER = new RegExp(
  `^(${NAMES})\\.|` +
    "^(account|adjust|away|begins|cards?|cell|colour|deed|depth|devices|draft|entry|follows|format|formula|" +
    "history|join|keypad|language|links|log|lost|new|notice|offer|options?|outcome|pads?|played_on|players|points|preferences|rank|" +
    "recent|record|refused|result|row|rulebook|rules|seats?|set_up|settings|share|slot|suit|table|theme|together|" +
    "this_phone|values?|versions|who)(\\.|$)" +
    "|^line\\.(adjust|animals|brawl|call\\.\\w+|cards|claim|complete|cover|eliminated|finish|floor|formula|hand|lizards|match|" +
    "melds|no|points|told|total|tricks|when|worth|yes)$" +
    "|^parts\\.(done|less|more|players|redo)$" +
    "|^phone\\.(?!somebody$)" +
    "|^sheet\\.watching$" +
    `|^round\\.(?!((${NAMES})(\\.card)?|adjust)$)`,
);

export type Messages = Record<string, string | string[]>;

export function messagesPlugin(): Plugin {
  return {
    name: "companion:messages",
    resolveId: (id) => (id === ALL || id === ALL_RARE || MODULE.test(id) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${ALL}`) return writeLoaders();
      if (id === `\0${ALL_RARE}`) return writeRareLoaders();
      const [, language, part] = MODULE.exec(id) ?? [];
      if (!language) return null;
      for (const file of listTextFiles(language)) this.addWatchFile(file);
      const texts = Object.entries(readMessages(language)).filter(([key]) => partOf(key) === part);
      return `export default ${JSON.stringify(Object.fromEntries(texts))}`;
    },
  };
}

/** Return the codes of all languages that have a folder. */
export function listLanguages(): string[] {
  return readdirSync(TRANSLATIONS).sort();
}

function writeLoaders(): string {
  const part = (language: string, name: string) =>
    `${name}: () => import("virtual:messages/${language}/${name}")`;
  const lines = listLanguages().map(
    (language) => `${language}: { ${part(language, "shell")}, ${part(language, "later")} }`,
  );
  return `export default { ${lines.join(", ")} }`;
}

/** Write the module that adds a part to the catalogues, for the screens that ask for it. */
function writeRareLoaders(): string {
  const lines = listLanguages().map(
    (language) => `catalogues.${language}.rare = () => import("virtual:messages/${language}/rare");`,
  );
  return `import catalogues from "${ALL}";\n${lines.join("\n")}`;
}

/** Tell whether a text is fetched after the first sheet. */
export function isLater(key: string): boolean {
  return RARE.test(key) || LATER.test(key);
}

/** Return with which texts one is fetched: those of the first sheet, those of the others, or of what few ask for. */
function partOf(key: string): "shell" | "later" | "rare" {
  if (RARE.test(key)) return "rare";
  return isLater(key) ? "later" : "shell";
}

/** Return the paths of a language's texts: its catalogue, then every game's rulebook. */
function listTextFiles(language: string): [catalogue: string, ...books: string[]] {
  const own = listGames(language);
  const books = listGames("en").map((game) => rulesPath(game, own.includes(game) ? language : "en"));
  return [join(TRANSLATIONS, language, "LC_MESSAGES", "messages.po"), ...books];
}

/** Read the phone's texts in a language. Throws where a key has no text. */
export function readMessages(language: string): Messages {
  const [catalogue, ...books] = listTextFiles(language).map((file) => readFileSync(file, "utf8"));
  const words = books.flatMap((book) => [...book.matchAll(GAME_WORDS)].map(([, own]) => own));
  const texts: Messages = {};
  const entries = po.parse([catalogue, ...words].join("\n")).translations[""] ?? {};
  for (const { msgid, msgstr } of Object.values(entries)) {
    if (msgid === "" || SERVER.test(msgid)) continue;
    const [text] = msgstr;
    if (!text) throw new Error(`${language}: "${msgid}" has no text`);
    texts[msgid] = msgstr.length > 1 ? msgstr : text;
  }
  return texts;
}
