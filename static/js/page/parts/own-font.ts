/** Resolves once the first family of a CSS font is there; of those that stand in for it, any may be missing. */
export async function ownFont(font: string, text?: string): Promise<void> {
  await document.fonts.load(font.split(",")[0] ?? font, text);
}
