/**
 * Parse the rules of one game in one language from its Markdown.
 *
 * A heading, a paragraph or an item of a list may end with its id and the names of
 * what else leads there: `{#brawl option.brawl_limit animanize.tricks_sum}`. A fenced
 * block "picture KIND" holds a picture as JSON (`static/js/page/rulebook/book.ts`). A fenced
 * block "asked" at the end holds questions that the rules answer above, one a line after the id of
 * their paragraph, `brawl: Is exactly 20 a brawl?`: the search asks them, the page does not show them.
 */

import markdownIt, { type Token } from "markdown-it";
import type { Paragraph, Passage, Picture, Rules, Section } from "../../page/rulebook/book.ts";
import type { Game } from "../../types.ts";

/** A game's rules, and its paragraphs for the search. */
interface Parsed {
  rules: Rules;
  passages: Passage[];
}

const MARK = /\s*\{#([a-z0-9]+(?:[-_][a-z0-9]+)*)((?:\s+[\w.]+)*)\}$/;
const PICTURE_KINDS = ["row", "trick", "melds", "grid", "captures", "board"];

const markdown = markdownIt({ html: false }).use((md) => md.core.ruler.before("inline", "ids", moveIds));

export function parseRules(source: string, game: Game, language: string, file: string): Parsed {
  return new RulesReader(game, language, file).read(markdown.parse(source, {}));
}

class RulesReader {
  readonly #game: Game;
  readonly #file: string;
  readonly #ids = new Set<string>();
  readonly #rules: Rules;
  readonly #passages: Passage[] = [];
  #section: Section | null = null;
  #heading = "";

  constructor(game: Game, language: string, file: string) {
    this.#game = game;
    this.#file = file;
    this.#rules = { game, language, title: "", sections: [], links: {} };
  }

  read(tokens: Token[]): Parsed {
    const blocks = tokens.filter(({ info }) => info !== "po"); // what the app says: build/messages-plugin.ts
    for (const block of splitBlocks(blocks)) this.#block(block);
    if (!this.#rules.title) throw new Error(`${this.#file}: it has no title`);
    return { rules: this.#rules, passages: this.#passages };
  }

  #block(block: Token[]): void {
    const [opening] = block;
    for (const token of block) this.#check(token);
    if (opening?.type === "heading_open" && opening.tag !== "h3") this.#begin(block);
    else if (opening?.info === "asked") this.#questions(opening);
    else if (opening?.type === "fence") this.#picture(opening);
    else this.#text(block);
  }

  /** The title, or a section's heading. */
  #begin(block: Token[]): void {
    const text = textOf(block);
    if (block[0]?.tag === "h1") {
      this.#rules.title = text;
      return;
    }
    const id = idOf(block[0]);
    if (!id) throw this.#wrong(block, "a section needs an id");
    this.#heading = text;
    const section = { id, title: text, paragraphs: [] };
    this.#section = section;
    this.#rules.sections.push(section);
    this.#passages.push(this.#passage(id, [], true));
  }

  /** A smaller heading, a paragraph, a list or a table. */
  #text(block: Token[]): void {
    const [opening] = block;
    const headed = opening?.type === "heading_open";
    const id = idOf(opening);
    if (headed) this.#heading = textOf(block);
    if (id) this.#passages.push(this.#passage(id, headed ? [] : block, headed));
    else if (!headed) this.#texts(block);
    if (opening?.attrs) opening.attrs = opening.attrs.filter(([name]) => name !== "id");
    const html = markdown.renderer.render(block, markdown.options, {}).trim();
    if (id || headed) this.#open(block).paragraphs.push({ id, parts: [html] });
    else this.#paragraph(block).parts.push(html);
  }

  /** The texts of a block that has no id itself: items with one are passages, the rest belongs to what precedes. */
  #texts(block: Token[]): void {
    block.forEach((token, at) => {
      if (token.type !== "inline") return;
      const id = idOf(elementOf(block, at));
      const before = this.#passages.at(-1);
      if (id) this.#passages.push(this.#passage(id, [token], false));
      else if (before) before.text = `${before.text} ${textOf([token])}`.trim();
    });
  }

  /** Questions to paragraphs, each a passage with the paragraph's text. */
  #questions(fence: Token): void {
    for (const line of fence.content.trim().split("\n")) {
      const [, id, question] = /^(\S+): (.+)$/.exec(line) ?? [];
      const answer = this.#passages.find((passage) => passage.id === `${this.#game}#${id}`);
      if (!answer?.text || !question) throw this.#wrong([fence], `no paragraph answers: ${line}`);
      const number = this.#passages.length;
      this.#passages.push({
        ...answer,
        id: `${answer.id}?${number}`,
        heading: question,
        isHeading: true,
        topic: "",
      });
    }
  }

  #picture(fence: Token): void {
    const [word, kind = ""] = fence.info.split(" ");
    if (word !== "picture" || !PICTURE_KINDS.includes(kind))
      throw this.#wrong([fence], `no kind of picture: ${fence.info}`);
    const picture = { kind, ...this.#json(fence) } as Picture;
    if (!picture.caption) throw this.#wrong([fence], "a picture needs a caption");
    this.#paragraph([fence]).parts.push(picture);
  }

  #json(fence: Token): object {
    try {
      return JSON.parse(fence.content) as object;
    } catch (error) {
      throw this.#wrong([fence], String(error));
    }
  }

  /** Throw where an id stands twice or a name leads to two paragraphs. */
  #check(token: Token): void {
    const id = idOf(token);
    if (token.content.includes("{#")) throw this.#wrong([token], "an id that cannot be read");
    if (!id) return;
    if (this.#ids.has(id)) throw this.#wrong([token], `${id} is there twice`);
    this.#ids.add(id);
    for (const name of (token.meta?.names ?? []) as string[]) {
      if (name in this.#rules.links) throw this.#wrong([token], `${name} leads to two paragraphs`);
      this.#rules.links[name] = id;
    }
  }

  #open(block: Token[]): Section {
    if (!this.#section) throw this.#wrong(block, "it stands before the first section");
    return this.#section;
  }

  /** The paragraph that is being read. */
  #paragraph(block: Token[]): Paragraph {
    const { paragraphs } = this.#open(block);
    const last = paragraphs.at(-1) ?? { id: null, parts: [] };
    if (!paragraphs.length) paragraphs.push(last);
    return last;
  }

  #passage(id: string, block: Token[], headed: boolean): Passage {
    return {
      id: `${this.#game}#${id}`,
      game: this.#game,
      section: this.#section?.id ?? "",
      heading: this.#heading,
      isHeading: headed,
      topic: topicOf(block),
      text: textOf(block),
    };
  }

  #wrong(block: Token[], what: string): Error {
    return new Error(`${this.#file}:${(block[0]?.map?.[0] ?? 0) + 1}: ${what}`);
  }
}

