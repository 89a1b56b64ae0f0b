/** What one can keep elsewhere: files, and texts on the clipboard. */

import { counting } from "./log/log.ts";
import type { Table } from "./log/records.ts";
import { inOneBreath } from "./scheduling.ts";

/** Offers the game file for download. */
export const saveAsFile = inOneBreath(({ record, log }: Table): void => {
  const text = JSON.stringify({ ...record.file, log: counting(log) }, null, 1);
  const name = `${record.setup.game}-${record.file.started?.slice(0, 10) ?? record.id}.json`;
  save(new File([text], name, { type: "application/json" }));
});

/** Offers a file for download. */
export function save(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Whether the text is on the clipboard; over plain HTTP it gets there the old way, and stays selected where it is shown. */
export async function copied(text: string, shown: () => Element | null): Promise<boolean> {
  const done = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  const place = shown();
  if (done || !place) return done ?? false;
  getSelection()?.selectAllChildren(place);
  return document.execCommand("copy");
}
