"""Reasons in words: every kind has its sentences, and they say the share that holds."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from quinto_desktop.game.judging.reasons import Kind, Reason, Share
from quinto_desktop.rules import Call, Play, Seat, parse_card, quint_of
from quinto_desktop.window.text.reason_text import SIGNS, SPOKEN, brief_reason, reason_text
from quinto_desktop.window.text.speaker import Speaker

NAMES = ("Anna", "Bertram", "Clara", "Dora")
SPEAKERS = {
    "you": Speaker(NAMES, Seat.S),
    "partner": Speaker(NAMES, Seat.N),
    "other": Speaker(NAMES, Seat.E),
    "nobody": Speaker(NAMES, None),
    "two": Speaker(NAMES[:2], Seat.S, seating=(0, 1, 0, 1)),
}
CALLS = (Kind.MOST_TRICKS, Kind.FEW_TRICKS, Kind.RAISE_COSTS)
OF_QUINTS = (
    Kind.TAKES_QUINT,
    Kind.GIVES_QUINT,
    Kind.REFUSES_QUINT,
    Kind.MAKES_QUINT,
    Kind.LOSES_QUINT,
    Kind.SAVES_QUINT,
    Kind.KEEPS_HALF,
)
OF_CARDS = (
    Kind.PARTNER_WINS,
    Kind.REFUSES_QUINT,
    Kind.SAVES_QUINT,
    Kind.KEEPS_HALF,
    Kind.KEEPS_WINNER,
    Kind.WINS_AS_WELL,
)
WITHOUT_SHARE = (Kind.UNBEATABLE, Kind.PARTNER_WINS, Kind.MORE_TRICKS, Kind.MORE_QUINTS)
"""Kinds that are certain, or state a mean."""


def reason(kind: Kind, *, tenths: int = 7, compared: int | None = 2, rest: bool = False) -> Reason:
    """A reason of a kind; the Quint Royal or a pair, if it is about a quint."""
    queen, four = Play(parse_card("DQ")), parse_card("H4")
    share = Share(12 * tenths, 120, tenths / 10)
    other = None if compared is None else Share(12 * compared, 120, compared / 10)
    found = Reason(kind, queen, Seat.S, Play(four), share, other)
    if kind in OF_QUINTS:
        is_single = kind in (Kind.SAVES_QUINT, Kind.TAKES_QUINT)
        found = replace(found, quint=quint_of(parse_card("QR") if is_single else four))
    if kind in OF_CARDS:
        found = replace(found, card=four)
    if kind in (Kind.UNBEATABLE, Kind.PARTNER_WINS):
        found = replace(found, share=Share(120, 120, 1.0), is_certain=True)
    if kind in (Kind.MORE_TRICKS, Kind.MORE_QUINTS):
        found = replace(found, mean=7.25, compared_mean=4.0, compared_share=None)
    if kind in CALLS:
        found = replace(found, subject=Call.DOUBLE, compared=Call.PASS, compared_share=None)
        found = replace(found, mean=7.6, needed=7.1)
    return replace(found, compared=None) if rest and kind not in CALLS else found


def all_reasons() -> Iterator[Reason]:
    for kind in Kind:
        yield reason(kind)
        if kind not in OF_CARDS:
            yield reason(kind, rest=True)
        if kind not in WITHOUT_SHARE and kind not in CALLS:
            yield replace(reason(kind, compared=None), is_certain=True)


@pytest.mark.parametrize("who", SPEAKERS)
def test_every_kind_has_whole_sentences_for_everyone(who: str) -> None:
    speaker = SPEAKERS[who]
    for one in all_reasons():
        for naming in (SPOKEN, SIGNS):
            said = [reason_text(one, speaker, naming)]
            said.append(brief_reason(one, one.subject, speaker, naming))
            if one.compared is not None:
                said.append(brief_reason(one, one.compared, speaker, naming))
            for text in said:
                assert text.endswith(".") and text.count(". ") == 0, text
                assert text[0].isupper() or text[0] in "♥♦♣♠", text
                assert "{" not in text and "  " not in text and "None" not in text, text
                assert " ," not in text and ",." not in text and "..", text


def test_what_a_screen_reader_hears_has_no_signs() -> None:
    for one in all_reasons():
        for speaker in SPEAKERS.values():
            assert not re.search("[♥♦♣♠–]", reason_text(one, speaker))


@pytest.mark.parametrize("kind", [kind for kind in Kind if kind not in WITHOUT_SHARE])
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


def test_sentences_as_they_are_read() -> None:
    you, other = SPEAKERS["you"], SPEAKERS["other"]
    takes = reason(Kind.TAKES_QUINT)
    assert reason_text(takes, you) == (
        "With the queen of diamonds your side scores the Quint Royal, worth 25, in this trick "
        "in 7 of 10 imagined deals; with the four of hearts, sooner or later in 2 of 10."
    )
    assert reason_text(replace(takes, is_certain=True, compared=None), other, SIGNS) == (
        "With ♦Q they score the Quint Royal, worth 25, in this trick for certain."
    )
    assert brief_reason(takes, takes.subject, you) == "Scores the Quint Royal: 7 in 10."
    assert takes.compared is not None
    assert brief_reason(takes, takes.compared, you) == "Scores the Quint Royal: 2 in 10."
    partner = reason(Kind.PARTNER_WINS)
    assert reason_text(partner, you).startswith("Anna is winning the trick and the other side ")
    assert reason_text(partner, SPEAKERS["partner"]).startswith("You are winning the trick and ")
    assert reason_text(partner, SPEAKERS["two"]).startswith("North is winning the trick and ")
    assert brief_reason(partner, Play(parse_card("H4")), you) == (
        "Not needed, as Anna wins the trick."
    )


def test_a_call_is_explained_by_the_tricks() -> None:
    text = reason_text(reason(Kind.MOST_TRICKS), SPEAKERS["you"])
    assert text == (
        "Your side takes most of the tricks in 7 of 10 imagined deals, 7.6 of 13 on average; "
        "a double pays from 7.1."
    )
