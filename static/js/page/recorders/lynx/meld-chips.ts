import { html, nothing, type TemplateResult } from "lit";
import { rankLetter, rankName } from "../../codes.ts";
import { number, t } from "../../messages.ts";
import { chip } from "../../parts/chip.ts";
import type { Meld } from "./game.ts";
import { type MeldsLying, meldName } from "./words.ts";

interface MeldChips {
  melds: Meld[];
  /** What the engine says lies there; behind by one tap at most. */
  lying: (MeldsLying | null)[];
  /** The rank a meld was begun with. */
  first: string | null;
  /** The position of the meld tapped. */
  tapped: number | null;
  /** While correcting: the melds as they were written. */
  before: Meld[] | null;
  onTap: (position: number) => void;
}

/** A player's melds as chips, the one begun at their end; before the first, what to tap. */
export function meldChips(table: MeldChips): TemplateResult {
  const { melds, first } = table;
  if (!melds.length && first === null) return html`<p class="melds-hint">${t("lynx.hint")}</p>`;
  return html`<ul class="chips" aria-label=${t("lynx.melds")}>
    ${melds.map((meld, at) => meldChip(table, meld, at))}
    ${first === null ? nothing : html`<li class="chip ghost">${t("lynx.begun", { rank: rankLetter(first) })}</li>`}
  </ul>`;
}

function meldChip({ lying, tapped, before, onTap }: MeldChips, meld: Meld, at: number): TemplateResult {
  const told = lying[at] ?? null;
  const shape = Array.isArray(meld) ? (told?.shape ?? meld) : meld;
  const changed = before && !before.some((old) => JSON.stringify(old) === JSON.stringify(meld));
  return html`<li class=${changed ? "meld changed" : "meld"}>
    ${chip({
      label: meldName(shape),
      worth: told ? number(told.points) : "",
      pressed: tapped === null ? undefined : at === tapped,
      heard: told ? t("lynx.meld.heard", { meld: meldName(shape), points: told.points }) : undefined,
      onTap: () => onTap(at),
    })}
  </li>`;
}

/** What is heard while a meld is begun. */
export function begunHeard(first: string): string {
  return t("lynx.begun", { rank: rankName(first) });
}
