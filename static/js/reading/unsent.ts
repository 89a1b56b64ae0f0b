/** Without a network no form is sent: what was typed stays, and its page says why. */
export function keepUnsent(): void {
  addEventListener("submit", (event) => {
    if (navigator.onLine) return;
    event.preventDefault();
    show(true);
  });
  addEventListener("online", () => show(false));
}

function show(offline: boolean): void {
  const notice = document.querySelector<HTMLElement>("#offline");
  if (notice) notice.hidden = !offline;
}
