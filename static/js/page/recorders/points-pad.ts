import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { Choices, Draft, Entry, Setup } from "../../types.ts";
import { announce } from "../announce.ts";
import { t } from "../messages.ts";
import { LightElement } from "../parts/light-element.ts";
import { type KeypadInput, keypadOutput } from "../parts/number-keypad.ts";
import "../parts/player-tabs.ts";
import { nameOf } from "../game-texts.ts";
import { playingSeats } from "../log/draft.ts";
import { problemLine } from "../parts/rule-link.ts";
import { inputOf } from "../parts/typed-sum.ts";
import { emit, isWrong, playerOf, withoutInput, withPlayer } from "./recorder.ts";
import { totalSum } from "./total-sum.ts";

/**
 * The depth "points" of every recorder: players as tabs, a keypad for sums.
 *
 * In: `setup`, `draft`, `choices`, `original` as a recorder has them; `known`, by seat whether all is known, of a
 * game that counts points of half a hand. Out: "draft". Each player's item becomes `{points}`; the input stays in
 * the draft, so that undo takes back one key.
 */
class PointsPad extends LightElement {
  static override properties = {
    setup: { attribute: false },
    draft: { attribute: false },
    choices: { attribute: false },
    original: { attribute: false },
    known: { attribute: false },
  };

  declare setup: Setup;
  declare draft: Draft;
  declare choices: Choices | null;
  declare original: Entry | null;
  declare known?: boolean[];

  protected override render(): TemplateResult {
    const { setup, draft } = this;
    const { seat } = draft;
    const { text, isStored } = inputOf(inputsOf(draft)[seat], pointsOf(draft, seat));
    return html`<div class="points-pad">
      <player-tabs .seats=${setup.seats} .phones=${draft.phones} .playing=${setup.playing} .seat=${seat} .done=${this.#doneSeats()}
        @seat=${this.#onSeat}></player-tabs>
      <div class="points-shown">
        <output class="points-typed ${this.#isChanged(seat) ? "is-changed" : ""}">${keypadOutput(text)}</output>
        <p class="points-sum">${this.#sum(seat)}</p>
      </div>
      <div class="points-all">
        <button class="side-button" type="button" @click=${this.#onSameForAll}>${t("points.same")}</button>
        <button class="side-button" type="button" @click=${this.#onRestZero}>${t("points.rest")}</button>
      </div>
      <number-keypad .text=${text} .isStored=${isStored} @type=${this.#onInput}></number-keypad>
    </div>`;
  }

  /** Announce the player when the draft moves to another. */
  protected override updated(changed: PropertyValues<this>): void {
    const before = changed.get("draft");
    const { setup, draft } = this;
    if (before && before.seat !== draft.seat) announce(nameOf(setup, draft.seat));
  }

  /** Render the new total, "38 + 12 = 50", and what is unlikely about it. */
  #sum(seat: number): TemplateResult | typeof nothing {
    const result = this.choices?.players[seat];
    if (!result || result.points === null) return nothing;
    return html`${totalSum(result)} ${this.#doubt(seat)}`;
  }

  /** Render what makes the points of this seat unlikely. */
  #doubt(seat: number): TemplateResult | string {
    const doubt = this.choices?.warnings.find(({ at }) => at[0] === "players" && at[1] === seat);
    return doubt ? problemLine(doubt, this.setup) : "";
  }

  /** Return whether the points differ from the entry being corrected. */
  #isChanged(seat: number): boolean {
    const before = this.original && playerOf({ ...this.draft, entry: this.original }, seat);
    const now = playerOf(this.draft, seat);
    return !!before && !!now && now.points !== before.points;
  }

  #doneSeats(): boolean[] {
    return this.setup.seats.map((_, seat) => this.#isKnown(seat) && !isWrong(this.choices, seat));
  }

  /** Whether points are typed, or what else is filled in is worth some: half of it is not done. */
  #isKnown(seat: number): boolean {
    if (this.known) return Boolean(this.known[seat]);
    const points = pointsOf(this.draft, seat) ?? this.choices?.players[seat]?.points;
    return playerOf(this.draft, seat) !== null && typeof points === "number";
  }

  #onSeat({ detail }: CustomEvent<number>): void {
    if (detail === this.draft.seat && !playerOf(this.draft, detail)) return; // open, with no figure to begin anew
    emit(this, "draft", { ...withoutInput(this.draft), seat: detail });
  }

  #onInput({ detail }: CustomEvent<KeypadInput>): void {
    const { draft } = this;
    const item = detail.amount === null ? null : { points: detail.amount };
    emit(this, "draft", withInput(withPlayer(draft, draft.seat, item), draft.seat, detail.text));
  }

  #onSameForAll = (): void => {
    const item = playerOf(this.draft, this.draft.seat) ?? { points: 0 };
    emit(this, "draft", this.#fillSeats(playingSeats(this.setup), Number(item.points)));
  };

  #onRestZero = (): void => {
    const emptySeats = playingSeats(this.setup).filter((seat) => !playerOf(this.draft, seat));
    emit(this, "draft", this.#fillSeats(emptySeats, 0));
  };

  #fillSeats(seats: number[], points: number): Draft {
    return seats.reduce((draft, seat) => withPlayer(draft, seat, { points }), withoutInput(this.draft));
  }
}

function pointsOf(draft: Draft, seat: number): number | null {
  const points = playerOf(draft, seat)?.points;
  return typeof points === "number" ? points : null;
}

function inputsOf(draft: Draft): Record<number, string> {
  return (draft.typed as Record<number, string> | undefined) ?? {};
}

function withInput(draft: Draft, seat: number, text: string): Draft {
  return { ...draft, typed: { ...inputsOf(draft), [seat]: text } };
}

customElements.define("points-pad", PointsPad);
