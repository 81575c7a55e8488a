"""Why one action is better than another, for the window, which knows no computer players."""

from quinto_desktop.players.judging.reasons.asking import Explaining
from quinto_desktop.players.judging.reasons.explained import Explained
from quinto_desktop.players.judging.reasons.kinds import Kind, Reason, Share

__all__ = ["Explained", "Explaining", "Kind", "Reason", "Share"]
