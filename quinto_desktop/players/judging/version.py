"""Which judge it was: a verdict is kept together with the version of what it came from.

The judge never changes under one version: neither its networks, nor how deals are imagined, nor how
they are played out. So old verdicts can stand beside new ones, and be told apart.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from quinto_desktop.rules.hashing import sha256

NUMBER: Final = 7
"""Raised by one whenever the same decision, seed and effort may be judged differently."""

NETWORKS: Final = "a0f43f8464bd"
"""The fingerprint of the networks that belong to this number; see `fingerprint`."""

JUDGE: Final = f"quinto-judge-{NUMBER}-{NETWORKS}"
"""The judge's name, as verdicts are kept with it."""

_MODELS = ("policy", "play_model", "rule_model", "accumulator_play_model", "beliefs")


@cache
def fingerprint() -> str:
    """The first twelve digits of the hash of all networks that a verdict depends on."""
    kernel = files("quinto_desktop.players.kernel")
    networks = [(kernel / f"{name}.bin").read_bytes() for name in _MODELS]
    return sha256(b"".join(networks)).hex()[:12]
