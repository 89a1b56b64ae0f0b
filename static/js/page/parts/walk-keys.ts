/** Lets the arrow keys walk a rack of keys by what the eye sees: left, right, up, down. */
export function walkKeys(event: KeyboardEvent): void {
  const rack = event.currentTarget as HTMLElement;
  const here = (event.target as HTMLElement).closest("button");
  const direction = DIRECTIONS[event.key];
  if (!here || !direction) return;
  const next = nearest(here, [...rack.querySelectorAll("button")], direction);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

interface Direction {
  x: number;
  y: number;
}

const DIRECTIONS: Record<string, Direction> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Aside counts more than ahead, so that a walk keeps its line. */
const ASIDE = 4;

function nearest(from: HTMLElement, keys: HTMLElement[], { x, y }: Direction): HTMLElement | undefined {
  const start = middle(from);
  let best: { key: HTMLElement; far: number } | undefined;
  for (const key of keys) {
    const at = middle(key);
    const ahead = (at.x - start.x) * x + (at.y - start.y) * y;
    const aside = Math.abs((at.x - start.x) * y) + Math.abs((at.y - start.y) * x);
    const far = ahead + ASIDE * aside;
    if (ahead > 1 && (!best || far < best.far)) best = { key, far };
  }
  return best?.key;
}

function middle(key: HTMLElement): Direction {
  const { left, top, width, height } = key.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
