"""The option of all judging commands that says how much thought a decision is worth."""

from __future__ import annotations

import argparse

from quinto_desktop.lab import arguments as read
from quinto_desktop.players.judging.reviewing import Effort


def add_effort(parser: argparse.ArgumentParser, usual: Effort = Effort.USUAL) -> None:
    """Add ``--effort``.

    Args:
        parser: The command's.
        usual: What it is if nobody says.
    """
    effort = read.Choice(Effort, "effort")
    parser.add_argument(
        "--effort",
        type=effort,
        default=usual,
        metavar="EFFORT",
        help=f"{', '.join(effort.names)} (default {usual.value})",
    )
