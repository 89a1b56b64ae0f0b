import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { Bar, Choices, Setup, Sheet } from "../../../types.ts";
import { announce } from "../../announce.ts";
import { type FooterProps, footer } from "../../parts/footer.ts";
import { LightElement } from "../../parts/light-element.ts";
import { type Statement, statementLine, statementText } from "../../parts/rule-link.ts";
import { emit } from "../recorder.ts";
import "./card-board.ts";
import type { BoardCard } from "./card-board.ts";
import "./trick-strip.ts";

/**
 * What logs of tricks share: the trick, a line of text, a board of all cards, the footer.
 *
 * In: `setup`, `sheet`, `draft`, `choices`, `isCorrecting`, `canUndo`. Out: "draft", "undo", "write".
 */
export abstract class TrickLog<Draft, Taps> extends LightElement {
  static override properties = {
    setup: { attribute: false },
    sheet: { attribute: false },
    draft: { attribute: false },
    choices: { attribute: false },
    isCorrecting: { type: Boolean },
    canUndo: { type: Boolean },
    refusal: { state: true },
  };

  declare setup: Setup;
  declare sheet: Sheet;
  declare draft: Draft;
  declare choices: Choices | null;
  isCorrecting = false;
  canUndo = false;
  /** Why the last tap changed nothing. */
  protected refusal: Bar | null = null;
  /** The legal taps; unchanged until the engine has answered. */
  protected taps: Taps | null = null;

  /** Return the legal taps of an answer, null for none. */
  protected abstract tapsIn(choices: Choices | null): Taps | null;
  /** CSS classes of this log, besides "trick-log". */
  protected abstract get styleClass(): string;
  protected abstract top(taps: Taps): TemplateResult;
  protected abstract line(): Statement;
  protected abstract board(taps: Taps): (BoardCard | null)[][];
  protected abstract keys(taps: Taps): FooterProps;
  protected abstract onCardTap(card: string, taps: Taps): void;

  protected override willUpdate(changed: PropertyValues): void {
    this.taps = this.tapsIn(this.choices) ?? this.taps;
    if (changed.has("draft")) this.refusal = null;
    if (changed.has("choices") && this.hasUpdated) announce(statementText(this.#statement, this.setup));
  }

  protected override render(): TemplateResult {
    const { taps } = this;
    if (!taps) return html``;
    return html`<div class="trick-log ${this.styleClass}">
      ${this.top(taps)}
      <p class="log-line">${statementLine(this.#statement, this.setup)}</p>
      <card-board .lines=${this.board(taps)} @card=${this.#onCard}></card-board>
      ${this.isCorrecting ? nothing : footer({ undo: this.canUndo ? this.#onUndo : null, ...this.keys(taps) })}
    </div>`;
  }

  get #statement(): Statement {
    return this.refusal ?? this.line();
  }

  #onUndo = (): void => emit(this, "undo", null);

  #onCard = ({ detail }: CustomEvent<string>): void => {
    if (this.taps) this.onCardTap(detail, this.taps);
  };

  /** Show and announce why a tap changes nothing. */
  protected refuse({ code, params = {} }: Partial<Bar> = {}): void {
    this.refusal = code ? { code, params } : null;
    if (this.refusal) announce(statementText(this.refusal, this.setup));
  }
}
