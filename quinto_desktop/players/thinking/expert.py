"""The thinking players, who imagine where the hidden cards may be, and try every card out.

`skills` defines how much a level thinks, `imagination` how deals are imagined, `searching` how a
card is chosen and `calling` a call. The opening lead follows the books (rules §13).
"""

from __future__ import annotations

from msgspec import Struct

from quinto_desktop.players.by_rule.casual import Casual, opening_lead
from quinto_desktop.players.kernel import model_faults
from quinto_desktop.players.stop import StopFlag
from quinto_desktop.players.thinking.calling import choose_call
from quinto_desktop.players.thinking.searching import choose_card
from quinto_desktop.players.thinking.skills import Clock, Skill
from quinto_desktop.rules import Action, Observation, Phase, Play


class Expert(Struct, frozen=True):
    """A player by imagination and search; its skill is how much it thinks."""

    skill: Skill

    def choose(self, observation: Observation, seed: int, stop: StopFlag | None = None) -> Action:
        """Choose a call or a card; forced actions are chosen at once.

        The answer is always the same unless time runs out or the search is cancelled; then it is
        the best so far. Without the policy, whose file may be missing, it chooses as Casual does.
        """
        if len(observation.actions) == 1:
            return observation.actions[0]
        if "policy" in model_faults():
            return Casual().choose(observation, seed, stop)
        clock = Clock(self.skill.time_ms, stop)
        if observation.phase is Phase.DOUBLING:
            return choose_call(observation, self.skill, seed, clock)
        card = opening_lead(observation) or choose_card(observation, self.skill, seed, clock)
        return Play(card)
