/** A form that is on its way is not sent once more by a second tap. */
export function sendOnce(): void {
  const sent = new Set<EventTarget | null>();
  addEventListener("submit", (event) => {
    if (event.defaultPrevented) return;
    if (sent.has(event.target)) event.preventDefault();
    sent.add(event.target);
  });
  addEventListener("pageshow", () => sent.clear());
}
