import { html, nothing, type TemplateResult } from "lit";
import type { Draft, Pad, Problem, Setup } from "../../../types.ts";
import { announce } from "../../announce.ts";
import { wordsOf } from "../../game-texts.ts";
import { newId } from "../../log/records.ts";
import { isSame } from "../../log/shared-draft.ts";
import { isolate, t } from "../../messages.ts";
import type { MainButtonProps } from "../../parts/buttons.ts";
import { footer } from "../../parts/footer.ts";
import { header } from "../../parts/header.ts";
import "../../parts/toast-line.ts";
import { goUp, navigate, paths, replace, updateAddress } from "../../router.ts";
import { singleFlight } from "../../scheduling.ts";
import { vibrateRefusal, vibrateSuccess } from "../../vibrate.ts";
import { canPlay } from "../new-game/pad-texts.ts";
import { Screen } from "../screen.ts";
import "../../../../css/pad-maker.css";
import "./begin.ts";
import { checksPart } from "./checks-part.ts";
import { findDraft, forgetSteps, hasKeptSteps, keepSteps, saveDraft } from "./drafts.ts";
import { fixedIds } from "./edits.ts";
import { endPart } from "./end-part.ts";
import { fieldsPart } from "./fields-part.ts";
import { type GamePad, openGamePad } from "./game-pad.ts";
import { gamePart } from "./game-part.ts";
import { beginWith, doStep, type History, redoStep, undoStep } from "./history.ts";
import { nameAdded, tapListener } from "./in-sight.ts";
import { addedTo, isMissing, part, placeOf, redoKey, showProblem } from "./parts.ts";
import { addressOf, makerPaths } from "./paths.ts";
import { pointsPart } from "./points-part.ts";
import { rowsPart } from "./rows-part.ts";
import { atProblem, sampleDraft, sampleSetup, type Trial, tryPad } from "./sample.ts";
import { roundResult, type SampleResult } from "./sample-peek.ts";
import "./sample-round.ts";
import "./sample-rows.ts";
import { sourcePad } from "./source.ts";
import { turnsPart } from "./turns-part.ts";

/** The screen on which a table makes a pad of its own: what is asked and counted, and the recorder beside it. */
class PadMaker extends Screen {
  static override properties = {
    ...Screen.properties,
    history: { state: true },
    open: { state: true },
    byHand: { state: true },
    sample: { state: true },
    isSampleTapped: { state: true },
    trial: { state: true },
    rowsResult: { state: true },
    keptPad: { state: true },
    notice: { state: true },
    hasAsked: { state: true },
    hasFailed: { state: true },
  };

  /** The pad with its steps; null while it is still to be chosen from which one it begins. */
  history: History | null = null;
  /** The field whose particulars are shown. */
  open: number | null = null;
  /** The places of formulas that are written by hand, also where they have a shape. */
  byHand: ReadonlySet<string> = new Set();
  /** What is told for a moment: that another phone has corrected the pad meanwhile. */
  notice = "";
  /** The sample round as far as it is tapped. */
  sample: Draft | null = null;
  isSampleTapped = false;
  trial: Trial | null = null;
  /** What the sample of rows comes to. */
  rowsResult: SampleResult = { points: [], problem: null };
  /** The pad as it was last kept. */
  keptPad: Pad | null = null;
  /** Whether what is missing yet is marked: once somebody wanted to go on without it. */
  hasAsked = false;
  hasFailed = false;
  /** The id of the draft on the phone, under which the pad is kept later. */
  #id = "";
  #isKept = false;
  /** The running game whose pad is corrected; null: the pad is one of the scorebook. */
  #game: GamePad | null = null;
  #requests = 0;

  override connectedCallback(): void {
    super.connectedCallback();
    this.store.connection.show(addressOf(location).game);
    void this.#load();
  }

  /** Show the game's pad as another phone has corrected it, as long as nothing was changed here. */
  protected override willUpdate(): void {
    const followed = this.history && this.#game?.followed(this.history);
    if (followed) this.#take(followed);
  }

  protected override render(): TemplateResult {
    const { history } = this;
    return html`<div class="screen pad-maker">
      ${header({ title: (history && wordsOf(history.pad.name)) || t("maker.title"), back: () => goUp(this.#above) })}
      <unsaved-bar .isSaved=${this.store.isSaved}></unsaved-bar>
      ${history ? this.#maker(history) : html`<main class="screen-content"><pad-beginning .store=${this.store}></pad-beginning></main>`}
    </div>`;
  }

