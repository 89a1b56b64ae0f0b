import { html, type PropertyValues, type TemplateResult } from "lit";
import type { Bar, Choices, Setup, Sheet } from "../../../types.ts";
import { announce } from "../../announce.ts";
import { t } from "../../messages.ts";
import type { MainButton, SideButton } from "../../parts/buttons.ts";
import type { CellState } from "../../parts/card-cell.ts";
import "../../parts/display-row.ts";
import { footer } from "../../parts/footer.ts";
import { Part } from "../../parts/part.ts";
import { type Said, saidLine, saidText } from "../../parts/rule-link.ts";
import type { Slot } from "../../parts/slots.ts";
import { fire } from "../recorder.ts";
import "../trick-log/card-board.ts";
import type { BoardCard } from "../trick-log/card-board.ts";
import "../trick-log/trick-strip.ts";
import { boardOf, lyingWith, SLOT, withSlots } from "./log-board.ts";
import {
  type CardTap,
  mayGrow,
  nextCatch,
  nextTrick,
  type TrickDraft,
  type TrickTaps,
  trickTaps,
  withCard,
  withDiscarded,
  withLaid,
  withoutPlay,
  withSeat,
} from "./log-draft.ts";
import { mayCatch, playsOf } from "./log-plays.ts";
import { awaited, trickLine } from "./log-words.ts";
import { rowCards } from "./table.ts";

/**
 * A trick of Agame, a tap a card; the winner's cards glow until he has laid what he lays.
 *
 * In: `setup`, `sheet`, `draft`, `choices`, `correcting`. Out: "draft", "undo", "write".
 */
class AgameLog extends Part {
  static override properties = {
    setup: { attribute: false },
    sheet: { attribute: false },
    draft: { attribute: false },
    choices: { attribute: false },
    correcting: { type: Boolean },
    refusal: { state: true },
  };

  declare setup: Setup;
  declare sheet: Sheet;
  declare draft: TrickDraft;
  declare choices: Choices | null;
  correcting = false;
  /** Why the last tap changed nothing. */
  refusal: Bar | null = null;
  #taps: TrickTaps | null = null;

  /** The table stays as it was until the engine has spoken. */
  protected override willUpdate(changed: PropertyValues<this>): void {
    this.#taps = trickTaps(this.choices) ?? this.#taps;
    if (changed.has("draft")) this.refusal = null;
    if (changed.has("choices") && this.hasUpdated) announce(saidText(this.#line(), this.setup));
  }

  protected override render(): TemplateResult {
    const taps = this.#taps;
    if (!taps) return html``;
    return html`<div class="trick-log agame-log ${this.correcting || this.setup.options.fennek !== "off" ? "tight" : ""}">
      ${this.draft.entry.laid?.length && !this.correcting ? this.#row(taps) : this.#strip(taps)}
      <p class="log-line">${saidLine(this.#line(), this.setup)}</p>
      <card-board .lines=${this.#board(taps)} @card=${this.#card}></card-board>
      ${this.correcting ? "" : this.#footer(taps)}
    </div>`;
  }

  #strip(taps: TrickTaps): TemplateResult {
    return html`<trick-strip .plays=${playsOf(taps, this.setup, this.correcting)} .label=${t("log.trick")}
      @seat=${this.#seat}></trick-strip>`;
  }

  /** The winner's row with what he lays: equal halves flow together. */
  #row({ winner }: TrickTaps): TemplateResult {
    const rows = (this.sheet.table.rows ?? []) as Record<string, string>[];
    const laid = Object.fromEntries(
      (this.draft.entry.laid ?? []).map((one) => {
        const [colour = "", slot = ""] = (typeof one === "string" ? one : one.card).split(" ");
        return typeof one === "string" ? [slot, colour] : [one.slot, `fennek ${colour}`];
      }),
    );
    const row = { ...rows[winner?.seat ?? 0], ...laid };
    return html`<display-row .cards=${rowCards(row)} .bonus=${this.setup.options.lizard_bonus}></display-row>`;
  }

  #footer(taps: TrickTaps): TemplateResult {
    return footer({ undo: () => fire(this, "undo", null), side: this.#side(), main: this.#main(taps) });
  }

  #side(): SideButton[] {
    if (this.draft.cards.length || !mayCatch(this.sheet)) return [];
    return [{ label: t("agame.log.catch"), onTap: () => fire(this, "draft", nextCatch()) }];
  }

