import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { t } from "../../messages.ts";
import { chip } from "../../parts/chip.ts";
import { LightElement } from "../../parts/light-element.ts";
import { mark } from "../../parts/mark.ts";
import { switchRow } from "../../parts/switch-row.ts";
import { MemberDrag } from "./member-drag.ts";
import { factsOf, type Plan, teamOfSeats } from "./plan.ts";
import { freeTeam, moveToTeam, nameTeam, swapInTeams, type Team, teamsOf, withTeams } from "./teams.ts";

/**
 * Who plays with whom: whether there are teams, what they are called, and their people. A tap takes somebody
 * up, the next one swaps them with whoever is tapped, or puts them into another team; so does a chip dragged by its
 * grip. The arrow keys put somebody into the team above or below. Loaded when three have sat down.
 *
 * In: `plan`. Out: "plan" with the new plan.
 */
class TeamPicker extends LightElement {
  static override properties = { plan: { attribute: false }, moving: { state: true } };

  declare plan: Plan;
  /** The seat of who is taken up to change teams. */
  moving: number | null = null;
  readonly #drag = new MemberDrag((seat, target) => this.#drop(seat, target.dataset));
  /** Who was moved, and gets the focus where they are shown next. */
  #focused: number | null = null;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#drag.stop();
  }

  /** Leave everybody where they are once seats are counted anew: somebody has gone, or moved round the table. */
  protected override willUpdate(changed: PropertyValues<this>): void {
    const isOther = changed.get("plan")?.seats.some(({ name }, seat) => name !== this.plan.seats[seat]?.name);
    if (!isOther) return;
    this.#drag.stop();
    this.moving = null;
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (this.#focused === null || !changed.has("plan")) return;
    this.querySelector<HTMLElement>(`[data-seat="${this.#focused}"]`)?.focus();
    this.#focused = null;
  }

  protected override render(): TemplateResult {
    const { plan } = this;
    const isOn = plan.teams !== undefined;
    return html`<section>
      ${switchRow(t("seats.teams"), isOn ? t("seats.teams.hint") : "", isOn, () => this.#change(withTeams(plan, !isOn)))}
      ${isOn ? html`<ul class="teams">${this.#lines().map((team) => this.#team(team))}</ul>${this.#ownTeam()}` : nothing}
    </section>`;
  }

  /** Return the teams from top to bottom: a line stays where it is, even when its first player goes. */
  #lines(): Team[] {
    return teamsOf(this.plan).sort((one, other) => one.no - other.no);
  }

  #team({ no, seats, usualName }: Team): TemplateResult {
    const { plan, moving } = this;
    const isAlone = seats.length < 2;
    const canEnter = moving !== null && !seats.includes(moving);
    return html`<li class="team" data-team=${no}>
      ${mark(plan.seats[seats[0] ?? 0]?.color ?? "grey", 24)}
      ${
        isAlone
          ? nothing
          : html`<input class="team-name" dir="auto" maxlength="40" autocomplete="off" enterkeyhint="done"
              placeholder=${usualName} aria-label=${t("seats.team_name", { name: usualName })}
              .value=${plan.teams?.names[no] ?? ""} @change=${(event: Event) => this.#onName(event, no)} />`
      }
      <div class="chips" role="group" aria-label=${plan.teams?.names[no] ?? usualName}>${seats.map((seat) => this.#member(seat))}
        ${canEnter ? chip({ label: t("seats.team_here"), isGhost: true, onTap: () => this.#move(no) }) : nothing}</div>
    </li>`;
  }

  #member(seat: number): TemplateResult {
    return html`<button class="chip" type="button" data-seat=${seat} aria-pressed=${this.moving === seat}
      @click=${() => this.#tap(seat)} @keydown=${(event: KeyboardEvent) => this.#onKey(event, seat)}>
      <span class="chip-label"><span class="name">${this.plan.seats[seat]?.name}</span></span>${this.#grip(seat)}</button>`;
  }

  /** Render what a chip is dragged by; a click on it is a tap on the chip unless it ends a drag. */
  #grip(seat: number): TemplateResult {
    return html`<span class="chip-grip" @pointerdown=${(event: PointerEvent) => this.#drag.start(event, seat)}
      @pointermove=${this.#drag.onMove} @pointerup=${this.#drag.onDrop} @pointercancel=${this.#drag.onCancel}
      @click=${(event: MouseEvent) => this.#drag.isOver(event) && event.stopPropagation()}></span>`;
  }

  /** Render the key by which who is taken up leaves the others, as long as there may be one more team. */
  #ownTeam(): TemplateResult | typeof nothing {
    const { plan, moving } = this;
    const of = teamOfSeats(plan);
    const isAlone = of.filter((team) => team === of[moving ?? 0]).length < 2;
    if (moving === null || isAlone || new Set(of).size >= (factsOf(plan)?.most ?? 0)) return nothing;
    return html`<div class="team">${chip({ label: t("seats.team_own"), isGhost: true, onTap: () => this.#move(freeTeam(plan)) })}</div>`;
  }

  #tap(seat: number): void {
    const { plan, moving } = this;
    const of = teamOfSeats(plan);
    if (moving === null || of[moving] === of[seat]) {
      this.moving = moving === seat ? null : seat;
      return;
    }
    this.#change(swapInTeams(plan, moving, seat));
  }

  #move(team: number): void {
    if (this.moving !== null) this.#change(moveToTeam(this.plan, this.moving, team));
  }

  /** Swap who was dragged with somebody of another team, or put them into it. */
  #drop(from: number, { seat, team }: DOMStringMap): void {
    const { plan } = this;
    this.#focused = from;
    this.#change(seat ? swapInTeams(plan, from, Number(seat)) : moveToTeam(plan, from, Number(team)));
  }

  /** Put somebody into the team above or below; who is at the keys stays with them. */
  #onKey(event: KeyboardEvent, seat: number): void {
    if (event.key === "Escape") this.#drag.stop();
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const teams = this.#lines();
    const to = teams[teams.findIndex(({ seats }) => seats.includes(seat)) + step];
    if (!to) return;
    this.#focused = seat;
    this.#change(moveToTeam(this.plan, seat, to.no));
  }

  #onName(event: Event, team: number): void {
    const name = (event.target as HTMLInputElement).value.trim().normalize();
    this.#change(nameTeam(this.plan, team, name));
  }

  #change(plan: Plan): void {
    this.moving = null;
    this.emit("plan", plan);
  }
}

customElements.define("team-picker", TeamPicker);
