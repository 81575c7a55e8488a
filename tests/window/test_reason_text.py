"""Reasons are short, verdicts have their figures; the words themselves are in `test_told.py`."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import chain

import positions
import pytest
from examples import at_night, each
from legible_scene import speaking
from made_up_reasons import CALLS, OF_CARDS, SHARES, SPEAKERS, WITHOUT_SHARE, all_reasons, reason
from msgspec.structs import replace

from quinto_desktop.game.judging.values import Kind, Reason
from quinto_desktop.players.judging.reasons.explaining import explained
from quinto_desktop.rules import observe
from quinto_desktop.window.look.appearance import LANGUAGES
from quinto_desktop.window.paper.card_text import CardText
from quinto_desktop.window.text import card_text, verdict_text
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
    part = "can " if kind in OF_CARDS else " less often "  # of what the subject keeps
    part = "they win {card:ha}–{card:h4} more often " if kind is Kind.REFUSES_QUINT else part
    assert part in brief_reason(told, told.compared, SPEAKERS["you"]).lower()
    alike = replace(told, compared_share=SHARES[0])
    assert bool(brief_reason(alike, told.compared, SPEAKERS["you"])) is (kind in OF_CARDS)


# --------------------------------------------------------------- verdicts
COUNTS = [
    told
    for words in (card_text, verdict_text)
    for name, told in vars(words).items()
    if name.endswith("_count") and told.__module__ == words.__name__
]


@pytest.mark.parametrize("told", COUNTS, ids=lambda told: told.__name__)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.usefixtures("qapp")
def test_every_count_is_told_with_its_number(told: Callable[[int], str], language: str) -> None:
    least = -11 if told is verdict_text.points_count else 1
    with speaking(language):
        for count in range(least, 13):
            text = told(count)
            assert re.findall(r"−?\d+", text) == [str(count).replace("-", "−")], text
            assert "%" not in text
            assert text.lstrip("−") == told(abs(count))


def test_a_lost_chance_is_told_in_games(qapp: object) -> None:
    told = [verdict_text.games(share) for share in (0, 0.2, 0.4, 1)]
    assert told == ["1 game in 100", "1 game in 5", "4 games in 10", "10 games in 10"]
