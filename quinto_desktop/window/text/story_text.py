"""The words of a deal's story: its headline, what is told under it, and what it is to the ear."""

from __future__ import annotations

from typing import NamedTuple

from quinto_desktop.game.past.story import DealStory, Headline, HeadlineKind
from quinto_desktop.rules import (
    CACHETTE_TRICK,
    QUINT_ROYAL,
    SEATS,
    Call,
    MatchForm,
    Observation,
    Pair,
    Quint,
    Side,
)
from quinto_desktop.window.text import seat_text, side_text
from quinto_desktop.window.text.card_text import quint_name, the_card, the_quint
from quinto_desktop.window.text.seat_text import Speaker
from quinto_desktop.window.text.translation import fill, join_and, monograms, title_case, translate

_LEAST_TRICK_VALUE = 5
_MARK = "\0"


class Piece(NamedTuple):
    """A piece of a sentence; a figure in it may be a side's."""

    text: str
    side: Side | None = None


class StoryWords(NamedTuple):
    """What is written and said of a deal that is over.

    Attributes:
        number: Which deal it was.
        foot: Sentences under the tricks, each in pieces.
        sides: Both sides in the order in which they are shown, our own first.
        heads: The sides' names in that order.
        points: What both scored in the deal, in words, for the ear.
        goals: What each of them had needed for the game, in words; empty if they never came near.
        takers: Who took each trick, the cachette last.
        letters: Each seat's player in a letter or two, by seat.
        closing: The name of the last column, and what a trick counted.
        unplayed: What is said of tricks that were not played.
        rows: Each trick for the ear, the cachette last.
    """

    headline: str
    sentence: str
    number: str
    foot: tuple[tuple[Piece, ...], ...]
    sides: tuple[Side, Side]
    heads: tuple[str, str]
    points: str
    goals: tuple[str, str]
    takers: tuple[str, ...]
    letters: tuple[str, ...]
    cachette: str
    closing: tuple[str, str]
    unplayed: str
    rows: tuple[str, ...]

    @property
    def spoken(self) -> str:
        """The whole story but its tricks in sentences, in the order seen."""
        foot = ["".join(piece.text for piece in sentence) for sentence in self.foot]
        return " ".join([self.sentence, self.points, *foot])


def story_words(story: DealStory, observation: Observation, speaker: Speaker) -> StoryWords:
    """Put a deal that has just ended into words."""
    value = fill(translate("Story", "{value} each"), value=story.result.trick_value)
    if story.closing is None:
        value = translate("Story", "not counted")
    own, other = speaker.sides
    target = observation.rules.target
    numbers = range(1, story.last + 1)
    takers = tuple(title_case(seat_text.who(speaker, story.taker(number))) for number in numbers)
    headline, fact = _headline(story, speaker), _fact(story, speaker)
    sentence = _sentence(story, observation, speaker)
    if headline != fact:  # the game is won by tricks: that comes first
        sentence = f"{fact}. {sentence}"
    if compared := speaker.days_note[0]:  # it comes late, and the headline is being read
        sentence = f"{compared}. {sentence}"
    return StoryWords(
        headline,
        sentence,
        deal_number(observation, speaker),
        tuple(_foot(story, observation, speaker)),
        (own, other),
        (side_text.title(speaker, own), side_text.title(speaker, other)),
        side_text.points_of_both(speaker, story.points),
        (_goal(story, own, target, speaker), _goal(story, other, target, speaker)),
        takers,
        monograms([seat_text.name(speaker, seat) for seat in SEATS]),
        translate("Table", "Cachette"),
        (translate("Story", "Tricks"), value),
        translate("Story", "not played"),
        tuple([row(story, number, speaker) for number in numbers]),
    )


def deal_number(observation: Observation, speaker: Speaker) -> str:
    """Which deal has just ended: “Deal 3”, “Game 2, deal 3”."""
    if speaker.has_one_deal:
        return translate("Story", "Deal of the day")
    number = observation.results[-1].number
    if observation.rules.match is MatchForm.GAME:
        return fill(translate("Story", "Deal {number}"), number=number)
    text = translate("Story", "Game {game}, deal {number}")
    return fill(text, game=observation.game_number, number=number)


