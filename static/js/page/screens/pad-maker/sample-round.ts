import { html, nothing, type TemplateResult } from "lit";
import type { Choices, Draft, Setup, Sheet } from "../../../types.ts";
import { t } from "../../messages.ts";
import { LightElement } from "../../parts/light-element.ts";
import { loadKind } from "../../recorders/kinds.ts";
import type { Recorder } from "../../recorders/recorder.ts";
import { missingText } from "../record/foot.ts";

/**
 * The recorder of the pad that is being made, with figures that can be tapped, and what they are worth.
 *
 * In: `setup`, `draft`, `choices` as a recorder has them. Out: "figures" with the draft after a tap.
 */
class SampleRound extends LightElement {
  static override properties = {
    setup: { attribute: false },
    draft: { attribute: false },
    choices: { attribute: false },
    recorder: { state: true },
  };

  declare setup: Setup;
  declare draft: Draft;
  declare choices: Choices | null;
  recorder: Recorder | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    void loadKind(this.setup).then(
      ({ tag }) => (this.recorder = document.createElement(tag) as Recorder),
      () => undefined,
    );
  }

  protected override render(): TemplateResult {
    const { recorder, setup, draft, choices } = this;
    if (!recorder) return html``;
    const props = { setup, draft, choices, sheet: {} as Sheet, original: null, isCorrecting: false };
    const problem = choices?.problem;
    return html`<div class="sample-round recorder" @draft=${this.#onDraft}>${Object.assign(recorder, props)}</div>
      <p class="sample-says" role="status">${problem ? missingText(problem, draft, setup) : choices ? t("maker.sample.right") : nothing}</p>`;
  }

  #onDraft(event: CustomEvent<Draft>): void {
    event.stopPropagation();
    this.emit("figures", event.detail);
  }
}

customElements.define("sample-round", SampleRound);
