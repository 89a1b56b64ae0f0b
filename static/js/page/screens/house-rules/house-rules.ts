import { html, nothing, type TemplateResult } from "lit";
import type { Colour, OptionSpec, Problem, Setup } from "../../../types.ts";
import { colourName } from "../../codes.ts";
import { t } from "../../messages.ts";
import { chip } from "../../parts/chip.ts";
import { choiceRow } from "../../parts/choice-row.ts";
import { LightElement } from "../../parts/light-element.ts";
import { mark } from "../../parts/mark.ts";
import { problemLine } from "../../parts/rule-link.ts";
import { optionRow, switchRow } from "../../parts/switch-row.ts";
import { paths } from "../../router.ts";
import { marksFor } from "../new-game/plan.ts";
import "./number-field.ts";
import { firstValue, typedText } from "./options.ts";
import "./value-table.ts";

/** How many neutral colours a table may have, by its number of players. */
const MAX_NEUTRAL: Record<number, number> = { 2: 2, 3: 1 };

/**
 * The house rules of a game, or its settings, each with its control and one line that says what it does.
 *
 * In: `specs` (the engine's catalogue), `setup` (every option as it is now), `problem`.
 * Out: "option" with `{name, value}`.
 */
class HouseRules extends LightElement {
  static override properties = {
    specs: { attribute: false },
    setup: { attribute: false },
    problem: { attribute: false },
  };

  declare specs: OptionSpec[];
  declare setup: Setup;
  declare problem: Problem | null;

  protected override render(): TemplateResult {
    return html`${this.specs.map((spec) => this.#row(spec))}`;
  }

  #row(spec: OptionSpec): TemplateResult | typeof nothing {
    const key = `option.${this.setup.game}.${spec.name}`;
    const control = this.#option(spec, t(key), t(`${key}.hint`));
    if (control === nothing) return nothing;
    const ownProblem =
      this.problem?.at[0] === "options" && this.problem.at[1] === spec.name ? this.problem : null;
    return html`<div class="house-rule" data-at="options.${spec.name}">
      ${control}<a class="rule-link" href=${paths.rules(this.setup.game, `option.${spec.name}`)}>${t("rulebook.why")}<span class="visually-hidden"> ${t(key)}</span></a>
      ${ownProblem ? html`<p class="wrong">${problemLine(ownProblem, this.setup)}</p>` : nothing}
    </div>`;
  }

  #option(spec: OptionSpec, label: string, hint: string): TemplateResult | typeof nothing {
    const value = this.setup.options[spec.name];
    switch (spec.kind) {
      case "flag":
        return switchRow(label, hint, value === true, () => this.#set(spec, !value));
      case "number":
        return optionRow(label, hint, this.#number(spec, label, value as number | null));
      case "choice":
        return optionRow(label, hint, this.#choice(spec, label, String(value)));
      case "text":
        return optionRow(label, hint, this.#text(spec, label, String(value ?? "")));
      case "neutral":
        return this.#neutral(spec, label, hint, value as Colour[]);
      case "values":
        return optionRow(
          label,
          hint,
          html`<value-table .values=${value as Record<string, number>} @value=${({ detail }: CustomEvent) => this.#set(spec, detail)}></value-table>`,
        );
      default:
        return nothing;
    }
  }

  #number(spec: OptionSpec & { kind: "number" }, label: string, value: number | null): TemplateResult {
    return html`<number-field .value=${value} .low=${spec.low} .high=${spec.high} .step=${spec.step} .label=${label}
      .first=${firstValue(spec)} .none=${spec.none ? t("option.none") : ""}
      @value=${({ detail }: CustomEvent<number | null>) => this.#set(spec, detail)}></number-field>`;
  }

  #text(spec: OptionSpec & { kind: "text" }, label: string, value: string): TemplateResult {
    return html`<input class="option-text" dir="auto" autocomplete="off" autocapitalize="words" enterkeyhint="done"
      maxlength=${spec.most} aria-label=${label} .value=${value} @change=${(event: Event) => this.#set(spec, typedText(event))} />`;
  }

  #choice(spec: OptionSpec & { kind: "choice" }, label: string, value: string): TemplateResult {
    const key = `option.${this.setup.game}.${spec.name}`;
    const choices = spec.values.map((one) => ({ value: one, label: t(`${key}.${one}`) }));
    return choiceRow(label, choices, value, (choice) => this.#set(spec, choice));
  }

  /** Render Agame's neutral colours: those nobody plays, as many as this table may have. */
  #neutral(spec: OptionSpec, label: string, hint: string, chosen: Colour[]): TemplateResult | typeof nothing {
    const { seats } = this.setup;
    const maxNeutral = MAX_NEUTRAL[seats.length];
    if (!maxNeutral) return nothing;
    const free = marksFor(this.setup.game).filter((colour) => seats.every((seat) => seat.color !== colour));
    const toggle = (colour: Colour) =>
      chosen.includes(colour)
        ? chosen.filter((one) => one !== colour)
        : [...chosen, colour].slice(-maxNeutral);
    return optionRow(
      label,
      hint,
      html`<span class="neutral">${free.map((colour) =>
        chip({
          label: mark(colour, 24),
          ariaLabel: colourName(colour),
          isPressed: chosen.includes(colour),
          onTap: () => this.#set(spec, toggle(colour)),
        }),
      )}</span>`,
    );
  }

  #set({ name }: OptionSpec, value: unknown): void {
    this.emit("option", { name, value });
  }
}

customElements.define("house-rules", HouseRules);
