import { html, nothing, type TemplateResult } from "lit";
import { announce } from "../../announce.ts";
import { withCooldown } from "../../cooldown.ts";
import { canSend, send } from "../../device/share-sheet.ts";
import { copyText, saveFile } from "../../export.ts";
import { gameName } from "../../game-texts.ts";
import type { LoadedGame } from "../../log/records.ts";
import { t } from "../../messages.ts";
import { LightElement } from "../../parts/light-element.ts";
import { singleFlight } from "../../scheduling.ts";
import { bgStatsLink } from "../result/bg-stats.ts";
import { resultText } from "../result/words.ts";

/** The outcome, as the line under the keys says it. */
type ShareOutcome = "saved" | "copied" | "by_hand" | "failed";

/**
 * The keys that send the result: as a picture, as a text, to BG Stats.
 *
 * In: `table`. The phone's share sheet where there is one; else the picture is saved and the text copied.
 */
class ResultKeys extends LightElement {
  static override properties = {
    table: { attribute: false },
    outcome: { state: true },
    text: { state: true },
  };

  declare table: LoadedGame;
  outcome: ShareOutcome | null = null;
  /** The text that was copied, shown so that it can be copied by hand where that failed. */
  text = "";

  protected override render(): TemplateResult {
    const { table, outcome, text } = this;
    const name = gameName(table.record.setup);
    return html`<section class="result" aria-label=${t("result.title")}>
      <div class="result-keys">
        <button class="side-button" type="button" @click=${this.#sendPicture}>
          ${t(canSend({ files: [EMPTY_FILE] }) ? "result.picture" : "result.picture.save")}</button>
        <button class="side-button" type="button" @click=${this.#sendText}>
          ${t(canSend({ text: "…" }) ? "result.text" : "result.text.copy")}</button>
        <a class="side-button" href=${bgStatsLink(table, name)} target="_blank" rel="noopener noreferrer">
          ${t("result.bg_stats")}</a>
      </div>
      ${outcome ? html`<p class="result-done">${t(`result.${outcome}`)}</p>` : nothing}
      ${text ? html`<p class="result-text" tabindex="0">${text}</p>` : nothing}
    </section>`;
  }

  /** With a cooldown, because a quick phone has drawn the picture before a second tap. */
  #sendPicture = withCooldown(async (): Promise<void> => {
    try {
      const { pictureOf } = await import("../result/picture.ts");
      const files = [await pictureOf(this.table)];
      if (canSend({ files }) && (await send({ files }))) return this.#showOutcome(null);
      for (const file of files) saveFile(file);
      this.#showOutcome("saved");
    } catch {
      this.#showOutcome("failed");
    }
  });

  #sendText = singleFlight(async (): Promise<void> => {
    const text = resultText(this.table);
    if (canSend({ text }) && (await send({ text }))) return this.#showOutcome(null);
    this.text = text;
    await this.updateComplete;
    const outcome = await copyText(text, () => this.querySelector(".result-text"));
    this.#showOutcome(outcome ? "copied" : "by_hand", text);
  });

  #showOutcome(outcome: ShareOutcome | null, text = ""): void {
    this.outcome = outcome;
    this.text = text;
    if (!outcome) return;
    announce(t(`result.${outcome}`));
    void this.updateComplete.then(() => this.#showLine());
  }

  /** Bring what is said under the keys into sight, with the text that belongs to it where both have room. */
  #showLine(): void {
    for (const part of [".result-text", ".result-done"])
      this.querySelector(part)?.scrollIntoView({ block: "nearest" });
  }
}

/** A file to ask whether pictures can be shared. */
const EMPTY_FILE = new File([], "result.png", { type: "image/png" });

customElements.define("result-keys", ResultKeys);
