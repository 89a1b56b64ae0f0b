import { kindOf } from "../../recorders/kinds.ts";
import { go, paths } from "../../router.ts";
import { dropRefused } from "../../state/decided.ts";
import { Recording } from "../../state/recording.ts";
import type { EntryRecord } from "../../state/records.ts";
import type { Mendable } from "../../state/refusals.ts";
import { stillHere } from "../still-here.ts";
import type { SheetNotices } from "./notices.ts";

/** Makes a draft of a refused entry and opens its recorder, which says what would be right. */
export async function mend(bars: SheetNotices, kept: EntryRecord, { where, deed }: Mendable): Promise<void> {
  const { store, table } = bars;
  const { id, setup, sheet } = table.record;
  const kind = await kindOf(setup.game);
  const original = where.of === undefined ? null : await store.reading(id, where.of);
  const task = { store, game: id, kind, where, setup, sheet, original, along: [] };
  new Recording(task, () => undefined).tap(kind.from(deed, setup));
  await dropRefused(store.tables, id, kept.entry.id);
  if (!(await stillHere(bars))) return;
  go(where.of === undefined && where.before === undefined ? paths.record(id) : paths.correct(id, where));
}
