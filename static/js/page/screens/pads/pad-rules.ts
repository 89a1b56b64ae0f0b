import { html, nothing, type TemplateResult } from "lit";
import type { Formula, Pad, PadField, PadRow } from "../../../types.ts";
import { wordsOf } from "../../game-texts.ts";
import { number, t, tn } from "../../messages.ts";
import { footer } from "../../parts/footer.ts";
import { header } from "../../parts/header.ts";
import { isWho } from "../../recorders/pad/one-of-all.ts";
import { goUp, paths } from "../../router.ts";
import { fieldsToFill, padFacts } from "../new-game/pad-texts.ts";
import { Screen } from "../screen.ts";
import "../../../../css/pad-maker.css";
import { formulaLines } from "./formula-words.ts";

type Lines = (string | TemplateResult)[];

/** The rules of a game by a pad: what the pad says, in words. The address names a path of the game behind its question mark. */
class PadRulesScreen extends Screen {
  static override properties = {
    ...Screen.properties,
    isLoaded: { state: true },
  };

  /** Whether the phone has been asked for the game. */
  isLoaded = false;
  #game = /\/games\/([^/]+)/.exec(location.search)?.[1] ?? null;

  override connectedCallback(): void {
    super.connectedCallback();
    this.store.connection.show(this.#game);
    void this.#load();
  }

  protected override render(): TemplateResult {
    const pad = this.#pad;
    return html`<div class="screen pad-rules">
      ${header({ title: pad ? wordsOf(pad.name) : t("parts.rules"), back: this.#leave })}
      <main class="screen-content" tabindex="0">${pad ? padSections(pad) : this.isLoaded ? html`<p>${t("maker.say.missing")}</p>` : nothing}</main>
      ${footer({ main: { label: t(this.#game ? "maker.say.back" : "pads.in.there"), onTap: this.#leave } })}
    </div>`;
  }

  /** The pad as the game has it now; null: this phone has no such game. */
  get #pad(): Pad | null {
    const table = this.#game === null ? null : this.store.games.get(this.#game);
    return table?.record.setup.pad ?? null;
  }

  async #load(): Promise<void> {
    if (this.#game !== null) await this.store.open(this.#game).catch(() => null);
    this.isLoaded = true;
  }

  #leave = (): Promise<void> => goUp(this.#game === null ? paths.begin("pad") : paths.sheet(this.#game));
}

/** Render what a pad says: what is written down and what it is worth, what must come out right, when it is over. */
function padSections(pad: Pad): TemplateResult {
  const names = new Map(
    [...(pad.fields ?? []), ...(pad.rows ?? [])].map(({ id, name }) => [id, wordsOf(name)]),
  );
  if (pad.teams) names.set("seats", t("maker.say.seats.teams"));
  const words = (formula: Formula) => formulaLines(formula, names);
  const kindOfOne = pad.teams ? "maker.kind.who.teams" : "maker.kind.who";
  const fields = pad.rows
    ? pad.rows.map((row) => rowWords(row, words))
    : pad.fields.map((field) =>
        fieldWords(field, names, words, isWho(pad, field) ? kindOfOne : "maker.kind.flag"),
      );
  return html`<p>${padFacts({ ...pad, fields: [], rows: fieldsToFill(pad) as PadRow[] })}</p>
    ${pad.note ? html`<p>${wordsOf(pad.note)}</p>` : nothing}
    ${section(pad.rows ? "maker.rows" : "maker.fields", fields)}
    ${pad.rows ? nothing : section("maker.points", words(pad.points ?? 0))}
    ${section("maker.total", pad.total == null ? [] : words(pad.total))}
    ${section(
      "maker.checks",
      (pad.checks ?? []).map(({ name }) => wordsOf(name)),
    )}
    ${section(pad.rows ? "maker.wins" : "maker.end", endWords(pad, names, words))}
    ${section("maker.turns", turnWords(pad))}`;
}

function section(title: string, lines: Lines): TemplateResult | typeof nothing {
  if (!lines.length) return nothing;
  return html`<section><h2>${t(title)}</h2><ul>${lines.map((line) => html`<li>${line}</li>`)}</ul></section>`;
}

/** Say what a field is: "Tricks: from 0 to the round's number". */
function fieldWords(
  {
    name,
    kind = "number",
    least = 0,
    most,
    choices = [],
    of,
    is = 0,
  }: Omit<PadField, "kind"> & { kind?: string },
  names: ReadonlyMap<string, string>,
  words: (formula: Formula) => string[],
  yesOrNo = "maker.kind.flag",
): TemplateResult {
  const text = (formula: Formula) => words(formula).join("; ");
  const bounds =
    most === undefined ? t("maker.say.any") : t("maker.say.bounds", { least: text(least), most: text(most) });
  const chosen = choices.map((choice) => `${wordsOf(choice.name)} (${number(choice.worth)})`).join(", ");
  const condition = of
    ? html` · ${t(kind === "computed" ? "maker.say.whose" : "maker.say.of", { name: names.get(of) ?? of })}`
    : nothing;
  if (kind === "computed")
    return html`<b>${wordsOf(name)}</b>: ${t("maker.kind.computed")}${condition}<ul>${words(is).map((line) => html`<li>${line}</li>`)}</ul>`;
  const what = kind === "number" ? bounds : kind === "choice" ? chosen : t(yesOrNo);
  return html`<b>${wordsOf(name)}</b>: ${what}${condition}`;
}

/** Say what a row is and what it is worth. */
function rowWords(row: PadRow, words: (formula: Formula) => string[]): TemplateResult {
  const { id, points = id } = row;
  const worth =
    String(points).trim().toLowerCase() === id
      ? nothing
      : html`<ul>${words(points).map((line) => html`<li>${line}</li>`)}</ul>`;
  if (row.kind === "computed" || row.kind === "subtotal")
    return html`<b>${wordsOf(row.name)}</b>: ${t(`maker.kind.${row.kind}`)}${worth}`;
  return html`${fieldWords(row, new Map(), words)}${worth}`;
}

function endWords(
  { target, rounds, ends, out, tie, rows, wins = "high" }: Pad,
  names: ReadonlyMap<string, string>,
  words: (formula: Formula) => string[],
): string[] {
  const text = (formula: Formula) => words(formula).join("; ");
  const isOpen = !rows && !target && !rounds && ends === undefined && typeof out !== "number";
  const breaker =
    tie && tie !== "play"
      ? t("maker.tie.row", { name: names.get(tie) ?? tie })
      : t(`maker.tie.${tie ?? "shared"}`);
  return [
    t(`pads.wins.${wins}`),
    ...(target ? [tn("maker.say.target", target)] : []),
    ...(rounds ? [t("maker.say.rounds", { rounds: text(rounds) })] : []),
    ...(ends === undefined ? [] : [`${t("maker.ends")}: ${text(ends)}`]),
    ...(typeof out === "number" ? [tn(out > 0 ? "maker.say.out" : "maker.say.out.low", out)] : []),
    ...(rows ? [t("maker.say.rows")] : []),
    ...(isOpen ? [t("maker.say.open")] : []),
    `${t("maker.tie")}: ${breaker}`,
  ];
}

function turnWords({ deals, begins }: Pad): string[] {
  return [
    ...(deals ? [`${t("maker.deals")}: ${t(`maker.turn.${deals}`)}`] : []),
    ...(begins ? [`${t("maker.begins")}: ${t(`maker.turn.${begins}`)}`] : []),
  ];
}

customElements.define("pad-rules", PadRulesScreen);
