/** Whether the text is on the clipboard; over plain HTTP it gets there the old way, and stays selected where it is shown. */
export async function copied(text: string, shown: () => Element | null): Promise<boolean> {
  const done = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  const place = shown();
  if (done || !place) return done ?? false;
  getSelection()?.selectAllChildren(place);
  return document.execCommand("copy");
}
