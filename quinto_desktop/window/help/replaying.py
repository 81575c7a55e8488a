"""How to review a deal or look at it again, to try it another way, and to play without undo."""

from __future__ import annotations

from quinto_desktop.window.help.markup import Section, paragraphs, table
from quinto_desktop.window.text.translation import translate

# Prose, formatted by hand.
# fmt: off


def section() -> Section:
    """Reviews, replays, branches and take-backs."""
    text = _review() + _replay() + _branches()
    return Section("replay", translate("Help", "Review, replay and “what if”"), text)


def _review() -> str:
    head = (translate("Help", "Key"), translate("Help", "What it does in a review"))
    keys = (
        (translate("Help", "Left, Right"), translate("Help", "The previous or next decision")),
        (translate("Help", "Up, Down"), translate("Help",
            "The next larger mistake, or the next smaller")),
        (translate("Help", "Home, End"), translate("Help", "The first or the last decision")),
        (translate("Help", "Page Up, Page Down"), translate("Help",
            "To the previous or next deal")),
        (translate("Help", "Space"), translate("Help",
            "All hands, or only those known at the time")),
        (translate("Help", "Enter"), translate("Help",
            "The full report, where only a summary fits")),
        (translate("Help", "Ctrl+Enter"), translate("Help",
            "Play on from here, with the same hidden hands")),
        (translate("Help", "Esc"), translate("Help", "Back to the game")),
    )
    return paragraphs(
        translate("Help",
            "When a deal is over, “Review” analyses every call and card: yours, your partner’s and "
            "theirs. The strip below the table shows the result you could expect at each moment, "
            "and under it the mistakes: ours point down, theirs up. Only what was best <b>given "
            "what you knew</b> counts: it is worked out from possible deals that fit everything "
            "you could know. <b>With all cards face up</b> the figure is exact, but nobody could "
            "know it, so it never counts. The sum at the foot of the page says where the result "
            "came from: what strong players make of the <b>cards</b>, the <b>luck</b> of how the "
            "hidden cards lay, and everyone’s mistakes."),
    ) + table(head, [(f"<b>{key}</b>", text) for key, text in keys], widths=(30, 70))


def _replay() -> str:
    head = (translate("Help", "Key"), translate("Help", "What it does in a replay"))
    keys = (
        (translate("Help", "Left, Right"), translate("Help",
            "A step back or forward; with Ctrl, to your previous or next decision")),
        (translate("Help", "Space"), translate("Help", "Play to the end of the deal, or pause")),
        (translate("Help", "Up, Down"), translate("Help", "To the previous or next trick")),
        (translate("Help", "1 to 13"), translate("Help", "To that trick; 13 is the cachette")),
        (translate("Help", "Home, End"), translate("Help",
            "To the beginning or end of the deal; with Ctrl, of the game")),
        (translate("Help", "Page Up, Page Down"), translate("Help",
            "To the previous or next deal")),
        ("A", translate("Help", "All hands, or only what one player knew")),
        ("P", translate("Help", "See it from the next player’s seat")),
        (translate("Help", "Ctrl+Enter"), translate("Help", "Take over here")),
        (translate("Help", "Esc"), translate("Help", "Back to the game")),
    )
    return paragraphs(
        translate("Help",
            "“Replay finished deals” shows them again, card by card. The row below the table shows "
            "the twelve tricks and the cachette, each with the initial of the player who took it, "
            "filled in for your side; a crown marks a trick in which quints were scored. Click a "
            "trick to go there, or the table for the next card."),
    ) + table(head, [(f"<b>{key}</b>", text) for key, text in keys], widths=(30, 70))


def _branches() -> str:
    return paragraphs(
        translate("Help",
            "<b>What if?</b> “Take over here” lets you play on from any point of a replay, with "
            "the same hidden hands. This is a <b>branch</b>: the original game stays as it was, "
            "and only the original counts in your statistics. The game keeps all its branches. The "
            "list of branches shows what the deal brought in each and how much better or worse "
            "that was for your side; there you can continue a branch, replay it, rename it or "
            "delete it."),
        take_backs=translate("Help",
            "<b>Take-backs.</b> Undo takes back calls and cards without limit. In a game without "
            "take-backs (an option under Details in New game) every call and card stands, and the "
            "saved game says so. In its branches you can take back everything."),
    )
