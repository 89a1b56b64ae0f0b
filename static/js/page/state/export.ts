/** Files one can keep elsewhere. */

import { inOneBreath } from "../in-one-breath.ts";
import { counting } from "./log.ts";
import type { Table } from "./records.ts";

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
