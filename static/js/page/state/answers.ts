/** What the server's answers do to a game on this phone. */

import type { Problem } from "../../types.ts";
import type { News } from "./api.ts";
import { judged, replayed } from "./judging.ts";
import { merged, numbered, type Told, toldBy } from "./merging.ts";
import type { GameRecord } from "./records.ts";
import type { Tables } from "./tables.ts";

/**
 * Takes in what the server told; what waits is replayed on top of it. False when the news
 * do not fit on what is here: another epoch, or something between is missing.
 */
export async function takeIn(tables: Tables, id: string, news: News, whole: boolean): Promise<boolean> {
  let fits = true;
  await tables.rejudge(id, async ({ record, log }, engine) => {
    const told = toldBy(news);
    fits = whole || fitsOn(record, news, told);
    if (!fits || (!whole && told.every(({ seq }) => seq <= record.seq))) return null;
    const seen = new Set(log.map(({ entry }) => entry.id));
    const head = { ...record, epoch: news.epoch, seq: whole ? news.seq : Math.max(record.seq, news.seq) };
    const joined = { record: { ...head, touched: Date.now() }, log: merged(id, log, told, whole) };
    const after = await replayed(engine, joined, ({ entry }) => !seen.has(entry.id));
    return { ...after, news: true };
  });
  return fits;
}

/** Whether news carry on where this phone's copy ends. */
function fitsOn({ epoch, seq }: GameRecord, news: News, told: Told[]): boolean {
  if (epoch !== null && epoch !== news.epoch) return false;
  return news.seq >= seq ? (told[0]?.seq ?? news.seq + 1) <= seq + 1 : told.length > 0;
}

/** The server has these entries now, numbered up to `seq`; false when the numbers do not fit. */
export async function accept(
  tables: Tables,
  id: string,
  ids: string[],
  { epoch, seq }: Pick<News, "epoch" | "seq">,
): Promise<boolean> {
  let fits = true;
  await tables.change(id, ({ record, log }) => {
    const known = log.every((kept) => kept.seq !== null || !ids.includes(kept.entry.id));
    if (known && record.seq >= seq) return null;
    const after = numbered(log, record.seq, ids, seq);
    fits = after !== null && (record.epoch ?? epoch) === epoch;
    return fits && after ? { record: { ...record, epoch, seq }, log: after } : null;
  });
  return fits;
}

/** Marks an entry as refused; it counts nothing until a person mends or drops it. */
export function refuse(tables: Tables, id: string, entry: string, problem: Problem): Promise<void> {
  return tables.rejudge(id, ({ record, log }, engine) =>
    judged(engine, {
      record,
      log: log.map((kept) => (kept.entry.id === entry ? { ...kept, refused: problem } : kept)),
    }),
  );
}

/** Notes what the server knows of a game's head. */
export function noteHead(
  tables: Tables,
  id: string,
  news: Partial<Pick<GameRecord, "known" | "refused" | "gone">>,
): Promise<void> {
  return tables.change(id, ({ record, log }) => {
    const same = Object.entries(news).every(
      ([name, value]) => JSON.stringify(record[name as keyof GameRecord]) === JSON.stringify(value),
    );
    return same ? null : { record: { ...record, ...news }, log };
  });
}
