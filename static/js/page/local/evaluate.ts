/** A game's log judged as a whole, when it was opened or changed in the middle. */

import { accepted } from "../log/log.ts";
import type { LoadedGame } from "../log/records.ts";
import type { EngineClient } from "./engine-client.ts";

/**
 * Return the table with the sheet its log gives; waiting entries the engine refuses are marked. It is the open game then.
 * A game of which only a later version reads the set-up, or an entry the server has, keeps the sheet it had, as no game's.
 */
export async function evaluate(engine: EngineClient, table: LoadedGame): Promise<LoadedGame> {
  const { record, log } = table;
  const { setup, sheet } = await engine.open({ ...record.file, log: accepted(log) });
  if (!setup || !sheet) return { record: { ...record, sheet: { ...record.sheet, game: "" } }, log };
  const hasRefused = sheet.warnings.some(({ code }) => code === "refused");
  const refusals = hasRefused && (await import("./refusals.ts").catch(() => null));
  return refusals ? refusals.settle(engine, table, sheet) : { record: { ...record, setup, sheet }, log };
}
