"""The shares that reasons tell are those that hold; the words are in `test_told.py`."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from examples import each
from made_up_reasons import CALLS, SPEAKERS, WITHOUT_SHARE, all_reasons, reason

from quinto_desktop.game.judging.reasons import Kind, Share
from quinto_desktop.window.text.reason_text import reason_text


def test_what_a_screen_reader_hears_has_no_signs() -> None:
    for one in all_reasons():
        for speaker in SPEAKERS.values():
            assert not re.search("[♥♦♣♠–]", reason_text(one, speaker))


@each("kind", [kind for kind in Kind if kind not in WITHOUT_SHARE])
def test_the_words_say_the_share_that_holds(kind: Kind) -> None:
    told = reason(kind, tenths=7, compared=2)
    text = reason_text(told, SPEAKERS["you"])
    if kind is Kind.RAISE_COSTS:
        assert "7.6 of 13" in text and "7.1" in text
    elif kind is Kind.REFUSES_QUINT:
        assert "in 2 of 10 imagined deals" in text  # how often it would be given away
    else:
        assert "in 7 of 10 imagined deals" in text
    if kind not in (*CALLS, Kind.REFUSES_QUINT):
        assert text.endswith((", in 2 of 10.", ", sooner or later in 2 of 10."))


@pytest.mark.parametrize(
    ("share", "words"),
    [
        (Share(120, 120, 1.0), "in every imagined deal"),
        (Share(119, 120, 0.999), "in nearly every imagined deal"),
        (Share(60, 120, 0.52), "in 5 of 10 imagined deals"),
        (Share(1, 120, 0.01), "in hardly any imagined deal"),
        (Share(0, 120, 0.0), "in no imagined deal"),
    ],
)
def test_how_often_is_never_rounded_to_always_or_never(share: Share, words: str) -> None:
    text = reason_text(replace(reason(Kind.WINS_TRICK), share=share), SPEAKERS["you"])
    assert text.startswith(f"The queen of diamonds wins the trick {words}; ")
