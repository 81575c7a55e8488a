"""How to look at a deal again, to try it another way, and to play without taking back."""

from __future__ import annotations

from quinto_desktop.window.help.markup import Section, paragraphs, table
from quinto_desktop.window.text.words import translate

# Prose, formatted by hand.
# fmt: off


def section() -> Section:
    """Replays, branches and take-backs."""
    return Section("replay", translate("Help", "Replay and “what if”"), _replay() + _branches())


def _replay() -> str:
    head = (translate("Help", "Key"), translate("Help", "What it does in a replay"))
    keys = (
        (translate("Help", "Left, Right"), translate("Help",
            "A step back or forward; with Ctrl, to your last or next decision")),
        (translate("Help", "Space"), translate("Help", "Play to the end of the deal, or pause")),
        (translate("Help", "Up, Down"), translate("Help", "To the trick before, or the next")),
        (translate("Help", "1 to 13"), translate("Help", "To that trick; 13 is the cachette")),
        (translate("Help", "Home, End"), translate("Help",
            "To the beginning or end of the deal; with Ctrl, of the game")),
        (translate("Help", "Page Up, Page Down"), translate("Help",
            "To the deal before, or after")),
        ("A", translate("Help", "All hands, or only what one player knew")),
        ("P", translate("Help", "See it from the next player’s seat")),
        (translate("Help", "Ctrl+Enter"), translate("Help", "Take over here")),
        (translate("Help", "Esc"), translate("Help", "Back to the game")),
    )
    return paragraphs(
        translate("Help",
            "When a deal is over, “Replay” shows it again, card by card. The row below the table "
            "has its twelve tricks and the cachette, with the initial of the player who took "
            "each, filled in for your side; a crown marks a trick in which quints were scored. "
            "Click a trick to go there, or the table for the next card."),
    ) + table(head, [(f"<b>{key}</b>", text) for key, text in keys], widths=(30, 70))


def _branches() -> str:
    return paragraphs(
        translate("Help",
            "<b>What if?</b> “Take over here” lets you play on from any point of a replay, with "
            "the same hidden hands. This is a <b>branch</b>: the first play stays as it was, and "
            "only the first play counts in your statistics. The game keeps all its branches. "
            "The list of branches shows what the deal brought in each and how much better or "
            "worse that was for your side; there you can go on in a branch, replay it, rename it "
            "or delete it."),
        take_backs=translate("Help",
            "<b>Take-backs.</b> Undo takes back calls and cards without limit. In a game without "
            "take-backs, which you choose among the details in New game, what has been called or "
            "played stays. The record says so. In its branches you can take back everything."),
    )
