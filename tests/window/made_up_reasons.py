"""A reason of every kind, made up: what the words of reasons are read by."""

from __future__ import annotations

from kit import *

from quinto_desktop.game.judging.values import Kind, Reason, Share

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
SHARES = (Share(120, 120, 1.0), Share(119, 120, 0.999), Share(1, 120, 0.01), Share(0, 120, 0.0))
"""Shares that are told without a number."""


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
    # Where the card is the quint itself, and where it is hardly ever so, or nearly always.
    yield replace(reason(Kind.TAKES_QUINT), subject=Play(QUINT_ROYAL))
    yield replace(reason(Kind.REFUSES_QUINT), quint=quint_of(QUINT_ROYAL), card=QUINT_ROYAL)
    for share in SHARES:
        yield replace(reason(Kind.WINS_TRICK), share=share, compared_share=share)
