import { html, type PropertyValues, type TemplateResult } from "lit";
import { guard } from "lit/directives/guard.js";
import { keyed } from "lit/directives/keyed.js";
import type { Bar, Choices, Draft, Entry, Setup, Sheet } from "../../types.ts";
import { announce } from "../announce.ts";
import { number, problemText, t, tn } from "../messages.ts";
import "../parts/display-row.ts";
import { Part } from "../parts/part.ts";
import "../parts/player-tabs.ts";
import "./agame/agame-board.ts";
import "./agame/agame-counts.ts";
import {
  type Deed,
  depthOf,
  holders,
  isKnown,
  rowOf,
  type SectionDraft,
  settled,
  turned,
  walkedOn,
} from "./agame/section.ts";
import { sumLine } from "./agame/sum-line.ts";
import { hasFenneks, rowCards } from "./agame/table.ts";
import "./points-pad.ts";
import { fire, playingSeats, type Recorder, type RecorderKind } from "./recorder.ts";

/** The recorder of a section: each player by the cards of his row, by counts, or by points. */
class AgameRecorder extends Part implements Recorder {
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
  declare draft: SectionDraft;
  declare choices: Choices | null;
  declare correcting: boolean;
  declare original: Entry | null;
  /** Why the last tap changed nothing. */
  declare refusal: Bar | null;
  /** What the last tap did; it is said together with what that is worth. */
  #deed: Deed | null = null;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("draft")) this.refusal = null;
    if (changed.has("choices") && this.#deed) this.#say(this.#deed);
  }

  protected override render(): TemplateResult {
    const { setup, draft, choices } = this;
    if (draft.depth === "points") {
      return html`<points-pad .setup=${setup} .draft=${draft} .choices=${choices}></points-pad>`;
    }
    const tight = this.correcting || hasFenneks(setup);
    return html`<div class="section ${tight ? "tight" : ""}" @deed=${this.#done} @refused=${this.#refused}>
      <player-tabs .seats=${setup.seats} .playing=${setup.playing} .seat=${draft.seat} .done=${this.#filled()}
        @seat=${this.#sit}></player-tabs>
      ${draft.depth === "cards" ? this.#cards() : this.#counts()}
    </div>`;
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
      <agame-counts .setup=${setup} .draft=${draft} .choices=${choices}></agame-counts>`;
  }

  #filled(): boolean[] {
    return this.setup.seats.map((_, seat) => isKnown(this.draft, seat));
  }

  #sit({ detail }: CustomEvent<number>): void {
    fire(this, "draft", { ...settled(this.draft), seat: detail });
  }

  #done({ detail }: CustomEvent<Deed>): void {
    this.#deed = detail;
    fire(this, "draft", detail.draft);
  }

  #refused({ detail }: CustomEvent<Bar | null>): void {
    this.refusal = detail;
    if (detail) announce(problemText(detail, this.setup));
  }

  #say({ seat, what }: Deed): void {
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

export const kind: RecorderKind = {
  tag: "agame-recorder",
  byPlayer: true,
  depths: () => ["cards", "counts", "points"],

  fresh: (setup, _sheet, depth) => ({
    entry: { type: "section", players: setup.seats.map(() => null) },
    seat: playingSeats(setup)[0] ?? 0,
    depth,
  }),

  from: (entry, setup) => {
    const seat = playingSeats(setup)[0] ?? 0;
    const draft: Draft = { entry, seat, depth: "cards" };
    return { ...draft, depth: depthOf(draft, seat) ?? "cards" };
  },

  title: (no) => t("round.agame", { no }),
  status,
  turn: turned,
  depthOf,
  settle: walkedOn,
  field: (draft) => ((draft as SectionDraft).waiting ? "fennek" : null),
};

/** "7 cards laid", or of how many players something is known. */
function status(draft: Draft, _choices: Choices | null, setup: Setup): string {
  const cards = holders(draft).size;
  if (cards) return tn("agame.laid", cards);
  const seats = playingSeats(setup);
  const done = seats.filter((seat) => isKnown(draft, seat)).length;
  return done ? t("agame.known", { done: number(done), all: number(seats.length) }) : "";
}
