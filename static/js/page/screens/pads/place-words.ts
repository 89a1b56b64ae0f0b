/** The place of a problem within a pad, in words. */

import type { Path, Words } from "../../../types.ts";
import { wordsOf } from "../../game-texts.ts";
import { hasText, isolate, t } from "../../messages.ts";
import { MAX_NAME } from "../../name-length.ts";

/**
 * Return a place as people count: "What is written down › No. 2 (Tricks) › At most".
 *
 * In: a path within the pad, and the pad as it was read. A key that no pad has stands as it was met.
 */
export function placeWords(at: Path, pad: unknown): string {
  let value = pad;
  const steps = at.map((step) => {
    value = (value as Record<string | number, unknown> | null | undefined)?.[step];
    if (typeof step === "number") return numbered(step, value);
    return hasText(`maker.at.${step}`) ? t(`maker.at.${step}`) : isolate(step);
  });
  return steps.join(" › ");
}

function numbered(at: number, item: unknown): string {
  const number = t("maker.numbered", { no: at + 1 });
  const name = nameOf(item);
  return name ? `${number} (${isolate(name)})` : number;
}

/** Return what a field, a row, a check or a choice is called; "" where it has no name that can be shown. */
function nameOf(item: unknown): string {
  const { name } = (item ?? {}) as { name?: Words | null };
  const words: unknown = name && wordsOf(name);
  return typeof words === "string" && words.length <= MAX_NAME ? words : "";
}
