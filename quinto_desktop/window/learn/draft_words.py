"""What the deal editor says: where cards are, what is still wrong, and what was found out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from quinto_desktop.game.judging.values import Grade, Puzzle
from quinto_desktop.game.sharing.deal_draft import DealDraft, DraftFault, DraftProblem, Pile
from quinto_desktop.rules import DUMMY_HANDICAP, Call, Card, Form, MatchState, Phase, Seat, Side
from quinto_desktop.window.text import side_text
from quinto_desktop.window.text.card_text import (
    CountWords,
    card_title,
    cards_by_suit,
    quint_hint,
    the_card,
)
from quinto_desktop.window.text.rule_text import form_name
from quinto_desktop.window.text.seat_text import title
from quinto_desktop.window.text.translation import fill, join_and, join_or, signed, translate

FORMS: tuple[tuple[Form, Seat | None], ...] = (
    (Form.FOUR, None),
    (Form.TWO, None),
    (Form.DUMMY, Seat.N),
    (Form.DUMMY, Seat.E),
    (Form.DUMMY, Seat.W),
)
"""The forms, each with the seats that dummy may have."""

_MOST_NAMED = 3


# ------------------------------------------------------------------- places
def pile_name(pile: Pile) -> str:
    """A place by itself: “North”, “Cachette”."""
    return translate("Table", "Cachette") if pile is Pile.CACHETTE else title(Seat(pile))


def pile_letter(pile: Pile) -> str:
    """The key that puts a card there, and its mark on the card's empty place."""
    return {
        Pile.N: translate("Editor", "N", "North in one letter, also a key"),
        Pile.E: translate("Editor", "E", "East in one letter, also a key"),
        Pile.S: translate("Editor", "S", "South in one letter, also a key"),
        Pile.W: translate("Editor", "W", "West in one letter, also a key"),
        Pile.CACHETTE: translate("Editor", "C", "the cachette in one letter, also a key"),
    }[pile]


def where(draft: DealDraft, card: Card) -> str:
    """A card and where it is: “Five of hearts, quint worth 20, North”."""
    pile = draft.places.get(card)
    place = translate("Editor", "not placed yet") if pile is None else pile_name(pile)
    return translate("Words", ", ").join(filter(None, [card_title(card), quint_hint(card), place]))


def contents(draft: DealDraft) -> str:
    """All piles in sentences, for a screen reader."""
    told = []
    for pile in Pile:
        cards = draft.cards(pile)
        text = translate("Editor", "{place}, {count} of {size}: {cards}.")
        if not cards:
            text = translate("Editor", "{place}, no cards yet.")
        told.append(
            fill(
                text,
                place=pile_name(pile),
                count=len(cards),
                size=pile.size,
                cards=cards_by_suit(cards),
            )
        )
    return "\n".join(told)


# ------------------------------------------------------------------- what is wrong
def problem_text(draft: DealDraft, problem: DraftProblem) -> str:
    """A problem in a sentence, and what to do about it."""
    if problem.pile is not None:
        return _too_many(draft, problem.pile, problem.count)
    if problem.side is not None:
        return _score(draft, problem)
    if problem.fault is DraftFault.TARGET_TOO_LOW:
        text = translate(
            "Editor",
            "Dummy’s opponents start with {handicap}, so the game must be played to more than "
            "that.",
        )
        return fill(text, handicap=DUMMY_HANDICAP)
    return _missing(draft, problem.count)


def _too_many(draft: DealDraft, pile: Pile, count: int) -> str:
    values = {"place": pile_name(pile), "count": len(draft.cards(pile)), "size": pile.size}
    if pile is Pile.CACHETTE:
        text = translate(
            "Editor", "The cachette has {count} cards instead of {size}. Take {more} away."
        )
    else:
        text = translate("Editor", "{place} has {count} cards instead of {size}. Take {more} away.")
    return fill(text, more=count, **values)


def _score(draft: DealDraft, problem: DraftProblem) -> str:
    assert problem.side is not None  # or it would be another problem
    side = problem.side
    if problem.fault is DraftFault.SCORE_UNEVEN:
        text = translate("Editor", "All scores are multiples of 5, so {side} cannot have {score}.")
    else:
        text = translate(
            "Editor",
            "With {score}, {side} would already have won: the game is to {target}. Enter less.",
        )
    values = {"side": side_text.compass(side), "score": draft.scores[side]}
    return fill(text, target=draft.target, **values)


def _missing(draft: DealDraft, count: int) -> str:
    if not draft.places:
        return translate(
            "Editor",
            "Click cards to fill the hands in turn, drag them, or type N, E, S, W, C or 1 to 5.",
        )
    pile = draft.next_pile
    assert pile is not None  # as cards are missing
    text = CountWords.tr("%n cards to place; next: {place}.", "", count)
    if count == 1:
        text = translate("CountWords", "1 card to place; next: {place}.")
    return fill(text, place=pile_name(pile))


