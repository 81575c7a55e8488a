"""What a file says before the first action: the rules, and where the packs come from.

The secret of a game in progress is sealed, so that nobody reads it at a glance. This is a courtesy,
no lock: on the player's own machine nothing can be hidden from him, and the packs that have been
dealt stand in the same file. What proves that nobody chose the cards is the commitment, which was
shown before the first of them.
"""

from __future__ import annotations

import msgspec

from quinto_desktop.records.faults import Fault, Message, damaged
from quinto_desktop.records.saves.saved_game import SavedGame, Source
from quinto_desktop.records.saves.wire import FairForm, GameForm, RulesForm
from quinto_desktop.rules import (
    DUMMY_HANDICAP,
    CodedDeals,
    FairDeals,
    NotationError,
    NumberedDeals,
    RuleOptions,
    matches_of,
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
    cover = sha256(b"quinto:1:seal:" + commitment)
    return bytes(byte ^ other for byte, other in zip(secret, cover, strict=True))


def _unseal(sealed: bytes, commitment: bytes) -> bytes:
    return _seal(sealed, commitment)


def rules_of(form: RulesForm) -> RuleOptions:
    """Return the rules that a file names.

    Raises:
        RecordError: They contradict each other.
    """
    try:
        return RuleOptions(**msgspec.structs.asdict(form))
    except NotationError as error:
        raise damaged(Fault.RULES_CLASH, details=_clash(form)) from error


def _clash(rules: RulesForm) -> Message:
    matches = tuple([match.value for match in matches_of(rules.form)])
    form, match = rules.form.value, rules.match.value
    if match not in matches:
        return Message(Fault.MATCH_OF_OTHER_FORM, form=form, match=match, matches=matches)
    return Message(Fault.TARGET_TOO_LOW, target=rules.target, handicap=DUMMY_HANDICAP)
