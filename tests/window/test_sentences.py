"""Whole matches of every form, with every viewer and with none: each sentence is one."""

from __future__ import annotations

import re
from functools import cache

import pytest
from kit import *
from matches import NAMES, seen, speaker_of
from playing import match

from quinto_desktop.rules import GameBegan, seats_of
from quinto_desktop.window.sheet.content import content_of, describe
from quinto_desktop.window.sheet.results import result_of
from quinto_desktop.window.text import event_text, match_text, refusal_text, seat_text, turn_text
from quinto_desktop.window.text.translation import title_case

TARGET = 90
MATCHES = [
    RuleOptions(),
    RuleOptions(JokerLead.FORBIDDEN_ALWAYS, target=TARGET, match=MatchForm.RUBBER, stakes=1),
    RuleOptions(target=TARGET, match=MatchForm.RUBBER_POINTS, draw=DrawRule.ACE_LOW, stakes=5),
    Preset.HANDBOOK.rules(),
    RuleOptions(form=Form.DUMMY, stakes=2),
    RuleOptions(
        JokerLead.FORBIDDEN_IF_WINNING, target=TARGET, form=Form.DUMMY, match=MatchForm.ROUND
    ),
    RuleOptions(
        form=Form.DUMMY, target=TARGET, match=MatchForm.ROUND, draw=DrawRule.ACE_HIGH, stakes=3
    ),
    RuleOptions(JokerLead.OPPONENTS, form=Form.TWO, stakes=1),
    RuleOptions(
        form=Form.TWO, target=TARGET, match=MatchForm.RUBBER, draw=DrawRule.ACE_LOW, stakes=10
    ),
]
VIEWERS = [(rules, player) for rules in MATCHES for player in (*range(rules.form.players), None)]


def name_of(rules: RuleOptions) -> str:
    return f"{rules.form.value} {rules.match.value} {rules.joker_lead.value}"


pytestmark = pytest.mark.usefixtures("qapp")  # keys are told by their names


@pytest.mark.parametrize(
    ("rules", "player"), VIEWERS, ids=[f"{name_of(rules)} {player}" for rules, player in VIEWERS]
)
def test_everything_said_is_well_formed(rules: RuleOptions, player: int | None) -> None:
    for sentence in sentences(rules, player):
        assert sentence[-1] == ".", sentence
        _check(sentence)
    for label in labels(rules, player):
        assert label[-1] not in ".,;:", label
        _check(label)


def _check(text: str) -> None:
    assert not set(text) & set("{}!%_"), text
    assert "  " not in text, text
    assert re.search(r"[.,;:]{2}| [.,;:]|\byou you\b|\bNone\b|\bYou’s\b", text) is None, text
    assert text[0].isupper() or text[0].isdigit(), text
    assert text == text.strip(), text


def _states(rules: RuleOptions) -> Iterator[MatchState]:
    yield new_match(rules)
    for step in match(rules):
        yield step.after


@cache
def sentences(rules: RuleOptions, player: int | None) -> frozenset[str]:
    """All whole sentences of a match."""
    return frozenset(_sentences(rules, player))


@cache
def labels(rules: RuleOptions, player: int | None) -> frozenset[str]:
    """Texts that are not sentences: headings, prompts, roles and titles."""
    return frozenset(_labels(rules, player))


def _sentences(rules: RuleOptions, player: int | None) -> Iterator[str]:
    for step in match(rules):
        speaker, observation = speaker_of(step.after, player), seen(step.after, player)
        for event in step.events:
            told = event_text.sentence(speaker, event, observation)
            assert told is not None or isinstance(event, GameBegan)
            yield from [told] if told else []
        narrated = event_text.narrate(speaker, step.events, observation)
        assert len(narrated) == len(step.events)
        yield from filter(None, narrated)
    refusals: set[object] = set()
    for state in _states(rules):
        speaker, observation = speaker_of(state, player), seen(state, player)
        if player is not None:
            yield from _calls(speaker, observation)
            yield from _refusals(state, player, speaker, refusals)
        if (result := result_of(observation, speaker)) is not None:
            yield from filter(None, result.text.split("\n"))
        is_calling = state.phase is Phase.DOUBLING and observation.calls  # nothing new but a call
        if state.phase is not Phase.PLAY and not is_calling:
            text = describe(content_of(observation, speaker))
            yield from [line for line in text.split("\n") if not line.endswith(":")]


def _calls(speaker: Speaker, observation: Observation) -> Iterator[str]:
    if observation.actions and observation.phase is Phase.DOUBLING:
        yield turn_text.call_prompt(speaker, observation)
        yield from filter(None, [turn_text.call_note(observation)])
        for action in observation.actions:
            assert isinstance(action, Call)
            yield turn_text.call_help(speaker, action, observation)


def _refusals(
    state: MatchState, player: int, speaker: Speaker, known: set[object]
) -> Iterator[str]:
    """Why the viewer's calls and cards are refused, unless the like is known."""
    observation = seen(state, player)
    own = seats_of(state.seating, player)
    tried: list[tuple[Seat, Action]]
    tried = [(seat, call) for seat in own for call in Call] if state.turn in own else []
    for seat in own:
        tried += [(seat, Play(card)) for card in observation.hands[seat] or ()][::3]
    for seat, action in tried:
        refusal = why_illegal(state, action, seat)
        kind = refusal, state.turn, state.phase, state.seating
        if refusal is not None and kind not in known:
            known.add(kind)
            yield refusal_text.why_not(speaker, refusal, observation)


def _labels(rules: RuleOptions, player: int | None) -> Iterator[str]:
    for state in _states(rules):
        speaker, observation = speaker_of(state, player), seen(state, player)
        yield match_text.deal_heading(speaker, observation)
        yield turn_text.prompt(speaker, observation)
        if state.phase is not Phase.PLAY:
            roles = filter(None, (seat_text.role(speaker, seat) for seat in Seat))
            yield from map(title_case, roles)
            yield from (seat_text.name(speaker, seat) for seat in Seat)
        result = result_of(observation, speaker)
        if result is not None:
            yield result.title
            yield from [button.words for button in result.row.buttons]


@pytest.mark.parametrize("rules", MATCHES, ids=name_of)
def test_nobody_is_you_when_nobody_is_known_to_look(rules: RuleOptions) -> None:
    said = sentences(rules, None) | labels(rules, None)
    assert [text for text in said if re.search(r"\b[Yy]our?s?\b(?! the| one)", text)] == []


@pytest.mark.parametrize("rules", MATCHES, ids=name_of)
def test_the_one_spoken_to_is_never_named(rules: RuleOptions) -> None:
    for player, name in enumerate(NAMES[rules.form.players]):
        assert [text for text in sentences(rules, player) if name in text] == []


@pytest.mark.parametrize("rules", MATCHES, ids=name_of)
def test_the_side_of_every_member_is_told_the_same(rules: RuleOptions) -> None:
    """A side has the same players, whoever is addressed."""
    for state in _states(rules):
        if state.phase is Phase.PLAY:
            continue
        for side in Side:
            players = speaker_of(state, None).players_of(side)
            assert {speaker_of(state, player).is_yours(side) for player in players} == {True}
