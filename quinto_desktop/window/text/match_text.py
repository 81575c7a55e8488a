"""The match as a whole: draw, deals, how games begin and end, and where its cards come from."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import NamedTuple, assert_never

from PySide6.QtCore import QDate, QLocale

from quinto_desktop.game import Source
from quinto_desktop.rules import (
    CACHETTE_TRICK,
    DUMMY_PLAYERS_SEATS,
    NO_TRICK,
    Card,
    CardsDrawn,
    CodedDeals,
    FairDeals,
    Form,
    GameBegan,
    GameWon,
    MatchForm,
    NotationError,
    NotationFault,
    Observation,
    RealCards,
    RoundOver,
    RubberWon,
    RuleOptions,
    Side,
    decisive_quint,
    rank_in_draw,
)
from quinto_desktop.window.text import seat_text, side_text
from quinto_desktop.window.text.card_text import card_name, the_quint
from quinto_desktop.window.text.seat_text import Speaker
from quinto_desktop.window.text.translation import fill, signed, title_case, translate


def deal_heading(speaker: Speaker, observation: Observation) -> str:
    """The heading of a deal: “Deal 3 · dealer: Bertram”, or “Game 2 of 3 · deal 1”."""
    dealer, number = observation.dealer, max(1, observation.deal_number)
    if dealer is None:
        return translate("Words", "The draw comes first")
    if observation.rules.match is not MatchForm.GAME:
        text = translate("Words", "Game {game} of 3 · deal {number}")
        return fill(text, game=observation.game_number, number=number)
    text = translate("Words", "Deal {number} · dealer: {who}")
    return fill(text, number=number, who=seat_text.player(speaker, speaker.player_of(dealer)))


def winner(speaker: Speaker, observation: Observation) -> tuple[str, str]:
    """Who has won the game, as a title, and how, as a sentence.

    Raises:
        ValueError: Nobody has won yet.
    """
    side = observation.winner
    if side is None:
        raise ValueError("the game goes on")
    title = translate("Words", "Game won: {side}")
    if observation.rules.match is not MatchForm.GAME:
        title = translate("Words", "Game {number} won: {side}")
    title = fill(title, side=side_text.name(speaker, side), number=observation.game_number)
    return title, _how_it_was_won(side, observation)


def draw_result(speaker: Speaker, observation: Observation) -> str:
    """The result of the draw, as a title: who plays together, has dummy, or deals."""
    if observation.rules.form is Form.FOUR:
        first, second = (side_text.members_in_sentence(speaker, side) for side in speaker.sides)
        text = translate("Words", "Partners: {first}; {second}")
        return fill(text, first=first, second=second)
    text = translate("Words", "First to deal: {who}")
    if observation.rules.form is Form.DUMMY:
        text = translate("Words", "First with dummy: {who}")
    assert observation.dealer is not None  # the draw has settled who deals
    return fill(text, who=seat_text.player(speaker, speaker.player_of(observation.dealer)))


def who_deals(speaker: Speaker, observation: Observation) -> str:
    """Who deals next, or has dummy in the next game."""
    player = player_to_deal(speaker, observation)
    if player is None:
        return ""
    text = translate("Words", "Next to deal: {who}.")
    if observation.winner is not None and observation.rules.form is Form.DUMMY:
        text = translate("Words", "Next with dummy, and to deal: {who}.")
    return fill(text, who=seat_text.player(speaker, player))


def player_to_deal(speaker: Speaker, observation: Observation) -> int | None:
    """The number of the player who deals next; between games, in the seating of the next."""
    turn = observation.turn
    if turn is None:
        return None
    if observation.winner is not None and observation.rules.form is Form.DUMMY:
        return DUMMY_PLAYERS_SEATS.index(turn)
    return speaker.player_of(turn)


def sentence(
    speaker: Speaker,
    event: CardsDrawn | GameBegan | GameWon | RubberWon | RoundOver,
    now: Observation,
) -> str | None:
    """Like `event_text.sentence`, for an event in which a match or a game begins or ends."""
    match event:
        case CardsDrawn():
            return _cards_drawn(speaker, event.cards, now)
        case GameBegan():
            return _game_began(speaker, event, now)
        case GameWon():
            return _game_won(speaker, event, now)
        case RubberWon():
            return _rubber_won(speaker, event, now.rules)
        case RoundOver():
            return _round_over(speaker, event)
        case _:
            assert_never(event)


def _cards_drawn(speaker: Speaker, cards: Sequence[Card], now: Observation) -> str:
    def rank(player: int) -> tuple[int, int]:
        return rank_in_draw(cards[player], now.rules.draw)

    text = translate("Words", "{who}: {card}.")
    drawn = " ".join(
        fill(text, who=title_case(seat_text.player(speaker, player)), card=card_name(cards[player]))
        for player in sorted(range(len(cards)), key=rank)
    )
    text = translate("Words", "The draw. {drawn} {result}.")
    told = fill(text, drawn=drawn, result=draw_result(speaker, now))
    return f"{told} {who_deals(speaker, now)}" if now.rules.form is Form.FOUR else told


def _game_began(speaker: Speaker, event: GameBegan, now: Observation) -> str | None:
    told = []
    if now.rules.match is not MatchForm.GAME:
        told.append(fill(translate("Words", "Game {number} begins."), number=event.number))
    if event.dummy is not None:
        others = event.dummy.side.other
        text = translate("Words", "With dummy: {who}. Starting with {points}: {others}.")
        who = seat_text.player(speaker, speaker.player_of(event.dummy))
        names = {"who": who, "others": side_text.name(speaker, others)}
        told.append(fill(text, points=event.scores[others], **names))
    return " ".join(told) or None


def _game_won(speaker: Speaker, event: GameWon, now: Observation) -> str:
    text = translate("Words", "Game won: {side}, {won} to {lost}.")
    if now.rules.match is not MatchForm.GAME:
        text = translate("Words", "Game {number} won: {side}, {won} to {lost}.")
    won, lost = event.scores[event.side], event.scores[event.side.other]
    name = side_text.name(speaker, event.side)
    return fill(text, side=name, number=now.game_number, won=won, lost=lost)


def _rubber_won(speaker: Speaker, event: RubberWon, rules: RuleOptions) -> str:
    text = translate("Words", "{title}. Games: 2 to {games}. Points: {won} to {lost}.")
    if rules.match is MatchForm.RUBBER_POINTS:
        text = translate("Words", "{title}. Games: 2 to {games}. Rubber points: {won} to {lost}.")
    loser = event.side.other
    points = {"won": event.totals[event.side], "lost": event.totals[loser]}
    title = fill(translate("Words", "Rubber won: {side}"), side=side_text.name(speaker, event.side))
    return fill(text, title=title, games=event.games_won[loser], **points)


def _round_over(speaker: Speaker, event: RoundOver) -> str:
    order = sorted(range(len(event.totals)), key=lambda player: not speaker.is_your_number(player))
    told = [
        fill(
            translate("Words", "{who}: {points}."),
            who=title_case(seat_text.player(speaker, player)),
            points=signed(event.totals[player]),
        )
        for player in order
    ]
    return " ".join([translate("Words", "The round is over."), *told])


def _how_it_was_won(side: Side, observation: Observation) -> str:
    result, target = observation.results[-1], observation.rules.target
    won, lost = observation.scores[side], observation.scores[side.other]
    values = {"won": won, "lost": lost, "deal": result.number, "target": target}
    if result.tricks_won is not None:
        text = translate("Words", "{won} to {lost}, on tricks in deal {deal}.")
        if lost >= target:
            text = translate(
                "Words",
                "{won} to {lost}: both sides reached {target} in deal {deal}, and the higher total "
                "wins.",
            )
        return fill(text, **values)
    decisive = decisive_quint(result, won, target)
    text = translate("Words", "{won} to {lost}, with {quint} in deal {deal}, trick {trick}.")
    if decisive.trick == CACHETTE_TRICK:
        text = translate("Words", "{won} to {lost}, with {quint} in the cachette of deal {deal}.")
    elif decisive.trick == NO_TRICK:
        text = translate("Words", "{won} to {lost}, with {quint} in deal {deal}.")
    return fill(text, **values, quint=the_quint(decisive.quint), trick=decisive.trick)


# --------------------------------------------------------------- where the cards come from
_GROUP = 4
_SHOWN = 8  # as many digits of a commitment as tell one of a person's games from another


def grouped(digits: str) -> str:
    """Hexadecimal digits in groups of four, as they are easiest to compare: “3f2a 91c0”."""
    return " ".join(digits[at : at + _GROUP] for at in range(0, len(digits), _GROUP))


def shortened(commitment: bytes) -> str:
    """How a commitment begins: “3f2a 91c0”."""
    return grouped(commitment.hex()[:_SHOWN])


def commitment_lines(commitment: bytes, lines: int = 2) -> str:
    """A whole commitment in groups of four, on lines of the same length."""
    digits = commitment.hex()
    length = len(digits) // lines
    return "\n".join(grouped(digits[at : at + length]) for at in range(0, len(digits), length))


def commitment_told(digits: str) -> str:
    """A commitment, or how it begins, for those who hear it: “Seal 3f2a 91c0”."""
    return fill(translate("FairDeal", "Seal {digits}"), digits=digits)


def words_fault(error: NotationError) -> str:
    """What is wrong with the player's own words, in a sentence that says what to do."""
    text = translate("FairDeal", "One of these characters is incomplete. Type the words again.")
    if error.fault is NotationFault.WORDS_TOO_LONG:
        text = translate("FairDeal", "That is {count} characters; use {greatest} at most.")
    return fill(text, **error.values)


