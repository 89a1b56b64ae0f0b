import { html, type TemplateResult } from "lit";
import { CameraError, type CameraProblem, openCamera, stopCamera } from "../../device/camera.ts";
import { type CodeReader, openCodeReader } from "../../device/code-reader.ts";
import { t } from "../../messages.ts";
import { LightElement } from "../../parts/light-element.ts";

/**
 * What the camera sees, until a code is read. In: `hint`, what to do. Out: `scan` with the text of every
 * code read, also of one read before; `failure` with a `CameraProblem` where there is no picture.
 *
 * The camera is on only while the element is on the page and the page is looked at.
 */
class CodeScanner extends LightElement {
  static override properties = { hint: {} };

  declare hint: string;
  #stream: MediaStream | null = null;
  #reader: CodeReader | null = null;
  /** Counts the starts: what an earlier one opened is closed at once. */
  #start = 0;

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener("visibilitychange", this.#onVisibility);
    this.#onVisibility();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener("visibilitychange", this.#onVisibility);
    this.#stop();
  }

  protected override render(): TemplateResult {
    return html`<p class="share-plain" role="status">${this.hint}</p>
      <video class="code-picture" muted playsinline aria-label=${t("join.scan.picture")}></video>`;
  }

  #onVisibility = (): void => {
    this.#stop();
    if (document.visibilityState === "visible") void this.#look(this.#start);
  };

  #stop(): void {
    this.#start += 1;
    if (this.#stream) stopCamera(this.#stream);
    this.#reader?.close();
    this.#stream = this.#reader = null;
  }

  /** Open camera and reader and read on, until this start is over. */
  async #look(start: number): Promise<void> {
    try {
      const stream = await openCamera();
      if (start !== this.#start) return stopCamera(stream);
      this.#stream = stream;
      const video = await this.#play(stream);
      const reader = await openCodeReader();
      if (start !== this.#start) return reader.close();
      this.#reader = reader;
      while (start === this.#start) await this.#readOnce(reader, video, start);
    } catch (error) {
      if (start === this.#start) this.#onFailure(error);
    }
  }

  async #play(stream: MediaStream): Promise<HTMLVideoElement> {
    await this.updateComplete;
    const video = this.querySelector("video") as HTMLVideoElement;
    video.srcObject = stream;
    await video.play();
    return video;
  }

  async #readOnce(reader: CodeReader, video: HTMLVideoElement, start: number): Promise<void> {
    await new Promise(requestAnimationFrame);
    const text = await reader.read(video);
    if (text && start === this.#start) this.emit("scan", text);
  }

  #onFailure(error: unknown): void {
    this.#stop();
    if (!(error instanceof CameraError)) reportError(error);
    this.emit<CameraProblem>("failure", error instanceof CameraError ? error.problem : "busy");
  }
}

customElements.define("code-scanner", CodeScanner);
