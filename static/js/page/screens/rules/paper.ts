/**
 * Printing of a game's rules: at most two pages of three columns, in the largest type that fits.
 *
 * The pages are laid out on the screen first, because only there they can be measured.
 */

/** Paper sizes, each with its own type size; static/css/rules/paper.css picks one when printing. */
const PAPERS = ["a4", "letter"];
const MAX_PAGES = 2;
/** The gap between two pages' columns (static/css/rules/paper.css), and what is lost to rounding. */
const GAP_PX = 20;
/** Sizes of the type in points, in steps too small to see. */
const MIN_SIZE_PT = 5.5;
const MAX_SIZE_PT = 12;
const STEP_PT = 0.05;

/** Print the rules of this screen on two pages, after `complete` has drawn all of them; returns what ends that. */
export function preparePrinting(screen: HTMLElement, complete: () => void): () => void {
  const prepare = () => {
    complete();
    layOut(screen);
  };
  const restore = () => screen.classList.remove("for-paper");
  addEventListener("beforeprint", prepare);
  addEventListener("afterprint", restore);
  return () => {
    removeEventListener("beforeprint", prepare);
    removeEventListener("afterprint", restore);
  };
}

/** Print on a tap on the key in the text. */
export function onPrintTap({ target }: Event): void {
  if ((target as Element).closest(".print-key")) print();
}

function layOut(screen: HTMLElement): void {
  const rules = screen.querySelector<HTMLElement>(".rules");
  if (!rules) return;
  screen.classList.add("for-paper");
  for (const paper of PAPERS) {
    rules.dataset.paper = paper;
    const setSize = (size: number) => rules.style.setProperty(`--on-${paper}`, `${size}pt`);
    const size = largestFitting((size) => {
      setSize(size);
      return rules.scrollWidth <= MAX_PAGES * rules.clientWidth + GAP_PX;
    });
    setSize(size);
  }
  delete rules.dataset.paper;
}

/** Find the largest size that fits, by bisection. */
function largestFitting(fits: (size: number) => boolean): number {
  let [size, large] = [MIN_SIZE_PT, MAX_SIZE_PT];
  while (large - size > STEP_PT) {
    const middle = (size + large) / 2;
    if (fits(middle)) size = middle;
    else large = middle;
  }
  return size;
}
