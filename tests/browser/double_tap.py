"""Two taps of one nervous finger."""

TWICE = """async (key, pause) => {
  key.click();
  if (pause) await new Promise(resolve => setTimeout(resolve, pause));
  if (key.isConnected) key.click();
}"""
"""Before anything of the first tap is drawn, or so many milliseconds after it."""

ON_THE_WAY_OUT = """key => {
  addEventListener("popstate", () => key.isConnected && key.click(), { capture: true, once: true });
}"""
"""The key is tapped when one is led back from its screen, which still stands."""
