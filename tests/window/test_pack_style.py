"""A pack of any style is printed from the drawings of the default one."""

from __future__ import annotations

import re
import subprocess
import sys
from typing import get_args

import pytest
from kit import *

from quinto_desktop.records.settings import Back
from quinto_desktop.resources import resource_text
from quinto_desktop.window.look.appearance import pack_of
from quinto_desktop.window.look.pack_style import PackStyle
from quinto_desktop.window.look.theme import NIGHT, dressed

PAPER = BAIZE.paper
CODES = [str(card) for card in PACK]
DRAWING = Path(__file__).resolve().parents[2] / "resources" / "drawing" / "make.py"


@pytest.mark.parametrize(
    ("option", "style"),
    [
        ("--four-colour", PackStyle(four_colours=True)),
        ("--no-quint-mark", PackStyle(quint_marks=False)),
    ],
)
def test_what_is_changed_when_read_is_what_the_program_would_draw(
    tmp_path: Path, option: str, style: PackStyle
) -> None:
    command = [sys.executable, "-B", str(DRAWING), "--out", str(tmp_path), option]
    subprocess.run(command, check=True, timeout=60)
    for folder in ("cards", "jumbo"):
        for code in CODES:
            drawn = (tmp_path / folder / f"{code}.svg").read_text("utf-8")
            printed = style.printed(code, resource_text(folder, f"{code}.svg"), PAPER)
            assert printed == drawn, (folder, code)


def test_the_usual_pack_is_printed_as_it_is_drawn() -> None:
    for code in CODES:
        drawing = resource_text("cards", f"{code}.svg")
        assert PackStyle().printed(code, drawing, PAPER) == drawing


def test_a_small_card_always_has_large_indices() -> None:
    assert PackStyle().drawing("HA", 55) == ("jumbo", "HA.svg")
    assert PackStyle().drawing("HA", 56) == ("cards", "HA.svg")
    assert PackStyle(jumbo=True).drawing("HA", 300) == ("jumbo", "HA.svg")
    assert PackStyle(jumbo=True).least_step > PackStyle().least_step


def image(art: CardArt, name: str, width: float = 110) -> QImage:
    return art.pixmap(name, width, 1.0).toImage()


@pytest.mark.parametrize(
    ("style", "changed"),
    [
        (PackStyle(four_colours=True), {"C9", "DK", "HQ", "HA"}),
        (PackStyle(jumbo=True), {"C9", "DK", "HQ", "S9", "QR", "HA"}),
        (PackStyle(quint_marks=False), {"HA"}),
        (PackStyle(back="violet"), {"back"}),
        (PackStyle(letters="RDV"), {"DK", "HQ"}),
        (PackStyle(letters="KDB"), {"HQ"}),
    ],
    ids=["four colours", "large figures", "no crowns", "another back", "French", "German"],
)
def test_a_wish_changes_the_cards_it_concerns(
    qapp: QGuiApplication, style: PackStyle, changed: set[str]
) -> None:
    look = CurrentTheme(BAIZE)
    art = CardArt(look)
    names = {"C9", "DK", "HQ", "S9", "QR", "HA", "back"}
    before = {name: image(art, name) for name in names}
    look.apply_theme(dressed(BAIZE, style))
    assert {name for name in names if image(art, name) != before[name]} == changed


@pytest.mark.parametrize("folder", ["cards", "jumbo"])
@pytest.mark.parametrize("letters", ["KDB", "RDV"])
def test_court_letters_are_changed_in_both_indices_and_nowhere_else(
    folder: str, letters: str
) -> None:
    for suit in "HDCS":
        for rank, letter in zip("KQJ", letters, strict=True):
            drawing = resource_text(folder, f"{suit}{rank}.svg")
            printed = PackStyle(letters=letters).printed(f"{suit}{rank}", drawing, PAPER)
            if letter == rank:
                assert printed == drawing
                continue
            (outline,) = re.findall(r' d="([^"]*)"', resource_text("marks", f"letter-{letter}.svg"))
            assert printed.count(outline) == 2
            assert abs(len(printed) - len(drawing)) < 4000


def test_a_rank_is_written_as_on_the_cards() -> None:
    french = PackStyle(letters="RDV")
    assert [french.sign(rank) for rank in (Rank.KING, Rank.QUEEN, Rank.JACK)] == ["R", "D", "V"]
    assert [french.sign(rank) for rank in (Rank.ACE, Rank.TEN, Rank.TWO)] == ["A", "10", "2"]


@pytest.mark.parametrize(
    ("choice", "language", "letters"),
    [
        ("system", "en", "KQJ"),
        ("system", "de", "KDB"),
        ("system", "fr", "RDV"),
        ("KQJ", "de", "KQJ"),
        ("RDV", "en", "RDV"),
    ],
)
def test_court_letters_follow_the_language_or_the_user(
    folders: UserFolders, choice: str, language: str, letters: str
) -> None:
    preferences = Preferences(folders.settings)
    preferences.change(court_letters=choice, language=language)
    assert pack_of(preferences).letters == letters


def test_every_back_of_the_settings_is_another_one(qapp: QGuiApplication) -> None:
    pictures = [
        image(CardArt(CurrentTheme(dressed(BAIZE, PackStyle(back=b)))), "back")
        for b in get_args(Back)
    ]
    for place, one in enumerate(pictures):
        assert all(one != other for other in pictures[place + 1 :])


@pytest.mark.parametrize("back", get_args(Back))
def test_no_back_tells_which_way_up_it_lies(qapp: QGuiApplication, back: str) -> None:
    art = CardArt(CurrentTheme(dressed(BAIZE, PackStyle(back=back))))
    upright, turned = (art.pixmap("back", 220, 1.0, turn).toImage() for turn in (0, 180))
    middle, centre = upright.width() // 2, upright.height() // 2
    apart = [
        abs(upright.pixelColor(x, y).lightness() - turned.pixelColor(x, y).lightness())
        for x in range(middle - 100, middle + 100)
        for y in range(centre - 140, centre + 140)
    ]
    assert sum(apart) / len(apart) < 4


def test_a_theme_with_the_same_pack_is_the_same_theme() -> None:
    violet = PackStyle(back="violet")
    assert dressed(NIGHT, PackStyle()) is NIGHT
    assert dressed(NIGHT, violet) is dressed(NIGHT, PackStyle(back="violet"))
    assert dressed(NIGHT, violet).suits == NIGHT.suits
