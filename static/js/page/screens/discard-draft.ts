import type { Store } from "../store.ts";
import type { Screen } from "./screen.ts";

/** Throw the draft at a place away; the focus goes on to the main button, as the key that did it is gone. */
export async function discardDraft(
  screen: Screen,
  store: Store,
  where: { game: string; place: string },
): Promise<void> {
  await store.undoOffer.discardDraft(where.game, where.place);
  await screen.updateComplete;
  const isLost = document.activeElement === document.body;
  if (isLost) screen.querySelector<HTMLElement>(".main-button")?.focus({ preventScroll: true });
}
