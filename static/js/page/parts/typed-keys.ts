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

/** Return the strip of numbers that has the focus; null for none. */
export function stripInFocus(): Element | null {
  return document.activeElement?.closest("number-strip") ?? null;
}
