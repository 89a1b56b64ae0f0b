import { html, nothing, type TemplateResult } from "lit";
import { rankName, rankSign } from "../../codes.ts";
import { number, t } from "../../messages.ts";
import { chip } from "../../parts/chip.ts";
import type { Meld } from "./game.ts";
import { type MeldsLying, meldName } from "./words.ts";

interface MeldChipsProps {
  melds: Meld[];
  /** The engine's view of the melds; it may be one tap behind. */
  lying: (MeldsLying | null)[];
  /** The rank a meld was begun with. */
  first: string | null;
  /** The position of the meld tapped. */
  tapped: number | null;
  /** While correcting: the melds as they were written. */
  before: Meld[] | null;
  onTap: (position: number) => void;
}

/** Render a player's melds as chips, with the one begun at the end; a hint before the first. */
export function meldChips(table: MeldChipsProps): TemplateResult {
  const { melds, first } = table;
  if (!melds.length && first === null) return html`<p class="melds-hint">${t("lynx.hint")}</p>`;
  return html`<ul class="chips" aria-label=${t("lynx.melds")}>
    ${melds.map((meld, at) => meldChip(table, meld, at))}
    ${first === null ? nothing : html`<li class="chip is-ghost">${t("lynx.begun", { rank: rankSign(first) })}</li>`}
  </ul>`;
}

function meldChip({ lying, tapped, before, onTap }: MeldChipsProps, meld: Meld, at: number): TemplateResult {
  const known = lying[at] ?? null;
  const shape = Array.isArray(meld) ? (known?.shape ?? meld) : meld;
  const isChanged = before && !before.some((old) => JSON.stringify(old) === JSON.stringify(meld));
  return html`<li class=${isChanged ? "meld is-changed" : "meld"}>
    ${chip({
      label: meldName(shape),
      worth: known ? number(known.points) : "",
      isPressed: tapped === null ? undefined : at === tapped,
      ariaLabel: known ? t("lynx.meld.heard", { meld: meldName(shape), points: known.points }) : undefined,
      onTap: () => onTap(at),
    })}
  </li>`;
}

/** Return the text announced when a meld is begun. */
export function begunText(first: string): string {
  return t("lynx.begun", { rank: rankName(first) });
}
