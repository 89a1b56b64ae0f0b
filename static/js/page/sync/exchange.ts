/** Brings one game and the server's copy of it together: sends what waits, takes in what others wrote. */

import type { Problem } from "../../types.ts";
import { judged, replayed } from "../local/evaluate.ts";
import { adoptGame, type Tables } from "../local/games.ts";
import { merged, numbered, type Told, toldBy, waiting } from "../log/log.ts";
import type { EntryRecord, GameRecord, LogEntry, News } from "../log/records.ts";
import { getGame, getLog, type Pushed, postLog, putGame, Unreachable } from "./api.ts";

/** What goes in one request: as much as the server takes in one call, with room for what is around the entries. */
const MAX_BATCH_ENTRIES = 1_000;
const MAX_BATCH_BYTES = 700_000;

/** Requests for one game in a row; two phones writing at once settle within a few. */
const ATTEMPTS = 40;

/** Sends everything that waits in a game; with `news`, asks for what others wrote as well. */
export async function exchange(tables: Tables, id: string, news: boolean): Promise<void> {
  if (!tables.head(id)) return adopt(tables, id);
  let asks = news;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (!tables.head(id)?.known) asks = true;
    if (!(await introduced(tables, id))) return;
    if (!(asks ? await pull(tables, id) : await send(tables, id))) return;
    asks = false;
  }
  throw new Unreachable("no headway");
}

/** Sends one batch of what waits; false when nothing does. */
async function send(tables: Tables, id: string): Promise<boolean> {
  const table = await tables.load(id);
  const batch = batchOf(waiting(table?.log ?? []));
  if (!table || !batch.length) return false;
  await heard(tables, table.record, batch, await postLog(table.record, batch));
  return true;
}

/** The entries of the next request. */
function batchOf(records: EntryRecord[]): LogEntry[] {
  const entries = records.slice(0, MAX_BATCH_ENTRIES).map(({ entry }) => entry);
  let bytes = 0;
  const end = entries.findIndex((entry) => {
    bytes += bytesOf(entry);
    return bytes > MAX_BATCH_BYTES;
  });
  return end < 0 ? entries : entries.slice(0, Math.max(end, 1));
}

/** The size of an entry as the server counts it: a letter may be up to four bytes. */
function bytesOf(entry: LogEntry): number {
  return new TextEncoder().encode(JSON.stringify(entry)).length;
}

/** Whether the server knows this game, after telling it where needed. */
async function introduced(tables: Tables, id: string): Promise<boolean> {
  const head = tables.head(id);
  if (!head || head.gone) return false;
  if (head.known) return true;
  const { status, problem } = await told(head);
  const known = status < 300;
  const gone = status === 410 ? "erased" : status === 404 ? "barred" : null;
  await noteHead(tables, id, { known, gone, refused: known || gone ? null : problem });
  return known;
}

/** Tells of a game; an earlier server, which knows no rematches, gets it as any other game. */
async function told({ id, file, after }: GameRecord): ReturnType<typeof putGame> {
  const answer = await putGame(id, file, after);
  const { code, params = {} } = answer.problem ?? {};
  const foreign = after !== undefined && code === "value.unknown_key" && params.key === "after";
  return foreign ? putGame(id, file) : answer;
}

/** Asks for what was written after the last number this phone has. */
async function pull(tables: Tables, id: string): Promise<true> {
  const { seq = 0 } = tables.head(id) ?? {};
  const pulled = await getLog(id, seq);
  if (pulled.status === 200) await takeNews(tables, id, pulled.answer);
  else await lost(tables, id, pulled.status);
  return true;
}

/** Takes news in; where they do not fit, everything is asked for, and what the server lacks is sent again. */
async function takeNews(tables: Tables, id: string, news: News): Promise<void> {
  const { seq = 0 } = tables.head(id) ?? {};
  const backwards = news.seq < seq && !news.entries.length;
  if (!backwards && (await takeIn(tables, id, news, false))) return;
  const all = await getLog(id, 0);
  if (all.status !== 200) return lost(tables, id, all.status);
  await takeIn(tables, id, all.answer, true);
}

async function heard(
  tables: Tables,
  { id, epoch }: GameRecord,
  sent: LogEntry[],
  pushed: Pushed,
): Promise<void> {
  if (pushed.status === 404 || pushed.status === 410) return lost(tables, id, pushed.status);
  if (pushed.status === 409) return takeNews(tables, id, pushed.answer);
  const { answer } = pushed;
  const stored = "stored" in answer ? answer.stored : sent.map((entry) => entry.id);
  // Sent twice because an answer was lost, others' entries may stand between or after: then ask for them.
  const fits = (epoch ?? answer.epoch) === answer.epoch && (await accept(tables, id, stored, answer));
  if (!fits) await pull(tables, id);
  if ("problem" in answer) await refuse(tables, id, answer.id, answer.problem);
}

/** The server has no such game for this device: erased, or to be told of again. */
function lost(tables: Tables, id: string, status: 404 | 410): Promise<void> {
  return noteHead(tables, id, status === 410 ? { known: false, gone: "erased" } : { known: false });
}

/** A game of this device that this phone does not have: made in another browser, or storage was wiped. */
async function adopt(tables: Tables, id: string): Promise<void> {
  const found = await getGame(id);
  if (found) await adoptGame(tables, id, found);
}

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
