/** A game's log judged as a whole, when it was opened or changed in the middle. */

import type { Problem, Sheet } from "../../types.ts";
import type { Engine } from "./engine.ts";
import { counting } from "./log.ts";
import type { EntryRecord, LogEntry } from "./records.ts";
import type { Table } from "./tables.ts";

/** The table with the sheet its log gives; waiting entries the engine refuses are marked. It is the open game then. */
export async function judged(engine: Engine, { record, log }: Table): Promise<Table> {
  const { setup, sheet } = await engine.open({ ...record.file, log: counting(log) });
  if (!setup || !sheet) return { record, log };
  const refused = new Map(refusalsOf(sheet, counting(log)));
  const marked = log.map((kept) => {
    const warning = kept.seq === null ? refused.get(kept.entry.id) : undefined;
    return warning ? { ...kept, refused: warning } : kept;
  });
  if (marked.every((kept, place) => kept === log[place])) return { record: { ...record, setup, sheet }, log };
  const table = await judged(engine, { record, log: marked });
  return { ...table, log: await explained(engine, table.log) };
}

/** Refused entries with the whole of what is wrong, where the engine says the same of them now. */
function explained(engine: Engine, log: EntryRecord[]): Promise<EntryRecord[]> {
  return Promise.all(
    log.map(async (kept) => {
      const problem = kept.refused && (await engine.attempt([kept.entry])).problem;
      return problem ? { ...kept, refused: problem } : kept;
    }),
  );
}

/** The entries marked as refused on a sheet, by their ids, and why. */
function refusalsOf(sheet: Sheet, log: LogEntry[]): [string, Problem][] {
  return sheet.warnings.flatMap((warning) => {
    const refused = warning.code === "refused" && log[warning.entry - 1];
    return refused ? [[refused.id, { ...warning, code: String(warning.params.code) }]] : [];
  });
}
