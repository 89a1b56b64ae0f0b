import { html, nothing, type TemplateResult } from "lit";
import type { Member, Seat } from "../../../types.ts";
import { t } from "../../messages.ts";
import { icon } from "../../parts/icon.ts";
import { LightElement } from "../../parts/light-element.ts";
import { withPeople } from "../../team-names.ts";

/** People in a team, as companion/engine/seats.py allows. */
const MAX_MEMBERS = 4;

/**
 * The people of a seat: each one's name to correct, somebody to take out or to add.
 *
 * In: `seat`. Out: "people" with the seat as it is to be, and the place of who was named anew, if anybody.
 */
class TeamFields extends LightElement {
  static override properties = { seat: { attribute: false } };

  declare seat: Seat;

  protected override render(): TemplateResult {
    const members = this.#members;
    return html`<ul class="team-fields">
      ${members.length > 1 ? members.map((member, at) => html`<li>${this.#field(member, at)}${this.#removeKey(member, at)}</li>`) : nothing}
      ${members.length < MAX_MEMBERS ? html`<li>${this.#newField()}</li>` : nothing}
    </ul>`;
  }

  #field({ name }: Member, at: number): TemplateResult {
    return html`<input class="seat-field" dir="auto" maxlength="40" autocomplete="off" enterkeyhint="done"
      aria-label=${t("settings.name", { name })} .value=${name} @change=${(event: Event) => this.#onName(event, at)} />`;
  }

  #newField(): TemplateResult {
    return html`<input class="seat-field" dir="auto" maxlength="40" autocomplete="off" autocapitalize="words" enterkeyhint="done"
      placeholder=${t("settings.partner")} aria-label=${t("settings.partner_of", { name: this.seat.name })}
      @change=${(event: Event) => this.#onName(event, this.#members.length)} />`;
  }

  #removeKey({ name }: Member, at: number): TemplateResult {
    return html`<button class="seat-mark" type="button" aria-label=${t("seats.remove", { name })}
      @click=${() => this.#emit(this.#members.toSpliced(at, 1))}>${icon("close", 18)}</button>`;
  }

  /** Correct or add a name; an empty one, and one that is refused, leaves who was there. */
  #onName(event: Event, at: number): void {
    const field = event.target as HTMLInputElement;
    const name = field.value.trim().normalize();
    const former = this.#members[at]?.name ?? "";
    field.value = former;
    if (name && name !== former)
      this.#emit(this.#members.toSpliced(at, 1, { ...this.#members[at], name }), at);
  }

  #emit(members: Member[], named?: number): void {
    this.emit("people", { seat: withPeople(this.seat, members), named });
  }

  /** Who is at the seat; somebody alone as the first of a team that may come to be. */
  get #members(): Member[] {
    const { members, name, player } = this.seat;
    return members ?? [{ name, ...(player && { player }) }];
  }
}

customElements.define("team-fields", TeamFields);
