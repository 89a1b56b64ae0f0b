import { html, render, type TemplateResult } from "lit";
import { unsafeHTML } from "lit/directives/unsafe-html.js";
import { t } from "../../messages.ts";
import { drawing } from "../../parts/drawing.ts";
import type { LightElement } from "../../parts/light-element.ts";
import { paths } from "../../router.ts";
import type { RulesPage } from "../../rulebook/book.ts";
import { rulePicture } from "./picture.ts";

/** Render a game's rules: contents, then the text, which is the project's own and made HTML by the build. */
export function rulesArticle(rules: RulesPage): TemplateResult {
  return html`<article class="rules" lang=${rules.language}>
    <p class="paper-title" aria-hidden="true">${drawing(rules.game, 44)}${rules.title}</p>
    ${contents(rules)} ${unsafeHTML(rules.text)}
    <p class="rules-end">${drawing(rules.game, 56)}</p>
  </article>`;
}

function contents({ game, contents }: RulesPage): TemplateResult {
  return html`<nav class="contents" aria-label=${t("rulebook.contents")}>
    ${drawing(game, 96)}
    <ol>${contents.map(({ id, title }) => html`<li><a href=${paths.rules(game, id)}>${title}</a></li>`)}</ol>
    <button class="print-key" type="button">${t("rulebook.print")}</button>
  </nav>`;
}

/** Lay out the chapters and draw their pictures, one with each step. */
export function* completeChapters(page: Element, rules: RulesPage): Generator<void, void> {
  for (const chapter of page.querySelectorAll<HTMLElement>(".chapter")) {
    chapter.style.contentVisibility = "visible";
    chapter.getBoundingClientRect();
    yield;
  }
  yield* drawPictures(page, rules);
}

/** Draw the pictures into their places in the text, one with each step. */
function* drawPictures(page: Element, { pictures }: RulesPage): Generator<void, void> {
  const places = [...page.querySelectorAll<HTMLElement>(".picture-cards")];
  for (const [at, place] of places.entries()) {
    const picture = pictures[at];
    if (!picture || place.hasChildNodes()) continue;
    render(rulePicture(picture), place);
    for (const row of place.querySelectorAll<LightElement>("display-row")) row.renderNow();
    yield;
  }
}
