"""What of a game is replayed, and how it is told."""

from __future__ import annotations

from typing import NamedTuple

from quinto_desktop.game import Session
from quinto_desktop.game.lessons.lesson import place_of
from quinto_desktop.game.past.replay import Replay, finished
from quinto_desktop.rules import Seat, Step
from quinto_desktop.window.text.seat_text import shown_name
from quinto_desktop.window.text.speaker import Speaker


class ReplayedGame(NamedTuple):
    """What is replayed, and how it is told.

    Attributes:
        replay: Its steps.
        speaker: Names the players; its seats are those at the start.
        player: The player whose seat is at the near edge at first, by number.
        can_take_over: Whether a person plays in it, who can go on from any point; not in a lesson.
    """

    replay: Replay
    speaker: Speaker
    player: int
    can_take_over: bool


def replayed_game(
    session: Session, steps: tuple[Step, ...], *, by_compass: bool
) -> ReplayedGame | None:
    """What is finished of a game, seen by the first of its people; without any, from South.

    Args:
        session: The game.
        steps: The steps of the line of it that is to be replayed.
        by_compass: Whether the sides are called by their seats.

    Returns:
        The game to replay; None if none of its deals is finished.
    """
    steps = finished(steps)
    if not steps:
        return None
    start, setup = steps[0].before, session.setup
    speaker = Speaker(
        tuple([shown_name(player.name) for player in setup.players]),
        None,
        start.seating,
        start.dummy,
        setup.people,
        by_compass,
        tuple([player.level for player in setup.players]),
    )
    player = min(setup.people, default=start.seating[Seat.S])
    replay = Replay(start, steps, setup.people)
    is_lesson = session.is_exercise or place_of(setup) is not None
    return ReplayedGame(replay, speaker, player, bool(setup.people) and not is_lesson)
