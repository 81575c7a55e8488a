"""The texts of the quint radar and the race."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from quinto_desktop.game.aids.outlooks import (
    Loss,
    QuintOutlook,
    QuintState,
    RaceOutlook,
    Runner,
    open_points,
)
from quinto_desktop.rules import Side, Suit
from quinto_desktop.window.text import seat_text, side_text
from quinto_desktop.window.text.card_text import quint_name
from quinto_desktop.window.text.seat_text import Speaker
from quinto_desktop.window.text.translation import fill, join_or, title_case, translate


# ------------------------------------------------------------------- the quint radar
def side_label(side: Side, speaker: Speaker) -> str:
    """The head of a side's column: “We”."""
    return side_text.title(speaker, side)


def has_viewer(speaker: Speaker) -> bool:
    """Whether someone at the screen is playing, so one side is theirs."""
    return any(speaker.is_yours(side) for side in Side)


def outlook_words(outlook: QuintOutlook, speaker: Speaker) -> str:
    """A quint of the radar: “Five of hearts, worth 20: lost.”."""
    scored, lost = _scored_text(outlook, speaker), _lost_text(outlook.loss)
    text = scored or lost or _open_text(outlook, speaker)
    place = None if outlook.seat is None else seat_text.hand_place(speaker, outlook.seat)
    if outlook.seat is not None and speaker.is_you(outlook.seat) and place is None:
        place = translate("Ladder", "in your hand")
    side = Side.EW if outlook.state is QuintState.EW else Side.NS
    if outlook.sides:
        [side, *_] = sorted(outlook.sides)
    return fill(
        text,
        quint=title_case(quint_name(outlook.quint)),
        points=outlook.quint.points,
        side=side_text.title(speaker, side),
        place=place or translate("Radar", "in one hand"),
    )


def _scored_text(outlook: QuintOutlook, speaker: Speaker) -> str:
    if outlook.state not in (QuintState.NS, QuintState.EW):
        return ""
    if not has_viewer(speaker):
        return translate("Radar", "{quint}, worth {points}: scored by {side}.")
    if speaker.is_yours(Side.NS if outlook.state is QuintState.NS else Side.EW):
        return translate("Radar", "{quint}, worth {points}: scored by your side.")
    return translate("Radar", "{quint}, worth {points}: scored by their side.")


def _lost_text(loss: Loss | None) -> str:
    if loss is None:
        return ""
    return {
        Loss.SPLIT: translate("Radar", "{quint}, worth {points}: split and lost."),
        Loss.ONE_HAND: translate(
            "Radar",
            "{quint}, worth {points}: lost. Both cards are {place}, and only one can go to a "
            "trick.",
        ),
        Loss.PARTED: translate(
            "Radar",
            "{quint}, worth {points}: lost. One card is on the table, and the other cannot join "
            "it.",
        ),
        Loss.APART: translate(
            "Radar", "{quint}, worth {points}: lost. Its cards can no longer meet."
        ),
        Loss.DEAL_OVER: translate("Radar", "{quint}, worth {points}: not played."),
    }[loss]


def _open_text(outlook: QuintOutlook, speaker: Speaker) -> str:
    if len(outlook.sides) > 1:
        if outlook.state is QuintState.ON_TABLE:
            return translate(
                "Radar", "{quint}, worth {points}: on the table; either side can still win it."
            )
        return translate("Radar", "{quint}, worth {points}: either side can still score it.")
    [side] = outlook.sides
    texts = (
        translate("Radar", "{quint}, worth {points}: only your side can still score it."),
        translate("Radar", "{quint}, worth {points}: only their side can still score it."),
        translate("Radar", "{quint}, worth {points}: only {side} can still score it."),
    )
    return _of_side(side, speaker, *texts)


def radar_summary(outlooks: Sequence[QuintOutlook], speaker: Speaker) -> str:
    """The whole radar, a line for each quint."""
    return "\n".join([points_left(outlooks), *(outlook_words(each, speaker) for each in outlooks)])


def points_left(outlooks: Sequence[QuintOutlook]) -> str:
    """The points still to be won: “115 points left”."""
    points = open_points(outlooks)
    if not points:
        return translate("Radar", "No quints left")
    return fill(translate("Radar", "{points} points left"), points=points)


