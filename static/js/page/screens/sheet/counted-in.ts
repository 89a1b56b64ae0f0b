/** Points of what was just written move into the totals: a glance shows where a number came from. */

const TIME: KeyframeAnimationOptions = { duration: 180, easing: "ease-out" };
const INTO = [{ opacity: 1 }, { opacity: 0.8 }, { transform: "translateX(3.5rem)", opacity: 0 }];
const AGAIN = [{ opacity: 0 }, { opacity: 1 }];
const NEW = [{ transform: "translateX(-12%)", opacity: 0.5 }, { opacity: 1 }];

/** How many lines the ledger of a game had when its sheet was last drawn here. */
const seen = new Map<string, number>();

/** Whether the ledger has grown since; the first time nobody knows. */
export function grown(game: string, lines: number): boolean {
  const before = seen.get(game) ?? lines;
  seen.set(game, lines);
  return lines > before;
}

/** The newest points of everybody slide to the total and stand in their place again; no tap waits for it. */
export function countIn(board: ParentNode): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  for (const row of board.querySelectorAll(".row")) {
    const points = row.querySelector(".row-last");
    if (!points?.textContent?.trim()) continue;
    points.animate(INTO, TIME);
    points.animate(AGAIN, { ...TIME, delay: 180 });
    row.querySelector(".row-total b")?.animate(NEW, TIME);
  }
}
