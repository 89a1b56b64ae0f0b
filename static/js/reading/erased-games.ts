/**
 * The phone's copies of games that were just erased on this page: marked in its database, as the app would
 * once it has asked, so that its next start opens none of them.
 *
 * The page loads nothing of the app (`page/local/db.ts`), whose stores and fields these are.
 */

interface StoredGame {
  id: string;
  seq: number;
  known: boolean;
  gone: string | null;
  touched: number;
  turn: number;
}

interface StoredPad {
  id: string;
  scorebook: string | null;
}

/** Ask the server for every game of this phone, the last to be touched first, and mark those it has erased. */
export async function markErasedGames(): Promise<void> {
  const db = await openStored();
  if (!db) return;
  const games = await requested<StoredGame[]>(db.transaction("games").objectStore("games").getAll());
  const candidates = games.filter(({ known, gone }) => known && !gone);
  for (const game of candidates.sort((one, other) => other.touched - one.touched))
    if (await isErased(game)) await mark(db, game.id);
  db.close();
}

/** Delete this phone's copies of the pads that were in a scorebook just erased; those never sent stay. */
export async function deleteErasedPads(): Promise<void> {
  const db = await openStored("companion-pads");
  if (!db) return;
  const answer = await fetch("/api/pads", { headers: { Accept: "application/json" } }).catch(() => null);
  const { scorebooks } = answer?.ok
    ? ((await answer.json()) as { scorebooks: string[] })
    : { scorebooks: null };
  const pads = await requested<StoredPad[]>(db.transaction("pads").objectStore("pads").getAll());
  const gone = pads.filter(({ scorebook }) => scorebook && scorebooks && !scorebooks.includes(scorebook));
  for (const { id } of gone)
    await requested(db.transaction("pads", "readwrite").objectStore("pads").delete(id));
  db.close();
}

/** Open the app's database in whatever version it is; null: the app was never here. */
async function openStored(name = "companion"): Promise<IDBDatabase | null> {
  const opening = indexedDB.open(name);
  opening.onupgradeneeded = () => opening.transaction?.abort();
  return requested(opening).catch(() => null);
}

async function isErased({ id, seq }: StoredGame): Promise<boolean> {
  const path = `/api/games/${encodeURIComponent(id)}/log?after=${seq}`;
  const answer = await fetch(path, { headers: { Accept: "application/json" } }).catch(() => null);
  void answer?.body?.cancel();
  return answer?.status === 410;
}

/** Mark a game; tabs that have it open see by its turn that it has changed. */
async function mark(db: IDBDatabase, id: string): Promise<void> {
  const store = db.transaction("games", "readwrite").objectStore("games");
  const game = await requested<StoredGame | undefined>(store.get(id));
  if (!game) return;
  await requested(store.put({ ...game, known: false, gone: "erased", turn: game.turn + 1 }));
}

function requested<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
