import { nothing, type TemplateResult } from "lit";
import { authorName } from "../../authors.ts";
import { capitalize, roundName } from "../../game-texts.ts";
import { findForeignRound, findOvertaking } from "../../log/overtaking.ts";
import type { DraftStart, EntryRecord, LoadedGame } from "../../log/records.ts";
import { t } from "../../messages.ts";
import { askingBar } from "../../parts/notice-bar.ts";
import type { Store } from "../../store.ts";

/**
 * Render that another phone has written meanwhile what the draft at `place` was begun for, or what was to be recorded
 * since `start`; nothing while none has. `leave` ends recording it.
 */
export function overtakenBar(
  store: Store,
  table: LoadedGame,
  { place, start }: { place: string; start: DraftStart | null },
  leave: () => Promise<void>,
): TemplateResult | typeof nothing {
  const { id } = table.record;
  const draft = store.drafts.get(id, place);
  if (!draft) {
    const foreignRound = place === "new" && start ? findForeignRound(start, table) : null;
    const key = { label: t("round.sheet"), onTap: () => void leave() };
    return foreignRound && start ? askingBar(overtakenText(foreignRound, table, start), key) : nothing;
  }
  const [theirs] = findOvertaking(place, draft.begun, table);
  if (!theirs) return nothing;
  const giveUp = async () => {
    await store.undoOffer.discardDraft(id, place);
    await leave();
  };
  const key = { label: t("record.throw_away"), onTap: () => void giveUp() };
  return askingBar(overtakenText(theirs, table, place === "new" ? draft.begun : null), key);
}

/** Return "Ben has written round 4 meanwhile"; for a correction, where `begun` is null, "Ben has corrected this meanwhile". */
function overtakenText(theirs: EntryRecord, { record }: LoadedGame, begun: DraftStart | null): string {
  const who = authorName(theirs) || t("phone.other");
  if (!begun) return capitalize(t("record.overtaken.correction", { who }));
  return capitalize(t("record.overtaken", { who, what: roundName(record.setup.game, begun.round) }));
}
