import { html, type TemplateResult } from "lit";
import type { Entry } from "../../../types.ts";
import { nextName, roundName } from "../../game-texts.ts";
import type { LoadedGame } from "../../log/records.ts";
import { t } from "../../messages.ts";
import { LightElement } from "../../parts/light-element.ts";
import { singleFlight } from "../../scheduling.ts";
import type { Store } from "../../store.ts";
import "../../parts/toast-line.ts";

/**
 * What has just happened: new points move into the totals; what was undone or thrown away is named for
 * six seconds, with a key to bring it back.
 *
 * In: `store` and `table`.
 */
class RecentLine extends LightElement {
  static override properties = { store: { attribute: false }, table: { attribute: false } };

  declare store: Store;
  declare table: LoadedGame;

  protected override render(): TemplateResult {
    const { undoOffer } = this.store;
    const { recent } = undoOffer;
    const current = recent?.game === this.table.record.id ? recent : null;
    const name = current?.action ? entryName(current.action, this.table) : "";
    const text = current ? t(`recent.${current.what}`, { what: name }) : "";
    const action = current?.undo ? t(current.what === "undone" ? "parts.redo" : "parts.undo") : "";
    return html`<toast-line .text=${text} .action=${action}
      @action=${this.#bringBack} @expire=${() => undoOffer.dismiss()}></toast-line>`;
  }

  protected override updated(): void {
    const { id, sheet } = this.table.record;
    if (hasGrown(id, sheet.rounds.length)) animatePoints(this.closest(".sheet") ?? this);
  }

  #bringBack = singleFlight(async () => this.store.undoOffer.recent?.undo?.());
}

/** Name an entry: "Round 4", "Card 12", "Correction". */
function entryName({ type }: Entry, { record: { setup, sheet } }: LoadedGame): string {
  if (type === "place") return nextName(sheet);
  if (["round", "section", "game"].includes(type))
    return roundName(setup.game, Number(sheet.next?.round ?? 1));
  return t(`deed.${type}`);
}

const TIMING: KeyframeAnimationOptions = { duration: 180, easing: "ease-out" };
const SLIDE_OUT = [{ opacity: 1 }, { opacity: 0.8 }, { transform: "translateX(3.5rem)", opacity: 0 }];
const FADE_IN = [{ opacity: 0 }, { opacity: 1 }];
const SLIDE_IN = [{ transform: "translateX(-12%)", opacity: 0.5 }, { opacity: 1 }];

/** How many lines the ledger of a game had when its sheet was last drawn here. */
const lineCounts = new Map<string, number>();

/** Whether the ledger has grown since the last call; false at the first. */
function hasGrown(game: string, lines: number): boolean {
  const before = lineCounts.get(game) ?? lines;
  lineCounts.set(game, lines);
  return lines > before;
}

/** Animate everybody's newest points sliding into the totals; taps are not blocked. */
function animatePoints(board: ParentNode): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  for (const row of board.querySelectorAll(".board-row")) {
    const points = row.querySelector(".board-row-last");
    if (!points?.textContent?.trim()) continue;
    points.animate(SLIDE_OUT, TIMING);
    points.animate(FADE_IN, { ...TIMING, delay: 180 });
    row.querySelector(".board-row-total b")?.animate(SLIDE_IN, TIMING);
  }
}

customElements.define("recent-line", RecentLine);
