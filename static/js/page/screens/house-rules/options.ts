/** House rules in words, and what an empty number begins with. */

import type { OptionSpec, Options } from "../../../types.ts";
import { number, t, tn } from "../../messages.ts";

/** What + gives to a number that was left open. */
export function firstValue({ first, default: usual, low }: OptionSpec & { kind: "number" }): number {
  return first ?? usual ?? low;
}

/** "to 300 · base rules": the settings in one line. */
export function optionsSummary(options: Options, changeCount: number): string {
  const { target } = options;
  const end = typeof target === "number" ? t("rules.to", { target: number(target) }) : lengthText(options);
  return t("rules.line", { end, rules: changeCount ? tn("rules.changed", changeCount) : t("rules.base") });
}

function lengthText({ games, rounds }: Options): string {
  if (typeof games === "number") return tn("rules.games", games);
  return typeof rounds === "number" ? tn("rules.rounds", rounds) : t("rules.open");
}

/** How many house rules differ from their defaults; how long to play is no house rule. */
export function countChanges(options: Options, defaults: Options): number {
  const names = Object.keys(defaults).filter(
    (name) => !["target", "games", "rounds", "start", "dealer"].includes(name),
  );
  return names.filter((name) => JSON.stringify(options[name]) !== JSON.stringify(defaults[name])).length;
}
