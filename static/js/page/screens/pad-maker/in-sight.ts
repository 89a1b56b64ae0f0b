/** What a tap adds or opens in the maker is brought into sight: it comes below the key, often below the screen's end. */

const GAP_PX = 8;
const GROUP = "[role=group], [role=radiogroup]";
/** Where what a choice opens has ended at the latest: the next choice, with its heading. */
const NEXT = `${GROUP}, .option-hint`;

/** Hears of a tap in a part of the screen before its key does, which may draw it anew at once. */
export const tapListener = {
  capture: true,
  handleEvent({ target }: Event): void {
    const key = (target as Element).closest("button");
    const room = key?.closest<HTMLElement>(".screen-content");
    if (key && room) requestAnimationFrame(noteTap(room, key));
  },
};

/** Note what stands below a choice of which a key is tapped; call what is returned once that is drawn. */
function noteTap(room: HTMLElement, key: HTMLElement): () => void {
  const group = key.closest(GROUP);
  const before = group ? elementsBelow(group) : [];
  return () => {
    const below = group?.isConnected ? elementsBelow(group) : [];
    const last = below.findLast((element) => element.getBoundingClientRect().height > 0);
    if (!last || below.every((element) => before.includes(element))) return;
    const inside = room.getBoundingClientRect();
    const hidden = last.getBoundingClientRect().bottom + GAP_PX - inside.bottom;
    const above = key.getBoundingClientRect().top - inside.top - GAP_PX; // the key stays in sight
    if (hidden > 0 && above > 0) room.scrollBy({ top: Math.min(hidden, above) });
  };
}

function elementsBelow(group: Element): Element[] {
  const found: Element[] = [];
  for (let one = group.nextElementSibling; one && !one.matches(NEXT); one = one.nextElementSibling)
    found.push(one);
  return found;
}

/** Let what has just been added be named. */
export function nameAdded(screen: HTMLElement, added: string): void {
  screen.querySelector<HTMLElement>(`${added}:last-child .maker-text`)?.focus();
}
