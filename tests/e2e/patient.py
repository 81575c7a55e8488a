"""Starts the program as the system does, but lets a busy machine take long over a first window."""

from __future__ import annotations

import sys

from quinto_desktop import __main__
from quinto_desktop.game.instance import channel, server

_HANGS_S = 600


def be_patient() -> None:
    """Let this process take no other of the program's for dead that is merely slow."""
    channel.hand_over.__defaults__ = (_HANGS_S,)
    server._LIMIT_MS = 1000 * _HANGS_S


if __name__ == "__main__":
    be_patient()
    sys.exit(__main__.main(sys.argv[1:]))
