import { nothing } from "lit";
import { Directive, directive, type ElementPart, type PartInfo, PartType } from "lit/directive.js";

/**
 * Makes a group of keys one stop for the tab key: `<div ${rack()}>`. The stop is the key last in focus, else
 * the first that does something; within the rack the arrow keys walk by what the eye sees.
 */
class Rack extends Directive {
  #keys: HTMLElement | null = null;
  #last: Element | null = null;

  constructor(info: PartInfo) {
    super(info);
    if (info.type !== PartType.ELEMENT) throw new Error("rack belongs on an element");
  }

  override render(): typeof nothing {
    return nothing;
  }

  override update({ element }: ElementPart): typeof nothing {
    if (this.#keys !== element) this.#follow(element as HTMLElement);
    queueMicrotask(() => this.#settle()); // its keys are drawn after it
    return nothing;
  }

  #follow(rack: HTMLElement): void {
    this.#keys = rack;
    rack.addEventListener("keydown", walk);
    rack.addEventListener("focusin", ({ target }) => {
      this.#last = target as Element;
      oneStop(rack, this.#last);
    });
    rack.addEventListener("focusout", ({ relatedTarget }) => {
      if (relatedTarget) this.#last = null;
    });
  }

  /** Where the key in focus is gone, as a card that was laid, the keyboard stays in the rack. */
  #settle(): void {
    if (!this.#keys) return;
    const stop = oneStop(this.#keys, null);
    const gone = this.#last && !this.#last.isConnected && document.activeElement === document.body;
    if (gone) stop?.focus({ preventScroll: true });
  }
}

export const rack = directive(Rack);

function oneStop(rack: HTMLElement, target: Element | null): HTMLElement | undefined {
  const keys = [...rack.querySelectorAll("button")];
  const here = keys.find((key) => key === target) ?? keys.find((key) => key.getAttribute("tabindex") === "0");
  const stop = here ?? keys.find((key) => key.getAttribute("aria-disabled") !== "true") ?? keys[0];
  for (const key of keys) setTabIndex(key, key === stop ? "0" : "-1");
  return stop;
}

/** Only where it changes: even the same value again has the page laid out at once. */
function setTabIndex(key: HTMLElement, value: string): void {
  if (key.getAttribute("tabindex") !== value) key.setAttribute("tabindex", value);
}

function walk(event: KeyboardEvent): void {
  const rack = event.currentTarget as HTMLElement;
  const here = (event.target as HTMLElement).closest("button");
  const direction = DIRECTIONS[event.key];
  if (!here || !direction) return;
  const next = nearest(here, [...rack.querySelectorAll("button")], direction);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

interface Direction {
  x: number;
  y: number;
}

const DIRECTIONS: Record<string, Direction> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Aside counts more than ahead, so that a walk keeps its line. */
const ASIDE = 4;

function nearest(from: HTMLElement, keys: HTMLElement[], { x, y }: Direction): HTMLElement | undefined {
  const start = middle(from);
  let best: { key: HTMLElement; far: number } | undefined;
  for (const key of keys) {
    const at = middle(key);
    const ahead = (at.x - start.x) * x + (at.y - start.y) * y;
    const aside = Math.abs((at.x - start.x) * y) + Math.abs((at.y - start.y) * x);
    const far = ahead + ASIDE * aside;
    if (ahead > 1 && (!best || far < best.far)) best = { key, far };
  }
  return best?.key;
}

function middle(key: HTMLElement): Direction {
  const { left, top, width, height } = key.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
