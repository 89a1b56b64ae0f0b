import GAMES from "virtual:games";
import { html, nothing, type TemplateResult } from "lit";
import type { Catalogue, Game, OptionSpec, Pad, Problem, Setup } from "../../types.ts";
import { problemText } from "../codes.ts";
import { listPeople, usualPlayers } from "../local/usual-players.ts";
import type { Person } from "../log/records.ts";
import { agreedSetup } from "../log/rematch.ts";
import { loadTexts, t, tn } from "../messages.ts";
import type { MainButtonProps } from "../parts/buttons.ts";
import { footer } from "../parts/footer.ts";
import { header } from "../parts/header.ts";
import { icon } from "../parts/icon.ts";
import { goUp, paths, replace } from "../router.ts";
import { singleFlight } from "../scheduling.ts";
import { vibrateRefusal } from "../vibrate.ts";
import { beginGame, joinRematch } from "./new-game/begin-game.ts";
import "./house-rules/house-rules.ts";
import { countChanges, optionsSummary, partOptions } from "./house-rules/options.ts";
import { padBrief, padRemark } from "./new-game/pad-texts.ts";
import {
  changeGame,
  hasCardColours,
  lacksPad,
  mostPeople,
  newPlan,
  optionsOf,
  PAD,
  type Plan,
  rematchPlan,
} from "./new-game/plan.ts";
import "./new-game/seats.ts";
import { waitUntilUncovered } from "./go-up.ts";
import { gamePicker } from "./new-game/game-picker.ts";
import type { SeatPicker } from "./new-game/seats.ts";
import { fileSeats, teamCounts, toSetup } from "./new-game/teams.ts";
import { Screen } from "./screen.ts";

/** A set-up with every option written out, and what is wrong with it. */
interface Completion {
  setup: Setup | null;
  problem: Problem | null;
}

/** The plan that was left without a game begun by it: who goes back finds it again. */
let unfinished: Plan | null = null;

/** The screen for setting up a game: game, seats, house rules. */
class NewGameScreen extends Screen {
  static override properties = {
    ...Screen.properties,
    preselected: { attribute: false },
    rematchOf: { attribute: false },
    plan: { state: true },
    setup: { state: true },
    defaults: { state: true },
    problem: { state: true },
    catalogue: { state: true },
    isUnfolded: { state: true },
    hasFailed: { state: true },
  };

  /** The game chosen on the way here. */
  declare preselected: string | null;
  /** The game this is a rematch of. */
  declare rematchOf: string | null;
  plan: Plan = { game: GAMES[0] ?? "", seats: [], options: {}, starter: null };
  /** The set-up the plan gives, and the same with default house rules. */
  setup: Setup | null = null;
  defaults: Setup | null = null;
  problem: Problem | null = null;
  catalogue: Catalogue | null = null;
  isUnfolded = false;
  /** Whether the engine did not answer. */
  hasFailed = false;
  /** The engine's evaluation of the current plan, or of the one that is still to come. */
  #evaluation: Promise<void> = Promise.resolve();

  override connectedCallback(): void {
    super.connectedCallback();
    this.store.connection.network?.sync.list(); // whoever was taken out on another device is not offered
    this.#evaluation = this.#loadPlan();
  }

  protected override render(): TemplateResult {
    const { plan } = this;
    return html`<div class="screen new-game" data-game=${plan.game}>
      ${header({ title: t("new.title"), back: () => goUp(paths.home), rules: plan.game === PAD ? undefined : paths.rules(plan.game, this.isUnfolded ? "variants" : "screen.new") })}
      <main class="screen-content">
        ${gamePicker({ plan, games: this.store.games.listed, catalogue: this.catalogue, onGame: this.#onGame, onName: this.#onName })}
        ${lacksPad(plan) ? this.#library() : this.#table(plan)}
      </main>
      ${footer({ main: this.#main() })}
    </div>`;
  }

