import { nothing } from "lit";
import { Directive, directive, type ElementPart, type PartInfo, PartType } from "lit/directive.js";

/**
 * A directive that makes a group of keys one stop for the tab key: `<div ${rovingTabindex()}>`.
 *
 * The stop is the key last in focus, else the first that is enabled; within the group the arrow keys move
 * the focus by where the keys stand on the screen.
 */
class RovingTabindex extends Directive {
  #group: HTMLElement | null = null;
  #lastFocus: Element | null = null;

  constructor(info: PartInfo) {
    super(info);
    if (info.type !== PartType.ELEMENT) throw new Error("rovingTabindex belongs on an element");
  }

  override render(): typeof nothing {
    return nothing;
  }

  override update({ element }: ElementPart): typeof nothing {
    if (this.#group !== element) this.#listen(element as HTMLElement);
    queueMicrotask(() => this.#refresh()); // the keys are rendered after their group
    return nothing;
  }

  #listen(group: HTMLElement): void {
    this.#group = group;
    group.addEventListener("keydown", onKeydown);
    group.addEventListener("focusin", ({ target }) => {
      this.#lastFocus = target as Element;
      setSingleStop(group, this.#lastFocus);
    });
    group.addEventListener("focusout", ({ relatedTarget }) => {
      if (relatedTarget) this.#lastFocus = null;
    });
  }

  /** Choose the stop anew; if the key in focus was removed (a card that was laid), focus the new stop. */
  #refresh(): void {
    if (!this.#group) return;
    const stop = setSingleStop(this.#group, null);
    const isLost =
      this.#lastFocus && !this.#lastFocus.isConnected && document.activeElement === document.body;
    if (isLost) stop?.focus({ preventScroll: true });
  }
}

export const rovingTabindex = directive(RovingTabindex);

function setSingleStop(group: HTMLElement, target: Element | null): HTMLElement | undefined {
  const keys = [...group.querySelectorAll("button")];
  const current =
    keys.find((key) => key === target) ?? keys.find((key) => key.getAttribute("tabindex") === "0");
  const stop = current ?? keys.find((key) => key.getAttribute("aria-disabled") !== "true") ?? keys[0];
  for (const key of keys) setTabIndex(key, key === stop ? "0" : "-1");
  return stop;
}

/** Set the attribute only where it differs: setting the same value again forces a layout. */
function setTabIndex(key: HTMLElement, value: string): void {
  if (key.getAttribute("tabindex") !== value) key.setAttribute("tabindex", value);
}

function onKeydown(event: KeyboardEvent): void {
  const group = event.currentTarget as HTMLElement;
  const from = (event.target as HTMLElement).closest("button");
  const direction = DIRECTIONS[event.key];
  if (!from || !direction) return;
  const next = findNearest(from, [...group.querySelectorAll("button")], direction);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

interface Vector {
  x: number;
  y: number;
}

const DIRECTIONS: Record<string, Vector> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Distance across the direction counts more than distance along it, so that the focus keeps its line. */
const ACROSS_WEIGHT = 4;

function findNearest(from: HTMLElement, keys: HTMLElement[], { x, y }: Vector): HTMLElement | undefined {
  const start = centreOf(from);
  let best: { key: HTMLElement; distance: number } | undefined;
  for (const key of keys) {
    const at = centreOf(key);
    const along = (at.x - start.x) * x + (at.y - start.y) * y;
    const across = Math.abs((at.x - start.x) * y) + Math.abs((at.y - start.y) * x);
    const distance = along + ACROSS_WEIGHT * across;
    if (along > 1 && (!best || distance < best.distance)) best = { key, distance };
  }
  return best?.key;
}

function centreOf(key: HTMLElement): Vector {
  const { left, top, width, height } = key.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
