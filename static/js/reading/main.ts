/**
 * What the pages that are read do by script. They do without it, too: a form is sent, a link is
 * followed, and what is drawn as a chart stands there as a table.
 */

import "../../css/reading.css";
import { receiveOpenedFile, showChosenFile } from "./file-field.ts";
import { blockLargeFiles, blockOfflineSubmit, blockSecondSubmit, searchOnSelect } from "./forms.ts";
import { showSendKey } from "./send-link.ts";

blockOfflineSubmit();
blockLargeFiles();
showChosenFile();
blockSecondSubmit();
showSendKey();
receiveOpenedFile();
searchOnSelect();
removeNotice();

/** What was done is said once: neither the next look at the page nor the way back repeats it. */
function removeNotice(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has("said")) return;
  for (const name of ["said", "game", "games", "people"]) url.searchParams.delete(name);
  history.replaceState(history.state, "", url);
}
