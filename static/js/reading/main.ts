/**
 * The script of the server's pages. They work without it, too: forms are sent, links are followed, and a
 * chart is a table.
 */

import "../../css/reading.css";
import { deleteErasedPads, markErasedGames } from "./erased-games.ts";
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
takeNotice();
refreshOnReturn();

/** Ask anew for a page that the way back brings from the browser's memory: games went on meanwhile. Without a network it stays. */
function refreshOnReturn(): void {
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted && navigator.onLine) location.reload();
  });
}

/** Do on this phone what the notice says was done; remove it from the address, so that neither a reload nor the way back repeats it. */
function takeNotice(): void {
  const url = new URL(location.href);
  const said = url.searchParams.get("said");
  if (!said) return;
  if (said === "erased" || said === "thrown_away") void markErasedGames();
  if (said === "erased") void deleteErasedPads();
  for (const name of ["said", "game", "games", "people", "pads"]) url.searchParams.delete(name);
  history.replaceState(history.state, "", url);
}
