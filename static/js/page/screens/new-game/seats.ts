import { html, nothing, type TemplateResult } from "lit";
import type { Problem, Setup } from "../../../types.ts";
import type { Person } from "../../log/records.ts";
import { t } from "../../messages.ts";
import { chip } from "../../parts/chip.ts";
import { icon } from "../../parts/icon.ts";
import { LightElement } from "../../parts/light-element.ts";
import { mark } from "../../parts/mark.ts";
import { problemLine } from "../../parts/rule-link.ts";
import { goesRound, namesStarter, type Plan, remarked, seated, starterOf, unseated } from "./plan.ts";

/**
 * Who plays: those seated, in the order round the table, and the names to tap.
 *
 * In: `plan`, `people` (most recent first), `problem`. Out: "plan" with the new plan.
 */
class SeatPicker extends LightElement {
  static override properties = {
    plan: { attribute: false },
    people: { attribute: false },
    problem: { attribute: false },
    typing: { state: true },
  };

  declare plan: Plan;
  declare people: Person[];
  declare problem: Problem | null;
  typing = false;

  /** The field for the next name stays in sight while names pile up above it. */
  protected override updated(): void {
    if (this.typing) this.querySelector("input[name=name]")?.scrollIntoView({ block: "nearest" });
  }

  protected override render(): TemplateResult {
    const { plan } = this;
    const starts = namesStarter(plan.game);
    return html`<section class="seat-picker" data-at="seats">
      <h2>${t(goesRound(plan.game) ? "seats.title" : "seats.pair")}</h2>
      <ol class="seats">${plan.seats.map((_, seat) => this.#seat(seat, starts))}</ol>
      ${this.#free()}
      ${starts && plan.seats.length > 1 ? this.#begins() : nothing}
      <div class="people">
        ${this.#absent().map((person) =>
          chip({
            label: html`<span class="name">${person.name}</span>`,
            onTap: () => this.#plan(seated(plan, person)),
          }),
        )}
        ${this.typing ? this.#field() : chip({ label: t("seats.add"), before: icon("plus", 20), onTap: this.#type })}
      </div>
    </section>`;
  }

  /** Places still to be taken before the game can begin. */
  #free(): TemplateResult[] {
    const { code, params = {} } = this.problem ?? {};
    const { count = 0, least = 0 } = params as Record<string, number>;
    const free = code === "seats.count" ? Math.max(0, least - count) : 0;
    return Array.from({ length: free }, () => html`<div class="seat is-free"></div>`);
  }

  #seat(seat: number, starts: boolean): TemplateResult {
    const { plan, problem } = this;
    const sitting = plan.seats[seat];
    if (!sitting) return html``;
    const { name, color } = sitting;
    const wrong = problem?.at[0] === "seats" && problem.at[1] === seat ? problem : null;
    return html`<li class="seat" data-at="seats.${seat}">
      <button class="seat-mark" type="button" aria-label=${t("seats.mark", { name, mark: t(`mark.${color}`) })}
        @click=${() => this.#plan(remarked(plan, seat))}>${mark(color, 28)}</button>
      <button class="seat-name" type="button" aria-label=${t("seats.remove", { name })}
        @click=${() => this.#plan(unseated(plan, seat))}><span class="name">${name}</span>${icon("close", 18)}</button>
      ${starts ? this.#ring(seat, name) : nothing}
      ${wrong ? html`<p class="wrong">${problemLine(wrong, asSetup(plan))}</p>` : nothing}
    </li>`;
  }

  /** The ring of the one who begins; a second tap on it leaves it open. */
  #ring(seat: number, name: string): TemplateResult {
    const { plan } = this;
    const here = starterOf(plan) === seat;
    return html`<button class="seat-ring" type="button" aria-pressed=${here}
      aria-label=${t(`begins.${plan.game}.ring`, { name })}
      @click=${() => this.#plan({ ...plan, starter: here ? null : seat })}></button>`;
  }

  #begins(): TemplateResult {
    const { plan } = this;
    return html`<div class="begins">
      <p>${t(`begins.${plan.game}`)}</p>
      <button class="side-button" type="button" @click=${this.#draw}>${t("begins.draw")}</button>
    </div>`;
  }

  #field(): TemplateResult {
    return html`<form class="new-name" @submit=${this.#add}>
      <input name="name" maxlength="40" autocomplete="off" autocapitalize="words" enterkeyhint="done"
        placeholder=${t("seats.name")} aria-label=${t("seats.name")} @blur=${this.#add} />
    </form>`;
  }

  /** People who do not sit yet. */
  #absent(): Person[] {
    return this.people.filter(({ name }) => this.plan.seats.every((seat) => seat.name !== name));
  }

  #type = async (): Promise<void> => {
    this.typing = true;
    await this.updateComplete;
    this.querySelector<HTMLInputElement>("input[name=name]")?.focus();
  };

  /** Done, or gone elsewhere: what is typed sits down; after "done" the field waits for the next name. */
  #add = (event: Event): void => {
    event.preventDefault();
    const field = this.querySelector<HTMLInputElement>("input[name=name]");
    const name = field?.value.trim().normalize() ?? "";
    this.typing = event.type === "submit" && name !== "";
    if (field) field.value = "";
    if (!name || this.plan.seats.some((seat) => seat.name === name)) return;
    const known = this.people.find((person) => person.name === name);
    this.#plan(seated(this.plan, known ?? { name, color: null }));
  };

  #draw = (): void => {
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
    this.#plan({ ...this.plan, starter: drawn % this.plan.seats.length });
  };

  #plan(plan: Plan): void {
    this.emit("plan", plan);
  }
}

/** The plan as far as the words of a problem need it. */
export function asSetup({ game, seats, options }: Plan): Setup {
  return { game, seats, options, playing: seats.map(() => true) };
}

customElements.define("seat-picker", SeatPicker);
