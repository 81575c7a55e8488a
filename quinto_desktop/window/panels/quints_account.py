"""What has become of all quints of the deal on the table, where the sheet has no room for them."""

from __future__ import annotations

from itertools import groupby

from PySide6.QtCore import QCoreApplication

from quinto_desktop.game.aids.quint_outlook import QuintState, quint_state
from quinto_desktop.rules import QUINTS, Observation, Quint, QuintKind, Side
from quinto_desktop.window.card_words import fill
from quinto_desktop.window.panels.account import Account, AccountLine
from quinto_desktop.window.words import Words

translate = QCoreApplication.translate

_NO_BREAK = "\u00a0"  # a space at which no line ends


def quints_account(observation: Observation, words: Words) -> Account:
    """The quints of the deal on the table, those of a suit in a line.

    Args:
        observation: What the screen shows.
        words: The names.
    """
    lines = []
    for _, group in groupby(QUINTS, key=lambda quint: quint.suit):
        quints = [*group]
        told = [_state(quint, observation, words) for quint in quints]
        unbroken = [text.replace(" ", _NO_BREAK) for text in told]
        text = translate("Account", ", ").join(unbroken)
        lines.append(AccountLine(text, str(quints[0].points), quints[0]))
    note = translate("Account", "The figures are what each of the quints is worth.")
    title = translate("Account", "The quints of this deal")
    return Account(title, tuple(lines), notes=(note,))


def _state(quint: Quint, observation: Observation, words: Words) -> str:
    state = quint_state(quint, observation)
    name = words.quint_short(quint)
    if quint.kind is QuintKind.ROYAL:
        name = translate("ScoreSheet", "Quint Royal")
    if state in (QuintState.NS, QuintState.EW):
        text = translate("Account", "{quint} to {side}")
        side = Side.NS if state is QuintState.NS else Side.EW
        return fill(text, quint=name, side=words.side_short(side))
    text = {
        QuintState.OPEN: translate("Account", "{quint} open"),
        QuintState.ON_TABLE: translate("Account", "{quint} on the table"),
        QuintState.SPLIT: translate("Account", "{quint} lost"),
    }[state]
    return fill(text, quint=name)
