import { html, type TemplateResult } from "lit";
import { openPads } from "../local/own-pads.ts";
import type { Route } from "../router.ts";
import type { Store } from "../store.ts";

/** Render a screen that is not in the first bundle; a phone that only watches gets the sheet instead of a screen for writing. */
export function renderLazyScreen(route: Route, store: Store): TemplateResult {
  openPads(store);
  if (isForWriting(route) && !store.canWrite(route.id))
    return html`<sheet-screen .store=${store} .game=${route.id}></sheet-screen>`;
  switch (route.screen) {
    case "new":
      return html`<new-game-screen .store=${store} .preselected=${route.game} .rematchOf=${route.after}></new-game-screen>`;
    case "sheet":
      return html`<table-view .store=${store} .game=${route.id}></table-view>`;
    case "record":
      return html`<record-screen .store=${store} .game=${route.id} .where=${route.where} .into=${route.into}></record-screen>`;
    case "round":
      return html`<round-screen .store=${store} .game=${route.id} .row=${route.row}></round-screen>`;
    case "versions":
      return html`<versions-screen .store=${store} .game=${route.id} .version=${route.version}></versions-screen>`;
    case "settings":
      return html`<settings-screen .store=${store} .game=${route.id}></settings-screen>`;
    case "share":
      return html`<share-screen .store=${store} .game=${route.id}></share-screen>`;
    case "preferences":
      return html`<preferences-screen .store=${store}></preferences-screen>`;
    case "join":
      return html`<join-screen .store=${store}></join-screen>`;
    case "pad":
      return html`<pads-page .store=${store}></pads-page>`;
    default:
      return html`<away-screen .store=${store}></away-screen>`;
  }
}

/** Return whether a screen is there to write on: not for those who only watch. */
function isForWriting(route: Route): route is Extract<Route, { screen: "record" | "settings" }> {
  return route.screen === "record" || route.screen === "settings";
}
