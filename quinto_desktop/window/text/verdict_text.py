"""The words of verdicts on decisions, in reviews and while practising.

Points are whole numbers here: their intervals are wider than a tenth of a point.
"""

from __future__ import annotations

from collections.abc import Sequence

from quinto_desktop.game.judging.values import (
    Estimate,
    Label,
    Line,
    Outcome,
    Puzzle,
    Rating,
    Reason,
    Theme,
)
from quinto_desktop.rules import Action, Phase
from quinto_desktop.window.text.card_text import CountWords
from quinto_desktop.window.text.reason_text import reason_text, told
from quinto_desktop.window.text.seat_text import Speaker
from quinto_desktop.window.text.translation import fill, signed, title_case, translate

MARKS: dict[Label, str] = {
    Label.SOUND: "●",
    Label.UNLUCKY: "◐",
    Label.ERROR: "▲",
    Label.LUCKY_ERROR: "△",
    Label.TOO_CLOSE: "≈",
    Label.FORCED: "·",
    Label.NOT_COUNTED: "·",
}
"""The mark of each label: it tells them apart without colour."""


def word(label: Label) -> str:
    """A label by itself: “Good”, “Lucky mistake”."""
    return {
        Label.SOUND: translate("Verdicts", "Good"),
        Label.UNLUCKY: translate("Verdicts", "Good but unlucky"),
        Label.ERROR: translate("Verdicts", "Mistake"),
        Label.LUCKY_ERROR: translate("Verdicts", "Lucky mistake"),
        Label.TOO_CLOSE: translate("Verdicts", "Too close to call"),
        Label.FORCED: translate("Verdicts", "Forced"),
        Label.NOT_COUNTED: translate("Verdicts", "Not counted"),
    }[label]


def tag(label: Label) -> str:
    """A label with its mark: “▲ Mistake”."""
    return f"{MARKS[label]} {word(label)}"


# ------------------------------------------------------------------- points
def points_count(count: int) -> str:
    """An amount of points: “1 point”, “3 points”, “−11 points”."""
    size = abs(count)  # Qt writes no number into a text that is less than 0
    told = CountWords.tr("%n points", "", size) if size != 1 else translate("CountWords", "1 point")
    return told if count >= 0 else told.replace(str(size), f"−{size}", 1)


def plain(value: float) -> str:
    """A number to the point, with a sign only if it is negative: “3”, “−2”."""
    return signed(round(value)).removeprefix("+")


def between(estimate: Estimate, *, is_exact: bool) -> str:
    """The interval of a figure: “between −2 and 4”; “about 3”, or “exactly 3”, if it is one.

    Its ends are those by which errors are charged, 2.33 standard errors from the middle, so that
    whatever is too close to call has 0 in it.
    """
    least, most = estimate.least, estimate.most
    if is_exact:
        return fill(translate("Verdicts", "exactly {number}"), number=plain(most))
    if round(least) == round(most):
        return fill(translate("Verdicts", "about {number}"), number=plain(most))
    text = translate("Verdicts", "between {least} and {most}")
    return fill(text, least=plain(least), most=plain(most))


# ------------------------------------------------------------------- chances
def chance(share: float) -> str:
    """A chance, 0 to 1, in whole per cent: “62%”."""
    return fill(translate("Verdicts", "{number}%"), number=plain(100 * share))


_LARGE = 0.29  # larger ones are not near one game in so many


def games(share: float) -> str:
    """A chance that is lost, as people count it: “1 game in 5”, “7 games in 10”."""
    if share < _LARGE:
        return fill(translate("Practice", "1 game in {number}"), number=round(1 / max(share, 0.01)))
    return fill(translate("Practice", "{number} games in 10"), number=round(10 * share))


# --------------------------------------------------------------- practice
_LAST_TRICKS = 12


