"""A match in progress: its players, its actions so far and the one place that changes it.

Start with `controller`; `session` is the match without Qt, `screen` decides whose cards may be
seen, `thinking` runs computer players off the window's thread, `past` follows what has been played,
`pacing` sets the timing of everything shown, `holds` says why the game waits, and `preferences`
stores the user's preferences.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from quinto_desktop.game.public import *  # noqa: F403
else:

    def __getattr__(name: str) -> object:
        """Load `public` when one of its names is first used.

        The window's first picture needs only `paths` and must not wait for the rest.
        """
        import quinto_desktop.game.public

        return getattr(quinto_desktop.game.public, name)