def row(story: DealStory, number: int, speaker: Speaker) -> str:
    """A trick for the ear: “Trick 8, Ada, five of diamonds 15, score 85 to 35”."""
    text = translate("Story", "Trick {number}, {parts}")
    if number == CACHETTE_TRICK:
        text = translate("Story", "Cachette, {parts}")
    one = translate("Story", "{quint} {points}")
    score = fill(
        translate("Story", "score {own} to {other}"),
        **_both(side_text.own_first(speaker, story.steps[number])),
    )
    parts = [
        seat_text.who(speaker, story.taker(number)),
        *(
            fill(one, quint=quint_name(scored.quint), points=scored.quint.points)
            for scored in story.quints_of(number)
        ),
        score,
    ]
    return fill(text, number=number, parts=translate("Words", ", ").join(parts))


def _both(pair: tuple[object, object]) -> dict[str, object]:
    return {"own": pair[0], "other": pair[1]}


# --------------------------------------------------------------- what decided it
def _headline(story: DealStory, speaker: Speaker) -> str:
    winner = story.winner
    if winner is None or story.closing is None:
        return _fact(story, speaker)
    text = translate("Story", "{who}: the game, {won} to {lost}")
    if speaker.own_side is not None:
        text = translate("Story", "They win the game, {won} to {lost}")
        if speaker.is_yours(winner):
            text = translate("Story", "We win the game, {won} to {lost}")
    who, scores = title_case(side_text.name(speaker, winner)), story.result.scores
    return fill(text, who=who, won=scores[winner], lost=scores[winner.other])


def _fact(story: DealStory, speaker: Speaker) -> str:
    headline = story.headline
    match headline.kind:
        case HeadlineKind.GAME:
            assert headline.quint is not None
            return _ended_by(headline.quint.quint)
        case HeadlineKind.CACHETTE:
            if QUINT_ROYAL in (story.cachette or ()):
                return translate("Story", "The cachette held the Quint Royal")
            text = translate("Story", "The cachette held {points} points")
            return fill(text, points=headline.points)
        case HeadlineKind.ROYAL:
            return _royal_lost(speaker, headline.side)
        case HeadlineKind.TRICK:
            text = translate("Story", "Trick {trick} held {points} points in quints")
            return fill(text, trick=headline.trick, points=headline.points)
        case HeadlineKind.DOUBLE:
            return _doubled(story)
        case HeadlineKind.TURN:
            if headline.trick == CACHETTE_TRICK:
                return translate("Story", "The cachette turned the deal")
            return fill(translate("Story", "Trick {trick} turned the deal"), trick=headline.trick)
        case HeadlineKind.QUINTS | HeadlineKind.TRICKS:
            return _most(speaker, headline)


def _ended_by(quint: Quint) -> str:
    if len(quint.cards) == 1:
        text = translate("Story", "{quint} ended the game", "a quint of one card")
    else:
        text = translate("Story", "{quint} ended the game", "a quint of two cards")
    return title_case(fill(text, quint=the_quint(quint)))


def _royal_lost(speaker: Speaker, side: Side) -> str:
    if speaker.own_side is None:
        return translate("Story", "The Quint Royal changed sides")
    if speaker.is_yours(side):
        return translate("Story", "We took their Quint Royal")
    return translate("Story", "They took our Quint Royal")


def _doubled(story: DealStory) -> str:
    is_game = story.winner is story.headline.side
    if story.result.trick_value > 2 * _LEAST_TRICK_VALUE:
        if is_game:
            return translate("Story", "The redouble decided the game")
        return translate("Story", "The redouble decided the deal")
    if is_game:
        return translate("Story", "The double decided the game")
    return translate("Story", "The double decided the deal")


def _most(speaker: Speaker, headline: Headline) -> str:
    told = [
        translate("Story", "{who}: {count} of the 13 tricks"),
        translate("Story", "We took {count} of the 13 tricks"),
        translate("Story", "They took {count} of the 13 tricks"),
    ]
    if headline.kind is HeadlineKind.QUINTS:
        told = [
            translate("Story", "{who}: {count} points in quints"),
            translate("Story", "We won {count} points in quints"),
            translate("Story", "They won {count} points in quints"),
        ]
    text = told[1 if speaker.is_yours(headline.side) else 2]
    who = title_case(side_text.name(speaker, headline.side))
    text = told[0] if speaker.own_side is None else text
    return fill(text, who=who, count=headline.points)


