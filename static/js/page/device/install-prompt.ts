/** The browser's own dialog for installing the app, where it has one that a page may open. */

interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

let savedPrompt: InstallPrompt | null = null;

/** Fires "change" whenever there is a dialog to open, or none any more. */
export const installPrompt = new EventTarget();

/** Keep the dialog for a better moment. It is offered once and early: to be called before anything else. */
export function catchPrompt(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    setPrompt(event as InstallPrompt);
  });
  addEventListener("appinstalled", () => {
    setPrompt(null);
    void navigator.storage?.persist?.();
  });
}

export function hasPrompt(): boolean {
  return savedPrompt !== null;
}

/** Open the dialog, which can be done once. */
export async function openPrompt(): Promise<void> {
  const dialog = savedPrompt;
  setPrompt(null);
  await dialog?.prompt();
}

function setPrompt(prompt: InstallPrompt | null): void {
  savedPrompt = prompt;
  installPrompt.dispatchEvent(new Event("change"));
}
