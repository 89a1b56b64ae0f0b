import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { Choices, Draft, Entry, Problem, Setup, Sheet } from "../../types.ts";
import { announce } from "../announce.ts";
import { cardName } from "../codes.ts";
import { signed, t } from "../messages.ts";
import { LightElement } from "../parts/light-element.ts";
import "./greta/bar.ts";
import "./greta/claim.ts";
import "./greta/deeds.ts";
import * as drafts from "./greta/draft.ts";
import { keepTurns, keptTurns } from "./greta/frame.ts";
import "./greta/line.ts";
import type { Lines } from "./greta/lines.ts";
import { nameIn } from "./greta/names.ts";
import "./greta/rack.ts";
import "./greta/square.ts";
import { type Cell, type Gain, gainOf, lies, settled, type View, viewOf } from "./greta/table.ts";
import "./points-pad.ts";
import { fire, type Recorder, type RecorderKind } from "./recorder.ts";

/** Who sits at the lower edge, and who across. */
const OWN = 0;
const OPPOSITE = 1;

/** The board two people have between them: each card as it is placed, two taps a card. */
class GretaRecorder extends LightElement implements Recorder {
  static override properties = {
    setup: { attribute: false },
    sheet: { attribute: false },
    draft: { attribute: false },
    choices: { attribute: false },
    correcting: { type: Boolean },
    lines: { state: true },
    listing: { state: true },
    turns: { state: true },
  };

  declare setup: Setup;
  declare sheet: Sheet;
  declare draft: drafts.GretaDraft;
  declare choices: Choices | null;
  correcting = false;
  original: Entry | null = null;
  lines: Lines = "none";
  /** Whether the list of cards lies over the square. */
  listing = false;
  turns = keptTurns();
  #view: View | null = null;

  /** The table stays as it was until the engine has spoken. Lines run only for a card that has come since. */
  protected override willUpdate(_: PropertyValues<this>): void {
    const before = this.#view?.table.played.length;
    if (this.choices?.taps.table || !this.#view) this.#view = viewOf(this.sheet, this.choices);
    const after = this.#view?.table.played.length;
    if (before === undefined || after === before) return;
    this.lines = after === before + 1 && this.#gain?.claimed === false ? "run" : "none";
    if (this.#view && after === before + 1) this.#speak(this.#view);
  }

  protected override render(): TemplateResult | typeof nothing {
    const { setup, draft, choices } = this;
    if (draft.depth === "points")
      return html`<points-pad .setup=${setup} .draft=${draft} .choices=${choices} .original=${this.original}></points-pad>`;
    const view = this.#view;
    if (!view) return nothing;
    const shown = settled(view, drafts.cardOf(draft) !== null);
    const mending = this.correcting || draft.mends;
    return html`${mending ? nothing : this.#edge(view, OPPOSITE)}
      ${this.listing ? this.#list(view) : this.#middle(shown)}
      ${mending ? nothing : this.#edge(view, OWN)}`;
  }

  /** The square, the line below it, and the rack; a claim being mended has its strip instead. */
  #middle(view: View): TemplateResult {
    const { draft, setup, sheet } = this;
    const claim = draft.entry.type === "claim" && draft.mends;
    return html`<greta-square .view=${view} .turns=${this.turns} .chosen=${drafts.cellOf(draft)}
        .card=${drafts.cardOf(draft)} .changed=${drafts.changed(draft, this.original)} .lines=${this.lines}
        .factor=${this.#factor} @cell=${this.#cell} @shown=${this.#shown}></greta-square>
      <greta-line .view=${view} .setup=${setup} .sheet=${sheet} .problem=${this.#problem} .factor=${this.#factor}
        .unfolded=${this.lines === "kept" ? this.#gain : null} @cards=${this.#open} @turn=${this.#turn}></greta-line>
      ${claim ? this.#claim(view) : nothing}
      ${claim || sheet.over ? nothing : html`<greta-rack .cards=${view.cards} .gives=${view.gives?.cards ?? null} .chosen=${drafts.cardOf(draft)} @card=${this.#card}></greta-rack>`}`;
  }

  #list({ table }: View): TemplateResult {
    return html`<greta-deeds .deeds=${table.played} .setup=${this.setup} @close=${this.#close}></greta-deeds>`;
  }

  /** One player's edge; whoever may claim has the strip there. */
  #edge(view: View, seat: number): TemplateResult {
    const { setup, sheet } = this;
    const gain = this.#gain?.seat === seat ? this.#gain : null;
    const duty = sheet.over ? "" : view.next.seat === seat ? "places" : "scores";
    return html`<div class="greta-edge ${seat === OPPOSITE ? "turned" : ""}">
      ${
        view.next.due?.seat === seat
          ? this.#claim(view)
          : html`<greta-bar .seat=${seat} .setup=${setup} .sheet=${sheet} .duty=${duty} .gain=${gain}
              .unfolded=${this.lines === "kept"} @unfold=${this.#unfold}></greta-bar>`
      }
    </div>`;
  }

  #claim({ next: { due }, table }: View): TemplateResult | typeof nothing {
    if (!due) return nothing;
    const { setup, sheet, draft } = this;
    return html`<greta-claim .card=${due.card} .level=${table.played.at(-1)?.level ?? 1} .setup=${setup} .said=${draft.said ?? 0}
      .name=${nameIn(setup, due.seat)} .total=${sheet.totals[due.seat] ?? 0} .writes=${!draft.mends}
      @say=${this.#say} @claim=${this.#handIn}></greta-claim>`;
  }

  get #factor(): number {
    return Number(this.setup.options.cover_factor);
  }

