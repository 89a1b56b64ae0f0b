/** Speaks to screen readers: one polite live region for the whole page. */

let region: HTMLElement | null = null;

/** Announce a text; the same text twice in a row is announced twice. */
export function announce(text: string): void {
  region ??= document.body.appendChild(createRegion());
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}

function createRegion(): HTMLElement {
  const element = document.createElement("div");
  element.className = "visually-hidden";
  element.setAttribute("role", "status");
  return element;
}
