/** A file that the server would not take is not sent: its form says so at once. */
export function keepTooLarge(): void {
  const field = document.querySelector<HTMLInputElement>("input[data-largest]");
  const notice = document.querySelector<HTMLElement>("#too-large");
  if (!field || !notice) return;
  field.form?.addEventListener("submit", (event) => {
    const size = field.files?.[0]?.size ?? 0;
    notice.hidden = size <= Number(field.dataset.largest);
    if (!notice.hidden) event.preventDefault();
  });
}
