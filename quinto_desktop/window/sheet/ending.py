"""The end of a game or of a match in words: who has won and by how much, with what, and why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum
from typing import NamedTuple

from msgspec.structs import replace

from quinto_desktop.game.past.game_story import GameMoment, GameStory, game_story
from quinto_desktop.rules import (
    CACHETTE_TRICK,
    NO_TRICK,
    SEATS,
    TRICKS_IN_A_DEAL,
    Card,
    Observation,
    ScoredQuint,
    Seat,
    Side,
    round_totals,
)
from quinto_desktop.window.text import match_text, seat_text, side_text
from quinto_desktop.window.text.card_text import quint_name, the_quint
from quinto_desktop.window.text.event_text import TrickReport
from quinto_desktop.window.text.seat_text import Speaker
from quinto_desktop.window.text.translation import fill, join_and, monograms, title_case, translate

_CLOSE = 15  # points at most
_MOST_QUINTS = 24  # of the end of a long game


class Mood(Enum):
    """How a game has ended for the people at the screen."""

    VICTORY = "victory"
    DEFEAT = "defeat"
    NEUTRAL = "neutral"


class Person(NamedTuple):
    """One of the winners: their monogram, and the place of their colour in `Theme.people`."""

    monogram: str
    colour: int | None


class EndCard(NamedTuple):
    """A card of what won the game: who played it, if anybody, and whether it is one that won."""

    card: Card
    name: str
    is_winning: bool


class Ending(NamedTuple):
    """How a game has ended.

    Attributes:
        how: With what, and perhaps a kind word.
        names: Both sides, as their lines are called.
        cards: The trick, or the cachette, whose quint won the game, in order; empty if none did.
        spoken: All but the title in sentences, in the order in which it is seen.
    """

    mood: Mood
    title: str
    how: str
    notes: tuple[str, ...]
    people: tuple[Person, ...]
    story: GameStory
    names: tuple[str, str]
    own: Side
    cards: tuple[EndCard, ...]
    spoken: str

    @property
    def score(self) -> tuple[int, int]:
        """The winners' points, and those of the others."""
        winner = self.story.winner
        return self.story.scores[winner], self.story.scores[winner.other]

    @property
    def quints(self) -> tuple[ScoredQuint, ...]:
        """The quints of both sides that are told, in the order won; the last of a long game."""
        return self.story.quints[-_MOST_QUINTS:]

    @property
    def turn(self) -> GameMoment | None:
        """Where it turned; whoever has won need not see it."""
        return None if self.mood is Mood.VICTORY else self.story.turn


def ending_of(observation: Observation, speaker: Speaker, notes: tuple[str, ...] = ()) -> Ending:
    """How the game that has just been won has ended.

    Raises:
        ValueError: Nobody has won yet.
    """
    winner = observation.winner
    if winner is None:
        raise ValueError("the game goes on")
    speaker = plain(speaker)
    mood = mood_of(speaker, winner)
    story = game_story(observation.results, observation.rules.target)
    if observation.has_real_cards:  # nobody knows what lay in which trick
        story = replace(story, turn=None)
    how, word = _how(story), _kind_word(story) if mood is Mood.DEFEAT else ""
    names = side_text.title(speaker, Side.NS), side_text.title(speaker, Side.EW)
    told = (
        match_text.winner(speaker, observation)[1],
        word,
        *notes,
        _spoken_quints(story, names),
        _spoken_trick(observation, speaker, story),
        _spoken_deals(story, is_won=mood is Mood.VICTORY),
    )
    if word:
        how = fill(translate("Ending", "{how}. {word}"), how=how, word=word)
    return Ending(
        mood,
        _title(speaker, observation, winner),
        how,
        notes,
        tuple(_people(speaker, winner)),
        story,
        names,
        speaker.sides[0],
        tuple(_cards(observation, speaker, story)),
        " ".join(filter(None, told)),
    )


def plain(speaker: Speaker) -> Speaker:
    """The same, who says “you” to nobody where several people hear it."""
    return replace(speaker, viewer=None) if speaker.own_side is None else speaker


