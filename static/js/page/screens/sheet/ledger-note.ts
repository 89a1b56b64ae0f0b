import { html, type TemplateResult } from "lit";
import { withoutUndone } from "../../log/log.ts";
import type { Change, LogEntry } from "../../log/records.ts";
import { LightElement } from "../../parts/light-element.ts";

/**
 * Why a total was adjusted, below the figures of its line; nothing where nobody said why.
 *
 * In: `log` (the entries that count) and `entry`, the adjustment's id.
 */
class LedgerNote extends LightElement {
  static override properties = { log: { attribute: false }, entry: {} };

  declare log: LogEntry[];
  declare entry: string;

  protected override render(): TemplateResult | string {
    const note = noteOf(this.log, this.entry);
    return note ? html`<span class="ledger-note">${note}</span>` : "";
  }
}

/** Return the remark of an entry as it reads now, wherever it was written; "" for none. */
export function noteOf(log: LogEntry[], id: string): string {
  const texts = withoutUndone(log).flatMap((entry) => {
    if (entry.id === id) return [entry.note];
    if (entry.type !== "amend") return [];
    return (entry.changes as Change[]).flatMap((change) =>
      ("of" in change ? change.of : change.id) === id ? [change.entry?.note] : [],
    );
  });
  return String(texts.at(-1) ?? "");
}

customElements.define("ledger-note", LedgerNote);
