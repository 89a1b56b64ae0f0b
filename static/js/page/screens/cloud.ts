import { html, nothing, type TemplateResult } from "lit";
import { number, t, tn } from "../messages.ts";
import { icon } from "../parts/icon.ts";
import type { Store } from "../store.ts";

/** A small cloud while no network answers, with the number of entries that wait for one. `game` null: of all games. */
export function cloud(store: Store, game: string | null): TemplateResult | typeof nothing {
  if (!store.connection.network?.sync.hasFailed(game)) return nothing;
  const waiting = store.countPending(game);
  const count = waiting ? html`<span aria-hidden="true">${number(waiting)}</span>` : nothing;
  const heard = waiting ? tn("sheet.waiting", waiting) : t("sheet.offline");
  return html`<span class="cloud">${icon("cloud", 20)}${count}<span class="visually-hidden">${heard}</span></span>`;
}
