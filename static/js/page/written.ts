/**
 * What the server has written into the page, to be read while the app starts (templates/pages/written).
 *
 * It goes as soon as a screen is drawn; what that screen would draw in the same way it takes over.
 */

const written = (): HTMLElement | null => document.getElementById("written");

/** A part of it, which is no longer in the page then. */
export function takeOver<Taken extends Element>(selector: string): Taken | null {
  const part = written()?.querySelector<Taken>(selector) ?? null;
  part?.remove();
  return part;
}

/** A screen stands there now, or it was not for this phone. */
export function wipe(): void {
  written()?.remove();
}
