import type { Setup } from "../../../types.ts";
import { roundName } from "../../game-texts.ts";
import type { EntryRecord } from "../../log/records.ts";
import { hasText, t } from "../../messages.ts";

/** What a held version is a version of: "Round 4", "A card", "Correction". */
export function versionName({ game }: Setup, { entry, made }: EntryRecord): string {
  const whole = ["round", "section", "game"].includes(entry.type) || !hasText(`deed.${entry.type}`);
  return whole && made?.step ? roundName(game, made.step.round) : t(`deed.${entry.type}`);
}
