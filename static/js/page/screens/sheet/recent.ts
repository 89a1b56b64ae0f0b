import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { Entry, Problem } from "../../../types.ts";
import { problemText } from "../../codes.ts";
import { roundName } from "../../game-texts.ts";
import type { UndoOffer } from "../../local/undo.ts";
import { nextStep } from "../../log/conflicts.ts";
import type { LoadedGame } from "../../log/records.ts";
import { t } from "../../messages.ts";
import { icon } from "../../parts/icon.ts";
import { LightElement } from "../../parts/light-element.ts";
import { cellName, cellOf } from "../../recorders/rows/cells.ts";
import { paths } from "../../router.ts";
import { singleFlight } from "../../scheduling.ts";
import type { Store } from "../../store.ts";
import { vibrateRefusal } from "../../vibrate.ts";
import "../../parts/toast-line.ts";
import "../cut-off-bar.ts";
import { headlineOf, takeArrival, takeShown, waitingHeadline } from "./headline.ts";

/**
 * What has just happened: new points move into the totals, and an end is celebrated; what was undone or thrown
 * away is named for six seconds, with a key to bring it back. On the sheet other phones' corrections are told as
 * well, and who has moved ahead; to whoever only watches it says so, and without a network that phones can read
 * each other.
 *
 * In: `store`, `table`, and `refusal`: why the game could not be finished just now.
 */
class RecentLine extends LightElement {
  static override properties = {
    store: { attribute: false },
    table: { attribute: false },
    refusal: { attribute: false },
    headline: { state: true },
  };

  declare store: Store;
  declare table: LoadedGame;
  declare refusal: Problem | null;
  /** What is told besides, after what can be brought back; "" for nothing. */
  headline = "";

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    const offer = this.#offer;
    if (offer) left = { offer, at: Date.now() };
  }

  /** End an offer that stood on a screen left long ago: nobody who comes now has just seen what went. */
  protected override willUpdate(changed: PropertyValues<this>): void {
    const { undoOffer } = this.store;
    if (changed.has("refusal") && this.refusal) this.#tellRefusal(this.refusal);
    const isOld = left.offer === undoOffer.recent && Date.now() - left.at > MAX_AWAY_MS;
    if (!this.hasUpdated && undoOffer.recent && isOld) undoOffer.dismiss();
  }

  protected override render(): TemplateResult {
    const { id } = this.table.record;
    const current = this.#offer;
    const name = current?.action ? undoneName(current.action, this.table) : "";
    const text = current ? t(`recent.${current.what}`, { what: name }) : this.headline;
    const action = current?.undo ? t(current.what === "undone" ? "parts.redo" : "parts.undo") : "";
    return html`<toast-line .text=${text} .action=${action}
      @action=${this.#bringBack} @expire=${this.#expire}></toast-line>
      ${this.#isOnSheet ? this.#phonesBar(id) : nothing}`;
  }

  /** Render the way to other phones: why there are no keys to write with, or what goes without a network. */
  #phonesBar(game: string): TemplateResult {
    const isWatching = this.store.memberships.isWatching(game);
    return html`<cut-off-bar .store=${this.store} .game=${game}></cut-off-bar>
      ${isWatching ? phonesBar(game, t("share.watching")) : nothing}`;
  }

  protected override updated(): void {
    const { id, sheet } = this.table.record;
    if (hasGrown(id, sheet.rounds.length)) animatePoints(this.closest(".sheet") ?? this);
    if (!this.#isOnSheet) return;
    celebrate(this.table, this.closest(".sheet")?.querySelector(".outcome-drawing"));
    const before = takeShown(this.table);
    const isNewlyOver = sheet.over && !before.record.sheet.over; // what was told lies across the result's keys
    this.headline =
      takeArrival(this.store) || headlineOf(before, this.table) || (isNewlyOver ? "" : this.headline);
    void this.#tellWaiting(before);
  }

  #tellRefusal(refusal: Problem): void {
    this.headline = t("sheet.not_finished", { why: problemText(refusal, this.table.record.setup) });
    vibrateRefusal();
  }

  /** Tell of what another phone wrote that does not count; it is compared by the engine first. */
  async #tellWaiting(before: LoadedGame): Promise<void> {
    this.headline = (await waitingHeadline(this.store, before, this.table)) || this.headline;
  }

  /** What can be brought back of this game; null: nothing. */
  get #offer(): UndoOffer["recent"] {
    const recent = this.store?.undoOffer.recent;
    return recent && recent.game === this.table.record.id ? recent : null;
  }

  get #isOnSheet(): boolean {
    return this.closest(".sheet") !== null;
  }

  /** The time of what is told is over. */
  #expire = (): void => {
    if (this.#offer) this.store.undoOffer.dismiss();
    else this.headline = "";
  };

  #bringBack = singleFlight(async () => this.#offer?.undo?.());
}

/** Render a line above the footer that leads to other phones. */
function phonesBar(game: string, text: string): TemplateResult {
  return html`<nav aria-label=${t("sheet.phones")}><a class="sheet-phones" href=${paths.share(game)}>
    ${icon("people", 20)}<span>${text}</span>${icon("next", 20)}</a></nav>`;
}

/** Name an entry that was undone last: "Round 4", "Card 12", "Ada: Fives", "Correction". */
export function undoneName(entry: Entry, { record: { setup, sheet } }: LoadedGame): string {
  const { type } = entry;
  if (type === "row") return cellName(setup, cellOf(entry));
  if (type === "place" && sheet.next) return t(`round.${setup.game}.card`, { no: Number(sheet.next.card) });
  if (type === "game" && sheet.next) return roundName(`${setup.game}.game`, Number(sheet.next.game));
  if (["round", "section"].includes(type)) return roundName(setup.game, nextStep(sheet).round); // also behind the end
  return t(`deed.${type}`);
}

const TIMING: KeyframeAnimationOptions = { duration: 180, easing: "ease-out" };
const SLIDE_OUT = [{ opacity: 1 }, { opacity: 0.8 }, { transform: "translateX(3.5rem)", opacity: 0 }];
const FADE_IN = [{ opacity: 0 }, { opacity: 1 }];
const SLIDE_IN = [{ transform: "translateX(-12%)", opacity: 0.5 }, { opacity: 1 }];

/** How long whoever goes to another screen still finds there what can be brought back. */
const MAX_AWAY_MS = 6000;
/** The offer that stood on the screen that was left last, and when that was. */
let left: { offer: UndoOffer["recent"]; at: number } = { offer: null, at: 0 };

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

/** Ids of the games whose end has been celebrated on this page, or has begun to be. */
const celebrated = new Set<string>();

/** Celebrate each end where it is seen first: the drawing stays marked, however often the sheet is drawn again. */
function celebrate({ record: { id, sheet } }: LoadedGame, drawing: Element | null | undefined): void {
  if (!sheet.over) celebrated.delete(id);
  if (!drawing || celebrated.has(id)) return;
  celebrated.add(id);
  drawing.classList.add("is-new");
}

customElements.define("recent-line", RecentLine);
