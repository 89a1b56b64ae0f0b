/** The colours and letters of the page, as a canvas takes them: they change with the theme. */

export interface Looks {
  ink: string;
  soft: string;
  hair: string;
  font: string;
  /** One colour for all. */
  isNight: boolean;
  /** What a mark of this colour is filled with: at night nothing. */
  mark: (colour: string) => string;
}

/** How the page looks now, by what chart.css sets on the figure. */
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
