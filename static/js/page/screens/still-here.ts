import { goUp } from "../router.ts";

/** Leaves a screen whose work is done for the one above it, unless the person has gone on meanwhile. */
export async function leaveDone(screen: Element, path: string): Promise<void> {
  if (await stillHere(screen)) await goUp(path);
}

/**
 * Resolves once a screen can be left whose work is done: the rulebook over it is closed. False where
 * the person has gone on from it meanwhile, and stays there.
 */
export async function stillHere(screen: Element): Promise<boolean> {
  const covered = screen.closest("[inert]");
  if (covered) await uncovered(covered);
  return screen.isConnected;
}

function uncovered(covered: Element): Promise<void> {
  return new Promise((done) => {
    const watch = new MutationObserver(() => {
      watch.disconnect();
      done();
    });
    watch.observe(covered, { attributeFilter: ["inert"] });
  });
}
