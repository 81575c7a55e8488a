"""What the proof of fair play has shown, in plain sentences that tell no card."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from quinto_desktop.game.fair_play import Finding, Proof
from quinto_desktop.window.card_words import fill

translate = QCoreApplication.translate


def running_words(proof: Proof) -> str:
    """How far the proof has come."""
    text = translate("FairPlay", "Asked about {asked} of {count} decisions…")
    return fill(text, asked=proof.asked, count=proof.decisions)


def stopped_words(proof: Proof) -> str:
    """That it was stopped; what was found wrong by then is not kept back."""
    text = translate("FairPlay", "Stopped after {asked} of {count} decisions.")
    told = fill(text, asked=proof.asked, count=proof.decisions)
    if not proof.asked:
        told = translate("FairPlay", "Stopped.")
    return told if proof.is_fair else f"{told} {_changed(proof)}"


def proof_words(proof: Proof) -> str:
    """The result of a proof that is complete."""
    if not proof.decisions:
        return translate(
            "FairPlay",
            "No computer player has had anything to decide yet. Play on a little and ask again.",
        )
    if not proof.is_fair:
        return _changed(proof)
    if not proof.count(Finding.RECONSIDERED):
        return _all_the_same(proof)
    return f"{_none_changed(proof)} {_reconsidered(proof)}"


def error_words(error: str) -> str:
    """That a computer player failed, so that nothing is proved."""
    text = translate(
        "FairPlay",
        "No proof: a computer player failed ({error}). Please save the game and report it.",
    )
    return fill(text, error=error)


def _all_the_same(proof: Proof) -> str:
    if proof.decisions == 1:
        return translate(
            "FairPlay",
            "1 decision asked again with the hidden cards exchanged: the same answer every time.",
        )
    text = translate(
        "FairPlay",
        "{count} decisions asked again with the hidden cards exchanged: the same answer every "
        "time.",
    )
    return fill(text, count=proof.decisions)


def _none_changed(proof: Proof) -> str:
    text = translate(
        "FairPlay",
        "{count} decisions asked again with the hidden cards exchanged: none depended on them.",
    )
    return fill(text, count=proof.decisions)


def _reconsidered(proof: Proof) -> str:
    text = translate(
        "FairPlay",
        "With more time, {count} came out otherwise than in the game.",
    )
    return fill(text, count=proof.count(Finding.RECONSIDERED))


def _changed(proof: Proof) -> str:
    text = translate(
        "FairPlay",
        "{changed} of {count} decisions changed with the hidden cards. That must not happen. "
        "Please save the game and report it.",
    )
    return fill(text, changed=proof.count(Finding.CHANGED), count=proof.asked)
