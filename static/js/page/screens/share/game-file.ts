/** A game as a file that goes from phone to phone where no camera can read a screen: the frames of its film, a line each. */

import type { Setup } from "../../../types.ts";
import { canSend, send } from "../../device/share-sheet.ts";
import { eveningStamp } from "../../evenings.ts";
import { saveFile } from "../../export.ts";
import { gameName } from "../../game-texts.ts";
import type { Store } from "../../store.ts";
import { FilmReader } from "../../sync/frames.ts";
import { type ReadResult, takeInShown } from "../../sync/shown-game.ts";

/** No film is longer: what is larger is not read. */
const MAX_FILE_BYTES = 700_000;

/** Send a game by whatever this phone sends with, else save it; returns whether it was saved. */
export async function sendGameFile(setup: Setup, frames: readonly string[]): Promise<"sent" | "saved"> {
  const today = eveningStamp(Date.now());
  // A text, because share sheets take no file of a kind they do not know.
  const file = new File([frames.join("\n")], `${gameName(setup)} ${today}.txt`, { type: "text/plain" });
  if (canSend({ files: [file] }) && (await send({ files: [file] }))) return "sent";
  saveFile(file);
  return "saved";
}

/** What came of a file: the game in it, or none that can be read here; "newer" needs a newer app. */
export type FileResult = ReadResult | { kind: "newer" };

/** Take in the game of a file; what stands around its frames is left alone. */
export async function openGameFile(store: Store, file: File): Promise<FileResult> {
  const text = file.size > MAX_FILE_BYTES ? "" : await file.text();
  const film = new FilmReader();
  for (const line of text.split(/\r?\n/)) if (film.take(line) === "newer") return { kind: "newer" };
  const whole = film.isWhole ? await film.text() : null;
  return whole === null ? { kind: "unreadable" } : takeInShown(store, whole);
}
