/** House rules in words, and the first value of an open number. */

import type { OptionSpec, Options } from "../../../types.ts";
import { isSame } from "../../log/shared-draft.ts";
import { number, t, tn } from "../../messages.ts";

/** Return what + gives to a number that was left open. */
export function firstValue({ first, default: usual, low }: OptionSpec & { kind: "number" }): number {
  return first ?? usual ?? low;
}

/** Return what was typed into a field, without spaces around it; null where nothing is left. */
export function typedText({ target }: Event): string | null {
  return (target as HTMLInputElement).value.trim() || null;
}

/** Summarize the options in one line: "to 300 · base rules". */
export function optionsSummary(options: Options, changeCount: number): string {
  const { target } = options;
  const end = typeof target === "number" ? t("rules.to", { target: number(target) }) : lengthText(options);
  return t("rules.line", { end, rules: changeCount ? tn("rules.changed", changeCount) : t("rules.base") });
}

function lengthText({ games, rounds, max_rounds: most = rounds }: Options): string {
  if (typeof games === "number") return tn("rules.games", games);
  return typeof most === "number" ? tn("rules.rounds", most) : t("rules.open");
}

/** Options that are no house rules: they change how the table writes and what it is shown, and no score. */
const SETTINGS = ["log_tricks", "practice"];
/** Options that say how long a game is and who begins. */
const LENGTH = ["target", "games", "rounds", "start", "dealer"];

/** Part a game's options into its house rules and its settings. */
export function partOptions(specs: OptionSpec[]): { rules: OptionSpec[]; settings: OptionSpec[] } {
  return {
    rules: specs.filter(({ name }) => !SETTINGS.includes(name)),
    settings: specs.filter(({ name }) => SETTINGS.includes(name)),
  };
}

/**
 * Count the house rules that differ from their defaults; length, beginning and settings are none of them, and of
 * neutral decks only how many there are, not their colours.
 */
export function countChanges(options: Options, defaults: Options): number {
  const names = Object.keys(defaults).filter((name) => ![...LENGTH, ...SETTINGS].includes(name));
  const ruleOf = (all: Options, name: string) => (Array.isArray(all[name]) ? all[name].length : all[name]);
  return names.filter((name) => !isSame(ruleOf(options, name), ruleOf(defaults, name))).length;
}
