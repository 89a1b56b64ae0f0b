import { html, type TemplateResult } from "lit";
import type { Entry } from "../../../types.ts";
import { nextName, roundName } from "../../game-texts.ts";
import type { LoadedGame } from "../../log/records.ts";
import { t } from "../../messages.ts";
import { LightElement } from "../../parts/light-element.ts";
import { singleFlight } from "../../scheduling.ts";
import type { Store } from "../../store.ts";
import "../../parts/toast-line.ts";
import { countIn, grown } from "./counted-in.ts";

/**
 * What has just happened: points that were written move into the totals; what was taken back or
 * thrown away is named for six seconds, with the way to bring it back.
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
    const here = recent?.game === this.table.record.id ? recent : null;
    const deed = here?.action ? deedName(here.action, this.table) : "";
    const text = here ? t(`recent.${here.what}`, { what: deed }) : "";
    const action = here?.undo ? t(here.what === "undone" ? "parts.redo" : "parts.undo") : "";
    return html`<toast-line .text=${text} .action=${action}
      @action=${this.#back} @expire=${() => undoOffer.dismiss()}></toast-line>`;
  }

  protected override updated(): void {
    const { id, sheet } = this.table.record;
    if (grown(id, sheet.rounds.length)) countIn(this.closest(".sheet") ?? this);
  }

  #back = singleFlight(async () => this.store.undoOffer.recent?.undo?.());
}

/** What an entry is called: "Round 4", "Card 12", "Correction". */
function deedName({ type }: Entry, { record: { setup, sheet } }: LoadedGame): string {
  if (type === "place") return nextName(sheet);
  if (["round", "section", "game"].includes(type))
    return roundName(setup.game, Number(sheet.next?.round ?? 1));
  return t(`deed.${type}`);
}

customElements.define("recent-line", RecentLine);
