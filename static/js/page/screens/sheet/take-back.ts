import { NEXT_PLACE } from "../../log/draft.ts";
import type { LoadedGame } from "../../log/records.ts";
import { loadKind } from "../../recorders/kinds.ts";
import { navigate, paths } from "../../router.ts";
import { singleFlight } from "../../scheduling.ts";
import type { Screen } from "../screen.ts";

/**
 * Undo the newest action from the sheet. Of an entry that was written at its last tap that tap alone: the taps before
 * stand in its recorder again, unless something else has been begun there.
 */
export const takeBack = singleFlight(async (sheet: Screen, { record }: LoadedGame): Promise<void> => {
  const { drafts, undoOffer } = sheet.store;
  const { id, setup } = record;
  const kind = await loadKind(setup).catch(() => null);
  const isFree = !drafts.get(id, NEXT_PLACE);
  await undoOffer.undo(id);
  const undone = undoOffer.recent?.action;
  const taps = (isFree && undone && kind?.tapsBefore?.(undone)) || [];
  if (!kind || !taps.length) return;
  undoOffer.dismiss();
  const opening = kind.newDraft(setup, record.sheet, "cards");
  for (const draft of taps) void drafts.push(id, NEXT_PLACE, draft, opening);
  if (sheet.isConnected) navigate(paths.record(id));
});
