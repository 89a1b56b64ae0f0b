import { html, nothing, type TemplateResult } from "lit";
import { announce } from "../../announce.ts";
import { withCooldown } from "../../cooldown.ts";
import { copyText, saveFile } from "../../export.ts";
import type { LoadedGame } from "../../log/records.ts";
import { t } from "../../messages.ts";
import { LightElement } from "../../parts/light-element.ts";
import { singleFlight } from "../../scheduling.ts";
import { bgStatsLink } from "../result/bg-stats.ts";
import { canSend, send } from "../result/send.ts";
import { resultText } from "../result/words.ts";

/** What became of it, as the line under the keys says it. */
type Done = "saved" | "copied" | "by_hand" | "failed";

/**
 * The result, to be sent: as a picture, as a text, to BG Stats.
 *
 * In: `table`. The phone's share sheet where there is one; else the picture is saved and the text copied.
 */
class ResultKeys extends LightElement {
  static override properties = {
    table: { attribute: false },
    done: { state: true },
    text: { state: true },
  };

  declare table: LoadedGame;
  done: Done | null = null;
  /** The text that was copied, to be seen, and to be taken by hand where that failed. */
  text = "";

  protected override render(): TemplateResult {
    const { table, done, text } = this;
    const name = t(`game.${table.record.setup.game}`);
    return html`<section class="result" aria-label=${t("result.title")}>
      <div class="result-keys">
        <button class="side-button" type="button" @click=${this.#picture}>
          ${t(canSend({ files: [EMPTY] }) ? "result.picture" : "result.picture.save")}</button>
        <button class="side-button" type="button" @click=${this.#text}>
          ${t(canSend({ text: "…" }) ? "result.text" : "result.text.copy")}</button>
        <a class="side-button" href=${bgStatsLink(table, name)} target="_blank" rel="noopener noreferrer">
          ${t("result.bg_stats")}</a>
      </div>
      ${done ? html`<p class="result-done">${t(`result.${done}`)}</p>` : nothing}
      ${text ? html`<p class="result-text" tabindex="0">${text}</p>` : nothing}
    </section>`;
  }

  /** A quick phone has drawn it before the second tap comes. */
  #picture = withCooldown(async (): Promise<void> => {
    try {
      const { pictureOf } = await import("../result/picture.ts");
      const files = [await pictureOf(this.table)];
      if (canSend({ files }) && (await send({ files }))) return this.#say(null);
      for (const file of files) saveFile(file);
      this.#say("saved");
    } catch {
      this.#say("failed");
    }
  });

  #text = singleFlight(async (): Promise<void> => {
    const text = resultText(this.table);
    if (canSend({ text }) && (await send({ text }))) return this.#say(null);
    this.text = text;
    await this.updateComplete;
    const done = await copyText(text, () => this.querySelector(".result-text"));
    this.#say(done ? "copied" : "by_hand", text);
  });

  #say(done: Done | null, text = ""): void {
    this.done = done;
    this.text = text;
    if (done) announce(t(`result.${done}`));
  }
}

/** Stands for a picture where it is asked whether pictures can be sent. */
const EMPTY = new File([], "result.png", { type: "image/png" });

customElements.define("result-keys", ResultKeys);
