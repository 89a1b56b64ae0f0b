import { kindOf } from "../../recorders/kinds.ts";
import type { Place } from "../../recorders/recorder.ts";
import { amendOf } from "../../state/correction.ts";
import type { Task } from "../../state/recording.ts";
import type { Table } from "../../state/records.ts";
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
  const changes = (into !== null && store.drafts.at(game, into)?.changes) || [];
  const along = changes.length ? [amendOf(changes)] : [];
  const past = (where.of ?? where.before) !== undefined || along.length > 0;
  const setup = past ? await store.setup(game, where, along) : record.setup;
  const original = where.of === undefined ? null : await store.reading(game, where.of, along);
  return { store, game, kind, where, setup, sheet: record.sheet, original, along };
}
