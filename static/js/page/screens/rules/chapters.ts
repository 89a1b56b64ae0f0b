import { html, type TemplateResult } from "lit";
import { unsafeHTML } from "lit/directives/unsafe-html.js";
import { t } from "../../messages.ts";
import { drawing } from "../../parts/drawing.ts";
import { paths } from "../../router.ts";
import type { Paragraph, Rules, Section } from "../../rulebook/book.ts";
import { picture } from "./picture.ts";

/** A game's rules: contents, then every section with its paragraphs. */
export function chapters(rules: Rules): TemplateResult {
  return html`<article class="rules" lang=${rules.language}>
    <p class="paper-title" aria-hidden="true">${drawing(rules.game, 44)}${rules.title}</p>
    ${contents(rules)} ${rules.sections.map(section)}
    <p class="rules-end">${drawing(rules.game, 56)}</p>
  </article>`;
}

function contents({ game, sections }: Rules): TemplateResult {
  return html`<nav class="contents" aria-label=${t("rulebook.contents")}>
    ${drawing(game, 96)}
    <ol>${sections.map(({ id, title }) => html`<li><a href=${paths.rules(game, id)}>${title}</a></li>`)}</ol>
    <button class="print-key" type="button" @click=${() => print()}>${t("rulebook.print")}</button>
  </nav>`;
}

function section({ id, title, paragraphs }: Section): TemplateResult {
  return html`<section class="chapter chapter-${id}">
    <h2 id=${id}>${title}</h2>
    ${paragraphs.map(paragraph)}
  </section>`;
}

/** The texts are the project's own, made into HTML by the build. */
function paragraph({ id, parts }: Paragraph): TemplateResult {
  const inside = parts.map((part) => (typeof part === "string" ? unsafeHTML(part) : picture(part)));
  return id ? html`<div class="rule" id=${id}>${inside}</div>` : html`<div class="rule">${inside}</div>`;
}
