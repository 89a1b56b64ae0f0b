/** The phone's engine in a test: the same image under the same interpreter, asked without a worker. */

import { startEngine } from "../../static/js/build/engine/image.ts";
import type { EngineClient } from "../../static/js/page/local/engine-client.ts";
import type { EntryRecord, LoadedGame, LogEntry } from "../../static/js/page/log/records.ts";
import type { Entry, Evaluation, GameFile } from "../../static/js/types.ts";

const answer = await startEngine();

/** What the engine makes of a game file. */
export function judge(file: unknown): Evaluation {
  return JSON.parse(answer(JSON.stringify({ do: "score", file })));
}

const ask = async (question: object): Promise<Evaluation> => JSON.parse(answer(JSON.stringify(question)));

/** The engine as the phone's state knows it, with one game open at a time. */
export const engine = {
  open: (file: GameFile) => ask({ do: "open", file }),
  add: (entries: LogEntry[]) => ask({ do: "add", entries }),
  attempt: (entries: LogEntry[]) => ask({ do: "try", entries }),
  ask,
} as unknown as EngineClient;

/** A file the engine takes, all of its entries, as the game a phone has on its table. */
export function tableOf(file: GameFile): LoadedGame {
  const { setup, sheet, problem }: Evaluation = JSON.parse(answer(JSON.stringify({ do: "open", file })));
  const refused = problem ?? sheet?.warnings.find(({ code }) => code === "refused");
  if (refused || !setup || !sheet) throw new Error(`The engine refuses it: ${JSON.stringify(refused)}`);
  const { log, ...head } = file;
  const id = file.id ?? "g";
  const blank = { seq: 0, epoch: null, known: false, waits: 0, refused: null, gone: null, turn: 0 };
  return {
    record: { id, file: { ...head, id }, setup, sheet, touched: 0, ...blank },
    log: log.map(entryRecord),
  };
}

function entryRecord(entry: Entry, place: number): EntryRecord {
  const named = { ...entry, id: entry.id ?? `#${place + 1}` };
  return { game: "g", place, entry: named, seq: null, refused: null, made: null, stamp: null, held: null };
}
