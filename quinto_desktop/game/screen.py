"""Who is looking at the screen, and which cards it may show.

Two or more people at one screen must not see each other's cards: when another person's turn
comes, all hands are covered until that person is ready, or else always but while a key is held.
At an open table everybody sees all cards.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from unicodedata import normalize

from quinto_desktop.game.session import is_persons_decision, is_persons_turn
from quinto_desktop.rules import (
    CachetteRevealed,
    DealEnded,
    GameWon,
    MatchState,
    Observation,
    Phase,
    QuintScored,
    Seat,
    Step,
    home_seat,
    observe,
)


class Screen:
    """The screen of a match, and the person looking at it; nobody is called for what `is_sure`.

    A single person is always looking, so their cards are never covered; else `looking` may be None.
    If there are no people, South's hand is shown and there are no actions. At an open table, which
    covers nothing, whoever is on turn is looking.
    """

    def __init__(
        self,
        people: frozenset[int],
        is_sure: Callable[[MatchState], bool],
        *,
        has_keys: bool = False,
        is_open: bool = False,
    ) -> None:
        self._is_sure, self.has_keys = is_sure, has_keys
        self.begin(people, is_open=is_open)

    def begin(self, people: frozenset[int], *, is_open: bool = False) -> None:
        """Begin anew, with other people or in another way."""
        self._people, self.is_open = people, is_open
        self.by_key = self.has_keys and len(people) > 1 and not is_open
        self.looking = min(people) if len(people) == 1 else None
        self._last = min(people, default=None)
        self._lookers = people

    def awaited(self, state: MatchState) -> int | None:
        """Return the number of the person who must take over the screen; None if nobody must."""
        if self.is_open or self._is_sure(state) or not is_persons_turn(state, self._people):
            return None  # the last cards hide nothing any more, nor does a pass
        player = state.player_on_turn
        return None if player == self.looking else player

    def follow(self, state: MatchState, *, is_new_deal: bool = False) -> None:
        """Cover the cards if the new state of the match, or a new deal, requires it."""
        if self.is_open and is_persons_turn(state, self._people):
            self.looking = state.player_on_turn
        if self.is_open or len(self._people) == 1 or self.by_key:
            return
        if is_new_deal or self.awaited(state) is not None:
            self.looking = None

    def note(self, step: Step | None) -> None:
        """Note that nobody has seen yet what comes of a person's action; None that all may have."""
        if step is None or is_persons_decision(step.before, self._people):
            self._lookers = self._people if step is None else frozenset()

    def must_agree(self, step: Step) -> bool:
        """Return whether the other side must agree that an action is taken back."""
        if self.is_open or len(self._people) < 2:
            return False  # everybody sees all
        turn, seating = step.before.mover, step.before.seating
        others = {seating[seat] for seat in Seat if seat.side is not turn.side} & self._people
        return bool(others) and not self._lookers <= {seating[turn]}

    def sit_down(self, player: int | None) -> None:
        """Note that a person has confirmed being alone at the screen, or that nobody is there."""
        self.looking = player
        if player is not None:
            self._lookers |= {player}
            self._last = self._last if self.by_key else player

    def seat(self, state: MatchState) -> Seat:
        """Return the seat that the table is seen from: that of the last person who took it over."""
        return Seat.S if self._last is None else home_seat(state, self._last)

    def laid_open(self, state: MatchState) -> frozenset[Seat]:
        """Return the seats whose hands lie on the table like dummy's, where they are shown."""
        people = range(len(state.seating)) if self.is_open else self._people if self.by_key else ()
        return frozenset([seat for seat in Seat if state.seating[seat] in people])

    def shown(self, state: MatchState) -> Observation:
        """Return everything that the screen may show; dummy, which all see, is played by no key."""
        is_dummys = self.by_key and state.phase is Phase.PLAY and state.turn is state.dummy
        player = state.player_on_turn if is_dummys else None
        looking = player if self.looking is None and player in self._people else self.looking
        seat = self.seat(state) if looking is None else home_seat(state, looking)
        observation = observe(state, seat)
        if self.is_open and state.deal is not None:
            observation = replace(observation, hands=state.deal.hands)
        elif self.looking is None and self._people:
            actions = () if looking is None else observation.actions
            observation = replace(observation.covered(), actions=actions)
        if not self._people or self._is_sure(state):
            return observation.watched()
        return observation


_ALIKE = str.maketrans("АВЕЗКМНОРСТУХΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABE3KMHOPCTYXABEZHIKMNOPTYX")


def own_keys(
    names: Sequence[str],
    people: frozenset[int],
    chosen: Sequence[str],
    others: Collection[str],
    courts: str,
) -> tuple[str, ...]:
    """A key for each person, none of `others`: chosen, or the bare initial, or else of the name.

    By itself it plays no card, with these letters on the `courts`, and looks like no other.
    """
    keys, cards = [""] * len(names), f"AKQJ{courts}"
    letters = [normalize("NFD", name).upper() for name in names]
    for signs, shunned, alike in (
        (chosen, "", {}),
        ([own[:1] for own in letters], cards, _ALIKE),
        (letters, cards, _ALIKE),
        ([f"{own}123456789" for own in letters], "", _ALIKE),
    ):
        for number in sorted(people):
            seen = {key.translate(alike) for key in keys}
            free = [one for one in signs[number] if one not in (*others, *shunned)]
            free = [one for one in free if one.isalnum() and one.translate(alike) not in seen]
            keys[number] = keys[number] or "".join(free[:1])
    return tuple(keys)


def as_seen(step: Step, told: int, observation: Observation) -> Observation:
    """Return what the viewer has seen when only some events of a play have been shown.

    The step scores its quints and its tricks and may end the deal, the game and the match, all
    at once; the score sheet must not be ahead of the table, which shows one after the other.
    """
    seen, to_come = step.events[:told], step.events[told:]
    unseen = [event.scored for event in to_come if isinstance(event, QuintScored)]
    scores = [event.scores for event in seen if isinstance(event, QuintScored)]
    now = replace(
        observation,
        scores=scores[-1] if scores else step.before.scores,
        quints=tuple([scored for scored in observation.quints if scored not in unseen]),
    )
    if any(isinstance(event, CachetteRevealed) for event in to_come):
        now = replace(now, cachette=None)
    if any(isinstance(event, DealEnded | GameWon) for event in to_come):
        before = step.before
        now = replace(
            now, phase=Phase.PLAY, results=before.results, winner=before.winner, games=before.games
        )
    return now
