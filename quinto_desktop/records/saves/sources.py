"""Where the packs of a saved game come from: a number, a deal code, or a secret.

The secret of a game in progress is sealed, so that nobody reads it at a glance. This is a courtesy,
no lock: on the player's own machine nothing can be hidden from him, and the packs that have been
dealt stand in the same file. What proves that nobody chose the cards is the commitment, which was
shown before the first of them.
"""

from __future__ import annotations

from quinto_desktop.records.errors import damaged
from quinto_desktop.records.faults import Fault
from quinto_desktop.records.saves.saved_game import SavedGame, Source
from quinto_desktop.records.saves.wire import FairForm, GameForm
from quinto_desktop.rules import (
    CodedDeals,
    FairDeals,
    NotationError,
    NumberedDeals,
    parse_deal_code,
    parse_hash,
)
from quinto_desktop.rules.hashing import sha256


def source_of(form: GameForm) -> Source:
    """Read where the packs come from; that they really do, `quinto-lab verify` finds out.

    Raises:
        RecordError: It is said in more than one way, or in none, or is wrong in itself.
    """
    if [form.seed, form.fair, form.code].count(None) != 2:
        raise damaged(Fault.SOURCE_UNCLEAR)
    if form.seed is not None:
        return NumberedDeals(form.seed)
    if form.fair is not None:
        return _fair_deals(form.fair)
    assert form.code is not None  # as it is the only one left
    try:
        return CodedDeals(parse_deal_code(form.code))
    except NotationError as error:
        raise damaged(Fault.BAD_CODE, code=form.code) from error


def _fair_deals(form: FairForm) -> FairDeals:
    commitment = parse_hash(form.commitment)
    if (form.secret is None) is (form.sealed is None):
        raise damaged(Fault.SECRET_UNCLEAR)
    if form.secret is not None:
        secret = parse_hash(form.secret)
    else:
        secret = _unseal(parse_hash(form.sealed or ""), commitment)
    try:
        deals = FairDeals(secret, parse_hash(form.previous), form.words)
    except NotationError as error:
        raise damaged(Fault.BAD_WORDS) from error
    if deals.commitment != commitment:
        raise damaged(Fault.COMMITMENT_DIFFERS)
    return deals


def fair_form(game: SavedGame) -> FairForm | None:
    """What a game's fair deals follow from, as its file says it; None if they are no fair deals."""
    deals = game.source
    if not isinstance(deals, FairDeals):
        return None
    return FairForm(
        deals.previous.hex(),
        deals.commitment.hex(),
        deals.words,
        deals.secret.hex() if game.is_opened else None,
        None if game.is_opened else _seal(deals.secret, deals.commitment).hex(),
    )


def _seal(secret: bytes, commitment: bytes) -> bytes:
    """Return a secret of 32 bytes in a form that tells nothing at a glance.

    Args:
        secret: The secret.
        commitment: The commitment to it.
    """
    cover = sha256(b"quinto:1:seal:" + commitment)
    return bytes(byte ^ other for byte, other in zip(secret, cover, strict=True))


def _unseal(sealed: bytes, commitment: bytes) -> bytes:
    """Return the secret again; whether it belongs to the commitment, its hash tells."""
    return _seal(sealed, commitment)