def congratulations(speaker: Speaker, winners: Sequence[int]) -> tuple[str, ...]:
    """What those of several people hear who have won; nothing if only computers have."""
    names = [speaker.names[player] for player in winners if player in speaker.people]
    if not names or not speaker.is_shared:
        return ()
    return (fill(translate("Ending", "Congratulations, {who}."), who=join_and(names)),)


def mood_of(speaker: Speaker, winner: Side) -> Mood:
    """How it is for the person at the screen that a side has won."""
    if speaker.own_side is None:
        return Mood.NEUTRAL
    return Mood.VICTORY if speaker.is_yours(winner) else Mood.DEFEAT


def round_mood(observation: Observation, speaker: Speaker) -> Mood:
    """How a round has ended for the person at the screen: the highest total has done best."""
    if speaker.viewer is None or speaker.own_side is None:
        return Mood.NEUTRAL
    totals = round_totals(observation.games)
    own = totals[speaker.player_of(speaker.viewer)]
    return Mood.VICTORY if own == max(totals) else Mood.DEFEAT


# ------------------------------------------------------------------- who
def _seats(speaker: Speaker, side: Side) -> list[Seat]:
    # One for each player, whose name is not dummy's; “you” first.
    seats = [seat for seat in SEATS if seat.side is side and seat is not speaker.dummy]
    by_player = {speaker.player_of(seat): seat for seat in seats}
    is_we = speaker.own_side is not None
    return sorted(by_player.values(), key=lambda seat: not (is_we and speaker.is_you(seat)))


def _people(speaker: Speaker, side: Side) -> Iterator[Person]:
    signs = monograms([seat_text.name(speaker, seat) for seat in SEATS])
    for seat in _seats(speaker, side):
        yield Person(signs[seat], seat_text.colour_of(speaker, seat))


def _title(speaker: Speaker, observation: Observation, winner: Side) -> str:
    first, *others = _seats(speaker, winner)
    is_you = speaker.is_yours(winner) and speaker.is_you(first)
    values = {"who": speaker.name_of(first), "number": observation.game_number}
    if others:
        values |= {"other": speaker.name_of(others[0])}
        text = _title_of_two(observation, is_you=is_you)
    else:
        text = _title_of_one(observation, is_you=is_you)
    return fill(text, **values)


def _title_of_one(observation: Observation, *, is_you: bool) -> str:
    if observation.turn is None:  # the match is over
        return translate("Ending", "You win") if is_you else translate("Ending", "{who} wins")
    if is_you:
        return translate("Ending", "You win game {number}")
    return translate("Ending", "{who} wins game {number}")


def _title_of_two(observation: Observation, *, is_you: bool) -> str:
    if observation.turn is None:
        if is_you:
            return translate("Ending", "You and {other} win")
        return translate("Ending", "{who} and {other} win")
    if is_you:
        return translate("Ending", "You and {other} win game {number}")
    return translate("Ending", "{who} and {other} win game {number}")


# ------------------------------------------------------------------- how
def _how(story: GameStory) -> str:
    quint, deal = story.decisive, story.deals[-1]
    if quint is None:
        text = translate("Ending", "on tricks in deal {deal}")
        if min(story.scores) >= story.target:
            text = translate(
                "Ending", "on tricks in deal {deal}, in which both sides reached {target}"
            )
        return fill(text, deal=deal, target=story.target)
    text = translate("Ending", "with {quint}, in trick {trick} of deal {deal}")
    if quint.trick == TRICKS_IN_A_DEAL:
        text = translate("Ending", "with {quint}, in the last trick of deal {deal}")
    elif quint.trick == CACHETTE_TRICK:
        text = translate("Ending", "with {quint}, in the cachette of deal {deal}")
    elif quint.trick == NO_TRICK:
        text = translate("Ending", "with {quint}, in deal {deal}")
    return fill(text, quint=the_quint(quint.quint), trick=quint.trick, deal=deal)


