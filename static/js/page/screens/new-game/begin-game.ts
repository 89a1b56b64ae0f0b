import type { GameFile } from "../../../types.ts";
import { type LoadedGame, newGameRecord } from "../../log/records.ts";
import { findBegunRematch } from "../../log/rematch.ts";
import { paths, redirect } from "../../router.ts";
import type { Store } from "../../store.ts";

/** Begin a game, maybe as a rematch of an earlier one; return its id, null where the engine takes no such set-up. */
export async function beginGame(
  { games, memberships, connection }: Store,
  file: Omit<GameFile, "log" | "format" | "id" | "started">,
  after?: string | null,
): Promise<string | null> {
  const head = newGameRecord({ format: "companion/1", ...file });
  const table = await games.adopt(after ? { ...head, after } : head);
  if (!table) return null;
  if (after) {
    const { role, by } = memberships.of(after); // it is played by the same people on the same phones
    memberships.set(head.id, by === undefined ? { role } : { role, by });
  }
  void navigator.storage?.persist?.();
  connection.network?.sync.exchangeNow(head.id);
  return head.id;
}

/** Go on to the rematch where another phone has begun it already; return whether it has. */
export function joinRematch({ games }: Store, { record }: LoadedGame): boolean {
  const begun = findBegunRematch(record, games.listed);
  if (begun) redirect(paths.sheet(begun.id));
  return begun !== null;
}
