"""The table of tricks is fitted to deals that casual players play out."""

from __future__ import annotations

import numpy as np
import pytest

from quinto_desktop.lab.training import tricks
from quinto_desktop.players.by_rule.doubling import BANDS, BASE, TRICKS, band_of
from quinto_desktop.rules import PACK, QUINT_ROYAL, Suit

SUITS = (Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS, Suit.SPADES)


def test_a_deal_is_played_out() -> None:
    deal = tricks.played_hands(7)
    assert [len(hand) for hand in deal.hands] == [12] * 4
    assert sum(deal.tricks) == 13
    assert deal == tricks.played_hands(7) != tricks.played_hands(8)


def test_the_fit_finds_the_table_that_the_tricks_come_from() -> None:
    """Hands of few cards, so that each side's tricks can follow from either of its hands."""
    chance = np.random.default_rng(1)
    deals = []
    for _ in range(120):
        picked = [PACK[at] for at in chance.permutation(53)[:5]]
        worth = BASE + sum(
            0.34 if card is QUINT_ROYAL else TRICKS[card.suit][band_of(card.rank)]
            for card in picked
            if card is QUINT_ROYAL or (card.suit is not None and card.rank is not None)
        )
        hand = tuple(picked)
        deals.append(tricks.PlayedHands((hand, hand, hand, hand), (worth, worth)))
    table = tricks.fitted(deals)
    expected = [*(one for suit in SUITS for one in TRICKS[suit]), 0.34]
    assert len(table) == 4 * BANDS + 1
    assert table == pytest.approx(expected, abs=1e-6)


def test_the_command_prints_both(capsys: pytest.CaptureFixture[str]) -> None:
    assert tricks.main(["--deals", "20", "--seed", "3"]) == 0
    told = capsys.readouterr().out
    assert told.count("fitted") == 5 and told.count("expected") == tricks.GROUPS
    with pytest.raises(SystemExit) as stop:
        tricks.main(["--deals", "few"])
    assert stop.value.code == 2
