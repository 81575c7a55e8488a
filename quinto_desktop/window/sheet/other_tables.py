"""How other tables fared with the same cards, in rows that add up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from quinto_desktop.rules import Observation, Side
from quinto_desktop.window.text.card_text import deals_count
from quinto_desktop.window.text.seat_text import Speaker
from quinto_desktop.window.text.translation import fill, signed, translate

if TYPE_CHECKING:  # what finds it is loaded when the first picture has been painted
    from quinto_desktop.game.judging.after_deals import Compared


class TablesLines(NamedTuple):
    """What the sheet says of other tables.

    Attributes:
        rows: Each deal they have played: “Deal 1: +15, elsewhere +22”, and what that comes to.
        total: What all deals come to; empty before the first.
        in_short: The same as a sentence.
        spoken: All of it in sentences.
    """

    rows: tuple[tuple[str, str], ...]
    total: str
    in_short: str
    spoken: str


def tables_title() -> str:
    """The head of what is said of other tables."""
    return translate("ScoreSheet", "Other tables")


def tables_lines(
    compared: Sequence[Compared], observation: Observation, speaker: Speaker
) -> TablesLines:
    """What the sheet says of other tables, which have played the compared deals in order."""
    if not compared:
        text = translate("ScoreSheet", "Four Masters play every deal when it is over.")
        return TablesLines((), "", text, text)
    rows = tuple([_row(one, compared, observation, speaker) for one in compared])
    gained = sum(one.gain_of(_own_side(one, observation, speaker)) for one in compared)
    total = signed(gained)
    text = translate("ScoreSheet", "Compared with other tables, over {deals}: {points}.")
    in_short = fill(text, deals=deals_count(len(compared)), points=total)
    line = translate("ScoreSheet", "{side}: {what}")
    told = [f"{fill(line, side=label, what=points)}." for label, points in rows]
    return TablesLines(rows, total, in_short, " ".join([*told, in_short]))


def _row(
    one: Compared, compared: Sequence[Compared], observation: Observation, speaker: Speaker
) -> tuple[str, str]:
    side = _own_side(one, observation, speaker)
    label = fill(
        translate("ScoreSheet", "{deal}: {own}, elsewhere {others}"),
        deal=_deal_name(one, compared),
        own=signed(one.result_of(side)),
        others=signed(one.elsewhere_of(side)),
    )
    return label, signed(one.gain_of(side))


def _own_side(one: Compared, observation: Observation, speaker: Speaker) -> Side:
    if one.game == observation.game_number:
        return speaker.sides[0]
    past = observation.games[one.game - 1]
    return speaker.seated(past.seating, past.dummy).sides[0]


def _deal_name(one: Compared, compared: Sequence[Compared]) -> str:
    # Deals of several games have the game's number as well.
    if any(other.game != compared[0].game for other in compared):
        text = translate("ScoreSheet", "Game {game}, deal {number}")
        return fill(text, game=one.game, number=one.number)
    return fill(translate("ScoreSheet", "Deal {number}"), number=one.number)
