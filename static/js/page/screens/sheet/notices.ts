/** What the sheet says only when something is not as it should be. */

import { html, nothing, type TemplateResult } from "lit";
import { number, t, tn } from "../../messages.ts";
import { icon } from "../../parts/icon.ts";
import { askingBar, noticeBar } from "../../parts/notice-bar.ts";
import { WHY, whyLine } from "../../parts/rule-link.ts";
import { go, paths } from "../../router.ts";
import { saveAsFile } from "../../state/export.ts";
import type { EntryRecord, Table } from "../../state/records.ts";
import type { Store } from "../../state/store.ts";
import { corrected } from "../../state/versions.ts";
import { versionName } from "../versions/name.ts";

/** The bars under the header: not saved on this phone; what could not be taken in; what was written twice. */
export function bars(store: Store, table: Table): TemplateResult {
  return html`${unsaved(store, table)} ${outOfReach(store, table)} ${refusals(store, table)}
    ${store.versions.open(table).map((version) => writtenTwice(table, version))}`;
}

function unsaved(store: Store, table: Table): TemplateResult | typeof nothing {
  if (store.saved) return nothing;
  return noticeBar(t("notice.unsaved"), { label: t("notice.export"), onTap: () => saveAsFile(table) });
}

/** The server will not have this game, or not any more: this phone keeps its copy. */
function outOfReach(store: Store, { record }: Table): TemplateResult | typeof nothing {
  const { id, setup, refused, gone } = record;
  const copy = async () => {
    const own = await store.ownCopy(id);
    if (own) go(paths.sheet(own));
  };
  if (gone) return askingBar(t(`notice.${gone}`), { label: t("notice.own_copy"), onTap: () => void copy() });
  return refused ? noticeBar(whyLine(t("notice.foreign", { why: WHY }), refused, setup)) : nothing;
}

/** Entries that cannot count; what corrects one of them goes with it. */
function refusals(store: Store, { record: { id, setup }, log }: Table): TemplateResult[] {
  const refused = log.flatMap(({ entry, refused: why }) => (why ? [{ entry, why }] : []));
  const ids = new Set(refused.map(({ entry }) => entry.id));
  return refused
    .filter(({ entry }) => !corrected(entry).some((one) => ids.has(one)))
    .map(({ entry, why }) =>
      noticeBar(whyLine(t("notice.refused", { what: t(`deed.${entry.type}`), why: WHY }), why, setup), {
        label: t("notice.drop"),
        onTap: () => void store.dropRefused(id, entry.id),
      }),
    );
}

/** "Round 4 was written twice". */
function writtenTwice({ record: { id, setup } }: Table, version: EntryRecord): TemplateResult {
  const text = t("notice.twice", { what: versionName(setup, version) });
  return askingBar(text, { label: t("notice.compare"), href: paths.versions(id, version.entry.id) });
}

/** A small cloud with the number of entries that wait for a network; nothing while all is well. */
export function cloud(store: Store, game: string): TemplateResult | typeof nothing {
  const waiting = store.waiting(game);
  if (!waiting || !store.sync.fails(game)) return nothing;
  return html`<span class="cloud">${icon("cloud", 20)}<span aria-hidden="true">${number(waiting)}</span
    ><span class="heard">${tn("sheet.waiting", waiting)}</span></span>`;
}
