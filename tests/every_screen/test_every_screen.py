"""Each screen in German, whose words are the longest: for every theme, finger and size of text."""

from collections.abc import Iterator
from operator import attrgetter

import pytest

from tests.every_screen.screen_check import axe_faults, looked_over, namesake_faults
from tests.gallery.shown import SCENES, shown
from tests.gallery.stage import Actor

WITH_SCRIPT = [scene for scene in SCENES if scene.whose != "bare"]


@pytest.mark.parametrize("scene", WITH_SCRIPT, ids=attrgetter("name"))
def test_screen_can_be_used_by_everyone(cast, scene):
    phone = cast.phone(scene.whose)
    for _language in shown(scene, phone, ["de"]):
        faults = list(faults_of(phone))
    assert not faults, "\n".join(faults)


def test_english_names_of_phones_stay_whole_beside_each_other(cast):
    """No German one has as long a word."""
    scene = next(one for one in SCENES if one.name == "versions")
    phone = cast.phone(scene.whose)
    for _language in shown(scene, phone, ["en"]):
        faults = list(looked_over(phone, 320, 568, "broken"))
    assert not faults, "\n".join(faults)


def faults_of(phone: Actor) -> Iterator[str]:
    """Whatever is wrong with the screen on the page."""
    yield from axe_faults(phone)
    yield from namesake_faults(phone)
    yield from looked_over(phone, 360, 740, "missed", "clipped")
    yield from looked_over(phone, 360, 740, "lost", text=200)
    yield from looked_over(phone, 320, 568, "missed", "lost", "broken", "clipped")
    yield from looked_over(phone, 320, 256, "lost")  # a window of 1280 by 1024 at 400 %
