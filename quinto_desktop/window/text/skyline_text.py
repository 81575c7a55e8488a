"""What may still beat a card, in words; `{card:DJ}` stands for a card that is drawn."""

from __future__ import annotations

from collections.abc import Callable

from quinto_desktop.game.aids.skyline import Skyline
from quinto_desktop.rules import Card
from quinto_desktop.window.text import seat_text
from quinto_desktop.window.text.card_text import CountWords, cards_by_suit, the_card
from quinto_desktop.window.text.seat_text import Speaker
from quinto_desktop.window.text.translation import fill, title_case, translate


def headline(sky: Skyline, speaker: Speaker, named: Callable[[Card], str] | None = None) -> str:
    """The skyline in one sentence: “7 unseen cards beat {card:DJ}”; cards may be `named`."""
    named = named or _sign
    card, count = named(sky.card), len(sky.beating)
    if sky.is_out:
        return translate("Skyline", "Your side has led the Quint Royal: it cannot win this trick")
    if sky.taker is not None:
        return _taken(sky, speaker)
    if not sky.is_for_trick:
        return fill(_higher(count), card=card)
    if sky.ahead is not None:
        return fill(_behind(count), best=named(sky.ahead), card=card)
    return fill(_beaten(count, are_unseen=sky.are_all_unseen), card=card)


def spoken(sky: Skyline, speaker: Speaker) -> str:
    """The same with every card that beats it: “…: ace and king of hearts; ten of diamonds.”."""
    told = title_case(headline(sky, speaker, the_card))
    if not sky.beating:
        return fill(translate("Skyline", "{told}."), told=told)
    cards = cards_by_suit(sky.beating, voids=False)
    return fill(translate("Skyline", "{told}: {cards}."), told=told, cards=cards)


def _sign(card: Card) -> str:
    return f"{{card:{card}}}"


def _taken(sky: Skyline, speaker: Speaker) -> str:
    assert sky.taker is not None  # the card is the last one
    if speaker.is_you(sky.taker) and sky.taker is not speaker.dummy:
        return translate("Skyline", "Nothing can follow: you win")
    who = seat_text.who(speaker, sky.taker)
    return fill(translate("Skyline", "Nothing can follow: {who} wins"), who=who)


def _beaten(count: int, *, are_unseen: bool) -> str:
    if not count:
        return translate("Skyline", "Nothing beats {card} any more")
    if not are_unseen:
        if count == 1:
            return translate("Skyline", "1 card can beat {card}")
        return CountWords.tr("%n cards can beat {card}", "", count)
    if count == 1:
        return translate("Skyline", "1 unseen card beats {card}")
    return CountWords.tr("%n unseen cards beat {card}", "", count)


def _behind(count: int) -> str:
    if not count:
        return translate("Skyline", "{best} beats {card}")
    if count == 1:
        return translate("Skyline", "{best} beats {card}; 1 more card can")
    return CountWords.tr("{best} beats {card}; %n more cards can", "", count)


def _higher(count: int) -> str:
    if not count:
        return translate("Skyline", "No unseen card is higher than {card}")
    if count == 1:
        return translate("Skyline", "1 unseen card is higher than {card}")
    return CountWords.tr("%n unseen cards are higher than {card}", "", count)