/** Move each id from the end of a text to the element it names. */
function moveIds({ tokens }: { tokens: Token[] }): void {
  tokens.forEach((token, at) => {
    const match = token.type === "inline" ? MARK.exec(token.content) : null;
    if (!match) return;
    token.content = token.content.slice(0, match.index);
    const opening = elementOf(tokens, at);
    opening?.attrSet("id", match[1] ?? "");
    if (opening) opening.meta = { names: match[2]?.trim().split(/\s+/).filter(Boolean) ?? [] };
  });
}

/** Return the element whose text this is: the item, where it is the first text of one. */
function elementOf(tokens: Token[], at: number): Token | undefined {
  const before = tokens[at - 2];
  return before?.type === "list_item_open" ? before : tokens[at - 1];
}

/** Return the id of an element. */
function idOf(token: Token | undefined): string | null {
  const id = token?.attrGet("id") ?? null;
  return id === null ? null : String(id);
}

/** Split a text into its blocks, each from its opening to its closing token. */
function splitBlocks(tokens: Token[]): Token[][] {
  const blocks: Token[][] = [];
  for (const token of tokens) {
    if (token.level === 0 && token.nesting >= 0) blocks.push([]);
    blocks.at(-1)?.push(token);
  }
  return blocks;
}

/** Return the text of a block without its markup. */
function textOf(block: Token[]): string {
  const parts = block.flatMap(({ children }) => children ?? []);
  return parts.map(({ type, content }) => (type === "softbreak" ? " " : content)).join("");
}

/** Return the words in bold at the beginning of a block. */
function topicOf(block: Token[]): string {
  const [first, second, third] = block
    .flatMap(({ children }) => children ?? [])
    .filter(({ content, type }) => content || type !== "text");
  return first?.type === "strong_open" && third?.type === "strong_close" ? (second?.content ?? "") : "";
}
