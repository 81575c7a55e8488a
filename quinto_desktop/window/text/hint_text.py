"""What a hint says, and the tutor."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from quinto_desktop.game.judging.values import FairValues, Figures
from quinto_desktop.rules import Action, Call, Observation, Phase, Play
from quinto_desktop.window.text import seat_text, turn_text, verdict_text
from quinto_desktop.window.text.card_text import drawn
from quinto_desktop.window.text.seat_text import Speaker
from quinto_desktop.window.text.translation import fill, join_and, title_case, translate


def named(action: Action) -> str:
    """An action within a sentence: “{card:H7}”, “doubling”."""
    if isinstance(action, Play):
        return drawn(action.card)
    return {
        Call.PASS: translate("Hint", "passing"),
        Call.DOUBLE: translate("Hint", "doubling"),
        Call.REDOUBLE: translate("Hint", "redoubling"),
    }[_call(action)]


def _call(action: Action) -> Call:
    assert isinstance(action, Call)  # nothing else is weighed
    return action


# ------------------------------------------------------------------- the first key
def looking(observation: Observation) -> str:
    """What is shown until the best action is known."""
    if observation.phase is Phase.DOUBLING:
        return translate("Hint", "Comparing the calls…")
    return translate("Hint", "Comparing your cards…")


def best_text(what: str, why: str = "") -> str:
    """Which action is best, and why; without that the sentence is open."""
    text = (
        translate("Hint", "{what} is best: {why}") if why else translate("Hint", "{what} is best")
    )
    return title_case(fill(text, what=what, why=why))


def none_better(action: Action, *, matters: bool) -> str:
    """All that can be done may be equally good; or comes out about even."""
    is_play = isinstance(action, Play)
    if not matters:
        text = translate("Hint", "On average, your calls come out about even.")
        return translate("Hint", "On average, your cards come out about even.") if is_play else text
    text = translate("Hint", "No call is clearly better than another.")
    return translate("Hint", "No card is clearly better than another.") if is_play else text


def with_others(told: str, tied: Sequence[Action], shown: str) -> str:
    """A hint with what may be just as good as the best; if much is, no card is praised."""
    text = translate("Hint", "{told}; no single reason stands out.")
    if tied:
        text = translate("Hint", "{told}; {card} may be just as good.")
    if len(tied) > 1:
        text = translate("Hint", "{told}; two others may be just as good.")
    if len(tied) > 2:
        return fill(
            translate("Hint", "On average, {count} cards come out about even."),
            count=len(tied) + 1,
        )
    return fill(text, told=told.removesuffix("."), card=shown)


def all_alike() -> str:
    """There is nothing to choose between the cards."""
    return translate("Hint", "Your playable cards are all worth the same.")


def only_one(action: Action) -> str:
    """There is nothing to choose."""
    if not isinstance(action, Play):
        return translate("Hint", "You can only pass.")
    text = translate("Hint", "{card} is the only card you can play.")
    return fill(text, card=drawn(action.card))


def not_now(speaker: Speaker, observation: Observation) -> str:
    """Why there is no hint."""
    if observation.phase not in (Phase.DOUBLING, Phase.PLAY) or observation.turn is None:
        return translate("Hint", "There is nothing to decide now: hints are for calls and cards.")
    text = translate("Hint", "{turn}. Ask for a hint when it is your turn.")
    return fill(text, turn=turn_text.prompt(speaker, observation))


def failed() -> str:
    """The cards could not be compared."""
    return translate("Hint", "Sorry, no hint this time: something went wrong. Press the key again.")


# ------------------------------------------------------------------- the second key
def heading(values: FairValues) -> str:
    """What the figures of the table are."""
    if values.decides_game:
        return translate(
            "Hint",
            "Your chance to win the game with each; last, your points minus theirs "
            "in the rest of the deal.",
        )
    return translate(
        "Hint",
        "Your points minus theirs in the rest of the deal; last, your chance to win the game.",
    )


def where(observation: Observation, speaker: Speaker) -> str:
    """Which decision the table is about: “trick 8, your card”, “your call for dummy”."""
    turn = observation.turn
    hand = {} if turn is None else seat_text.your_hand_phrases(speaker, turn)
    if observation.phase is Phase.DOUBLING:
        text = translate("Hint", "your call {for_hand}") if hand else translate("Hint", "your call")
        return fill(text, **hand)
    text = translate("Hint", "trick {number}, your card")
    if hand:
        text = translate("Hint", "trick {number}, your card {from_hand}")
    return fill(text, number=len(observation.tricks) + 1, **hand)


def interval_short(
    least: float, most: float, told: Callable[[float], str] = verdict_text.plain
) -> str:
    """An interval in a table: “5 to 8”, “52% to 55%”."""
    low, high = told(least), told(most)
    return (
        high if low == high else fill(translate("Hint", "{least} to {most}"), least=low, most=high)
    )


def match_chance(share: float) -> str:
    """The chance, 0 to 1, to win the rubber after a card: “Chance of winning the rubber: 61%”."""
    return fill(
        translate("Hint", "Chance of winning the rubber: {chance}"),
        chance=verdict_text.chance(share),
    )


def is_best() -> str:
    """In a table, what the others are compared with."""
    return translate("Hint", "best")


def too_close(best: str) -> str:
    """A card cannot be told from the best."""
    return fill(translate("Hint", "≈ perhaps as good as {best}"), best=best)


def row_spoken(
    names: Sequence[str], points: str, interval: str, chance: str, reason: str, tie: str
) -> str:
    """A row of the table for a screen reader."""
    text = translate("Hint", "{cards}: {points}; winning chance {chance}.")
    value = translate("Words", ", ").join(filter(None, (points, interval)))
    told = fill(text, cards=join_and(names), points=value, chance=chance)
    return " ".join(filter(None, (title_case(told), reason, tie and f"{title_case(tie)}.")))


# ------------------------------------------------------------------- the tutor
def sure() -> str:
    """The tutor's question."""
    return translate("Tutor", "Are you sure?")


def doubt(what: str, lost: str) -> str:
    """What the tutor says at first: what may be lost, not what would be better."""
    return title_case(fill(translate("Tutor", "{what} may cost you {lost}."), what=what, lost=lost))


def lost_points(values: Figures, action: Action) -> str:
    """What an action may cost, where nothing else tells it: “about 12 points”, “the game”."""
    points = round(values.loss(action).mean)
    if values.decides_game and points < 1:
        return translate("Tutor", "the game")
    return fill(translate("Tutor", "about {points}"), points=verdict_text.points_count(points))


def why(values: FairValues, action: Action) -> str:
    """What a mistake costs, and what is better."""
    text = translate("Tutor", "{what} costs {points}. Better: {best}.")
    points = verdict_text.points_count(round(values.loss(action).mean))
    if values.decides_game:
        text = translate("Tutor", "{what} wins the game less often. Better: {best}.")
    return fill(text, what=title_case(named(action)), best=named(values.best), points=points)
