/** Keys of a real keyboard that are meant for a recorder, wherever the focus is. */

/** Return whether a key pressed is meant for an element: not for a field of text, a key of the browser, or a screen on top. */
export function isTypedFor(event: KeyboardEvent, element: Element): boolean {
  const { target } = event;
  const isElsewhere = target instanceof Element && target.matches("input, textarea, select");
  return !isElsewhere && !event.ctrlKey && !event.metaKey && !event.altKey && !element.closest("[inert]");
}

/** Return the strip of numbers that has the focus; null for none. */
export function stripInFocus(): Element | null {
  return document.activeElement?.closest("number-strip") ?? null;
}