  get #gain(): Gain | null {
    return this.#view && gainOf(this.#view.table);
  }

  /** What is wrong with the last tap; what is merely missing needs no words. */
  get #problem(): Problem | null {
    const problem = this.choices?.problem;
    return problem && problem.code !== "draft.missing" ? problem : null;
  }

  /** What the card brought, or that it lies, for who cannot see it. */
  #speak({ table }: View): void {
    const gain = gainOf(table);
    const card = cardName(table.played.at(-1)?.card ?? "");
    const heard = gain && { name: nameIn(this.setup, gain.seat), points: signed(gain.points), card };
    announce(heard ? t("greta.heard", heard) : t("greta.heard.placed", { card }));
  }

  #tapped(draft: Draft): void {
    if (this.lines === "kept") this.lines = "none";
    fire(this, "draft", draft);
  }

  #card = ({ detail }: CustomEvent<string>): void => this.#tapped(drafts.withCard(this.draft, detail));
  #cell = ({ detail }: CustomEvent<Cell>): void => this.#tapped(drafts.withCell(this.draft, detail));
  #say = ({ detail }: CustomEvent<number>): void => this.#tapped(drafts.withClaim(this.draft, detail));
  #handIn = (): void => this.#tapped(drafts.claiming(this.draft));

  #shown = (): void => {
    this.lines = "none";
  };

  #unfold = (): void => {
    this.lines = this.lines === "kept" ? "none" : "kept";
  };

  /** One correction at a time: from within it there is no way into another. */
  #open = (): void => {
    this.listing = !this.correcting;
  };

  #close = (): void => {
    this.listing = false;
  };

  #turn = (): void => {
    this.turns = (this.turns + 1) % 4;
    keepTurns(this.turns);
  };
}

customElements.define("greta-recorder", GretaRecorder);

export const kind: RecorderKind = {
  tag: "greta-recorder",
  byPlayer: true,
  depths: () => ["cards", "points"],
  fresh: (setup, _, depth) => drafts.blank(setup, depth),
  from: (entry) => drafts.written(entry),
  title: () => t("game.greta"),
  status: (draft, choices, { options }) => {
    const view = choices?.taps.table ? (choices.taps as unknown as View) : null;
    if (!view || draft.depth !== "cards" || lies(view)) return "";
    return t(options.practice ? "greta.status.practice" : "greta.status", { level: view.next.level });
  },
  turn: (_, depth, setup) => drafts.blank(setup, depth),
  field: (draft, choices) => {
    const { next } = (choices?.taps ?? {}) as Partial<View>;
    if (draft.depth !== "cards" || !next) return null;
    return next.due ? "claim" : next.level === 2 ? "level_two" : null;
  },
  shouldWriteAtOnce: (draft) => draft.depth === "cards" && !(draft as drafts.GretaDraft).mends,
};
