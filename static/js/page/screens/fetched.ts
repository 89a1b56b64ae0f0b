/** The code of the screens that are not drawn first. */

import type { Route } from "../router.ts";

let failed = false;

/** Whether some of it did not come. Then the page has to be loaded anew: styles are not fetched twice. */
export function hasFailed(): boolean {
  return failed;
}

/** Resolves when the code of a screen is here. */
export async function fetched({ screen }: Pick<Route, "screen">): Promise<void> {
  if (failed) throw new Error("not fetched");
  await (screen === "rules" ? import("./rules.ts") : import("../later.ts")).catch((error) => {
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
