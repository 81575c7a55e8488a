"""Reasons why one action is better than another, for whoever shows them; see `players`."""

from quinto_desktop.players.judging.reasons.explaining import Explained as Explained
from quinto_desktop.players.judging.reasons.explaining import Explaining as Explaining
from quinto_desktop.players.judging.reasons.kinds import Kind as Kind
from quinto_desktop.players.judging.reasons.kinds import Reason as Reason
from quinto_desktop.players.judging.reasons.kinds import Share as Share
