"""The tags of a trick's quints: each names its quint, and stands by itself."""

from __future__ import annotations

from itertools import combinations

import pytest
from at_the_table import geometry_on, plates_on, tags_on, trick_on
from contrasts import contrast
from legible import watching
from matches import match
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot
from tabling import SIZES, game, make_table, show

from quinto_desktop.rules import *
from quinto_desktop.window.look.pack_style import PackStyle
from quinto_desktop.window.look.theme import THEMES, Theme, dressed
from quinto_desktop.window.table.labels import pip_ink
from quinto_desktop.window.text.card_text import quint_short


def trick_of(state: MatchState) -> Trick | None:
    return state.deal.trick if state.deal is not None else None


def with_quints(count: int, *, royal: bool = False) -> MatchState:
    """A trick in play with so many quints."""
    for seed in range(1, 200):
        for step in game(seed):
            trick = trick_of(step.after)
            found = quints_in(trick.cards) if trick is not None else ()
            if len(found) == count and royal is (QuintKind.ROYAL in {q.kind for q in found}):
                return step.after
    raise AssertionError("no trick has that")


@pytest.mark.parametrize(("count", "royal"), [(1, False), (1, True), (2, False), (2, True)])
def test_each_quint_has_a_tag_that_names_it(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, count: int, *, royal: bool
) -> None:
    state = with_quints(count, royal=royal)
    table, trick = make_table(qtbot), trick_of(state)
    assert trick is not None
    show(table, state)
    told: dict[Quint | None, list[str]] = {}
    for tag in tags_on(table).quints:
        if tag.isVisible():
            with watching(monkeypatch) as sight:
                tag.grab()
            told[tag.quint] = sight.told
            assert str(tag.quint.points if tag.quint else "") in tag.accessibleName()
    assert told == {
        quint: [quint_short(quint), str(quint.points)] for quint in quints_in(trick.cards)
    }


@pytest.mark.parametrize("form", Form)
@pytest.mark.parametrize("size", [*SIZES, (900, 1250)])
def test_tags_stay_off_the_players_discs_and_each_other(
    qtbot: QtBot, size: tuple[int, int], form: Form
) -> None:
    table = make_table(qtbot, *size)
    for step in match(RuleOptions(form=form)):
        trick = trick_of(step.after)
        if trick is None or not quints_in(trick.cards):
            continue
        show(table, step.after)
        tags = [QRectF(tag.geometry()) for tag in tags_on(table).quints if tag.isVisible()]
        geometry = geometry_on(table)
        radius = 23 * geometry.unit
        for edge in plates_on(table):
            x, y = geometry.plate(edge)
            disc = QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
            assert not any(tag.intersects(disc) for tag in tags)
        assert not any(one.intersects(other) for one, other in combinations(tags, 2))


def test_a_pair_is_tagged_at_the_card_that_completes_it(qtbot: QtBot) -> None:
    state = next(
        step.after
        for seed in range(1, 200)
        for step in game(seed)
        if (trick := trick_of(step.after)) and [len(q.cards) for q in quints_in(trick.cards)] == [2]
    )
    table, trick = make_table(qtbot), trick_of(state)
    assert trick is not None
    show(table, state)
    (quint,) = quints_in(trick.cards)
    (tag,) = [tag for tag in tags_on(table).quints if tag.isVisible()]

    def distance(seat: Seat) -> int:
        return (
            tag.geometry().center() - trick_on(table)[seat].geometry().center()
        ).manhattanLength()

    assert trick.seat_of(max(quint.cards, key=trick.cards.index)) is min(
        map(trick.seat_of, trick.cards), key=distance
    )


@pytest.mark.parametrize("theme", THEMES.values(), ids=[*THEMES])
@pytest.mark.parametrize("pack", [PackStyle(), PackStyle(four_colours=True)], ids=["two", "four"])
def test_every_suit_can_be_seen_on_a_tag(theme: Theme, pack: PackStyle) -> None:
    worn = dressed(theme, pack)
    for suit in Suit:
        assert contrast(QColor(pip_ink(suit, worn)), QColor(worn.pill)) >= 4.5
