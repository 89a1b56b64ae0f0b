/**
 * Pads that were left half-made: the phone keeps them, step by step, until they are kept as pads. The steps of the
 * pads kept or corrected last stay, so that they can be undone after a reload, too; few, as every start of the app reads them.
 */

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
/** The ids of pads that are kept and have their steps still, the last one first. */
const KEPT = "pad steps";
const MAX_KEPT = 3;
const GAME = "game ";
/** Return the id of the steps in which the pad of a running game is corrected. */
export const stepsOfGame = (game: string) => GAME + game;
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
  void setDraft(preferences, id, history);
  if (indexOf(preferences).includes(id)) return;
  await readDisk(preferences);
  await preferences.set(INDEX, [...new Set([...indexOf(preferences), id])]);
}

/** Take a draft from the list of those that are half-made: the pad is kept, as its last step has left it. */
export async function keepSteps(preferences: Preferences, id: string, history: History): Promise<void> {
  void setDraft(preferences, id, history);
  if (keptOf(preferences)[0] === id && hasKeptSteps(preferences, id)) return;
  await unlist(preferences, id);
  const kept = [id, ...keptOf(preferences).filter((other) => other !== id)];
  await setKept(preferences, kept.slice(0, MAX_KEPT), kept.slice(MAX_KEPT));
}

/** Whether these are the steps of a pad that is kept as the last one has left it. */
export function hasKeptSteps(preferences: Preferences, id: string): boolean {
  return keptOf(preferences).includes(id) && !indexOf(preferences).includes(id);
}

/** Let the steps go of pads that are kept no longer. */
export async function forgetSteps(preferences: Preferences, pads: ReadonlySet<string>): Promise<void> {
  const isThere = (id: string) => pads.has(id) || id.startsWith(GAME);
  const gone = keptOf(preferences).filter((id) => !isThere(id));
  const kept = keptOf(preferences).filter(isThere);
  if (gone.length) await setKept(preferences, kept, gone);
}

/** Throw a draft away. */
export async function removeDraft(preferences: Preferences, id: string): Promise<void> {
  void preferences.set(settingOf(id), null);
  await unlist(preferences, id);
}

function setDraft(preferences: Preferences, id: string, history: History): Promise<boolean> {
  return preferences.set(settingOf(id), { id, history, changed: Date.now() });
}

async function unlist(preferences: Preferences, id: string): Promise<void> {
  await readDisk(preferences);
  const others = indexOf(preferences).filter((other) => other !== id);
  await preferences.set(INDEX, others);
}

/** Remember whose steps are kept, and let those of others go unless they are half-made. */
async function setKept(preferences: Preferences, kept: string[], gone: string[]): Promise<void> {
  const listed = indexOf(preferences);
  for (const id of gone) if (!listed.includes(id)) void preferences.set(settingOf(id), null);
  await preferences.set(KEPT, kept);
}

function indexOf(preferences: Preferences): string[] {
  return preferences.get<string[]>(INDEX) ?? [];
}

function keptOf(preferences: Preferences): string[] {
  return preferences.get<string[]>(KEPT) ?? [];
}

/** Read what other tabs have written; where the disk cannot be read, what is known counts. */
async function readDisk(preferences: Preferences): Promise<void> {
  await preferences.start().catch(() => undefined);
}
