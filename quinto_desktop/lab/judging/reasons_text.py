"""Reasons in plain words and as data, for the commands that judge."""

from __future__ import annotations

from quinto_desktop.players.judging.reasons.explained import Explained
from quinto_desktop.players.judging.reasons.kinds import Kind, Reason, Share
from quinto_desktop.rules.notation import action_text

_SAYS = {
    Kind.UNBEATABLE: "cannot be beaten by the other side",
    Kind.WINS_TRICK: "wins the trick",
    Kind.UNLESS_TRUMPED: "wins the trick unless {who} can trump it:",
    Kind.UNLESS_HIGHER: "wins the trick unless {who} has a higher card of the suit:",
    Kind.UNLESS_OVERTRUMPED: "wins the trick unless {who} can overtrump it:",
    Kind.PARTNER_WINS: "leaves the trick to {partner}, who does not need {card}",
    Kind.PARTNER_TAKES: "lets {partner} win the trick",
    Kind.PARTNER_TRUMPS: "is trumped by {partner}, who wins the trick",
    Kind.SIDE_WINS: "wins the trick for its side",
    Kind.LOSES_TRICK: "loses the trick",
    Kind.TRUMPED: "is trumped by the other side",
    Kind.TAKES_QUINT: "scores {quint} in this trick",
    Kind.GIVES_QUINT: "gives {quint} away in this trick",
    Kind.REFUSES_QUINT: "keeps {card} back, and gives {quint} away",
    Kind.MAKES_QUINT: "scores {quint}",
    Kind.LOSES_QUINT: "loses {quint}",
    Kind.SAVES_QUINT: "keeps {card} for later, and scores {quint}",
    Kind.KEEPS_HALF: "keeps {card} for later, and scores {quint}",
    Kind.KEEPS_WINNER: "keeps {card}, which wins a later trick",
    Kind.WINS_AS_WELL: "wins the trick too, and {card} wins a later one",
    Kind.LAST_TRICK: "wins the last trick and the cachette",
    Kind.WINS_GAME_NOW: "wins the game by a quint in this trick",
    Kind.WINS_GAME: "wins the game in this deal",
    Kind.LOSES_GAME_NOW: "lets the other side win the game by a quint in this trick",
    Kind.LOSES_GAME: "lets the other side win the game in this deal",
    Kind.MOST_TRICKS: "takes most of the tricks ({mean:.1f} on average; needed: {needed:.1f})",
    Kind.FEW_TRICKS: "takes fewer than half of the tricks ({mean:.1f} on average)",
    Kind.MORE_TRICKS: "gains {mean:.1f} points by tricks on balance",
    Kind.MORE_QUINTS: "gains {mean:.1f} points by quints on balance",
    Kind.RAISE_COSTS: "takes {mean:.1f} tricks on average; needed: {needed:.1f}",
}


def explained_lines(why: Explained) -> list[str]:
    """Why the best action is the best, as lines of text; none if nothing explains it."""
    return [f"why: {reason_line(reason)}" for reason in why.best]


def explained_json(why: Explained) -> dict[str, object]:
    """Why the best action is the best, and why it is better than each other one, as data."""
    against = {
        action_text(action): [reason_json(reason) for reason in found]
        for action, found in why.others.items()
    }
    return {"best": [reason_json(reason) for reason in why.best], "against": against}


def reason_line(reason: Reason) -> str:
    """A reason as a line of text."""
    quint = reason.quint
    says = _SAYS[reason.kind].format(
        who="the other side" if reason.who is None else reason.who.name,
        partner=reason.seat.partner.name,
        quint="" if quint is None else f"{_cards_text(reason)} ({quint.points})",
        card=reason.card,
        mean=reason.mean,
        needed=reason.needed,
    )
    line = f"{action_text(reason.subject)} {says}"
    compared = "worse ones" if reason.compared is None else action_text(reason.compared)
    if reason.kind.is_mean:
        if reason.compared_mean is not None:
            line += f"; {compared} {reason.compared_mean:.1f}"
        return line
    line += f" in {_percent(reason.share)} of the deals"
    if reason.compared_share is not None:
        line += f"; {compared} in {_percent(reason.compared_share)}"
    return f"{line} (certain)" if reason.is_certain else line


def reason_json(reason: Reason) -> dict[str, object]:
    """A reason as data."""
    told: dict[str, object] = {
        "kind": reason.kind.value,
        "subject": action_text(reason.subject),
        "compared": None if reason.compared is None else action_text(reason.compared),
        "share": _share_json(reason.share),
        "compared_share": _share_json(reason.compared_share),
        "certain": reason.is_certain,
        "quint": None if reason.quint is None else _cards_text(reason),
        "card": None if reason.card is None else str(reason.card),
        "explains": round(reason.explained, 3),
    }
    for name in ("mean", "compared_mean", "needed"):
        if (value := getattr(reason, name)) is not None:
            told[name] = round(value, 2)
    return told


def _cards_text(reason: Reason) -> str:
    assert reason.quint is not None  # it is about one
    return " ".join(map(str, reason.quint.cards))


def _percent(share: Share) -> str:
    return f"{100 * share.share:.0f}%"


def _share_json(share: Share | None) -> dict[str, object] | None:
    if share is None:
        return None
    return {"count": share.count, "total": share.total, "share": round(share.share, 3)}
