/** What the tokens of a Markdown text say: its blocks, their ids, their words. */

import type { Token } from "markdown-it";

const MARK = /\s*\{#([a-z0-9]+(?:[-_][a-z0-9]+)*)((?:\s+[\w.]+)*)\}$/;

/** Moves each id from the end of a text to the element it names. */
export function takeIds({ tokens }: { tokens: Token[] }): void {
  tokens.forEach((token, at) => {
    const found = token.type === "inline" ? MARK.exec(token.content) : null;
    if (!found) return;
    token.content = token.content.slice(0, found.index);
    const opening = namedBy(tokens, at);
    opening?.attrSet("id", found[1] ?? "");
    if (opening) opening.meta = { names: found[2]?.trim().split(/\s+/).filter(Boolean) ?? [] };
  });
}

/** The element whose text this is: the item, where it is the first text of one. */
export function namedBy(tokens: Token[], at: number): Token | undefined {
  const before = tokens[at - 2];
  return before?.type === "list_item_open" ? before : tokens[at - 1];
}

/** The id that was found for an element. */
export function idOf(token: Token | undefined): string | null {
  const id = token?.attrGet("id") ?? null;
  return id === null ? null : String(id);
}

/** The blocks of a text, each from its opening to its closing token. */
export function blocksOf(tokens: Token[]): Token[][] {
  const blocks: Token[][] = [];
  for (const token of tokens) {
    if (token.level === 0 && token.nesting >= 0) blocks.push([]);
    blocks.at(-1)?.push(token);
  }
  return blocks;
}

/** What a block says, without its marks. */
export function textOf(block: Token[]): string {
  const said = block.flatMap(({ children }) => children ?? []);
  return said.map(({ type, content }) => (type === "softbreak" ? " " : content)).join("");
}

/** The words in bold at the beginning of a block. */
export function topicOf(block: Token[]): string {
  const [first, second, third] = block
    .flatMap(({ children }) => children ?? [])
    .filter(({ content, type }) => content || type !== "text");
  return first?.type === "strong_open" && third?.type === "strong_close" ? (second?.content ?? "") : "";
}
