import type { Mendable } from "../../log/corrections.ts";
import type { EntryRecord, LoadedGame } from "../../log/records.ts";
import { loadKind } from "../../recorders/kinds.ts";
import { DraftSession } from "../../recording/draft-session.ts";
import { readEntry } from "../../recording/past.ts";
import { dropRefused } from "../../recording/round-history.ts";
import { navigate, paths } from "../../router.ts";
import type { Store } from "../../store.ts";
import { waitUntilUncovered } from "../go-up.ts";

/** Turn a refused entry into a draft and open its recorder, which says what would be right. */
export async function mend(
  bars: Element & { store: Store; table: LoadedGame },
  record: EntryRecord,
  { where, action }: Mendable,
): Promise<void> {
  const { store, table } = bars;
  const { id, setup, sheet } = table.record;
  const kind = await loadKind(setup);
  const original = where.of === undefined ? null : await readEntry(store, id, where.of);
  const context = { store, game: id, kind, where, setup, sheet, original, along: [] };
  const silent = () => undefined;
  new DraftSession(context, silent, silent).tap(kind.draftOf(action, setup));
  await dropRefused(store.games, id, record.entry.id);
  if (!(await waitUntilUncovered(bars))) return;
  navigate(
    where.of === undefined && where.before === undefined ? paths.record(id) : paths.correct(id, where),
  );
}
