"""What a player has practised: answers to puzzles, the rating, and what is to come back.

Start at `log` for what is kept and how; `glicko` moves the rating, `returns` says when a mistake
comes back.
"""

from __future__ import annotations

from quinto_desktop.resources import resource_text


def shipped_puzzles() -> str:
    """Read the file of the puzzles that come with Quinto.

    Raises:
        MissingResourceError: This installation does not have it.
    """
    return resource_text("puzzles.json")
