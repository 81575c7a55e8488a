"""Who looks at the screen, and what of the cards may be seen there.

Two or more people at one screen must not see each other's cards. Whoever played last may look on
until another person's turn comes; then all hands are covered until that person is ready.
"""

from __future__ import annotations

from quinto_desktop.rules import MatchState, Observation, Phase, Seat, home_seat, observe


class Screen:
    """The one screen of a match, and the person before it.

    Args:
        people: The numbers of the players who are people. Of one person it is known that he
            looks; nobody is ever covered from him. Without any, South's hand is shown, and
            nothing may be done.
    """

    def __init__(self, people: frozenset[int]) -> None:
        self._people = people
        self._looking = min(people) if len(people) == 1 else None
        self._last = min(people, default=None)

    @property
    def looking(self) -> int | None:
        """The number of the person who looks at the screen; None if nobody is known to."""
        return self._looking

    def awaited(self, state: MatchState) -> int | None:
        """The number of the person who has to come to the screen; None if nobody has to."""
        if state.phase not in (Phase.DOUBLING, Phase.PLAY):
            return None
        player = state.player_on_turn
        return player if player in self._people and player != self._looking else None

    def follow(self, state: MatchState, *, is_new_deal: bool = False) -> None:
        """Cover the cards if the match has come to where they must be.

        Args:
            state: The match as it stands.
            is_new_deal: Other cards have been dealt than the person before the screen has seen.
        """
        if len(self._people) > 1 and (is_new_deal or self.awaited(state) is not None):
            self._looking = None

    def sit_down(self, player: int) -> None:
        """A person says that he is alone before the screen."""
        self._looking = self._last = player

    def seat(self, state: MatchState) -> Seat:
        """The seat that the table is seen from: the person's own, or that of the last one."""
        return Seat.S if self._last is None else home_seat(state, self._last)

    def shown(self, state: MatchState) -> Observation:
        """All that the screen may show."""
        observation = observe(state, self.seat(state))
        if not self._people:
            return observation.watched()
        return observation if self._looking is not None else observation.covered()
