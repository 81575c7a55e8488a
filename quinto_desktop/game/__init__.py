"""A match in progress: who plays, what has been done, and the one place that changes it.

Start at `controller`; `session` is the match without Qt, `screen` says whose cards may be seen,
`thinking` asks computer players off the window's thread, `pacing` says how long things take to
be seen, and `preferences` keeps a person's wishes.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from quinto_desktop.game.public import *  # noqa: F403
else:

    def __getattr__(name: str) -> object:
        """Load `public` once one of its names is asked for.

        The first picture of the window wants `paths` alone, and must not wait for the rest.
        """
        import quinto_desktop.game.public

        return getattr(quinto_desktop.game.public, name)
