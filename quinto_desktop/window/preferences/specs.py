"""Every setting that can be chosen: its words, its values, and the page it stands on."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from PySide6.QtCore import QCoreApplication

from quinto_desktop.game import Preferences
from quinto_desktop.window.look.language import LANGUAGES, SYSTEM

translate = QCoreApplication.translate

Value: TypeAlias = str | bool | None


def choice_words(setting: str) -> dict[Value, str]:
    """The values that a setting may have, each with its title; "&" stands before its mnemonic.

    Args:
        setting: The name of a setting that is chosen from a few values.

    Returns:
        The values in the order in which they are offered.
    """
    allowed = Preferences.values_of(setting)
    return {value: title for value, title in _titles(setting).items() if value in allowed}


def _titles(setting: str) -> dict[Value, str]:
    languages: dict[Value, str] = {}
    languages |= LANGUAGES.items()
    titles: dict[str, dict[Value, str]] = {
        "theme": {
            "system": translate("Menus", "As the &system"),
            "baize": translate("Menus", "&Green baize"),
            "night": translate("Menus", "&Night"),
            "light": translate("Menus", "&Light"),
            "contrast": translate("Menus", "&High contrast"),
        },
        "speed": {
            "slow": translate("Menus", "&Slow"),
            "normal": translate("Menus", "&Normal"),
            "fast": translate("Menus", "&Fast"),
            "none": translate("Menus", "&At once"),
        },
        "trick_pause": {
            "click": translate("Menus", "Until I &click"),
            "long": translate("Menus", "&Long"),
            "normal": translate("Menus", "&Normal"),
            "short": translate("Menus", "&Short"),
            "none": translate("Menus", "N&one"),
        },
        "reduced_motion": {
            None: translate("Menus", "As the &system"),
            True: translate("Menus", "&Less"),
            False: translate("Menus", "&Full"),
        },
        "back": {
            "navy": translate("Menus", "&Navy blue"),
            "crimson": translate("Menus", "&Crimson"),
            "green": translate("Menus", "&Green"),
            "violet": translate("Menus", "&Violet"),
        },
        "suit_order": {
            "rank": translate("Menus", "By the &rank of the suits"),
            "alternating": translate("Menus", "Red and black in &turn"),
        },
        "high_card": {
            "left": translate("Menus", "On the &left"),
            "right": translate("Menus", "On the &right"),
        },
        # Each language by its own name, for those who cannot read the present one.
        "language": {SYSTEM: translate("Menus", "As the &system"), **languages},
    }
    return titles[setting]


class Kind(Enum):
    """How a setting is asked for."""

    CHOICE = "choice"
    SWITCH = "switch"
    LEVEL = "level"


class Sample(Enum):
    """What a page shows above its settings, to see what they do."""

    DECK = "deck"
    HAND = "hand"


@dataclass(frozen=True, slots=True)
class Wish:
    """One setting.

    Attributes:
        setting: Its name in the settings.
        kind: How it is asked for.
        title: What stands before or beside it, with a mnemonic.
        meaning: What it does, in one plain line.
        needs: The switch without which it does nothing; empty if there is none.
        anchor: Where the rules book tells of what it concerns.
    """

    setting: str
    kind: Kind
    title: str
    meaning: str
    needs: str = ""
    anchor: str = "keys"


@dataclass(frozen=True, slots=True)
class Page:
    """Settings that belong together.

    Attributes:
        name: What the page is called within the program.
        title: What it is called in the window.
        wishes: The settings, in the order of the keys.
        sample: What there is to see besides them.
    """

    name: str
    title: str
    wishes: tuple[Wish, ...]
    sample: Sample | None = None


def pages() -> tuple[Page, ...]:
    """All pages, in the language of the window."""
    return (
        Page("table", translate("Preferences", "Table"), _table(), Sample.DECK),
        Page("play", translate("Preferences", "Play"), _play()),
        Page("hand", translate("Preferences", "Hand"), _hand(), Sample.HAND),
        Page("aids", translate("Preferences", "Aids"), _aids()),
        Page("sound", translate("Preferences", "Sound"), _sound()),
        Page("language", translate("Preferences", "Language"), _language()),
    )


def _table() -> tuple[Wish, ...]:
    return (
        Wish(
            "theme",
            Kind.CHOICE,
            translate("Preferences", "&Colours of the table"),
            translate("Preferences", "The system’s choice follows it from light to dark and back."),
        ),
        Wish(
            "back",
            Kind.CHOICE,
            translate("Preferences", "&Backs of the cards"),
            translate("Preferences", "What you see of the hands that are hidden from you."),
        ),
        Wish(
            "four_colours",
            Kind.SWITCH,
            translate("Preferences", "&Four colours"),
            translate("Preferences", "Diamonds are blue and clubs green: suits at a glance."),
            anchor="s1",
        ),
        Wish(
            "jumbo",
            Kind.SWITCH,
            translate("Preferences", "&Large figures on the cards"),
            translate("Preferences", "The rank and the suit in the corner are easier to read."),
        ),
        Wish(
            "quint_marks",
            Kind.SWITCH,
            translate("Preferences", "Crowns on &quint cards"),
            translate(
                "Preferences", "Fives carry a whole crown; ace and four, two and three half a one."
            ),
            anchor="s6",
        ),
    )


def _play() -> tuple[Wish, ...]:
    return (
        Wish(
            "speed",
            Kind.CHOICE,
            translate("Preferences", "&Speed of the cards"),
            translate("Preferences", "How fast cards move and computer players act."),
        ),
        Wish(
            "trick_pause",
            Kind.CHOICE,
            translate("Preferences", "&Pause after a trick"),
            translate("Preferences", "How long a complete trick rests on the table."),
            anchor="s5",
        ),
        Wish(
            "reduced_motion",
            Kind.CHOICE,
            translate("Preferences", "&Movement"),
            translate("Preferences", "With less of it, cards appear in their places."),
        ),
        Wish(
            "confirm_play",
            Kind.SWITCH,
            translate("Preferences", "&Lift a card first"),
            translate("Preferences", "It is played when chosen again; a slip costs nothing."),
        ),
        Wish(
            "play_only_card",
            Kind.SWITCH,
            translate("Preferences", "Play the &only card"),
            translate("Preferences", "Where just one card may be played, it goes by itself."),
            anchor="s5-follow",
        ),
        Wish(
            "think_longer",
            Kind.SWITCH,
            translate("Preferences", "&Computers think longer"),
            translate("Preferences", "Club and Master play a little better, and take their time."),
        ),
    )


def _hand() -> tuple[Wish, ...]:
    return (
        Wish(
            "suit_order",
            Kind.CHOICE,
            translate("Preferences", "&Order of the suits"),
            translate("Preferences", "By rank: hearts, diamonds, clubs, spades."),
            anchor="s1",
        ),
        Wish(
            "high_card",
            Kind.CHOICE,
            translate("Preferences", "&High cards"),
            translate("Preferences", "At which end of your hand the highest cards lie."),
            anchor="s1",
        ),
    )


def _aids() -> tuple[Wish, ...]:
    return (
        Wish(
            "ladder",
            Kind.SWITCH,
            translate("Preferences", "The &ladder"),
            translate(
                "Preferences", "All cards in their single order: what is gone, yours, or still out."
            ),
            anchor="s1",
        ),
        Wish(
            "radar",
            Kind.SWITCH,
            translate("Preferences", "The &quint radar"),
            translate("Preferences", "Which quints can still be made, and for how much."),
            anchor="s6",
        ),
        Wish(
            "race",
            Kind.SWITCH,
            translate("Preferences", "The &race"),
            translate("Preferences", "How far both sides are from game, and what is in play."),
            anchor="s7",
        ),
    )


def _sound() -> tuple[Wish, ...]:
    return (
        Wish(
            "sounds",
            Kind.SWITCH,
            translate("Preferences", "&Sounds"),
            translate("Preferences", "Soft sounds of cards; all that they tell can be seen."),
        ),
        Wish(
            "volume",
            Kind.LEVEL,
            translate("Preferences", "&Volume"),
            translate("Preferences", "How loud they are."),
            needs="sounds",
        ),
    )


def _language() -> tuple[Wish, ...]:
    return (
        Wish(
            "language",
            Kind.CHOICE,
            translate("Preferences", "&Language of the window"),
            translate("Preferences", "The system’s choice falls back on English."),
        ),
    )
