import { html, nothing, type TemplateResult } from "lit";

/** An option that is on or off, with a line that says what it does. */
export function switchRow(label: string, hint: string, isOn: boolean, onTap: () => void): TemplateResult {
  return html`<button class="option switch" type="button" role="switch" aria-checked=${isOn} @click=${onTap}>
    <span class="option-words"><span class="option-label">${label}</span>
      ${hint ? html`<span class="option-hint">${hint}</span>` : nothing}</span>
    <span class="switch-knob" aria-hidden="true"></span>
  </button>`;
}

/** An option with a control of its own (a stepper, some choices) at its end. */
export function optionRow(label: string, hint: string, control: TemplateResult): TemplateResult {
  return html`<div class="option">
    <span class="option-words"><span class="option-label">${label}</span>
      ${hint ? html`<span class="option-hint">${hint}</span>` : nothing}</span>
    ${control}
  </div>`;
}
