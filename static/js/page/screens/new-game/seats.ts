import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { Colour, Problem, Seat } from "../../../types.ts";
import { announce } from "../../announce.ts";
import { nameKey } from "../../local/usual-players.ts";
import type { Person } from "../../log/records.ts";
import { t } from "../../messages.ts";
import { chip } from "../../parts/chip.ts";
import { icon } from "../../parts/icon.ts";
import { LightElement } from "../../parts/light-element.ts";
import { mark } from "../../parts/mark.ts";
import { problemLine } from "../../parts/rule-link.ts";
import { vibrateRefusal } from "../../vibrate.ts";
import { showDraw } from "./draw.ts";
import {
  addSeat,
  canHaveTeams,
  hasStarter,
  isRoundTable,
  marksFor,
  mostPeople,
  type Plan,
  removeSeat,
  setMark,
  starterOf,
  starterWords,
} from "./plan.ts";
import { SeatOrder } from "./seat-order.ts";
import { markSeatOf, toSetup, withTeams } from "./teams.ts";

/**
 * The choice of players: those seated, in the order round the table, and the names to tap.
 *
 * In: `plan`, `people` (most recent first), `problem`. Out: "plan" with the new plan.
 */
export class SeatPicker extends LightElement {
  static override properties = {
    plan: { attribute: false },
    people: { attribute: false },
    problem: { attribute: false },
    isTyping: { state: true },
    refusal: { state: true },
    markSeat: { state: true },
  };

  declare plan: Plan;
  declare people: Person[];
  declare problem: Problem | null;
  isTyping = false;
  /** Why the name typed or tapped was not seated; "": it was. */
  refusal = "";
  /** The seat whose mark is being chosen. */
  markSeat: number | null = null;
  readonly #order = new SeatOrder(this);

  /** Tells of names and teams that pile up above the field, and of the keyboard that rises below it. */
  readonly #observer = new ResizeObserver(() => this.#showField());

  override connectedCallback(): void {
    super.connectedCallback();
    this.#observer.observe(this);
    if (this.parentElement) this.#observer.observe(this.parentElement);
    addEventListener("mousedown", this.#onPress);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#observer.disconnect();
    removeEventListener("mousedown", this.#onPress);
    this.#order.drop();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("plan") && !this.isTyping) this.refusal = "";
  }

  protected override updated(changed: PropertyValues<this>): void {
    const field = this.#field;
    if (changed.has("plan") && field?.value && field !== document.activeElement)
      this.#seatTyped(field, false);
    this.#showField();
  }

  /** Return the field for a name, while it is open. */
  get #field(): HTMLInputElement | null {
    return this.querySelector("input[name=name]");
  }

  /** Keep the field for the next name, and why one was refused, in sight. */
  #showField(): void {
    const isShown = this.isTyping || this.refusal;
    if (isShown) this.querySelector(".new-name, .not-seated")?.scrollIntoView({ block: "nearest" });
  }

  protected override render(): TemplateResult {
    const { plan } = this;
    const canStart = hasStarter(plan);
    return html`<section class="seat-picker" data-at="seats">
      <h2>${this.#title}</h2>
      <ol class="seats">${plan.seats.map((_, seat) => this.#seat(seat, canStart))}</ol>
      ${this.#freeSeats()}
      ${canStart && plan.seats.length > 1 ? this.#starterKeys() : nothing}
      ${canHaveTeams(plan) && plan.seats.length > 2 ? this.#teams() : nothing}
      <div class="people">
        ${this.#peopleToSeat().map((person) =>
          chip({
            label: html`<span class="name">${person.name}</span>`,
            onTap: () => this.#seatPerson(person),
          }),
        )}
        ${this.isTyping ? this.#nameField() : chip({ label: t("seats.add"), before: icon("plus", 20), onTap: this.openField })}
      </div>
      ${this.isTyping ? nothing : this.#whyNot()}
    </section>`;
  }

