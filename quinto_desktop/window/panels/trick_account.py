"""What an account says and shows of single tricks, and of the calls."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from quinto_desktop.game import PlayedDeal
from quinto_desktop.rules import CACHETTE_TRICK, SEATS, Call, Card, Quint, Side, Trick
from quinto_desktop.window.card_words import fill, join_and, title_case
from quinto_desktop.window.panels.account import ShownTrick
from quinto_desktop.window.words import Words

translate = QCoreApplication.translate


def trick_name(number: int) -> str:
    """A trick within a sentence: “trick 3”, “the cachette”."""
    if number == CACHETTE_TRICK:
        return translate("Account", "the cachette")
    return fill(translate("Account", "trick {number}"), number=number)


def which_tricks(played: PlayedDeal, side: Side) -> list[str]:
    """Which tricks of a deal a side has won, in a sentence or two."""
    won = [
        str(number)
        for number, trick in enumerate(played.tricks, 1)
        if trick.winner is not None and trick.winner.side is side
    ]
    if not won:
        return [translate("Account", "It won no trick.")]
    text = translate("Account", "It won trick {tricks}.")
    if len(won) > 1:
        text = translate("Account", "It won the tricks {tricks}.")
    said = [fill(text, tricks=join_and(won))]
    last = played.tricks[-1].winner
    if played.cachette is not None and last is not None and last.side is side:
        said.append(
            translate("Account", "With the twelfth went the cachette, which counts as a trick.")
        )
    return said


def value_note(played: PlayedDeal, value: int, words: Words) -> str:
    """Who doubled, so that a trick is worth what it is."""
    seats = dict(zip(played.calls, played.dealer.next.clockwise, strict=False))
    doubler, redoubler = seats.get(Call.DOUBLE), seats.get(Call.REDOUBLE)
    if doubler is None:
        text = translate("Account", "Nobody doubled, so that a trick counts {value}.")
        return fill(text, value=value)
    text = translate("Account", "Doubled by {doubler}, a trick counts {value}.")
    if redoubler is None:
        return fill(text, doubler=words.who(doubler), value=value)
    text = translate(
        "Account", "Doubled by {doubler} and redoubled by {redoubler}, a trick counts {value}."
    )
    values = {"doubler": words.who(doubler), "redoubler": words.who(redoubler)}
    return fill(text, **values, value=value)


def who_played(quint: Quint, trick: Trick, words: Words) -> str:
    """From whom a quint's cards came, and who took them."""
    text = translate("Account", "{card} from {who}")
    cards = [
        fill(text, card=words.the_card(card), who=words.who(trick.seat_of(card)))
        for card in quint.cards
    ]
    assert trick.winner is not None  # the quint has been scored
    said = translate("Account", "{cards}; the trick was taken by {who}.")
    return title_case(fill(said, cards=join_and(cards), who=words.who(trick.winner)))


def tricks_with(quint: Quint, played: PlayedDeal) -> Iterable[tuple[int, tuple[Card, ...]]]:
    """The complete tricks, and the open cachette, that hold cards of a quint."""
    tricks = [(number, trick.cards) for number, trick in enumerate(played.tricks, 1)]
    if played.cachette is not None:
        tricks.append((CACHETTE_TRICK, played.cachette))
    return (
        (number, cards) for number, cards in tricks if any(card in cards for card in quint.cards)
    )


def shown_trick(
    number: int, played: PlayedDeal, strong: tuple[Card, ...], words: Words
) -> ShownTrick:
    """A trick of a deal to be shown, or its cachette.

    Args:
        number: Which.
        played: The deal.
        strong: The cards that matter.
        words: The names.
    """
    if number == CACHETTE_TRICK:
        return ShownTrick(played.cachette or (), (), strong, None)
    trick = played.tricks[number - 1]
    names = tuple([title_case(words.who(trick.seat_of(card))) for card in trick.cards])
    winner = None if trick.winner is None else (trick.winner - trick.leader) % len(SEATS)
    return ShownTrick(trick.cards, names, strong, winner)
