/** A round of two of which only the first figure is filled in, in a tab and on the disk. */

import { stampEntry } from "../../../static/js/page/log/records.ts";
import type { Draft } from "../../../static/js/types.ts";
import { Tab } from "./one-phone.ts";

export const EMPTY = draft(null);

/** A round of one figure. */
export function draft(points: number | null): Draft {
  const player = points === null ? null : { points };
  return { entry: { type: "round", players: [player, null] }, seat: 0, depth: "points" };
}

export function pointsOf(tab: Tab, game: string): unknown {
  return (tab.drafts.current(game, "new")?.entry.players as unknown[] | undefined)?.[0];
}

/** Makes an entry of the new round that is begun. */
export async function finish(tab: Tab, game: string, first: number, second: number): Promise<void> {
  const round = stampEntry({ type: "round", players: [{ points: first }, { points: second }] });
  await tab.tables.write(game, [round], tab.drafts.sourceOf(game, "new"));
  tab.drafts.forget(game, "new");
}

/** Which tap of a draft lies on the disk. */
export async function pointsOnDisk(game: string): Promise<unknown> {
  const reloaded = new Tab();
  await reloaded.drafts.load(game);
  return pointsOf(reloaded, game);
}
