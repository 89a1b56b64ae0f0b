/** The app's drawings as images for a canvas, in the colours of the light theme. */

import { render, type TemplateResult } from "lit";
import { COLOURS, type Game } from "../../../types.ts";
import { drawing } from "../../parts/drawing.ts";
import { icon } from "../../parts/icon.ts";
import { mark } from "../../parts/mark.ts";
import { accentOf, MARKS, PAPER, PRINTS } from "./inks.ts";

type Attributes = Record<string, string | number>;

const ROUND = { "stroke-linecap": "round", "stroke-linejoin": "round" };
const PEN = { fill: "none", stroke: PAPER.ink, ...ROUND };

/** The style sheets' rules for marks and drawings as attributes, because an image has no style sheet. Later lines win. */
const ATTRIBUTES: [selector: string, attributes: Attributes][] = [
  [".mark-line", { ...PEN, "stroke-width": 1.9 }],
  [".drawing", { ...PEN, "stroke-width": 5 }],
  [".drawing-agame", { "stroke-width": 4 }],
  ...Object.entries(PRINTS).map(([name, [, fill]]): [string, Attributes] => [
    `.drawing-${name} .print`,
    { fill, stroke: "none" },
  ]),
  [".paper", { fill: PAPER.card }],
  [".solid", { fill: PAPER.ink }],
  [".fine", { "stroke-width": 3 }],
  [".lizard-legs", { ...PEN, "stroke-width": 7 }],
  [".lizard-paper", { fill: PAPER.card, stroke: "none" }],
  [".lizard-line circle", { fill: PAPER.ink }],
  ...COLOURS.map((colour): [string, Attributes] => [`.mark-${colour}`, { fill: MARKS[colour] }]),
  [".drawing .mark-fill", { stroke: "none" }],
  [".icon", { ...PEN, "stroke-width": 2.6 }],
];

/** Draw a player's mark. */
export function markStamp(colour: keyof typeof MARKS, size: number): Promise<HTMLImageElement> {
  return renderStamp(mark(colour, size));
}

/** Draw a game's drawing, or the leaf. */
export function drawingStamp(name: string, size: number): Promise<HTMLImageElement> {
  return renderStamp(drawing(name, size));
}

/** Draw the tally's sheet with nothing on it. */
export function blankStamp(size: number): Promise<HTMLImageElement> {
  return renderStamp(drawing("tally", size, " "));
}

/** Draw the leader's crown, in the game's colour. */
export function crownStamp(game: Game, size: number): Promise<HTMLImageElement> {
  return renderStamp(icon("crown", size), { stroke: accentOf(game) });
}

async function renderStamp(template: TemplateResult, extra: Attributes = {}): Promise<HTMLImageElement> {
  const host = document.createElement("div");
  render(template, host);
  for (const [selector, attributes] of ATTRIBUTES) {
    for (const element of host.querySelectorAll(selector)) setAttributes(element, attributes);
  }
  const svg = host.querySelector("svg");
  if (!svg) throw new Error("Nothing was drawn.");
  setAttributes(svg, extra);
  return loadImage(new XMLSerializer().serializeToString(svg));
}

function setAttributes(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
}

async function loadImage(text: string): Promise<HTMLImageElement> {
  const image = new Image();
  const address = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
  try {
    await new Promise((resolve, reject) => {
      image.onload = resolve;
      image.onerror = () => reject(new Error("The drawing could not be read."));
      image.src = address;
    });
  } finally {
    URL.revokeObjectURL(address);
  }
  return image;
}
