"""What the sources advise, each with its source, and what we make of it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from quinto_desktop.window.rules_book.markup import Section, bullets, paragraphs, subheading

translate = QCoreApplication.translate


def section() -> Section:
    """Good advice."""
    return Section("s13", translate("Help", "Good advice"), _advice())


def _advice() -> str:
    return (
        paragraphs(translate("Help", "This is what the sources say of playing well."))
        + bullets(
            translate(
                "Help",
                "As long as the Quint Royal is out, a player who does not hold it should look for "
                "chances to let the partner make it. (Hoyle’s Games Modernized)",
            ),
            translate(
                "Help",
                "So whoever leads to the first trick without it starts with the ace of spades, or "
                "else with the ace of clubs. The ace of hearts is too valuable for that, and the "
                "ace of diamonds probably too. (Hoyle’s Games Modernized)",
            ),
            translate(
                "Help",
                "Whoever holds the Quint Royal tries to play it to a trick that the partner will "
                "win. (Hoffmann’s booklet, and Hoyle’s Games Modernized)",
            ),
            translate(
                "Help",
                "A black suit can hardly be made good: both red suits stand over it and cannot "
                "both be drawn. (Hoyle’s Games Modernized)",
            ),
            translate(
                "Help",
                "Hearts can sometimes be drawn, for the sake of a good long suit of diamonds. "
                "(Hoyle’s Games Modernized)",
            ),
            translate(
                "Help",
                "After a double, quints are worth less beside tricks. (Parlett, and Hoffmann’s "
                "booklet)",
            ),
        )
        + subheading(translate("Help", "What we make of it"))
        + bullets(
            translate(
                "Help",
                "Double on high cards, and on the last trick, rather than on quints. This is ours, "
                "and no source’s.",
            ),
            translate(
                "Help",
                "Before you lead a two, three, four or ace, look who may hold its other half. "
                "This is ours too.",
            ),
        )
    )
