"""The letters on the players' discs."""

from __future__ import annotations

import pytest

from quinto_desktop.window.text.seat_text import monograms


@pytest.mark.parametrize(
    ("names", "expected"),
    [
        (("Ada", "Clara", "You", "Bertram"), ("A", "C", "Y", "B")),
        (("Player 1", "Player 2"), ("P1", "P2")),
        (("Player 1", "player 12", "Ada"), ("P1", "P12", "A")),
        (("Ada", "Anna", "Anton"), ("Ad", "An", "At")),
        (("Ann", "Anna"), ("A", "Aa")),
        (("Ada", "Ada"), ("A", "A")),
        (("émile", "Émilie"), ("Ée", "Éi")),
    ],
)
def test_they_tell_the_players_apart(names: tuple[str, ...], expected: tuple[str, ...]) -> None:
    assert monograms(names) == expected
