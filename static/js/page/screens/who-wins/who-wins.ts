import { html, type TemplateResult } from "lit";
import { COLOURS, type Options } from "../../../types.ts";
import { announce } from "../../announce.ts";
import { colouredCard, problemText } from "../../codes.ts";
import { t } from "../../messages.ts";
import type { MainButtonProps, SideButtonProps } from "../../parts/buttons.ts";
import { cardFaceOf } from "../../parts/coloured-card.ts";
import { footer } from "../../parts/footer.ts";
import { LightElement } from "../../parts/light-element.ts";
import { reasonText } from "../../recorders/animanize/log-words.ts";
import "../../recorders/trick-log/card-board.ts";
import type { BoardCard } from "../../recorders/trick-log/card-board.ts";
import "../../recorders/trick-log/trick-strip.ts";
import type { EngineClient } from "../../local/engine-client.ts";
import { findTrickWinner, type Verdict } from "../../local/trick-winner.ts";
import type { TrickPlay } from "../../recorders/trick-log/trick-strip.ts";
import type { TrickCounter } from "../trick-counter.ts";
import { boardOf, type TrickBoard, type TrickGame } from "./board.ts";
import { isOpen, isUsedUp, NO_TRICK, removeLastCard, type Trick, tapCard } from "./trick.ts";

/**
 * The look-up of who wins a trick: its cards are tapped in the order played, and the engine says who wins
 * and by which rule. Nothing is stored, unless it is counted in the recorder beneath.
 *
 * In: `game`, `engine`, `options` (the house rules of the game on the table), `counter`.
 * Out: "close" when the trick was counted.
 */
class WhoWins extends LightElement {
  static override properties = {
    game: {},
    engine: { attribute: false },
    options: { attribute: false },
    counter: { attribute: false },
    trick: { state: true },
    verdict: { state: true },
    fenneks: { state: true },
    isCounting: { state: true },
  };

  declare game: TrickGame;
  declare engine: EngineClient;
  declare options: Options;
  declare counter: TrickCounter | null;
  trick: Trick = NO_TRICK;
  /** Who wins the cards so far; null without cards. */
  verdict: Verdict | null = null;
  /** Whether Fenneks are among the cards; null for what the house rules say. */
  fenneks: boolean | null = null;
  /** Whether the keys for who took the trick are shown. */
  isCounting = false;
  #hasCounted = false;

  protected override render(): TemplateResult {
    const board = boardOf(this.game, this.#hasFenneks);
    return html`<div class="trick-log ${this.#hasFenneks ? "is-tight" : ""}">
      <trick-strip .plays=${this.#plays()} .label=${t("log.trick")}></trick-strip>
      <p class="log-line">${this.#line()}</p>
      <card-board .lines=${board.lines.map((line) => line.map((card) => this.#card(card)))}
        @card=${({ detail }: CustomEvent<string>) => this.#setTrick(tapCard(this.trick, detail, board))}></card-board>
      ${this.isCounting && this.counter ? this.#seatKeys(this.counter) : this.#footer(board)}
    </div>`;
  }

  get #hasFenneks(): boolean {
    return this.game === "agame" && (this.fenneks ?? (this.options.fennek ?? "off") !== "off");
  }

  #footer(board: TrickBoard): TemplateResult {
    const { plays } = this.trick;
    return footer({
      undo: plays.length ? () => this.#setTrick(removeLastCard(this.trick)) : null,
      side: this.#keys(),
      main: this.#main(board),
    });
  }

  #main(board: TrickBoard): MainButtonProps {
    if (!this.trick.plays.length) return { label: t("who.first"), tone: "missing" };
    if (isOpen(this.trick, board) && this.trick.plays.length < board.maxPlayers)
      return { label: t("who.next"), onTap: () => (this.trick = { ...this.trick, isClosed: true }) };
    return { label: t("who.again"), onTap: () => this.#setTrick(NO_TRICK) };
  }

  #keys(): SideButtonProps[] {
    const keys: SideButtonProps[] = [];
    if (this.game === "agame")
      keys.push({ label: t("slot.fennek"), isPressed: this.#hasFenneks, onTap: () => this.#toggleFenneks() });
    if (this.counter && this.verdict && !this.verdict.problem)
      keys.push({ label: t("who.count"), onTap: () => (this.isCounting = true) });
    return keys;
  }

  /** Render a key for every player who may have taken the trick. */
  #seatKeys({ seats, count }: TrickCounter): TemplateResult {
    const countFor = (seat: number) => () => {
      if (this.#hasCounted) return;
      this.#hasCounted = true;
      count(seat, this.trick.plays.flat());
      this.emit("close", null);
    };
    const side = seats.map(({ seat, name }) => ({ label: name, onTap: countFor(seat) }));
    return footer({ undo: () => (this.isCounting = false), side });
  }

  /** Return the line over the cards: how to begin, who wins, or what is not allowed. */
  #line(): string {
    const { verdict, game, options } = this;
    if (this.isCounting) return t("who.whose");
    if (!verdict) return t("who.how");
    if (verdict.problem) return problemText(verdict.problem, { game, seats: [], options, playing: [] });
    const n = (verdict.winner ?? 0) + 1;
    return t("who.wins", { n, why: reasonText(verdict.why ?? "", verdict.lead ?? null) });
  }

  #plays(): TrickPlay[] {
    return this.trick.plays.map((cards, at) => ({
      seat: at,
      name: t("who.player", { n: at + 1 }),
      colour: COLOURS[5 + at] ?? "grey",
      state: this.verdict?.winner === at ? "winner" : "played",
      cards,
    }));
  }

  #card(card: string): BoardCard {
    return {
      card,
      ...cardFaceOf(card),
      ariaLabel: colouredCard(card),
      state: isUsedUp(this.trick, card) ? "chosen" : "free",
    };
  }

  #toggleFenneks(): void {
    this.fenneks = !this.#hasFenneks;
    const plays = this.trick.plays
      .map((cards) => cards.filter((card) => this.fenneks || !card.endsWith(" fennek")))
      .filter((cards) => cards.length);
    this.#setTrick({ plays, isClosed: true });
  }

  /** The house rules for the trick: without a game beneath, Fenneks play by their first variant. */
  get #houseRules(): Options {
    const { fennek = "off" } = this.options;
    return this.#hasFenneks ? { fennek: fennek === "off" ? "tie" : fennek } : {};
  }

  #setTrick(trick: Trick): void {
    this.trick = trick;
    void this.#evaluate(trick);
  }

  /** Ask the engine; an answer to cards that have changed since is dropped. */
  async #evaluate(trick: Trick): Promise<void> {
    const { plays } = trick;
    const verdict = plays.length
      ? await findTrickWinner(this.engine, this.game, plays, this.#houseRules)
      : null;
    if (this.trick.plays !== plays) return;
    this.verdict = verdict;
    announce(this.#line());
  }
}

customElements.define("who-wins", WhoWins);