def legend(speaker: Speaker) -> tuple[str, str]:
    """The meanings of the two marked kinds of cells: only the viewer's side, only the other."""
    if not has_viewer(speaker):
        only = translate("Radar", "{side} only")
        first, second = (fill(only, side=side_text.short(speaker, side)) for side in speaker.sides)
        return first, second
    return translate("Radar", "only yours"), translate("Radar", "only theirs")


def legend_in_short(speaker: Speaker) -> tuple[str, str]:
    """The same where there is little room: “yours”, “theirs”."""
    if not has_viewer(speaker):
        first, second = (side_text.short(speaker, side) for side in speaker.sides)
        return first, second
    return translate("Radar", "yours"), translate("Radar", "theirs")


# ------------------------------------------------------------------- the race
class BriefRow(NamedTuple):
    """What matters to one side, in a line: “last trick”, or the suits of the winning quints.

    The cheapest comes first; None stands for the Quint Royal.
    """

    side: str
    text: str
    suits: tuple[Suit | None, ...]


class Brief(NamedTuple):
    """What matters now, in at most three lines: “A quint wins now:”, the viewer's side first."""

    title: str
    rows: tuple[BriefRow, ...]


def race_title(race: RaceOutlook) -> str:
    """“Race to 250”."""
    return fill(translate("ScoreSheet", "Race to {target}"), target=race.target)


def to_go(runner: Runner) -> str:
    """What a side still needs: “95 to go”; empty once it has won."""
    text = translate("Race", "{points} to go")
    return fill(text, points=runner.need) if runner.need else ""


def runner_words(runner: Runner, race: RaceOutlook, speaker: Speaker) -> str:
    """A side in the race: “Your side: 155 of 250.”."""
    text = translate("Race", "{side}: {score} of {target}.")
    if runner.taken:
        text = translate(
            "Race", "{side}: {score} of {target}. Its tricks will add {taken} after the last one."
        )
    side = side_label(runner.side, speaker)
    return fill(text, side=side, score=runner.score, target=race.target, taken=runner.taken)


def in_play(race: RaceOutlook) -> str:
    """What is still to be won in this deal; empty between deals."""
    if not race.is_on or not race.points_in_play:
        return ""
    text = translate("Race", "In play: {quints} in quints, {tricks} in tricks")
    return fill(text, quints=race.quint_points, tricks=race.trick_points)


def still_in_play(race: RaceOutlook) -> str:
    """The same in short: “Still in play: 320 points”."""
    if not race.is_on or not race.points_in_play:
        return ""
    return fill(translate("Race", "Still in play: {points} points"), points=race.points_in_play)


def usual_play() -> str:
    """A sample about as long as the longest text of `in_play`."""
    text = translate("Race", "In play: {quints} in quints, {tricks} in tricks")
    return fill(text, quints=175, tricks=260)


def usual_sentence() -> str:
    """A sample about as long as a usual sentence of `race_sentences`."""
    text = translate("Race", "Your side needs {own}, their side {other}; {points} still in play.")
    return fill(text, own=250, other=250, points=250)


def race_sentences(race: RaceOutlook, speaker: Speaker) -> list[str]:
    """What matters now, most important first: one or two sentences."""
    own, other = (race.runners[side] for side in speaker.sides)
    return what_matters(race, speaker) or [_needs(own, other, race, speaker)]


def what_matters(race: RaceOutlook, speaker: Speaker) -> list[str]:
    """What wins now or soon, most important first: none to two sentences."""
    own, other = runners = [race.runners[side] for side in speaker.sides]
    if race.winner is not None:
        text = _of_side(
            race.winner,
            speaker,
            yours=translate("Race", "Your side has won"),
            theirs=translate("Race", "Their side has won"),
            named=translate("ScoreSheet", "{side} have won"),
        )
        return [fill(text, side=side_text.title(speaker, race.winner))]
    said = [_quint_sentence(runner, speaker) for runner in runners if runner.winning_quints]
    if own.wins_with_last_trick and other.wins_with_last_trick:
        return [translate("Race", "Whoever takes the last trick wins the game."), *said][:2]
    for runner in runners:
        if runner.wins_with_last_trick:
            said.insert(0, _last_trick_sentence(runner, speaker))
    if not said and race.is_on:
        said = [text for runner in runners if (text := _trick_sentence(runner, race, speaker))]
    if not said and race.is_on and max(own.most, other.most) < race.target:
        text = translate("Race", "Neither side can reach {target} in this deal.")
        said = [fill(text, target=race.target)]
    return said[:2]


