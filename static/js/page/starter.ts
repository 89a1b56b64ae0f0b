/**
 * Starts the app on a page that can be read already: once that is painted, so that nothing of the app
 * comes before it. A page that nobody sees is not painted.
 */

/** Milliseconds to wait in a browser that does not tell what it has painted. */
const LONG_ENOUGH = 3000;

/** The page names the app (templates/pages/shell.html); imported here, part of it would be needed for this. */
const { href } = document.getElementById("app") as HTMLLinkElement;
/** Asked twice, it is still only one app. */
const start = () => void import(/* @vite-ignore */ href);

if (document.visibilityState === "hidden") start();
else {
  new PerformanceObserver(start).observe({ type: "paint", buffered: true });
  requestAnimationFrame(() => setTimeout(start, LONG_ENOUGH));
}
