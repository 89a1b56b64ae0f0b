import { html, type PropertyValues, type TemplateResult } from "lit";
import type { Choices, Entry, Setup, Sheet } from "../../../types.ts";
import { announce } from "../../announce.ts";
import { nameOf } from "../../game-texts.ts";
import { t } from "../../messages.ts";
import { LightElement } from "../../parts/light-element.ts";
import "../points-pad.ts";
import { fire, type Recorder } from "../recorder.ts";
import "./log.ts";
import { isLog } from "./log-draft.ts";
import "./matrix.ts";
import type { AnimalTap } from "./matrix.ts";
import { haulOf, holderOf, type RoundDraft, tapsOf } from "./round.ts";
import { slot } from "./slot.ts";
import { askedFor, captured, held, numbered, putOut, won } from "./taps.ts";
import { shown } from "./tile.ts";
import "./tiles.ts";

/** A round of Animanize: tiles with the tricks, a matrix of the animals, between them strip or sums. */
class AnimanizeRecorder extends LightElement implements Recorder {
  static override properties = {
    setup: { attribute: false },
    sheet: { attribute: false },
    draft: { attribute: false },
    choices: { attribute: false },
    original: { attribute: false },
  };

  declare setup: Setup;
  declare sheet: Sheet;
  declare draft: RoundDraft;
  declare choices: Choices | null;
  declare correcting: boolean;
  declare original: Entry | null;
  /** Whom, and which animal, the last tap was about: announced with the room that is left. */
  #tapped: { seat: number; animal?: number } | null = null;
  /** Who won the trick tapped last, null when something else was tapped. */
  #winner: number | null = null;

  protected override render(): TemplateResult {
    const { setup, draft, choices, original } = this;
    if (isLog(draft))
      return html`<animanize-log .setup=${setup} .sheet=${this.sheet} .draft=${draft} .choices=${choices}
        .correcting=${this.correcting}></animanize-log>`;
    if (draft.depth === "points")
      return html`<points-pad .setup=${setup} .draft=${draft} .choices=${choices} .original=${this.original}></points-pad>`;
    return html`<div class="animanize">
      <div class="animanize-top">
        <animanize-tiles .setup=${setup} .draft=${draft} .choices=${choices} .original=${original}
          .winner=${this.#winner} @tile=${this.#tile}></animanize-tiles>
        ${slot({ setup, draft, choices, onPick: this.#pick })}
      </div>
      <animanize-matrix .setup=${setup} .draft=${draft} .original=${original} @animal=${this.#animal}></animanize-matrix>
    </div>`;
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has("choices") || !this.#tapped) return;
    const { seat, animal } = this.#tapped;
    this.#tapped = null;
    const name = nameOf(this.setup, seat);
    const { heard, words } = shown(this.draft, this.choices, this.setup, seat);
    announce(
      animal === undefined
        ? t("animanize.heard.tap", { name, what: heard })
        : t(holderOf(this.draft, animal) === seat ? "animanize.heard.animal" : "animanize.heard.back", {
            name,
            animal,
            state: words,
          }),
    );
  }

  #tile = ({ detail: seat }: CustomEvent<number>): void => {
    const { draft } = this;
    if (draft.asked === "out") this.#draw(putOut(draft, seat), seat);
    else if (draft.depth === "counts") this.#draw(askedFor(draft, seat), seat);
    else this.#draw(won(draft, seat, tapsOf(this.choices)), seat);
  };

  #animal = ({ detail: { seat, animal } }: CustomEvent<AnimalTap>): void => {
    const full = !!tapsOf(this.choices)?.players[seat]?.trick;
    this.#draw(captured(this.draft, seat, animal, full), seat, haulOf(this.draft, seat) ? animal : undefined);
  };

  #pick = ({ detail: n }: CustomEvent<number>): void => {
    const { draft } = this;
    this.#draw(draft.asked === "hand" ? held(draft, n) : numbered(draft, n), draft.seat);
  };

  #draw(draft: RoundDraft, seat: number, animal?: number): void {
    this.#tapped = { seat, animal };
    this.#winner = animal === undefined && draft.depth === "cards" ? seat : null;
    fire(this, "draft", draft);
  }
}

customElements.define("animanize-recorder", AnimanizeRecorder);
