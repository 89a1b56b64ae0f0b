/** Milliseconds after which nobody means the same tap any more: an answer that has not come may be asked for again. */
const LONG_ENOUGH = 10_000;

/** A form that is on its way is not sent once more by a second tap. */
export function sendOnce(): void {
  const sent = new Set<EventTarget | null>();
  addEventListener("submit", (event) => {
    const { target } = event;
    if (event.defaultPrevented) return;
    if (sent.has(target)) return event.preventDefault();
    sent.add(target);
    setTimeout(() => sent.delete(target), LONG_ENOUGH);
  });
  addEventListener("pageshow", () => sent.clear());
}
