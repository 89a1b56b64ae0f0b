/** A pad in a list: a key that plays by it, and one that unfolds what else may be done with it. */

import { html, nothing, type TemplateResult } from "lit";
import type { Pad } from "../../../types.ts";
import { wordsOf } from "../../game-texts.ts";
import { isolate, t } from "../../messages.ts";
import { icon } from "../../parts/icon.ts";
import { padFacts } from "./pad-texts.ts";

/** What may be done with a pad besides playing by it. */
export interface PadAction {
  label: string;
  /** Where it leads; left out where `onTap` does it. */
  href?: string;
  onTap?: () => void;
}

export interface PadRowProps {
  pad: Pad;
  /** Whether it is an own one, which may be called as one of the app. */
  isOwn: boolean;
  actions: PadAction[];
  /** What is asked above the keys; "" for nothing. */
  question: string;
  /** A line below its name, as why the server refuses it; "" for none. */
  remark: string;
  isUnfolded: boolean;
  /** Null where this version has no recorder for it. */
  onChoose: (() => void) | null;
  onUnfold: () => void;
}

/** Render a pad with its keys. */
export function padRow({
  pad,
  isOwn,
  actions,
  question,
  remark,
  isUnfolded,
  onChoose,
  onUnfold,
}: PadRowProps): TemplateResult {
  const name = wordsOf(pad.name);
  return html`<li><div class="pad-row">
      <button class="pad-key" type="button" ?disabled=${!onChoose} @click=${onChoose}>
        <b>${name}</b>${isOwn ? html`<span class="visually-hidden">${t("pads.own.one")}</span>` : nothing}<small>${onChoose ? padFacts(pad) : t("pads.newer")}</small>
        ${remark ? html`<small class="pad-remark">${remark}</small>` : nothing}</button>
      <button class="pad-more" type="button" aria-expanded=${isUnfolded}
        aria-label=${t(isOwn ? "pads.own.more" : "pads.more", { name: isolate(name) })} @click=${onUnfold}>${icon("list")}</button>
    </div>
    ${isUnfolded ? html`<div role="alert">${question ? html`<p class="pad-question">${question}</p>` : nothing}</div><div class="pad-actions">${actions.map(actionKey)}</div>` : nothing}</li>`;
}

function actionKey({ label, href, onTap }: PadAction): TemplateResult {
  return href
    ? html`<a class="side-button" href=${href}>${label}</a>`
    : html`<button class="side-button" type="button" @click=${onTap}>${label}</button>`;
}
