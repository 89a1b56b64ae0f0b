/** Pads that were left half-made: the phone keeps them, step by step, until they are kept as pads. */

import type { Preferences } from "../../local/preferences.ts";
import type { History } from "./history.ts";

/** A pad in the making; of one that is kept already, under the same id. */
export interface PadDraft {
  id: string;
  history: History;
  /** When it was last changed, in milliseconds. */
  changed: number;
}

/** The ids of all drafts; each has a setting of its own, so that tabs do not write over each other's. */
const INDEX = "pad drafts";
const settingOf = (id: string) => `pad draft ${id}`;

/** Return all drafts as the disk has them, those changed last first. */
export async function listDrafts(preferences: Preferences): Promise<PadDraft[]> {
  await readDisk(preferences);
  const drafts = indexOf(preferences).flatMap((id) => findDraft(preferences, id) ?? []);
  return drafts.sort((one, other) => other.changed - one.changed);
}

export function findDraft(preferences: Preferences, id: string): PadDraft | null {
  return preferences.get<PadDraft | null>(settingOf(id)) ?? null;
}

/** Keep a draft as it is now; a new one is listed from now on. */
export async function saveDraft(preferences: Preferences, id: string, history: History): Promise<void> {
  void preferences.set(settingOf(id), { id, history, changed: Date.now() });
  if (indexOf(preferences).includes(id)) return;
  await readDisk(preferences);
  await preferences.set(INDEX, [...new Set([...indexOf(preferences), id])]);
}

export async function removeDraft(preferences: Preferences, id: string): Promise<void> {
  void preferences.set(settingOf(id), null);
  await readDisk(preferences);
  await preferences.set(
    INDEX,
    indexOf(preferences).filter((other) => other !== id),
  );
}

function indexOf(preferences: Preferences): string[] {
  return preferences.get<string[]>(INDEX) ?? [];
}

/** Read what other tabs have written; where the disk cannot be read, what is known counts. */
async function readDisk(preferences: Preferences): Promise<void> {
  await preferences.start().catch(() => undefined);
}