class SourceWords(NamedTuple):
    """Where the cards of a game come from, in words: fair deals, or a shared game.

    Attributes:
        short: How it is shown on the score sheet.
        name: All of it: the whole number or code; no digits of a seal.
    """

    short: str
    name: str
    hint: str
    copied: str
    told: str


def source_words(source: Source, day: date | None = None, *, is_over: bool = False) -> SourceWords:
    """Say where the cards of a game come from, on the day whose deal it is, if it is one's."""
    if isinstance(source, FairDeals):
        words = _fair(source)
        hint = translate(
            "ScoreSheet", "The game is over: click to check that nobody chose the cards."
        )
        return words._replace(hint=hint) if is_over else words
    if isinstance(source, CodedDeals):
        return _coded(source)
    if isinstance(source, RealCards):
        name = translate("ScoreSheet", "Real cards, with the score kept by hand")
        return SourceWords(name, name, name, name, name)
    return _numbered(source.seed) if day is None else _of_day(source.seed, day)


def copy_title(source: Source) -> str:
    """The menu entry that copies where the cards come from, with a mnemonic."""
    if isinstance(source, FairDeals):
        return translate("Menus", "Cop&y seal")
    if isinstance(source, CodedDeals):
        return translate("Menus", "Cop&y deal code")
    return translate("Menus", "Cop&y game number")


