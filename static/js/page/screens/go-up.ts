import { goUp } from "../router.ts";
import { nextTask } from "../scheduling.ts";

/** Go up from a screen whose work is done, unless the person has gone on meanwhile. */
export async function goUpWhenDone(screen: Element, path: string): Promise<void> {
  if (await waitUntilUncovered(screen)) await goUp(path);
}

/**
 * Wait until no rulebook lies over a screen, so that it can be left.
 *
 * Returns whether the screen is still shown: the person may have gone on meanwhile.
 */
export async function waitUntilUncovered(screen: Element): Promise<boolean> {
  const cover = screen.closest("[inert]");
  if (cover) {
    await observeUncovering(cover);
    await nextTask(); // the way back that has uncovered it is over
  }
  return screen.isConnected;
}

function observeUncovering(cover: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(cover, { attributeFilter: ["inert"] });
  });
}
