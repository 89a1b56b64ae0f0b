/** The browser's own dialog for installing the app, where it has one that a page may open. */

interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

let kept: InstallPrompt | null = null;

/** Fires "change" whenever there is a dialog to open, or none any more. */
export const installPrompt = new EventTarget();

/** Keeps the dialog for a better moment. It is offered once and early: to be called before anything else. */
export function keepPrompt(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    keep(event as InstallPrompt);
  });
  addEventListener("appinstalled", () => {
    keep(null);
    void navigator.storage?.persist?.();
  });
}

export function hasPrompt(): boolean {
  return kept !== null;
}

/** Opens the dialog, which can be done once. */
export async function openPrompt(): Promise<void> {
  const dialog = kept;
  keep(null);
  await dialog?.prompt();
}

function keep(prompt: InstallPrompt | null): void {
  kept = prompt;
  installPrompt.dispatchEvent(new Event("change"));
}
