/** A game's log judged as a whole, when it was opened or changed in the middle. */

import type { GameFile } from "../../types.ts";
import { accepted } from "../log/log.ts";
import type { LoadedGame } from "../log/records.ts";
import type { EngineClient } from "./engine-client.ts";

/** What is no game file to any engine. */
const NO_FORMAT = "" as GameFile["format"];

/**
 * Return the table with the sheet its log gives; waiting entries the engine refuses are marked. It is the open game then.
 * A game of which only a later version reads the set-up, or an entry the server has, keeps the sheet it had, as no game's.
 * None is open then, and none is written in. Rejects where refused entries cannot be judged: their code did not come.
 */
export async function evaluate(engine: EngineClient, table: LoadedGame): Promise<LoadedGame> {
  const { record, log } = table;
  const opened = await engine.open({ ...record.file, log: accepted(log) });
  const { setup, sheet } = opened;
  if (!setup || !sheet) return asOfLaterVersion(table);
  const hasRefused = sheet.warnings.some(({ code }) => code === "refused");
  if (!hasRefused) return { record: { ...record, setup, sheet }, log };
  const { settle } = await import("./refusals.ts");
  const settled = await settle(engine, table, opened);
  if (settled) return settled;
  await engine.open({ ...record.file, format: NO_FORMAT, log: [] });
  return asOfLaterVersion(table);
}

function asOfLaterVersion({ record, log }: LoadedGame): LoadedGame {
  return { record: { ...record, sheet: { ...record.sheet, game: "" } }, log };
}
