/** A game's rules as they stand on their page, for the phone and for the server alike. */

import type { Paragraph, Rules, RulesPage, Section } from "../../page/rulebook/book.ts";
import { hasTricks } from "../../page/screens/who-wins/board.ts";

export function pageOf({ sections, ...rules }: Rules): RulesPage {
  const parts = sections.flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.parts));
  return {
    ...rules,
    tricks: hasTricks(rules.game),
    contents: sections.map(({ id, title }) => ({ id, title })),
    text: sections.map(section).join("\n"),
    pictures: parts.filter((part) => typeof part !== "string"),
  };
}

function section({ id, title, paragraphs }: Section): string {
  const heading = `<h2 id="${id}">${escaped(title)}</h2>`;
  return `<section class="chapter chapter-${id}">${[heading, ...paragraphs.map(paragraph)].join("\n")}</section>`;
}

/** The parts are HTML already. Pictures are drawn by the phone: here are their places. */
function paragraph({ id, parts }: Paragraph): string {
  const inside = parts.map((part) =>
    typeof part === "string"
      ? part
      : `<figure class="picture picture-${part.kind}"><div class="picture-cards"></div><figcaption>${escaped(part.caption)}</figcaption></figure>`,
  );
  return `<div class="rule"${id ? ` id="${id}"` : ""}>${inside.join("\n")}</div>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
