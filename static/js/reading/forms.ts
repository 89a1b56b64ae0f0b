/** How the forms of these pages are sent: not twice, not without a network, not with a file that is too large. */

/** After this a form without an answer may be sent again. */
const RESEND_AFTER_MS = 10_000;

/** Block a second submit of a form that is being sent. */
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

/** Block submits without a network, and say so on the page; what was typed stays. */
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

/** Block files larger than the server accepts, and say so in the form. */
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

/** Submit the search as soon as something is chosen; typed text waits for its key. */
export function searchOnSelect(): void {
  const form = document.querySelector<HTMLFormElement>("form.search");
  form?.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLSelectElement) form.requestSubmit();
  });
}
