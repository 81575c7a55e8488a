"""The colours of the two sides and of the quint board, in each theme."""

from __future__ import annotations

from typing import NamedTuple

from quinto_desktop.window.look.theme import Theme


class BoardColours(NamedTuple):
    """Colours by their role, as strings that `QColor` reads.

    Attributes:
        open: What is written on a place that nobody has; `gone` if nobody can have it.
        ours_edge: Round a peg of ours; `theirs_hole` is a hole that is filled.
        lit: The ground of what lies on the table, in a frame of `edge`.
    """

    capsule: str
    line: str
    open: str
    gone: str
    ours: str
    ours_ink: str
    theirs: str
    theirs_ink: str
    ours_edge: str
    theirs_edge: str
    theirs_hole: str
    hatch: str
    lit: str
    lit_ink: str
    edge: str
    laurel: str


_COLOURS = {
    "baize": BoardColours(
        capsule="#133F30",
        line="#88C8A24E",
        open="#F6EEDA",
        gone="#A9C4B4",
        ours="#F6EFDC",
        ours_ink="#1F5A44",
        theirs="#8A2432",
        theirs_ink="#FFF6E4",
        ours_edge="#1F5A44",
        theirs_edge="#F6EFDC",
        theirs_hole="#F2A49C",
        hatch="#2BFFFFFF",
        lit="#F3E0A6",
        lit_ink="#2A2117",
        edge="#FFE08A",
        laurel="#E5BC5C",
    ),
    "night": BoardColours(
        capsule="#241211",
        line="#88B98A44",
        open="#EFE6D3",
        gone="#B5A58E",
        ours="#DDD3BC",
        ours_ink="#184A37",
        theirs="#7C1F2C",
        theirs_ink="#FFF6E4",
        ours_edge="#184A37",
        theirs_edge="#DDD3BC",
        theirs_hole="#DC938B",
        hatch="#24FFFFFF",
        lit="#EBD08B",
        lit_ink="#2A2117",
        edge="#FFD27A",
        laurel="#D3AE5A",
    ),
    "light": BoardColours(
        capsule="#F7FAF6",
        line="#991F5A44",
        open="#0F1511",
        gone="#55625A",
        ours="#0F5132",
        ours_ink="#FFFFFF",
        theirs="#8A1230",
        theirs_ink="#FFFFFF",
        ours_edge="#F3FBF4",
        theirs_edge="#FFF6E4",
        theirs_hole="#8A1230",
        hatch="#40FFFFFF",
        lit="#F3E0A6",
        lit_ink="#2A2117",
        edge="#7A5200",
        laurel="#E5BC5C",
    ),
    "contrast": BoardColours(
        capsule="#000000",
        line="#FFFFFF",
        open="#FFFFFF",
        gone="#B0B0B0",
        ours="#FFFF00",
        ours_ink="#000000",
        theirs="#000000",
        theirs_ink="#FFFFFF",
        ours_edge="#FFFF00",
        theirs_edge="#FFFFFF",
        theirs_hole="#FFFFFF",
        hatch="#2E6E7C",
        lit="#FFFFFF",
        lit_ink="#000000",
        edge="#FFFFFF",
        laurel="#FFFF00",
    ),
}


def board_colours(theme: Theme) -> BoardColours:
    """The colours of a theme, whatever its pack."""
    return _COLOURS[theme.name]
