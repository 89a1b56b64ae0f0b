/**
 * Makes a rack of keys one stop for the tab key: the key last in focus, else the
 * first that does something. Within the rack the arrow keys walk.
 */
export function oneStop({
  currentTarget,
  target,
}: {
  currentTarget: EventTarget | null;
  target?: EventTarget | null;
}): void {
  const keys = [...(currentTarget as HTMLElement).querySelectorAll("button")];
  const here = keys.find((key) => key === target) ?? keys.find((key) => key.getAttribute("tabindex") === "0");
  const stop = here ?? keys.find((key) => key.getAttribute("aria-disabled") !== "true") ?? keys[0];
  for (const key of keys) key.tabIndex = key === stop ? 0 : -1;
}
