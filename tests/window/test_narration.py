"""A step in sentences: every event is told, a trick and its quints together."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from matches import match, seen, speaker_of

from quinto_desktop.rules import (
    Form,
    MatchForm,
    QuintScored,
    RuleOptions,
    Step,
    TrickWon,
)
from quinto_desktop.window.text.card_text import card_name, the_quint
from quinto_desktop.window.text.event_text import narrate

RULES = [
    RuleOptions(),
    RuleOptions(form=Form.DUMMY, match=MatchForm.ROUND),
    RuleOptions(form=Form.TWO),
]


def told(step: Step, player: int | None = 0) -> list[str]:
    return narrate(speaker_of(step.after, player), step.events, seen(step.after, player))


def steps(rules: RuleOptions) -> Iterator[Step]:
    for seed in range(1, 4):
        yield from match(rules, seed)


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.form.name)
def test_every_event_is_told_by_itself_or_with_the_one_before(rules: RuleOptions) -> None:
    for step in steps(rules):
        for player in (*range(rules.form.players), None):
            sentences = told(step, player)
            assert len(sentences) == len(step.events)
            for event, sentence in zip(step.events, sentences, strict=True):
                assert "{" not in sentence
                assert not sentence or sentence.endswith("."), sentence
                if isinstance(event, QuintScored):
                    assert the_quint(event.scored.quint) in " ".join(sentences).lower().replace(
                        "quint royal", "Quint Royal"
                    )


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.form.name)
def test_a_trick_is_told_with_its_card_its_quints_and_the_new_score(rules: RuleOptions) -> None:
    quints = 0
    for step in steps(rules):
        sentences = told(step)
        for place, event in enumerate(step.events):
            if not isinstance(event, TrickWon):
                continue
            card = step.after.deal.tricks[event.number - 1].card_of(event.seat)  # type: ignore[union-attr]
            assert card is not None
            assert f"with the {card_name(card)}" in sentences[place]
            marked = [
                quint
                for quint in step.events
                if isinstance(quint, QuintScored) and quint.scored.trick == event.number
            ]
            if marked:
                quints += 1
                total = marked[-1].scores[event.seat.side]
                points = sum(quint.scored.quint.points for quint in marked)
                assert sentences[place].endswith(f": {points}, now {total}.")
                assert set(sentences[place + 1 : place + 1 + len(marked)]) == {""}
    assert quints > 10


def test_a_trick_of_four_players_in_words() -> None:
    found = next(
        step
        for step in steps(RULES[0])
        if [type(event) for event in step.events].count(QuintScored) == 1
        and any(isinstance(event, TrickWon) and event.number < 12 for event in step.events)
    )
    (sentence,) = [text for text in told(found) if " takes trick " in text or "You take" in text]
    first, second, end = (
        sentence.split(". ")
        if sentence.count(". ") == 2
        else (
            *sentence.split(". "),
            "",
        )
    )
    assert " with the " in first
    assert " score" in second
    assert end == ""


def test_the_viewer_hears_his_hand_when_it_has_been_dealt() -> None:
    for rules, hands in zip(RULES, (1, 1, 2), strict=True):
        step = next(step for step in steps(rules) if step.after.deal is not None)
        (sentence,) = [text for text in told(step) if text.startswith("Deal 1: ")]
        seen_hands = [hand for hand in seen(step.after).hands if hand]
        assert len(seen_hands) >= hands
        for hand in seen_hands:
            for card in hand:
                assert card.rank is None or card_name(card).split()[0] in sentence
        assert "hand" in sentence


def test_nobody_hears_a_hand_that_is_covered() -> None:
    step = next(step for step in steps(RULES[0]) if step.after.deal is not None)
    assert all("hand" not in text for text in told(step, None))
