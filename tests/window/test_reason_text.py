"""Reasons are short, and tell how often they hold in words; all words are in `test_told.py`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain

import positions
from examples import at_night, each
from made_up_reasons import CALLS, OF_CARDS, SHARES, SPEAKERS, WITHOUT_SHARE, all_reasons, reason
from msgspec.structs import replace

from quinto_desktop.game.judging.values import Kind, Reason
from quinto_desktop.players.judging.reasons.explaining import explained
from quinto_desktop.rules import observe
from quinto_desktop.window.paper.card_text import CardText
from quinto_desktop.window.text.reason_text import brief_reason, reason_text

MOST_WORDS, MOST_HEARD = 15, 23
"""With cards drawn; and with their names spoken, of which a comparison has two or three."""


def test_a_reason_is_short_and_names_no_chance() -> None:
    """However cards are named; also of all that recorded games have to tell."""
    found = [*of_recorded_games()]
    assert len({one.kind for one in found}) > 2
    for one in (*all_reasons(), *found):
        drawn = reason_text(one, SPEAKERS["you"])
        for text, most in ((drawn, MOST_WORDS), (CardText(drawn).spoken(), MOST_HEARD)):
            assert len(text.split()) <= most, text
            assert not re.search("[0-9] (in|of) 10|%", text)


def of_recorded_games() -> Iterator[Reason]:
    for name in at_night(
        ["dummy-second-trick"], ["second-trick", "first-lead", "two-second-trick"]
    ):
        state = positions.at(name).state
        assert state.turn is not None  # somebody is to play
        found = explained(seen := observe(state, state.turn), seen.actions[-1], 1, 1)
        yield from (*found.best, *chain.from_iterable(found.others.values()))


@each("tenths, word", [(3, "more often"), (8, "usually"), (10, "nearly always")])
def test_only_a_chance_of_eight_in_ten_is_told_by_itself(tenths: int, word: str) -> None:
    for kind in (Kind.WINS_TRICK, Kind.TAKES_QUINT, Kind.LAST_TRICK, Kind.WINS_GAME):
        told = reason(kind, tenths=tenths)
        assert f" {word} " in (said := CardText(reason_text(told, SPEAKERS["you"])).spoken())
        assert said.endswith(" the four of hearts.") is (word == "more often")
        assert word in brief_reason(told, told.subject, SPEAKERS["you"]).lower()
        assert word not in reason_text(replace(told, is_certain=True), SPEAKERS["you"])


@each("kind", [kind for kind in Kind if kind not in (*WITHOUT_SHARE, *CALLS)])
def test_a_row_says_how_often_it_holds_of_its_own_card(kind: Kind) -> None:
    told = reason(kind)
    assert told.compared is not None
    start = "can " if kind in OF_CARDS else "less often "  # of what the subject keeps
    start = "they more often win " if kind is Kind.REFUSES_QUINT else start
    assert start in brief_reason(told, told.compared, SPEAKERS["you"]).lower()
    alike = replace(told, compared_share=SHARES[0])
    assert bool(brief_reason(alike, told.compared, SPEAKERS["you"])) is (kind in OF_CARDS)
