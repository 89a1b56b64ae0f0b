/** House rules in words, and the first value of an open number. */

import type { OptionSpec, Options } from "../../../types.ts";
import { number, t, tn } from "../../messages.ts";

/** Return what + gives to a number that was left open. */
export function firstValue({ first, default: usual, low }: OptionSpec & { kind: "number" }): number {
  return first ?? usual ?? low;
}

/** Summarize the options in one line: "to 300 · base rules". */
export function optionsSummary(options: Options, changeCount: number): string {
  const { target } = options;
  const end = typeof target === "number" ? t("rules.to", { target: number(target) }) : lengthText(options);
  return t("rules.line", { end, rules: changeCount ? tn("rules.changed", changeCount) : t("rules.base") });
}

function lengthText({ games, rounds }: Options): string {
  if (typeof games === "number") return tn("rules.games", games);
  return typeof rounds === "number" ? tn("rules.rounds", rounds) : t("rules.open");
}

/** Count the house rules that differ from their defaults; the length of a game is none of them. */
export function countChanges(options: Options, defaults: Options): number {
  const names = Object.keys(defaults).filter(
    (name) => !["target", "games", "rounds", "start", "dealer"].includes(name),
  );
  return names.filter((name) => JSON.stringify(options[name]) !== JSON.stringify(defaults[name])).length;
}
