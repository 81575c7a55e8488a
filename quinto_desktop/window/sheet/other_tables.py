"""How other tables fared with the same cards: a few quiet lines on the score sheet.

Everything is told from the side whose column comes first, which is the viewer's own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from quinto_desktop.rules import Observation, Side
from quinto_desktop.window.sheet.breakdown import BreakdownLine, ScoreBreakdown
from quinto_desktop.window.sheet.figures import DealsFigure
from quinto_desktop.window.text import side_text
from quinto_desktop.window.text.card_text import deals_count
from quinto_desktop.window.text.speaker import Speaker
from quinto_desktop.window.text.translation import fill, signed, title_case, translate

if TYPE_CHECKING:  # what finds them is loaded when the first picture has been painted
    from quinto_desktop.game.judging.after_deals import Compared


class TablesRow(NamedTuple):
    """A row of the sheet: a label, shorter ones for less room, and a figure."""

    labels: tuple[str, ...]
    figure: str


class TablesLines(NamedTuple):
    """What the sheet says of other tables.

    Attributes:
        latest: The last deal they have played; None before the first.
        total: What all deals come to; the only row where there is little room.
        in_short: What all deals come to, as a sentence.
    """

    latest: TablesRow | None
    total: TablesRow
    in_short: str
    spoken: str


def tables_lines(
    compared: Sequence[Compared], observation: Observation, speaker: Speaker
) -> TablesLines:
    """What the sheet says of other tables, which have played the compared deals in order."""
    title = translate("ScoreSheet", "Other tables")
    if not compared:
        text = translate("ScoreSheet", "Four Masters play every deal when it is over.")
        return TablesLines(None, TablesRow((title,), "–"), text, text)
    last = compared[-1]
    side = _own_side(last, observation, speaker)
    points = {
        "deal": _deal_name(last, compared),
        "own": signed(last.result_of(side)),
        "others": signed(last.elsewhere_of(side)),
    }
    labels = (
        fill(translate("ScoreSheet", "{deal}: {own}, elsewhere {others}"), **points),
        fill(translate("ScoreSheet", "{own}, elsewhere {others}"), **points),
    )
    count = deals_count(len(compared))
    text = translate("ScoreSheet", "{title}, {deals}")
    label = fill(text, title=title, deals=count)
    breakdown = tables_breakdown(compared, observation, speaker)
    text = translate("ScoreSheet", "Compared with other tables, over {deals}: {points}.")
    total = signed(_total(compared, observation, speaker))
    return TablesLines(
        TablesRow(labels, signed(last.gain_of(side))),
        TablesRow((label, title), total),
        fill(text, deals=count, points=total),
        f"{breakdown.title}. {breakdown.spoken()}",
    )


def tables_breakdown(
    compared: Sequence[Compared], observation: Observation, speaker: Speaker
) -> ScoreBreakdown:
    """What the difference from other tables is made of, deal by deal; see `tables_lines`."""
    lines = [_line(one, compared, observation, speaker) for one in compared]
    total = signed(_total(compared, observation, speaker))
    title = translate("Account", "{side}, compared with other tables: {points}")
    who = title_case(side_text.name(speaker, speaker.sides[0]))
    if not compared:
        title, total = translate("Account", "Other tables"), ""
    note = translate(
        "Account",
        "When a deal is over, four Master players play the same cards at each of four other "
        "tables. Points are your side’s minus theirs; for the other tables, the average.",
    )
    return ScoreBreakdown(
        fill(title, side=who, points=total),
        tuple(lines),
        total if len(lines) > 1 else "",
        (note,),
    )


def _line(
    one: Compared, compared: Sequence[Compared], observation: Observation, speaker: Speaker
) -> BreakdownLine:
    side = _own_side(one, observation, speaker)
    text = translate("Account", "{deal}: {own}, other tables {others}")
    told = fill(
        text,
        deal=_deal_name(one, compared),
        own=signed(one.result_of(side)),
        others=signed(one.elsewhere_of(side)),
    )
    figure = DealsFigure(one.game, (one.number,), side)
    return BreakdownLine(told, signed(one.gain_of(side)), figure=figure)


def _total(compared: Sequence[Compared], observation: Observation, speaker: Speaker) -> int:
    return sum(one.gain_of(_own_side(one, observation, speaker)) for one in compared)


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
