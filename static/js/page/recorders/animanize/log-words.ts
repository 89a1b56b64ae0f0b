/** Why a trick of Animanize is won, in words: the colour that was led decides. */

import { colourName } from "../../codes.ts";
import { t } from "../../messages.ts";

/** Return why a trick is won: "highest green" where that colour was led. */
export function reasonText(why: string, lead: string | null): string {
  return why === "highest" && lead
    ? t("log.why.highest.of", { colour: colourName(lead) })
    : t(`log.why.${why}`);
}

/** Return how much is left below the limit, or what the brawl costs. */
export function roomText(room: number): string {
  return room < 0 ? t("animanize.tile.brawl", { points: room }) : t("animanize.tile.room", { room });
}

/** Return the colour led in a trick of these cards: that of the first with a number; null without one. */
export function leadOf(cards: string[]): string | null {
  const numbered = cards.find((card) => card.includes(" ") && !card.startsWith("animal "));
  return numbered?.split(" ")[0] ?? null;
}
