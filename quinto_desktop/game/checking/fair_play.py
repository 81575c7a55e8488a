"""The proof of fair play for the current deal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from msgspec import Struct, field
from msgspec.structs import replace

from quinto_desktop.game.controller import MakePlayer
from quinto_desktop.game.session import Session
from quinto_desktop.game.thinking.job import Progress, Work
from quinto_desktop.players import Level
from quinto_desktop.players.fairness import Decision, Examination, Finding
from quinto_desktop.rules import Call, Deal, Play, legal_actions

THINKING_FACTOR = 10.0
"""Factor for the players' thinking time: a search cut short would be judged wrongly."""

FEWEST_QUESTIONS = 12
"""The fewest checks in a proof: if there are fewer decisions, each is checked more than once."""


class Proof(Struct, frozen=True):
    """The progress or the result of a proof: numbers, but no cards; 0 if nothing is decided yet."""

    decisions: int
    findings: Mapping[Finding, int] = field(default_factory=Counter)
    exchanges: int = 1

    @property
    def asked(self) -> int:
        """The number of decisions checked so far."""
        return sum(self.findings.values())

    @property
    def is_fair(self) -> bool:
        """Whether no decision has changed with the hidden cards."""
        return not self.count(Finding.CHANGED)

    def count(self, finding: Finding) -> int:
        """Return how many decisions led to this finding."""
        return self.findings.get(finding, 0)


def prove(session: Session, make_player: MakePlayer) -> Work:
    """Ask the computer players again about every choice of the deal (see `players.fairness`).

    The `Proof` comes one decision further each time, then complete. The game may go on meanwhile.
    """
    decisions = decisions_of(session)
    count = len(decisions)
    proof = Proof(count, Counter(), -(-FEWEST_QUESTIONS // count) if count else 1)
    for decision, level in decisions:
        player = make_player(level, THINKING_FACTOR)
        finding = yield Examination(decision, player, proof.exchanges)
        if not isinstance(finding, Finding):
            raise TypeError(f"{finding!r} is no finding")
        proof = replace(proof, findings=Counter(proof.findings) + Counter([finding]))
        yield Progress(proof)
    return proof


def decisions_of(session: Session) -> list[tuple[Decision, Level]]:
    """Return the computer players' choices in the latest deal with any, and their levels."""
    earlier: list[tuple[Decision, Level]] = []
    found: list[tuple[Decision, Level]] = []
    for number, step in enumerate(session.steps):
        if isinstance(step.action, Deal):
            earlier, found = found or earlier, []
        elif isinstance(step.action, Call | Play) and len(legal_actions(step.before)) > 1:
            player = step.before.player_on_turn
            assert player is not None  # a player has called or played
            level = session.setup.players[player].level
            if level is not None:
                seed = session.setup.source.decision_seed(number)
                found.append((Decision(step.before, seed, step.action), Level(level)))
    return found or earlier
