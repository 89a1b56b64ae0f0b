/** What the rules mend by themselves: entries that a correction makes impossible, one after the other. */

import type { Entry } from "../../types.ts";
import { computeConsequences, toAmend, withChange } from "../log/corrections.ts";
import type { Change } from "../log/records.ts";
import { loadKind } from "../recorders/kinds.ts";
import type { Store } from "../store.ts";
import { readEntry } from "./past.ts";

/** What no longer fits, mended by one rule. */
export interface MendingPlan {
  /** The rule, by the code of the problem it mends. */
  code: string;
  changes: Change[];
  /** Whether nothing is left then that a person has to look at. */
  isWhole: boolean;
}

/**
 * Return how whatever these changes make impossible is mended by the rules alone, up to the first entry that a person
 * has to look at; null where that is the first one, or nothing is impossible.
 */
export async function planMending(store: Store, game: string, made: Change[]): Promise<MendingPlan | null> {
  const table = store.games.get(game);
  if (!table) return null;
  const kind = await loadKind(table.record.setup);
  const mended = new Map<string, Change>();
  let code = "";
  const plan = (isWhole: boolean) => (mended.size ? { code, changes: [...mended.values()], isWhole } : null);
  for (;;) {
    const amend = toAmend([...mended.values()].reduce(withChange, made));
    const { stopped } = computeConsequences(table, amend, await store.attempt(game, [amend]));
    if (!stopped) return plan(true);
    const { id, problem } = stopped;
    const entry = mended.has(id) ? null : (textIn(made, id) ?? (await readEntry(store, game, id)));
    const fitting = entry && kind.mend?.(entry, problem, table.record.setup);
    if (!fitting || (code && problem.code !== code)) {
      mended.delete(id); // the rule alone does not make it fit
      return plan(false);
    }
    const { id: _, ...rest } = fitting;
    mended.set(id, { of: id, entry: rest });
    code = problem.code;
  }
}

/** Return an entry as these changes have it, null where they leave it as it is. */
function textIn(changes: Change[], id: string): Entry | null {
  const change = changes.find((one) => "of" in one && one.of === id);
  return change?.entry ? (change.entry as Entry) : null;
}
