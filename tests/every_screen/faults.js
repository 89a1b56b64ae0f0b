/** What is wrong with the page as it lies in its window: for a finger ("missed"), for an eye ("lost", "broken", "clipped"). */
({ looks, narrower }) => {
  const TOUCH = 48;
  const TAPPED = `a[href], button, input:not([type=hidden]), select, textarea, summary,
    label:has(input), [role=button], [role=switch], [role=tab], [role=option]`;
  const SEEN = { visibilityProperty: true, opacityProperty: true };
  const UNSEEN = "[inert], .visually-hidden, svg, script, style, noscript";
  const FARTHEST = 60;
  const ROUNDED = 1;
  /** The part of a pixel in which a browser reckons where things lie. */
  const LEAST = 1 / 64;
  /** Text that is read from the other side of the table: its letters hang upwards. */
  const TURNED = ".is-turned";

  const box = (one) => one.getBoundingClientRect();

  /** What is looked up in a style, read once: it does not change while the page is looked over. */
  const styles = new Map();
  const style = (one) => {
    if (!styles.has(one)) {
      const { display, overflowX, overflowY, pointerEvents, position, textOverflow, webkitLineClamp } =
        getComputedStyle(one);
      styles.set(one, { display, overflowX, overflowY, pointerEvents, position, textOverflow, webkitLineClamp });
    }
    return styles.get(one);
  };
  const textOf = (one) => (one.getAttribute("aria-label") ?? one.innerText ?? "").replace(/\s+/g, " ").trim();
  const seen = (one) => !one.closest(UNSEEN) && one.checkVisibility(SEEN);

  /** What goes by itself after a few seconds is in nobody's way. */
  const passing = [...document.querySelectorAll("toast-line")];
  for (const one of passing) one.style.display = "none";

  const keys = [...document.querySelectorAll(TAPPED)].filter(
    (one) => seen(one) && !one.matches("label input, :disabled"),
  );

  /** Whether a tap there is a tap on it. */
  const hit = (one, [x, y]) => {
    const top = document.elementFromPoint(x, y);
    return top !== null && (one.contains(top) || top.closest("label") === one);
  };

  const middle = (one) => {
    const { left, top, width, height } = one.getClientRects()[0] ?? box(one);
    return [left + width / 2, top + height / 2];
  };

  /** Scrolls it to where a tap reaches it; whether there is such a place. */
  const shown = (one) =>
    ["center", "end", "start"].some((block) => {
      one.scrollIntoView({ block, inline: "nearest", behavior: "instant" });
      return hit(one, middle(one));
    });

  /** How wide and high the place is on which a tap is one on it, where its box itself is too small. */
  const size = (one) => {
    const { width, height } = box(one);
    if ((width >= TOUCH && height >= TOUCH) || !shown(one)) return [width, height];
    const [x, y] = middle(one);
    const reach = (dx, dy) => {
      let far = 0;
      while (far < FARTHEST && hit(one, [x + dx * (far + 1), y + dy * (far + 1)])) far++;
      return far;
    };
    return [reach(-1, 0) + reach(1, 0) + ROUNDED, reach(0, -1) + reach(0, 1) + ROUNDED];
  };

  const hasText = (one) =>
    [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());

  /** WCAG counts no link within a line of text. */
  const inText = (one) => style(one).display === "inline" && hasText(one.parentNode);

  const missed = (one) => {
    if (inText(one)) return [];
    const [wide, high] = narrower.find(([css]) => one.matches(css))?.slice(1) ?? [TOUCH, TOUCH];
    const [width, height] = size(one).map(Math.round);
    return width < wide || height < high ? [[`${width} × ${height} px to tap`, one]] : [];
  };

  /** The lines of text on the page, and where each lies. */
  const lines = () => {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const [node, one] = [walker.currentNode, walker.currentNode.parentElement];
      if (!node.data.trim() || !seen(one)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const drawn = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      found.push(...drawn.map((at) => ({ one, at })));
    }
    return found;
  };

  const narrowed = (at, edge, x, y) => ({
    left: x ? Math.max(at.left, edge.left) : at.left,
    right: x ? Math.min(at.right, edge.right) : at.right,
    top: y ? Math.max(at.top, edge.top) : at.top,
    bottom: y ? Math.min(at.bottom, edge.bottom) : at.bottom,
  });

  const above = (one) => (one === document.body ? null : one.parentElement);

  /** The part of a line that can be scrolled into sight; null where dots stand for the rest. */
  const visible = ({ one, at }) => {
    let left = at;
    for (let up = one; up; up = above(up)) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp, position } = style(up);
      const edge = edgeOf(up);
      const [x, y] = [overflowX, overflowY].map((overflow) => /hidden|clip/.test(overflow));
      const before = left;
      left = narrowed(left, edge, x, y);
      const less = before.right - left.right > 1 || before.bottom - left.bottom > 1;
      if (less && (textOverflow === "ellipsis" || webkitLineClamp !== "none")) return null;
      if (/auto|scroll/.test(overflowX)) left = { ...left, left: edge.left, right: edge.right };
      if (/auto|scroll/.test(overflowY)) left = { ...left, top: edge.top, bottom: edge.bottom };
      if (position === "fixed") break;
    }
    return left;
  };

  /** A line of text of which a part can never be seen. */
  const cut = (line) => {
    const left = visible(line);
    if (!left) return [];
    const { width, height } = line.at;
    if (left.right - left.left < Math.min(width, 32) - 3) return [["cut", line.one]];
    if (left.bottom - left.top < Math.min(height, 32) * 0.8) return [["cut", line.one]];
    return left.left < -1 || left.right > innerWidth + 1 ? [["beyond the edge", line.one]] : [];
  };

  const inSight = ({ one, at }) => {
    let left = at;
    for (let up = one; up; up = above(up)) {
      const { overflowX, overflowY } = style(up);
      left = narrowed(left, edgeOf(up), overflowX !== "visible", overflowY !== "visible");
    }
    return left;
  };

  /** What a line lies in that stays in place while others scroll. */
  const layer = (one) => {
    for (let up = one; up; up = above(up)) if (/fixed|sticky/.test(style(up).position)) return up;
    return null;
  };

  /** Lines that lie on one another: what is above and below the letters may. */
  const crossed = (all) => {
    const inks = all
      .filter(({ one }) => style(one).pointerEvents !== "none")
      .map((line) => {
        const { left, right, top, bottom } = inSight(line);
        const slack = (bottom - top) / 4;
        return { one: line.one, left: left + 2, right: right - 2, top: top + slack, bottom: bottom - slack };
      })
      .filter(({ left, right, top, bottom }) => right > left && bottom > top)
      .sort((a, b) => a.top - b.top);
    return inks.flatMap((upper, no) => {
      const found = [];
      for (const lower of inks.slice(no + 1)) {
        if (lower.top >= upper.bottom) break;
        const meet = lower.left < upper.right && upper.left < lower.right && lower.one !== upper.one;
        if (meet && layer(lower.one) === layer(upper.one)) {
          found.push([`on “${textOf(upper.one).slice(0, 30)}”`, lower.one]);
        }
      }
      return found;
    });
  };

  const buried = (one) => (shown(one) ? [] : [["out of reach", one]]);

  /** Where an element lies, kept within one look: each compares its lines before it scrolls to keys. */
  const edges = new Map();
  const edgeOf = (one) => {
    if (!edges.has(one)) edges.set(one, box(one));
    return edges.get(one);
  };

  const lost = () => {
    const wide = document.documentElement.scrollWidth;
    const over = wide > innerWidth ? [[`${wide} px wide`, document.body]] : [];
    const all = lines();
    return [...over, ...all.flatMap(cut), ...crossed(all), ...keys.flatMap(buried)];
  };

  /** Words that go on in the next line without a hyphen to say so; long names and addresses may. */
  const broken = () => {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const [node, one] = [walker.currentNode, walker.currentNode.parentElement];
      if (!seen(one) || one.closest("input, .name, .share-link") || getComputedStyle(one).hyphens === "auto") continue;
      for (const { 0: word, index } of node.data.matchAll(/(?<![\p{L}\p{N}\u00ad])[\p{L}\p{N}]{2,}/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top));
        if (new Set(tops).size > 1) found.push([`“${word}” is broken`, one]);
      }
    }
    return found;
  };

  const canvas = document.createElement("canvas").getContext("2d");
  const measured = (letter, weight, size, family) => {
    canvas.font = `${weight} ${size}px ${family}`;
    return canvas.measureText(letter);
  };

  /**
   * Whether a letter of a line that begins at `top` hangs below `edge`. Baseline and edge are each drawn at a whole pixel:
   * only the whole pixels between them count. A canvas tells depths in whole pixels, too, so a large letter is measured.
   */
  const hangs = (letter, top, edge, { fontWeight, fontSize, fontFamily }) => {
    const size = Number.parseFloat(fontSize);
    const { fontBoundingBoxAscent } = measured(letter, fontWeight, size, fontFamily);
    const { actualBoundingBoxDescent } = measured(letter, fontWeight, 1000, fontFamily);
    const room = Math.floor(edge - top - fontBoundingBoxAscent + LEAST);
    return (actualBoundingBoxDescent * size) / 1000 > room;
  };

  /** Letters of which what hangs below the line is cut off. */
  const clipped = () => {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const [node, one] = [walker.currentNode, walker.currentNode.parentElement];
      if (!seen(one) || one.closest(TURNED)) continue;
      const letters = getComputedStyle(one);
      for (const { 0: letter, index } of node.data.matchAll(/[gjpqy]/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        const at = range.getBoundingClientRect();
        for (let up = one; up && !/auto|scroll/.test(style(up).overflowY); up = above(up)) {
          const edge = edgeOf(up).bottom;
          if (!/hidden|clip/.test(style(up).overflowY) || edge < at.top + at.height / 2) continue;
          if (hangs(letter, at.top, edge, letters)) found.push([`below its line “${letter}” is cut off`, one]);
        }
      }
    }
    return found;
  };

  /** One line for all of a kind, by the first of them. */
  const summed = (found) => {
    const kinds = new Map();
    for (const [what, one] of found) {
      const kind = `${what.replace(/“.*/, "")} <${one.localName} class="${one.className}">`;
      const first = `${what}: <${one.localName} class="${one.className}"> ${textOf(one).slice(0, 40)}`;
      kinds.set(kind, [...(kinds.get(kind) ?? []), first]);
    }
    return [...kinds.values()].map(([first, ...more]) => first + (more.length ? ` and ${more.length} more` : ""));
  };

  const found = { missed: () => keys.flatMap(missed), lost, broken, clipped };
  const faults = looks.flatMap((look) => {
    edges.clear();
    return summed(found[look]());
  });
  for (const one of passing) one.style.display = "";
  return faults;
}
