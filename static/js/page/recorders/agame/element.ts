import { html, type PropertyValues, type TemplateResult } from "lit";
import { guard } from "lit/directives/guard.js";
import { keyed } from "lit/directives/keyed.js";
import type { Bar, Choices, Entry, Path, Setup, Sheet } from "../../../types.ts";
import { announce } from "../../announce.ts";
import { problemText } from "../../codes.ts";
import { t } from "../../messages.ts";
import "../../parts/display-row.ts";
import { LightElement } from "../../parts/light-element.ts";
import "../../parts/player-tabs.ts";
import "../points-pad.ts";
import { nextTask } from "../../scheduling.ts";
import { emit, isWrong, type Recorder } from "../recorder.ts";
import "./agame-board.ts";
import type { AgameCounts } from "./agame-counts.ts";
import "./agame-counts.ts";
import "./catch.ts";
import "./log.ts";
import { type CatchDraft, isCatch, isLogDraft, type TrickDraft } from "./log-draft.ts";
import { isKnown, rowOf, type SectionDraft, type TapAction, withoutPending } from "./section.ts";
import { sumLine } from "./sum-line.ts";
import { hasFenneks, hintOf, rowCards } from "./table.ts";

/** The recorder of a section: each player by the cards of the row, by counts, or by points. */
class AgameRecorder extends LightElement implements Recorder {
  static override properties = {
    setup: { attribute: false },
    sheet: { attribute: false },
    draft: { attribute: false },
    choices: { attribute: false },
    isCorrecting: { attribute: false },
    canUndo: { attribute: false },
    original: { attribute: false },
    refusal: { state: true },
  };

  declare setup: Setup;
  declare sheet: Sheet;
  declare draft: SectionDraft | TrickDraft | CatchDraft;
  declare choices: Choices | null;
  declare isCorrecting: boolean;
  declare canUndo: boolean;
  declare original: Entry | null;
  /** Why the last tap changed nothing. */
  declare refusal: Bar | null;
  /** The last tap, announced together with its points once the engine has answered. */
  #lastTap: TapAction | null = null;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("draft")) this.refusal = null;
    if (changed.has("choices") && this.#lastTap) this.#announceTap(this.#lastTap);
  }

  protected override render(): TemplateResult {
    const { setup, draft, choices } = this;
    if (isLogDraft(draft)) return this.#log(draft);
    if (draft.depth === "points") {
      return html`<points-pad .setup=${setup} .draft=${draft} .choices=${choices} .original=${this.original}></points-pad>`;
    }
    const more = Number(this.isCorrecting) + Number(hasFenneks(setup)); // lines beyond the usual
    return html`<div class="section ${["", "is-tight", "is-tight is-tightest"][more]}" @tap=${this.#onTap} @refuse=${this.#onRefuse}>
      <player-tabs .seats=${setup.seats} .phones=${draft.phones} .playing=${setup.playing} .seat=${draft.seat} .done=${this.#doneSeats()}
        @seat=${this.#onSeat}></player-tabs>
      ${draft.depth === "cards" ? this.#cards() : this.#counts()}
    </div>`;
  }

  #log(draft: TrickDraft | CatchDraft): TemplateResult {
    const { setup, sheet, choices, isCorrecting, canUndo } = this;
    return isCatch(draft)
      ? html`<agame-catch .setup=${setup} .sheet=${sheet} .draft=${draft} .choices=${choices} .isCorrecting=${isCorrecting} .canUndo=${canUndo}></agame-catch>`
      : html`<agame-log .setup=${setup} .sheet=${sheet} .draft=${draft} .choices=${choices} .isCorrecting=${isCorrecting} .canUndo=${canUndo}></agame-log>`;
  }

  #cards(): TemplateResult {
    const { setup, draft, choices } = this;
    const row = rowOf(draft, draft.seat);
    return html`${keyed(
      draft.seat,
      html`<display-row .cards=${guard([row], () => rowCards(row))} .bonus=${setup.options.lizard_bonus as number}></display-row>`,
    )}
      ${sumLine(this)}
      <agame-board .setup=${setup} .draft=${draft} .choices=${choices} .original=${this.original}></agame-board>`;
  }

  #counts(): TemplateResult {
    const { setup, draft, choices } = this;
    return html`${sumLine(this)}
      <agame-counts .setup=${setup} .draft=${draft} .choices=${choices} .original=${this.original}></agame-counts>`;
  }

  #doneSeats(): boolean[] {
    return this.setup.seats.map((_, seat) => isKnown(this.draft, seat) && !isWrong(this.choices, seat));
  }

  /** Lead to the figure that is missing or wrong, once the player it is about is on the screen. */
  async pointOut({ at: [root, , figure] }: { at: Path }): Promise<void> {
    if (root !== "players" || figure === undefined) return;
    await nextTask();
    await this.updateComplete;
    await this.querySelector<AgameCounts>("agame-counts")?.pointOut(figure);
  }

  #onSeat({ detail }: CustomEvent<number>): void {
    emit(this, "draft", { ...withoutPending(this.draft), seat: detail });
  }

  #onTap({ detail }: CustomEvent<TapAction>): void {
    this.#lastTap = detail;
    emit(this, "draft", detail.draft);
  }

  #onRefuse({ detail }: CustomEvent<Bar>): void {
    this.refusal = detail;
    announce(problemText(detail, this.setup));
  }

  #announceTap({ draft, seat, description }: TapAction): void {
    const name = this.setup.seats[seat]?.name ?? "";
    const points = hintOf(draft, this.setup) ? null : this.choices?.players[seat]?.points;
    announce(
      typeof points === "number"
        ? t("agame.said", { name, what: description, points })
        : t("agame.said.open", { name, what: description }),
    );
    this.#lastTap = null;
  }
}

customElements.define("agame-recorder", AgameRecorder);
