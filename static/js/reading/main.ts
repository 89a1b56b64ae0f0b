/**
 * What the pages that are read do by script. They do without it, too: a form is sent, a link is
 * followed, and what is drawn as a chart stands there as a table.
 */

import "../../css/reading.css";
import { showChosen } from "./chosen-file.ts";
import { takeOpened } from "./opened-file.ts";
import { searchAtOnce } from "./search.ts";
import { sendLink } from "./send-link.ts";
import { sendOnce } from "./send-once.ts";
import { keepTooLarge } from "./too-large.ts";
import { keepUnsent } from "./unsent.ts";

keepUnsent();
keepTooLarge();
showChosen();
sendOnce();
sendLink();
takeOpened();
searchAtOnce();
forgetSaid();

/** What was done is said once: neither the next look at the page nor the way back repeats it. */
function forgetSaid(): void {
  const here = new URL(location.href);
  if (!here.searchParams.has("said")) return;
  for (const told of ["said", "game", "games", "people"]) here.searchParams.delete(told);
  history.replaceState(history.state, "", here);
}
