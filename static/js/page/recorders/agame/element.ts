import { html, type PropertyValues, type TemplateResult } from "lit";
import { guard } from "lit/directives/guard.js";
import { keyed } from "lit/directives/keyed.js";
import type { Bar, Choices, Entry, Setup, Sheet } from "../../../types.ts";
import { announce } from "../../announce.ts";
import { problemText } from "../../codes.ts";
import { t } from "../../messages.ts";
import "../../parts/display-row.ts";
import { LightElement } from "../../parts/light-element.ts";
import "../../parts/player-tabs.ts";
import "../points-pad.ts";
import { fire, type Recorder } from "../recorder.ts";
import "./agame-board.ts";
import "./agame-counts.ts";
import "./catch.ts";
import "./log.ts";
import { type CatchDraft, isCatch, isLog, type TrickDraft } from "./log-draft.ts";
import { isKnown, rowOf, type SectionDraft, settled, type TapAction } from "./section.ts";
import { sumLine } from "./sum-line.ts";
import { hasFenneks, rowCards } from "./table.ts";

/** The recorder of a section: each player by the cards of his row, by counts, or by points. */
class AgameRecorder extends LightElement implements Recorder {
  static override properties = {
    setup: { attribute: false },
    sheet: { attribute: false },
    draft: { attribute: false },
    choices: { attribute: false },
    correcting: { attribute: false },
    original: { attribute: false },
    refusal: { state: true },
  };

  declare setup: Setup;
  declare sheet: Sheet;
  declare draft: SectionDraft | TrickDraft | CatchDraft;
  declare choices: Choices | null;
  declare correcting: boolean;
  declare original: Entry | null;
  /** Why the last tap changed nothing. */
  declare refusal: Bar | null;
  /** What the last tap did; it is said together with what that is worth. */
  #deed: TapAction | null = null;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("draft")) this.refusal = null;
    if (changed.has("choices") && this.#deed) this.#say(this.#deed);
  }

  protected override render(): TemplateResult {
    const { setup, draft, choices } = this;
    if (isLog(draft)) return this.#log(draft);
    if (draft.depth === "points") {
      return html`<points-pad .setup=${setup} .draft=${draft} .choices=${choices} .original=${this.original}></points-pad>`;
    }
    const tight = this.correcting || hasFenneks(setup);
    return html`<div class="section ${tight ? "tight" : ""}" @deed=${this.#done} @refused=${this.#refused}>
      <player-tabs .seats=${setup.seats} .playing=${setup.playing} .seat=${draft.seat} .done=${this.#filled()}
        @seat=${this.#sit}></player-tabs>
      ${draft.depth === "cards" ? this.#cards() : this.#counts()}
    </div>`;
  }

  #log(draft: TrickDraft | CatchDraft): TemplateResult {
    const { setup, sheet, choices, correcting } = this;
    return isCatch(draft)
      ? html`<agame-catch .setup=${setup} .sheet=${sheet} .draft=${draft} .choices=${choices} .correcting=${correcting}></agame-catch>`
      : html`<agame-log .setup=${setup} .sheet=${sheet} .draft=${draft} .choices=${choices} .correcting=${correcting}></agame-log>`;
  }

  #cards(): TemplateResult {
    const { setup, draft, choices } = this;
    const row = rowOf(draft, draft.seat);
    return html`${keyed(
      draft.seat,
      html`<display-row .cards=${guard([row], () => rowCards(row))} .bonus=${setup.options.lizard_bonus}></display-row>`,
    )}
      ${sumLine(this)}
      <agame-board .setup=${setup} .draft=${draft} .choices=${choices} .original=${this.original}></agame-board>`;
  }

  #counts(): TemplateResult {
    const { setup, draft, choices } = this;
    return html`${sumLine(this)}
      <agame-counts .setup=${setup} .draft=${draft} .choices=${choices} .original=${this.original}></agame-counts>`;
  }

  #filled(): boolean[] {
    return this.setup.seats.map((_, seat) => isKnown(this.draft, seat));
  }

  #sit({ detail }: CustomEvent<number>): void {
    fire(this, "draft", { ...settled(this.draft), seat: detail });
  }

  #done({ detail }: CustomEvent<TapAction>): void {
    this.#deed = detail;
    fire(this, "draft", detail.draft);
  }

  #refused({ detail }: CustomEvent<Bar>): void {
    this.refusal = detail;
    announce(problemText(detail, this.setup));
  }

  #say({ seat, what }: TapAction): void {
    const name = this.setup.seats[seat]?.name ?? "";
    const points = this.choices?.players[seat]?.points;
    announce(
      typeof points === "number"
        ? t("agame.said", { name, what, points })
        : t("agame.said.open", { name, what }),
    );
    this.#deed = null;
  }
}

customElements.define("agame-recorder", AgameRecorder);
