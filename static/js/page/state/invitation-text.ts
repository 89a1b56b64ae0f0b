/** What a person scans, taps or pastes, and the token in it. */

/** A token by itself, or at the end of an address somewhere in a text. */
const TOKEN = /(?:^|#)([\w-]{32})(?![\w-])/;
const PENDING = "invitation";

/** The address that leads in; its token stands where no browser sends it. */
export function addressOf(token: string): string {
  return `${location.origin}/join#${token}`;
}

/** The token in a pasted address, message or code, null where there is none. */
export function tokenIn(text: string): string | null {
  return TOKEN.exec(text.trim())?.[1] ?? null;
}

/**
 * The token this page was opened with. It leaves the address bar at once; a page that is
 * loaded again before the token was exchanged still has it.
 */
export function takeToken(): string | null {
  const { hash } = location;
  if (hash.length > 1) {
    history.replaceState(history.state, "", location.pathname);
    keepToken(hash.slice(1));
  }
  return pending();
}

/** Keeps a token for as long as this tab is open; null: it has been exchanged. */
export function keepToken(token: string | null): void {
  try {
    if (token === null) sessionStorage.removeItem(PENDING);
    else sessionStorage.setItem(PENDING, token);
  } catch {
    // A browser without storage forgets it with the page.
  }
}

function pending(): string | null {
  try {
    return sessionStorage.getItem(PENDING);
  } catch {
    return null;
  }
}
