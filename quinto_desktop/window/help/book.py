"""The whole book: its sections in order, and the page that they make."""

from __future__ import annotations

from quinto_desktop.rules import Reason
from quinto_desktop.window.help import beginning, keys, matches, playing, scores, sources
from quinto_desktop.window.help.markup import Inks, Section, style

_ANCHORS = {
    Reason.GAME_IS_OVER: "s7-over",
    Reason.DRAW_FIRST: "s2-draw-first",
    Reason.DRAW_IS_OVER: "s2-draw-once",
    Reason.NOT_A_DRAW: "s2-draw-cards",
    Reason.DEAL_FIRST: "s3-deal",
    Reason.DEAL_IS_RUNNING: "s3-next",
    Reason.NOT_A_PACK: "s3-shuffle",
    Reason.NOT_YOUR_TURN: "s5-turn",
    Reason.DOUBLING_FIRST: "s4-before-play",
    Reason.DOUBLING_IS_OVER: "s4-over",
    Reason.PARTNER_HAS_DOUBLED: "s4-partners",
    Reason.ALREADY_DOUBLED: "s4-one-each",
    Reason.NOTHING_TO_REDOUBLE: "s4-redouble",
    Reason.OWN_DOUBLE: "s4-redouble",
    Reason.ALREADY_REDOUBLED: "s4-one-each",
    Reason.NOT_IN_HAND: "s5-hand",
    Reason.MUST_FOLLOW_SUIT: "s5-follow",
    Reason.QUINT_ROYAL_MAY_NOT_BE_LED: "s5-quint-royal-led",
    Reason.QUINT_ROYAL_MUST_BE_PLAYED: "s5-quint-royal-due",
}


def anchor_of(reason: Reason) -> str:
    """The anchor of the paragraph in the book that a refusal rests on, e.g. "s5-follow".

    It begins with “s” and the section of the rules, as `Reason.section` has it.
    """
    return _ANCHORS[reason]


def sections() -> tuple[Section, ...]:
    """The whole book, in order."""
    return (
        *beginning.sections(),
        *playing.sections(),
        matches.rubber(),
        scores.section(),
        *matches.forms(),
        sources.section(),
        playing.advice(),
        keys.section(),
    )


def page(parts: tuple[Section, ...], inks: Inks, title: str = "") -> str:
    """Sections as one page of HTML.

    Args:
        parts: The sections.
        inks: The colours.
        title: What stands over all of them, if anything.
    """
    head = f"<h1>{title}</h1>" if title else ""
    told = "".join(
        f'<h2><a name="{part.anchor}"></a>{part.title}</h2>{part.body}' for part in parts
    )
    return f"<html><head><style>{style(inks)}</style></head><body>{head}{told}</body></html>"
