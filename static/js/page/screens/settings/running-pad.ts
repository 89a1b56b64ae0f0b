import { html, nothing, type TemplateResult } from "lit";
import type { Pad, Setup } from "../../../types.ts";
import { wordsOf } from "../../game-texts.ts";
import type { OwnPadRecord } from "../../local/own-pads.ts";
import { isSame } from "../../log/shared-draft.ts";
import { t } from "../../messages.ts";
import { icon } from "../../parts/icon.ts";
import { LightElement } from "../../parts/light-element.ts";
import { canPlay, padNote } from "../new-game/pad-texts.ts";

/**
 * The pad of a running game: the way to correct it, and the scorebook's version of it where that is another one.
 *
 * In: `setup`, `game` (its id), `own` (the own pads). Out: "pad" with the scorebook's version.
 */
class RunningPad extends LightElement {
  static override properties = {
    own: { attribute: false },
    setup: { attribute: false },
    game: {},
  };

  declare own: readonly OwnPadRecord[];
  declare setup: Setup;
  declare game: string;
  #wasTaken = false;

  /** Once the scorebook's version is taken, its key is gone: the pad's line has the focus. */
  protected override updated(): void {
    if (!this.#wasTaken || this.querySelector(".settings-version")) return;
    this.#wasTaken = false;
    this.querySelector<HTMLElement>(".settings-share")?.focus();
  }

  protected override render(): TemplateResult | typeof nothing {
    const { pad } = this.setup;
    if (!pad) return nothing;
    const used = this.own.filter(({ isRetired }) => !isRetired);
    const other = otherVersion(
      pad,
      used.map((one) => one.pad),
    );
    return html`${padNote(pad)}
      ${
        canPlay(pad)
          ? html`<a class="option settings-share" href="/pads/new?game=${this.game}">${icon("pencil")}
            <span class="option-words"><span class="option-label">${t("settings.pad")}</span>
            <span class="option-hint">${t("settings.pad.hint")}</span></span>${icon("next", 20)}</a>`
          : nothing
      }
      ${
        other
          ? html`<p class="settings-version"><span>${t("settings.pad.other")}</span>
            <button class="side-button" type="button" @click=${() => this.#take(other)}>${t("settings.pad.take")}</button></p>`
          : nothing
      }`;
  }

  #take(pad: Pad): void {
    this.#wasTaken = true;
    this.emit("pad", pad);
  }
}

/** Return the own pad that is called as this one and reads otherwise; null where there is none. */
export function otherVersion(pad: Pad, own: readonly Pad[]): Pad | null {
  const called = own.filter(
    (one) => one.kind === pad.kind && canPlay(one) && wordsOf(one.name) === wordsOf(pad.name),
  );
  const isHere = called.some((one) => isSame(withoutFormat(one), withoutFormat(pad)));
  return (isHere ? null : called[0]) ?? null;
}

/** Return a pad without its key `format`, which may be left out in a game. */
function withoutFormat(pad: Pad): object {
  const { format: _, ...rest } = pad as Pad & { format?: string };
  return rest;
}

customElements.define("running-pad", RunningPad);
