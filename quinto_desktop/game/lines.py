"""The lines of a game: the first play, and the branches that leave it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from quinto_desktop.records import Line
from quinto_desktop.rules import Action


class HintsTaken:
    """After how many actions a person has taken hints in one line, ascending; undo keeps them."""

    def __init__(self, places: Iterable[int] = ()) -> None:
        self.places = tuple(sorted({*places}))

    def take(self, place: int) -> bool:
        """Note a hint after so many actions; return whether it is the first one there."""
        before, self.places = self.places, tuple(sorted({*self.places, place}))
        return self.places != before

    def up_to(self, place: int) -> HintsTaken:
        """Those that were taken after at most so many actions."""
        return HintsTaken([one for one in self.places if one <= place])


@dataclass(frozen=True, slots=True)
class Lines:
    """The first play of a game and its branches, each after the line that it leaves.

    Attributes:
        playing: The number of the line that play goes on in; 0 is the first play.
    """

    all: tuple[Line, ...] = (Line(),)
    playing: int = 0

    @property
    def current(self) -> Line:
        """The line that is being played."""
        return self.all[self.playing]

    def played_to(
        self, actions: Sequence[Action], undone: Sequence[Action], hinted: Iterable[int]
    ) -> Lines:
        """Return the lines with other actions and hints in the one that is being played."""
        current = replace(
            self.current, actions=tuple(actions), undone=tuple(undone), hinted=tuple(hinted)
        )
        return self._with(self.playing, current)

    def branched(self, actions: Sequence[Action], name: str) -> Lines:
        """Return the lines with one more, which is played now; `RecordError` for a wrong name."""
        hinted = HintsTaken(self.current.hinted).up_to(len(actions)).places
        branch = Line(name, self.playing, tuple(actions), hinted=hinted)
        return Lines((*self.all, branch), len(self.all))

    def switched(self, line: int) -> Lines:
        """Return the lines while another one is played."""
        return replace(self, playing=line)

    def renamed(self, line: int, name: str) -> Lines:
        """Return the lines with another name for a branch; `RecordError` for a wrong one."""
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
