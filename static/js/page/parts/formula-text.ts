import type { Line, Setup } from "../../types.ts";
import { wordsOf } from "../game-texts.ts";
import { keepTogether, t } from "../messages.ts";

/** How long a line of a score, or a part of a formula, may be to stay in one line of the narrowest phones. */
export const MAX_UNBROKEN = 22;
/** A sum of so many terms is long: those that are 0 are left out. */
const MIN_LONG_TERMS = 4;

/** Return how the points of a line of a pad come about: "20 + 10 × 3 = 50", "the most of 3, 5 = 5"; null where there is nothing to say of them. */
export function formulaText(line: Line, setup: Setup): string | null {
  const text = pointsText(line, setup);
  return text && withoutNoughts(withoutSigns(text));
}

/** Return a formula as people write it: "45 − 100" for "45 + (−100)". */
function withoutSigns(text: string): string {
  return text.replace(
    /\+(\s)(?:\(−(\d+)\)|−(?=\d))/g,
    (_, space: string, number = "") => `−${space}${number}`,
  );
}

/** Return a long sum without what adds nothing: "120 + 500 × 1" of "120 + 500 × 1 + 300 × 0"; null where one figure is left. */
function withoutNoughts(text: string): string | null {
  const [, sum = "", rest = ""] = /^([\d\s×+−]+)(\s=.*)$/.exec(text) ?? [];
  const terms = sum.split(/(?=\s[+−]\s)/);
  if (terms.length < MIN_LONG_TERMS) return text;
  const shown = terms.filter((term, at) => !at || !/\s0(\s|$)/.test(term)).join("");
  return /\s/.test(shown) ? shown + rest : null;
}

/** Return how the points of a line come about, as the engine has written it. */
function pointsText(line: Line, setup: Setup): string | null {
  const { text, call, values = [], points: change, worth } = line;
  const points = worth ?? change;
  const when = whenText(line, setup);
  if (when) return t("line.when", { when, points });
  if (text) return isYesTimes(line, setup) ? null : t("line.formula", { text, points });
  if (!call) return null;
  if (call === "sum") return sumText(values, points);
  const parts = values.map((value) => (value.length > MAX_UNBROKEN ? value : keepTogether(value)));
  const [one = "", other = ""] = parts;
  const stairs = call === "quotient" && other === "2" ? stairsText(one) : null;
  if (stairs) return t("line.formula", { text: stairs, points });
  return t(`line.call.${call}`, { one, other, all: parts.join(", "), count: values.length, points });
}

/** Return what half of a number times the next one adds up: "3 × (3 + 1)" is "1 + 2 + 3"; null of anything else. */
function stairsText(text: string): string | null {
  const [, last] = /^(\d+)\s×\s\(\1\s\+\s1\)$/.exec(text) ?? [];
  const steps = Array.from({ length: Number(last) }, (_, step) => step + 1);
  if (steps.length < 2) return null;
  return steps.length > 5 ? `1 + 2 + … + ${last}` : steps.join(" + ");
}

/** Return what a sum over all players adds up, "23 + 11 = 34"; null where no more than one has anything to add. */
function sumText(values: string[], points: number): string | null {
  const added = values.filter((value) => value !== "0");
  return added.length > 1 ? t("line.formula", { text: added.join(" + "), points }) : null;
}

/** Whether a text is no more than the worth of a yes or no, times 1 or 0: "25 × 1" says nothing that 25 does not. */
function isYesTimes({ row, text = "" }: Line, { pad }: Setup): boolean {
  return /^\d+ × [01]$/.test(text) && pad?.rows?.find(({ id }) => id === row)?.kind === "flag";
}

/** Return what decided: "3 > 2", "Shot the moon? Yes"; "" where that is not to be told. Of a number nobody says yes. */
function whenText({ when = "", said = {} }: Line, { pad }: Setup): string {
  const fields = [...(pad?.fields ?? []), ...(pad?.rows ?? [])];
  const parts = Object.entries(said).flatMap(([id, isYes]) => {
    const field = fields.find((one) => one.id === id && /flag|computed/.test(one.kind ?? ""));
    return field ? t(isYes ? "line.yes" : "line.no", { name: wordsOf(field.name) }) : [];
  });
  return [...parts, when].filter(Boolean).join(", ");
}
