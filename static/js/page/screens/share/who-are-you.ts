import { html, type TemplateResult } from "lit";
import type { Setup } from "../../../types.ts";
import { icon } from "../../parts/icon.ts";
import { LightElement } from "../../parts/light-element.ts";
import { mark } from "../../parts/mark.ts";
import { seatColours } from "../../parts/seat-colours.ts";
import { peopleAt } from "../../team-names.ts";

/**
 * The choice of who one is: a large key for each who plays, and one for nobody.
 *
 * In: `setup`, `by` (who it is so far), `nobody` (what the last key says). Out: "who" with a
 * name, or null.
 */
class WhoAreYou extends LightElement {
  static override properties = { setup: { attribute: false }, by: { attribute: false }, nobody: {} };

  declare setup: Setup;
  declare by: string | null;
  declare nobody: string;

  protected override render(): TemplateResult {
    const colours = seatColours(this.setup.seats);
    return html`<ul class="who">
      ${this.setup.seats.flatMap((one, seat) => peopleAt(one).map((name) => this.#key(name, mark(colours[seat] ?? "grey", 28))))}
      <li><button class="who-key is-quiet" type="button" @click=${() => this.emit("who", null)}>
        ${icon("people", 28)}<span class="name">${this.nobody}</span></button></li>
    </ul>`;
  }

  #key(name: string, sign: TemplateResult): TemplateResult {
    return html`<li><button class="who-key" type="button" aria-pressed=${name === this.by}
      @click=${() => this.emit("who", name)}>${sign}<span class="name">${name}</span></button></li>`;
  }
}

customElements.define("who-are-you", WhoAreYou);
