"""Two taps of one nervous finger."""

TWICE = """async (key, pause) => {
  key.click();
  if (pause) await new Promise(resolve => setTimeout(resolve, pause));
  if (key.isConnected) key.click();
}"""
"""Before anything of the first tap is drawn, or so many milliseconds after it."""
