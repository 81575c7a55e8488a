"""What is wrong with a text that should be a deal or a game."""

from __future__ import annotations

from quinto_desktop.game.sharing.pasted import PasteFault
from quinto_desktop.rules import CodedError, FaultCode, NotationFault
from quinto_desktop.window.text.words import fill, translate


def paste_text(error: CodedError) -> str:
    """Word what is wrong, then what to do.

    Args:
        error: What `read_pasted` has raised, or a check of a deal.
    """
    text = _of_pasting().get(error.fault) or _of_code().get(error.fault)
    text = text or _of_line().get(error.fault) or _not_known()
    return fill(text, **{name: _told(value) for name, value in error.values.items()})


def _told(value: object) -> object:
    if isinstance(value, str):
        # A pasted text may hold anything, even what no window can show.
        return "".join([letter if letter.isprintable() else "�" for letter in value])
    return str(value) if isinstance(value, int) else value


def _not_known() -> str:
    return translate(
        "Paste",
        "This is neither a deal nor a game. Paste a deal code, a deal written out in one line, the "
        "number of a game, or a saved game.",
    )


def _of_pasting() -> dict[FaultCode, str]:
    return {
        PasteFault.NOTHING: translate(
            "Paste", "There is no text to paste. Copy a deal code or a game’s number first."
        ),
        PasteFault.NUMBER_TOO_LARGE: translate(
            "Paste", "No game has such a number. Enter one from 0 to {greatest}."
        ),
        PasteFault.SEVERAL_DEALS: translate(
            "Paste", "The text has {count} different deals. Copy only the one you want."
        ),
        PasteFault.NO_SUCH_DAY: translate(
            "Paste", "{text} is not a date. Write it like 2026-11-22."
        ),
        PasteFault.WEB_ADDRESS: translate(
            "Paste",
            "Quinto opens no web pages. Download the game first, then open the file; or copy the "
            "deal code from the page.",
        ),
        PasteFault.SEVERAL_FILES: translate(
            "Paste", "These are {count} files. Quinto opens one game at a time."
        ),
        PasteFault.NOT_TEXT: translate(
            "Paste", "“{name}” is neither a saved game nor a text file. Choose another file."
        ),
    }


def _of_code() -> dict[FaultCode, str]:
    return {
        NotationFault.NOT_IN_CODES: translate(
            "Paste",
            "“{letter}” is not used in deal codes: they consist of digits and letters, but no U.",
        ),
        NotationFault.CODE_TOO_SHORT: translate(
            "Paste",
            "Characters so far: {count}; a deal code has at least {least}. Check that you copied "
            "all of it.",
        ),
        NotationFault.CODE_MISTYPED: translate(
            "Paste",
            "Something in this deal code is wrong. Compare it character by character, or copy it "
            "again.",
        ),
        NotationFault.CODE_OF_NEWER_VERSION: translate(
            "Paste", "This deal code comes from a newer Quinto. Update Quinto to play it."
        ),
        NotationFault.NOT_SCORES_BEFORE: translate(
            "Paste",
            "The score cannot be {ns} to {ew} before a deal of a game to {target}. Enter lower "
            "multiples of 5.",
        ),
    }


def _of_line() -> dict[FaultCode, str]:
    return {
        NotationFault.NOT_A_DEAL: translate(
            "Paste",
            "A deal in one line has four hands, a slash and the cachette: N:<N> <E> <S> <W> / "
            "<cachette>. Something is missing here.",
        ),
        NotationFault.NOT_A_HAND: translate(
            "Paste",
            "“{text}” is not a hand. Write hearts, diamonds, clubs and spades with dots between "
            "them, as in AQ4.KT.J87.52.",
        ),
        NotationFault.NOT_A_RANK: translate(
            "Paste", "“{letter}” in “{text}” is not a rank. The ranks are AKQJT98765432."
        ),
        NotationFault.RANKS_OUT_OF_ORDER: translate(
            "Paste", "Write the ranks in “{text}” from high to low, each of them once."
        ),
        NotationFault.CARD_TWICE: translate(
            "Paste", "The card {card} is in the deal twice. Correct one of them."
        ),
        NotationFault.NOT_A_WHOLE_DEAL: translate(
            "Paste", "A deal has four hands of twelve cards and a cachette of five. Add the rest."
        ),
    }
