"""Each screen, as it is in each language: for every theme, finger and size of text."""

from operator import attrgetter

import pytest

from tests.every_screen.looked_over import found_by_axe
from tests.gallery.shown import LANGUAGES, SCENES, prepare, show

WITH_SCRIPT = [scene for scene in SCENES if scene.whose != "bare"]


@pytest.mark.parametrize("scene", WITH_SCRIPT, ids=attrgetter("name"))
def test_everyone_can_use(cast, scene):
    phone = cast.phone(scene.whose)
    path = prepare(scene, phone)
    faults = []
    for language in LANGUAGES:
        show(scene, phone, path, language)
        faults += [f"{language}: {fault}" for fault in found_by_axe(phone.page)]
    assert not faults, "\n".join(faults)
