import { html, nothing, type TemplateResult } from "lit";
import { accepted, withoutUndone } from "../../log/log.ts";
import type { LoadedGame, LogEntry } from "../../log/records.ts";
import { t } from "../../messages.ts";
import { LightElement } from "../../parts/light-element.ts";
import { optionRow } from "../../parts/switch-row.ts";
import { undoneName } from "../sheet/recent.ts";

/**
 * What was undone last, with a key to bring it back: the sheet offers that for seconds only.
 *
 * What there is when the menu opens stays in its place; its key does nothing once something else has been written or
 * begun.
 * In: `table`, and `isBegun`: something of the next round is filled in. Out: `redo` with the id of the undo.
 */
class RedoKey extends LightElement {
  static override properties = { table: { attribute: false }, isBegun: { type: Boolean } };

  declare table: LoadedGame;
  declare isBegun: boolean;
  /** What there was when the menu opened: its undo, and what it is called. */
  #offer: { undo: string; text: string } | null = null;

  protected override willUpdate(): void {
    const found = this.hasUpdated || this.isBegun ? null : lastUndone(accepted(this.table.log));
    if (found)
      this.#offer = {
        undo: found.undo,
        text: t("recent.undone", { what: undoneName(found.entry, this.table) }),
      };
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.#offer) return nothing;
    const { undo, text } = this.#offer;
    const isOpen = !this.isBegun && lastUndone(accepted(this.table.log))?.undo === undo;
    return optionRow(
      text,
      "",
      html`<button class="side-button" type="button" ?disabled=${!isOpen} @click=${() => this.emit("redo", undo)}>${t("parts.redo")}</button>`,
    );
  }
}

/** Return the newest entry that was undone, with the undo that took it, as long as nothing else was written since; else null. */
export function lastUndone(log: LogEntry[]): { entry: LogEntry; undo: string } | null {
  const standing = withoutUndone(log);
  for (const { type, of } of log.toReversed()) {
    if (type !== "undo") return null;
    const entry = log.find(({ id }) => id === of);
    if (!entry || entry.type === "undo" || standing.includes(entry)) continue;
    const undos = standing.filter((one) => one.type === "undo" && one.of === of);
    const undo = undos.find(({ id }) =>
      withoutUndone([...log, { type: "undo", id: "", of: id }]).includes(entry),
    );
    if (undo) return { entry, undo: undo.id };
  }
  return null;
}

customElements.define("redo-key", RedoKey);
