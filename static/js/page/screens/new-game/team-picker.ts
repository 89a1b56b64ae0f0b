import { html, nothing, type TemplateResult } from "lit";
import { t } from "../../messages.ts";
import { chip } from "../../parts/chip.ts";
import { LightElement } from "../../parts/light-element.ts";
import { mark } from "../../parts/mark.ts";
import { switchRow } from "../../parts/switch-row.ts";
import { factsOf, type Plan, teamOfSeats } from "./plan.ts";
import { freeTeam, moveToTeam, nameTeam, swapInTeams, type Team, teamsOf, withTeams } from "./teams.ts";

/**
 * Who plays with whom: whether there are teams, what they are called, and their people. A tap takes somebody
 * up, the next one swaps them with whoever is tapped, or puts them into another team. Loaded when three have sat down.
 *
 * In: `plan`. Out: "plan" with the new plan.
 */
class TeamPicker extends LightElement {
  static override properties = { plan: { attribute: false }, moving: { state: true } };

  declare plan: Plan;
  /** The seat of who is taken up to change teams. */
  moving: number | null = null;

  protected override render(): TemplateResult {
    const { plan } = this;
    const isOn = plan.teams !== undefined;
    return html`<section>
      ${switchRow(t("seats.teams"), isOn ? t("seats.teams.hint") : "", isOn, () => this.#change(withTeams(plan, !isOn)))}
      ${isOn ? html`<ul class="teams">${teamsOf(plan).map((team) => this.#team(team))}</ul>${this.#ownTeam()}` : nothing}
    </section>`;
  }

  #team({ no, seats, usualName }: Team): TemplateResult {
    const { plan, moving } = this;
    const isAlone = seats.length < 2;
    const canEnter = moving !== null && !seats.includes(moving);
    return html`<li class="team">
      ${mark(plan.seats[seats[0] ?? 0]?.color ?? "grey", 24)}
      ${
        isAlone
          ? nothing
          : html`<input class="team-name" dir="auto" maxlength="40" autocomplete="off" enterkeyhint="done"
              placeholder=${usualName} aria-label=${t("seats.team_name", { name: usualName })}
              .value=${plan.teams?.names[no] ?? ""} @change=${(event: Event) => this.#onName(event, no)} />`
      }
      <div class="chips">${seats.map((seat) => this.#member(seat))}
        ${canEnter ? chip({ label: t("seats.team_here"), isGhost: true, onTap: () => this.#move(no) }) : nothing}</div>
    </li>`;
  }

  #member(seat: number): TemplateResult {
    return chip({
      label: html`<span class="name">${this.plan.seats[seat]?.name}</span>`,
      isPressed: this.moving === seat,
      onTap: () => this.#tap(seat),
    });
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
