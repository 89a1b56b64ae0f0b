/** Brings one game and the server's copy of it together: sends what waits, takes in what others wrote. */

import type { Problem } from "../../types.ts";
import { evaluate } from "../local/evaluate.ts";
import { adoptGame, type Games } from "../local/games.ts";
import { pending } from "../log/log.ts";
import type { EntryRecord, GameHead, GameRecord, LogDelta, LogEntry, WriterPhone } from "../log/records.ts";
import { isUnknown } from "../log/unread.ts";
import { fetchGame, fetchLog, NetworkError, type PushResponse, postLog, putGame } from "./api.ts";
import { continues, numberEntries, withDelta } from "./delta.ts";

/** What goes in one request: as much as the server takes in one call, with room for what is around the entries. */
const MAX_BATCH_ENTRIES = 1_000;
const MAX_BATCH_BYTES = 700_000;

/** Requests for one game in a row; two phones writing at once settle within a few. */
const MAX_ATTEMPTS = 40;

/** Send everything that waits in a game; with `shouldPull`, asks for what others wrote as well. */
export async function exchange(games: Games, id: string, shouldPull: boolean): Promise<void> {
  if (!games.head(id)) return adopt(games, id);
  let isPull = shouldPull;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    if (!games.head(id)?.known) isPull = true;
    if (!(await ensureRegistered(games, id))) return;
    if (!(isPull ? await pull(games, id) : await send(games, id))) return;
    isPull = false;
  }
  throw new NetworkError("no headway");
}

/** Send one batch of what waits; false when nothing does, or the server has to be updated before it can. */
async function send(games: Games, id: string): Promise<boolean> {
  const table = await games.load(id);
  const records = batchOf(pending(table?.log ?? []));
  if (!records.length && table?.record.refused) await updateRecord(games, id, { refused: null }); // updated since
  if (!table || !records.length) return false;
  const batch = records.map(({ entry }) => entry);
  return applyPush(games, table.record, batch, await postLog(table.record, batch, originsOf(records)));
}

/** Return the entries of the next request. */
function batchOf(records: EntryRecord[]): EntryRecord[] {
  const batch = records.slice(0, MAX_BATCH_ENTRIES);
  let bytes = 0;
  const end = batch.findIndex(({ entry }) => {
    bytes += bytesOf(entry);
    return bytes > MAX_BATCH_BYTES;
  });
  return end < 0 ? batch : batch.slice(0, Math.max(end, 1));
}

/** Return whose phones wrote those of these entries that this one only brings, by their ids. */
function originsOf(records: EntryRecord[]): Record<string, WriterPhone> {
  const brought = records.filter(({ relayed }) => relayed);
  return Object.fromEntries(brought.map(({ entry, stamp }) => [entry.id, { by: stamp?.phone?.by ?? null }]));
}

/** Return the size of an entry as the server counts it: a letter may be up to four bytes. */
function bytesOf(entry: LogEntry): number {
  return new TextEncoder().encode(JSON.stringify(entry)).length;
}

/** Return whether the server knows this game, after telling it where needed. */
async function ensureRegistered(games: Games, id: string): Promise<boolean> {
  if (games.head(id)?.openInvitations)
    await (await import("./phone-invitations.ts")).deliverInvitations(games, id);
  const head = games.head(id);
  if (!head || head.gone) return false;
  if (head.known) return true;
  if (head.shown) return false; // it is another phone's to register
  const { status, problem = null, proof = head.proof } = await register(head);
  const known = status < 300;
  const gone = status === 410 ? "erased" : status === 404 ? "barred" : null;
  const lastProof = gone === "erased" ? (proof ?? "") : proof; // none at all: thrown away here (sync.ts)
  await updateRecord(games, id, { known, gone, refused: gone ? null : problem, proof: lastProof });
  return known;
}

/** Register a game; an earlier server, which knows no rematches and no proofs, gets it as any other game. */
async function register({ id, file, after, proof }: GameHead): ReturnType<typeof putGame> {
  const answer = await putGame(id, { ...file, after, proof });
  return answer.problem?.code === "value.unknown_key" ? putGame(id, file) : answer;
}

/** Ask for what was written after the last number this phone has. */
async function pull(games: Games, id: string): Promise<true> {
  const { seq = 0 } = games.head(id) ?? {};
  const response = await fetchLog(id, seq);
  if (response.status === 200) await applyOrReload(games, id, response.answer);
  else await markLost(games, id, response.status);
  return true;
}

