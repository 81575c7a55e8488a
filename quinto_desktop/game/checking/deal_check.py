"""Noting what becomes of every fair game in the chain of commitments, and checking its cards."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import QObject, Slot

from quinto_desktop.game.autosaving import Recorder
from quinto_desktop.game.controller import GameController
from quinto_desktop.records import encode
from quinto_desktop.records.commitments import CommitmentChain, Committed, Fate, is_whole, place_in
from quinto_desktop.records.disk.files import GREATEST_SIZE, read_file
from quinto_desktop.records.saves.verifying import Claim, Finding, Verification, verify
from quinto_desktop.rules import Call, FairDeals, Phase, Play, Step

SLIP_S = 5.0
"""For how many seconds a game that nobody has called or played in is unplayed if it is left."""


class DealCheck(Struct, frozen=True):
    """What can be said of the cards of a game.

    Attributes:
        committed: The game in the user's chain of commitments; None if it is not there.
        is_told_truly: Whether the chain says of the game what its file says.
        follows: Whether its commitment contains the one before it in the chain.
    """

    data: bytes
    verification: Verification
    committed: Committed | None
    is_told_truly: bool
    follows: bool


def check_game(controller: GameController) -> DealCheck:
    """Check the cards of the game on the table; `RecordError` if the chain cannot be read."""
    game = controller.session.saved(is_given_up=controller.is_abandoned)
    return _checked(encode(game), controller.keeper.chain)


def check_file(path: Path, chain: CommitmentChain) -> DealCheck:
    """Check the cards of a saved game; `RecordError` if it cannot be read, or is damaged."""
    return _checked(read_file(path, GREATEST_SIZE), chain)


def _checked(data: bytes, chain: CommitmentChain) -> DealCheck:
    verification = verify(data)
    source = verification.game.source
    if not isinstance(source, FairDeals):
        return DealCheck(data, verification, None, is_told_truly=False, follows=False)
    committed, follows = place_in(chain.games(), source.commitment, source.previous)
    is_told_truly = committed is not None and committed.agrees_with(source)
    return DealCheck(data, verification, committed, is_told_truly, follows)


class ChainKeeping(QObject):
    """Follows a controller's games; one that the program ends with is not left, but goes on."""

    def __init__(
        self,
        controller: GameController,
        parent: QObject | None = None,
        clock_s: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._chain = controller.keeper.chain
        self._recorder = Recorder(controller.not_saved.emit)
        self._session = controller.session
        self._fate: Fate | None = None
        self._clock_s = clock_s
        self._unplayed_until_s: float | None = None
        controller.stepped.connect(self._on_controller_stepped)
        controller.restored.connect(self._on_controller_restored)
        controller.abandoned.connect(self._on_controller_abandoned)
        self._come(is_resumed=True)

    @Slot(object)
    def _on_controller_stepped(self, step: Step) -> None:
        if isinstance(step.action, Call | Play):
            self._unplayed_until_s = None  # and no undoing changes that
        if step.after.phase is Phase.MATCH_OVER and self._controller.session.lines.playing == 0:
            self._note(Fate.FINISHED)

    @Slot()
    def _on_controller_abandoned(self) -> None:
        self._note(Fate.GIVEN_UP)

    @Slot()
    def _on_controller_restored(self) -> None:
        session = self._controller.session
        if session.setup.source == self._session.setup.source:
            self._session = session  # undone, or in another branch
            if self._fate is Fate.GIVEN_UP:
                self._note(Fate.TAKEN_UP)
            return
        if self._fate not in (Fate.FINISHED, Fate.GIVEN_UP):
            self._note(Fate.UNPLAYED if self._is_unplayed() else Fate.LEFT)
        self._session, self._fate = session, None
        self._come(is_resumed=False)

    def _is_unplayed(self) -> bool:
        until_s = self._unplayed_until_s
        return until_s is not None and self._clock_s() < until_s

    def _come(self, *, is_resumed: bool) -> None:
        self._unplayed_until_s = None
        deals = self._session.setup.source
        if not isinstance(deals, FairDeals):
            return
        is_known = False

        def look() -> None:
            nonlocal is_known
            is_known = self._chain.knows(deals)

        self._recorder.record(look)
        if not is_known:
            self._note(Fate.BEGUN)
            if not any(isinstance(step.action, Call | Play) for step in self._session.steps):
                self._unplayed_until_s = self._clock_s() + SLIP_S
        elif not is_resumed:
            self._note(Fate.TAKEN_UP)

    def _note(self, fate: Fate) -> None:
        deals = self._session.setup.source
        if isinstance(deals, FairDeals):
            self._fate = fate
            self._recorder.record(lambda: self._chain.note(deals, fate))
