import GAMES from "virtual:games";
import { html, type TemplateResult } from "lit";
import strokes from "../../../companion/drawings/signs.json";
import { drawing } from "../page/parts/drawing.ts";
import { type IconName, icon } from "../page/parts/icon.ts";
import { joint } from "../page/parts/lizard.ts";
import { mark } from "../page/parts/mark.ts";
import { COLOURS } from "../types.ts";

export type Specimen = [title: string, part: TemplateResult];

const DRAWINGS = ["leaf", ...GAMES];
const ICONS = Object.keys(strokes) as IconName[];

export function signs(): Specimen[] {
  return [
    ["Drawings", specimens(DRAWINGS.map((name) => drawing(name, 96)))],
    ["Drawings, small", specimens(DRAWINGS.map((name) => drawing(name, 44)))],
    [
      "Marks, 30, 20 and 15",
      specimens([30, 20, 15].flatMap((size) => COLOURS.map((colour) => mark(colour, size, true)))),
    ],
    ["Signs of keys", specimens(ICONS.map((name) => icon(name)))],
    [
      "Lizards",
      specimens([
        joint("green", "green"),
        joint("green", "purple"),
        joint("blue", null),
        joint(null, "yellow"),
      ]),
    ],
  ];
}

function specimens(things: TemplateResult[]): TemplateResult {
  return html`<div class="specimens">${things}</div>`;
}
