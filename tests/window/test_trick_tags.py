"""The tags of a trick's quints: each names its quint and its side, by the winning card."""

from __future__ import annotations

import pytest
from at_the_table import edge_at, geometry_on, plates_on, prompt_on, tags_on, trick_on
from contrasts import contrast
from kit import *
from legible import watching
from playing import match
from PySide6.QtGui import QPolygonF
from tabling import SIZES, game, make_table, show

from quinto_desktop.rules import Quint, quints_in, winning_seat
from quinto_desktop.window.look.pack_style import PackStyle
from quinto_desktop.window.look.theme import Theme, dressed
from quinto_desktop.window.table.trick_tags import end_colours
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
def test_each_quint_has_a_tag_that_names_it_and_its_side(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, count: int, *, royal: bool
) -> None:
    state = with_quints(count, royal=royal)
    table, trick = make_table(qtbot, 1540, 1010), trick_of(state)
    assert trick is not None
    show(table, state)
    winner = winning_seat(trick, state.rules.joker_lead)
    assert winner is not None
    told: dict[Quint | None, list[str]] = {}
    for tag in tags_on(table).quints:
        if tag.isVisible():
            with watching(monkeypatch) as sight:
                tag.grab()
            told[tag.quint] = sight.told
            points = 0 if tag.quint is None else tag.quint.points
            side = "We" if winner.side is Side.NS else "They"
            assert tag.accessibleName().endswith(f", {side} +{points}"), "it is open still"
            assert tag.claim in (f"{side} +{points}", f"+{points}")
    assert {*told} == {*quints_in(trick.cards)}
    for quint, words in told.items():
        assert quint is not None
        assert quint_short(quint) in words or quint.suit is None  # a crown says it, too


@pytest.mark.parametrize("form", Form)
@pytest.mark.parametrize("size", [*SIZES, (900, 1250)])
def test_tags_stand_by_the_winning_card_and_on_nothing_else(
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
        prompt = QRectF(prompt_on(table).geometry())
        assert not any(tag.intersects(prompt) for tag in tags)
        for widget in trick_on(table).values():
            assert not any(widget.polygon().intersects(QPolygonF(tag)) for tag in tags)


def test_only_the_winning_card_is_lifted_and_has_a_laurel(qtbot: QtBot) -> None:
    table, seen = make_table(qtbot), set[Seat]()
    for step in game(3)[:40]:
        trick = trick_of(step.after)
        show(table, step.after)
        if trick is None or not trick.cards:
            continue
        winner = winning_seat(trick, step.after.rules.joker_lead)
        assert winner is not None
        seen.add(winner)
        assert {seat for seat, one in trick_on(table).items() if one.look.laurel} == {winner}
        geometry = geometry_on(table)
        for seat, widget in trick_on(table).items():
            rest = geometry.trick(edge_at(table, seat))
            lifted = rest.y - widget.pose.y
            assert lifted == pytest.approx(8 * geometry.unit if seat is winner else 0)
    assert seen == {*Seat}


@pytest.mark.parametrize("theme", THEMES.values(), ids=[*THEMES])
@pytest.mark.parametrize("pack", [PackStyle(), PackStyle(four_colours=True)], ids=["two", "four"])
def test_every_suit_and_side_can_be_read_on_a_tag(theme: Theme, pack: PackStyle) -> None:
    worn = dressed(theme, pack)
    for suit in Suit:
        assert contrast(QColor(worn.suits.of(suit)), QColor(worn.tip)) >= 4.5
    for is_own in (True, False, None):
        fill, ink = end_colours(worn, is_own=is_own)
        assert contrast(QColor(fill), QColor(ink)) >= 4.7
