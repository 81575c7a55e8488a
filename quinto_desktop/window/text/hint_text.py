"""What a hint says, and the tutor."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from quinto_desktop.game.judging.values import FairValues, Figures, proof_of
from quinto_desktop.rules import QUINT_ROYAL, Action, Observation, Phase, Play, quint_points
from quinto_desktop.window.text import seat_text, turn_text, verdict_text
from quinto_desktop.window.text.card_text import drawn
from quinto_desktop.window.text.reason_text import told
from quinto_desktop.window.text.seat_text import Speaker
from quinto_desktop.window.text.translation import fill, join_and, title_case, translate


# ------------------------------------------------------------------- the first key
def best_text(what: str, why: str = "") -> str:
    """Which action is best, and why; without that the sentence is open."""
    text = translate("Hint", "{what} is best")
    text = translate("Hint", "{what} is best: {why}") if why else text
    return title_case(fill(text, what=what, why=why))


def in_trick(observation: Observation, action: Action) -> str:
    """What a card plainly does in the trick on the table, whatever is hidden; empty for nothing."""
    trick = observation.trick
    if not isinstance(action, Play) or trick is None or trick.cards[:1] == (QUINT_ROYAL,):
        return ""
    proof, lying = proof_of(observation, action.card), quint_points(trick.cards)
    cards = [one.card for one in observation.actions if isinstance(one, Play)]
    points, is_plain = quint_points((*trick.cards, action.card)), proof.risk <= lying
    risky = [one for one in cards if proof_of(observation, one).risk > lying]
    text = ""
    if proof.beats and proof.wins:
        text = translate("Hint", "{card} wins this trick.")
        if points:
            text = translate("Hint", "{card} wins this trick and {points} for quints.")
    elif proof.beats and points and trick.cards:
        text = translate("Hint", "{card} is highest so far: {points} for quints if it stays so.")
    elif proof.wins and points > lying:
        text = translate("Hint", "{card} adds a quint to a trick already won: {points} for quints.")
    elif is_plain and risky:
        text = translate("Hint", "{card} gives the other side no quint.")
        if proof.risk:
            text = translate("Hint", "{card} gives the other side no further quint.")
        elif len(risky) == 1:
            text = translate("Hint", "{card} gives the other side no quint; {risky} might.")
    card, other = drawn(action.card), "".join(map(drawn, risky[:1]))
    return fill(text, card=card, points=verdict_text.points_count(points), risky=other)


def with_stake(said: str, observation: Observation, action: Action) -> str:
    """What is said of a card, and that the game may be lost in the trick, or is by any card."""
    needed = observation.rules.target - observation.scores[observation.mover.side.other]
    plays = [one for one in observation.actions if isinstance(one, Play)]
    proofs = {one: proof_of(observation, one.card) for one in plays}
    if plays and all(one.loses and one.points >= needed for one in proofs.values()):
        return translate("Hint", "Whatever you play, they win the game with this trick.")
    if not isinstance(action, Play) or proofs[action].risk < needed:
        return said
    text = translate("Hint", "{card} is best; if they take this trick, they may win the game.")
    if proofs[action].points >= needed:
        text = translate("Hint", "{card} is best; if they take this trick, they win the game.")
    return fill(text, card=drawn(action.card))


def none_better(action: Action, others: Sequence[Action], *, matters: bool) -> str:
    """Others are, or may be, as good: one of them, or many."""
    text = translate("Hint", "It hardly matters: {what} will do as well as the rest.")
    if not isinstance(action, Play):
        text = translate("Hint", "{what} or {other}: either will do.")
    elif matters:
        text = translate("Hint", "{what} will do; {count} others may be just as good.")
    return title_case(fill(text, what=told(action), other=told(others[0]), count=len(others)))


def with_others(said: str, tied: Sequence[Action]) -> str:
    """A hint with one or two that may be just as good as the best."""
    text = translate("Hint", "{told}; no single reason stands out.")
    if tied:
        text = translate("Hint", "{told}; {card} may be just as good.")
    if len(tied) > 1:
        text = translate("Hint", "{told}; two others may be just as good.")
    return fill(text, told=said.removesuffix("."), card=told(tied[0]) if tied else "")


def only_one(action: Action) -> str:
    """There is nothing to choose."""
    if not isinstance(action, Play):
        return translate("Hint", "Only a pass is possible.")
    return fill(translate("Hint", "Only {card} may be played."), card=drawn(action.card))


def not_now(speaker: Speaker, observation: Observation) -> str:
    """Why there is no hint."""
    if observation.phase not in (Phase.DOUBLING, Phase.PLAY) or observation.turn is None:
        return translate("Hint", "There is nothing to decide now.")
    hand = observation.hands[observation.turn]
    if hand is not None and len(hand) == 1 and speaker.is_you(observation.turn):
        return only_one(Play(hand[0]))  # the last, which plays itself
    text = translate("Hint", "{turn}. Ask for a hint when it is your turn.")
    has_key = speaker.keys and speaker.keys[speaker.player_of(observation.turn)]
    if speaker.viewer is None and has_key:  # of a person, for a hand of theirs or for dummy's
        text = translate("Hint", "{turn}. Hold your own key, then ask for a hint.")
    return fill(text, turn=turn_text.prompt(speaker, observation))


# ------------------------------------------------------------------- the second key
def heads(values: FairValues) -> tuple[str, str]:
    """What stands over the figures of the table, over those first by which it is sorted."""
    points, chance = translate("Hint", "points from here"), translate("Hint", "to win")
    return (chance, points) if values.decides_game else (points, chance)


def heads_told(*, has_chances: bool) -> str:
    """What the figures under the heads are."""
    text = translate("Hint", "Points: yours minus theirs, from now to the end of the deal.")
    chances = translate("Hint", "To win: your chance to win this game.") if has_chances else ""
    return f"{text} {chances}".rstrip()


def where(observation: Observation, speaker: Speaker) -> str:
    """Which decision the table is about: “trick 8, your card”, “To play: Ada”."""
    hand = seat_text.your_hand_phrases(speaker, observation.mover)
    if speaker.is_shared:
        return turn_text.other_turn(speaker, observation.phase, observation.mover)
    text = translate("Hint", "trick {number}, your card")
    if observation.phase is Phase.DOUBLING:
        text = translate("Hint", "double, or pass?")
        text = translate("Hint", "double {for_hand}, or pass?") if hand else text
    elif hand:
        text = translate("Hint", "trick {number}, your card {from_hand}")
    return fill(text, number=len(observation.tricks) + 1, **hand)


def interval_short(
    least: float, most: float, told: Callable[[float], str] = verdict_text.plain
) -> str:
    """An interval in a table: “5 to 8”, “52% to 55%”."""
    low, high = told(least), told(most)
    text = translate("Hint", "{least} to {most}")
    return high if low == high else fill(text, least=low, most=high)


def match_chance(share: float) -> str:
    """The chance, 0 to 1, to win the rubber after a card: “Chance of winning the rubber: 61%”."""
    text = translate("Hint", "Chance of winning the rubber: {chance}")
    return fill(text, chance=verdict_text.chance(share))


def row_spoken(
    names: Sequence[str], points: str, interval: str, chance: str, reason: str, tie: str
) -> str:
    """A row of the table for a screen reader."""
    text = translate("Hint", "{cards}: {points}; winning chance {chance}.")
    value = translate("Words", ", ").join(filter(None, (points, interval)))
    told = fill(text, cards=join_and(names), points=value, chance=chance)
    return " ".join(filter(None, (title_case(told), reason, tie and f"{title_case(tie)}.")))


# ------------------------------------------------------------------- the tutor
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
    return fill(text, what=title_case(told(action)), best=told(values.best), points=points)