  #maker(history: History): TemplateResult {
    const { pad } = history;
    const props = {
      pad,
      problems: (this.trial?.problems ?? []).filter((problem) => this.hasAsked || !isMissing(problem)),
      onEdit: this.#onEdit,
      open: this.open,
      onOpen: (open: number | null) => {
        this.open = open;
        if (pad.rows) this.byHand = new Set([...this.byHand].filter((place) => place.startsWith("checks.")));
      },
      fixed: fixedIds(this.#game?.pad ?? this.keptPad),
      isByHand: (place: string) => this.byHand.has(place),
      onByHand: this.#onByHand,
    };
    const setup = sampleSetup(pad);
    return html`<main class="screen-content">
        <div class="maker-parts" @click=${tapListener}>${gamePart(props)}${pad.rows ? rowsPart(props) : html`${fieldsPart(props)}${pointsPart(props)}`}${checksPart(props)}${endPart(props)}${pad.rows ? nothing : turnsPart(props)}</div>
        ${part(
          "sample",
          t("maker.sample"),
          pad.rows
            ? html`<sample-rows .setup=${setup} .engine=${this.store.engine} @result=${this.#onRows}></sample-rows>`
            : html`<sample-round .setup=${setup} .draft=${this.sample ?? sampleDraft(setup, null)} .choices=${this.trial?.choices ?? null}
            @figures=${this.#onSample}></sample-round>`,
        )}
      </main>
      <sample-peek .setup=${setup} .result=${pad.rows ? this.rowsResult : roundResult(this.trial, this.isSampleTapped)} @open=${this.#showSample}></sample-peek>
      <toast-line .text=${this.notice} .action=${""} @expire=${() => (this.notice = "")}></toast-line>
      ${footer({
        undo: history.before.length ? this.#onUndo : null,
        side: [
          ...(history.after?.length ? [redoKey(this.#onRedo)] : []),
          { label: t("maker.sample"), onTap: this.#showSample },
        ],
        main: this.#main(pad),
      })}`;
  }

  /** The screen above this one: the settings of the running game, or the list of pads. */
  get #above(): string {
    const { game } = addressOf(location);
    return game ? paths.settings(game) : makerPaths.library;
  }

  #main(pad: Pad): MainButtonProps {
    const [problem] = this.trial?.problems ?? [];
    const place = problem && placeOf(problem, pad);
    if (this.hasFailed) return { label: t("record.retry"), tone: "missing", onTap: () => void this.#try() };
    if (problem)
      return {
        label: t(`maker.look.${place}`),
        tone: "missing",
        onTap: () => this.#lookAt(problem, pad),
      };
    if (isSame(pad, this.keptPad))
      return { label: t("maker.play"), onTap: () => navigate(makerPaths.play(this.#id)) };
    return { label: t(this.#game ? "maker.take" : "maker.keep"), onTap: () => void this.#keep() };
  }

  /** Find what the address names: a pad that is kept, one that was left half-made, or what a new one begins from. */
  async #load(): Promise<void> {
    const { id, draft, game, from, called } = addressOf(location);
    const { preferences } = this.store;
    if (game) return this.#loadGame(game);
    await preferences.start().catch(() => undefined); // another tab may have gone on with the draft
    const pads = await this.store.pads.list().catch(() => null);
    const own = pads ?? []; // a phone that cannot be read says so above
    if (pads) void forgetSteps(preferences, new Set(pads.map((one) => one.id)));
    this.keptPad = own.find((one) => one.id === (id ?? draft))?.pad ?? null;
    this.#isKept = this.keptPad !== null;
    this.#id = id ?? draft ?? newId();
    const stored = this.#stepsOf(this.keptPad);
    const source = this.keptPad ?? sourcePad(from, called, own);
    const history = stored ?? (source && beginWith(source));
    if (!this.isConnected || !history || !canPlay(history.pad)) return;
    this.#take({ ...history, base: history.base ?? this.keptPad });
  }

  async #loadGame(id: string): Promise<void> {
    await this.store.preferences.start().catch(() => undefined);
    this.#game = await openGamePad(this.store, id);
    if (!this.isConnected) return;
    if (!this.#game || !canPlay(this.#game.pad)) return replace(this.#above);
    this.#take(this.#game.history());
  }

  /** Return the steps this phone has of the pad; what another phone has made of it since is one more. */
  #stepsOf(kept: Pad | null): History | null {
    const { preferences } = this.store;
    const stored = findDraft(preferences, this.#id)?.history ?? null;
    if (!stored || !kept || !hasKeptSteps(preferences, this.#id)) return stored;
    return { ...(isSame(stored.pad, kept) ? stored : doStep(stored, kept)), base: kept };
  }

  #onEdit = (pad: Pad, place?: string): void => {
    const { history } = this;
    if (!history) return;
    this.byHand = new Set(
      place ? [...this.byHand, place] : [...this.byHand].filter((one) => !one.includes(".")),
    );
    this.#take(doStep(history, pad, place ?? null), true);
    const added = addedTo(history.pad, pad);
    if (added) void this.updateComplete.then(() => nameAdded(this, added));
  };

  /** A formula that is chosen, or written in, stays one, whatever it reads like on the way. */
  #onByHand = (place: string, isByHand = true): void => {
    const byHand = new Set(this.byHand);
    byHand[isByHand ? "add" : "delete"](place);
    this.byHand = byHand;
  };

  #onUndo = (): void => this.#step(undoStep);

  #onRedo = (): void => this.#step(redoStep);

  /** Go a step back or forth; a formula that was chosen is no longer, unless it has no shape. */
  #step(step: (history: History) => History | null): void {
    const history = this.history && step(this.history);
    if (!history) return;
    this.byHand = new Set();
    this.#take(history, true);
  }

  /** Show the pad as it is after a step, and keep the step on the phone. */
  #take(history: History, isStep = false): void {
    this.history = history;
    this.sample = sampleDraft(sampleSetup(history.pad), this.sample);
    if (isStep && this.#game) void this.#game.save(history);
    else if (isStep) {
      const save = isSame(history.pad, this.keptPad) ? keepSteps : saveDraft;
      void save(this.store.preferences, this.#id, history);
      if (!this.#isKept) updateAddress(makerPaths.draft(this.#id));
    }
    void this.#try();
  }

  #onSample = ({ detail }: CustomEvent<Draft>): void => {
    this.sample = detail;
    this.isSampleTapped = true;
    void this.#try();
  };

  #onRows = ({ detail }: CustomEvent<SampleResult>): void => {
    this.rowsResult = detail;
  };

  /** Ask the engine what is wrong in the pad, and what the sample round is worth. */
  async #try(): Promise<void> {
    const { history, sample } = this;
    if (!history) return;
    const request = ++this.#requests;
    const setup: Setup = sampleSetup(history.pad);
    const trial = await tryPad(this.store.engine, setup, history.pad.rows ? null : sample).catch(() => null);
    if (request !== this.#requests) return;
    this.hasFailed = trial === null;
    this.trial = trial ?? this.trial;
  }

  #showSample = (): void => {
    this.sample = this.sample && atProblem(this.sample, this.trial);
    this.querySelector("[data-at=sample]")?.scrollIntoView({ block: "start" });
  };

  /** Lead to what is wrong. */
  #lookAt(problem: Problem, pad: Pad): void {
    vibrateRefusal();
    this.hasAsked = true;
    const [, key = "", at] = problem.at;
    if ((key === "fields" || key === "rows") && typeof at === "number") this.open = at;
    void this.updateComplete.then(() => showProblem(this, problem, pad));
  }

  /** Keep the pad on the phone; from then on it is changed in its place. That of a running game joins the correction of its set-up. */
  #keep = singleFlight(async (): Promise<void> => {
    const { history } = this;
    await this.#try();
    if (!history || history !== this.history || this.hasFailed || this.trial?.problems.length) return;
    if (this.#game) {
      const corrected = await this.#game.take(history);
      if (!corrected) return goUp(this.#above);
      this.notice = t("maker.overtaken");
      return this.#take(corrected, true);
    }
    const base = history.pad;
    const { id } = await this.store.pads.keep(base, this.#id, history.base);
    await keepSteps(this.store.preferences, id, { ...history, place: null, base });
    this.history &&= { ...this.history, place: null, base };
    this.#isKept = true;
    this.keptPad = base;
    updateAddress(makerPaths.own(id));
    vibrateSuccess();
    announce(t("maker.kept", { name: isolate(wordsOf(history.pad.name)) }));
  });
}

customElements.define("pad-maker", PadMaker);
