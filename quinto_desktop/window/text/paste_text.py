"""What is wrong with a text that should be a deal or a game."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP

from quinto_desktop.game.sharing.pasted import PasteFault
from quinto_desktop.rules import CodedError, FaultCode, NotationFault
from quinto_desktop.window.text.translation import fill, translate


def paste_text(error: CodedError) -> str:
    """What `read_pasted`, or a check of a deal, finds wrong with a pasted text; what to do."""
    fault = error.fault if isinstance(error.fault, PasteFault) else PasteFault.NOT_KNOWN
    text = translate("Paste", _DEALS.get(error.fault, fault.sentence))
    return fill(text, **{name: _told(value) for name, value in error.values.items()})


def _told(value: object) -> object:
    if isinstance(value, str):
        # A pasted text may hold anything, even what no window can show.
        return "".join([letter if letter.isprintable() else "�" for letter in value])
    return str(value) if isinstance(value, int) else value


# Sentences, formatted by hand.
# fmt: off
_DEALS: dict[FaultCode, Any] = {
    # Deal codes.
    NotationFault.NOT_IN_CODES: QT_TRANSLATE_NOOP("Paste",
        "“{letter}” is not used in deal codes: they consist of digits and letters, but no U."),
    NotationFault.CODE_TOO_SHORT: QT_TRANSLATE_NOOP("Paste",
        "Characters so far: {count}; a deal code has at least {least}. Check that you copied all "
        "of it."),
    NotationFault.CODE_MISTYPED: QT_TRANSLATE_NOOP("Paste",
        "Something in this deal code is wrong. Compare it character by character, or copy it "
        "again."),
    NotationFault.CODE_OF_NEWER_VERSION: QT_TRANSLATE_NOOP("Paste",
        "This deal code comes from a newer Quinto. Update Quinto to play it."),
    NotationFault.NOT_SCORES_BEFORE: QT_TRANSLATE_NOOP("Paste",
        "The score cannot be {ns} to {ew} before a deal of a game to {target}. Enter lower "
        "multiples of 5."),
    # Deals in one line.
    NotationFault.NOT_A_DEAL: QT_TRANSLATE_NOOP("Paste",
        "A deal in one line has four hands, a slash and the cachette: N:<N> <E> <S> <W> / "
        "<cachette>. Something is missing here."),
    NotationFault.NOT_A_HAND: QT_TRANSLATE_NOOP("Paste",
        "“{text}” is not a hand. Write hearts, diamonds, clubs and spades with dots between "
        "them, as in AQ4.KT.J87.52."),
    NotationFault.NOT_A_RANK: QT_TRANSLATE_NOOP("Paste",
        "“{letter}” in “{text}” is not a rank. The ranks are AKQJT98765432."),
    NotationFault.RANKS_OUT_OF_ORDER: QT_TRANSLATE_NOOP("Paste",
        "Write the ranks in “{text}” from high to low, each of them once."),
    NotationFault.CARD_TWICE: QT_TRANSLATE_NOOP("Paste",
        "The card {card} is in the deal twice. Correct one of them."),
    NotationFault.NOT_A_WHOLE_DEAL: QT_TRANSLATE_NOOP("Paste",
        "A deal has four hands of twelve cards and a cachette of five. Add the rest."),
}
# fmt: on
