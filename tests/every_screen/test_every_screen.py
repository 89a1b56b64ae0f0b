"""Each screen, as it is in each language: for every theme, finger and size of text."""

from collections.abc import Iterator
from operator import attrgetter

import pytest

from tests.every_screen.looked_over import found_by_axe, frame_of, looked_over
from tests.gallery.shown import SCENES, shown
from tests.gallery.stage import Actor

WITH_SCRIPT = [scene for scene in SCENES if scene.whose != "bare"]


@pytest.mark.parametrize("scene", WITH_SCRIPT, ids=attrgetter("name"))
def test_everyone_can_use(cast, scene):
    phone = cast.phone(scene.whose)
    frames, faults = set(), []
    for language in shown(scene, phone):
        frame = frame_of(phone, language)
        found = faults_of(phone, has_known_frame=frame in frames)
        faults += [f"{language}, {fault}" for fault in found]
        frames.add(frame)
    assert not faults, "\n".join(faults)


def faults_of(phone: Actor, *, has_known_frame: bool) -> Iterator[str]:
    """Whatever is wrong with the screen on the page."""
    yield from found_by_axe(phone, has_known_frame=has_known_frame)
    yield from looked_over(phone, 360, 740, "missed")
    yield from looked_over(phone, 360, 740, "lost", text=200)
    yield from looked_over(phone, 320, 568, "missed", "lost")
    yield from looked_over(phone, 320, 256, "lost")  # a window of 1280 by 1024 at 400 %
