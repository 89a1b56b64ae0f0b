/** What is told once on the sheet and on the table view: who has joined, what another phone has corrected, what of it does not count, and who has moved ahead. */

import type { Sheet } from "../../../types.ts";
import { authorName } from "../../authors.ts";
import { capitalize, nameOf, phoneName } from "../../game-texts.ts";
import type { Change, EntryRecord, LoadedGame, LogEntry } from "../../log/records.ts";
import { hasText, SEPARATOR, t } from "../../messages.ts";
import { compareVersions } from "../../recording/round-history.ts";
import type { Store } from "../../store.ts";
import { lineName } from "../line-name.ts";
import { versionName } from "../versions/texts.ts";
import { setUpChangeText } from "./set-up-change.ts";

/** Each game as it was last shown on this page, on its sheet or on the table view. */
const shownTables = new Map<string, LoadedGame>();

/** Return a game as it was last shown here, and remember it as it is now; at the first call that. */
export function takeShown(table: LoadedGame): LoadedGame {
  const { id } = table.record;
  const before = shownTables.get(id) ?? table;
  shownTables.set(id, table);
  return before;
}

/** Return who has just joined with which phone, which is told once; "" for nobody. */
export function takeArrival({ connection }: Store): string {
  const { presence } = connection.network?.live ?? {};
  if (!presence?.arrival) return "";
  const who = phoneName(presence.arrival) || t("phone.other");
  presence.arrival = null;
  return capitalize(t("recent.joined", { who }));
}

/** Return what is to be told of a game since it was last seen as `before`; "" for nothing. */
export function headlineOf(before: LoadedGame, now: LoadedGame): string {
  if (before.log === now.log) return "";
  const known = new Set(
    before.log.filter(({ held, refused }) => !held && !refused).map(({ entry }) => entry.id),
  );
  const fresh = now.log.filter(({ entry, held, refused }) => !known.has(entry.id) && !held && !refused);
  const correction = fresh.findLast(isForeignCorrection);
  if (!correction) return standingsText(before, now);
  const what = correctionText(correction, before, now);
  const totals = fresh.every(({ entry }) => isCorrection(entry.type)) ? totalsText(before, now) : "";
  return totals ? t("recent.with_totals", { what, totals }) : what;
}

/**
 * Return what another phone wrote that has come not to count since `before`, because the writer is asked about it:
 * whose it is and what it would change; "" for nothing, also where it would change nothing.
 */
export async function waitingHeadline(store: Store, before: LoadedGame, now: LoadedGame): Promise<string> {
  const waited = new Set(before.log.filter(({ held }) => held).map(({ entry }) => entry.id));
  const isNew = ({ entry, held, relayed }: EntryRecord) =>
    relayed !== undefined && held?.with === null && !waited.has(entry.id);
  const version = before.log === now.log ? undefined : now.log.findLast(isNew);
  if (!version) return "";
  const { id, setup } = now.record;
  const { sheet = null } = (await compareVersions(store, id, version.entry.id)) ?? {};
  const totals = sheet ? totalsText(now, { ...now, record: { ...now.record, sheet } }) : "";
  if (sheet && !totals) return "";
  const who = authorName(version) || t("phone.other");
  const what = isCorrection(version.entry.type)
    ? correctionText(version, before, now)
    : capitalize(t("recent.wrote", { who, what: versionName(setup, version) }));
  return t("recent.waits", { what: totals ? t("recent.with_totals", { what, totals }) : what, who });
}

/** Return whether another phone has corrected something; what was read from its screen has what it was made for. */
function isForeignCorrection({ entry, made, relayed }: EntryRecord): boolean {
  return (made === null || relayed !== undefined) && isCorrection(entry.type);
}

function isCorrection(type: string): boolean {
  return ["amend", "undo", "adjust"].includes(type);
}

/** Return "Ben corrected Round 2", "Ben took back Round 4". */
function correctionText(record: EntryRecord, before: LoadedGame, now: LoadedGame): string {
  const who = authorName(record) || t("phone.other");
  const changed = setUpChangeText(record.entry, who, before.record.setup);
  if (changed) return capitalize(changed);
  const what = nameOfCorrected(record.entry, [now, before]);
  return capitalize(t(`recent.${correctionKind(record, what)}`, { who, what }));
}

/** Return the kind of a correction, as the texts tell them apart. */
function correctionKind({ entry: { type, changes } }: EntryRecord, what: string): string {
  if (type === "adjust") return "adjusted";
  if (type === "undo") return what ? "took_back" : "undid";
  if (!what) return "changed";
  const all = changes as Change[];
  if (all.some((change) => !("of" in change))) return "inserted";
  return all.every(({ entry }) => entry === null) ? "took_out" : "corrected";
}

/** Return what a correction is about inside a sentence: by its row in these sheets, "Round 2", or else "an arrival"; "" where neither tells. */
function nameOfCorrected({ type, of, changes }: LogEntry, tables: LoadedGame[]): string {
  const ids =
    type === "amend" ? (changes as Change[]).map((one) => ("of" in one ? one.of : one.id)) : [String(of)];
  for (const { record } of tables) {
    const row = record.sheet.rounds.find(({ entries }) => entries.some((id) => ids.includes(id)));
    if (row) return row.no === null ? t("recent.what.adjust") : lineName(record.setup, row, record.sheet);
  }
  const target = tables[0]?.log.find(({ entry }) => ids.includes(entry.id))?.entry;
  if (!target || isCorrection(target.type)) return "";
  const key = `recent.what.${target.type}`;
  return t(hasText(key) ? key : `deed.${target.type}`);
}

/** Return every total that is another now: "Cy 37 → 28, Ada 12 → 20". */
function totalsText({ record: { sheet } }: LoadedGame, { record }: LoadedGame): string {
  const { setup } = record;
  const texts = record.sheet.totals.flatMap((after, seat) => {
    const before = sheet.totals[seat] ?? 0;
    return before === after ? [] : [t("follows.total", { name: nameOf(setup, seat), before, after })];
  });
  return texts.join(SEPARATOR);
}

/** The places whose holder is told, where it is another than before the newest round. */
const PLACES = ["first", "second", "last"] as const;

/** Return who holds the first, second or last place since the newest round; "" where nobody else does. */
function standingsText({ record: { sheet: before } }: LoadedGame, { record }: LoadedGame): string {
  const { setup, sheet } = record;
  const had = closedRounds(before);
  if (!had || closedRounds(sheet) <= had || sheet.over || before.ranks.length !== sheet.ranks.length)
    return "";
  const texts = PLACES.flatMap((place) => {
    const seat = holderOf(sheet, place);
    const isNew = seat !== null && setup.playing[seat] && seat !== holderOf(before, place);
    return isNew ? [t(`recent.${place}`, { name: nameOf(setup, seat) })] : [];
  });
  return texts.join(SEPARATOR);
}

function closedRounds({ rounds }: Sheet): number {
  return rounds.filter(({ no, open }) => no !== null && !open).length;
}

/** Return who alone holds a place; null where several share it, or where it follows from the first. */
function holderOf({ ranks }: Sheet, place: (typeof PLACES)[number]): number | null {
  if (ranks.length < 3 && place !== "first") return null;
  const rank = place === "first" ? 1 : place === "second" ? 2 : Math.max(...ranks);
  const seats = [...ranks.keys()].filter((seat) => ranks[seat] === rank);
  return seats.length === 1 ? (seats[0] ?? null) : null;
}
