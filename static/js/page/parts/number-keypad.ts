import { html, type TemplateResult } from "lit";
import { number, t } from "../messages.ts";
import { LightElement } from "./light-element.ts";
import { rovingTabindex } from "./roving-tabindex.ts";
import { doTyped, stripInFocus, TypedKeys } from "./typed-keys.ts";
import { appendKey, KEYS, type Key, replaceNumber, sumOf } from "./typed-sum.ts";

const KEY_TEXTS: Partial<Record<Key, string>> = {
  "±": "keypad.sign",
  "+": "keypad.plus",
  "⌫": "keypad.back",
};

/** The keys of a keyboard that are called otherwise here. */
const TYPED_KEYS: Record<string, Key> = { "-": "±", Backspace: "⌫" };

/** The detail of a "type" event: the text, and the sum it stands for. */
export interface KeypadInput {
  text: string;
  amount: number | null;
}

/**
 * Thirteen keys for numbers of any size and sign, and for sums such as 12+7.
 *
 * In: `text`, the input so far; `isStored`, whether it is a number that was there already, which the first digit
 * replaces; `hasSign`, whether a figure can be below zero, else there is no ±. Out: "type" on every key that changes it, with `KeypadInput`; "enter" for Enter after typing. A keyboard
 * types wherever the focus is, but for fields of text and strips of numbers.
 */
class NumberKeypad extends LightElement {
  static override properties = { text: {}, isStored: { attribute: false }, hasSign: { attribute: false } };

  text = "";
  isStored = false;
  hasSign = true;
  /** The last key came from a keyboard: Enter goes on, and does not press the key in focus once more. */
  #isTyping = false;

  constructor() {
    super();
    new TypedKeys(this, this.#onKeydown);
  }

  protected override render(): TemplateResult {
    return html`<div class="keypad" role="group" aria-label=${t("keypad.label")} ${rovingTabindex()}>
      ${this.#keys.map((key) => this.#key(key))}
    </div>`;
  }

  get #keys(): readonly Key[] {
    return this.hasSign ? KEYS : KEYS.filter((key) => key !== "±");
  }

  #key(key: Key): TemplateResult {
    const text = KEY_TEXTS[key];
    return html`<button class="key ${this.hasSign && (key === "±" || key === "+") ? "is-half" : ""}" type="button" aria-label=${text ? t(text) : key}
      @click=${() => this.#addKey(key)}>${key}</button>`;
  }

  #onKeydown = (event: KeyboardEvent): void => {
    if (stripInFocus()) return;
    const typed = TYPED_KEYS[event.key] ?? event.key;
    const key = this.#keys.find((one) => one === typed);
    const goesOn = event.key === "Enter" && this.#isTyping;
    this.#isTyping = key !== undefined;
    if (!key && !goesOn) return;
    event.preventDefault();
    doTyped(this, () => (key ? this.#addKey(key) : this.emit<null>("enter", null)));
  };

  #addKey(key: Key): void {
    const text = this.isStored ? replaceNumber(this.text, key) : appendKey(this.text, key);
    if (text !== this.text || this.isStored) this.emit<KeypadInput>("type", { text, amount: sumOf(text) });
  }
}

customElements.define("number-keypad", NumberKeypad);

/** Render the input as it is shown: "12 + 7 = 19", "−5", a dash while there is none. */
export function keypadOutput(text: string): TemplateResult {
  const sum = sumOf(text);
  if (sum === null)
    return text ? html`<span class="typed">−</span>` : html`<span class="typed is-empty">–</span>`;
  const parts = text.replace(/(?<=\d)([+-])/g, " $1 ").replaceAll("-", "−");
  return html`<span class="typed">${/\d\s[+−]/.test(parts) ? html`<small><bdi dir="ltr">${parts} =</bdi></small> ` : ""}${number(sum)}</span>`;
}
