import { html, nothing, type TemplateResult } from "lit";
import { number, t, tn } from "../messages.ts";
import { icon } from "../parts/icon.ts";
import type { Store } from "../store.ts";

/** Render a small cloud while the server cannot be reached, with the number of unsent entries of `game` (null: of all games). */
export function cloud(store: Store, game: string | null): TemplateResult | typeof nothing {
  if (!store.connection.network?.sync.hasFailed(game)) return nothing;
  const pendingCount = store.countPending(game);
  const badge = pendingCount ? html`<span aria-hidden="true">${number(pendingCount)}</span>` : nothing;
  const label = pendingCount ? tn("sheet.waiting", pendingCount) : t("sheet.offline");
  return html`<span class="cloud">${icon("cloud", 20)}${badge}<span class="visually-hidden">${label}</span></span>`;
}