def _needs(own: Runner, other: Runner, race: RaceOutlook, speaker: Speaker) -> str:
    text = translate("Race", "{side} need {own}, {other_side} {other}.")
    if has_viewer(speaker):
        text = translate("Race", "Your side needs {own}, their side {other}.")
        if race.is_on:
            text = translate(
                "Race", "Your side needs {own}, their side {other}; {points} still in play."
            )
    return fill(
        text,
        side=side_text.title(speaker, own.side),
        other_side=side_text.title(speaker, other.side),
        own=own.need,
        other=other.need,
        points=race.points_in_play,
    )


def _quint_sentence(runner: Runner, speaker: Speaker) -> str:
    """“A heart quint wins the game for your side now.”."""
    texts = (
        translate("Race", "{quints} would win your side the game now."),
        translate("Race", "{quints} would win their side the game now."),
        translate("Race", "{quints} would win {side} the game now."),
    )
    suits = {quint.suit for quint in runner.winning_quints}
    quints = join_or([text for suit, text in _kind_names().items() if suit in suits])
    if len(runner.winning_quints) == len(runner.quints) > 1:
        quints = translate("Race", "any quint")
    return fill(_of_side(runner.side, speaker, *texts), quints=title_case(quints))


def _kind_names() -> dict[Suit | None, str]:
    return {
        Suit.SPADES: translate("Race", "a spade quint"),
        Suit.CLUBS: translate("Race", "a club quint"),
        Suit.DIAMONDS: translate("Race", "a diamond quint"),
        Suit.HEARTS: translate("Race", "a heart quint"),
        None: translate("Race", "the Quint Royal"),
    }


def _trick_sentence(runner: Runner, race: RaceOutlook, speaker: Speaker) -> str:
    if runner.has_it_in_tricks:
        texts = (
            translate("Race", "Your side will have {target} once tricks are counted."),
            translate("Race", "Their side will have {target} once tricks are counted."),
            translate("Race", "{side} will have {target} once tricks are counted."),
        )
    elif runner.needs_one_trick(race.trick_value) and race.tricks_left:
        texts = (
            translate("Race", "One more trick takes your side to {target} when counted."),
            translate("Race", "One more trick takes their side to {target} when counted."),
            translate("Race", "One more trick takes {side} to {target} when counted."),
        )
    else:
        return ""
    return fill(_of_side(runner.side, speaker, *texts), target=race.target)


def _last_trick_sentence(runner: Runner, speaker: Speaker) -> str:
    texts = (
        translate("Race", "The last trick would win your side the game."),
        translate("Race", "The last trick would win their side the game."),
        translate("Race", "The last trick would win {side} the game."),
    )
    return _of_side(runner.side, speaker, *texts)


def _of_side(side: Side, speaker: Speaker, yours: str, theirs: str, named: str) -> str:
    if not has_viewer(speaker):
        return fill(named, side=side_text.title(speaker, side))
    return yours if speaker.is_yours(side) else theirs


def race_brief(race: RaceOutlook, speaker: Speaker) -> Brief | None:
    """What wins now, or once the tricks are counted; None if nothing does."""
    if race.winner is not None or not race.is_on:
        return None
    runners = [race.runners[side] for side in speaker.sides]
    by_trick = any(runner.wins_with_last_trick for runner in runners)
    rows = [_winning_row(runner, speaker) for runner in runners]
    title = translate("Race", "A quint wins now:")
    if by_trick:
        title = translate("Race", "Wins the game now:")
    if not any(rows):
        rows = [_counted_row(runner, race, speaker) for runner in runners]
        title = fill(translate("Race", "{target} with tricks:"), target=race.target)
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
