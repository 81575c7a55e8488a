"""How a person likes the table to behave."""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from quinto_desktop.game import Pace, Preferences, Settings
from quinto_desktop.window.table.arrangement import Arrangement


@dataclass(frozen=True, slots=True)
class Manners:
    """How a person likes the table to behave.

    Attributes:
        pace: How fast things move.
        arrangement: How a hand lies.
        lifts_first: Whether a card that is chosen only rises, to be played when chosen again.
        plays_only_card: Whether the only card that may be played is played by itself.
    """

    pace: Pace = field(default_factory=Pace)
    arrangement: Arrangement = field(default_factory=Arrangement)
    lifts_first: bool = False
    plays_only_card: bool = False


def arrangement_of(settings: Settings) -> Arrangement:
    """How a person wishes hands to lie: who reads from the right finds them mirrored."""
    is_mirrored = QGuiApplication.layoutDirection() is Qt.LayoutDirection.RightToLeft
    return Arrangement(
        alternates=settings.suit_order == "alternating",
        rises=(settings.high_card == "right") is not is_mirrored,
    )


def manners_of(preferences: Preferences) -> Manners:
    """The table's manners among a person's wishes."""
    settings = preferences.settings
    return Manners(
        preferences.pace,
        arrangement_of(settings),
        lifts_first=settings.confirm_play,
        plays_only_card=settings.play_only_card,
    )
