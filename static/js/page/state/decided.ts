/** What a person has decided about entries that could not simply be taken in. */

import { settled } from "./choosing.ts";
import { judged, without } from "./judging.ts";
import type { Tables } from "./tables.ts";

/** Takes a refused entry out of the log with what corrects it. */
export function dropRefused(tables: Tables, id: string, entry: string): Promise<void> {
  return tables.rejudge(id, ({ record, log }, engine) =>
    judged(engine, { record, log: without(log, entry) }),
  );
}

/** Between a held version and what stands there: it asks no more. */
export function settle(tables: Tables, id: string, version: string): Promise<void> {
  return tables.change(id, ({ record, log }) => ({ record, log: settled(log, version) }));
}
