"""The table of a deal's quints on the score sheet, and what the aids add to it and to the score."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from quinto_desktop.game.aids.outlooks import (
    QuintOutlook,
    QuintState,
    RaceOutlook,
    open_points,
    quint_outlooks,
    quint_state,
    race_outlook,
)
from quinto_desktop.rules import QUINTS, Observation, Quint, Side
from quinto_desktop.window.text import aid_text, side_text
from quinto_desktop.window.text.card_text import quint_name, quint_short
from quinto_desktop.window.text.speaker import Speaker
from quinto_desktop.window.text.translation import fill, title_case, translate


class SheetAid(Enum):
    """An aid that the sheet can show."""

    RADAR = "radar"
    RACE = "race"


class Cell(NamedTuple):
    """A quint in the table of this deal's quints: “Five of hearts, worth 20: still open”.

    If the table tells, it is `lost` when nobody can score it any more, and `only` is the side that
    alone still can.
    """

    quint: Quint
    label: str
    state: QuintState
    spoken: str
    lost: bool
    only: Side | None = None


class RaceLines(NamedTuple):
    """What the race says below the scores: all that matters, its first sentence, and every word."""

    text: str
    brief: str
    spoken: str


class Told(NamedTuple):
    """What the aids tell about an observation, as far as they are wanted."""

    outlooks: tuple[QuintOutlook, ...] = ()
    race: RaceOutlook | None = None


def told_by_aids(observation: Observation, wanted: frozenset[SheetAid]) -> Told:
    """What the wanted aids tell."""
    if not wanted:
        return Told()
    outlooks = quint_outlooks(observation)
    race = race_outlook(observation, outlooks) if SheetAid.RACE in wanted else None
    return Told(outlooks if SheetAid.RADAR in wanted else (), race)


def cells_of(observation: Observation, speaker: Speaker, told: Told) -> tuple[Cell, ...]:
    """The table of a deal's quints, in the order of `QUINTS`, marked by the radar if wanted."""
    if not told.outlooks:
        return tuple([_cell(quint, observation, speaker) for quint in QUINTS])
    return tuple([_cell_of_radar(outlook, speaker) for outlook in told.outlooks])


def _cell_of_radar(outlook: QuintOutlook, speaker: Speaker) -> Cell:
    spoken = aid_text.outlook_words(outlook, speaker).removesuffix(".")
    only = next(iter(outlook.sides)) if len(outlook.sides) == 1 else None
    lost, quint = outlook.loss is not None, outlook.quint
    return Cell(quint, quint_short(quint), outlook.state, spoken, lost, only)


def _cell(quint: Quint, observation: Observation, speaker: Speaker) -> Cell:
    state = quint_state(quint, observation)
    side = Side.EW if state is QuintState.EW else Side.NS
    scored = translate("ScoreSheet", "{quint}, worth {points}: scored by {side}")
    if speaker.own_side is not None:
        scored = translate("ScoreSheet", "{quint}, worth {points}: scored by their side")
        if speaker.is_yours(side):
            scored = translate("ScoreSheet", "{quint}, worth {points}: scored by your side")
    text = {
        QuintState.OPEN: translate("ScoreSheet", "{quint}, worth {points}: still open"),
        QuintState.ON_TABLE: translate("ScoreSheet", "{quint}, worth {points}: on the table now"),
        QuintState.NS: scored,
        QuintState.EW: scored,
        QuintState.SPLIT: translate("ScoreSheet", "{quint}, worth {points}: split and lost"),
    }[state]
    values = {"quint": title_case(quint_name(quint)), "side": side_text.title(speaker, side)}
    spoken = fill(text, points=quint.points, **values)
    return Cell(quint, quint_short(quint), state, spoken, state is QuintState.SPLIT)


def table_head(told: Told) -> str:
    """The head of that table, in capitals."""
    if not told.outlooks:
        return translate("ScoreSheet", "QUINTS OF THIS DEAL")
    return fill(translate("ScoreSheet", "QUINTS: {points} LEFT"), points=open_points(told.outlooks))


def race_lines(told: Told, speaker: Speaker) -> RaceLines | None:
    """What the race says: what each side has and needs is said above it already."""
    if told.race is None:
        return None
    said = aid_text.what_matters(told.race, speaker)
    play = aid_text.in_play(told.race)
    shown = said or [text for text in (aid_text.still_in_play(told.race),) if text]
    spoken = "\n".join([*aid_text.race_sentences(told.race, speaker), play]).strip()
    return RaceLines("\n".join(shown), shown[0] if shown else "", spoken)