  #main(taps: TrickTaps): MainButton {
    const { stuck, rest } = taps;
    if (this.#done && mayGrow(this.draft, this.choices?.taps ?? {}))
      return { label: t("agame.log.next"), onTap: () => this.#next(rest) };
    if (!stuck) return { label: awaited(this.setup, taps), tone: "missing" };
    return {
      label: t("agame.log.discard"),
      onTap: () => fire(this, "draft", { ...this.draft, entry: stuck }),
    };
  }

  #line(): Said {
    return this.refusal ?? trickLine(this);
  }

  #board(taps: TrickTaps): (BoardCard | null)[][] {
    const { setup, draft } = this;
    const lines = boardOf(setup, taps.cards, (tap) => this.#judged(taps, tap));
    const waits = taps.lay.find(({ card }) => card === draft.waiting);
    const colour = setup.seats[taps.winner?.seat ?? -1]?.color;
    return waits && colour ? withSlots(lines, colour, waits.slots ?? [], waits.card) : lines;
  }

  #judged(taps: TrickTaps, tap: CardTap): { state: CellState; owner?: number | null } {
    const { card, seat = null, code } = tap;
    if (seat === null) return code ? { state: "taken", owner: lyingWith(tap) } : { state: this.#waits(card) };
    return { state: taps.full ? this.#glowing(taps, card) : "chosen", owner: seat };
  }

  /** A tapped card that is nobody's yet. */
  #waits(card: string): CellState {
    return this.draft.cards.includes(card) ? "open" : "free";
  }

  #glowing({ lay, discard }: TrickTaps, card: string): CellState {
    if (this.draft.entry.discarded === card) return "chosen";
    if (discard.includes(card)) return "open";
    const may = lay.find((one) => one.card === card);
    return may?.laid ? "chosen" : may?.slots ? "open" : "taken";
  }

  /** Whether the winner has laid, so that the next card begins the next trick. */
  get #done(): boolean {
    return !this.correcting && !!this.draft.entry.laid?.length && !!this.choices?.entry;
  }

  #card = ({ detail: card }: CustomEvent<string>): void => {
    const taps = this.#taps;
    const tap = taps?.cards.find((one) => one.card === card);
    if (card.startsWith(SLOT)) this.#fill(card.slice(SLOT.length) as Slot);
    else if (!taps || !tap) return;
    else if (typeof tap.seat === "number" && taps.full) this.#shared(taps, card);
    else if (tap.code) this.#refuse(tap);
    else if (this.#done) this.#next([...(taps.full ? taps.rest : []), card]);
    else this.#tapped(withCard(this.draft, card));
  };

  /** A card of a full trick: laid, discarded, or a Fennek that wants its slot. */
  #shared({ lay, discard }: TrickTaps, card: string): void {
    const may = lay.find((one) => one.card === card);
    if (discard.includes(card)) this.#tapped(withDiscarded(this.draft, card));
    else if (!may || may.code) this.#refuse(may);
    else if (card.endsWith(" fennek") && !may.laid) this.#tapped({ ...this.draft, waiting: card });
    else this.#tapped(withLaid(this.draft, card));
  }

  /** The slot for the Fennek that waits. */
  #fill(slot: Slot): void {
    if (this.draft.waiting) this.#tapped(withLaid(this.draft, { card: this.draft.waiting, slot }));
  }

  #refuse(bar: { code?: string; params?: CardTap["params"] } = {}): void {
    const { code, params = {} } = bar;
    this.refusal = code ? { code, params } : null;
    if (this.refusal) announce(saidText(this.refusal, this.setup));
  }

  #tapped(draft: TrickDraft): void {
    fire(this, "draft", draft);
  }

  /** The trick is done; what was tapped too early begins the next one. */
  #next(cards: string[]): void {
    fire(this, "write", { next: cards.length ? nextTrick(cards) : null });
  }

  /** Whose the card is that is asked about; in a correction, whose cards are tapped anew. */
  #seat = ({ detail: seat }: CustomEvent<number>): void => {
    const { ask, plays } = this.#taps ?? {};
    const played = plays?.find((play) => play.seat === seat)?.cards ?? [];
    if (ask) this.#tapped(withSeat(this.draft, ask.card, seat));
    else this.#tapped(withoutPlay(this.draft, seat, played));
  };
}

customElements.define("agame-log", AgameLog);
