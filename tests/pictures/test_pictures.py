"""The window looks as it did when somebody last looked at it.

``python tests/pictures/renew.py`` makes the references anew; look at every one that has changed.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from picturing import (
    REFERENCES,
    SIZES,
    THEMES,
    differing_share,
    fonts_are_there,
    fonts_of_the_pictures,
    keep,
    looks_the_same,
    name_of,
    pictures_of,
)
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot
from stages import Stage

pytestmark = pytest.mark.qt_log_ignore(r"does not support (propagateSizeHints|raise)")


@pytest.fixture(autouse=True)
def _same_fonts(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    if not fonts_are_there():
        pytest.skip("the references were written in DejaVu; install fonts-dejavu-core")
    with fonts_of_the_pictures(monkeypatch):
        yield


@pytest.mark.parametrize("stage", Stage, ids=[stage.value for stage in Stage])
def test_the_window_looks_as_it_did(stage: Stage, tmp_path: Path) -> None:
    changed = []
    for name, picture in pictures_of(stage, tmp_path / "user"):
        reference = QImage(str(REFERENCES / name))
        if not looks_the_same(picture, reference):
            keep(picture, tmp_path / name)
            share = differing_share(picture, reference)
            changed.append(f"{tmp_path / name}: {share:.1%} of it differs")
    assert not changed, "\n".join(["Other than in tests/pictures/references:", *changed])


def test_there_is_a_reference_for_every_picture_and_no_other() -> None:
    names = {name_of(stage, theme, size) for stage in Stage for theme in THEMES for size in SIZES}
    assert {path.name for path in REFERENCES.iterdir()} == names


def test_a_card_elsewhere_another_theme_or_another_size_is_noticed() -> None:
    name = name_of(Stage.MID_TRICK, THEMES[0], (1280, 800))
    reference = QImage(str(REFERENCES / name))
    assert looks_the_same(reference, reference)

    moved = reference.copy()
    card = moved.copy(150, 280, 50, 70)
    painter = QPainter(moved)
    painter.drawImage(170, 290, card)
    painter.end()
    assert not looks_the_same(moved, reference)
    assert not looks_the_same(reference.copy(0, 0, 320, 200), reference)
    others = [name_of(Stage.MID_TRICK, theme, (1280, 800)) for theme in THEMES[1:]]
    for other in others:
        assert not looks_the_same(QImage(str(REFERENCES / other)), reference)
