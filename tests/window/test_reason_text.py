"""The shares that reasons tell are those that hold; the words are in `test_told.py`."""

from __future__ import annotations

import re

from examples import each
from made_up_reasons import CALLS, OF_CARDS, SPEAKERS, WITHOUT_SHARE, all_reasons, reason

from quinto_desktop.game.judging.values import Kind
from quinto_desktop.window.text.reason_text import brief_reason, reason_text


def test_what_a_screen_reader_hears_has_no_signs() -> None:
    for one in all_reasons():
        for speaker in SPEAKERS.values():
            assert not re.search("[♥♦♣♠–]", reason_text(one, speaker))


@each("kind", [kind for kind in Kind if kind not in WITHOUT_SHARE])
def test_the_words_say_the_share_that_holds(kind: Kind) -> None:
    told = reason(kind, tenths=7, compared=2)
    text = reason_text(told, SPEAKERS["you"])
    if kind in CALLS:
        assert text == "On average 7.6 of 13 tricks; a double needs 7.1."
        return
    if kind is Kind.REFUSES_QUINT:
        assert "in 2 of 10 possible deals" in text  # how often it would be given away
    else:
        assert "in 7 of 10 possible deals" in text
    if kind is not Kind.REFUSES_QUINT:
        assert text.endswith(", 2 in 10.")


@each("kind", [kind for kind in Kind if kind not in (*WITHOUT_SHARE, *CALLS)])
def test_a_row_says_the_share_of_its_own_card(kind: Kind) -> None:
    told = reason(kind, tenths=7, compared=2)
    assert told.compared is not None
    subject, other = (
        brief_reason(told, action, SPEAKERS["you"]) for action in (told.subject, told.compared)
    )
    # The card that the subject keeps is spoken of as often as the subject holds.
    is_of_kept = kind in OF_CARDS and kind is not Kind.REFUSES_QUINT
    assert subject.endswith(": 2 in 10." if kind is Kind.REFUSES_QUINT else ": 7 in 10.")
    assert other.endswith(": 7 in 10." if is_of_kept else ": 2 in 10.")
