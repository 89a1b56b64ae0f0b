import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import { cardName, rankSign } from "../codes.ts";
import { t, withSign } from "../messages.ts";

export const SUITS = ["S", "H", "C", "D"] as const;
export const RANKS = ["7", "8", "9", "10", "J", "Q", "K", "A"] as const;
export type Suit = (typeof SUITS)[number];

/** Paths, not characters: phones would show some of these characters as emoji. */
const SUIT_SIGNS: Record<Suit, SVGTemplateResult> = {
  S: svg`<path d="M12 2C15 7 21 10 21 15C21 19 16 20 13.5 17L15 22H9L10.5 17C8 20 3 19 3 15C3 10 9 7 12 2Z"/>`,
  H: svg`<path d="M12 21.5C7 16.5 2.5 13 2.5 8.5C2.5 3 9.5 1.5 12 7C14.5 1.5 21.5 3 21.5 8.5C21.5 13 17 16.5 12 21.5Z"/>`,
  C: svg`<path d="M12 2A4.6 4.6 0 0 1 15.5 9.6A4.7 4.7 0 1 1 13.3 16.5L15 22H9L10.7 16.5A4.7 4.7 0 1 1 8.5 9.6A4.6 4.6 0 0 1 12 2Z"/>`,
  D: svg`<path d="M12 1.5L20 12L12 22.5L4 12Z"/>`,
};

/** Render the sign of a suit. */
export function suitSign(of: Suit, size = 18): TemplateResult {
  return html`<svg class="suit suit-${of}" width=${size} height=${size} viewBox="0 0 24 24" aria-hidden="true">
    ${SUIT_SIGNS[of]}</svg>`;
}

interface FrenchCardProps {
  /** "10H"; null for an empty place. */
  card: string | null;
  /** `grid`: on the table. `rack`: in the rack below. */
  size: "grid" | "rack";
  /** What screen readers say after the card's name: where it lies, what it covers. */
  ariaDetail?: string;
  isPressed?: boolean;
  /** The next card may be placed here. */
  isOpen?: boolean;
  /** The next card may not be placed here; the key can still be focused and read. */
  isBarred?: boolean;
  /** A card lies under this one, face down and sideways. */
  hasCardBelow?: boolean;
  /** The points it would give the other player, shown at practice games. */
  givenPoints?: number;
  /** What its board calls it; left out where the card is only shown. */
  key?: string;
}

/** Render one of the thirty-two cards, or the place for one. */
export function frenchCard({
  card,
  size,
  ariaDetail = "",
  isPressed,
  isOpen,
  isBarred,
  hasCardBelow,
  givenPoints,
  key,
}: FrenchCardProps): TemplateResult {
  const state = card ? "there" : isOpen ? "open" : "none";
  const givenText = givenPoints === undefined ? "" : t("greta.gives", { points: givenPoints });
  const words = [card ? cardName(card) : "", ariaDetail, givenText].filter(Boolean).join(", ");
  const inside = html`${givenText ? html`<span class="card-gives">${withSign(givenPoints ?? 0)}</span>` : nothing}${hasCardBelow ? html`<span class="card-under"></span>` : nothing}
    ${card ? html`<span class="card-face">${face(card, size === "grid" ? 24 : 16)}</span>` : nothing}`;
  if (key === undefined) {
    return html`<span class="french-card french-card-${size} is-${state} ${hasCardBelow ? "is-covering" : ""}" role=${words ? "img" : nothing}
      aria-label=${words || nothing}>${inside}</span>`;
  }
  return html`<button class="french-card french-card-${size} is-${state} ${hasCardBelow ? "is-covering" : ""}" type="button" data-cell=${key} aria-label=${words}
    aria-pressed=${isPressed ?? nothing} aria-disabled=${isBarred ? "true" : nothing}>${inside}</button>`;
}

function face(card: string, size: number): TemplateResult {
  return html`<b>${rankSign(rankOf(card))}</b>${suitSign(suitOf(card), size)}`;
}

export function suitOf(card: string): Suit {
  return card.slice(-1) as Suit;
}

export function rankOf(card: string): string {
  return card.slice(0, -1);
}
