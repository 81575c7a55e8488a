"""The lines of a game: the first play, and the branches that leave it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from quinto_desktop.records import Line
from quinto_desktop.rules import Action


@dataclass(frozen=True, slots=True)
class Lines:
    """All lines of a game, one of which is being played.

    Attributes:
        all: The first play, and the branches, each after the line that it leaves.
        playing: The number of the line that play goes on in; 0 is the first play.
    """

    all: tuple[Line, ...] = (Line(),)
    playing: int = 0

    @property
    def current(self) -> Line:
        """The line that is being played."""
        return self.all[self.playing]

    def played_to(self, actions: Sequence[Action], undone: Sequence[Action]) -> Lines:
        """Return the lines with other actions in the one that is being played."""
        current = replace(self.current, actions=tuple(actions), undone=tuple(undone))
        return self._with(self.playing, current)

    def branched(self, actions: Sequence[Action], name: str) -> Lines:
        """Return the lines with one more, a branch of the present one, which is played now.

        Args:
            actions: What the branch shares with the present line.
            name: 1 to 40 characters on one line.

        Raises:
            RecordError: The name cannot be kept.
        """
        branch = Line(name, self.playing, tuple(actions))
        return Lines((*self.all, branch), len(self.all))

    def switched(self, line: int) -> Lines:
        """Return the lines while another one is played."""
        return replace(self, playing=line)

    def renamed(self, line: int, name: str) -> Lines:
        """Return the lines with another name for a branch.

        Raises:
            RecordError: The name cannot be kept.
        """
        return self._with(line, replace(self.all[line], name=name))

    def without(self, line: int) -> Lines:
        """Return the lines without a branch.

        Branches that leave it leave the line before it instead. If it was being played, the line
        that it left is.
        """
        heir = self.all[line].of

        def moved(number: int) -> int:
            number = heir if number == line else number
            return number - (number > line)

        kept = [replace(other, of=moved(other.of)) for other in self.all]
        del kept[line]
        return Lines(tuple(kept), moved(self.playing))

    def _with(self, number: int, line: Line) -> Lines:
        return replace(self, all=(*self.all[:number], line, *self.all[number + 1 :]))
