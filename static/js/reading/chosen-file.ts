/**
 * The field for a file in the words of the page, not of the browser: a key and, once there is one,
 * the file's name. The field itself lies unseen over them; it is what is tapped and what has the focus.
 */
export function showChosen(): void {
  const field = document.querySelector<HTMLInputElement>("input[data-choose]");
  if (!field) return;
  const box = document.createElement("span");
  const key = document.createElement("b");
  const name = document.createElement("bdi");
  box.className = "file-box";
  box.setAttribute("aria-hidden", "true");
  key.textContent = field.dataset.choose ?? "";
  box.append(key, name);
  field.after(box);
  const show = (): void => {
    name.textContent = field.files?.[0]?.name ?? "";
  };
  field.addEventListener("change", show);
  show();
}
