"""Which matches, games and deals a list or a figure is about."""

from __future__ import annotations

from dataclasses import dataclass

from quinto_desktop.records.history.tables import Marks
from quinto_desktop.rules import Form

NO_MARKS = Marks(0)
ALL_MARKS = ~Marks(0)


@dataclass(frozen=True, slots=True)
class Choice:
    """What is counted; by default every first play without help.

    Attributes:
        form: The form; None for all.
        level: The opponents' level, ``mixed`` or empty for people; None for all.
        partner: The partner's name, or empty for games without one; None for all.
        since: The first month, as the tables count months; None for all.
        until: The last month; None for all.
        marks: What may set it apart and is counted all the same.
    """

    form: Form | None = None
    level: str | None = None
    partner: str | None = None
    since: int | None = None
    until: int | None = None
    marks: Marks = NO_MARKS

    def conditions(self) -> tuple[list[str], list[object]]:
        """Return the conditions of a query, and the values for their places."""
        form = None if self.form is None else self.form.value
        asked = (
            ("form = ?", form),
            ("level = ?", self.level),
            ("partner = ?", self.partner),
            ("month >= ?", self.since),
            ("month <= ?", self.until),
        )
        texts = [text for text, value in asked if value is not None]
        values: list[object] = [value for _, value in asked if value is not None]
        unwanted = int(ALL_MARKS & ~self.marks)
        if unwanted:
            texts.append(f"marks & {unwanted} = 0")
        return texts, values


def where(texts: list[str]) -> str:
    """Return a query's clause from its conditions."""
    return f" WHERE {' AND '.join(texts)}" if texts else ""
