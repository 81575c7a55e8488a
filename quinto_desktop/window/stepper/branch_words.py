"""What is said of the lines of a game: their names, where they leave, and how they compare."""

from __future__ import annotations

from collections.abc import Collection

from quinto_desktop.game import Session
from quinto_desktop.game.past.branches import LineResult, results_of
from quinto_desktop.game.past.replay import Replay
from quinto_desktop.rules import MatchForm, Pair, Phase
from quinto_desktop.window.text import side_text
from quinto_desktop.window.text.speaker import Speaker
from quinto_desktop.window.text.translation import fill, signed, translate

_LONGEST = 40


def line_name(line: LineResult) -> str:
    """The name of a line."""
    return line.name or translate("Branches", "Original game")


def proposed_name(replay: Replay, taken: Collection[str]) -> str:
    """A name for a branch that begins at the position of a replay: “Deal 2, trick 8”."""
    deal, state = replay.deal, replay.state
    game, number = (1, 1) if deal is None else (deal.game, deal.number)
    lead = len(state.deal.tricks) + 1 if state.deal and state.phase is Phase.PLAY else 0
    name = _place(game, number, lead, has_games=state.rules.match is not MatchForm.GAME)
    name, again = name[: _LONGEST - 5], 1
    found = name
    while found in taken:
        again += 1
        found = fill(translate("Branches", "{name} ({number})"), name=name, number=again)
    return found


def _place(game: int, deal: int, trick: int, *, has_games: bool) -> str:
    text = translate("Branches", "Deal {deal}, trick {trick}")
    if not trick:
        text = translate("Branches", "Deal {deal}, calls")
    if has_games:
        text = translate("Branches", "Game {game}, deal {deal}, trick {trick}")
        if not trick:
            text = translate("Branches", "Game {game}, deal {deal}, calls")
    return fill(text, game=game, deal=deal, trick=trick)


def leaves_at(line: LineResult) -> str:
    """Where a line leaves the one that it branched off."""
    if not line.number:
        return ""
    has_games = line.end.rules.match is not MatchForm.GAME
    return _place(line.game, line.deal, line.trick, has_games=has_games)


def deal_points(line: LineResult, speaker: Speaker) -> str:
    """What the deal brought in a line, our own side first."""
    if line.points is None:
        return translate("Branches", "not over yet")
    return _pair(line, line.points, speaker)


def score(line: LineResult, speaker: Speaker) -> str:
    """The score at the end of a line, our own side first."""
    seated = speaker.seated(line.end.seating, line.end.dummy)
    own, other = side_text.own_first(seated, line.end.scores)
    return fill(translate("Branches", "{own}–{other}"), own=own, other=other)


def gain(line: LineResult, speaker: Speaker) -> str:
    """How much better the deal went for our side than in the first play: “+35”."""
    points = _gain(line, speaker)
    return "" if points is None else signed(points)


def compared(line: LineResult, speaker: Speaker) -> str:
    """How a line compares with the first play, in sentences."""
    if not line.number:
        return translate(
            "Branches", "The game as first played; only this counts in the statistics."
        )
    points = _gain(line, speaker)
    first = "" if line.first_points is None else _pair(line, line.first_points, speaker)
    text = translate("Branches", "{where}: {here} here, {first} in the original game; {gain}.")
    if line.points is None:
        text = translate("Branches", "{where}: the deal is not over yet.")
    elif points is None:
        text = translate("Branches", "{where}: {here} here.")
    values = {"here": deal_points(line, speaker), "first": first}
    told = _gain_in_words(points or 0, line, speaker)
    return fill(text, where=leaves_at(line), gain=told, **values)


def told_at_end(session: Session, speaker: Speaker) -> str:
    """How the branch that is played compares, if the deal in which it leaves has just ended.

    Empty after any other deal of it.
    """
    (line,) = [line for line in results_of(session) if line.is_played]
    is_its_deal = line.fork.deals_finished + 1 == session.state.deals_finished
    return compared(line, speaker) if is_its_deal else ""


def _gain(line: LineResult, speaker: Speaker) -> int | None:
    return line.gain(speaker.seated(line.fork.seating, line.fork.dummy).sides[0])


def _gain_in_words(points: int, line: LineResult, speaker: Speaker) -> str:
    seated = speaker.seated(line.fork.seating, line.fork.dummy)
    side = side_text.name(seated, seated.sides[0])
    if points == 0:
        return translate("Branches", "no difference")
    text = translate("Branches", "{points} better for {side}")
    if points < 0:
        text = translate("Branches", "{points} worse for {side}")
    return fill(text, points=abs(points), side=side)


def _pair(line: LineResult, points: Pair, speaker: Speaker) -> str:
    seated = speaker.seated(line.fork.seating, line.fork.dummy)
    own, other = side_text.own_first(seated, points)
    return fill(translate("Branches", "{own}–{other}"), own=own, other=other)
