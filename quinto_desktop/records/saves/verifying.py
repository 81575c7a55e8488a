"""Whether the cards of a saved game came from where its file says.

`resources/verify_deal.py` checks the same without anything of Quinto's; this knows branches, too,
and games whose number or deal code anybody can know.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum

import msgspec
from msgspec import Struct

from quinto_desktop.records.saves.document import form_of, game_in
from quinto_desktop.records.saves.saved_game import Line, SavedGame
from quinto_desktop.records.saves.wire import GameForm
from quinto_desktop.rules import Deal, Draw, RealCards, commitment_of, parse_hash


class Claim(Enum):
    """What a file claims."""

    COMMITMENT = "commitment"
    DRAW = "draw"
    FIRST_DEALER = "first dealer"
    PACK = "pack"


class Finding(Struct, frozen=True):
    """Whether a claim follows from the secret, the number or the deal code.

    Deals and branches are numbered from 1; 0 is for claims about no deal, and for the first play.
    """

    claim: Claim
    holds: bool
    deal: int = 0
    branch: int = 0


class Verification(Struct, frozen=True):
    """What can be said of a file.

    Attributes:
        commitment: What the secret of its fair deals gives, 32 bytes; None if the deals are shared.
        is_sealed: Whether the secret is not open yet, so that nothing can be said.
    """

    game: SavedGame
    commitment: bytes | None
    is_sealed: bool
    findings: tuple[Finding, ...]

    @property
    def holds(self) -> bool:
        """Whether every claim holds, and there is nothing left to say."""
        return not self.is_sealed and all(finding.holds for finding in self.findings)


def verify(data: bytes) -> Verification:
    """Check a file's claims about its cards.

    Raises:
        RecordError: It is no saved game, or is damaged in another way than that its commitment does
            not belong to its secret.
    """
    form = form_of(data)
    if form.fair is None or form.fair.secret is None:
        game = game_in(form)
        is_sealed = form.fair is not None
        findings = () if is_sealed else tuple(_findings(game))
        return Verification(game, game.commitment, is_sealed, findings)
    commitment = commitment_of(parse_hash(form.fair.previous), parse_hash(form.fair.secret))
    finding = Finding(Claim.COMMITMENT, commitment.hex() == form.fair.commitment)
    game = game_in(_committed(form, commitment))
    return Verification(game, commitment, is_sealed=False, findings=(finding, *_findings(game)))


def _committed(form: GameForm, commitment: bytes) -> GameForm:
    # With the commitment that its secret gives all else can be checked.
    assert form.fair is not None  # it has a secret
    fair = msgspec.structs.replace(form.fair, commitment=commitment.hex())
    return msgspec.structs.replace(form, fair=fair)


def _findings(game: SavedGame) -> Iterator[Finding]:
    source, form = game.source, game.rules.form
    if isinstance(source, RealCards):
        return  # it claims nothing
    if game.first_dealer is not None:
        yield Finding(Claim.FIRST_DEALER, game.first_dealer is source.first_dealer(form))
    for branch, line in enumerate(game.lines):
        draws = [action for action in _actions(line) if isinstance(action, Draw)]
        for draw in draws:
            yield Finding(Claim.DRAW, draw.cards == source.drawn(form), branch=branch)
        deals = [action for action in _actions(line) if isinstance(action, Deal)]
        for number, deal in enumerate(deals, start=1):
            holds = deal.pack == source.pack(number)
            yield Finding(Claim.PACK, holds, deal=number, branch=branch)


def _actions(line: Line) -> tuple[object, ...]:
    return (*line.actions, *line.undone)
