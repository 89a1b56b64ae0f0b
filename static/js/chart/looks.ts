/** The page's colours and font for a canvas; they change with the theme. */

export interface Looks {
  ink: string;
  soft: string;
  hair: string;
  font: string;
  /** Whether the night theme is on, in which all lines have one colour. */
  isNight: boolean;
  /** The fill of a mark of this colour; the background's in the night theme. */
  mark: (colour: string) => string;
}

/** Read the current looks from what chart.css sets on the figure. */
export function looksOf(figure: HTMLElement): Looks {
  const style = getComputedStyle(figure);
  const isNight = document.documentElement.dataset.theme === "night";
  return {
    ink: style.color,
    soft: style.outlineColor,
    hair: style.borderTopColor,
    font: `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`,
    isNight,
    mark: (colour) =>
      isNight ? style.backgroundColor : style.getPropertyValue(`--mark-${colour}`) || style.outlineColor,
  };
}