def how_short(story: GameStory) -> str:
    """With what a game was won, in a few words: “Quint Royal, deal 4”."""
    if story.decisive is None:
        return fill(translate("Ending", "tricks of deal {deal}"), deal=story.deals[-1])
    text = translate("Ending", "{quint}, deal {deal}")
    return fill(text, quint=quint_name(story.decisive.quint), deal=story.deals[-1])


def _kind_word(story: GameStory) -> str:
    turn = story.turn
    if turn is not None and turn.deal == story.deals[-1]:
        return _led_until(turn.trick)
    if max(story.scores) - min(story.scores) <= _CLOSE:
        return translate("Ending", "It was close.")
    if turn is not None:
        return fill(translate("Ending", "You were last ahead in deal {deal}."), deal=turn.deal)
    return ""


def _led_until(trick: int) -> str:
    text = translate("Ending", "You were ahead until trick {trick}.")
    if trick == 1:
        text = translate("Ending", "You were ahead when the deal began.")
    elif trick == CACHETTE_TRICK:
        text = translate("Ending", "You were ahead until the cachette was turned up.")
    elif trick > CACHETTE_TRICK:
        text = translate("Ending", "You were ahead until the tricks were counted.")
    return fill(text, trick=trick)


def turn_words(turn: GameMoment) -> str:
    """Where it turned, in a sentence."""
    text = translate("Ending", "It turned in trick {trick} of deal {deal}.")
    if turn.trick == CACHETTE_TRICK:
        text = translate("Ending", "It turned with the cachette of deal {deal}.")
    elif turn.trick > CACHETTE_TRICK:
        text = translate("Ending", "It turned as the tricks of deal {deal} were counted.")
    return fill(text, trick=turn.trick, deal=turn.deal)


# ------------------------------------------------------------------- the cards
def _cards(observation: Observation, speaker: Speaker, story: GameStory) -> Iterator[EndCard]:
    quint = story.decisive
    if quint is None or quint.trick == NO_TRICK:
        return
    if quint.trick == CACHETTE_TRICK:
        for card in observation.cachette or ():
            yield EndCard(card, "", card in quint.quint.cards)
        return
    trick = observation.tricks[-1]
    for card in trick.cards:
        seat = trick.seat_of(card)
        name = title_case(seat_text.who(speaker, seat))
        yield EndCard(card, name, seat is trick.winner)


# ------------------------------------------------------------------- for the ear
def _spoken_trick(observation: Observation, speaker: Speaker, story: GameStory) -> str:
    if story.decisive is None or story.decisive.trick in (NO_TRICK, CACHETTE_TRICK):
        return ""
    tricks, joker_lead = observation.tricks, observation.rules.joker_lead
    return TrickReport(len(tricks), tricks[-1], joker_lead, speaker).spoken()


def quints_head(*, are_all: bool) -> str:
    """What stands over the quints of a game, or over its last ones."""
    if are_all:
        return translate("Ending", "Quints, in the order won")
    return translate("Ending", "The last quints, in the order won")


def _spoken_quints(story: GameStory, names: tuple[str, str]) -> str:
    text = translate("Ending", "{quint}, {points}: {side}")
    told = [
        fill(
            text,
            quint=quint_name(scored.quint),
            points=scored.quint.points,
            side=names[scored.side],
        )
        for scored in story.quints[-_MOST_QUINTS:]
    ]
    if not told:
        return ""
    text = translate("Ending", "{head}: {quints}.")
    listed = translate("Ending", "; ").join(told)
    head = quints_head(are_all=len(told) == len(story.quints))
    return fill(text, head=head, quints=listed)


def _spoken_deals(story: GameStory, *, is_won: bool) -> str:
    winner, told = story.winner, []
    text = translate("Ending", "Deal {deal}: {won} to {lost}.", "both totals after a deal")
    for deal in story.deals[:-1]:
        scores = [moment.scores for moment in story.moments if moment.deal == deal][-1]
        told.append(fill(text, deal=deal, won=scores[winner], lost=scores[winner.other]))
    if story.turn is not None and not is_won:
        told.append(turn_words(story.turn))
    return " ".join(told)