  /** Render who plays, and by which rules; the long remark of a pad keeps nobody from the names. */
  #table(plan: Plan): TemplateResult {
    return html`${plan.pad ? padBrief(plan.pad) : nothing}
        <seat-picker .plan=${plan} .people=${listPeople(this.store)} .problem=${this.problem}
          @plan=${({ detail }: CustomEvent<Plan>) => this.#change(detail)}></seat-picker>
        ${plan.pad ? padRemark(plan.pad) : nothing}
        ${this.setup && this.defaults && !plan.pad ? this.#rules(withOptions(this.setup, plan), this.defaults) : nothing}`;
  }

  /** Render the pads to choose from. */
  #library(): TemplateResult {
    return html`<pad-library .pads=${this.store.pads} @choose=${({ detail }: CustomEvent<Pad>) => this.#change(changeGame(this.plan, PAD, detail))}></pad-library>`;
  }

  #rules(setup: Setup, defaults: Setup): TemplateResult {
    const specs = this.catalogue?.games.find(({ game }) => game === setup.game)?.options ?? [];
    const open = specs.filter((spec) => isAsked(spec, setup));
    const folded = specs.filter((spec) => spec.kind !== "text" && !open.includes(spec));
    const { rules, settings } = partOptions(folded);
    const options = (part: OptionSpec[]) =>
      html`<house-rules .specs=${part} .setup=${setup} .problem=${this.problem} @option=${this.#onOption}></house-rules>`;
    return html`<section class="rules-unfold">
      ${open.length ? html`<div class="rules-asked">${options(open)}</div>` : nothing}
      <button class="rules-line" type="button" aria-expanded=${this.isUnfolded}
        @click=${() => void this.#unfold()}>
        <span>${optionsSummary(setup.options, countChanges(setup.options, defaults.options))}</span>${icon("next", 20)}
      </button>
      ${
        this.isUnfolded
          ? html`${options(rules)}${settings.length ? html`<h2>${t("settings.writing")}</h2>${options(settings)}` : nothing}`
          : nothing
      }
    </section>`;
  }

  #main(): MainButtonProps {
    const { problem } = this;
    if (this.hasFailed)
      return { label: t("record.retry"), tone: "missing", onTap: () => void this.#change(this.plan) };
    if (lacksPad(this.plan))
      return { label: t("new.which"), tone: "missing", onTap: () => this.#focusSearch() };
    if (problem)
      return { label: this.#problemLabel(problem), tone: "missing", onTap: () => this.#showProblem(problem) };
    return { label: t("new.start"), onTap: () => void this.#start() };
  }

  /** Label the main key with what keeps the game from beginning: too few names are simply asked for. */
  #problemLabel(problem: Problem): string {
    if (problem.at[0] === "pad") return t("pads.newer"); // it was read once, where it was kept
    const { count = 0, least = 0, most = 0 } = problem.params as Record<string, number>;
    if (problem.code !== "seats.count") return problemText(problem, toSetup(this.plan));
    if (count >= least) return t("new.fewer_names", { most });
    if (least === most) return tn("new.all_names", most);
    const { teams } = this.plan;
    if (teams) return t("new.some_names", { counts: teamCounts(least, most, teams.size) });
    return t("new.more_names", { least, most });
  }

  /** Show the house rules or hide them; what opens below the edge comes into sight. */
  async #unfold(): Promise<void> {
    this.isUnfolded = !this.isUnfolded;
    await this.updateComplete;
    if (this.isUnfolded) this.querySelector(".rules-line")?.scrollIntoView({ block: "start" });
  }

  #showProblem({ at, code, params }: Problem): void {
    vibrateRefusal();
    if (at[0] === "options") this.isUnfolded = true;
    if (code === "seats.count" && Number(params?.count) < Number(params?.least)) {
      void this.querySelector<SeatPicker>("seat-picker")?.openField();
      return;
    }
    void this.updateComplete.then(() => {
      const place =
        this.querySelector(`[data-at="${at.slice(0, 2).join(".")}"]`) ??
        this.querySelector("[data-at=seats]");
      place?.scrollIntoView({ block: "center" });
      place?.querySelector<HTMLElement>(".people .chip, button, input")?.focus();
    });
  }

  /** Choose another game; of those by a pad the one that is chosen is left with the same key. */
  #onGame = (game: Game): Promise<void> => this.#change(changeGame(this.plan, game));

  #focusSearch(): void {
    vibrateRefusal();
    this.querySelector<HTMLElement>("pad-library input")?.focus();
  }

  #onOption = ({ detail: { name, value } }: CustomEvent<{ name: string; value: unknown }>): Promise<void> =>
    this.#change({ ...this.plan, options: { ...this.plan.options, [name]: value } });

  #onName = (name: string | null): Promise<void> =>
    this.#change({ ...this.plan, options: { ...this.plan.options, name } });

  async #loadPlan(): Promise<void> {
    const former = this.rematchOf ? await this.store.open(this.rematchOf) : null;
    if (former && this.isConnected && joinRematch(this.store, former)) return;
    const named = [...GAMES, PAD].find((game) => game === this.preselected);
    const pad = named === PAD ? await this.#findOwnPad() : undefined;
    const preselected = named ? { game: named, pad } : (this.store.games.heads[0]?.setup ?? this.plan);
    const left = unfinished && (named ? changeGame(unfinished, named, pad) : unfinished);
    const usual = () => newPlan(preselected, usualPlayers(this.store));
    const evaluation = this.#change(former ? rematchPlan(agreedSetup(former)) : (left ?? usual()));
    unfinished = left;
    await evaluation;
  }

  /** Find the pad of one's own that the address names. */
  async #findOwnPad(): Promise<Pad | undefined> {
    const id = new URLSearchParams(location.search).get("pad");
    const pads = id ? await this.store.pads.list() : [];
    return pads.find((own) => own.id === id)?.pad;
  }

  /** Show a plan at once, and what the engine says of it as soon as it answers. */
  #change(plan: Plan): Promise<void> {
    this.plan = plan;
    if (!this.rematchOf) unfinished = plan.seats.length ? plan : null;
    this.#evaluation = (lacksPad(plan) ? loadLibrary() : this.#evaluate(plan)).then(
      () => {
        this.hasFailed = false;
      },
      () => {
        this.hasFailed = true;
      },
    );
    return this.#evaluation;
  }

  async #evaluate(plan: Plan): Promise<void> {
    const { engine } = this.store;
    const { game, pad } = plan;
    const question = { do: "defaults", game, seats: fileSeats(plan), pad };
    const [result, defaults, catalogue] = await Promise.all([
      engine.ask<Completion>({ ...question, options: optionsOf(plan) }),
      engine.ask<Completion>({ ...question, options: {} }),
      this.catalogue ?? engine.ask<Catalogue>({ do: "catalogue" }),
    ]);
    if (plan !== this.plan) return;
    this.catalogue = catalogue;
    this.problem = countProblem(plan) ?? result.problem;
    this.setup = result.setup ?? (this.setup?.game === game ? this.setup : null);
    this.defaults = defaults.setup ?? (this.defaults?.game === game ? this.defaults : null);
  }

  /** Wait until the engine has evaluated the last change. */
  async #waitForEngine(): Promise<void> {
    const evaluation = this.#evaluation;
    await evaluation;
    if (evaluation !== this.#evaluation) await this.#waitForEngine();
  }

  /** Begin the game, once the engine has evaluated the plan. */
  #start = singleFlight(async (): Promise<void> => {
    await this.#waitForEngine();
    const { plan, setup, problem, hasFailed } = this;
    if (hasFailed || problem || !setup) return;
    const file = {
      game: plan.game,
      ...(plan.pad && { pad: plan.pad }),
      seats: fileSeats(plan),
      options: setup.options,
    };
    const id = await beginGame(this.store, file, this.rematchOf);
    if (!id) return;
    unfinished = null;
    await this.store.people.save(seatedNow(plan, this.store.people.own));
    if (await waitUntilUncovered(this)) replace(paths.sheet(id));
  });
}

