/** What an entry of a round is called: the round, one of its tricks, a card. */

import type { Entry, Sheet } from "../../../types.ts";
import { cardName } from "../../codes.ts";
import type { LoadedGame } from "../../log/records.ts";
import { t } from "../../messages.ts";
import { lineName } from "../line-name.ts";
import { isLogged, loggedName } from "./logged.ts";

/** Name an entry as on the sheet: "Round 4", "8 of hearts". */
export function entryName(sheet: Sheet, { record, log }: LoadedGame, id: string): string {
  const entry = log.find((record) => record.entry.id === id)?.entry;
  if (entry?.type === "place") return cardName(String(entry.card));
  const round = sheet.rounds.find(({ entries }) => entries.includes(id));
  if (entry && isLogged(entry)) return loggedName(entry, entriesUpTo(id, round?.entries ?? [id], log));
  if (round) return lineName(record.setup, round, sheet);
  return entry ? t(`deed.${entry.type}`) : "";
}

/** Return the entries of a round up to and including one. */
function entriesUpTo(id: string, ids: string[], log: LoadedGame["log"]): Entry[] {
  const before = ids.slice(0, ids.indexOf(id) + 1);
  return log.flatMap(({ entry }) => (before.includes(entry.id ?? "") ? [entry] : []));
}