def ready_text(draft: DealDraft, people: Sequence[Seat]) -> str:
    """What is dealt, once nothing is missing: “Ready. West leads; you play South.”."""
    state = draft.dealt
    assert state is not None and state.turn is not None  # nothing is missing
    text = translate("Editor", "Ready. {seat} calls first; you play {yours}.")
    if draft.calls:
        text = translate("Editor", "Ready. {seat} leads; you play {yours}.")
    if not people:
        text = translate("Editor", "Ready. {seat} calls first.")
        if draft.calls:
            text = translate("Editor", "Ready. {seat} leads.")
    return fill(text, seat=title(state.turn), yours=join_and([*map(title, people)]))


# ------------------------------------------------------------------- the choices
def form_title(form: Form, dummy: Seat | None) -> str:
    """A form in the list: “Three, North is dummy”."""
    if dummy is None:
        return form_name(form)
    return fill(translate("Editor", "Three players, {seat} is dummy"), seat=title(dummy))


def calls_title(calls: Sequence[Call], dealer: Seat) -> str:
    """A round of calls in the list: “East doubles, South redoubles”."""
    if not calls:
        return translate("Editor", "Still to come")
    seats = dealer.next.clockwise
    told = []
    for seat, call in zip(seats, calls, strict=True):
        if call is Call.DOUBLE:
            told.append(fill(translate("Editor", "{seat} doubles"), seat=title(seat)))
        elif call is Call.REDOUBLE:
            told.append(fill(translate("Editor", "{seat} redoubles"), seat=title(seat)))
    return join_and(told) if told else translate("Editor", "All pass")


def call_name(call: Call) -> str:
    """A call in a sentence."""
    return {
        Call.PASS: translate("Editor", "pass"),
        Call.DOUBLE: translate("Editor", "double"),
        Call.REDOUBLE: translate("Editor", "redouble"),
    }[call]


# ------------------------------------------------------------------- what was found
def solved_title(value: int) -> str:
    """What a deal is worth with all cards seen: “North–South +35”."""
    if value == 0:
        return translate("Editor", "Both sides level")
    side = Side.NS if value > 0 else Side.EW
    text = translate("Editor", "{side} {points}")
    return fill(text, side=side_text.compass(side), points=signed(abs(value)))


def solved_basis() -> str:
    """What such a figure means."""
    return translate("Editor", "From the first lead, with all cards face up and best play.")


def solved_text(state: MatchState, values: Mapping[Card, int]) -> str:
    """Which leads are best, by the points of NS less those of EW, and what others cost."""
    sign = 1 if state.mover.side is Side.NS else -1
    best = max(sign * value for value in values.values())
    first = [card for card in values if sign * values[card] == best]
    costs = sorted({best - sign * value for value in values.values()} - {0})
    told, seat = [solved_basis()], title(state.mover)
    if not costs:
        told.append(fill(translate("Editor", "{seat} may lead any card."), seat=seat))
    elif len(first) > _MOST_NAMED:
        text = translate("Editor", "{count} of {seat}’s {all} possible leads are equally good.")
        told.append(fill(text, count=len(first), all=len(values), seat=seat))
    else:
        text = translate("Editor", "{seat} leads {cards}.")
        told.append(fill(text, seat=seat, cards=join_or([the_card(card) for card in first])))
    if costs:
        text = translate("Editor", "Other leads cost {least} to {most}.")
        if len(costs) == 1:
            text = translate("Editor", "Other leads cost {most}.")
        told.append(fill(text, least=costs[0], most=costs[-1]))
    return " ".join(told)


def who_is_told(state: MatchState) -> str:
    """Whose decision a hint is about: “West, from what West can know”."""
    text = translate("Editor", "For {seat}, given what {seat} may see.")
    return fill(text, seat=title(state.mover))


def puzzle_title(puzzle: Puzzle | None) -> str:
    """Whether a puzzle was found."""
    if puzzle is None:
        return translate("Editor", "No puzzle in this deal")
    return translate("Editor", "A puzzle")


def puzzle_text(puzzle: Puzzle | None) -> str:
    """Where it is and how hard, without a word of its answer; or why there is none."""
    if puzzle is None:
        return translate(
            "Editor",
            "A puzzle needs a decision with one right answer, at least 15 points better than any "
            "other. Move a few cards, and try again.",
        )
    text = translate("Editor", "{seat} has to find the right card in trick {trick}.")
    if puzzle.state.phase is Phase.DOUBLING:
        text = translate("Editor", "{seat} has to find the right call.")
    told = [fill(text, seat=title(puzzle.seat), trick=len(puzzle.state.dealt.tricks) + 1)]
    if puzzle.difficulty is not None:
        grades = {
            Grade.NOVICE: translate("Editor", "Even Novices find it."),
            Grade.CASUAL: translate("Editor", "Casual players find it."),
            Grade.CLUB: translate("Editor", "Club players find it."),
            Grade.MASTER: translate("Editor", "Only Masters find it."),
            Grade.BEYOND: translate("Editor", "Even Masters often miss it."),
        }
        told.append(grades[puzzle.difficulty.grade])
    return " ".join(told)