  /** Return what the list is, or what a tap in it does while somebody is lifted. */
  get #title(): string {
    const name = this.#order.liftedName;
    return name ? t("seats.where", { name }) : t(isRoundTable(this.plan) ? "seats.title" : "seats.pair");
  }

  /** Render the empty seats that must be taken before the game can begin; a tap does what the key for names does. */
  #freeSeats(): TemplateResult[] {
    const { code, params = {} } = this.problem ?? {};
    const { count = 0, least = 0 } = params as Record<string, number>;
    const free = code === "seats.count" ? Math.max(0, least - count) : 0;
    return Array.from(
      { length: free },
      () => html`<div class="seat is-free" @click=${this.openField}></div>`,
    );
  }

  #seat(seat: number, canStart: boolean): TemplateResult {
    const { plan, problem } = this;
    const sitting = plan.seats[seat];
    if (!sitting) return html``;
    const { name } = sitting;
    const color = plan.seats[markSeatOf(plan, seat)]?.color ?? "grey";
    const ownProblem = problem?.at[0] === "seats" && problem.at[1] === seat ? problem : null;
    return html`<li class="seat" data-at="seats.${seat}">
      <button class="seat-mark" type="button" aria-label=${t("seats.own_mark", { name, mark: t(`mark.${color}`) })}
        aria-expanded=${this.markSeat === seat}
        @click=${() => (this.markSeat = this.markSeat === seat ? null : seat)}>${mark(color, 28)}</button>
      <button class="seat-name" type="button" aria-label=${this.#order.placeLabel(seat) ?? t("seats.remove", { name })}
        @click=${() => this.#order.place(seat) || this.#emitPlan(removeSeat(plan, seat))}>
        <span class="name">${name}</span>${this.#order.liftedName ? nothing : icon("close", 18)}</button>
      ${canStart ? this.#ring(seat, name) : nothing}
      ${plan.seats.length > 1 ? this.#order.handle(seat) : nothing}
      ${this.markSeat === seat ? this.#marks(seat, name) : nothing}
      ${ownProblem ? html`<p class="wrong">${problemLine(ownProblem, toSetup(plan))}</p>` : nothing}
    </li>`;
  }

  /** Render the marks to choose from, each with whoever has it and would get this seat's. */
  #marks(seat: number, name: string): TemplateResult {
    const { plan } = this;
    return html`<div class="seat-marks" role="group" aria-label=${t("seats.marks", { name })}>
      ${marksFor(plan.game).map((colour) => {
        const holder = plan.seats.findIndex((other) => other.color === colour);
        const isOwn = holder === markSeatOf(plan, seat);
        const other = isOwn ? undefined : plan.seats[holder]?.name;
        return html`<button type="button" aria-pressed=${isOwn} aria-label=${[t(`mark.${colour}`), other].filter(Boolean).join(": ")}
          @click=${() => this.#setMark(seat, colour)}>${mark(colour, 28)}<span class="name">${other ?? nothing}</span></button>`;
      })}
    </div>`;
  }

  #setMark(seat: number, colour: Colour): void {
    this.markSeat = null;
    this.#emitPlan(setMark(this.plan, markSeatOf(this.plan, seat), colour));
  }

  /** Render the key that makes a seat begin; a second tap leaves it open who does. */
  #ring(seat: number, name: string): TemplateResult {
    const { plan } = this;
    const isStarter = starterOf(plan) === seat;
    return html`<button class="seat-ring" type="button" aria-pressed=${isStarter}
      aria-label=${t(`${starterWords(plan)}.ring`, { name })}
      @click=${() => this.#emitPlan({ ...plan, starter: isStarter ? null : seat })}></button>`;
  }

  #teams(): TemplateResult {
    void import("./team-picker.ts");
    return html`<team-picker .plan=${this.plan}></team-picker>`;
  }

  #starterKeys(): TemplateResult {
    const { plan } = this;
    return html`<div class="begins">
      <p>${t(starterWords(plan))}</p>
      <button class="side-button" type="button" @click=${this.#drawStarter}>${t("begins.draw")}</button>
    </div>`;
  }

  #nameField(): TemplateResult {
    return html`<form class="new-name" @submit=${this.#onNameInput}>
      <input name="name" maxlength="40" autocomplete="off" autocapitalize="words" enterkeyhint="done"
        placeholder=${t("seats.name")} aria-label=${t("seats.name")} @blur=${this.#onNameInput}
        @input=${() => (this.refusal = this.#fullTable)} />
      ${this.#whyNot()}
    </form>`;
  }

  /** Render why a name was not seated. */
  #whyNot(): TemplateResult {
    return html`<div class="not-seated" role="alert">${this.refusal ? html`<p class="wrong">${this.refusal}</p>` : nothing}</div>`;
  }

  /** Return that nobody more can sit down, and what to do; "" while there is a seat. */
  get #fullTable(): string {
    const { plan } = this;
    const most = mostPeople(plan);
    if (plan.seats.length < most) return "";
    const inTeams = canHaveTeams(plan) && !plan.teams ? mostPeople(withTeams(plan, true)) : most;
    return inTeams > most ? t("seats.full_alone", { most, teams: inTeams }) : t("seats.full", { most });
  }

  /** Return the people who are not seated yet. */
  #peopleToSeat(): Person[] {
    return this.people.filter(({ name }) => !findSeat(this.plan.seats, name));
  }

  /** Show the field for a name, and focus it; where the table is full, that is said before anything is typed. */
  openField = async (): Promise<void> => {
    this.isTyping = true;
    this.refusal = this.#fullTable;
    await this.updateComplete;
    this.#field?.focus();
  };

  /** Seat a name by the tap on a key below, not when the finger comes down: the seat would move the key away from under it. */
  #onPress = (event: MouseEvent): void => {
    const key = (event.target as Element).closest("button, a");
    if (!key || this.contains(key) || !this.#field?.matches(":focus")) return;
    event.preventDefault(); // the field keeps the focus
    key.addEventListener("click", () => this.#field?.blur(), { capture: true, once: true });
  };

  #onNameInput = (event: Event): void => {
    event.preventDefault();
    const field = this.#field;
    if (field) this.#seatTyped(field, event.type === "submit");
  };

  /**
   * Seat the typed name, on submit or blur; after a submit the field waits for the next name, if a seat is free. The name of
   * somebody seated already, and one for whom there is no seat, stays in the field; it is seated once the table allows it.
   */
  #seatTyped(field: HTMLInputElement, isSubmit: boolean): void {
    const name = field.value.trim().normalize();
    const seated = findSeat(this.plan.seats, name);
    this.refusal = seated ? t("seats.twice", { name: seated.name }) : name && this.#fullTable;
    if (this.refusal) {
      vibrateRefusal();
      return;
    }
    const isFull = this.plan.seats.length + 1 >= mostPeople(this.plan);
    this.isTyping = isSubmit && name !== "" && !isFull;
    field.value = "";
    if (!name) return;
    const known = this.people.find((person) => nameKey(person.name) === nameKey(name));
    this.#emitPlan(addSeat(this.plan, { name, color: known?.color ?? null }));
  }

  /** Seat somebody who is known, unless the table is full. */
  #seatPerson(person: Person): void {
    this.refusal = this.#fullTable;
    if (this.refusal) vibrateRefusal();
    else this.#emitPlan(addSeat(this.plan, person));
  }

  #drawStarter = (): void => {
    const { plan } = this;
    const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
    const starter = random % plan.seats.length;
    this.#emitPlan({ ...plan, starter });
    announce(t("begins.drawn", { name: plan.seats[starter]?.name ?? "" }));
    requestAnimationFrame(() => showDraw([...this.querySelectorAll(".seat-ring")], starter));
  };

  /** Emit the plan with its seats in another order. */
  changeOrder(plan: Plan): void {
    this.markSeat = null;
    this.#emitPlan(plan);
  }

  #emitPlan(plan: Plan): void {
    this.#order.drop();
    this.emit("plan", plan);
  }
}

/** Return the seat of whoever has this name, however it is spelt. */
export function findSeat(seats: Seat[], name: string): Seat | undefined {
  return seats.find((seat) => nameKey(seat.name) === nameKey(name));
}

customElements.define("seat-picker", SeatPicker);
