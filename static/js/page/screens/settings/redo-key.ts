import { html, nothing, type TemplateResult } from "lit";
import { accepted } from "../../log/log.ts";
import { type LoadedGame, type LogEntry, NEXT_PLACE, newId } from "../../log/records.ts";
import { t } from "../../messages.ts";
import { LightElement } from "../../parts/light-element.ts";
import { optionRow } from "../../parts/switch-row.ts";
import type { Store } from "../../store.ts";
import type { WriteEntry } from "../adjust-form.ts";
import { undoneName } from "../sheet/recent.ts";

/**
 * What was undone last, with a key to bring it back until the next entry: the sheet offers that for seconds only.
 *
 * It does not where something else has been begun since. In: `store`, `table`, and `write`, which writes an entry.
 */
class RedoKey extends LightElement {
  static override properties = {
    store: { attribute: false },
    table: { attribute: false },
    write: { attribute: false },
  };

  declare store: Store;
  declare table: LoadedGame;
  declare write: WriteEntry;

  protected override render(): TemplateResult | typeof nothing {
    const isBegun = this.store.drafts.get(this.table.record.id, NEXT_PLACE) !== null;
    const found = isBegun ? null : lastUndone(accepted(this.table.log));
    if (!found) return nothing;
    const what = t("recent.undone", { what: undoneName(found.entry, this.table) });
    return optionRow(
      what,
      "",
      html`<button class="side-button" type="button" @click=${() => this.#redo(found.undo)}>${t("parts.redo")}</button>`,
    );
  }

  #redo(of: string): void {
    this.store.undoOffer.dismiss();
    void this.write({ type: "undo", id: newId(), of });
  }
}

/** Return the newest entry that was undone, with its undo, as long as nothing else was written since; else null. */
export function lastUndone(log: LogEntry[]): { entry: LogEntry; undo: string } | null {
  const redone = new Set<unknown>();
  for (const { id, type, of } of log.toReversed()) {
    if (redone.has(id)) continue;
    const entry = log.find((one) => one.id === of);
    if (type !== "undo" || !entry) return null;
    if (entry.type !== "undo") return { entry, undo: id };
    redone.add(of);
  }
  return null;
}

customElements.define("redo-key", RedoKey);
