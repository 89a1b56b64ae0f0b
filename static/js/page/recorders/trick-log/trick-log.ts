import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { Bar, Choices, Setup, Sheet } from "../../../types.ts";
import { announce } from "../../announce.ts";
import { type FooterProps, footer } from "../../parts/footer.ts";
import { LightElement } from "../../parts/light-element.ts";
import { type Said, saidLine, saidText } from "../../parts/rule-link.ts";
import { fire } from "../recorder.ts";
import "./card-board.ts";
import type { BoardCard } from "./card-board.ts";
import "./trick-strip.ts";

/**
 * What is tapped card by card: something on top, a line of words, all cards, the footer.
 *
 * In: `setup`, `sheet`, `draft`, `choices`, `correcting`. Out: "draft", "undo", "write".
 */
export abstract class TrickLog<Draft, Taps> extends LightElement {
  static override properties = {
    setup: { attribute: false },
    sheet: { attribute: false },
    draft: { attribute: false },
    choices: { attribute: false },
    correcting: { type: Boolean },
    refusal: { state: true },
  };

  declare setup: Setup;
  declare sheet: Sheet;
  declare draft: Draft;
  declare choices: Choices | null;
  correcting = false;
  /** Why the last tap changed nothing. */
  protected refusal: Bar | null = null;
  /** What can be tapped; it stays as it was until the engine has spoken. */
  protected taps: Taps | null = null;

  /** What the engine says can be tapped, null while it is silent. */
  protected abstract read(choices: Choices | null): Taps | null;
  /** The style of this log besides what all share. */
  protected abstract get look(): string;
  protected abstract top(taps: Taps): TemplateResult;
  protected abstract line(): Said;
  protected abstract board(taps: Taps): (BoardCard | null)[][];
  protected abstract keys(taps: Taps): FooterProps;
  protected abstract tapped(card: string, taps: Taps): void;

  protected override willUpdate(changed: PropertyValues): void {
    this.taps = this.read(this.choices) ?? this.taps;
    if (changed.has("draft")) this.refusal = null;
    if (changed.has("choices") && this.hasUpdated) announce(saidText(this.#said, this.setup));
  }

  protected override render(): TemplateResult {
    const { taps } = this;
    if (!taps) return html``;
    return html`<div class="trick-log ${this.look}">
      ${this.top(taps)}
      <p class="log-line">${saidLine(this.#said, this.setup)}</p>
      <card-board .lines=${this.board(taps)} @card=${this.#card}></card-board>
      ${this.correcting ? nothing : footer({ undo: () => fire(this, "undo", null), ...this.keys(taps) })}
    </div>`;
  }

  get #said(): Said {
    return this.refusal ?? this.line();
  }

  #card = ({ detail }: CustomEvent<string>): void => {
    if (this.taps) this.tapped(detail, this.taps);
  };

  /** Says why a tap changes nothing. */
  protected refuse({ code, params = {} }: Partial<Bar> = {}): void {
    this.refusal = code ? { code, params } : null;
    if (this.refusal) announce(saidText(this.refusal, this.setup));
  }
}
