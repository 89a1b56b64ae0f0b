/** Formulas of a pad in words: what stands there for whoever never wrote one. */

import type { Formula } from "../../../types.ts";
import { number, t } from "../../messages.ts";

/** A part of a formula: a number, a name, a sign between parts, or a function with its arguments. */
type Node =
  | { kind: "number"; value: number }
  | { kind: "name"; name: string }
  | { kind: "list"; values: number[] }
  | { kind: "minus"; of: Node }
  | { kind: "chain"; level: number; first: Node; rest: [sign: string, node: Node][] }
  | { kind: "call"; name: string; of: Node[] };

const TOKEN = /\s*(\d+|[a-z_]\w*|<>|<=|>=|[-+*=<>(){},;−×≤≥≠])/iy;
/** Signs between two parts, those that bind least first. */
const LEVELS = [/^(?:=|<>|<|<=|>|>=|≤|≥|≠)$/, /^[-+−]$/, /^[*×]$/];
const SHOWN: Record<string, string> = { "*": "×", "-": "−", "<>": "≠", "<=": "≤", ">=": "≥" };
const TABLE = ["total", "points", "round", "seats"];

/**
 * Return a formula in words, a line for each case: "If Tricks = Bid: 20 + 10 × Tricks", "Otherwise: …". `names` says what
 * people call what formulas know. One that cannot be read stays as it is.
 */
export function formulaLines(formula: Formula, names: ReadonlyMap<string, string>): string[] {
  if (typeof formula === "number") return [number(formula)];
  try {
    return casesOf(new Reader(formula).whole(), new Words(names));
  } catch {
    return [formula];
  }
}

/** Return a line for each case of a formula that begins with IF. */
function casesOf(node: Node, words: Words): string[] {
  const [what, then, other] = node.kind === "call" && node.name === "if" ? node.of : [];
  if (!what || !then) return [words.of(node)];
  const first = t("maker.say.if", { what: words.of(what), worth: words.of(then) });
  const rest = other ? casesOf(other, words) : [number(0)];
  return [first, ...(rest.length > 1 ? rest : [t("maker.say.else", { worth: rest[0] ?? "" })])];
}

class Words {
  #names: ReadonlyMap<string, string>;

  constructor(names: ReadonlyMap<string, string>) {
    this.#names = names;
  }

  of(node: Node, level = -1): string {
    switch (node.kind) {
      case "number":
        return number(node.value);
      case "name":
        return (
          this.#names.get(node.name) ?? (TABLE.includes(node.name) ? t(`maker.say.${node.name}`) : node.name)
        );
      case "list":
        return node.values.map(number).join(", ");
      case "minus":
        return `−${this.of(node.of, LEVELS.length)}`;
      case "chain": {
        const rest = node.rest.map(([sign, part]) => ` ${SHOWN[sign] ?? sign} ${this.of(part, node.level)}`);
        const text = this.of(node.first, node.level) + rest.join("");
        return level >= node.level ? `(${text})` : text;
      }
      default:
        return this.#call(node.name, node.of, level);
    }
  }

  /** Return a part that words follow: in brackets where it has parts itself. */
  #one(node: Node | undefined): string {
    return node ? this.of(node, node.kind === "chain" ? node.level : 0) : "";
  }

  #call(name: string, nodes: Node[], level: number): string {
    const [one = "", other = "", third = number(0)] = nodes.map((node) => this.of(node));
    const all = nodes.map((node) => this.of(node));
    switch (name) {
      case "if":
        return t("maker.say.if.within", { what: one, worth: other, other: third });
      case "and":
      case "or": {
        const text = all.reduce((before, next) => t(`maker.say.${name}`, { one: before, other: next }));
        return level >= 0 ? `(${text})` : text;
      }
      case "min":
      case "max":
        return t(`maker.say.${name}${nodes.length === 1 ? ".all" : ""}`, { what: all.join(", ") });
      case "rank":
        return t(isZero(nodes[1]) ? "maker.say.rank" : "maker.say.rank.low", { what: one });
      case "lookup":
        return t("maker.say.lookup", { what: one, table: tableText(nodes) });
      case "abs":
        return t("maker.say.abs", { what: this.#one(nodes[0]) });
      case "quotient": {
        const text = t("maker.say.quotient", { one: this.#one(nodes[0]), other: this.#one(nodes[1]) });
        return level >= 0 ? `(${text})` : text;
      }
      default:
        return t(`maker.say.${name}`, { what: one });
    }
  }
}

/** Whether a part is left out, or 0, which counts as no. */
function isZero(node: Node | undefined): boolean {
  return !node || (node.kind === "number" && node.value === 0);
}

function tableText([, from, worth]: Node[]): string {
  if (from?.kind !== "list" || worth?.kind !== "list") return "";
  return from.values
    .map((value, at) => t("maker.say.from", { from: value, worth: worth.values[at] ?? 0 }))
    .join(", ");
}

/** Reads a formula that the engine has read before: what it would refuse is only thrown at. */
class Reader {
  #tokens: string[] = [];
  #at = 0;

  constructor(text: string) {
    const pattern = new RegExp(TOKEN);
    while (pattern.lastIndex < text.trimEnd().length) {
      const found = pattern.exec(text)?.[1];
      if (found === undefined) throw new Error("no formula");
      this.#tokens.push(found.toLowerCase());
    }
  }

  whole(): Node {
    const node = this.#chain(0);
    if (this.#at < this.#tokens.length) throw new Error("no formula");
    return node;
  }

  #chain(level: number): Node {
    const signs = LEVELS[level];
    if (!signs) return this.#single();
    const first = this.#chain(level + 1);
    const rest: [string, Node][] = [];
    while (signs.test(this.#tokens[this.#at] ?? "")) rest.push([this.#next(), this.#chain(level + 1)]);
    return rest.length ? { kind: "chain", level, first, rest } : first;
  }

  #single(): Node {
    const token = this.#next();
    if (token === "-" || token === "−") return { kind: "minus", of: this.#single() };
    if (token === "+") return this.#single();
    if (token === "(") return this.#closed(this.#chain(0), ")");
    if (token === "{") return { kind: "list", values: this.#list("}").map(numberOf) };
    if (/^\d/.test(token)) return { kind: "number", value: Number(token) };
    if (this.#tokens[this.#at] !== "(") return { kind: "name", name: token };
    this.#at++;
    return { kind: "call", name: token, of: this.#list(")") };
  }

  #list(end: string): Node[] {
    const nodes = [this.#chain(0)];
    while (/^[,;]$/.test(this.#tokens[this.#at] ?? "")) {
      this.#at++;
      nodes.push(this.#chain(0));
    }
    return this.#closed(nodes, end);
  }

  #closed<T>(node: T, end: string): T {
    if (this.#next() !== end) throw new Error("no formula");
    return node;
  }

  #next(): string {
    const token = this.#tokens[this.#at++];
    if (token === undefined) throw new Error("no formula");
    return token;
  }
}

function numberOf(node: Node): number {
  if (node.kind === "number") return node.value;
  if (node.kind === "minus") return -numberOf(node.of);
  throw new Error("no number");
}
