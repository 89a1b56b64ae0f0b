import { html, nothing, type TemplateResult } from "lit";
import { number, t } from "../messages.ts";
import { LightElement } from "./light-element.ts";
import { isOtherContent } from "./other-content.ts";
import { rovingTabindex } from "./roving-tabindex.ts";
import { doTyped, stripInFocus, TypedKeys } from "./typed-keys.ts";
import { vars } from "./vars.ts";

/** With more keys than this the strip takes two lines. */
const MAX_KEYS_IN_LINE = 8;

/**
 * One key for every number from `from` to `to`: one tap enters it.
 *
 * In: `from`, `to` (15 further at most), `value` (null: none yet), `isChanged` (it differs from the entry
 * being corrected), `label`, `barReasons` (from `from` on, why a number is not allowed, "" where it is), `hasMore` (a "+"
 * key at the end, which shows a value above `to`).
 *
 * Out: "pick" with the number, "more". A barred key emits "pick" too: the screen says why.
 *
 * A keyboard types into the strip that has the focus, or is the only one to type into. A digit that can begin a longer
 * number waits, with the focus on its key if it has one: a second digit makes it longer, Enter presses the key. Where numbers
 * can be below zero, digits do nothing. Backspace emits "back": the last
 * tap is to be taken back.
 */
class NumberStrip extends LightElement {
  static override properties = {
    from: { type: Number },
    to: { type: Number },
    value: { attribute: false },
    isChanged: { type: Boolean },
    label: {},
    barReasons: { attribute: false, hasChanged: isOtherContent },
    hasMore: { type: Boolean },
  };

  from = 0;
  to = 9;
  value: number | null = null;
  isChanged = false;
  label = "";
  barReasons: string[] = [];
  hasMore = false;
  /** The digit typed that a second one may make longer; "" for none. */
  #begun = "";

  constructor() {
    super();
    new TypedKeys(this, this.#onKeydown);
  }

  protected override render(): TemplateResult {
    const numbers = Array.from({ length: this.to - this.from + 1 }, (_, at) => this.from + at);
    const keys = numbers.length + (this.hasMore ? 1 : 0);
    const columns = keys > MAX_KEYS_IN_LINE ? Math.ceil(keys / 2) : keys;
    return html`<div class="strip" ${vars({ "--columns": columns })} role="group" aria-label=${this.label} @click=${this.#onClick} @focusout=${this.#forget} @mousedown=${leaveFocus} ${rovingTabindex()}>
      ${numbers.map((n) => this.#key(n))}
      ${this.hasMore ? this.#moreKey() : nothing}
    </div>`;
  }

  /** Render the "+" key, with the value where it is above the keys. */
  #moreKey(): TemplateResult {
    const past = this.value !== null && this.value > this.to ? this.value : null;
    const ariaLabel = past === null ? t("parts.more") : `${number(past)}, ${t("parts.more")}`;
    return html`<button class="key" type="button" aria-pressed=${past === null ? nothing : "true"} aria-label=${ariaLabel}><span>${past === null ? nothing : number(past)}<small>+</small></span></button>`;
  }

  #key(n: number): TemplateResult {
    const bar = this.barReasons[n - this.from];
    const isCurrent = n === this.value;
    return html`<button class="key ${bar ? "is-barred" : ""} ${isCurrent && this.isChanged ? "is-changed" : ""}" type="button" aria-pressed=${isCurrent}
      aria-description=${bar || nothing} data-number=${n}>${number(n)}</button>`;
  }

  #onClick = ({ target }: Event): void => {
    const key = (target as Element).closest("button");
    if (key?.dataset.number) this.#pick(Number(key.dataset.number));
    else if (key) this.emit("more", null);
  };

  #pick(n: number): void {
    this.#forget();
    this.emit("pick", n);
  }

  #forget = (): void => {
    this.#begun = "";
  };

  #onKeydown = (event: KeyboardEvent): void => {
    const isDigit = /^\d$/.test(event.key) && this.from >= 0;
    if (event.repeat || (!isDigit && event.key !== "Backspace") || !this.#isTypedInto) return;
    event.preventDefault();
    doTyped(this, () => {
      if (isDigit) this.#type(event.key);
      else if (this.#begun) this.#forget();
      else this.emit("back", null);
    });
  };

  /** Whether digits are meant for this strip: it has the focus, or there is nothing else to type into. */
  get #isTypedInto(): boolean {
    const others = [...document.querySelectorAll("number-strip, number-keypad")];
    const focused = stripInFocus();
    return focused ? focused === this : others.every((one) => one === this || one.closest("[inert]"));
  }

  /** Take one digit more, or begin anew with it: pick the number, unless another digit may make it longer. */
  #type(digit: string): void {
    const typed = [this.#begun + digit, digit].find((text) => this.#isNumber(text) || this.#canGrow(text));
    this.#forget();
    if (typed && this.#canGrow(typed)) {
      this.querySelector<HTMLElement>(`[data-number="${typed}"]`)?.focus();
      this.#begun = typed;
    } else if (typed) this.#pick(Number(typed));
  }

  #isNumber(text: string): boolean {
    const n = Number(text);
    return n >= this.from && (n <= this.to || this.hasMore);
  }

  /** Whether a digit begins a number of two. */
  #canGrow(text: string): boolean {
    const n = Number(text);
    if (text.length > 1 || n === 0) return false;
    return this.hasMore ? n <= this.to : n * 10 <= this.to && n * 10 + 9 >= this.from;
  }
}

/** Leave the focus where it is, unless a field is typed into: a key that is clicked is not where a keyboard types. */
function leaveFocus(event: Event): void {
  if (!document.activeElement?.matches("input, textarea, select")) event.preventDefault();
}

customElements.define("number-strip", NumberStrip);
