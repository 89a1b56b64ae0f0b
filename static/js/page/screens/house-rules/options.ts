/** House rules in words, and what an empty number begins with. */

import type { Game, OptionSpec, Options } from "../../../types.ts";
import { number, t, tn } from "../../messages.ts";

/** What + gives to a number that was left open. */
const FIRST: Record<string, number> = {
  "lynx.target": 200,
  "lynx.games": 3,
  "greta.target": 300,
  "tally.target": 100,
  "tally.rounds": 10,
};

export function firstValue(
  game: Game,
  { name, default: usual, low }: OptionSpec & { kind: "number" },
): number {
  return FIRST[`${game}.${name}`] ?? usual ?? low;
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
