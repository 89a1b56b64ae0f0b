"""What is written on the picture of a result."""

from tests.browser.phone import Phone

KEEP_DRAWN = """() => {
  const { fillText } = CanvasRenderingContext2D.prototype;
  window.drawn = [];
  CanvasRenderingContext2D.prototype.fillText = function (text, ...place) {
    if (!this.canvas.isConnected) drawn.push(text);
    return fillText.call(this, text, ...place);
  };
}"""
"""Remember every text that is drawn on a picture; curves on the page are none."""


def texts_on_the_picture(phone: Phone) -> list[str]:
    """Save the picture of the result on the screen; return its texts from top to bottom."""
    phone.page.evaluate(KEEP_DRAWN)
    with phone.page.expect_download():
        phone.key("Save as a picture")
    return phone.page.evaluate("drawn")
