"""What follows the country that the user lives in, whichever language the window speaks."""

from __future__ import annotations

from PySide6.QtCore import QLocale
from PySide6.QtGui import QPageSize

_Land = QLocale.Country
_LETTER_THOUGH_METRIC = frozenset(
    {
        *(_Land.Belize, _Land.Canada, _Land.Chile, _Land.Colombia, _Land.CostaRica),
        *(_Land.ElSalvador, _Land.Guatemala, _Land.Mexico, _Land.Nicaragua, _Land.Panama),
        *(_Land.Philippines, _Land.PuertoRico, _Land.Venezuela),
    }
)
"""Countries that write on Letter and measure in metres."""

_POINT_AND_SEMICOLON = frozenset({_Land.Switzerland, _Land.Liechtenstein})
"""Countries that part the cells of a table by semicolons though they write decimal points."""


def locale_for(language: str) -> QLocale:
    """The locale for numbers, dates and weeks: the language's, as it is written in this country."""
    system = QLocale.system()
    if system.name().partition("_")[0] == language:
        return system  # with all that the user has changed about it
    spoken, country = QLocale(language).language(), system.territory()
    here = QLocale(spoken, country)
    if spoken is QLocale.Language.English and country not in (_Land.AnyTerritory, here.territory()):
        # Qt would take the American one where it knows no English of that country.
        return QLocale(spoken, _Land.World)
    return here


def table_signs() -> tuple[str, str]:
    """What parts cells, and the decimal sign, where the spreadsheets of this country read CSV."""
    system = QLocale.system()
    if system.decimalPoint() == ",":
        return ";", ","
    return ";" if system.territory() in _POINT_AND_SEMICOLON else ",", "."


def usual_paper() -> QPageSize:
    """The paper that is in the printers of this country: Letter or A4."""
    system = QLocale.system()
    is_letter = (
        system.measurementSystem() is QLocale.MeasurementSystem.ImperialUSSystem
        or system.territory() in _LETTER_THOUGH_METRIC
    )
    return QPageSize(QPageSize.PageSizeId.Letter if is_letter else QPageSize.PageSizeId.A4)
