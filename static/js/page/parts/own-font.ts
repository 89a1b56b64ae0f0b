/** Resolves once the first two families of a CSS font, letters and figures, are there; of those that stand in for them, any may be missing. */
export async function loadFont(font: string, text?: string): Promise<void> {
  await document.fonts.load(font.split(",", 2).join(), text);
}
