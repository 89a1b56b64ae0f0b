import { html, nothing, type TemplateResult } from "lit";
import type { Problem, Setup } from "../../../types.ts";
import { number } from "../../messages.ts";
import { LightElement } from "../../parts/light-element.ts";
import { missingText } from "../record/foot.ts";
import type { Trial } from "./sample.ts";

/** What the sample comes to: points by seat, or what is wrong in it. */
export interface SampleResult {
  points: readonly (number | null)[];
  problem: Problem | null;
}

/** No player of the sample is on the screen: whoever it is about is named. */
const NOBODY = { seat: -1 };
/** How much of the sample is in sight where it needs no line of its own. */
const MIN_SEEN = 0.2;

/**
 * A line with what the sample comes to, as long as the sample itself is out of sight.
 *
 * In: `setup`, `result`. Out: "open" where the sample is to be shown.
 */
class SamplePeek extends LightElement {
  static override properties = {
    setup: { attribute: false },
    result: { attribute: false },
    isSampleSeen: { state: true },
  };

  declare setup: Setup;
  declare result: SampleResult;
  isSampleSeen = true;

  #observer = new IntersectionObserver(
    (entries) => (this.isSampleSeen = (entries.at(-1)?.intersectionRatio ?? 0) >= MIN_SEEN),
    { threshold: MIN_SEEN },
  );

  override connectedCallback(): void {
    super.connectedCallback();
    void this.updateComplete.then(() => {
      const sample = this.parentElement?.querySelector("[data-at=sample]");
      if (sample && this.isConnected) this.#observer.observe(sample);
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#observer.disconnect();
  }

  protected override render(): TemplateResult | typeof nothing {
    const { setup, result } = this;
    if (this.isSampleSeen) return nothing;
    return html`<button class="maker-peek" type="button" @click=${() => this.emit("open", null)}>${
      result.problem
        ? missingText(result.problem, NOBODY, setup)
        : setup.seats.map(
            ({ name }, seat) => html`<span>${name} <b>${figure(result.points[seat])}</b></span>`,
          )
    }</button>`;
  }
}

/** Return what the sample round comes to. A check that its own figures break is not told, until somebody has tapped one. */
export function roundResult(trial: Trial | null, isTapped: boolean): SampleResult {
  const { players = [], problem = null } = trial?.choices ?? {};
  const isTold = isTapped || problem?.code !== "pad.check";
  return { points: players.map(({ points }) => points), problem: isTold ? problem : null };
}

function figure(points: number | null | undefined): string {
  return points === null || points === undefined ? "–" : number(points);
}

customElements.define("sample-peek", SamplePeek);