/** Apply a delta; where it does not fit, everything is asked for, and what the server lacks is sent again. */
async function applyOrReload(games: Games, id: string, delta: LogDelta): Promise<void> {
  const { seq = 0 } = games.head(id) ?? {};
  const backwards = delta.seq < seq && !delta.entries.length;
  if (!backwards && (await applyDelta(games, id, delta, false))) return;
  const all = await fetchLog(id, 0);
  if (all.status !== 200) return markLost(games, id, all.status);
  await applyDelta(games, id, all.answer, true);
}

/** Take in what the server answers to a batch; false when it has to be updated before more can be sent. */
async function applyPush(
  games: Games,
  { id, epoch, openInvitations }: GameRecord,
  batch: LogEntry[],
  response: PushResponse,
): Promise<boolean> {
  if (response.status === 404 || response.status === 410)
    return markLost(games, id, response.status).then(() => true);
  if (response.status === 409) return applyOrReload(games, id, response.answer).then(() => true);
  const { answer } = response;
  const stored = "stored" in answer ? answer.stored : batch.map((entry) => entry.id);
  // Sent twice because an answer was lost, others' entries may stand between or after: then ask for them.
  const fits = (epoch ?? answer.epoch) === answer.epoch && (await acknowledge(games, id, stored, answer));
  if (!fits) await pull(games, id);
  const refused = "problem" in answer ? answer : null;
  if (openInvitations && refused?.problem.code === "log.only_watches")
    throw new NetworkError("not invited yet"); // the server does not know yet that this phone may write
  if (refused && (await isOfLaterVersion(games, id, refused))) {
    await updateRecord(games, id, { refused: refused.problem }); // what follows it waits, too
    return false;
  }
  if (refused) await markRefused(games, id, refused.id, refused.problem);
  return true;
}

/**
 * Return whether the server refuses an entry because it is of an earlier version: it calls something unknown, and
 * this phone's engine takes the entry, also after all that others have written before it.
 */
async function isOfLaterVersion(
  games: Games,
  id: string,
  refused: { id: string; problem: Problem },
): Promise<boolean> {
  if (!isUnknown(refused.problem)) return false;
  await pull(games, id);
  const { log = [] } = (await games.load(id)) ?? {};
  return pending(log).some(({ entry }) => entry.id === refused.id);
}

/** Note that the server has no such game for this device: erased, or to be registered again. */
function markLost(games: Games, id: string, status: 404 | 410): Promise<void> {
  return updateRecord(games, id, status === 410 ? { known: false, gone: "erased" } : { known: false });
}

/** Fetch a game of this device that this phone does not have: made in another browser, or storage was wiped. */
async function adopt(games: Games, id: string): Promise<void> {
  const game = await fetchGame(id);
  if (game) await adoptGame(games, id, game);
}

/**
 * Apply what the server sent; what waits is replayed on top of it. False when it
 * does not fit on what is here: another epoch, or something between is missing.
 */
export async function applyDelta(
  games: Games,
  id: string,
  delta: LogDelta,
  isWhole: boolean,
): Promise<boolean> {
  let fits = true;
  await games.reevaluate(id, async (table, engine) => {
    fits = isWhole || continues(table.record, delta);
    const after = fits ? await withDelta(engine, table, delta, isWhole) : null;
    return after && { ...after, isFromServer: true };
  });
  return fits;
}

/** Return the server has these entries now, numbered up to `seq`; false when the numbers do not fit. */
export async function acknowledge(
  games: Games,
  id: string,
  ids: string[],
  { epoch, seq }: Pick<LogDelta, "epoch" | "seq">,
): Promise<boolean> {
  let fits = true;
  await games.change(id, ({ record, log }) => {
    const known = log.every((record) => record.seq !== null || !ids.includes(record.entry.id));
    if (known && record.seq >= seq) return null;
    const after = numberEntries(log, record.seq, ids, seq);
    fits = after !== null && (record.epoch ?? epoch) === epoch;
    return fits && after ? { record: { ...record, epoch, seq }, log: after } : null;
  });
  return fits;
}

/** Mark an entry as refused; it counts nothing until a person mends or drops it. */
export function markRefused(games: Games, id: string, entry: string, problem: Problem): Promise<void> {
  return games.reevaluate(id, ({ record, log }, engine) =>
    evaluate(engine, {
      record,
      log: log.map((record) => (record.entry.id === entry ? { ...record, refused: problem } : record)),
    }),
  );
}

/** Note what the server knows of a game's head. */
export function updateRecord(
  games: Games,
  id: string,
  change: Partial<Pick<GameRecord, "known" | "refused" | "gone" | "proof">>,
): Promise<void> {
  return games.change(id, ({ record, log }) => {
    const changed = { ...record, ...change };
    return JSON.stringify(changed) === JSON.stringify(record) ? null : { record: changed, log };
  });
}
