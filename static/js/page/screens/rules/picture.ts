/** The pictures of the rulebook: cards as they lie on the table, drawn by the parts the recorders use. */

import { html, nothing, type TemplateResult } from "lit";
import type { Colour } from "../../../types.ts";
import { colourName, slotName } from "../../codes.ts";
import { number, t, tn } from "../../messages.ts";
import { cardCell } from "../../parts/card-cell.ts";
import { slotFace } from "../../parts/coloured-card.ts";
import "../../parts/display-row.ts";
import type { RowCard } from "../../parts/display-row.ts";
import { frenchCard } from "../../parts/french-card.ts";
import { type Picture, rowColour } from "../../rulebook/book.ts";
import { boardPicture } from "./board-picture.ts";
import { gretaPicture } from "./greta-picture.ts";

type PictureOf<Kind> = Extract<Picture, { kind: Kind }>;

/** Render the cards of a picture; its caption is in the text already. */
export function rulePicture(picture: Picture): TemplateResult | TemplateResult[] {
  switch (picture.kind) {
    case "row":
      return rowPicture(picture);
    case "trick":
      return trickPicture(picture);
    case "melds":
      return meldsPicture(picture);
    case "captures":
      return capturesPicture(picture);
    case "grid":
      return gretaPicture(picture);
    case "board":
      return boardPicture(picture);
  }
}

function rowPicture({ row }: PictureOf<"row">): TemplateResult {
  const cards: Record<string, RowCard> = {};
  for (const [slot, text] of Object.entries(row)) cards[slot] = rowColour(text);
  return html`<display-row .cards=${cards}></display-row>`;
}

/** Render each player's cards under the name, the winner's emphasized. */
function trickPicture({ game, plays, winner }: PictureOf<"trick">): TemplateResult {
  return html`<ol class="trick-plays">
    ${plays.map(
      ([name, cards], seat) =>
        html`<li class=${seat === winner ? "is-winner" : ""}>
          <b>${name}</b>${seat === winner ? html`<span class="trick-wins">${t("rulebook.wins")}</span>` : nothing}
          <span class="trick-cards">${cards.map((card) => colourCard(game, card, seat === winner))}</span>
        </li>`,
    )}
  </ol>`;
}

/** Render a card of Agame or Animanize: "blue 13", "blue hat", "animal 7", "lion". */
function colourCard(game: PictureOf<"trick">["game"], card: string, isWinner: boolean): TemplateResult {
  const [kind = "", what = ""] = card.split(" ");
  const state = isWinner ? "chosen" : "free";
  if (kind === "lion") return cardCell({ text: t("rulebook.lion"), state, ariaLabel: t("rulebook.lion") });
  if (kind === "animal") {
    return cardCell({ text: what, sign: "paw", state, ariaLabel: t("rulebook.animal", { animal: what }) });
  }
  const isSlot = game === "agame";
  const ariaLabel = t("card.coloured", { colour: colourName(kind), slot: isSlot ? slotName(what) : what });
  return cardCell({
    ...(isSlot ? slotFace(what) : { text: what }),
    colour: kind as Colour,
    state,
    ariaLabel,
  });
}

function meldsPicture({ melds, hand }: PictureOf<"melds">): TemplateResult {
  return html`<ul class="meld-cards">
    ${melds.map((meld) => html`<li>${meld.map(tableCard)}</li>`)}
    ${hand?.length ? html`<li class="in-hand"><span>${t("rulebook.hand")}</span>${hand.map(tableCard)}</li>` : nothing}
  </ul>`;
}

function tableCard(card: string): TemplateResult {
  return frenchCard({ card, size: "rack" });
}

/** Render a pile of tricks, and the animals beside it. */
function capturesPicture({ tricks, animals, limit }: PictureOf<"captures">): TemplateResult {
  const worth = tricks + animals.reduce((sum, animal) => sum + animal, 0);
  const over = worth > limit ? "is-over" : "";
  return html`<div class="trick-pile" role="img" aria-label=${tn("line.tricks", tricks)}>
      ${Array.from({ length: tricks }, () => html`<span></span>`)}
    </div>
    <div class="animal-cards">
      ${animals.map((animal) => colourCard("animanize", `animal ${animal}`, true))}
    </div>
    <p class="room ${over}"><b>${number(worth)}</b> / ${number(limit)}</p>`;
}
