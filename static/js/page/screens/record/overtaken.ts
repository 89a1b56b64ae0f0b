import { nothing, type TemplateResult } from "lit";
import { authorName } from "../../authors.ts";
import { capitalize, roundName } from "../../game-texts.ts";
import { findOvertaking } from "../../log/overtaking.ts";
import type { LoadedGame } from "../../log/records.ts";
import { t } from "../../messages.ts";
import { askingBar } from "../../parts/notice-bar.ts";
import type { Store } from "../../store.ts";

/** Another phone has written meanwhile what the draft at `place` was begun for; `leave` ends recording it. */
export function overtakenBar(
  store: Store,
  table: LoadedGame,
  place: string,
  leave: () => Promise<void>,
): TemplateResult | typeof nothing {
  const { id, setup } = table.record;
  const { begun = null } = store.drafts.get(id, place) ?? {};
  const [theirs] = findOvertaking(place, begun, table);
  if (!theirs) return nothing;
  const who = authorName(theirs) || t("phone.other");
  const what = place === "new" ? roundName(setup.game, begun?.round ?? 1) : t("deed.amend");
  const giveUp = async () => {
    await store.undoOffer.discardDraft(id, place);
    await leave();
  };
  const key = { label: t("record.throw_away"), onTap: () => void giveUp() };
  return askingBar(capitalize(t("record.overtaken", { who, what })), key);
}
