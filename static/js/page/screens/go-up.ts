import { goUp } from "../router.ts";

/** Leaves a screen whose work is done for the one above it, unless the person has gone on meanwhile. */
export async function goUpWhenDone(screen: Element, path: string): Promise<void> {
  if (await waitUntilUncovered(screen)) await goUp(path);
}

/**
 * Resolves once a screen can be left whose work is done: the rulebook over it is closed. False where
 * the person has gone on from it meanwhile, and stays there.
 */
export async function waitUntilUncovered(screen: Element): Promise<boolean> {
  const cover = screen.closest("[inert]");
  if (cover) await observeUncovering(cover);
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
