"""What is kept on disk: saved games, the autosave and the settings.

Start at `saves.saved_game` for what a saved game is, `disk.files` for how it is written and read,
and `autosave` for the game that survives a crash. Everything that can go wrong is a `RecordError`,
whose `Message` says what is wrong, as data: see `faults`.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from quinto_desktop.records.public import *  # noqa: F403
else:

    def __getattr__(name: str) -> object:
        """Load `public` when one of its names is first used.

        The first picture of the window needs only `look`, and must not wait for the rest.
        """
        import quinto_desktop.records.public

        return getattr(quinto_desktop.records.public, name)
