/** House rules in words, and what an empty number begins with. */

import type { OptionSpec, Options } from "../../../types.ts";
import { number, t, tn } from "../../messages.ts";

/** What + gives to a number that was left open. */
export function firstValue({ first, default: usual, low }: OptionSpec & { kind: "number" }): number {
  return first ?? usual ?? low;
}

/** "to 300 · base rules": the settings in one line. */
export function inWords(options: Options, changed: number): string {
  const { target } = options;
  const end = typeof target === "number" ? t("rules.to", { target: number(target) }) : length(options);
  return t("rules.line", { end, rules: changed ? tn("rules.changed", changed) : t("rules.base") });
}

function length({ games, rounds }: Options): string {
  if (typeof games === "number") return tn("rules.games", games);
  return typeof rounds === "number" ? tn("rules.rounds", rounds) : t("rules.open");
}

/** How many house rules differ from their defaults; how long to play is no house rule. */
export function changes(options: Options, defaults: Options): number {
  const plain = Object.keys(defaults).filter(
    (name) => !["target", "games", "rounds", "start", "dealer"].includes(name),
  );
  return plain.filter((name) => JSON.stringify(options[name]) !== JSON.stringify(defaults[name])).length;
}
