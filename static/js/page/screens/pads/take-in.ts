import { html, nothing, type TemplateResult } from "lit";
import type { Pad } from "../../../types.ts";
import { announce } from "../../announce.ts";
import { problemText } from "../../codes.ts";
import { wordsOf } from "../../game-texts.ts";
import { hasText, isolate, t } from "../../messages.ts";
import type { MainButtonProps } from "../../parts/buttons.ts";
import { footer } from "../../parts/footer.ts";
import { header } from "../../parts/header.ts";
import { goUp, paths, replace } from "../../router.ts";
import { singleFlight } from "../../scheduling.ts";
import type { PadReading } from "../../sync/pad-link.ts";
import { vibrateRefusal } from "../../vibrate.ts";
import type { ScanObstacle } from "../join/code-scanner.ts";
import { Scanning } from "../join/scanning.ts";
import { padNote } from "../new-game/pad-texts.ts";
import { Screen } from "../screen.ts";
import { placeWords } from "./place-words.ts";

const importLink = () => import("../../sync/pad-link.ts");

/** The screen to take in a pad: from the link it was opened by, one that is pasted, a code, or a file. */
class TakeInScreen extends Screen {
  static override properties = {
    ...Screen.properties,
    reading: { state: true },
    isKnown: { state: true },
    obstacle: { state: true },
  };

  /** What came of what was opened last. */
  reading: PadReading | null = null;
  /** Whether the pad that was read is an own one already. */
  isKnown = false;
  /** Why nothing could be scanned, or nothing read: its code did not come. */
  obstacle: ScanObstacle | null = null;

