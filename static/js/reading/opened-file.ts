/** What the system hands an installed app for each opening (no type library has it yet). */
interface Launch {
  files: readonly FileSystemFileHandle[];
}

/**
 * A game file opened with the installed app goes into the form that takes files in, and is sent:
 * the page after it says what would come of it.
 */
export function takeOpened(): void {
  const { launchQueue } = window as { launchQueue?: { setConsumer(taken: (launch: Launch) => void): void } };
  const field = document.querySelector<HTMLInputElement>("input[type=file]");
  if (field) launchQueue?.setConsumer(({ files: [handle] }) => void (handle && put(handle, field)));
}

async function put(handle: FileSystemFileHandle, field: HTMLInputElement): Promise<void> {
  const filled = new DataTransfer();
  filled.items.add(await handle.getFile());
  field.files = filled.files;
  field.form?.requestSubmit();
}
