/** What the sheet says only when something is not as it should be. */

import { html, nothing, type TemplateResult } from "lit";
import { number, problemText, t, tn } from "../../messages.ts";
import { icon } from "../../parts/icon.ts";
import { noticeBar } from "../../parts/notice-bar.ts";
import { saveAsFile } from "../../state/export.ts";
import type { Table } from "../../state/records.ts";
import type { Store } from "../../state/store.ts";

/** The bars under the header: not saved on this phone; entries that could not be taken in. */
export function bars(store: Store, table: Table): TemplateResult {
  const unsaved = t("notice.unsaved");
  const { id, setup, refused: foreign } = table.record;
  return html`
    ${store.saved ? nothing : noticeBar(unsaved, { label: t("notice.export"), onTap: () => saveAsFile(table) })}
    ${foreign ? noticeBar(t("notice.foreign", { why: problemText(foreign, setup) })) : nothing}
    ${table.log.map(({ entry, refused }) =>
      refused
        ? noticeBar(
            t("notice.refused", { what: t(`deed.${entry.type}`), why: problemText(refused, setup) }),
            {
              label: t("notice.drop"),
              onTap: () => void store.dropRefused(id, entry.id),
            },
          )
        : nothing,
    )}`;
}

/** A small cloud with the number of entries that wait for a network; nothing while all is well. */
export function cloud(store: Store, game: string): TemplateResult | typeof nothing {
  const waiting = store.waiting(game);
  if (!waiting || !store.sync.fails(game)) return nothing;
  return html`<span class="cloud">${icon("cloud", 20)}<span aria-hidden="true">${number(waiting)}</span
    ><span class="heard">${tn("sheet.waiting", waiting)}</span></span>`;
}
