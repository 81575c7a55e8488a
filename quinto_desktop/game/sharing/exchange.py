"""What leaves Quinto as a file: the whole game, or its score to read."""

from __future__ import annotations

from quinto_desktop.game.session import Session
from quinto_desktop.records import encode
from quinto_desktop.records.saves.score_text import ScoreWords, score_text

__all__ = ["ScoreWords", "copy_of", "score_of"]


def copy_of(session: Session, *, is_given_up: bool = False) -> bytes:
    """Return a game as a file that it does not belong to, with its secret if it was given up."""
    return encode(session.saved(is_given_up=is_given_up))


def score_of(session: Session, words: ScoreWords) -> str:
    """Write a game, or the branch of it that is played, as lines of text: see `score_text`."""
    return score_text(session.played(), words)
