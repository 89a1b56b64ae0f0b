import { html, type TemplateResult } from "lit";
import type { Draft } from "../../../types.ts";
import { NEXT_PLACE } from "../../log/conflicts.ts";
import { fitSeats } from "../../log/draft.ts";
import type { LoadedGame } from "../../log/records.ts";
import { t } from "../../messages.ts";
import { LightElement } from "../../parts/light-element.ts";
import { loadKind } from "../../recorders/kinds.ts";
import type { Store } from "../../store.ts";
import { discardDraft } from "../discard-draft.ts";
import type { Screen } from "../screen.ts";

/**
 * The key that discards what is filled in of the next round, in words and away from *Undo*.
 *
 * In: `store` and `table`. Out: "status" with what that draft says of itself, "9 of 14 tricks".
 */
class DraftLine extends LightElement {
  static override properties = { store: { attribute: false }, table: { attribute: false } };

  declare store: Store;
  declare table: LoadedGame;
  /** The draft whose status was asked for last. */
  #draft: Draft | null = null;

  protected override render(): TemplateResult {
    return html`<button class="discard" type="button" @click=${this.#discard}>${t("draft.discard")}</button>`;
  }

  #discard = (): void => {
    const screen = this.closest<Screen>("sheet-screen");
    if (screen) void discardDraft(screen, this.store, { game: this.table.record.id, place: NEXT_PLACE });
  };

  /** Tell the status of the draft as it is now: another tab of this phone may have changed it. */
  protected override updated(): void {
    const draft = this.store.drafts.current(this.table.record.id, NEXT_PLACE);
    if (!draft || draft === this.#draft) return;
    this.#draft = draft;
    this.#tellStatus(draft).catch(() => undefined);
  }

  async #tellStatus(stored: Draft): Promise<void> {
    const { id, setup } = this.table.record;
    const kind = await loadKind(setup);
    const draft = fitSeats(stored, setup);
    this.emit("status", kind.status(draft, null, setup));
    this.emit("status", kind.status(draft, await this.store.fetchChoices(id, draft, {}), setup));
  }
}

customElements.define("draft-line", DraftLine);
