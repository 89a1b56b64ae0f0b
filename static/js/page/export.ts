/** What leaves the app: files to save, and texts on the clipboard. */

import type { Setup } from "../types.ts";
import { withCooldown } from "./cooldown.ts";
import { eveningStamp } from "./evenings.ts";
import { ownName } from "./game-texts.ts";
import { accepted } from "./log/log.ts";
import type { LoadedGame } from "./log/records.ts";

/** Offer the game file for download. */
export const saveGameFile = withCooldown(({ record, log }: LoadedGame): void => {
  const text = JSON.stringify({ ...record.file, log: accepted(log) }, null, 1);
  const { started } = record.file;
  const name = `${fileStem(record.setup)}-${started ? eveningStamp(Date.parse(started)) : record.id}.json`;
  saveFile(new File([text], name, { type: "application/json" }));
});

/** Return how files of a game begin: with what the table calls it, or with the game. */
export function fileStem(setup: Setup): string {
  return fileWords(ownName(setup), setup.game);
}

/** Return a name as files may have it: its letters and figures alone; `spare` where there are none. */
export function fileWords(name: string, spare = "pad"): string {
  const words = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-");
  return words.replace(/^-|-$/g, "").toLowerCase() || spare;
}

/** How long a browser may take to ask the person where a file goes. */
const MAX_DOWNLOAD_START_MS = 60_000;

/** Offer a file for download. */
export function saveFile(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), MAX_DOWNLOAD_START_MS);
}

/** Return whether the text is on the clipboard; over plain HTTP it gets there the old way, and stays selected where it is shown. */
export async function copyText(text: string, findShown: () => Element | null): Promise<boolean> {
  const isCopied = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  const element = findShown();
  if (isCopied || !element) return isCopied ?? false;
  getSelection()?.selectAllChildren(element);
  return document.execCommand("copy");
}
