/**
 * A game as one phone shows it and another reads it without a network: set-up and log, whole.
 *
 * A phone that is in the game itself takes in what it lacks (`meeting.ts`), and sends it on with what it
 * writes itself. Any other gets a copy to look at (`GameRecord.shown`): nothing is written in it and the server is
 * not asked for it, until this phone is let into the game by an invitation. Such a one may come with the game.
 */

import { evaluate } from "../local/evaluate.ts";
import type { Games } from "../local/games.ts";
import type { Memberships } from "../local/memberships.ts";
import type { People } from "../local/people.ts";
import { listPeople, nameKey } from "../local/usual-players.ts";
import type { EntryRecord, GuestInvitation, LoadedGame } from "../log/records.ts";
import { meet, withOrigins } from "./meeting.ts";
import { acceptInvitation } from "./phone-invitations.ts";
import { MAX_ENTRIES, parseShown, type ShownGame, textOf } from "./shown-text.ts";

/** More phones are at no table; what was read on each is known of every entry. */
const MAX_PHONES = 100;

/**
 * What reading led to: a copy is here, this phone has come in by an invitation, the game itself has so many entries
 * more, this phone had it all, or it is none.
 */
export type ReadResult =
  | { kind: "copy" | "invited" | "known"; game: string }
  | { kind: "met"; game: string; fresh: number }
  | { kind: "unreadable" };

/** Return the text of a game to be shown; whatever waits in it has an origin from now on. `by`: whose phone this is. */
export async function showGame(
  games: Games,
  id: string,
  by: string | null,
  invitation: GuestInvitation | null = null,
): Promise<string> {
  await games.change(id, (table) => {
    const marked = withOrigins(table);
    return marked.log === table.log ? null : marked;
  });
  const { record, log } = (await games.load(id)) as LoadedGame;
  return textOf({ record, log }, by, invitation);
}

/** Take in a game that was read; who plays in it is offered for the next one on this phone. */
export async function takeInShown(
  { games, memberships, people }: { games: Games; memberships: Memberships; people: People },
  text: string,
): Promise<ReadResult> {
  const result = await adoptShown(games, memberships, text);
  const seats = "game" in result ? (games.head(result.game)?.setup.seats ?? []) : [];
  const known = new Set(listPeople({ games, people }).map(({ name }) => nameKey(name)));
  const sitting = seats.flatMap(({ members, name, color = null }) =>
    members ? members.map((one) => ({ name: one.name, color: null })) : [{ name, color }],
  );
  const fresh = sitting.filter(({ name }) => !known.has(nameKey(name)));
  const used = Date.now(); // the same for all, who are offered in the order of the table
  await people.save(fresh.map((one) => ({ ...one, used })));
  return result;
}

/** Take in a game that was read. */
export async function adoptShown(games: Games, memberships: Memberships, text: string): Promise<ReadResult> {
  const shown = parseShown(text);
  if (!shown) return { kind: "unreadable" };
  const game = shown.file.id;
  const head = games.head(game);
  if (!fits((await games.load(game))?.log ?? [], shown)) return { kind: "unreadable" };
  if (!head && !(await adoptCopy(games, memberships, shown))) return { kind: "unreadable" };
  if (head?.shown && head.gone) await games.change(game, (table) => asHere(table));
  const { invitation } = shown;
  const isInvited = !!invitation && (await acceptInvitation(games, memberships, game, invitation));
  const before = (await games.load(game))?.log ?? [];
  const isCopy = games.head(game)?.shown === true;
  const relay = isCopy || memberships.role(game) === "watch" ? "shown" : "sent";
  await games.reevaluate(game, async (table, engine) => {
    const met = await meet(engine, table, shown, relay);
    return met && { ...met, record: { ...met.record, touched: Date.now() } };
  });
  if (isCopy || isInvited) return { kind: isCopy ? "copy" : "invited", game };
  const known = new Set(before.map(({ entry }) => entry.id));
  const fresh = games.get(game)?.log.filter(({ entry }) => !known.has(entry.id)).length ?? 0;
  return fresh ? { kind: "met", game, fresh } : { kind: "known", game };
}

/** Return whether a log can be joined with what is shown: what an engine does not take is no game any more. */
function fits(log: EntryRecord[], { entries }: ShownGame): boolean {
  const both = [...log, ...entries];
  const ids = new Set(both.map(({ entry }) => entry.id));
  const phones = new Set(both.flatMap(({ origin }) => origin?.phone ?? []));
  return ids.size <= MAX_ENTRIES && phones.size <= MAX_PHONES;
}

/** Take a copy off this phone: its log goes; of the rest remains what is needed when it is read once more. */
export function removeCopy(games: Games, id: string): Promise<void> {
  return games.reevaluate(id, async ({ record }, engine) => {
    if (!record.shown) return null;
    return evaluate(engine, { record: { ...record, epoch: null, gone: "erased" }, log: [] });
  });
}

/** Return a copy that was taken off this phone before as one that is here. */
function asHere({ record, log }: LoadedGame): LoadedGame {
  return { record: { ...record, gone: null }, log };
}

/** Begin a copy, still without entries; null where the engine does not take the game. */
async function adoptCopy(
  games: Games,
  memberships: Memberships,
  { file, epoch }: ShownGame,
): Promise<LoadedGame | null> {
  const blank = { seq: 0, known: false, refused: null, gone: null, shown: true };
  const record = { id: file.id, file, epoch, touched: Date.now(), ...blank };
  const table = await games.adopt(record).catch(() => null);
  if (table) memberships.setRole(file.id, "watch");
  return table;
}
