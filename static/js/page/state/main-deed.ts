/** What the main button of a recorder is for right now. */

import type { Bar, Choices, Draft, Entry, Path, Setup } from "../../types.ts";
import { playerOf, type RecorderKind } from "../recorders/recorder.ts";
import { isUntouched, nextBlank } from "./filling.ts";

export type MainDeed =
  | { act: "wait" }
  | { act: "retry" }
  | { act: "write"; entry: Entry }
  | { act: "seat"; seat: number }
  | { act: "lead"; missing: Bar & { at: Path } };

/**
 * What comes next by the engine's last answer: writing, the next player, or what is missing.
 *
 * Nobody walks on from a player of whom nothing is known yet; `settled` is the draft as it counts
 * when somebody does, where an empty row is known to be empty.
 */
export function mainDeed(
  choices: Choices | null,
  draft: Draft,
  settled: Draft,
  { kind, setup }: { kind: RecorderKind; setup: Setup },
): MainDeed {
  const { entry, problem } = choices ?? {};
  if (entry) return { act: "write", entry };
  if (!problem) return { act: "wait" };
  const next = kind.byPlayer && draft.entry.players ? nextBlank(draft, setup) : null;
  if (next === null || problem.code !== "draft.missing") return { act: "lead", missing: problem };
  const { seat } = draft;
  return isUntouched(playerOf(settled, seat))
    ? { act: "lead", missing: { ...problem, at: ["players", seat] } }
    : { act: "seat", seat: next };
}
