import { html, type TemplateResult } from "lit";
import { drawing } from "../../parts/drawing.ts";
import { paths } from "../../router.ts";
import type { Pages } from "../../rulebook/book.ts";

/** The games of the book. */
export function shelf({ games }: Pages): TemplateResult {
  return html`<ul class="shelf rules-games">
    ${games.map(
      ({ game, title }) =>
        html`<li><a class="shelf-game" href=${paths.rules(game)} data-game=${game}>${drawing(game, 88)}<b>${title}</b></a></li>`,
    )}
  </ul>`;
}
