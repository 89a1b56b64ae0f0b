import { html, type PropertyValues, type TemplateResult } from "lit";
import type { Choices, Entry, Setup, Sheet } from "../../../types.ts";
import { announce } from "../../announce.ts";
import { nameOf } from "../../game-texts.ts";
import { t } from "../../messages.ts";
import { LightElement } from "../../parts/light-element.ts";
import { vibrateRefusal } from "../../vibrate.ts";
import "../points-pad.ts";
import { emit, type Recorder } from "../recorder.ts";
import "./log.ts";
import { isLogDraft } from "./log-draft.ts";
import "./matrix.ts";
import { band } from "./band.ts";
import type { AnimalTap } from "./matrix.ts";
import { haulOf, holderOf, type RoundDraft, tapsOf } from "./round.ts";
import {
  countTrick,
  markOut,
  takeTrickBack,
  toggleAnimal,
  toggleQuestion,
  withHand,
  withTricks,
} from "./taps.ts";
import { tileView } from "./tile.ts";
import "./tiles.ts";

/** A round of Animanize: tiles with the tricks, a matrix of the animals, and a band between them. */
class AnimanizeRecorder extends LightElement implements Recorder {
  static override properties = {
    setup: { attribute: false },
    sheet: { attribute: false },
    draft: { attribute: false },
    choices: { attribute: false },
    original: { attribute: false },
    canUndo: { attribute: false },
  };

  declare setup: Setup;
  declare sheet: Sheet;
  declare draft: RoundDraft;
  declare choices: Choices | null;
  declare isCorrecting: boolean;
  declare original: Entry | null;
  declare canUndo: boolean;
  /** The seat and animal of the last tap, announced once the engine has answered. */
  #lastTap: { seat: number; animal?: number } | null = null;
  /** Who won the trick tapped last, null when something else was tapped. */
  #winner: number | null = null;

  protected override render(): TemplateResult {
    const { setup, draft, choices, original } = this;
    if (isLogDraft(draft))
      return html`<animanize-log .setup=${setup} .sheet=${this.sheet} .draft=${draft} .choices=${choices}
        .isCorrecting=${this.isCorrecting} .canUndo=${this.canUndo}></animanize-log>`;
    if (draft.depth === "points")
      return html`<points-pad .setup=${setup} .draft=${draft} .choices=${choices} .original=${this.original}></points-pad>`;
    return html`<div class="animanize">
      <div class="animanize-top">
        <animanize-tiles .setup=${setup} .draft=${draft} .choices=${choices} .original=${original}
          .winner=${this.#winner} @tile=${this.#onTile} @tile-hold=${this.#onTileHold}></animanize-tiles>
        ${band({ setup, draft, choices, onPick: this.#onPick })}
      </div>
      <animanize-matrix .setup=${setup} .draft=${draft} .original=${original} @animal=${this.#onAnimal}></animanize-matrix>
    </div>`;
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has("choices") || !this.#lastTap) return;
    const { seat, animal } = this.#lastTap;
    this.#lastTap = null;
    const name = nameOf(this.setup, seat);
    const { ariaLabel, words } = tileView(this.draft, this.choices, this.setup, seat);
    announce(
      animal === undefined
        ? t("animanize.heard.tap", { name, what: ariaLabel })
        : t(holderOf(this.draft, animal) === seat ? "animanize.heard.animal" : "animanize.heard.back", {
            name,
            animal,
            state: words,
          }),
    );
  }

  #onTile = ({ detail: seat }: CustomEvent<number>): void => {
    const { draft } = this;
    if (draft.asked === "out") this.#emitDraft(markOut(draft, seat), seat);
    else if (draft.depth === "counts") this.#emitDraft(toggleQuestion(draft, seat), seat);
    else this.#emitDraft(countTrick(draft, seat, tapsOf(this.choices)), seat);
  };

  /** Take a trick back from whoever's tile a finger rests on, while tricks are counted as they fall. */
  #onTileHold = ({ detail: seat }: CustomEvent<number>): void => {
    const { draft } = this;
    if (draft.depth !== "cards" || draft.asked === "out") return;
    const after = takeTrickBack(draft, seat);
    if (after === draft) vibrateRefusal();
    else this.#emitDraft(after, seat);
  };

  #onAnimal = ({ detail: { seat, animal } }: CustomEvent<AnimalTap>): void => {
    const isFull = !!tapsOf(this.choices)?.players[seat]?.trick;
    this.#emitDraft(
      toggleAnimal(this.draft, seat, animal, isFull),
      seat,
      haulOf(this.draft, seat) ? animal : undefined,
    );
  };

  #onPick = ({ detail: n }: CustomEvent<number>): void => {
    const { draft } = this;
    this.#emitDraft(draft.asked === "hand" ? withHand(draft, n) : withTricks(draft, n), draft.seat);
  };

  #emitDraft(draft: RoundDraft, seat: number, animal?: number): void {
    this.#lastTap = { seat, animal };
    this.#winner = animal === undefined && draft.depth === "cards" ? seat : null;
    emit(this, "draft", draft);
  }
}

customElements.define("animanize-recorder", AnimanizeRecorder);
