"""A match in progress: its players, its actions so far and the one place that changes it.

Start with `controller`; `session` is the match without Qt.
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
