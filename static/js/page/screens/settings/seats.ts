import { html, nothing, type TemplateResult } from "lit";
import type { Entry, Seat, Setup, Sheet } from "../../../types.ts";
import { problemText } from "../../codes.ts";
import { ignoreTaps } from "../../cooldown.ts";
import type { LoadedGame } from "../../log/records.ts";
import { isolate, t } from "../../messages.ts";
import { LightElement } from "../../parts/light-element.ts";
import { mark } from "../../parts/mark.ts";
import { seatColours } from "../../parts/seat-colours.ts";
import { vibrateRefusal } from "../../vibrate.ts";
import type { WriteEntry } from "../adjust-form.ts";
import { addSeat, factsOf, marksFor } from "../new-game/plan.ts";
import { findSeat } from "../new-game/seats.ts";
import { FittedNames } from "../sheet/fitted-names.ts";
import { goneText, isOut } from "../sheet/standing.ts";
import { seatChange, swapMarks } from "./edits.ts";

/** How many letters of a name its field shows on the narrowest phone: where no key stands beside it, and beside one. */
const MAX_FIELD_LETTERS = 20;
const MAX_LETTERS_BESIDE_KEY = 16;

/** A seat with its people as they are to be, and which of them is named anew. */
interface People {
  seat: Seat;
  named?: number;
}

/**
 * The seats of a running game: names and marks to change, somebody joining or leaving.
 *
 * In: `table`, `setup` (with the changes made so far), `write`, which writes an entry down and says what is
 * wrong with it. Out: "change-setup" with a change.
 */
class RunningSeats extends LightElement {
  static override properties = {
    table: { attribute: false },
    setup: { attribute: false },
    write: { attribute: false },
    refusal: { state: true },
  };

  declare table: LoadedGame;
  declare setup: Setup;
  declare write: WriteEntry;
  /** Why somebody can neither come nor go, or not be called so. */
  refusal: string | null = null;
  #fitted = new FittedNames(this, () => this.setup.seats);

  /** Bring what is refused into sight, above the keys below. */
  protected override updated(changes: Map<PropertyKey, unknown>): void {
    if (changes.has("refusal")) this.querySelector(".wrong")?.scrollIntoView({ block: "nearest" });
  }

  protected override render(): TemplateResult {
    const { setup } = this;
    return html`<section><h2>${t("settings.players")}</h2>
      <ul class="seats">${setup.seats.map((seat, place) => this.#seat(seat, place))}</ul>
      ${factsOf(setup)?.open ? this.#joinForm() : nothing}
      <div role="alert">${this.refusal ? html`<p class="wrong">${this.refusal}</p>` : nothing}</div>
    </section>`;
  }

