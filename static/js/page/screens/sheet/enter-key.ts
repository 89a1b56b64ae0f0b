/** Enter on a sheet opens the next round, as in a recorder it goes on; a key in focus keeps it for itself. */

document.addEventListener("keydown", (event) => {
  const { key, repeat, ctrlKey, metaKey, altKey, defaultPrevented, target } = event;
  const isFree = target instanceof Element && !target.closest("a, button, input, textarea, select, summary");
  if (key !== "Enter" || repeat || ctrlKey || metaKey || altKey || defaultPrevented || !isFree) return;
  document.querySelector<HTMLElement>("sheet-screen:not([inert], [inert] *) .main-button")?.click();
});
