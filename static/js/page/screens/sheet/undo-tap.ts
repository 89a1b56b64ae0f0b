import { NEXT_PLACE } from "../../log/draft.ts";
import type { GameRecord } from "../../log/records.ts";
import type { RecorderKind } from "../../recorders/recorder.ts";
import { navigate, paths } from "../../router.ts";
import { singleFlight } from "../../scheduling.ts";
import type { Screen } from "../screen.ts";

/**
 * Undo the newest action from the sheet. Of an entry that was written at its last tap that tap alone: the taps before
 * stand in its recorder again, unless something else has been begun there.
 */
export const undoTap = singleFlight(
  async (sheet: Screen, { id, setup, sheet: before }: GameRecord, kind: RecorderKind): Promise<void> => {
    const { drafts, undoOffer } = sheet.store;
    const undone = await undoOffer.undo(id);
    const taps = (undone && kind.tapsBefore?.(undone)) || [];
    if (!taps.length || drafts.get(id, NEXT_PLACE)) return;
    undoOffer.dismiss();
    const opening = kind.newDraft(setup, before, "cards");
    for (const draft of taps) void drafts.push(id, NEXT_PLACE, draft, opening);
    if (sheet.isConnected) navigate(paths.record(id));
  },
);
