/** Loads the code of the screens that are not in the first bundle. */

import { html, type TemplateResult } from "lit";
import { loadTexts } from "../messages.ts";
import type { Route } from "../router.ts";
import type { Store } from "../store.ts";

let others: typeof import("../lazy-screens.ts") | undefined;
let rules: typeof import("./rules.ts") | undefined;
let hasFailed = false;

/** Two expressions, because the build would give both imports in one the styles of only one. */
const importRules = async () => {
  rules = await import("./rules.ts");
};
const importOthers = async () => {
  others = await import("../lazy-screens.ts");
};

/** Render the screen of a route whose code is loaded. */
export function renderScreen(route: Route, store: Store): TemplateResult {
  if (route.screen === "home") return html`<home-screen .store=${store}></home-screen>`;
  if (route.screen === "sheet" && !route.isTableView)
    return html`<sheet-screen .store=${store} .game=${route.id}></sheet-screen>`;
  return others?.renderLazyScreen(route, store) ?? html``;
}

/** Whether loading has failed. Then the page must be reloaded for what is missing: some browsers fetch no module twice. */
export function hasLoadFailed(): boolean {
  return hasFailed;
}

/** Load the code of a screen, and its texts before it: elements look them up as soon as they are defined. */
export async function loadScreen({ screen }: Pick<Route, "screen">): Promise<void> {
  if (screen === "rules" ? rules : others) return; // also where the other of the two did not come
  if (hasFailed) throw new Error("not fetched");
  const importScreen = screen === "rules" ? importRules : importOthers;
  await loadTexts("later")
    .then(importScreen)
    .catch((error) => {
      hasFailed = true;
      throw error;
    });
}

/** Load all screens ahead, so that they open at once; on failure they are loaded when needed. */
export async function preloadScreens(): Promise<void> {
  await loadScreen({ screen: "new" })
    .then(() => loadScreen({ screen: "rules" }))
    .catch(() => undefined);
}
