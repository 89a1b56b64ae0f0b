/** A search is made as soon as something is chosen; what is typed waits for its key. */
export function searchAtOnce(): void {
  const form = document.querySelector<HTMLFormElement>("form.search");
  form?.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLSelectElement) form.requestSubmit();
  });
}