def theme_title(theme: Theme) -> str:
    """A theme by itself: “Save the Quint Royal”."""
    return {
        Theme.ROYAL: translate("Practice", "Save the Quint Royal"),
        Theme.GAME: translate("Practice", "Win the game now"),
        Theme.FEED: translate("Practice", "Feed your partner"),
        Theme.REFUSE: translate("Practice", "Withhold the quint"),
        Theme.ENDING: translate("Practice", "The last five tricks"),
        Theme.DOUBLE: translate("Practice", "Double, or not"),
        Theme.OTHER: translate("Practice", "Something else"),
    }[theme]


def theme_line(theme: Theme) -> str:
    """What a theme is about, in a sentence; empty if it is none by itself."""
    return {
        Theme.ROYAL: translate("Practice", "Make the Quint Royal count for your side."),
        Theme.GAME: translate("Practice", "The score is close: what wins you the game?"),
        Theme.FEED: translate("Practice", "Add a quint to your partner’s trick."),
        Theme.REFUSE: translate("Practice", "A quint is easily given away: keep it."),
        Theme.ENDING: translate("Practice", "Few cards are left: who takes the cachette?"),
        Theme.DOUBLE: translate("Practice", "Before the first trick: do you double?"),
    }.get(theme, "")


def task(puzzle: Puzzle) -> str:
    """What is to be found."""
    if puzzle.state.phase is Phase.DOUBLING:
        return translate("Practice", "Double, or pass: which is best?")
    if puzzle.by_chance:
        return translate("Practice", "Which card gives you the best chance of winning the game?")
    return translate("Practice", "Which card is best?")


def standing(puzzle: Puzzle) -> str:
    """Where the deal stands: “Trick 8, at 120 to 95”."""
    state = puzzle.state
    us, them = state.scores[puzzle.seat.side], state.scores[puzzle.seat.side.other]
    text = translate("Practice", "Trick {number}; you have {us}, they have {them}")
    if state.phase is Phase.DOUBLING:
        text = translate("Practice", "Before the first trick; you have {us}, they have {them}")
    return fill(text, number=min(_LAST_TRICKS, len(state.dealt.tricks) + 1), us=us, them=them)


def verdict(puzzle: Puzzle, action: Action, outcome: Outcome | None) -> str:
    """What became of an answer, or, with no outcome, of the solution that is shown."""
    said = told(action)
    if outcome is None:
        return title_case(fill(translate("Practice", "{action} is best."), action=said))
    if outcome is Outcome.ACCEPTED:
        text = translate("Practice", "Right: {action} is best.")
        if len(puzzle.accepted) > 1:
            text = translate("Practice", "Right: nothing is better than {action}.")
        return fill(text, action=said)
    text = translate("Practice", "Close: {action} costs {loss}.")
    if outcome is Outcome.WRONG:
        text = translate("Practice", "Not that one: {action} costs {loss}.")
    return fill(text, action=said, loss=loss_text(puzzle, action))


def why(reasons: Sequence[Reason], speaker: Speaker) -> str:
    """Why the best is better than what was answered; empty if nothing is known."""
    return next(filter(None, (reason_text(reason, speaker) for reason in reasons)), "")


def loss_text(puzzle: Puzzle, action: Action) -> str:
    """What an action loses: “17 points”, “1 game in 5”."""
    loss = puzzle.loss(action)
    if puzzle.by_chance:
        return games(loss)
    if round(loss) == 0:
        return translate("Practice", "less than a point")
    return points_count(round(loss))


def rating_text(rating: Rating) -> str:
    """A rating with how far it may be off: “Rating 1512 ± 180”."""
    text = translate("Practice", "Rating {rating} ± {reach}")
    return fill(text, rating=str(round(rating.rating)), reach=str(round(1.96 * rating.deviation)))


def line_text(line: Line) -> str:
    """How a line ends, for the side whose decision it was."""
    text = translate("Practice", "One possible deal, after {action}: {points} points from here.")
    ends = {
        True: translate("Practice", "You win the game."),
        False: translate("Practice", "You lose the game."),
    }
    said = fill(text, action=told(line.actions[0]), points=signed(line.points))
    return said if line.wins is None else f"{said} {ends[line.wins]}"
