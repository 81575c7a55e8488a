"""What the race says: in whole sentences, and in brief where there is no room for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from quinto_desktop.game.aids.race_outlook import RaceOutlook, Runner
from quinto_desktop.rules import Quint, Side, Suit
from quinto_desktop.window.aids.aid_text import has_viewer, side_label
from quinto_desktop.window.text import side_text
from quinto_desktop.window.text.card_text import fill, join_or, title_case
from quinto_desktop.window.text.speaker import Speaker

translate = QCoreApplication.translate


class BriefRow(NamedTuple):
    """What matters to one side, in a line.

    Attributes:
        side: Whose it is, e.g. “Your side”.
        text: What does it, if that is not a quint; e.g. “last trick”.
        suits: The suits of the quints that do it, the cheapest first; None for the Quint Royal.
    """

    side: str
    text: str
    suits: tuple[Suit | None, ...]


class Brief(NamedTuple):
    """What matters now, in three lines at most.

    Attributes:
        title: What it is about: “A quint wins now:”.
        rows: The sides that it matters to, the viewer's first.
    """

    title: str
    rows: tuple[BriefRow, ...]


def race_title(race: RaceOutlook) -> str:
    """“Race to 250”."""
    return fill(translate("ScoreSheet", "Race to {target}"), target=race.target)


def to_go(runner: Runner) -> str:
    """What a side still needs: “95 to go”; nothing once it has won."""
    if not runner.need:
        return ""
    return fill(translate("Race", "{points} to go"), points=runner.need)


def runner_words(runner: Runner, race: RaceOutlook, speaker: Speaker) -> str:
    """A side in the race: “Your side: 155 of 250.”."""
    text = translate("Race", "{side}: {score} of {target}.")
    if runner.taken:
        text = translate(
            "Race",
            "{side}: {score} of {target}. Its tricks will count for {taken} after the last one.",
        )
    side = side_label(runner.side, speaker)
    return fill(text, side=side, score=runner.score, target=race.target, taken=runner.taken)


def in_play(race: RaceOutlook) -> str:
    """What is still to be won in this deal; nothing between two deals."""
    if not race.is_on or not race.points_in_play:
        return ""
    text = translate("Race", "In play: {quints} in quints, {tricks} in tricks")
    return fill(text, quints=race.quint_points, tricks=race.trick_points)


def usual_play() -> str:
    """About as long a text as `in_play` ever gives."""
    text = translate("Race", "In play: {quints} in quints, {tricks} in tricks")
    return fill(text, quints=175, tricks=260)


def usual_sentence() -> str:
    """About as long a sentence as `race_sentences` often gives."""
    text = translate(
        "Race", "Your side needs {own}, their side {other}; {points} are still in play."
    )
    return fill(text, own=250, other=250, points=250)


def race_sentences(race: RaceOutlook, speaker: Speaker) -> list[str]:
    """What matters now, the weightiest first: one or two sentences."""
    runners = sorted(race.runners, key=lambda runner: not speaker.is_yours(runner.side))
    own, other = runners
    if race.winner is not None:
        text = translate("ScoreSheet", "{side} have won")
        return [fill(text, side=side_text.title(race.winner))]
    said = [_quint_sentence(runner, speaker) for runner in runners if runner.winning_quints]
    if own.wins_with_last_trick and other.wins_with_last_trick:
        return [translate("Race", "Whoever takes the last trick wins the game."), *said][:2]
    for runner in runners:
        if runner.wins_with_last_trick:
            said.insert(0, _last_trick_sentence(runner, speaker))
    if not said and race.is_on:
        said = [text for runner in runners if (text := _trick_sentence(runner, race, speaker))]
    if not said and race.is_on and max(own.most, other.most) < race.target:
        text = translate("Race", "Neither side can come to {target} in this deal.")
        said = [fill(text, target=race.target)]
    return said[:2] or [_needs(own, other, race, speaker)]


def _needs(own: Runner, other: Runner, race: RaceOutlook, speaker: Speaker) -> str:
    text = translate("Race", "{side} needs {own}, {other_side} {other}.")
    if has_viewer(speaker):
        text = translate("Race", "Your side needs {own}, their side {other}.")
        if race.is_on:
            text = translate(
                "Race", "Your side needs {own}, their side {other}; {points} are still in play."
            )
    return fill(
        text,
        side=side_text.title(own.side),
        other_side=side_text.title(other.side),
        own=own.need,
        other=other.need,
        points=race.points_in_play,
    )


def _quint_sentence(runner: Runner, speaker: Speaker) -> str:
    """“A heart quint wins the game for your side now.”."""
    text = _of_side(
        runner.side,
        speaker,
        yours=translate("Race", "{quints} wins the game for your side now."),
        theirs=translate("Race", "{quints} wins the game for their side now."),
        named=translate("Race", "{quints} wins the game for {side} now."),
    )
    if len(runner.winning_quints) == len(runner.quints) > 1:
        quints = translate("Race", "any quint")
    else:
        quints = join_or(_kinds(runner.winning_quints))
    return fill(text, quints=title_case(quints), side=side_text.title(runner.side))


def _kinds(quints: Sequence[Quint]) -> list[str]:
    """The quints by their worth, the cheapest first: “a heart quint”, “the Quint Royal”."""
    suits = {quint.suit for quint in quints}
    return [text for suit, text in _kind_names().items() if suit in suits]


def _kind_names() -> dict[Suit | None, str]:
    return {
        Suit.SPADES: translate("Race", "a spade quint"),
        Suit.CLUBS: translate("Race", "a club quint"),
        Suit.DIAMONDS: translate("Race", "a diamond quint"),
        Suit.HEARTS: translate("Race", "a heart quint"),
        None: translate("Race", "the Quint Royal"),
    }


def _trick_sentence(runner: Runner, race: RaceOutlook, speaker: Speaker) -> str:
    """What a side's tricks will do for it once they are counted."""
    if runner.has_it_in_tricks:
        text = _of_side(
            runner.side,
            speaker,
            yours=translate("Race", "Your side has {target} once the tricks are counted."),
            theirs=translate("Race", "Their side has {target} once the tricks are counted."),
            named=translate("Race", "{side} have {target} once the tricks are counted."),
        )
    elif runner.needs_one_trick(race.trick_value) and race.tricks_left:
        text = _of_side(
            runner.side,
            speaker,
            yours=translate(
                "Race", "One more trick brings your side to {target}, once they are counted."
            ),
            theirs=translate(
                "Race", "One more trick brings their side to {target}, once they are counted."
            ),
            named=translate(
                "Race", "One more trick brings {side} to {target}, once they are counted."
            ),
        )
    else:
        return ""
    return fill(text, side=side_text.title(runner.side), target=race.target)