# --------------------------------------------------------------- what is told under it
def _sentence(story: DealStory, observation: Observation, speaker: Speaker) -> str:
    headline = story.headline
    trick = headline.trick or story.last
    taker = story.taker(trick)
    values: dict[str, object] = {"trick": trick, "who": title_case(seat_text.who(speaker, taker))}
    match headline.kind:
        case HeadlineKind.GAME:
            return _ended(trick, observation, you=speaker.is_you(taker), values=values)
        case HeadlineKind.CACHETTE:
            return _cachette(story, speaker, values)
        case HeadlineKind.ROYAL:
            return _taken(story, trick, speaker)
        case HeadlineKind.TRICK:
            return _won(story, trick, speaker)
        case HeadlineKind.DOUBLE:
            return _cheap(story, speaker)
        case HeadlineKind.TURN:
            return f"{_won(story, trick, speaker)} {_stayed_ahead(speaker, headline.side)}"
        case HeadlineKind.QUINTS:
            text = translate("Story", "With the tricks, the deal was {own} to {other}.")
            return fill(text, **_both(side_text.own_first(speaker, story.points)))
        case HeadlineKind.TRICKS:
            if speaker.is_you(taker):
                return translate("Story", "You took the last one, and the cachette with it.")
            return fill(translate("Story", "{who} took the last one, and the cachette."), **values)


def _taken(story: DealStory, trick: int, speaker: Speaker) -> str:
    taker, holder = story.taker(trick), story.tricks[trick - 1].seat_of(QUINT_ROYAL)
    text = translate("Story", "{who} took it in trick {trick}; {holder} had played it.")
    if speaker.is_you(holder):
        text = translate("Story", "{who} took it in trick {trick}; you had played it.")
    elif speaker.is_you(taker):
        text = translate("Story", "You took it in trick {trick}; {holder} had played it.")
    who, other = title_case(seat_text.who(speaker, taker)), seat_text.who(speaker, holder)
    return fill(text, who=who, trick=trick, holder=other)


def _won(story: DealStory, trick: int, speaker: Speaker) -> str:
    taker, quints = story.taker(trick), [one.quint for one in story.quints_of(trick)]
    text = translate("Story", "{who} won {quints}, worth {points} points.")
    if speaker.is_you(taker):
        text = translate("Story", "You won {quints}, worth {points} points.")
    told, points = join_and([*map(the_quint, quints)]), sum(quint.points for quint in quints)
    return fill(text, who=title_case(seat_text.who(speaker, taker)), quints=told, points=points)


def _stayed_ahead(speaker: Speaker, side: Side) -> str:
    if speaker.own_side is None:
        return translate("Story", "From then on that side had more quint points.")
    if speaker.is_yours(side):
        return translate("Story", "From then on we had more quint points.")
    return translate("Story", "From then on they had more quint points.")


def _ended(trick: int, observation: Observation, *, you: bool, values: dict[str, object]) -> str:
    why = translate("Story", "A quint that reaches {target} wins at once: no tricks are counted.")
    text = translate("Story", "{who} took it in trick {trick}.")
    if trick == CACHETTE_TRICK:
        text = translate("Story", "{who} won it with the cachette.")
        if you:
            text = translate("Story", "It lay in the cachette, which was yours.")
    elif you:
        text = translate("Story", "You took it in trick {trick}.")
    return f"{fill(text, **values)} {fill(why, target=observation.rules.target)}"


def _cachette(story: DealStory, speaker: Speaker, values: dict[str, object]) -> str:
    side, last = story.headline.side, story.tricks[-1]
    taker = story.taker(CACHETTE_TRICK)
    card = last.card_of(taker)
    assert card is not None  # the trick is whole
    text = translate(
        "Story",
        "{who} took the last trick with {card}, and the five cards: {points} of {total} points.",
    )
    if speaker.is_you(taker):
        text = translate(
            "Story",
            "You took the last trick with {card}, and the five cards with it: "
            "{points} of our {total} points.",
        )
    points = story.headline.points + (story.closing.value if story.closing else 0)
    return fill(text, card=the_card(card), points=points, total=story.points[side], **values)


