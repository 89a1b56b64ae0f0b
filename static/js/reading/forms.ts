/** How the forms of these pages are sent: not twice, not without a network, not with a file that is too large. */

/** Milliseconds after which nobody means the same tap any more: an answer that has not come may be asked for again. */
const RESEND_AFTER_MS = 10_000;

/** A form that is on its way is not sent once more by a second tap. */
export function blockSecondSubmit(): void {
  const pending = new Set<EventTarget | null>();
  addEventListener("submit", (event) => {
    const { target } = event;
    if (event.defaultPrevented) return;
    if (pending.has(target)) return event.preventDefault();
    pending.add(target);
    setTimeout(() => pending.delete(target), RESEND_AFTER_MS);
  });
  addEventListener("pageshow", () => pending.clear());
}

/** Without a network no form is sent: what was typed stays, and its page says why. */
export function blockOfflineSubmit(): void {
  addEventListener("submit", (event) => {
    if (navigator.onLine) return;
    event.preventDefault();
    show(true);
  });
  addEventListener("online", () => show(false));
}

function show(isOffline: boolean): void {
  const notice = document.querySelector<HTMLElement>("#offline");
  if (notice) notice.hidden = !isOffline;
}

/** A file that the server would not take is not sent: its form says so at once. */
export function blockLargeFiles(): void {
  const field = document.querySelector<HTMLInputElement>("input[data-largest]");
  const notice = document.querySelector<HTMLElement>("#too-large");
  if (!field || !notice) return;
  field.form?.addEventListener("submit", (event) => {
    const size = field.files?.[0]?.size ?? 0;
    notice.hidden = size <= Number(field.dataset.largest);
    if (!notice.hidden) event.preventDefault();
  });
}

/** A search is made as soon as something is chosen; what is typed waits for its key. */
export function searchOnSelect(): void {
  const form = document.querySelector<HTMLFormElement>("form.search");
  form?.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLSelectElement) form.requestSubmit();
  });
}
