/** What the parts of the screen on which a pad is made have in common. */

import { html, nothing, type TemplateResult } from "lit";
import type { Pad, Path, Problem } from "../../../types.ts";
import { hasText, t } from "../../messages.ts";
import type { SideButtonProps } from "../../parts/buttons.ts";
import { hasUnnamedCheck } from "./checks.ts";
import { itemsKey, itemsOf } from "./edits.ts";

export interface PartProps {
  pad: Pad;
  problems: Problem[];
  /** Take a step: the pad as it is after it. What is typed at one `place` is one step. */
  onEdit(pad: Pad, place?: string): void;
  /** Whether the formula at a place, as `onEdit` names it, is written by hand, also where it has a shape. */
  isByHand(place: string): boolean;
  /** The names in formulas and entries that stay: those of fields that games may have figures of. */
  fixed: ReadonlySet<string>;
  onByHand(place: string, isByHand?: boolean): void;
}

/** Return the first problem at a place of a pad, or within it. */
export function problemAt(problems: readonly Problem[], ...place: Path): Problem | null {
  return problems.find(({ at }) => place.every((step, depth) => at[depth + 1] === step)) ?? null;
}

/** Whether something is only missing yet: a name, what can be chosen. */
export function isMissing({ code, at }: Problem): boolean {
  return at.at(-1) === "name" ? code === "value.text" : at.includes("choices") && code === "value.missing";
}

/** Return what is wrong, in words: where a name is missing, that one is. */
export function problemWords({ code, params, at }: Problem): string {
  const last = at.at(-1);
  if (last === "name" && code.startsWith("value.")) return t("maker.unnamed");
  if (at.includes("choices") && code === "value.missing") return t("maker.no_choice");
  const isExact = code === "formula.arguments" && params.least === params.most;
  return t(isExact ? "formula.arguments_exact" : hasText(code) ? code : "refused", params);
}

/** Return the part of the screen in which a problem is. */
export function placeOf({ at, code }: Problem, { rows }: Pad): string {
  const key = code === "pad.cost" ? (rows ? "rows" : "points") : at[1];
  if (key === "fields" || key === "rows" || key === "points" || key === "checks") return key;
  if (key === "deals" || key === "begins") return "turns";
  return ["rounds", "target", "ends", "out", "tie", "total"].includes(String(key)) ? "end" : "game";
}

/** Render what is wrong at a place, under what is filled in there. */
export function wrongLine(problems: readonly Problem[], ...place: Path): TemplateResult {
  return problemLine(problemAt(problems, ...place));
}

/** Render a problem; its place stands there before it, as a reader of the screen tells only what changes. */
export function problemLine(problem: Problem | null | undefined): TemplateResult {
  return html`<div role="status">${problem ? html`<p class="wrong">${problemWords(problem)}</p>` : nothing}</div>`;
}

/** Bring what is wrong on a screen into sight, with the focus on it. */
export function showProblem(screen: HTMLElement, problem: Problem, pad: Pad): void {
  const [, key, at] = problem.at;
  const place =
    screen.querySelector(`[data-at="${key}.${at}"]`) ??
    screen.querySelector(`[data-at=${placeOf(problem, pad)}]`);
  place?.scrollIntoView({ block: "center" });
  const wrong = place?.querySelector<HTMLElement>("[aria-invalid=true]");
  (wrong ?? place?.querySelector<HTMLElement>("input, textarea, button"))?.focus();
}

/** Return the selector of those of which a step has added one that has no name yet: fields or rows, choices, checks; null for none. */
export function addedTo(before: Pad, after: Pad): string | null {
  const [items, former] = [itemsOf(after), itemsOf(before)];
  if (items.length > former.length) return `[data-at=${itemsKey(after)}] .maker-field`;
  const hasChoice = items.some(
    ({ choices = [] }, at) => choices.length > (former[at]?.choices?.length ?? choices.length),
  );
  if (hasChoice) return ".maker-choices li";
  return hasUnnamedCheck(after) && !hasUnnamedCheck(before) ? "[data-at=checks] .maker-field" : null;
}

/** Return the key that does again what was undone: the sign of undo, turned round. */
export function redoKey(onTap: () => void): SideButtonProps {
  return { label: t("parts.redo"), icon: "undo", onTap };
}

/** Render a part of the screen under its heading; `at` is where problems lead. */
export function part(at: string, title: string, content: TemplateResult): TemplateResult {
  return html`<section class="maker-part" data-at=${at}><h2>${title}</h2>${content}</section>`;
}

/** Render a field for a line of text, which calls back with every letter. */
export function textField(
  label: string,
  value: string,
  onInput: (text: string) => void,
  isWrong = false,
): TemplateResult {
  return html`<input class="maker-text" autocomplete="off" autocapitalize="sentences" maxlength="40" enterkeyhint="done"
    aria-label=${label} placeholder=${label} aria-invalid=${isWrong} .value=${value}
    @focusin=${(event: Event) => (event.target as HTMLInputElement).select()}
    @input=${(event: Event) => onInput((event.target as HTMLInputElement).value)}
    @keydown=${leaveOnEnter} />`;
}

/** Put the keyboard of a phone away with its key for that. */
function leaveOnEnter(event: KeyboardEvent): void {
  if (event.key === "Enter") (event.target as HTMLElement).blur();
}
