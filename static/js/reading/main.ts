/**
 * The script of the server's pages. They work without it, too: forms are sent, links are followed, and a
 * chart is a table.
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

/** Remove the notice from the address, so that neither a reload nor the way back repeats it. */
function removeNotice(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has("said")) return;
  for (const name of ["said", "game", "games", "people"]) url.searchParams.delete(name);
  history.replaceState(history.state, "", url);
}
