/** The code of the screens that are not drawn first. */

import { loadTexts } from "../messages.ts";
import type { Route } from "../router.ts";

/** Each by itself: in one expression the build would give both the styles of only one. */
const rules = () => import("./rules.ts");
const others = () => import("../lazy-screens.ts");

let failed = false;

/** Whether some of it did not come. Then the page has to be loaded anew: styles are not fetched twice. */
export function hasFailed(): boolean {
  return failed;
}

/** Resolves when the code of a screen is here; its texts come first, because it asks for them as soon as it is defined. */
export async function fetched({ screen }: Pick<Route, "screen">): Promise<void> {
  if (failed) throw new Error("not fetched");
  const fetching = screen === "rules" ? rules : others;
  await loadTexts("later")
    .then(fetching)
    .catch((error) => {
      failed = true;
      throw error;
    });
}

/** Fetches all of it, so that every screen opens at once; what does not come is asked for when it is needed. */
export async function fetchEarly(): Promise<void> {
  await fetched({ screen: "new" })
    .then(() => fetched({ screen: "rules" }))
    .catch(() => undefined);
}
