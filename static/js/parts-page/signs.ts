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
    ["Drawings", shelf(DRAWINGS.map((name) => drawing(name, 96)))],
    ["Drawings, 48 and 24", shelf(DRAWINGS.flatMap((name) => [drawing(name, 48), drawing(name, 24)]))],
    [
      "Marks, 30, 20 and 15",
      shelf([30, 20, 15].flatMap((size) => COLOURS.map((colour) => mark(colour, size, true)))),
    ],
    ["Signs of keys", shelf(ICONS.map((name) => icon(name)))],
    [
      "Lizards",
      shelf([joint("green", "green"), joint("green", "purple"), joint("blue", null), joint(null, "yellow")]),
    ],
  ];
}

function shelf(things: TemplateResult[]): TemplateResult {
  return html`<div class="shelf">${things}</div>`;
}
