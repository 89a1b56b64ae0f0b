import { html, type TemplateResult } from "lit";
import type { Setup } from "../../../types.ts";
import { colouredCard, colourName } from "../../codes.ts";
import { nameOf } from "../../game-texts.ts";
import { t, tn } from "../../messages.ts";
import type { SideButtonProps } from "../../parts/buttons.ts";
import type { CellState } from "../../parts/card-cell.ts";
import { cardFaceOf } from "../../parts/coloured-card.ts";
import type { FooterProps } from "../../parts/footer.ts";
import type { Statement } from "../../parts/rule-link.ts";
import { emit } from "../recorder.ts";
import type { BoardCard } from "../trick-log/card-board.ts";
import { playersFrom } from "../trick-log/players.ts";
import { TrickLog } from "../trick-log/trick-log.ts";
import type { TrickPlay } from "../trick-log/trick-strip.ts";
import { LINES } from "./cards.ts";
import {
  cardsByPlace,
  logTaps,
  type TrickLogDraft,
  type TrickLogTaps,
  withCard,
  withOut,
} from "./log-draft.ts";
import { reasonText, roomText } from "./log-words.ts";

const SECOND_ANIMAL = "animanize.second_animal";

/** The tricks of a round, one tap a card; a trick is written as soon as its last card is played. */
class AnimanizeLog extends TrickLog<TrickLogDraft, TrickLogTaps> {
  protected override tapsIn = logTaps;
  protected override styleClass = "";

  protected override top(taps: TrickLogTaps): TemplateResult {
    return html`<trick-strip .plays=${this.#plays(taps)} .label=${t("log.trick")}></trick-strip>`;
  }

  /** Return the trick by players; a new one says how much everybody has left. */
  #plays(taps: TrickLogTaps): TrickPlay[] {
    const notes = this.isCorrecting ? [] : taps.room.map(roomText);
    return playsOf(taps, this.draft, this.setup).map((play) => ({ ...play, note: notes[play.seat] }));
  }

  protected override keys(taps: TrickLogTaps): FooterProps {
    const { draft } = this;
    const out: SideButtonProps = {
      label: t("animanize.out"),
      isPressed: !!draft.entry.hand,
      onTap: this.#onOut,
    };
    return {
      side: taps.out && !draft.entry.hand ? [] : [out],
      main: this.choices?.entry
        ? { label: t("record.write"), onTap: this.#onWrite }
        : { label: this.#nextStepText(taps), tone: "missing" },
    };
  }

  /** Return whose card is next, or how many animals are left in the eliminated hand. */
  #nextStepText({ turn, hand }: TrickLogTaps): string {
    const name = turn === null ? "" : nameOf(this.setup, turn);
    const shown = this.draft.entry.hand;
    return shown ? tn("log.hand", hand - shown.length, { name }) : t("log.turn", { name });
  }

  /** Return a problem or warning, else who took the last trick, who wins this one, or who leads. */
  protected override line(): Statement {
    const { choices, setup, draft } = this;
    const { problem, warnings = [] } = choices ?? {};
    if (problem && problem.code !== "draft.missing") return problem;
    const [warning] = warnings;
    if (warning) return warning;
    const { winner, leader = 0, lead = null, previous } = this.taps ?? {};
    if (!draft.entry.cards.length && previous) return this.#winnerText(previous, previous.lead, "log.took");
    if (winner && draft.entry.cards.length) return this.#winnerText(winner, lead, "log.wins");
    const name = nameOf(setup, leader);
    return lead ? t("log.lead", { name, colour: colourName(lead) }) : t("log.leads", { name });
  }

  #winnerText({ seat, why }: { seat: number; why: string }, lead: string | null, text: string): string {
    return t(text, { name: nameOf(this.setup, seat), why: reasonText(why, lead) });
  }

  protected override board({ cards }: TrickLogTaps): BoardCard[][] {
    const free = this.draft.entry.hand ? SECOND_ANIMAL : ""; // a card in the hand is not played
    const barred = new Set(cards.flatMap(({ card, code }) => (code && code !== free ? [card] : [])));
    return LINES.map((line) => line.map((card) => this.#cell(card, barred)));
  }

  #cell(card: string, barred: Set<string>): BoardCard {
    const { cards, hand = [] } = this.draft.entry;
    const isPlayed = cards.includes(card) || hand.includes(card);
    const again = card === "lion" && !barred.has(card);
    const state: CellState = isPlayed && !again ? "chosen" : barred.has(card) ? "taken" : "free";
    return { card, ...cardFaceOf(card), ariaLabel: colouredCard(card), state };
  }

  #onWrite = (): void => emit(this, "write", { next: null });

  #onOut = (): void => emit(this, "draft", withOut(this.draft));

  protected override onCardTap(card: string, { cards }: TrickLogTaps): void {
    const again = card === "lion" && !cards.some((one) => one.card === card && one.code);
    emit(this, "draft", withCard(this.draft, card, again));
  }
}

/** Return the trick by players, from its leader on. */
function playsOf(taps: TrickLogTaps, draft: TrickLogDraft, setup: Setup): TrickPlay[] {
  const lying = cardsByPlace(draft);
  return playersFrom(setup, taps.leader).map((player, place) => {
    const card = lying[place];
    const isNext = !card && taps.turn === player.seat;
    const cards = card ? [card] : isNext ? (draft.entry.hand ?? []) : [];
    const wins = taps.winner?.seat === player.seat;
    return { ...player, cards, state: isNext ? "next" : card ? (wins ? "winner" : "played") : "waits" };
  });
}

customElements.define("animanize-log", AnimanizeLog);
