import { html, type TemplateResult } from "lit";
import { footer } from "../page/parts/footer.ts";
import { header } from "../page/parts/header.ts";
import { askingBar, noticeBar } from "../page/parts/notice-bar.ts";
import "../page/parts/player-tabs.ts";
import "../page/parts/toast-line.ts";
import type { Game, Seat } from "../types.ts";
import type { Specimen } from "./signs.ts";

const NAMES = [
  "Annegret",
  "Ben",
  "Maximilian-Konstantin von und zu Hohenst",
  "Maximilian-Konstantin von und zu Niederst",
  "Дмитрий",
  "山田 太郎",
  "فاطمة",
  "<b>Gus</b>",
  "Heidi",
  "Ida",
  "Jo",
  "Kim",
];
const seats = (count: number): Seat[] => NAMES.slice(0, count).map((name) => ({ name }));
const noop = () => undefined;

export function frames(): Specimen[] {
  return [
    ...[2, 3, 4, 6, 8, 12].map((count): Specimen => [`Tabs of ${count}`, tabs(count)]),
    ["What waits for a person", askingBar("Round 2 is there twice", { label: "Compare", href: "#" })],
    ["Frame", frame("animanize", "Round 4", "Ben ›")],
    ["Frame", frame("agame", "Section 2", "Write it down")],
    ["Frame", frame("lynx", "Game 3", "Write it down", true)],
    ["Frame", frame("greta", "Greta", "Card 12")],
    ["Frame", frame("tally", "A long evening with everybody", "Ben: points?", false, "missing")],
  ];
}

function tabs(count: number): TemplateResult {
  const done = NAMES.map((_, seat) => seat < 2);
  return html`<player-tabs data-game="tally" .seats=${seats(count)} .seat=${1} .done=${done}></player-tabs>`;
}

function frame(game: Game, title: string, main: string, trouble = false, tone?: "missing"): TemplateResult {
  const notice = trouble ? noticeBar("Not saved on this phone", { label: "Export", onTap: noop }) : "";
  return html`<div class="phone" data-game=${game}>
    ${header({ title, status: "9 of 14 tricks", back: "#", rules: "#" })} ${notice}
    <div class="fill"></div>
    <toast-line .text=${trouble ? "Undone: Round 3" : ""} .action=${"Redo"}></toast-line>
    ${footer({ undo: trouble ? null : noop, side: [{ label: "123" }], main: { label: main, tone, onTap: noop } })}
  </div>`;
}