  #seat(seat: Seat, place: number): TemplateResult {
    const { setup } = this;
    const { sheet } = this.table.record;
    const { name } = seat;
    const colour = seatColours(setup.seats)[place] ?? "grey";
    const isPlaying = setup.playing[place] !== false;
    return html`<li class="seat ${isPlaying ? "" : "is-gone"}">
      <button class="seat-mark" type="button" aria-label=${t("seats.mark", { name, mark: t(`mark.${colour}`) })}
        @click=${() => this.#changeMark(place)}>${mark(colour, 28)}</button>
      <span class="seat-typed">
        <input class="seat-field" dir="auto" maxlength="40" aria-label=${t("settings.name", { name })} .value=${name}
          enterkeyhint="done" @change=${(event: Event) => this.#onName(event, seat, place)} />
        ${this.#longName(name, place, isPlaying)}
      </span>
      ${isPlaying ? nothing : html`<span class="seat-note">${goneText(sheet, place)}</span>`}
      ${factsOf(setup)?.open ? this.#moveKey(name, place, isPlaying || isOut(sheet, place)) : nothing}
      ${hasTeams(setup) ? this.#people(seat, place) : nothing}
    </li>`;
  }

  /** Render a name too long for its field over it, in two lines, until somebody types there. */
  #longName(name: string, place: number, isPlaying: boolean): TemplateResult | typeof nothing {
    const most = factsOf(this.setup)?.open ? MAX_LETTERS_BESIDE_KEY : MAX_FIELD_LETTERS;
    if (name.length <= most) return nothing;
    const brief = isolate(this.#fitted.names[place] ?? name);
    return html`<span class="seat-brief ${isPlaying ? "fitted-name" : ""} name" aria-hidden="true">${brief}</span>`;
  }

  /** Render the people of a seat; the screen has loaded what they are corrected by. */
  #people(seat: Seat, place: number): TemplateResult {
    return html`<team-fields .seat=${seat} @people=${(event: CustomEvent<People>) => this.#onPeople(event, place)}></team-fields>`;
  }

  /** Render the key by which a player leaves, also one who is out, or comes back to the seat: not one who would be out. */
  #moveKey(name: string, place: number, isHere: boolean): TemplateResult | typeof nothing {
    if (!isHere && wouldBeOut(this.setup, this.table.record.sheet, place)) return nothing;
    const label = t(isHere ? "settings.leave" : "settings.return", { name });
    return html`<button class="seat-leave" type="button" aria-label=${label}
      @click=${() => void this.#write({ type: isHere ? "leave" : "join", seat: place })}>
      ${t(isHere ? "settings.leave_key" : "settings.return_key")}</button>`;
  }

  #joinForm(): TemplateResult {
    const most = factsOf(this.setup)?.most ?? 0;
    if (this.#playing.length >= most) {
      const isOfTeams = this.setup.seats.some(({ members }) => members);
      return html`<p class="join">${t(isOfTeams ? "settings.full.teams" : "settings.full", { most })}</p>`;
    }
    return html`<form class="join" @submit=${this.#onJoin}>
      <input maxlength="40" autocomplete="off" autocapitalize="words" placeholder=${t("settings.join_hint")}
        aria-label=${t("settings.join")} @input=${() => (this.refusal = null)} />
      <button class="side-button">${t("settings.join_key")}</button>
    </form>`;
  }

  /** Seat the typed name, in the old seat where they left; what is refused, or typed since, stays in the field. */
  #onJoin = async (event: Event): Promise<void> => {
    event.preventDefault();
    const field = (event.currentTarget as HTMLElement).querySelector("input");
    if (!field) return;
    const typed = field.value;
    const name = typed.trim().normalize();
    if (!name) return this.#askForName(field);
    if (this.#isRefused(name, this.#playing)) return;
    const former = findSeat(this.setup.seats, name);
    const seat = former ? this.setup.seats.indexOf(former) : newcomer(this.setup, name);
    const isSeated = await this.#write({ type: "join", seat });
    if (isSeated && field.value === typed) field.value = "";
  };

  /** Say that a name is missing, in the field for it. */
  #askForName(field: HTMLInputElement): void {
    this.refusal = t("settings.join_missing");
    vibrateRefusal();
    field.focus();
  }

  /** Who plays at the moment. */
  get #playing(): Seat[] {
    const { seats, playing } = this.setup;
    return seats.filter((_, place) => playing[place] !== false);
  }

  /** Return whether one of these is called so already, and say so; what was typed stays. */
  #isRefused(name: string, seats: Seat[]): boolean {
    const seated =
      findSeat(seats, name) ??
      findSeat(
        seats.flatMap(({ members = [] }) => members),
        name,
      );
    this.refusal = seated ? t("seats.twice", { name: seated.name }) : null;
    if (seated) vibrateRefusal();
    return seated !== undefined;
  }

  /** Write an entry and say why where it is refused; return whether it is written. */
  async #write(entry: Entry): Promise<boolean> {
    const problem = await this.write(entry);
    this.refusal = problem && problemText(problem, this.setup);
    if (problem) vibrateRefusal();
    else ignoreTaps(); // the same key takes it back now
    return !problem;
  }

  #onName(event: Event, seat: Seat, place: number): void {
    const field = event.target as HTMLInputElement;
    const name = field.value.trim().normalize();
    const others = this.setup.seats.filter((other) => other !== seat);
    if (name && this.#isRefused(name, others)) return;
    if (name && name !== seat.name)
      this.emit("change-setup", seatChange(this.table, this.setup, place, { ...seat, name }));
    else field.value = seat.name;
  }

  /** Correct who is at a seat, unless somebody else at the table is called so. */
  #onPeople({ detail: { seat, named } }: CustomEvent<People>, place: number): void {
    const partners = (seat.members ?? []).filter((_, at) => at !== named);
    const others = [...this.setup.seats.filter((_, other) => other !== place), ...partners];
    const name = seat.members?.[named ?? -1]?.name;
    this.refusal = null;
    if (name && this.#isRefused(name, others)) return;
    this.emit("change-setup", seatChange(this.table, this.setup, place, seat));
  }

  /** Change a mark; where two seats swap, each change is emitted on its own, the second on top of the first. */
  #changeMark(place: number): void {
    const { table } = this;
    let { setup } = this;
    for (const swap of swapMarks(setup, place, marksFor(setup.game))) {
      this.emit("change-setup", seatChange(table, setup, swap.place, swap.seat));
      setup = {
        ...setup,
        seats: setup.seats.map((seat, other) => (other === swap.place ? swap.seat : seat)),
      };
    }
  }
}

/** Whether people play in teams here, or would by the pad. */
export function hasTeams({ seats, pad }: Setup): boolean {
  return Boolean(pad?.teams) || seats.some(({ members }) => members);
}

/** Return the seat of somebody new, under a mark that nobody at the table wears, as those have who began. */
function newcomer({ game, seats }: Setup, name: string): Seat {
  const colours = seatColours(seats);
  const sitting = seats.map((seat, place) => ({ ...seat, color: colours[place] ?? "grey" }));
  const plan = addSeat({ game, seats: sitting, options: {}, starter: null }, { name, color: null });
  return plan.seats.at(-1) ?? { name };
}

/** Whether the total of somebody is one at which a pad lets nobody play (`companion/engine/pads/course.py`). */
function wouldBeOut({ pad }: Setup, { totals }: Sheet, seat: number): boolean {
  const [limit, total] = [pad?.out, totals[seat] ?? 0];
  if (typeof limit !== "number") return false;
  return limit > 0 ? total >= limit : total <= limit;
}

customElements.define("running-seats", RunningSeats);