/** Return a set-up with the options of a plan, which the engine may still be about to evaluate: each tap goes on from the one before. */
function withOptions(setup: Setup, plan: Plan): Setup {
  if (setup.game !== plan.game) return setup;
  return { ...setup, options: { ...setup.options, ...optionsOf(plan) } };
}

/** Whether an option is asked beside the players, not among the folded rules: which decks lie beside the two of Agame. */
function isAsked({ kind }: OptionSpec, { seats }: Setup): boolean {
  return kind === "neutral" && seats.length === 2;
}

/** Return why a pad cannot be played by so many people; null where it can. */
function countProblem(plan: Plan): Problem | null {
  if (!plan.pad) return null;
  const [least] = plan.pad.seats;
  const params = { count: plan.seats.length, least: least * (plan.teams?.size ?? 1), most: mostPeople(plan) };
  const isFit = params.least <= params.count && params.count <= params.most;
  return isFit ? null : { entry: 0, at: ["seats"], code: "seats.count", params };
}

/** Return who sits down by a plan, in this order, each with the mark worn where it is chosen for a game's cards. */
function seatedNow({ game, seats }: Plan, known: Person[]): Person[] {
  const used = Date.now();
  return seats.map(({ name, color }, seat) => {
    const usual = known.find((person) => person.name === name)?.color ?? null;
    return { name, color: hasCardColours(game) ? color : usual, used: used - seat };
  });
}

/** Load the pads that come with the app, their list, and what is said there before it. */
const loadLibrary = () => loadTexts("rare").then(() => import("./new-game/pad-library.ts"));

customElements.define("new-game-screen", NewGameScreen);
