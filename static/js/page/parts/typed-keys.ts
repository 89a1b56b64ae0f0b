import type { ReactiveController, ReactiveControllerHost } from "lit";

/**
 * Keys of a real keyboard, wherever the focus is: those meant for an element, not for a field of text, the browser, or a
 * screen on top.
 */
export class TypedKeys implements ReactiveController {
  #host: Element;
  #onKey: (event: KeyboardEvent) => void;

  constructor(host: ReactiveControllerHost & Element, onKey: (event: KeyboardEvent) => void) {
    this.#host = host;
    this.#onKey = onKey;
    host.addController(this);
  }

  hostConnected(): void {
    document.addEventListener("keydown", this.#onKeydown);
  }

  hostDisconnected(): void {
    document.removeEventListener("keydown", this.#onKeydown);
  }

  #onKeydown = (event: KeyboardEvent): void => {
    const { target } = event;
    const isElsewhere = target instanceof Element && target.matches("input, textarea, select");
    const isBrowsers = event.ctrlKey || event.metaKey || event.altKey;
    if (!isElsewhere && !isBrowsers && !this.#host.closest("[inert]")) this.#onKey(event);
  };
}

/** Do what a key of a keyboard says, unless the screen holds it until what came before is done ("typed"). */
export function doTyped(host: Element, act: () => void): void {
  if (host.dispatchEvent(new CustomEvent("typed", { detail: act, bubbles: true, cancelable: true }))) act();
}

/** Return the strip of numbers that has the focus; null for none. */
export function stripInFocus(): Element | null {
  return document.activeElement?.closest("number-strip") ?? null;
}
