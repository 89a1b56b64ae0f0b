/** What a recorder works on, and what its main button is for right now. */

import type { Bar, Choices, Draft, Entry, Path, Setup, Sheet } from "../../types.ts";
import { computeConsequences, toAmend, toChange, withChange } from "../log/corrections.ts";
import { type EntryPlace, isUntouched } from "../log/draft.ts";
import type { Change, GameRecord, LoadedGame, LogEntry } from "../log/records.ts";
import { loadKind } from "../recorders/kinds.ts";
import { playerOf, type RecorderKind } from "../recorders/recorder.ts";
import type { Store } from "../store.ts";
import { nextBlank, sheetBefore } from "./filling.ts";
import { readEntry, readSetup } from "./past.ts";

/** What a recorder works on. */
export interface RecorderContext {
  store: Store;
  game: string;
  kind: RecorderKind;
  where: EntryPlace;
  /** The set-up it is recorded by. */
  setup: Setup;
  sheet: Sheet;
  /** The entry being corrected, as it reads now. */
  original: Entry | null;
  /** What is taken as written beside it: the correction this one is mended for. */
  along: LogEntry[];
}

/**
 * Load what is recorded at `where`. An entry mended for a correction (`into` is that one's place) is
 * seen as the correction would have it.
 */
export async function loadContext(
  store: Store,
  { record }: LoadedGame,
  where: EntryPlace,
  into: string | null,
): Promise<RecorderContext> {
  const game = record.id;
  const kind = await loadKind(record.setup);
  const changes = into === null ? [] : await loadChanges(store, record, kind, into);
  const along = changes.length ? [toAmend(changes)] : [];
  const past = (where.of ?? where.before) !== undefined || along.length > 0;
  const setup = past ? await readSetup(store, game, where, along) : record.setup;
  const original = where.of === undefined ? null : await readFitting(store, game, kind, where.of, along);
  return { store, game, kind, where, setup, sheet: record.sheet, original, along };
}

/** Return why a context could not be loaded: the recorder's code did not come, or the engine did not answer. */
export function findFailure(setup: Setup): Promise<"code" | "engine"> {
  return loadKind(setup).then(
    () => "engine",
    () => "code",
  );
}

/** Read an entry as it is corrected: made to fit by the rules where what is corrected along makes it impossible. */
async function readFitting(
  store: Store,
  game: string,
  kind: RecorderKind,
  id: string,
  along: LogEntry[],
): Promise<Entry | null> {
  const entry = await readEntry(store, game, id, along);
  const table = store.games.get(game);
  const [amend] = along;
  if (!entry || !amend || !table || !kind.mend) return entry;
  const { stopped } = computeConsequences(table, amend, await store.attempt(game, [amend]));
  return (stopped?.id === id && kind.mend(entry, stopped.problem, table.record.setup)) || entry;
}

/** Load all that a correction changes: what its own recorder has made of the entry, and what is mended along. */
async function loadChanges(
  store: Store,
  { id, setup }: GameRecord,
  kind: RecorderKind,
  place: string,
): Promise<Change[]> {
  const { changes = [] } = store.drafts.get(id, place) ?? {};
  const draft = store.drafts.current(id, place);
  const where = parsePlace(place);
  if (!draft || !where) return changes;
  const { entry } = await store.fetchChoices(id, kind.completeSeat?.(draft, setup) ?? draft, where);
  return entry ? withChange(changes, toChange(where, entry, null)) : changes;
}

/**
 * Return the draft to begin with: of the entry that is corrected, or an empty one. Where tricks are logged it is one of a
 * whole round after a round that was written as a whole, at the depth this phone used last; and by counts before such a one.
 */
export function openDraft(context: RecorderContext): Draft {
  const { store, kind, setup, sheet, where, original } = context;
  if (original) return kind.draftOf(original, setup);
  const depths = kind.depths(setup);
  const depth = store.preferences.depth(setup.game, depths);
  const draft = kind.newDraft(setup, sheet, depth);
  const { before = sheet.rounds.findLast(({ no }) => no !== null)?.entries[0] } = where;
  const whole = where.before ? depths[1] : depth;
  const isWhole = kind.shouldWriteAtOnce?.(draft) && whole && isRound(sheet, before);
  return (isWhole && kind.changeDepth?.(draft, whole, setup, sheetBefore(context))) || draft;
}

/** Whether an entry is all of a round that is over. */
function isRound({ rounds }: Sheet, id?: string): boolean {
  return rounds.some(({ entries, open }) => !open && entries.length === 1 && entries[0] === id);
}

/** What a tap on the main button does. */
export type MainAction =
  | { act: "wait" }
  | { act: "retry" }
  | { act: "write"; entry: Entry }
  /** Two phones have filled in something different. */
  | { act: "decide" }
  | { act: "seat"; seat: number }
  | { act: "lead"; missing: Bar & { at: Path } };

/**
 * Return what comes next by the engine's last answer: writing, the next player, or what is missing.
 *
 * Nobody walks on from a player of whom nothing is known yet; `settled` is the draft as it counts
 * when somebody does, where an empty row is known to be empty.
 */
export function mainAction(
  choices: Choices | null,
  draft: Draft,
  settled: Draft,
  { kind, setup }: { kind: RecorderKind; setup: Setup },
): MainAction {
  const begun = kind.begunOf?.(draft, setup);
  if (begun) return { act: "lead", missing: begun };
  const { entry, problem } = choices ?? {};
  if (entry) return { act: "write", entry };
  if (!problem) return { act: "wait" };
  const next = kind.isPerPlayer && draft.entry.players ? nextBlank(draft, setup) : null;
  if (next === null || problem.code !== "draft.missing") return { act: "lead", missing: problem };
  const { seat } = draft;
  return isUntouched(playerOf(settled, seat))
    ? { act: "lead", missing: { ...problem, at: ["players", seat] } }
    : { act: "seat", seat: next };
}

/** Return the place of an entry by its name; null: "new", or no entry's. */
export function parsePlace(name: string): EntryPlace | null {
  const [, key, id] = /^(of|before):(.+)$/.exec(name) ?? [];
  return key && id ? { [key]: id } : null;
}
