"""The end of a game: who has won, how, and the trick that won it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from enum import Enum
from typing import NamedTuple

from quinto_desktop.rules import (
    CACHETTE_SIZE,
    CACHETTE_TRICK,
    TRICKS_IN_A_DEAL,
    Card,
    Observation,
    ScoredQuint,
    Side,
    decisive_quint,
    last_lead,
    round_totals,
)
from quinto_desktop.window.table.trick_report import TrickReport
from quinto_desktop.window.text import match_text, seat_text
from quinto_desktop.window.text.card_text import the_quint
from quinto_desktop.window.text.speaker import Speaker
from quinto_desktop.window.text.translation import fill, title_case, translate

_CLOSE = 15  # points at most


class Mood(Enum):
    """How a game has ended for the people at the screen."""

    VICTORY = "victory"
    DEFEAT = "defeat"
    NEUTRAL = "neutral"


class EndCard(NamedTuple):
    """A card of what won the game: who played it, and whether it is one that won."""

    card: Card
    name: str
    is_winning: bool


class Ending(NamedTuple):
    """How a game has ended.

    Attributes:
        title: Who has won; in a match of several games, something more may be said there.
        how: With what, and perhaps a kind word.
        score: Both sides' points, our own first; the winners' where nobody is “we”.
        cards: The trick that won the game, or the cachette, in order.
        spoken: All but the title in sentences.
    """

    mood: Mood
    title: str
    how: str
    score: tuple[int, int]
    cards: tuple[EndCard, ...]
    spoken: str


def ending_of(observation: Observation, speaker: Speaker) -> Ending:
    """How the game that has just been won has ended.

    Raises:
        ValueError: Nobody has won yet.
    """
    winner = observation.winner
    if winner is None:
        raise ValueError("the game goes on")
    own = speaker.own_side
    mood = Mood.NEUTRAL
    if own is not None:
        mood = Mood.VICTORY if own is winner else Mood.DEFEAT
    first = winner if own is None else own
    score = observation.scores[first], observation.scores[first.other]
    how, word = _how(observation, winner), ""
    if mood is Mood.DEFEAT:
        word = _kind_word(observation, winner.other)
        text = translate("Ending", "{how}. {word}")
        how = fill(text, how=how, word=word) if word else how
    told = (match_text.winner(speaker, observation)[1], word, _spoken_trick(observation, speaker))
    spoken = " ".join(filter(None, told))
    cards = tuple(_cards(observation, speaker))
    return Ending(mood, _title(speaker, observation, winner), how, score, cards, spoken)


def round_mood(observation: Observation, speaker: Speaker) -> Mood:
    """How a round has ended for the person at the screen: the highest total has done best."""
    if speaker.viewer is None or speaker.own_side is None:
        return Mood.NEUTRAL
    totals = round_totals(observation.games)
    own = totals[speaker.player_of(speaker.viewer)]
    return Mood.VICTORY if own == max(totals) else Mood.DEFEAT


# ------------------------------------------------------------------- who
def _title(speaker: Speaker, observation: Observation, winner: Side) -> str:
    if speaker.is_yours(winner):
        return translate("Ending", "You win")
    return match_text.winner(speaker, observation)[0]


# ------------------------------------------------------------------- how
def winning_quint(observation: Observation) -> ScoredQuint | None:
    """The quint that won the game at once; None if its tricks were counted."""
    if observation.winner is None or observation.results[-1].tricks_won is not None:
        return None
    score = observation.scores[observation.winner]
    return decisive_quint(observation.results[-1], score, observation.rules.target)


def _how(observation: Observation, winner: Side) -> str:
    result, target = observation.results[-1], observation.rules.target
    quint = winning_quint(observation)
    if quint is None:
        text = translate("Ending", "on tricks in deal {deal}")
        if observation.scores[winner.other] >= target:
            text = translate(
                "Ending", "on tricks in deal {deal}, in which both sides reached {target}"
            )
        return fill(text, deal=result.number, target=target)
    text = translate("Ending", "with {quint}, in trick {trick} of deal {deal}")
    if quint.trick == TRICKS_IN_A_DEAL:
        text = translate("Ending", "with {quint}, in the last trick of deal {deal}")
    elif quint.trick == CACHETTE_TRICK:
        text = translate("Ending", "with {quint}, in the cachette of deal {deal}")
    return fill(text, quint=the_quint(quint.quint), trick=quint.trick, deal=result.number)


def _kind_word(observation: Observation, own: Side) -> str:
    led = last_lead(observation.results[-1], own)
    if led is not None:
        return _led_until(led + 1)
    scores = observation.scores
    if scores[own.other] - scores[own] <= _CLOSE:
        return translate("Ending", "It was close.")
    return ""


def _led_until(trick: int) -> str:
    if trick > CACHETTE_TRICK:
        return translate("Ending", "You were ahead until the tricks were counted.")
    return {
        1: translate("Ending", "You were ahead when the deal began."),
        2: translate("Ending", "You were ahead until the second trick."),
        3: translate("Ending", "You were ahead until the third trick."),
        4: translate("Ending", "You were ahead until the fourth trick."),
        5: translate("Ending", "You were ahead until the fifth trick."),
        6: translate("Ending", "You were ahead until the sixth trick."),
        7: translate("Ending", "You were ahead until the seventh trick."),
        8: translate("Ending", "You were ahead until the eighth trick."),
        9: translate("Ending", "You were ahead until the ninth trick."),
        10: translate("Ending", "You were ahead until the tenth trick."),
        11: translate("Ending", "You were ahead until the eleventh trick."),
        12: translate("Ending", "You were ahead until the last trick."),
        13: translate("Ending", "You were ahead until the cachette was turned up."),
    }[trick]


# ------------------------------------------------------------------- the cards
def _cards(observation: Observation, speaker: Speaker) -> Iterator[EndCard]:
    quint = winning_quint(observation)
    if quint is not None and quint.trick == CACHETTE_TRICK:
        caption = translate("Table", "Cachette")
        for place, card in enumerate(observation.cachette or ()):
            name = caption if place == CACHETTE_SIZE // 2 else ""
            yield EndCard(card, name, card in quint.quint.cards)
        return
    if not observation.tricks:
        return
    trick = observation.tricks[-1]
    if speaker.own_side is None:
        speaker = replace(speaker, viewer=None)
    for card in trick.cards:
        seat = trick.seat_of(card)
        name = title_case(seat_text.who(speaker, seat))
        yield EndCard(card, name, seat is trick.winner)


def _spoken_trick(observation: Observation, speaker: Speaker) -> str:
    if not observation.tricks:
        return ""
    tricks, joker_lead = observation.tricks, observation.rules.joker_lead
    return TrickReport(len(tricks), tricks[-1], joker_lead, speaker).spoken()
