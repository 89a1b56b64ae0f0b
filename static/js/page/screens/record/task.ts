import { kindOf } from "../../recorders/kinds.ts";
import type { Place, RecorderKind } from "../../recorders/recorder.ts";
import { amendOf, changeOf, withChange } from "../../state/correction.ts";
import { placeNamed } from "../../state/drafts.ts";
import type { Task } from "../../state/recording.ts";
import type { Change, GameRecord, Table } from "../../state/records.ts";
import type { Store } from "../../state/store.ts";

/**
 * What is recorded at `where`. An entry that is mended along (`into` is the place of the correction
 * it belongs to) is seen as that correction would have it.
 */
export async function taskOf(
  store: Store,
  { record }: Table,
  where: Place,
  into: string | null,
): Promise<Task> {
  const game = record.id;
  const kind = await kindOf(record.setup.game);
  const changes = into === null ? [] : await changesAt(store, record, kind, into);
  const along = changes.length ? [amendOf(changes)] : [];
  const past = (where.of ?? where.before) !== undefined || along.length > 0;
  const setup = past ? await store.setup(game, where, along) : record.setup;
  const original = where.of === undefined ? null : await store.reading(game, where.of, along);
  return { store, game, kind, where, setup, sheet: record.sheet, original, along };
}

/** All that a correction changes: what its own recorder has made of the entry, and what is mended along. */
async function changesAt(
  store: Store,
  { id, setup }: GameRecord,
  kind: RecorderKind,
  place: string,
): Promise<Change[]> {
  const { changes = [] } = store.drafts.at(id, place) ?? {};
  const draft = store.drafts.current(id, place);
  const where = placeNamed(place);
  if (!draft || !where) return changes;
  const { entry } = await store.choices(id, kind.settle?.(draft, setup) ?? draft, where);
  return entry ? withChange(changes, changeOf(where, entry, null)) : changes;
}
