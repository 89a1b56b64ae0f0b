import { html, nothing, svg, type TemplateResult } from "lit";
import { CameraError, type CameraProblem, openCamera, stopCamera } from "../../device/camera.ts";
import { type CodeReader, openCodeReader } from "../../device/code-reader.ts";
import { t } from "../../messages.ts";
import { LightElement } from "../../parts/light-element.ts";
import { FilmReader } from "../../sync/frames.ts";

export { openCodeReaderAhead } from "../../device/code-reader.ts";

/** Why nothing can be scanned: no picture, or the reader's own code did not come. */
export type ScanObstacle = CameraProblem | "code";

/**
 * What the camera sees, until a code is read. In: `hint`, what to do. Out: `scan` with the text of every
 * code read, also of one read before; `film` with the text of a moving code that was read to its end, null where it
 * was damaged; `failure` with a `ScanObstacle` where nothing can be read.
 *
 * The camera is on only while the element is on the page and the page is looked at.
 */
class CodeScanner extends LightElement {
  static override properties = { hint: {}, status: { state: true } };

  declare hint: string;
  /** What is said of a moving code, in place of the hint. */
  status = "";
  #film = new FilmReader();
  #stream: MediaStream | null = null;
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
    return html`<p class="share-plain" role="status">${this.status || this.hint}</p>
      <div class="code-view">
        <video class="code-picture" muted playsinline aria-label=${t("join.scan.picture")}></video>
        ${this.#film.progress.read ? ring(this.#film.progress) : nothing}
      </div>`;
  }

  #onVisibility = (): void => {
    this.#stop();
    if (document.visibilityState === "visible") void this.#look(this.#start);
  };

  #stop(): void {
    this.#start += 1;
    if (this.#stream) stopCamera(this.#stream);
    this.#stream = null;
  }

  /** Open camera and reader and read on, until this start is over. */
  async #look(start: number): Promise<void> {
    const opening = openCodeReader(); // beside the camera, so that it is ready by the first picture
    try {
      const stream = await openCamera();
      if (start !== this.#start) return stopCamera(stream);
      this.#stream = stream;
      const video = await this.#play(stream);
      const reader = await opening;
      while (start === this.#start) await this.#readOnce(reader, video, start);
    } catch (error) {
      if (start === this.#start) this.#onFailure(error);
    } finally {
      opening.then((reader) => reader.close()).catch(() => undefined); // no reader: nothing to close
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
    if (text && start === this.#start) await this.#onCode(text);
  }

  /** Take a frame of a moving code, and tell of it when it is whole; tell of any other code. */
  async #onCode(text: string): Promise<void> {
    const reading = this.#film.take(text);
    this.status = reading === "newer" ? t("join.scan.newer") : "";
    if (reading === "foreign") this.emit("scan", text);
    if (reading !== "taken") return;
    this.status = t("join.scan.part", this.#film.progress);
    if (!this.#film.isWhole) return;
    const film = this.#film;
    this.#film = new FilmReader();
    this.status = "";
    this.emit("film", await film.text());
  }

  #onFailure(error: unknown): void {
    this.#stop();
    if (!(error instanceof CameraError)) reportError(error);
    this.emit<ScanObstacle>("failure", error instanceof CameraError ? error.problem : "code");
  }
}

/** Render a ring that is closed as far as a moving code is read. */
function ring({ read, total }: FilmReader["progress"]): TemplateResult {
  return html`<svg class="code-ring" viewBox="-50 -50 100 100" aria-hidden="true">
    ${svg`<circle r="44" pathLength="100" stroke-dasharray="${(100 * read) / total} 100" transform="rotate(-90)" />`}
  </svg>`;
}

customElements.define("code-scanner", CodeScanner);
