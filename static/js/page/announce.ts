/** Speaks to screen readers: one polite live region for the whole page. */

let region: HTMLElement | null = null;

/** Announce a text; the same text twice in a row is announced twice. */
export function announce(text: string): void {
  const element = insertLiveRegion();
  element.textContent = element.textContent === text ? `${text}\u00a0` : text;
}

/** Put the region into the page, once: a screen reader speaks what changes in one it knows, not what comes with it. */
export function insertLiveRegion(): HTMLElement {
  region ??= document.body.appendChild(createRegion());
  return region;
}

function createRegion(): HTMLElement {
  const element = document.createElement("div");
  element.className = "visually-hidden";
  element.setAttribute("role", "status");
  return element;
}
