import type { GameFile } from "../../../types.ts";
import { newGameRecord } from "../../log/records.ts";
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
