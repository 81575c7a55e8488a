"""Numbers of things, in the plural form that each language has for them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


class CountWords:
    """Says how many of something there are, as one of the parts of `words.Words`."""

    def tr(self, text: str, comment: str, count: int) -> str:
        """Translate a text with a number (`%n`), in the plural form that the number asks for.

        Only under this name, as a method, does lupdate see that the text has plural forms.
        """
        return translate("CountWords", text, comment, count)

    def tricks_count(self, count: int) -> str:
        """How many tricks lie in a pile: “no trick yet”, “1 trick”, “4 tricks”."""
        if count == 0:
            return translate("CountWords", "no trick yet")
        if count == 1:
            return translate("CountWords", "1 trick")
        return self.tr("%n tricks", "", count)

    def cards_count(self, count: int) -> str:
        """How many cards a hand has: “1 card”, “9 cards”."""
        if count == 1:
            return translate("CountWords", "1 card")
        return self.tr("%n cards", "", count)

    def counters_count(self, count: int) -> str:
        """What is paid: “1 counter”, “12 counters”."""
        if count == 1:
            return translate("CountWords", "1 counter")
        return self.tr("%n counters", "", count)
