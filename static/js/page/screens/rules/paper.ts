/**
 * A game's rules on paper: two pages of three columns, A4 or Letter alike, in the largest type that fits.
 *
 * What is printed is laid out on the screen first, because only there it can be measured.
 */

/** What both A4 and Letter leave inside their margins, in millimetres, less what breaks between pages waste. */
const PAGES = 2 * 259 * 0.955;
const MILLIMETRE = 96 / 25.4;
/** Sizes of the type in points, in steps that the eye does not see. */
const SMALLEST = 5.5;
const LARGEST = 14;
const STEP = 0.05;

/** Has the rules on this screen printed on two pages; the answer ends that. */
export function onPaper(screen: HTMLElement): () => void {
  const { dataset } = document.documentElement;
  let theme: string | undefined;
  const prepare = () => {
    theme = dataset.theme;
    dataset.theme = "light"; // ink on paper, also from a dark screen
    layOut(screen);
  };
  const restore = () => {
    if (theme === undefined) delete dataset.theme;
    else dataset.theme = theme;
    screen.classList.remove("for-paper");
  };
  addEventListener("beforeprint", prepare);
  addEventListener("afterprint", restore);
  return () => {
    removeEventListener("beforeprint", prepare);
    removeEventListener("afterprint", restore);
  };
}

function layOut(screen: HTMLElement): void {
  const rules = screen.querySelector<HTMLElement>(".rules");
  if (!rules) return;
  screen.classList.add("for-paper");
  const fits = (size: number) => {
    rules.style.setProperty("--paper-type", `${size}pt`);
    return rules.getBoundingClientRect().height <= PAGES * MILLIMETRE;
  };
  let [size, large] = [SMALLEST, LARGEST];
  while (large - size > STEP) {
    const middle = (size + large) / 2;
    if (fits(middle)) size = middle;
    else large = middle;
  }
  fits(size);
}
