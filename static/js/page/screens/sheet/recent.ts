import { html, type TemplateResult } from "lit";
import type { Entry } from "../../../types.ts";
import { t } from "../../messages.ts";
import "../../parts/toast-line.ts";
import type { Table } from "../../state/records.ts";
import type { Store } from "../../state/store.ts";
import { nextName, roundName } from "../words.ts";

/** For six seconds: what was just taken back or thrown away, and the way to bring it back. */
export function recentLine(store: Store, table: Table): TemplateResult {
  const { recent } = store.takenBack;
  const here = recent?.game === table.record.id ? recent : null;
  const text = here ? t(`recent.${here.what}`, { what: here.deed ? deedName(here.deed, table) : "" }) : "";
  const action = here?.what === "undone" ? t("parts.redo") : t("parts.undo");
  return html`<toast-line .text=${text} .action=${action}
    @action=${() => void here?.back()} @gone=${() => store.takenBack.forget()}></toast-line>`;
}

/** What an entry is called: "Round 4", "Card 12", "Correction". */
function deedName({ type }: Entry, { record: { setup, sheet } }: Table): string {
  if (type === "place") return nextName(sheet);
  if (["round", "section", "game"].includes(type))
    return roundName(setup.game, Number(sheet.next?.round ?? 1));
  return t(`deed.${type}`);
}
