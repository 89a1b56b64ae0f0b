import { html, type TemplateResult } from "lit";
import { saveGameFile } from "../export.ts";
import type { LoadedGame } from "../log/records.ts";
import { t } from "../messages.ts";
import { LightElement } from "../parts/light-element.ts";
import { noticeBar } from "../parts/notice-bar.ts";

/**
 * The bar that warns that this phone cannot store what is written.
 *
 * In: `isSaved`, whether all is well; `table`, the game that can be saved as a file, or null.
 */
class UnsavedBar extends LightElement {
  static override properties = { isSaved: { attribute: false }, table: { attribute: false } };

  declare isSaved: boolean;
  table: LoadedGame | null = null;

  protected override render(): TemplateResult | string {
    const { isSaved, table } = this;
    if (isSaved) return "";
    const key = table && { label: t("notice.export"), onTap: () => void saveGameFile(table) };
    return html`${noticeBar(t("notice.unsaved"), ...(key ? [key] : []))}`;
  }
}

customElements.define("unsaved-bar", UnsavedBar);
