import { html, nothing, type TemplateResult } from "lit";
import type { Formula, Problem } from "../../../types.ts";
import { LightElement } from "../../parts/light-element.ts";
import { problemWords } from "./parts.ts";

const FUNCTIONS = [
  "IF",
  "AND",
  "OR",
  "NOT",
  "SUM",
  "COUNT",
  "MIN",
  "MAX",
  "ABS",
  "QUOTIENT",
  "RANK",
  "LOOKUP",
];
const SIGNS = ["+", "−", "×", "=", "<", ">", "(", ")", ","];
const MAX_SIGNS = 400;
/** The word that is being written, before the caret. */
const BEGUN = /[a-z_]\w*$/i;

/**
 * A formula that is written by hand: names and functions to tap below it, and what is wrong marked in it.
 *
 * In: `value`, `label`, `names` (what formulas know here), `problem`, `isOffered` (nobody has written it: what is
 * written first takes its place). Out: "value" with the formula.
 */
class FormulaField extends LightElement {
  static override properties = {
    value: { attribute: false },
    label: {},
    names: { attribute: false },
    problem: { attribute: false },
    isOffered: { attribute: false },
    begun: { state: true },
  };

  declare value: Formula;
  declare label: string;
  declare names: readonly string[];
  declare problem: Problem | null;
  declare isOffered: boolean;
  /** The word begun at the caret, in small letters. */
  begun = "";
  /** Whether somebody has written here since it was offered. */
  #isWritten = false;

  protected override render(): TemplateResult {
    const { label, problem } = this;
    return html`<div class="formula">
      <div class="formula-paper ${problem ? "is-wrong" : ""}">
        <div class="formula-mirror" aria-hidden="true">${this.#marked()}</div>
        <textarea rows="1" maxlength=${MAX_SIGNS} spellcheck="false" autocomplete="off" autocapitalize="none"
          aria-label=${label} aria-invalid=${problem !== null}
          @focusin=${this.#onFocus} @input=${this.#onInput} @keyup=${this.#onCaret} @click=${this.#onCaret}></textarea>
      </div>
      <div class="formula-wrong" role="status">${problem ? html`<p class="wrong">${problemWords(problem)}</p>` : nothing}</div>
      <div class="formula-keys" role="group" aria-label=${label}>
        ${this.#offered().map((word) => this.#key(word))}
      </div>
    </div>`;
  }

  protected override updated(): void {
    const text = String(this.value);
    if (this.#area && this.#area.value !== text) this.#area.value = text;
  }

  get #area(): HTMLTextAreaElement | null {
    return this.querySelector("textarea");
  }

  /** Render the formula with the place marked at which it is wrong: it lies under what is written, letter by letter. */
  #marked(): TemplateResult {
    const signs = [...String(this.value)];
    const place = Number(this.problem?.params.sign ?? 0) - 1;
    if (place < 0) return html`${signs.join("")}`;
    const before = signs.slice(0, place).join("");
    return html`${before}<mark>${signs[place] ?? " "}</mark>${signs.slice(place + 1).join("")}`;
  }

  /** Return what can be tapped: what begins as the word at the caret, else everything. */
  #offered(): string[] {
    const { begun } = this;
    const words = [...this.names, ...FUNCTIONS].map((word) => ({ word, small: word.toLowerCase() }));
    const fitting = words.filter(({ small }) => begun && small.startsWith(begun));
    const isWhole = fitting.some(({ small }) => small === begun);
    return fitting.length && !isWhole
      ? fitting.map(({ word }) => word)
      : [...this.names, ...SIGNS, ...FUNCTIONS];
  }

  /** A key keeps the keyboard where it is: the field does not lose it to a tap. */
  #key(word: string): TemplateResult {
    return html`<button class="choice" type="button" @pointerdown=${(event: Event) => event.preventDefault()}
      @click=${() => this.#insert(word)}>${word}</button>`;
  }

  /** Write a word at the caret, in place of its beginning; a function with its brackets around the caret. */
  #insert(word: string): void {
    const area = this.#area;
    if (!area) return;
    area.focus();
    const { selectionStart, selectionEnd, value } = area;
    const begun = SIGNS.includes(word) ? "" : (BEGUN.exec(value.slice(0, selectionStart))?.[0] ?? "");
    const isBegun = begun !== "" && word.toLowerCase().startsWith(begun.toLowerCase());
    const start = isBegun ? selectionStart - begun.length : selectionStart;
    const isFunction = FUNCTIONS.includes(word);
    const text = isFunction ? `${word}()` : word === "," ? ", " : word;
    area.setRangeText(text, start, selectionEnd, "end");
    if (isFunction) area.setSelectionRange(area.selectionEnd - 1, area.selectionEnd - 1);
    this.#onInput();
  }

  #onFocus = (): void => {
    if (this.isOffered && !this.#isWritten) this.#area?.select();
  };

  #onInput = (): void => {
    const text = this.#area?.value ?? "";
    this.#isWritten = true;
    this.#onCaret();
    this.value = text; // what is drawn before the answer is no older
    this.emit("value", text);
  };

  #onCaret = (): void => {
    const { value = "", selectionStart = 0 } = this.#area ?? {};
    this.begun = BEGUN.exec(value.slice(0, selectionStart))?.[0].toLowerCase() ?? "";
  };
}

customElements.define("formula-field", FormulaField);

/** Render a formula that is written by hand. */
export function formulaField(
  label: string,
  value: Formula,
  names: readonly string[],
  problem: Problem | null,
  onValue: (value: string) => void,
  isOffered = false,
): TemplateResult {
  return html`<formula-field .value=${value} .label=${label} .names=${names} .problem=${problem} .isOffered=${isOffered}
    @value=${({ detail }: CustomEvent<string>) => onValue(detail)}></formula-field>`;
}