  readonly #scanning = new Scanning(this, {
    load: importLink,
    onScan: (text) => void this.#onScan(text),
    onFilm: () => this.#scanning.refuse(t("pads.in.foreign")),
    onObstacle: (obstacle) => {
      this.obstacle = obstacle;
    },
  });

  override connectedCallback(): void {
    super.connectedCallback();
    this.store.connection.show(null);
    addEventListener("hashchange", this.#onOpen);
    this.#onOpen();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener("hashchange", this.#onOpen);
  }

  protected override render(): TemplateResult {
    if (this.#scanning.isOn) return this.#scanning.render();
    const { reading, obstacle } = this;
    const pad = reading?.kind === "pad" ? reading.pad : null;
    const refusal = reading && reading.kind !== "pad" ? refusalText(reading) : null;
    return html`<div class="screen join-screen">
      ${header({ title: t("pads.in"), back: this.#leave })}
      <unsaved-bar .isSaved=${this.store.isSaved}></unsaved-bar>
      <main class="screen-content">
        <div role="status">${pad ? html`<p class="share-plain">${t(this.isKnown ? "pads.in.known" : "pads.in.question")}</p>` : nothing}</div>
        <div role="alert">
          ${refusal ? html`<p class="share-plain">${refusal}</p>` : nothing}
          ${obstacle && !pad ? html`<p class="share-plain">${t(`join.scan.${obstacle}`)}</p>` : nothing}
        </div>
        ${pad ? this.#question(pad) : this.#form()}
      </main>
      ${footer({ main: this.#main(pad) })}
    </div>`;
  }

  #question(pad: Pad): TemplateResult {
    return html`<section><h2 class="pad-offered">${wordsOf(pad.name)}</h2>${padNote(pad)}</section>`;
  }

  #form(): TemplateResult {
    return html`<form class="join-paste" @submit=${this.#onSubmit}>
      <p class="share-hint">${t("pads.in.how")}</p>
      <div class="share-keys">
        <button class="side-button" type="button" @click=${() => this.#scan()}>${t("join.scan")}</button>
        <button class="side-button" type="button" @click=${this.#askForFile}>${t("pads.in.file")}</button>
      </div>
      <input class="pad-file" type="file" accept=".json,application/json" hidden @change=${this.#onFile} />
      <label><span>${t("pads.in.link")}</span>
        <input name="link" autocomplete="off" autocapitalize="off" spellcheck="false" enterkeyhint="go" /></label>
    </form>`;
  }

  #main(pad: Pad | null): MainButtonProps {
    if (pad && this.isKnown) return { label: t("pads.in.there"), onTap: () => this.#toLibrary() };
    if (pad) return { label: t("pads.in.keep"), onTap: () => void this.#keep(pad) };
    return { label: t("join.open"), onTap: () => this.querySelector("form")?.requestSubmit() };
  }

  /** Read the pad of the address, on opening and on each new fragment. */
  #onOpen = (): void => {
    if (location.hash.length > 1)
      void this.#read((link) => link.readPadUrl(location.hash, this.store.engine));
  };

  #onSubmit = (event: Event): void => {
    event.preventDefault();
    const text = this.querySelector<HTMLInputElement>("input[name=link]")?.value ?? "";
    void this.#read((link) => link.readPadUrl(text, this.store.engine));
  };

  #askForFile = (): void => this.querySelector<HTMLInputElement>(".pad-file")?.click();

  #onFile = (event: Event): void => {
    const field = event.target as HTMLInputElement;
    const [file] = field.files ?? [];
    if (!file) return;
    void this.#read(async (link) =>
      file.size > link.MAX_FILE_BYTES
        ? { kind: "large" as const }
        : link.readPadText(await file.text(), this.store.engine),
    ).then(() => {
      field.value = "";
    });
  };

  /** Show what comes of something that was opened; nothing is kept by that. */
  async #read(work: (link: Awaited<ReturnType<typeof importLink>>) => Promise<PadReading>): Promise<void> {
    this.obstacle = null;
    const link = await importLink().catch(() => null);
    if (!link) {
      this.obstacle = "code";
      return;
    }
    const reading = await work(link).catch((): PadReading => ({ kind: "damaged" }));
    this.isKnown = reading.kind === "pad" && (await this.store.pads.has(reading.pad).catch(() => false));
    this.reading = reading;
    if (reading.kind !== "pad") vibrateRefusal();
  }

  #scan(): void {
    this.obstacle = null;
    void this.#scanning.start();
  }

  /** Open the pad of the code that was read; one that is none is said, and the camera looks on. */
  async #onScan(text: string): Promise<void> {
    const { isPadUrl, readPadUrl } = await importLink();
    if (!isPadUrl(text)) return this.#scanning.refuse(t("pads.in.foreign"));
    this.#scanning.stop();
    await this.#read(() => readPadUrl(text, this.store.engine));
  }

  #keep = singleFlight(async (pad: Pad): Promise<void> => {
    await this.store.pads.keep(pad);
    announce(t("pads.copied", { name: isolate(wordsOf(pad.name)) }));
    if (this.isConnected) this.#toLibrary();
  });

  #toLibrary(): void {
    replace(paths.begin("pad"));
  }

  #leave = (): Promise<void> => goUp(paths.begin("pad"));
}

/** Return why there is no pad, in words; where the engine has something against it, with the place. */
function refusalText(reading: Exclude<PadReading, { kind: "pad" }>): string {
  if (!("problem" in reading)) return t(`pads.in.${reading.kind}`);
  const { kind, problem, pad, met } = reading;
  const place = placeWords(problem.at, pad);
  const known = problem.code === "value.type" ? "maker.in.met" : "value.unknown_key";
  const unknown = met && `${t(known, { key: isolate(met) })} `;
  const { wanted } = problem.params;
  const params = wanted ? { ...problem.params, wanted: t(`value.type.${wanted}`) } : problem.params;
  const what = (place && `${place}: `) + unknown + problemText({ ...problem, params }, NO_TABLE);
  return hasText(`maker.in.${kind}`) ? t(`maker.in.${kind}`, { what }) : what;
}

const NO_TABLE = { game: "pad", seats: [], options: {}, playing: [] };

customElements.define("take-in-screen", TakeInScreen);