def _cheap(story: DealStory, speaker: Speaker) -> str:
    # What it would have been without a double.
    won, value = story.result.tricks_won or (0, 0), story.result.trick_value
    less = won[0] * (value - _LEAST_TRICK_VALUE), won[1] * (value - _LEAST_TRICK_VALUE)
    pair: Pair = story.result.scores if story.winner is story.headline.side else story.points
    cheap = side_text.own_first(speaker, (pair[0] - less[0], pair[1] - less[1]))
    text = translate("Story", "With tricks at {value} it would have been {own} to {other}.")
    return fill(text, value=_LEAST_TRICK_VALUE, **_both(cheap))


# --------------------------------------------------------------- the line of figures
def _foot(story: DealStory, observation: Observation, speaker: Speaker) -> list[tuple[Piece, ...]]:
    result = story.result
    if story.closing is None:
        before = translate("Story", "Before this deal {own} to {other}.")
        found = [_figures(before, result.before, speaker), _short(story, observation, speaker)]
    else:
        found = [
            (Piece(_called(story, observation, speaker)),),
            _figures(translate("Story", "Quints {own} to {other}."), result.quint_points, speaker),
            _figures(translate("Story", "Tricks {own} to {other}."), result.trick_points, speaker),
        ]
        in_cachette = [str(one.quint.points) for one in story.quints_of(CACHETTE_TRICK)]
        if in_cachette:
            text = translate("Story", "The cachette: {value} for the trick, {quints} for quints.")
            told = fill(text, value=result.trick_value, quints=join_and(in_cachette))
            found.append((Piece(told),))
    return [*found, *[(Piece(note),) for note in speaker.days_note[1:] if note]]


def _figures(text: str, pair: Pair, speaker: Speaker) -> tuple[Piece, ...]:
    own, other = speaker.sides
    texts = {"own": f"{_MARK}{pair[own]}{_MARK}", "other": f"{_MARK}{pair[other]}{_MARK}"}
    places = sorted((text.find(f"{{{name}}}"), name) for name in texts)
    order = [own if name == "own" else other for _, name in places]
    pieces = fill(text, **texts).split(_MARK)
    return tuple(
        Piece(piece, order[number // 2] if number % 2 else None)
        for number, piece in enumerate(pieces)
        if piece
    )


def _called(story: DealStory, observation: Observation, speaker: Speaker) -> str:
    seat, value = story.doubler, story.result.trick_value
    if seat is None:
        text = translate("Story", "Nobody doubled: a trick counts {value}.")
        return fill(text, value=value)
    text = translate("Story", "Doubled by {who}: a trick counts {value}.")
    if Call.REDOUBLE in observation.calls:
        text = translate("Story", "Redoubled by {who}: a trick counts {value}.")
    return fill(text, who=seat_text.who(speaker, seat), value=value)


def _short(story: DealStory, observation: Observation, speaker: Speaker) -> tuple[Piece, ...]:
    # What the other side lacked when the game was over.
    assert story.winner is not None  # a quint has ended the game
    lacked = observation.rules.target - story.result.scores[story.winner.other]
    text = translate("Story", "Quints {own} to {other}.")
    if lacked > 0:
        text = translate("Story", "Quints {own} to {other}; the other side still needed {points}.")
        if speaker.is_yours(story.winner.other):
            text = translate("Story", "Quints {own} to {other}; we still needed {points}.")
    return _figures(text.replace("{points}", str(lacked)), story.result.quint_points, speaker)


def _goal(story: DealStory, side: Side, target: int, speaker: Speaker) -> str:
    if story.closing is not None or story.goals[side] <= 0:
        return ""
    text = translate("Story", "With {points}: {target} for {who}")
    if speaker.is_yours(side):
        text = translate("Story", "With {points} we reach {target}")
    elif speaker.own_side is not None:
        text = translate("Story", "With {points} they reach {target}")
    return fill(text, points=story.goals[side], target=target, who=side_text.title(speaker, side))
