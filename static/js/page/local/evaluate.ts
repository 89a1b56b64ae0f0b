/** A game's log judged as a whole, when it was opened or changed in the middle. */

import type { Problem, Sheet } from "../../types.ts";
import { withHeld } from "../log/conflicts.ts";
import { counting } from "../log/log.ts";
import type { EntryRecord, LogEntry, Table } from "../log/records.ts";
import type { Engine } from "./engine-client.ts";

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

/**
 * The table after news: what waits is replayed on top of them, and what another phone
 * has written in the meantime is held for a person. `isNews`: not seen here before.
 */
export async function replayed(
  engine: Engine,
  table: Table,
  isNews: (kept: EntryRecord) => boolean,
): Promise<Table> {
  if (!table.log.some(({ seq }) => seq === null)) return judged(engine, table);
  const stored = counting(table.log.filter(({ seq }) => seq !== null));
  const { sheet } = await engine.open({ ...table.record.file, log: stored });
  return judged(engine, sheet ? { ...table, log: withHeld(table.log, sheet, isNews) } : table);
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
