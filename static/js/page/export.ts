/** What leaves the app: files to save, and texts on the clipboard. */

import { withCooldown } from "./cooldown.ts";
import { accepted } from "./log/log.ts";
import type { LoadedGame } from "./log/records.ts";

/** Offer the game file for download. */
export const saveGameFile = withCooldown(({ record, log }: LoadedGame): void => {
  const text = JSON.stringify({ ...record.file, log: accepted(log) }, null, 1);
  const name = `${record.setup.game}-${record.file.started?.slice(0, 10) ?? record.id}.json`;
  saveFile(new File([text], name, { type: "application/json" }));
});

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
