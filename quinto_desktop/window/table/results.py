"""What the table tells when a deal is over or the game is won."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication

from quinto_desktop.rules import (
    CACHETTE_TRICK,
    Observation,
    Phase,
    QuintScored,
    Side,
    TricksCounted,
)
from quinto_desktop.window.card_words import fill
from quinto_desktop.window.panels.result_panel import Choice
from quinto_desktop.window.words import Words

translate = QCoreApplication.translate

NEXT_DEAL, NEW_GAME, SAME_AGAIN = "next_deal", "new_game", "same_again"


@dataclass(frozen=True, slots=True)
class Result:
    """The words and the buttons of the result panel.

    Attributes:
        title: What has come to an end.
        text: How it came out.
        choices: What one may do next, the likeliest first.
    """

    title: str
    text: str
    choices: tuple[Choice, ...]


def result_of(observation: Observation, words: Words, own: Side) -> Result | None:
    """What there is to tell now; None in the middle of a deal.

    Args:
        observation: What the viewer knows.
        words: All words about play.
        own: The viewer's side, which is told of first.
    """
    if observation.phase is Phase.GAME_OVER:
        title, text = words.winner(observation)
        return Result(title, text, game_choices())
    if observation.phase is Phase.DEALING and observation.results:
        title = fill(translate("Table", "Deal {number} is over"), number=observation.deal_number)
        choice = Choice(translate("Table", "Next deal"), NEXT_DEAL)
        return Result(title, _deal_text(observation, words, own), (choice,))
    return None


def game_choices() -> tuple[Choice, ...]:
    """What one may do when a game is over."""
    return (
        Choice(translate("Table", "New game"), NEW_GAME),
        Choice(translate("Table", "Same again"), SAME_AGAIN),
    )


def _deal_text(observation: Observation, words: Words, own: Side) -> str:
    result = observation.results[-1]
    assert result.tricks_won is not None  # a deal won by a quint is a game won
    counted = TricksCounted(result.tricks_won, result.trick_value, result.scores)
    score = fill(
        translate("Table", "{own} {own_points}, {other} {other_points}; {target} is game."),
        own=words.side_title(own),
        own_points=observation.scores[own],
        other=words.side_title(own.other),
        other_points=observation.scores[own.other],
        target=observation.rules.target,
    )
    return f"{words.event(counted, observation)}\n{score}"


def as_marked(event: QuintScored, observation: Observation) -> Observation:
    """The score sheet's moment when a quint of the last trick or the cachette is marked.

    The step that ends a deal holds its quints, its tricks and its end at once; the sheet shows
    one after the other, as they are told.
    """
    upto = observation.quints.index(event.scored) + 1
    return replace(
        observation,
        phase=Phase.PLAY,
        scores=event.scores,
        results=tuple(
            [result for result in observation.results if result.number < observation.deal_number]
        ),
        winner=None,
        quints=observation.quints[:upto],
        cachette=observation.cachette if event.scored.trick == CACHETTE_TRICK else None,
    )
