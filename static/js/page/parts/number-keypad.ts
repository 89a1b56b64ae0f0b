import { html, type TemplateResult } from "lit";
import { number, t } from "../messages.ts";
import { LightElement } from "./light-element.ts";
import { rovingTabindex } from "./roving-tabindex.ts";
import { appendKey, KEYS, type Key, sumOf } from "./typed-sum.ts";

const KEY_TEXTS: Partial<Record<Key, string>> = { "±": "keypad.sign", "+": "keypad.plus" };

/** The detail of a "type" event: the text, and the sum it stands for. */
export interface KeypadInput {
  text: string;
  amount: number | null;
}

/**
 * Twelve keys for numbers of any size and sign, and for sums such as 12+7.
 *
 * In: `text`, the input so far. Out: "type" on every key, with `KeypadInput`. While the focus is on a key,
 * the keyboard types too.
 */
class NumberKeypad extends LightElement {
  static override properties = { text: {} };

  text = "";

  protected override render(): TemplateResult {
    return html`<div class="keypad" role="group" aria-label=${t("keypad.label")} @keydown=${this.#onKeydown} ${rovingTabindex()}>
      ${KEYS.map((key) => this.#key(key))}
    </div>`;
  }

  #key(key: Key): TemplateResult {
    const text = KEY_TEXTS[key];
    return html`<button class="key" type="button" aria-label=${text ? t(text) : key} @click=${() => this.#addKey(key)}>
      ${key}</button>`;
  }

  #onKeydown = (event: KeyboardEvent): void => {
    const key = KEYS.find((one) => one === event.key || (one === "±" && event.key === "-"));
    if (key) this.#addKey(key);
  };

  #addKey(key: Key): void {
    const text = appendKey(this.text, key);
    this.emit<KeypadInput>("type", { text, amount: sumOf(text) });
  }
}

customElements.define("number-keypad", NumberKeypad);

/** Render the input as it is shown: "12 + 7 = 19", "−5", a dash while there is none. */
export function keypadOutput(text: string): TemplateResult {
  const sum = sumOf(text);
  if (sum === null)
    return html`<span class="typed is-empty">${text ? number(0).replace("0", "−") : "–"}</span>`;
  const parts = text.replace(/(?<=\d)([+-])/g, " $1 ").replaceAll("-", "−");
  return html`<span class="typed">${/\d\s[+−]/.test(parts) ? html`<small>${parts} =</small> ` : ""}${number(sum)}</span>`;
}
