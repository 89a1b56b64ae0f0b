import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { Choices, Draft, Entry, Problem, Setup, Sheet } from "../../types.ts";
import { announce } from "../announce.ts";
import { cardName } from "../codes.ts";
import { roundName } from "../game-texts.ts";
import { t, withSign } from "../messages.ts";
import { LightElement } from "../parts/light-element.ts";
import { goUp, navigate } from "../router.ts";
import { nextTask } from "../scheduling.ts";
import "./greta/bar.ts";
import "./greta/claim.ts";
import "./greta/entry-list.ts";
import * as drafts from "./greta/draft.ts";
import { loadTurns, saveTurns } from "./greta/frame.ts";
import "./greta/line.ts";
import { areMixed, levelOrGame } from "./greta/line-names.ts";
import type { LinesState } from "./greta/lines.ts";
import { nameIn } from "./greta/names.ts";
import "./greta/rack.ts";
import "./greta/square.ts";
import {
  type Cell,
  claimable,
  type Gain,
  gainOf,
  type Square,
  type View,
  viewOf,
  withoutFinishedGame,
} from "./greta/table.ts";
import "./points-pad.ts";
import { emit, type Recorder, type RecorderKind } from "./recorder.ts";

/** The seats at the lower edge and across. */
const OWN = 0;
const OPPOSITE = 1;
/** The end of the address while the list of cards is open: a step of its own, so that going back closes it. */
const LIST = "#cards";

/** The board two people have between them: each card as it is placed, two taps a card. */
class GretaRecorder extends LightElement implements Recorder {
  static override properties = {
    setup: { attribute: false },
    sheet: { attribute: false },
    draft: { attribute: false },
    choices: { attribute: false },
    isCorrecting: { type: Boolean },
    canUndo: { type: Boolean },
    lines: { state: true },
    isListOpen: { state: true },
    turns: { state: true },
  };

  declare setup: Setup;
  declare sheet: Sheet;
  declare draft: drafts.GretaDraft;
  declare choices: Choices | null;
  isCorrecting = false;
  canUndo = false;
  original: Entry | null = null;
  lines: LinesState = "none";
  /** Whether the list of cards lies over the square. */
  isListOpen = false;
  turns = loadTurns();
  #view: View | null = null;

  /** Leave the step of a list that is not shown any more, after a correction begun there or a reload. */
  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener("popstate", this.#onStep);
    void nextTask().then(() => {
      if (location.hash === LIST && !this.isListOpen) void goUp(location.pathname);
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener("popstate", this.#onStep);
  }

  /** Close the list of cards; resolves once its step is left. */
  async closeStep(): Promise<void> {
    if (this.isListOpen) await this.#onClose();
  }

  /** Keep the table until the engine has answered. Lines run only for one new card. */
  protected override willUpdate(_: PropertyValues<this>): void {
    const before = this.#view?.table.played.length;
    if (this.isListOpen && this.draft.depth === "points") void this.#onClose();
    if (this.choices?.taps.table || (this.choices && !this.#view))
      this.#view = viewOf(this.sheet, this.choices);
    const after = this.#view?.table.played.length;
    if (before === undefined || after === before) return;
    this.lines = after === before + 1 && this.#gain?.isClaimed === false ? "run" : "none";
    if (this.#view && after === before + 1) this.#announceCard(this.#view);
  }

  protected override render(): TemplateResult | typeof nothing {
    const { setup, draft, choices } = this;
    if (draft.depth === "points")
      return html`<points-pad .setup=${setup} .draft=${draft} .choices=${choices} .original=${this.original}></points-pad>`;
    const view = this.#view;
    if (!view) return nothing;
    const shown = withoutFinishedGame(view, drafts.cardOf(draft) !== null);
    const mending = this.#isMending;
    return html`${mending ? nothing : this.#edge(view, OPPOSITE)}
      ${this.isListOpen ? this.#list(view) : this.#middle(shown)}
      ${mending ? nothing : this.#edge(view, OWN)}`;
  }

  /**
   * Render the square, the line below it, and the rack; for a claim being corrected its bar instead of the
   * rack. While a card of a finished game is corrected, the game counts as going on: the cards placed
   * after it can be chosen.
   */
  #middle(view: View): TemplateResult {
    const { draft, setup } = this;
    const sheet = this.#isMending ? { ...this.sheet, over: false } : this.sheet;
    const claim = draft.entry.type === "claim" && draft.mends;
    return html`<greta-square .view=${view} .turns=${this.turns} .chosen=${drafts.cellOf(draft)}
        .card=${drafts.cardOf(draft)} .isChanged=${drafts.isChanged(draft, this.original)} .lines=${this.lines}
        .factor=${this.#factor} @cell=${this.#onCell} @lines-end=${this.#onLinesEnd}></greta-square>
      <greta-line .view=${view} .setup=${setup} .sheet=${sheet} .problem=${this.#problem} .factor=${this.#factor}
        .unfolded=${this.lines === "open" ? this.#gain : null} @cards=${this.#onCards} @turn=${this.#onTurn}></greta-line>
      ${claim ? this.#claim(view) : nothing}
      ${claim || sheet.over ? nothing : html`<greta-rack .cards=${view.cards} .gives=${view.gives?.cards ?? null} .chosen=${drafts.cardOf(draft)} @card=${this.#onCard}></greta-rack>`}`;
  }

  #list({ table }: View): TemplateResult {
    return html`<greta-entry-list .entries=${table.played} .setup=${this.setup} @close=${this.#onClose}></greta-entry-list>`;
  }

  /** Render one player's edge: a bar, or the bar for a claim. */
  #edge(view: View, seat: number): TemplateResult {
    const { setup, sheet } = this;
    const gain = this.#gain?.seat === seat ? this.#gain : null;
    const duty = sheet.over ? "" : view.next.seat === seat ? "places" : "scores";
    return html`<div class="greta-edge ${seat === OPPOSITE ? "is-turned" : ""}">
      ${
        claimable(view.next)?.seat === seat
          ? this.#claim(view)
          : html`<greta-bar .seat=${seat} .setup=${setup} .sheet=${sheet} .duty=${duty} .gain=${gain}
              .isUnfolded=${this.lines === "open"} .canUndo=${this.canUndo} @unfold=${this.#onUnfold}></greta-bar>`
      }
    </div>`;
  }

  #claim({ next, table }: View): TemplateResult | typeof nothing {
    const due = claimable(next);
    if (!due) return nothing;
    const { setup, sheet, draft } = this;
    return html`<greta-claim .card=${due.card} .level=${table.played.at(-1)?.level ?? 1} .setup=${setup} .claimedPoints=${draft.said ?? 0}
      .name=${nameIn(setup, due.seat)} .total=${sheet.totals[due.seat] ?? 0} .isWriter=${!draft.mends}
      @say=${this.#onSay} @claim=${this.#onClaim}></greta-claim>`;
  }

  /** Whether an entry that is written already is corrected, or one is put in before it. */
  get #isMending(): boolean {
    return this.isCorrecting || this.draft.mends === true;
  }

  get #factor(): number {
    return Number(this.setup.options.cover_factor);
  }

  get #gain(): Gain | null {
    return this.#view && gainOf(this.#view.table);
  }

  /** The problem with the last tap; what is merely missing is not shown. */
  get #problem(): Problem | null {
    const problem = this.choices?.problem;
    return problem && problem.code !== "draft.missing" ? problem : null;
  }

  /** Announce what the last card gave, or that it was placed. */
  #announceCard({ table }: View): void {
    const gain = gainOf(table);
    const card = cardName(table.played.at(-1)?.card ?? "");
    const params = gain && { name: nameIn(this.setup, gain.seat), points: withSign(gain.points), card };
    announce(params ? t("greta.heard", params) : t("greta.heard.placed", { card }));
  }

