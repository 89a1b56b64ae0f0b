import { html, type TemplateResult } from "lit";
import type { Entry, Problem, Setup } from "../../types.ts";
import { problemText } from "../codes.ts";
import { t } from "../messages.ts";
import type { MainButtonProps } from "../parts/buttons.ts";
import { footer } from "../parts/footer.ts";
import { LightElement } from "../parts/light-element.ts";
import { type KeypadInput, keypadOutput } from "../parts/number-keypad.ts";
import "../parts/player-tabs.ts";
import { sumOf, textOf } from "../parts/typed-sum.ts";
import { vibrateRefusal } from "../vibrate.ts";

/** Write an entry; return what is wrong with it, null once written. */
export type WriteEntry = (entry: Entry) => Promise<Problem | null>;

/** What a tap changes. */
interface AdjustState {
  seat: number;
  text: string;
  isStored: boolean;
}

/**
 * Points added to or taken from one total, with a note saying why.
 *
 * In: `setup`, `entry` (an adjustment to be corrected, or null), `write`, which writes the entry down and says
 * what is wrong with it.
 */
export class AdjustForm extends LightElement {
  static override properties = {
    setup: { attribute: false },
    entry: { attribute: false },
    write: { attribute: false },
    seat: { state: true },
    text: { state: true },
    isStored: { state: true },
    problem: { state: true },
    hasFailed: { state: true },
  };

  declare setup: Setup;
  declare entry: Entry | null;
  declare write: WriteEntry;
  seat = 0;
  text = "";
  /** Whether the figure stood there already: its first digit begins anew. */
  isStored = false;
  /** Why the entry was refused. */
  problem: Problem | null = null;
  /** Whether the engine did not answer to it. */
  hasFailed = false;
  /** The state before each tap, for undo. */
  readonly #earlierStates: AdjustState[] = [];

  /** Whether something has been tapped here. */
  get isChanged(): boolean {
    return this.#earlierStates.length > 0;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (!this.entry) return;
    this.seat = Number(this.entry.seat);
    this.text = textOf(Number(this.entry.points));
    this.isStored = true;
  }

  protected override render(): TemplateResult {
    const { setup, seat, text } = this;
    return html`<section class="adjust points-pad">
      <p>${t("adjust.text")}</p>
      <player-tabs .seats=${setup.seats} .seat=${seat} .playing=${setup.seats.map(() => true)} .done=${[]}
        @seat=${this.#onSeat}></player-tabs>
      <output class="points-typed">${keypadOutput(text)}</output>
      <number-keypad .text=${text} .isStored=${this.isStored} @enter=${() => this.#main().onTap?.()} @type=${({ detail }: CustomEvent<KeypadInput>) => this.#change({ text: detail.text, isStored: false })}></number-keypad>
      <label class="remark"><span>${t("adjust.why")}</span><input maxlength="500" .value=${this.entry?.note ?? ""} /></label>
      ${footer({
        undo: this.#earlierStates.length ? () => this.#show(this.#earlierStates.pop()) : null,
        main: this.#main(),
      })}
    </section>`;
  }

  /** Return the main key: what is wrong or missing, else writing. */
  #main(): MainButtonProps {
    const points = sumOf(this.text);
    const focusKeypad = () => this.querySelector<HTMLElement>("number-keypad button")?.focus();
    if (this.problem)
      return { label: problemText(this.problem, this.setup), tone: "missing", onTap: focusKeypad };
    if (points === null) return { label: t("adjust.points"), tone: "missing", onTap: focusKeypad };
    const label = t(this.hasFailed ? "record.retry" : "record.write");
    return { label, onTap: () => void this.#write(points) };
  }

  #onSeat({ detail }: CustomEvent<number>): void {
    const isStored = this.text !== "";
    if (detail !== this.seat || isStored) this.#change({ seat: detail, isStored });
  }

  #change(change: Partial<AdjustState>): void {
    const { seat, text, isStored } = this;
    this.#earlierStates.push({ seat, text, isStored });
    this.#show(change);
  }

  #show(state: Partial<AdjustState> | undefined): void {
    Object.assign(this, state, { problem: null, hasFailed: false });
  }

  async #write(points: number): Promise<void> {
    const note = this.querySelector("input")?.value.trim() ?? "";
    const { id, at } = this.entry ?? {};
    const fields = { ...(id && { id }), ...(at && { at }), ...(note && { note }) };
    this.hasFailed = false;
    try {
      this.problem = await this.write({ type: "adjust", seat: this.seat, points, ...fields });
    } catch (error) {
      reportError(error);
      this.hasFailed = true; // the figure stays, and the same key writes it
    }
    if (this.problem || this.hasFailed) vibrateRefusal();
  }
}

customElements.define("adjust-form", AdjustForm);
