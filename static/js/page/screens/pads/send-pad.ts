import { html, nothing, type TemplateResult } from "lit";
import { canSend, send } from "../../device/share-sheet.ts";
import { fileWords, saveFile } from "../../export.ts";
import { wordsOf } from "../../game-texts.ts";
import type { OwnPad } from "../../local/own-pads.ts";
import { t } from "../../messages.ts";
import { footer } from "../../parts/footer.ts";
import { header } from "../../parts/header.ts";
import { goUp, paths } from "../../router.ts";
import { padNote } from "../new-game/pad-texts.ts";
import { Screen } from "../screen.ts";
import "../share/link-line.ts";

/** Signs of a link whose code a phone still reads from another one's screen. */
const MAX_CODE_SIGNS = 2_000;
const FILE_TYPE = "application/json";

/** The screen to send a pad to somebody: as a link, as a code that shows it, or as a file. */
class SendPadScreen extends Screen {
  static override properties = {
    ...Screen.properties,
    pad: {},
    own: { state: true },
    address: { state: true },
    isMissing: { state: true },
  };

  /** The id of an own pad. */
  declare pad: string;
  own: OwnPad | null = null;
  /** The link; "": it is being made. */
  address = "";
  /** Whether this phone has no such pad. */
  isMissing = false;

  override connectedCallback(): void {
    super.connectedCallback();
    this.store.connection.show(null);
    import("../share/qr-code.ts").catch(() => undefined); // the link stands beneath it
    void this.#load().catch(() => {
      this.isMissing = true;
    });
  }

  protected override render(): TemplateResult {
    return html`<div class="screen share">
      ${header({ title: t("pads.send.title"), back: this.#leave })}
      <main class="screen-content">
        ${this.own ? this.#content(this.own) : nothing}
        <div role="alert">${this.isMissing ? html`<p class="share-plain">${t("pads.send.missing")}</p>` : nothing}</div>
      </main>
      ${footer({ main: { label: t("pads.in.there"), onTap: this.#leave } })}
    </div>`;
  }

  #content({ pad }: OwnPad): TemplateResult {
    const { address } = this;
    const hasCode = address.length <= MAX_CODE_SIGNS;
    return html`<h2 class="pad-offered">${wordsOf(pad.name)}</h2>${padNote(pad)}
      <p class="share-hint">${t(hasCode ? "pads.send.hint" : "pads.send.large")}</p>
      ${hasCode && address ? html`<qr-code .text=${address} .isTight=${true}></qr-code>` : nothing}
      ${address ? html`<link-line .address=${address}></link-line>` : nothing}
      <div class="share-keys"><button class="side-button" type="button" @click=${this.#sendFile}>${t("pads.send.file")}</button></div>`;
  }

  async #load(): Promise<void> {
    const own = (await this.store.pads.list()).find(({ id }) => id === this.pad);
    this.isMissing = !own;
    if (!own) return;
    const { padUrl } = await import("../../sync/pad-link.ts");
    this.own = own;
    this.address = await padUrl(own.pad);
  }

  /** Hand the file to the phone's share sheet, or save it where there is none that takes it. */
  #sendFile = async (): Promise<void> => {
    if (!this.own) return;
    const { pad } = this.own;
    const { padText } = await import("../../sync/pad-link.ts");
    const file = new File([padText(pad)], `${fileWords(wordsOf(pad.name))}.json`, { type: FILE_TYPE });
    const data = { files: [file], title: wordsOf(pad.name) };
    if (!(canSend(data) && (await send(data)))) saveFile(file);
  };

  #leave = (): Promise<void> => goUp(paths.begin("pad"));
}

customElements.define("send-pad-screen", SendPadScreen);
