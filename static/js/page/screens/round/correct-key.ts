import type { Round } from "../../../types.ts";
import { capitalize, writerName } from "../../game-texts.ts";
import { type EntryPlace, placeName } from "../../log/draft.ts";
import { t } from "../../messages.ts";
import type { MainButtonProps } from "../../parts/buttons.ts";
import { goUp, paths } from "../../router.ts";
import type { Store } from "../../store.ts";

/** Return where a correction of this round, or of what is put in before one of its entries, is half made; null: nowhere. */
export function begunPlace(store: Store, game: string, { entries }: Round): EntryPlace | null {
  const places = entries.flatMap((id): EntryPlace[] => [{ of: id }, { before: id }]);
  return places.find((place) => store.drafts.get(game, placeName(place))) ?? null;
}

/**
 * Return the key that opens this round in the recorder, labelled with who is correcting it already; what is half made
 * goes on. A round of several entries is corrected one by one: while it is open the key goes on recording it,
 * afterwards back to the sheet. Where its last entry is the result of the whole round, `result`, that one is corrected.
 */
export function correctKey(
  store: Store,
  game: string,
  round: Round,
  result: string | null = null,
): MainButtonProps {
  const begun = begunPlace(store, game, round);
  if (begun?.before) return { label: t("round.insert_on"), href: paths.correct(game, begun) };
  const { entries, open } = round;
  const id = result ?? entries[0];
  if (!id || (entries.length > 1 && !begun && !result))
    return open
      ? { label: t("round.to_recorder"), href: paths.record(game) }
      : { label: t("round.sheet"), onTap: () => goUp(paths.sheet(game)) };
  const writer = store.connection.network?.live.presence.writerAt(placeName(begun ?? { of: id }));
  return {
    label: writer
      ? capitalize(t("round.correcting", { who: writerName(writer) }))
      : t(begun ? "round.correct_on" : "round.correct"),
    href: paths.correct(game, begun ?? { of: id }),
  };
}
