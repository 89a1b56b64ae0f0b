/** The field of the form that imports a file: the chosen file's name, and a file opened with the installed app. */

/**
 * Show a file field in the page's words instead of the browser's: a key, and the chosen file's name.
 *
 * The field itself lies over them, transparent; it is what is tapped and focused.
 */
export function showChosenFile(): void {
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

/** The parameters of the browser's launch queue (no type library has them yet). */
interface Launch {
  files: readonly FileSystemFileHandle[];
}

/**
 * Put a game file opened with the installed app into the import form, and send it.
 *
 * The next page shows what the import would do.
 */
export function receiveOpenedFile(): void {
  const { launchQueue } = window as {
    launchQueue?: { setConsumer(consumer: (launch: Launch) => void): void };
  };
  const field = document.querySelector<HTMLInputElement>("input[type=file]");
  if (field) launchQueue?.setConsumer(({ files: [handle] }) => void (handle && submitFile(handle, field)));
}

async function submitFile(handle: FileSystemFileHandle, field: HTMLInputElement): Promise<void> {
  const transfer = new DataTransfer();
  transfer.items.add(await handle.getFile());
  field.files = transfer.files;
  field.form?.requestSubmit();
}
