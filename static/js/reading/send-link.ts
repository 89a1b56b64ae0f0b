/** Show the key beside a link: it opens the phone's share sheet, or else copies the link. */
export function showSendKey(): void {
  const key = document.querySelector<HTMLButtonElement>("#send-link");
  const address = document.querySelector("#address")?.textContent?.trim();
  if (!key || !address) return;
  key.hidden = false;
  key.addEventListener("click", () => void send(key, address));
}

async function send(key: HTMLButtonElement, address: string): Promise<void> {
  if ("share" in navigator) {
    await navigator.share({ title: document.title, url: address }).catch(() => undefined);
  } else if (await copyAddress(address)) {
    key.textContent = key.dataset.copied ?? "";
  }
}

/** Copy the link and return whether that worked; without a clipboard API, over plain HTTP, it is selected. */
async function copyAddress(address: string): Promise<boolean> {
  const hasCopied = await navigator.clipboard?.writeText(address).then(
    () => true,
    () => false,
  );
  const element = document.querySelector("#address");
  if (hasCopied || !element) return hasCopied ?? false;
  getSelection()?.selectAllChildren(element);
  return document.execCommand("copy");
}
