import type { Round } from "../../../types.ts";
import { capitalize, writerName } from "../../game-texts.ts";
import { t } from "../../messages.ts";
import type { MainButtonProps } from "../../parts/buttons.ts";
import { goUp, paths } from "../../router.ts";
import type { Store } from "../../store.ts";

/**
 * Return the key that opens this round in the recorder, labelled with who is correcting it already. A round of several
 * entries is corrected one by one: while it is open the key goes on recording it, afterwards back to the sheet.
 */
export function correctKey(store: Store, game: string, { entries, open }: Round): MainButtonProps {
  const [id] = entries;
  if (!id || entries.length > 1)
    return open
      ? { label: t("round.to_recorder"), href: paths.record(game) }
      : { label: t("round.sheet"), onTap: () => goUp(paths.sheet(game)) };
  const hasDraft = store.drafts.get(game, `of:${id}`);
  const writer = store.connection.network?.live.presence.writerAt(`of:${id}`);
  return {
    label: writer
      ? capitalize(t("round.correcting", { who: writerName(writer) }))
      : t(hasDraft ? "round.correct_on" : "round.correct"),
    href: paths.correct(game, { of: id }),
  };
}
