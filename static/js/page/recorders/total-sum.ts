import { html, nothing, type TemplateResult } from "lit";
import type { Result } from "../../types.ts";
import { number, SEPARATOR, t } from "../messages.ts";

/**
 * Render how a new total comes about: "38 + 12 = 50", "5 − 12, never below 0 = 0"; where a pad makes something else of it,
 * "62 + 38 = 100 · 100 becomes 50".
 */
export function totalSum({ points, before = 0, total, lines }: Result): TemplateResult {
  const change = lines.find(({ what }) => what === "total")?.points ?? 0;
  const brought = (points ?? 0) - change;
  const from = before + brought;
  const less = total > from + change ? "points.floor" : "points.less";
  const sum = t(brought < 0 ? less : "points.more", { before, points: Math.abs(brought) });
  const end = change ? t("line.total", { from: number(from), to: number(total) }) : number(total);
  return html`${sum}${"\u00a0"}${change ? html`${number(from)}${SEPARATOR}` : nothing}<b>${end}</b>`;
}
