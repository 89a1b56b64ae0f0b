/** A game as a file one can keep elsewhere. */

import { counting } from "./log.ts";
import type { Table } from "./records.ts";

/** Offers the game file for download. */
export function saveAsFile({ record, log }: Table): void {
  const text = JSON.stringify({ ...record.file, log: counting(log) }, null, 1);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = `${record.setup.game}-${record.file.started?.slice(0, 10) ?? record.id}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
