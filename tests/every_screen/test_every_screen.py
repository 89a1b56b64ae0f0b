"""Each screen, as it is in each language: for every theme, finger and size of text."""

from collections.abc import Iterator
from operator import attrgetter

import pytest
from playwright.sync_api import Page

from tests.every_screen.looked_over import found_by_axe, lost, missed
from tests.gallery.shown import SCENES, shown

WITH_SCRIPT = [scene for scene in SCENES if scene.whose != "bare"]


@pytest.mark.parametrize("scene", WITH_SCRIPT, ids=attrgetter("name"))
def test_everyone_can_use(cast, scene):
    phone = cast.phone(scene.whose)
    faults = [
        f"{language}, {fault}"
        for language in shown(scene, phone)
        for fault in faults_of(phone.page)
    ]
    assert not faults, "\n".join(faults)


def faults_of(page: Page) -> Iterator[str]:
    """Whatever is wrong with the screen on the page."""
    yield from found_by_axe(page)
    yield from missed(page, 360, 740)
    yield from missed(page, 320, 568)
    yield from lost(page, 320, 568)
    yield from lost(page, 320, 256)  # a window of 1280 by 1024 at 400 %
    yield from lost(page, 360, 740, text=200)
