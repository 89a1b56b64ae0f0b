import { html, type PropertyValues, type TemplateResult } from "lit";
import type { Bar, Choices, Entry, Setup, Sheet } from "../../types.ts";
import { announce } from "../announce.ts";
import { problemText } from "../codes.ts";
import { t, tn } from "../messages.ts";
import { LightElement } from "../parts/light-element.ts";
import { problemLine } from "../parts/rule-link.ts";
import { doTyped, stripInFocus, TypedKeys } from "../parts/typed-keys.ts";
import "../parts/player-tabs.ts";
import { countFields, countKeys } from "./lynx/counts-pad.ts";
import { finisherLine, finisherQuestion } from "./lynx/finisher.ts";
import * as game from "./lynx/game.ts";
import { handStrips } from "./lynx/hand-strips.ts";
import { kind, outKey } from "./lynx/kind.ts";
import { begunText, meldChips } from "./lynx/meld-chips.ts";
import { meldKeys } from "./lynx/meld-keys.ts";
import * as melds from "./lynx/melds.ts";
import { sumLine } from "./lynx/sum-line.ts";
import { type MeldTaps, tapsOf } from "./lynx/words.ts";
import "./points-pad.ts";
import { emit, isWrong, type Recorder } from "./recorder.ts";

export { kind };

/** The recorder of lynX: a meld is two taps, the cards left in hand two more. */
class LynxRecorder extends LightElement implements Recorder {
  static override properties = {
    setup: { attribute: false },
    sheet: { attribute: false },
    draft: { attribute: false },
    choices: { attribute: false },
    isCorrecting: { attribute: false },
    original: { attribute: false },
    bar: { state: true },
  };

  declare setup: Setup;
  declare sheet: Sheet;
  declare draft: game.GameDraft;
  declare choices: Choices | null;
  declare isCorrecting: boolean;
  declare original: Entry | null;
  /** Why the key tapped last is barred; cleared by the next tap. */
  declare bar: Bar | null;
  /** A tap is to be announced, with its points once the engine has answered. */
  #hasNewTap = false;

  constructor() {
    super();
    new TypedKeys(this, this.#onKeydown);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("draft")) this.bar = null;
    if (changed.has("choices") && this.#hasNewTap) this.#announceTap();
  }

  protected override updated(changed: PropertyValues<this>): void {
    const before = changed.get("draft");
    if (before && this.#countMelds(before) < this.#countMelds(this.draft)) this.#showNewest();
  }

  protected override render(): TemplateResult {
    const { setup, draft, choices } = this;
    if (draft.depth === "points" && !draft.asking) {
      return html`<points-pad .setup=${setup} .draft=${draft} .choices=${choices} .original=${this.original} .known=${game.doneSeats(draft)}></points-pad>`;
    }
    return html`<div class="lynx">
      ${draft.asking ? finisherQuestion(setup, (seat) => this.#emitDraft(game.withFinisher(draft, seat))) : [this.#tabs(), this.#table()]}
    </div>`;
  }

  /** Render whose cards are filled in; while all are asked who went out, no tab stands beside the answers. */
  #tabs(): TemplateResult {
    const { setup, draft, choices } = this;
    return html`<player-tabs .lines=${2} .seats=${setup.seats} .phones=${draft.phones} .playing=${setup.playing} .seat=${draft.seat} .done=${game.doneSeats(draft).map((isDone, seat) => isDone && !isWrong(choices, seat))}
      @seat=${({ detail }: CustomEvent<number>) => this.#emitDraft({ ...game.withoutOpen(draft), seat: detail })}></player-tabs>`;
  }

  #table(): TemplateResult {
    return this.draft.depth === "counts" ? this.#counts() : this.#cards();
  }

  #cards(): TemplateResult {
    const { draft, choices } = this;
    const taps = tapsOf(choices);
    return html`<div class="melds">${this.#chips(taps)}</div>
      ${this.#sumAndOut()} ${this.#keys(taps)}
      ${game.finisherOf(draft) === draft.seat ? finisherLine(this.#bonus) : this.#hand(taps)}`;
  }

  #counts(): TemplateResult {
    const { draft } = this;
    const pad = { draft, before: this.#before, onDraft: (after: game.GameDraft) => this.#emitDraft(after) };
    return html`${countFields(pad)} ${game.finisherOf(draft) === draft.seat ? finisherLine(this.#bonus) : ""}
      ${this.#sumAndOut()} ${countKeys(pad)}`;
  }

