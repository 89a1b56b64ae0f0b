import { html, type TemplateResult } from "lit";
import { type CellState, cardCell } from "../page/parts/card-cell.ts";
import { slotFace, smallCard } from "../page/parts/coloured-card.ts";
import type { Slot } from "../page/parts/slots.ts";
import "../page/parts/display-row.ts";
import type { RowCard } from "../page/parts/display-row.ts";
import { frenchCard } from "../page/parts/french-card.ts";
import { track } from "../page/parts/track.ts";
import type { Colour } from "../types.ts";
import type { Specimen } from "./signs.ts";

const FIVE: Colour[] = ["blue", "green", "purple", "red", "yellow"];

const ROW: Partial<Record<Slot, RowCard>> = {
  "1b": { colour: "green" },
  "2": { colour: "green" },
  "5": { colour: "red" },
  "8": { colour: "purple" },
  "13": { colour: "purple" },
  "34": { colour: "red" },
};
const FULL = Object.fromEntries(
  ["1a", "1b", "2", "3", "5", "8", "13", "21", "34"].map((slot, at) => [
    slot,
    { colour: FIVE[(at * at) % 5] },
  ]),
);

export function boards(): Specimen[] {
  return [
    [
      "Display rows",
      html`<div data-game="agame">
        <display-row .cards=${{}}></display-row><display-row .cards=${ROW}></display-row>
        <display-row .cards=${FULL}></display-row>
        <display-row .cards=${{ "3": { colour: "blue", fennek: true }, "5": { colour: "blue" } }}></display-row>
      </div>`,
    ],
    [
      "Board of five columns",
      html`<div class="card-board" data-game="agame">${["34", "21", "13", "1b", "1a"].map(line)}</div>`,
    ],
    ["Animals", html`<div class="card-board" data-game="animanize">${animals()}</div>`],
    [
      "Cards as small as a word",
      html`<p class="specimens">${["green 8", "red hat", "animal 9", "lion"].map(smallCard)}</p>`,
    ],
    ["Cards on the table", html`<div class="table-cards" data-game="greta">${table()}</div>`],
    ["Rack", html`<div class="rack-cards" data-game="greta">${rack()}</div>`],
    ["Track", html`<div class="specimens" data-game="agame">${[0, 0.3, 1].map(track)}</div>`],
  ];
}

function line(slot: string, at: number): TemplateResult[] {
  const states: CellState[] = [
    "own",
    "free",
    at === 2 ? "chosen" : "free",
    at === 1 ? "barred" : at === 3 ? "open" : "free",
    "taken",
  ];
  return FIVE.map((colour, column) => {
    const state = states[column] ?? "free";
    const owner = state === "taken" ? "green" : undefined;
    const isChanged = at === 0 && column === 2;
    return cardCell({
      ...slotFace(slot),
      colour,
      state,
      owner,
      isChanged,
      key: slot,
      ariaLabel: `${colour} ${slot}`,
    });
  });
}

function animals(): TemplateResult[] {
  return [9, 8, 7, 6, 5].map((animal) =>
    cardCell({
      text: String(animal),
      state: animal % 2 ? "chosen" : "free",
      sign: animal % 2 ? "paw" : undefined,
      key: String(animal),
      ariaLabel: `animal ${animal}`,
    }),
  );
}

function table(): TemplateResult[] {
  const cards = ["JH", "8C", "QD", "7S", null, "10H", null, "KC"];
  return cards.map((card, at) =>
    frenchCard({
      card,
      size: "grid",
      isOpen: at === 4,
      hasCardBelow: at === 5,
      isPressed: at === 6,
      givenPoints: at === 4 ? 24 : undefined,
      key: String(at),
    }),
  );
}

function rack(): TemplateResult[] {
  return ["7H", "8H", null, "10H", "JH", "QS", "KC", "AD"].map((card) =>
    frenchCard({
      card,
      size: "rack",
      isPressed: card === "10H",
      givenPoints: card === "QS" ? 7 : undefined,
      key: card ?? undefined,
    }),
  );
}
