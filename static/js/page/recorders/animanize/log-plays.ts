import { html, type TemplateResult } from "lit";
import type { Setup } from "../../../types.ts";
import { t } from "../../messages.ts";
import { icon } from "../../parts/icon.ts";
import { mark } from "../../parts/mark.ts";
import { seatColours } from "../../parts/seat-colours.ts";
import { nameOf } from "../../screens/words.ts";
import type { Play } from "../trick-log/trick-strip.ts";
import { cardFace, cardName } from "./cards.ts";
import type { LogDraft, LogTaps } from "./log-draft.ts";

/** The trick by players, from its leader on. */
export function playsOf(taps: LogTaps, { entry }: LogDraft, setup: Setup): Play[] {
  const colours = seatColours(setup.seats);
  const order = setup.seats.map((_, step) => (taps.leader + step) % setup.seats.length);
  return order.map((seat) => {
    const card = taps.plays.find((play) => play.seat === seat)?.card;
    const cards = card ? [card] : seat === taps.turn ? (entry.hand ?? []) : [];
    const name = setup.seats[seat]?.name ?? "";
    return {
      name,
      colour: colours[seat] ?? "grey",
      cards: cards.map(drawn),
      heard: heard(nameOf(setup, seat), cards),
      state: stateOf(seat, taps, card !== undefined),
    };
  });
}

function stateOf(seat: number, { turn, winner }: LogTaps, played: boolean): Play["state"] {
  if (seat === turn) return "next";
  if (!played) return "waits";
  return winner?.seat === seat ? "wins" : "played";
}

function heard(name: string, cards: string[]): string {
  return cards.length ? t("log.heard", { name, cards: cards.map(cardName).join(", ") }) : name;
}

function drawn(card: string): TemplateResult {
  const { text, colour, sign } = cardFace(card);
  return html`<span class="play-card">${colour ? mark(colour, 14) : ""}${sign ? icon(sign, 15) : ""}${text}</span>`;
}
