import { html, type TemplateResult } from "lit";
import { t } from "../../messages.ts";
import { LightElement } from "../../parts/light-element.ts";
import type { Store } from "../../store.ts";
import { type ReadResult, takeInShown } from "../../sync/shown-game.ts";
import { vibrateRefusal, vibrateSuccess } from "../../vibrate.ts";
import "../join/code-scanner.ts";
import type { ScanObstacle } from "../join/code-scanner.ts";
import type { FileResult } from "./game-file.ts";

/** How reading a game ended: by what was read, by why nothing can be, or by a file in which there is none for this app. */
export type ReadingEnd = FileResult | { kind: "obstacle"; obstacle: ScanObstacle };

/**
 * The camera looking for a game on another phone's screen. In: `store`. Out: `end` with a `ReadingEnd`;
 * a code of no game is said, and the camera looks on.
 */
class GameReading extends LightElement {
  static override properties = { hint: { state: true } };

  declare store: Store;
  hint = t("share.read.hold");

  protected override render(): TemplateResult {
    return html`<code-scanner .hint=${this.hint}
      @film=${({ detail }: CustomEvent<string | null>) => void this.#onFilm(detail)}
      @scan=${() => this.#refuse("share.read.other")}
      @failure=${({ detail }: CustomEvent<ScanObstacle>) => this.#end({ kind: "obstacle", obstacle: detail })}></code-scanner>`;
  }

  async #onFilm(text: string | null): Promise<void> {
    const result: ReadResult = text === null ? { kind: "unreadable" } : await takeInShown(this.store, text);
    if (!this.isConnected) return; // the person has gone on meanwhile
    if (result.kind === "unreadable") this.#refuse("join.scan.unreadable");
    else this.#end(result);
  }

  #end(end: ReadingEnd): void {
    if (end.kind === "obstacle") vibrateRefusal();
    else vibrateSuccess();
    this.emit("end", end);
  }

  /** Say what is wrong with a code, once. */
  #refuse(key: "share.read.other" | "join.scan.unreadable"): void {
    if (this.hint !== t(key)) vibrateRefusal();
    this.hint = t(key);
  }
}

customElements.define("game-reading", GameReading);
