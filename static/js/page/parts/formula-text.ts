import type { Line } from "../../types.ts";
import { t } from "../messages.ts";

/** How long a line of a score, or a part of a formula, may be to stay in one line of the narrowest phones. */
export const MAX_UNBROKEN = 22;

/** Return how the points of a line of a pad come about: "20 + 10 × 3 = 50", "the most of 3, 5 = 5"; null where there is nothing to say of them. */
export function formulaText({ text, call, values = [], when, worth, points: change }: Line): string | null {
  const points = worth ?? change;
  if (when) return t("line.when", { when, points });
  if (text) return t("line.formula", { text, points });
  if (!call) return null;
  if (call === "sum") return t("line.formula", { text: values.join(" + "), points });
  const parts = values.map((value) =>
    value.length > MAX_UNBROKEN ? value : value.replaceAll(" ", "\u00a0"),
  );
  const [one = "", other = ""] = parts;
  return t(`line.call.${call}`, { one, other, all: parts.join(", "), count: values.length, points });
}
