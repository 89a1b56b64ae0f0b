/**
 * Starts the app on a page that can be read already: once that is painted, so that nothing of the app
 * comes before it, nor the letters it is drawn in. A page that nobody sees is not painted.
 */

/** Milliseconds to wait in a browser that does not tell what it has painted. */
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