  #emitDraft(draft: Draft): void {
    if (this.lines === "open") this.lines = "none";
    emit(this, "draft", draft);
  }

  /** Tap card or cell of the next placement; what has been tapped of a claim is handed in first, or would be lost. */
  #tapNext(tap: (draft: drafts.GretaDraft) => drafts.GretaDraft): void {
    const { draft } = this;
    const next = tap(drafts.withoutClaim(draft));
    const isClaimed = drafts.hasOpenClaim(draft);
    this.#emitDraft(isClaimed ? drafts.handInClaim(draft) : next);
    if (isClaimed) emit(this, "write", { next });
  }

  #onCard = ({ detail }: CustomEvent<string>): void =>
    this.#tapNext((draft) => drafts.withCard(draft, detail));
  #onCell = ({ detail }: CustomEvent<Cell>): void => this.#tapNext((draft) => drafts.withCell(draft, detail));
  #onSay = ({ detail }: CustomEvent<number>): void => this.#emitDraft(drafts.withClaim(this.draft, detail));
  #onClaim = (): void => this.#emitDraft(drafts.handInClaim(this.draft));

  #onLinesEnd = (): void => {
    this.lines = "none";
  };

  #onUnfold = (): void => {
    this.lines = this.lines === "open" ? "none" : "open";
  };

  /** Open the list of cards; not during a correction, from which no other can be begun. */
  #onCards = (): void => {
    if (this.isCorrecting) return;
    this.isListOpen = true;
    navigate(location.pathname + LIST);
  };

  #onClose = (): Promise<void> => {
    this.isListOpen = false;
    return goUp(location.pathname);
  };

  #onStep = (): void => {
    this.isListOpen = location.hash === LIST;
  };

  #onTurn = (): void => {
    this.turns = (this.turns + 1) % 4;
    saveTurns(this.turns);
  };
}

customElements.define("greta-recorder", GretaRecorder);

export const kind: RecorderKind = {
  tag: "greta-recorder",
  isPerPlayer: true,
  depths: () => ["cards", "points"],
  newDraft: (setup, _, depth) => drafts.newDraft(setup, depth),
  draftOf: (entry) => drafts.draftOf(entry),
  title: (_no, { options }, draft, choices) => {
    const { next, finished = false } = (choices?.taps ?? {}) as Partial<View>;
    return next && (draft.depth === "points" || options.games !== 1)
      ? roundName("greta.game", next.game - Number(finished))
      : t("game.greta");
  },
  lineName: (round, { rounds }) =>
    areMixed(rounds) && round.no !== null ? levelOrGame(round, rounds) : null,
  lateKey: ({ table }) =>
    (table as unknown as Square).played.at(-1)?.points === null ? t("greta.claim") : null,
  status: (draft, choices, { options }) => {
    const view = choices?.taps.table ? (choices.taps as unknown as View) : null;
    if (!view || draft.depth !== "cards" || view.finished) return "";
    return t(options.practice ? "greta.status.practice" : "greta.status", { level: view.next.level });
  },
  changeDepth: (_, depth, setup) => drafts.newDraft(setup, depth),
  field: (draft, choices) => {
    const { next } = (choices?.taps ?? {}) as Partial<View>;
    if (draft.depth !== "cards" || !next) return null;
    return next.due ? "claim" : next.level === 2 ? "level_two" : null;
  },
  isUnsettled: (choices) => Boolean((choices?.taps as Partial<View> | undefined)?.next?.due),
  shouldWriteAtOnce: (draft) => draft.depth === "cards" && !(draft as drafts.GretaDraft).mends,
};
