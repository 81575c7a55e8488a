"""How to review a deal or look at it again, to try it another way, and to play without undo."""

from __future__ import annotations

from quinto_desktop.window.help.markup import Section, paragraphs, table
from quinto_desktop.window.text.words import translate

# Prose, formatted by hand.
# fmt: off


def section() -> Section:
    """Reviews, replays, branches and take-backs."""
    text = _review() + _replay() + _branches()
    return Section("replay", translate("Help", "Review, replay and “what if”"), text)


def _review() -> str:
    head = (translate("Help", "Key"), translate("Help", "What it does in a review"))
    keys = (
        (translate("Help", "Left, Right"), translate("Help", "The decision before, or the next")),
        (translate("Help", "Up, Down"), translate("Help", "The next larger error, or smaller")),
        (translate("Help", "Home, End"), translate("Help", "The first or the last decision")),
        (translate("Help", "Page Up, Page Down"), translate("Help",
            "To the deal before, or after")),
        (translate("Help", "Space"), translate("Help", "All hands, or only those known then")),
        (translate("Help", "Enter"), translate("Help",
            "The whole paper, where there is only room for a slip")),
        (translate("Help", "Ctrl+Enter"), translate("Help",
            "Play on from here, with the same hidden hands")),
        (translate("Help", "Esc"), translate("Help", "Back to the game")),
    )
    return paragraphs(
        translate("Help",
            "When a deal is over, “Review” weighs every call and card of it: yours, your partner’s "
            "and theirs. The strip below the table shows what you could expect at each moment, and "
            "under it the errors: ours hang down, theirs stand up. <b>By what you knew</b> is what "
            "counts: the imagined deals agree with everything you could know. <b>With all cards "
            "seen</b> is exact, but nobody could know it, so it is never graded. The sum at the "
            "foot of the paper says what made the result: what strong players make of the "
            "<b>cards</b>, the <b>layout</b> of the hidden ones, and everyone’s errors."),
    ) + table(head, [(f"<b>{key}</b>", text) for key, text in keys], widths=(30, 70))


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
            "“Replay finished deals” shows them again, card by card. The row below the table "
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
