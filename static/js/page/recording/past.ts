/** What the engine reads in the midst of a game's log; with `along`, as if these entries were written too. */

import type { Entry, Setup } from "../../types.ts";
import type { EntryPlace } from "../log/draft.ts";
import type { LogEntry } from "../log/records.ts";
import type { Store } from "../store.ts";

/** Return an entry as it reads now, null when it is gone. */
export async function readEntry(
  { games }: Store,
  game: string,
  of: string,
  along?: LogEntry[],
): Promise<Entry | null> {
  const answer = await games.ask(
    game,
    (engine) => engine.ask<{ entry: Entry | null }>({ do: "reading", of }),
    along,
  );
  return answer.entry;
}

/** Return the set-up at a place of the log: who played then. */
export async function readSetup(
  { games }: Store,
  game: string,
  place: EntryPlace,
  along: LogEntry[],
): Promise<Setup> {
  const answer = await games.ask(
    game,
    (engine) => engine.ask<{ setup: Setup }>({ do: "setup", ...place }),
    along,
  );
  return answer.setup;
}
