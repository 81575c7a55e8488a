"""The window looks as it did when somebody last looked at it.

``python tests/pictures/renew.py`` makes the references anew; look at every one that has changed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from at_the_table import cachette_caption, plates_on, prompt_on, tags_on
from examples import at_night, part
from picturing import (
    REFERENCES,
    SIZES,
    THEMES,
    Look,
    differences,
    fonts_are_there,
    fonts_of_the_pictures,
    keep,
    looks_the_same,
    name_of,
    picture_of,
    pictures_of,
    window_at,
)
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot
from stages import Stage


@pytest.fixture(autouse=True)
def _same_fonts(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    if not fonts_are_there():
        pytest.skip("the references were written in DejaVu; install fonts-dejavu-core")
    with fonts_of_the_pictures(monkeypatch):
        yield


def looks_of(number: int) -> Sequence[Look]:
    """One theme at each size for a stage of a number, so that all themes meet all sizes.

    Once they have met the largest, that is left out by day.
    """
    every = [*product(SIZES, THEMES)]
    sizes = SIZES if number < len(THEMES) else SIZES[:-1]
    ours = [(size, THEMES[(number + at) % len(THEMES)]) for at, size in enumerate(sizes)]
    return at_night(ours, [look for look in every if look not in ours])


@pytest.mark.parametrize("stage", Stage, ids=[stage.value for stage in Stage])
def test_the_window_looks_as_it_did(stage: Stage, tmp_path: Path) -> None:
    changed = []
    looks = looks_of([*Stage].index(stage))
    for name, picture in pictures_of(stage, tmp_path / "user", part(looks)):
        reference = QImage(str(REFERENCES / name))
        if not looks_the_same(picture, reference):
            keep(picture, tmp_path / name)
            worst = differences(picture, reference)[:3]
            changed.append(f"{tmp_path / name}: so many blocks together differ: {worst}")
    assert not changed, "\n".join(["Other than in tests/pictures/references:", *changed])


def test_there_is_a_reference_for_every_picture_and_no_other() -> None:
    names = {name_of(stage, theme, size) for stage in Stage for theme in THEMES for size in SIZES}
    assert {path.name for path in REFERENCES.iterdir()} == names


def test_a_card_elsewhere_another_theme_or_another_size_is_noticed(tmp_path: Path) -> None:
    with window_at(Stage.MID_TRICK, tmp_path) as (room, preferences):
        room.window.resize(*SIZES[0])
        whole = picture_of(room)
        card = next(card for card in room.table.hand.reachable() if card.isVisible())
        card.move(card.pos() + QPoint(12, 8))
        moved = picture_of(room)
        assert not looks_the_same(moved, whole)
        for theme in THEMES[1:]:
            preferences.change(theme=theme)
            assert not looks_the_same(picture_of(room), whole)
    assert not looks_the_same(whole.copy(0, 0, 640, 400), whole)


@pytest.mark.parametrize("theme", at_night(["baize", "contrast"], ["night", "light"]))
def test_letters_may_be_softer_or_a_little_aside(tmp_path: Path, theme: str) -> None:
    """As another version of a library draws them."""
    smooth = (Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)
    with window_at(Stage.MID_TRICK, tmp_path) as (room, preferences):
        preferences.change(theme=theme)
        room.window.resize(1280, 800)
        whole = picture_of(room)
    aside = whole.copy()
    painter = QPainter(aside)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(0.5, 0.5)
    painter.drawImage(QPointF(0, 0), whole)
    painter.end()
    assert looks_the_same(aside, whole)
    softer = whole.scaled(whole.size() * 0.9, *smooth).scaled(whole.size(), *smooth)
    assert looks_the_same(softer, whole)


def test_a_tag_or_a_plate_that_is_missing_is_noticed(tmp_path: Path) -> None:
    missed = []
    with window_at(Stage.MID_TRICK, tmp_path) as (room, preferences):
        room.window.resize(*SIZES[0])
        table = room.table
        tags = tags_on(table)
        parts = [prompt_on(table), tags.quints[0], cachette_caption(table)]
        for theme in at_night(["baize"], ["night", "light", "contrast"]):
            preferences.change(theme=theme)
            whole = picture_of(room)
            for shown in (*parts, *plates_on(table).values()):
                assert shown.isVisible()
                shown.hide()
                if looks_the_same(picture_of(room), whole):
                    missed.append(f"{theme}: {shown.accessibleName()}")
                shown.show()
            assert looks_the_same(picture_of(room), whole)
    assert missed == []


def test_a_name_or_a_score_that_is_missing_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with window_at(Stage.MID_TRICK, tmp_path) as (room, preferences):
        room.window.resize(*SIZES[-1])  # where they are the least part of it
        whole = picture_of(room)
        names = {plate._content.name for plate in plates_on(room.table).values()}
        scores = {str(score) for score in room.view.shown().scores}
        missed = []
        for text in names | scores:
            with monkeypatch.context() as patch:
                write_all_but(text, patch)
                for theme in (THEMES[1], THEMES[0]):  # all is drawn anew
                    preferences.change(theme=theme)
                if looks_the_same(picture_of(room), whole):
                    missed.append(text)
        assert missed == []
        for theme in (THEMES[1], THEMES[0]):
            preferences.change(theme=theme)
        assert looks_the_same(picture_of(room), whole)


def write_all_but(text: str, patch: pytest.MonkeyPatch) -> None:
    """Leave out a text, and of figures only the large ones."""
    paint = QPainter.drawText

    def draw(painter: QPainter, *what: Any) -> Any:
        is_small = text.isdigit() and painter.font().pixelSize() < 18
        return paint(painter, *what) if text not in what or is_small else None

    patch.setattr(QPainter, "drawText", draw)