def _last_trick_sentence(runner: Runner, speaker: Speaker) -> str:
    text = _of_side(
        runner.side,
        speaker,
        yours=translate("Race", "The last trick wins the game for your side."),
        theirs=translate("Race", "The last trick wins the game for their side."),
        named=translate("Race", "The last trick wins the game for {side}."),
    )
    return fill(text, side=side_text.title(runner.side))


def _of_side(side: Side, speaker: Speaker, *, yours: str, theirs: str, named: str) -> str:
    """The one of three texts that agrees with how a side is spoken of."""
    if not has_viewer(speaker):
        return named
    return yours if speaker.is_yours(side) else theirs


def race_brief(race: RaceOutlook, speaker: Speaker) -> Brief | None:
    """What wins now, or will once the tricks are counted; None if nothing does."""
    if race.winner is not None or not race.is_on:
        return None
    runners = sorted(race.runners, key=lambda runner: not speaker.is_yours(runner.side))
    by_trick = any(runner.wins_with_last_trick for runner in runners)
    rows = [_winning_row(runner, speaker) for runner in runners]
    title = translate("Race", "A quint wins now:")
    if by_trick:
        title = translate("Race", "Wins the game now:")
    if not any(rows):
        rows = [_counted_row(runner, race, speaker) for runner in runners]
        title = fill(translate("Race", "{target} with the tricks:"), target=race.target)
    found = tuple([row for row in rows if row is not None])
    return Brief(title, found) if found else None


def _winning_row(runner: Runner, speaker: Speaker) -> BriefRow | None:
    if not runner.winning_quints and not runner.wins_with_last_trick:
        return None
    text = translate("Race", "last trick") if runner.wins_with_last_trick else ""
    suits = {quint.suit for quint in runner.winning_quints}
    signs = tuple([suit for suit in _kind_names() if suit in suits])
    return BriefRow(side_label(runner.side, speaker), text, signs)


def _counted_row(runner: Runner, race: RaceOutlook, speaker: Speaker) -> BriefRow | None:
    if runner.has_it_in_tricks:
        text = translate("Race", "reached")
    elif runner.needs_one_trick(race.trick_value) and race.tricks_left:
        text = translate("Race", "one short")
    else:
        return None
    return BriefRow(side_label(runner.side, speaker), text, ())
