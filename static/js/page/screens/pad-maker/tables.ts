/** A table that says what a number is worth, line by line, to tap. */

import { html, type TemplateResult } from "lit";
import { t } from "../../messages.ts";
import { icon } from "../../parts/icon.ts";
import { numberField } from "./bounds.ts";
import { type Pair, withNextPair, withPair } from "./pairs.ts";

const LIMIT = 999_999;
const MAX_PAIRS = 20;

/** Render a table: a number and what it is worth in each line. */
export function tableRows(
  pairs: readonly Pair[],
  /** Names a line: `from` is its number. */
  nameOf: (from: number) => string,
  onPairs: (pairs: Pair[], place?: string) => void,
  /** Whether the numbers are 1, 2, 3 and so on, and only what they are worth is said. */
  isCounted = false,
): TemplateResult {
  return html`<ol class="maker-choices maker-table">${pairs.map(
    ([from, worth], at) => html`<li class="maker-line">
      ${
        isCounted
          ? html`<span class="maker-label">${nameOf(from)}</span>`
          : numberField(t("maker.table.from"), from, -LIMIT, (value) =>
              onPairs(withPair(pairs, at, [value ?? 0, worth])),
            )
      }
      ${numberField(nameOf(from), worth, -LIMIT, (value) => onPairs(withPair(pairs, at, [from, value ?? 0]), `${at}`))}
      <button class="side-button sign" type="button" aria-label=${t("maker.choice.remove", { name: nameOf(from) })}
        ?disabled=${pairs.length < 2 || (isCounted && at < pairs.length - 1)}
        @click=${() => onPairs(pairs.filter((_, place) => place !== at))}>${icon("close", 20)}</button></li>`,
  )}</ol>
    ${
      pairs.length < MAX_PAIRS
        ? html`<button class="chip is-ghost" type="button" @click=${() => onPairs(withNextPair(pairs))}>
          ${icon("plus", 20)}<span class="chip-label">${t("maker.table.add")}</span></button>`
        : ""
    }`;
}
