import { html, type PropertyValues, type TemplateResult } from "lit";
import type { Bar, Choices, Entry, Setup, Sheet } from "../../types.ts";
import { announce } from "../announce.ts";
import { problemText } from "../codes.ts";
import { t, tn } from "../messages.ts";
import { LightElement } from "../parts/light-element.ts";
import { problemLine } from "../parts/rule-link.ts";
import "../parts/player-tabs.ts";
import { countFields, countKeys } from "./lynx/counts-pad.ts";
import * as game from "./lynx/game.ts";
import { handStrips } from "./lynx/hand-strips.ts";
import { kind } from "./lynx/kind.ts";
import { begunHeard, meldChips } from "./lynx/meld-chips.ts";
import { meldKeys } from "./lynx/meld-keys.ts";
import * as melds from "./lynx/melds.ts";
import { outLine } from "./lynx/out-line.ts";
import { sumLine } from "./lynx/sum-line.ts";
import { whoOut } from "./lynx/who-out.ts";
import { type MeldTaps, tapsOf } from "./lynx/words.ts";
import "./points-pad.ts";
import { fire, type Recorder } from "./recorder.ts";

export { kind };

/** The recorder of lynX: a meld is two taps, the cards left in hand two more. */
class LynxRecorder extends LightElement implements Recorder {
  static override properties = {
    setup: { attribute: false },
    sheet: { attribute: false },
    draft: { attribute: false },
    choices: { attribute: false },
    correcting: { attribute: false },
    original: { attribute: false },
    barred: { state: true },
  };

  declare setup: Setup;
  declare sheet: Sheet;
  declare draft: game.GameDraft;
  declare choices: Choices | null;
  declare correcting: boolean;
  declare original: Entry | null;
  /** Why the key tapped last cannot be; gone with the next tap. */
  declare barred: Bar | null;
  /** A tap waits to be announced, together with what it is worth. */
  #tapped = false;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("draft")) this.barred = null;
    if (changed.has("choices") && this.#tapped) this.#say();
  }

  protected override updated(changed: PropertyValues<this>): void {
    const before = changed.get("draft");
    if (before && this.#melds(before) < this.#melds(this.draft)) this.#showNewest();
  }

  protected override render(): TemplateResult {
    const { setup, draft, choices } = this;
    if (draft.depth === "points" && !draft.asking) {
      return html`<points-pad .setup=${setup} .draft=${draft} .choices=${choices} .original=${this.original}></points-pad>`;
    }
    return html`<div class="lynx">
      <player-tabs .seats=${setup.seats} .playing=${setup.playing} .seat=${draft.seat} .done=${game.done(draft)}
        @seat=${({ detail }: CustomEvent<number>) => this.#tell({ ...game.settled(draft), seat: detail })}></player-tabs>
      ${draft.asking ? whoOut(setup, (seat) => this.#tell(game.wentOut(draft, seat))) : this.#table()}
    </div>`;
  }

  #table(): TemplateResult {
    return this.draft.depth === "counts" ? this.#counts() : this.#cards();
  }

  #cards(): TemplateResult {
    const { draft, choices } = this;
    const taps = tapsOf(choices);
    return html`<div class="melds">${this.#chips(taps)}</div>
      ${this.#sum()} ${this.#keys(taps)}
      ${game.finisherOf(draft) === draft.seat ? outLine(this.#bonus) : this.#hand(taps)}`;
  }

  #counts(): TemplateResult {
    const { draft } = this;
    const pad = { draft, before: this.#before, onDraft: (after: game.GameDraft) => this.#tell(after) };
    return html`${countFields(pad)} ${game.finisherOf(draft) === draft.seat ? outLine(this.#bonus) : ""}
      ${this.#sum()} ${countKeys(pad)}`;
  }

  #chips(taps: MeldTaps | null): TemplateResult {
    const { draft } = this;
    return meldChips({
      melds: game.meldsOf(draft, draft.seat),
      lying: taps?.players[draft.seat]?.melds ?? [],
      first: melds.firstOf(draft),
      tapped: melds.tappedOf(draft),
      before: this.#before && game.meldsOf(this.#before, draft.seat),
      onTap: (meld) => this.#tell(melds.tapMeld(draft, meld)),
    });
  }

  #keys(taps: MeldTaps | null): TemplateResult {
    const { draft } = this;
    return meldKeys({
      taps,
      first: melds.firstOf(draft),
      changing: melds.tappedOf(draft) !== null,
      onRank: (rank) => this.#tell(melds.tapRank(draft, rank)),
      onNumber: (n) => this.#tell(melds.tapNumber(draft, n)),
      onErase: () => this.#tell(melds.erased(draft)),
      onChange: (becomes) => this.#tell(melds.changed(draft, becomes)),
      onAway: () => this.#tell(melds.away(draft)),
      reason: (bar) => problemText(bar, this.setup),
      onBarred: (bar) => this.#refuse(bar),
    });
  }

  #hand(taps: MeldTaps | null): TemplateResult {
    const { draft } = this;
    const hand = game.handOf(draft, draft.seat) ?? taps?.players[draft.seat]?.hand ?? game.UNSET;
    return handStrips({
      hand,
      before: this.#before && game.handOf(this.#before, draft.seat),
      wanted: game.wantedOf(draft),
      onPick: (figure) => this.#tell(game.handed(draft, hand, figure)),
    });
  }

  /** The arithmetic of the seat; or why the last key cannot be. */
  #sum(): TemplateResult {
    const { setup, draft, choices, barred } = this;
    if (barred) return html`<p class="lynx-sum minus">${problemLine(barred, setup)}</p>`;
    const result = choices?.players[draft.seat];
    const known = game.handKnown(draft, draft.seat);
    return html`<p class="lynx-sum">${result ? sumLine(result, Number(setup.options.hand_factor), known) : ""}</p>`;
  }

  /** Says what the last tap did: "Ben: Queen …", "Ben: 3 melds, 13 points". */
  #say(): void {
    const { setup, draft, choices } = this;
    const name = setup.seats[draft.seat]?.name ?? "";
    const first = melds.firstOf(draft);
    const points = choices?.players[draft.seat]?.points ?? null;
    if (first !== null) announce(t("lynx.said.begun", { name, begun: begunHeard(first) }));
    else if (points === null) announce(name);
    else announce(t("lynx.said", { name, melds: tn("lynx.said.melds", this.#melds(draft)), points }));
    this.#tapped = false;
  }

  get #before(): game.GameDraft | null {
    const { original, setup, draft } = this;
    return original && { ...kind.from(original, setup), seat: draft.seat };
  }

  get #bonus(): number {
    return Number(this.setup.options.finish_bonus);
  }

  #melds(draft: game.GameDraft): number {
    return game.meldsOf(draft, draft.seat).length + (melds.firstOf(draft) === null ? 0 : 1);
  }

  #showNewest(): void {
    const table = this.querySelector(".melds");
    if (table) table.scrollTop = table.scrollHeight;
  }

  #refuse(bar: Bar): void {
    this.barred = bar;
    announce(problemText(bar, this.setup));
  }

  #tell(draft: game.GameDraft): void {
    if (draft === this.draft) return;
    this.barred = null;
    this.#tapped = true;
    fire(this, "draft", draft);
  }
}

customElements.define("lynx-recorder", LynxRecorder);