def _fair(deals: FairDeals) -> SourceWords:
    name = translate("ScoreSheet", "Fair deal")
    return SourceWords(
        name,
        name,
        translate(
            "ScoreSheet",
            "Fixed before the first card. Click to copy all of it; it proves that nobody chose the "
            "cards.",
        ),
        deals.commitment.hex(),
        translate("ScoreSheet", "Seal copied. Compare it when the game is over."),
    )


def _numbered(number: int) -> SourceWords:
    text = str(number)
    return SourceWords(
        fill(translate("ScoreSheet", "Shared game no. {number}"), number=text),
        fill(translate("ScoreSheet", "Shared game number {number}"), number=text),
        translate(
            "ScoreSheet",
            "Anyone with the number can know the cards. Click to copy it; you can enter it in New "
            "game.",
        ),
        text,
        fill(translate("ScoreSheet", "Game number {number} copied."), number=text),
    )


def _of_day(number: int, day: date) -> SourceWords:
    local = QLocale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.ShortFormat)
    words = _numbered(number)
    name = translate("ScoreSheet", "Shared deal of the day, {date}: game number {number}")
    return words._replace(
        short=fill(translate("ScoreSheet", "Shared deal of {date}"), date=local),
        name=fill(name, date=local, number=str(number)),
        hint=translate(
            "ScoreSheet", "On this day everyone gets these cards. Click to copy the number."
        ),
    )


def _coded(deals: CodedDeals) -> SourceWords:
    return SourceWords(
        translate("ScoreSheet", "Shared deal code"),
        fill(translate("ScoreSheet", "Shared game from the deal code {code}"), code=deals.code),
        translate("ScoreSheet", "Anyone with the deal code can know the cards. Click to copy it."),
        deals.code,
        translate("ScoreSheet", "Deal code copied."),
    )
