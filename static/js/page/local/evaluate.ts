/** A game's log judged as a whole, when it was opened or changed in the middle. */

import type { Problem, Sheet } from "../../types.ts";
import { accepted } from "../log/log.ts";
import type { EntryRecord, LoadedGame, LogEntry } from "../log/records.ts";
import type { EngineClient } from "./engine-client.ts";

/** Return the table with the sheet its log gives; waiting entries the engine refuses are marked. It is the open game then. */
export async function evaluate(engine: EngineClient, { record, log }: LoadedGame): Promise<LoadedGame> {
  const { setup, sheet } = await engine.open({ ...record.file, log: accepted(log) });
  if (!setup || !sheet) return { record: { ...record, sheet: { ...record.sheet, game: "" } }, log };
  const refused = new Map(refusedOn(sheet, accepted(log)));
  const marked = log.map((record) => {
    const warning = record.seq === null ? refused.get(record.entry.id) : undefined;
    return warning ? { ...record, refused: warning } : record;
  });
  if (marked.every((record, place) => record === log[place]))
    return { record: { ...record, setup, sheet }, log };
  const table = await evaluate(engine, { record, log: marked });
  return { ...table, log: await explainRefusals(engine, table.log) };
}

/** Return refused entries with the whole of what is wrong, where the engine says the same of them now. */
function explainRefusals(engine: EngineClient, log: EntryRecord[]): Promise<EntryRecord[]> {
  return Promise.all(
    log.map(async (record) => {
      const problem = record.refused && (await engine.attempt([record.entry])).problem;
      return problem ? { ...record, refused: problem } : record;
    }),
  );
}

/** Return the entries marked as refused on a sheet, by their ids, and why. */
function refusedOn(sheet: Sheet, log: LogEntry[]): [string, Problem][] {
  return sheet.warnings.flatMap((warning) => {
    const refused = warning.code === "refused" && log[warning.entry - 1];
    return refused ? [[refused.id, { ...warning, code: String(warning.params.code) }]] : [];
  });
}
