"""Two taps of one nervous finger."""

TWICE = """async (key, pause) => {
  key.click();
  if (pause) await new Promise(resolve => setTimeout(resolve, pause));
  if (key.isConnected) key.click();
}"""
"""Before anything of the first tap is drawn, or so many milliseconds after it."""

WHILE_LEAVING = """key => {
  addEventListener("popstate", () => key.isConnected && key.click(), { capture: true, once: true });
  key.click();
}"""
"""The second while the screen that the first tap led back from still stands."""
