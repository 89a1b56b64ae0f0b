/**
 * Starts the app after the prerendered page is painted, so that neither script nor font delays the first paint.
 *
 * A hidden page is never painted: there the app starts at once.
 */

/** How long to wait in a browser that does not report its paints. */
const MAX_WAIT_MS = 3000;

/** What the page tells of the app (templates/shell/shell.html); imported here, part of it would be needed for this. */
const app = document.getElementById("app") as HTMLTemplateElement;

/** Start the app; asked twice, it is still only one. */
function start(): void {
  document.head.append(app.content);
  void import(/* @vite-ignore */ app.dataset.script ?? "");
  const showLetters = () => delete document.body.dataset.letters;
  void document.fonts.load("1em Recursive").then(showLetters, showLetters);
}

if (document.visibilityState === "hidden") start();
else {
  new PerformanceObserver(start).observe({ type: "paint", buffered: true });
  requestAnimationFrame(() => setTimeout(start, MAX_WAIT_MS));
}
