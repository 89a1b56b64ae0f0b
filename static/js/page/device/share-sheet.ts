/** The phone's own ways to send something to somebody, and to choose a file. */

/** Return whether this phone has a share sheet that takes it. */
export function canSend(what: ShareData): boolean {
  return navigator.canShare?.(what) ?? false;
}

/** Open the share sheet; returns false where the phone refuses. Closing it is no error. */
export async function send(what: ShareData): Promise<boolean> {
  try {
    await navigator.share(what);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}

/** The files that a share sheet of any phone takes, and gives out. */
export const TEXT_FILES = ".txt,text/plain";

/** Ask for a file of these kinds; never resolves where none is chosen. */
export function chooseFile(accept: string): Promise<File> {
  const input = Object.assign(document.createElement("input"), { type: "file", accept });
  return new Promise((resolve) => {
    input.addEventListener("change", () => {
      const [file] = input.files ?? [];
      if (file) resolve(file);
    });
    input.click();
  });
}
