/**
 * A game's rules on paper: at most two pages of three columns, in the largest type that fits.
 *
 * What is printed is laid out on the screen first, because only there it can be measured.
 */

/** Each has a size of its own; which one lies in the printer, static/css/rules/paper.css sees when it prints. */
const PAPERS = ["a4", "letter"];
const MAX_PAGES = 2;
/** Between the columns of two pages, in pixels (static/css/rules/paper.css), and what is lost to rounding. */
const GAP_PX = 20;
/** Sizes of the type in points, in steps that the eye does not see. */
const MIN_SIZE_PT = 5.5;
const MAX_SIZE_PT = 12;
const STEP_PT = 0.05;

/** Has the rules on this screen printed on two pages, once `complete` has made them whole; the answer ends that. */
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

/** A tap on the key that stands in the text. */
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

/** The largest size that fits. */
function largestFitting(fits: (size: number) => boolean): number {
  let [size, large] = [MIN_SIZE_PT, MAX_SIZE_PT];
  while (large - size > STEP_PT) {
    const middle = (size + large) / 2;
    if (fits(middle)) size = middle;
    else large = middle;
  }
  return size;
}
