"""What the values of the settings are called, in the menus and in the preferences alike."""

from __future__ import annotations

from typing import TypeAlias

from PySide6.QtCore import QCoreApplication

from quinto_desktop.game import Preferences
from quinto_desktop.window.language import LANGUAGES, SYSTEM

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
