"""What the ladder and the quint radar say."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from quinto_desktop.game.aids.ladder import Place, Rung
from quinto_desktop.game.aids.quint_outlook import Loss, QuintOutlook, QuintState, open_points
from quinto_desktop.rules import Side
from quinto_desktop.window.text import seat_text, side_text
from quinto_desktop.window.text.card_text import card_title, fill, quint_name, the_card, title_case
from quinto_desktop.window.text.speaker import Speaker

translate = QCoreApplication.translate


# ------------------------------------------------------------------- the ladder
def rung_words(rung: Rung, speaker: Speaker) -> str:
    """A card of the ladder and where it is: “Queen of hearts: gone.”."""
    where = _place_text(rung, speaker)
    if rung.is_winning:
        text = translate("Ladder", "{card}: {place}, winning so far.")
    elif rung.can_beat:
        text = translate("Ladder", "{card}: {place}. It can still beat the card that is winning.")
    else:
        text = translate("Ladder", "{card}: {place}.")
    return fill(text, card=card_title(rung.card), place=where)


def _place_text(rung: Rung, speaker: Speaker) -> str:
    who = "" if rung.seat is None else seat_text.player(speaker, speaker.player_of(rung.seat))
    hand = None if rung.seat is None else seat_text.hand_place(speaker, rung.seat)
    match rung.place:
        case Place.HAND | Place.DUMMY:
            if hand is not None:
                return hand
            text = translate("Ladder", "in your hand")
            return text if speaker.is_you(rung.seat) else _in_hand_of(who)
        case Place.TABLE:
            return fill(translate("Ladder", "on the table, played by {who}"), who=who)
        case Place.GONE:
            text = translate("Ladder", "gone, played by {who} to trick {trick}")
            return fill(text, who=who, trick=rung.trick)
        case Place.CACHETTE:
            return translate("Ladder", "gone, in the cachette")
        case Place.UNSEEN:
            return translate("Ladder", "not seen yet")


def _in_hand_of(who: str) -> str:
    return fill(translate("Ladder", "in the hand of {who}"), who=who)


def ladder_summary(rungs: Sequence[Rung]) -> str:
    """The whole ladder in a few sentences, each in a line."""
    counts = {place: sum(rung.place is place for rung in rungs) for place in Place}
    gone = counts[Place.GONE] + counts[Place.CACHETTE]
    text = translate("Ladder", "Gone: {gone}. Yours: {own}. Not seen yet: {unseen}.")
    said = [fill(text, gone=gone, own=counts[Place.HAND], unseen=counts[Place.UNSEEN])]
    if counts[Place.DUMMY]:
        said.append(fill(translate("Ladder", "In dummy: {count}."), count=counts[Place.DUMMY]))
    best = next((rung for rung in rungs if rung.is_winning), None)
    if best is not None:
        beaters = sum(rung.can_beat for rung in rungs)
        text = translate("Ladder", "Cards that can still beat {the_card}: {count}.")
        if not beaters:
            text = translate("Ladder", "Nothing can beat {the_card} any more.")
        said.append(fill(text, the_card=the_card(best.card), count=beaters))
    return "\n".join(said)


# ------------------------------------------------------------------- the quint radar
def side_label(side: Side, speaker: Speaker) -> str:
    """“Your side” or “Their side”; to somebody who only looks on, “North–South”."""
    if not has_viewer(speaker):
        return side_text.title(side)
    if speaker.is_yours(side):
        return translate("Table", "Your side")
    return translate("Table", "Their side")


def has_viewer(speaker: Speaker) -> bool:
    """Whether somebody before the screen plays, so that a side is his."""
    return any(speaker.is_yours(side) for side in Side)


def outlook_words(outlook: QuintOutlook, speaker: Speaker) -> str:
    """A quint of the radar: “Five of hearts, worth 20: lost.”."""
    text = _scored_text(outlook) or _lost_text(outlook.loss) or _open_text(outlook, speaker)
    place = None if outlook.seat is None else seat_text.hand_place(speaker, outlook.seat)
    if outlook.seat is not None and speaker.is_you(outlook.seat) and place is None:
        place = translate("Ladder", "in your hand")
    side = Side.EW if outlook.state is QuintState.EW else Side.NS
    if outlook.sides:
        [side, *_] = sorted(outlook.sides)
    return fill(
        text,
        quint=title_case(quint_name(outlook.quint)),
        points=outlook.quint.points,
        side=side_text.title(side),
        place=place or translate("Radar", "in one hand"),
    )


def _scored_text(outlook: QuintOutlook) -> str:
    if outlook.state not in (QuintState.NS, QuintState.EW):
        return ""
    return translate("Radar", "{quint}, worth {points}: scored by {side}.")


def _lost_text(loss: Loss | None) -> str:
    if loss is None:
        return ""
    return {
        Loss.SPLIT: translate("Radar", "{quint}, worth {points}: split and lost."),
        Loss.ONE_HAND: translate(
            "Radar",
            "{quint}, worth {points}: lost. Both cards are {place}, and a hand plays one card "
            "to a trick.",
        ),
        Loss.PARTED: translate(
            "Radar",
            "{quint}, worth {points}: lost. One card is on the table, and the other cannot come "
            "to this trick.",
        ),
        Loss.APART: translate(
            "Radar", "{quint}, worth {points}: lost. Its cards can no longer meet."
        ),
        Loss.DEAL_OVER: translate("Radar", "{quint}, worth {points}: not played."),
    }[loss]


def _open_text(outlook: QuintOutlook, speaker: Speaker) -> str:
    on_table = outlook.state is QuintState.ON_TABLE
    if len(outlook.sides) > 1:
        if on_table:
            return translate(
                "Radar", "{quint}, worth {points}: on the table; either side may still win it."
            )
        return translate("Radar", "{quint}, worth {points}: either side may still score it.")
    [side] = outlook.sides
    if not has_viewer(speaker):
        return translate("Radar", "{quint}, worth {points}: only {side} can still score it.")
    if speaker.is_yours(side):
        return translate("Radar", "{quint}, worth {points}: only your side can still score it.")
    return translate("Radar", "{quint}, worth {points}: only their side can still score it.")


def radar_summary(outlooks: Sequence[QuintOutlook], speaker: Speaker) -> str:
    """The whole radar, a line for each quint."""
    return "\n".join([points_left(outlooks), *(outlook_words(each, speaker) for each in outlooks)])


def points_left(outlooks: Sequence[QuintOutlook]) -> str:
    """What is still to be had: “115 points to be had”."""
    points = open_points(outlooks)
    if not points:
        return translate("Radar", "No quint is left")
    return fill(translate("Radar", "{points} points to be had"), points=points)


def legend(speaker: Speaker) -> tuple[str, str]:
    """What the two marked kinds of cells mean: only the viewer's side, and only the other one."""
    if not has_viewer(speaker):
        only = translate("Radar", "{side} only")
        ns, ew = (fill(only, side=side_text.short(side)) for side in Side)
        return ns, ew
    return translate("Radar", "only yours"), translate("Radar", "only theirs")
