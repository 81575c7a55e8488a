"""The whole book: its sections in order, and the page that they make."""

from __future__ import annotations

from quinto_desktop.window.rules_book import (
    advice,
    beginning,
    keys,
    matches,
    playing,
    scores,
    sources,
)
from quinto_desktop.window.rules_book.markup import Inks, Section, style


def sections() -> tuple[Section, ...]:
    """The whole book, in order."""
    return (
        *beginning.sections(),
        *playing.sections(),
        matches.rubber(),
        scores.section(),
        *matches.forms(),
        sources.section(),
        advice.section(),
        keys.section(),
    )


def page(parts: tuple[Section, ...], inks: Inks, title: str = "") -> str:
    """Sections as one page of HTML.

    Args:
        parts: The sections.
        inks: The colours.
        title: What stands over all of them, if anything.
    """
    head = f"<h1>{title}</h1>" if title else ""
    told = "".join(
        f'<h2><a name="{part.anchor}"></a>{part.title}</h2>{part.body}' for part in parts
    )
    return f"<html><head><style>{style(inks)}</style></head><body>{head}{told}</body></html>"
