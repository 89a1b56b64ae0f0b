import type { Mendable } from "../../log/corrections.ts";
import type { EntryRecord, Table } from "../../log/records.ts";
import { loadKind } from "../../recorders/kinds.ts";
import { DraftSession } from "../../recording/draft-session.ts";
import { dropRefused } from "../../recording/round-history.ts";
import { go, paths } from "../../router.ts";
import type { Store } from "../../store.ts";
import { stillHere } from "../still-here.ts";

/** Makes a draft of a refused entry and opens its recorder, which says what would be right. */
export async function mend(
  bars: Element & { store: Store; table: Table },
  kept: EntryRecord,
  { where, deed }: Mendable,
): Promise<void> {
  const { store, table } = bars;
  const { id, setup, sheet } = table.record;
  const kind = await loadKind(setup.game);
  const original = where.of === undefined ? null : await store.reading(id, where.of);
  const context = { store, game: id, kind, where, setup, sheet, original, along: [] };
  new DraftSession(context, () => undefined).tap(kind.draftOf(deed, setup));
  await dropRefused(store.tables, id, kept.entry.id);
  if (!(await stillHere(bars))) return;
  go(where.of === undefined && where.before === undefined ? paths.record(id) : paths.correct(id, where));
}
