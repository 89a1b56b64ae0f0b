import type { Setup, Sheet } from "../../../types.ts";
import { nameOf } from "../../game-texts.ts";
import { language } from "../../language.ts";
import { number, t } from "../../messages.ts";

/** What is heard once a round is written down: "Written down: Ada 12, Ben −3". */
export function writtenText(setup: Setup, { totals }: Sheet): string {
  const list = new Intl.ListFormat(language, { type: "unit" });
  const each = totals.map((total, seat) => `${nameOf(setup, seat)} ${number(total)}`);
  return t("record.written", { totals: list.format(each) });
}
