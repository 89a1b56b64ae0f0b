import { html, nothing, type TemplateResult } from "lit";
import type { Result } from "../../../types.ts";
import { number, t } from "../../messages.ts";
import { ruleLink } from "../../parts/rule-link.ts";

/** Render a player's result with its arithmetic: "19 in melds − 2×3 hand = 13". */
export function sumLine({ points, lines }: Result, factor: number, isHandKnown: boolean): TemplateResult {
  if (points === null) return html``;
  const worth = (what: string): number => lines.find((line) => line.what === what)?.points ?? 0;
  const finish = worth("finish");
  return html`${ruleLink("lynx", "melds", t("lynx.sum.melds", { points: worth("melds") }))}
    ${isHandKnown ? handTerm(-worth("hand"), factor) : t("lynx.sum.unknown")}
    ${finish ? ruleLink("lynx", "finish", t("lynx.sum.finish", { points: finish })) : nothing}
    ${isHandKnown ? html`<span>=${"\u00a0"}<b>${number(points)}</b></span>` : nothing}`;
}

function handTerm(against: number, factor: number): TemplateResult | typeof nothing {
  if (!against) return nothing;
  const once = t("lynx.sum.once", { count: against });
  return ruleLink(
    "lynx",
    "hand",
    factor === 1 ? once : t("lynx.sum.hand", { factor, count: against / factor }),
  );
}
