/** The code of the screens that are not drawn first. */

import { loadTexts } from "../messages.ts";
import type { Route } from "../router.ts";

/** Each by itself: in one expression the build would give both the styles of only one. */
const importRules = () => import("./rules.ts");
const importOthers = () => import("../lazy-screens.ts");

let hasFailed = false;

/** Whether some of it did not come. Then the page has to be loaded anew: styles are not fetched twice. */
export function hasLoadFailed(): boolean {
  return hasFailed;
}

/** Resolves when the code of a screen is here; its texts come first, because it asks for them as soon as it is defined. */
export async function loadScreen({ screen }: Pick<Route, "screen">): Promise<void> {
  if (hasFailed) throw new Error("not fetched");
  const importScreen = screen === "rules" ? importRules : importOthers;
  await loadTexts("later")
    .then(importScreen)
    .catch((error) => {
      hasFailed = true;
      throw error;
    });
}

/** Fetches all of it, so that every screen opens at once; what does not come is asked for when it is needed. */
export async function preloadScreens(): Promise<void> {
  await loadScreen({ screen: "new" })
    .then(() => loadScreen({ screen: "rules" }))
    .catch(() => undefined);
}