  #chips(taps: MeldTaps | null): TemplateResult {
    const { draft } = this;
    return meldChips({
      melds: game.meldsOf(draft, draft.seat),
      lying: taps?.players[draft.seat]?.melds ?? [],
      first: melds.firstOf(draft),
      tapped: melds.openMeldOf(draft),
      before: this.#before && game.meldsOf(this.#before, draft.seat),
      onTap: (meld) => this.#emitDraft(melds.tapMeld(draft, meld)),
    });
  }

  #keys(taps: MeldTaps | null): TemplateResult {
    const { draft } = this;
    return meldKeys({
      taps,
      first: melds.firstOf(draft),
      packs: Number(this.setup.options.packs),
      tapped: melds.tappedMeld(draft),
      onRank: (rank) => this.#emitDraft(melds.tapRank(draft, rank)),
      onNumber: (n) => this.#emitDraft(melds.tapNumber(draft, n)),
      onErase: () => this.#emitDraft(melds.eraseLast(draft)),
      onChange: (becomes) => this.#emitDraft(melds.changeMeld(draft, becomes)),
      onRemove: () => this.#emitDraft(melds.removeMeld(draft)),
      reasonOf: (bar) => problemText(bar, this.setup),
      onBarred: (bar) => this.#refuse(bar),
    });
  }

  #hand(taps: MeldTaps | null): TemplateResult {
    const { draft } = this;
    const hand = game.handOf(draft, draft.seat) ?? taps?.players[draft.seat]?.hand ?? game.UNSET_COUNTS;
    return handStrips({
      hand,
      before: this.#before && game.handOf(this.#before, draft.seat),
      wanted: game.wantedOf(draft),
      onPick: (figure) => this.#emitDraft(game.withHandFigure(draft, hand, figure)),
    });
  }

  /** Render the arithmetic of the seat, and beside its hand in it the key for who has none any more. */
  #sumAndOut(): TemplateResult {
    const { label, isPressed, draft } = outKey(this.draft);
    return html`<div class="lynx-line">${this.#sum()}
      <button class="side-button lynx-out" type="button" aria-pressed=${isPressed === true} @click=${() => this.#emitDraft(draft as game.GameDraft)}>${label}</button>
    </div>`;
  }

  /** Render the arithmetic of the seat, or why the last key is barred. */
  #sum(): TemplateResult {
    const { setup, draft, choices, bar } = this;
    if (bar) return html`<p class="lynx-sum is-barred">${problemLine(bar, setup)}</p>`;
    const result = choices?.players[draft.seat];
    const isKnown = game.isHandKnown(draft, draft.seat);
    return html`<p class="lynx-sum">${result ? sumLine(result, Number(setup.options.hand_factor), isKnown) : ""}</p>`;
  }

  /** Announce what the last tap did: "Ben: Queen …", "Ben: 3 melds, 13 points". */
  #announceTap(): void {
    const { setup, draft, choices } = this;
    const name = setup.seats[draft.seat]?.name ?? "";
    const first = melds.firstOf(draft);
    const points = choices?.players[draft.seat]?.points ?? null;
    if (first !== null) announce(t("lynx.said.begun", { name, begun: begunText(first) }));
    else if (points === null) announce(name);
    else announce(tn("lynx.said", points, { name, melds: tn("lynx.said.melds", this.#countMelds(draft)) }));
    this.#hasNewTap = false;
  }

  /** Backspace presses the key that takes a meld away, unless a strip of the hand has the focus. */
  #onKeydown = (event: KeyboardEvent): void => {
    const { draft } = this;
    const isForMelds = draft.depth === "cards" && !draft.asking && !stripInFocus();
    if (event.key !== "Backspace" || event.repeat || !isForMelds) return;
    event.preventDefault();
    doTyped(this, () => this.#emitDraft(melds.eraseLast(this.draft)));
  };

  get #before(): game.GameDraft | null {
    const { original, setup, draft } = this;
    return original && { ...kind.draftOf(original, setup), seat: draft.seat };
  }

  get #bonus(): number {
    return Number(this.setup.options.finish_bonus);
  }

  #countMelds(draft: game.GameDraft): number {
    return game.meldsOf(draft, draft.seat).length + (melds.firstOf(draft) === null ? 0 : 1);
  }

  #showNewest(): void {
    const table = this.querySelector(".melds");
    if (table) table.scrollTop = 0;
  }

  #refuse(bar: Bar): void {
    this.bar = bar;
    announce(problemText(bar, this.setup));
  }

  #emitDraft(draft: game.GameDraft): void {
    if (draft === this.draft) return;
    this.bar = null;
    this.#hasNewTap = true;
    emit(this, "draft", draft);
  }
}

customElements.define("lynx-recorder", LynxRecorder);
