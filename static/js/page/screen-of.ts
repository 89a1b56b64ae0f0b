import { html, type TemplateResult } from "lit";
import type { Route } from "./router.ts";
import type { Store } from "./store.ts";

/** Return the screen of an address; where it is there to write on and this phone only watches, the sheet. */
export function renderScreen(route: Route, store: Store): TemplateResult {
  if (isForWriting(route) && !store.canWrite(route.id))
    return html`<sheet-screen .store=${store} .game=${route.id}></sheet-screen>`;
  switch (route.screen) {
    case "new":
      return html`<new-game-screen .store=${store} .preselected=${route.game} .rematchOf=${route.after}></new-game-screen>`;
    case "sheet":
      return route.isTableView
        ? html`<table-view .store=${store} .game=${route.id}></table-view>`
        : html`<sheet-screen .store=${store} .game=${route.id}></sheet-screen>`;
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
    case "unknown":
      return html`<away-screen .store=${store}></away-screen>`;
    default:
      return html`<home-screen .store=${store}></home-screen>`;
  }
}

/** Return whether a screen is there to write on: not for those who only watch. */
function isForWriting(route: Route): route is Extract<Route, { screen: "record" | "settings" }> {
  return route.screen === "record" || route.screen === "settings";
}
