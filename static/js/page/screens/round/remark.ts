import { html, nothing, type TemplateResult } from "lit";
import type { Entry } from "../../../types.ts";
import { isolate, t } from "../../messages.ts";
import type { AdjustForm } from "../adjust-form.ts";

/** Render an entry's remark as a field, which saves when it is left. */
export function remark({ note = "" }: Entry, keep: (note: string) => void): TemplateResult {
  const onChange = (event: Event) => {
    const text = (event.target as HTMLInputElement).value.trim();
    if (text !== note) keep(text);
  };
  return html`<label class="remark"><span>${t("round.remark")}</span>
    <input maxlength="500" .value=${note} placeholder=${t("round.remark_hint")} enterkeyhint="done" @change=${onChange} />
  </label>`;
}

/** Render the remark as text, for those who only watch. */
export function remarkText(entry: Entry | undefined): TemplateResult | typeof nothing {
  return entry?.note ? html`<p class="remark">${entry.note}</p>` : nothing;
}

/** Say what is typed on the page of a line whose first entry is this one, and not written down; "" for nothing. */
export function unwrittenText(page: HTMLElement, entry: Entry | undefined): string {
  const form = page.querySelector<AdjustForm>("adjust-form");
  const typed = page.querySelector<HTMLInputElement>(".remark input")?.value.trim() ?? "";
  const remark = typed === (entry?.note ?? "") ? "" : typed;
  const what = form ? (form.isChanged ? t("round.adjust") : "") : remark;
  return what && t("round.unwritten", { what: isolate(what) });
}
