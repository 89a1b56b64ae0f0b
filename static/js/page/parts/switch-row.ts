import { html, nothing, type TemplateResult } from "lit";

/** Render an option that is on or off, with a hint. */
export function switchRow(label: string, hint: string, isOn: boolean, onTap: () => void): TemplateResult {
  return html`<button class="option switch" type="button" role="switch" aria-checked=${isOn} @click=${onTap}>
    <span class="option-words"><span class="option-label">${label}</span>
      ${hint ? html`<span class="option-hint">${hint}</span>` : nothing}</span>
    <span class="switch-knob" aria-hidden="true"></span>
  </button>`;
}

/** Render an option with its own control (a stepper, a choice) at the end. */
export function optionRow(label: string, hint: string, control: TemplateResult): TemplateResult {
  return html`<div class="option">
    <span class="option-words"><span class="option-label">${label}</span>
      ${hint ? html`<span class="option-hint">${hint}</span>` : nothing}</span>
    ${control}
  </div>`;
}
