/** The field of the form that imports a file: the chosen file's name, and a file opened with the installed app. */

/**
 * The field for a file in the words of the page, not of the browser: a key and, once there is one,
 * the file's name. The field itself lies unseen over them; it is what is tapped and what has the focus.
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

/** What the system hands an installed app for each opening (no type library has it yet). */
interface Launch {
  files: readonly FileSystemFileHandle[];
}

/**
 * A game file opened with the installed app goes into the form that takes files in, and is sent:
 * the page after it says what would come of it.
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
