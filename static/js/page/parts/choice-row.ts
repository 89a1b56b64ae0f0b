import { html, nothing, type TemplateResult } from "lit";

export interface ChoiceOption<Value> {
  value: Value;
  label: string | TemplateResult;
  /** The label for screen readers, where `label` is a sign. */
  ariaLabel?: string;
}

/** Render a row of options of which one is selected. */
export function choiceRow<Value>(
  label: string,
  choices: readonly ChoiceOption<Value>[],
  selected: Value,
  onPick: (value: Value) => void,
): TemplateResult {
  return html`<div class="choices" role="group" aria-label=${label}>
    ${choices.map(
      (choice) => html`<button class="choice" type="button" aria-pressed=${choice.value === selected}
        aria-label=${choice.ariaLabel ?? nothing} @click=${() => onPick(choice.value)}>${choice.label}</button>`,
    )}
  </div>`;
}
