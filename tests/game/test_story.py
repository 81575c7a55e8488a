"""The story of a deal is true: its lines end at the score, and its headline is a fact."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

import pytest
from examples import each, share
from msgspec import Struct

from quinto_desktop.game.past.game_story import TRICKS_COUNTED, game_story
from quinto_desktop.game.past.story import HEADLINES, DealStory, Facts, HeadlineKind, deal_story
from quinto_desktop.rules import *

NS, EW = Side.NS, Side.EW
PASSES = (Call.PASS,) * 4
KINDS = [*HeadlineKind]


def scored(text: str) -> tuple[ScoredQuint, ...]:
    """Quints as “NS 3 QR, EW 8 H5”: the side, the trick and the first card of each."""
    found = []
    for part in filter(None, text.split(", ")):
        side, trick, card = part.split()
        quint = quint_of(parse_card(card))
        assert quint is not None
        found.append(ScoredQuint(quint, Side[side], int(trick)))
    return tuple(found)


class Told(Struct, frozen=True):
    """A deal as its quints, its tricks and the score before it, with whoever held the Royal."""

    quints: str
    won: Pair | None = (7, 6)
    value: int = 5
    before: Pair = (0, 0)
    royal_from: Side = NS

    def facts(self) -> Facts:
        quints = scored(self.quints)
        bare = DealResult(1, Seat.W, self.value, quints, self.won, (0, 0))
        points = bare.points
        scores = self.before[0] + points[0], self.before[1] + points[1]
        result = DealResult(1, Seat.W, self.value, quints, self.won, scores)
        calls = {5: PASSES, 10: (Call.DOUBLE, *PASSES[1:])}[self.value]
        return Facts(result, tuple(self._tricks(quints)), calls, 250)

    def _tricks(self, quints: tuple[ScoredQuint, ...]) -> Iterator[Trick]:
        leader = Seat.N if self.royal_from is NS else Seat.E
        for number in range(1, 13):
            sides = [one.side for one in quints if one.trick == number]
            winner = Seat.N if sides[:1] == [NS] else Seat.E
            yield Trick(leader, (QUINT_ROYAL, *PACK[1:4]), winner)


CASES = [
    (Told("EW 2 C5, NS 5 H5", None, before=(230, 200)), "game", NS, 5, 20),
    (Told("EW 2 C5, NS 13 QR, NS 13 H5", None, before=(230, 0)), "game", NS, 13, 25),
    (Told("NS 2 C5, EW 13 QR"), "cachette", EW, 13, 25),
    (Told("NS 2 QR, EW 13 D5, EW 13 C5", royal_from=EW), "cachette", EW, 13, 25),
    (Told("EW 9 QR, EW 13 H5"), "royal", EW, 9, 25),
    (Told("NS 4 H5, NS 4 CA, EW 9 QR", royal_from=EW), "trick", NS, 4, 30),
    (Told("EW 4 QR, EW 4 C2, NS 9 H5", royal_from=EW), "trick", EW, 4, 35),
    (Told("EW 9 QR, EW 10 H5, NS 11 C5", (9, 4), 10, royal_from=EW), "double", NS, None, 15),
    (Told("EW 9 QR, EW 10 H5, NS 11 C5", (9, 4), 5, royal_from=EW), "quints", EW, None, 45),
    # Ahead in the deal at either value, but the game is theirs only because tricks counted 10.
    (Told("NS 1 QR", (6, 7), 10, (150, 175), NS), "quints", NS, None, 25),
    (Told("NS 1 QR, NS 2 H5", (5, 8), 10, (210, 230), NS), "double", EW, None, 5),
    (Told("EW 3 QR, NS 4 H5, NS 8 H2", royal_from=EW), "turn", NS, 8, 20),
    (Told("EW 3 QR, NS 4 H5, NS 8 H2, EW 9 C5", royal_from=EW), "turn", NS, 8, 20),
    (Told("EW 3 QR, NS 4 H5, NS 8 C2, EW 9 C5, NS 13 HA", royal_from=EW), "turn", NS, 13, 20),
    # The lead was never the other side's, or the tricks have undone it.
    (Told("NS 4 QR, NS 8 H2"), "quints", NS, None, 45),
    (Told("EW 3 QR, NS 4 H5, NS 8 C2", (2, 11), royal_from=EW), "tricks", EW, None, 11),
]


@each("told, kind, side, trick, points", CASES)
def test_what_a_deal_is_known_by(
    told: Told, kind: str, side: Side, trick: int | None, points: int
) -> None:
    found = next(filter(None, (rule(told.facts()) for rule in HEADLINES)))

    assert (found.kind.value, found.side, found.trick, found.points) == (kind, side, trick, points)


def test_every_rule_is_one_kind_and_all_have_cases() -> None:
    told = [[rule(case.facts()) for rule in HEADLINES] for case, *_ in CASES]

    for place, kind in enumerate(KINDS):
        found = [rules[place] for rules in told if rules[place] is not None]
        assert {headline.kind for headline in found if headline} == {kind}
    assert {kind for _, kind, *_ in CASES} == {kind.value for kind in KINDS}


# --------------------------------------------------------------- whole deals, at random
def random_deals(number: int) -> Iterator[tuple[DealStory, MatchState]]:
    """So many deals of games in every form, played at random, and the state at their end."""
    choice = random.Random(5)
    done = 0
    while done < number:
        rules = RuleOptions(
            form=choice.choice([*Form]),
            target=choice.choice([60, 150, 250, 10_000]),
            joker_lead=choice.choice([JokerLead.HIGHEST, JokerLead.OPPONENTS]),
        )
        state = new_match(rules)
        for _ in range(4):
            state = _play_deal(state, choice)
            deal = state.dealt
            seen = observe(state, Seat.S)
            yield (
                deal_story(state.results[-1], deal.tricks, deal.calls, seen.cachette, rules),
                state,
            )
            done += 1
            if state.phase is Phase.MATCH_OVER:
                break


def _play_deal(state: MatchState, choice: random.Random) -> MatchState:
    pack = [*PACK]
    choice.shuffle(pack)
    state = apply(state, Deal(tuple(pack))).after
    while state.phase in (Phase.DOUBLING, Phase.PLAY):
        state = apply(state, choice.choice(legal_actions(state))).after
    return state


def test_random_deals_are_told_as_they_were_played() -> None:
    """Of many deals: lines end at the score, tags are the quints."""
    for story, state in random_deals(share(1000)):
        result = state.results[-1]
        assert story.quints == result.quints
        assert len(story.steps) == story.last + 1
        for number, now in enumerate(story.steps):
            so_far = [one for one in result.quints if one.trick <= number]
            assert now == tuple(
                marked_points(one for one in so_far if one.side is side) for side in Side
            )
        end, tricks = story.steps[-1], story.closing.points if story.closing else (0, 0)
        assert tuple(map(sum, zip(end, tricks, strict=True))) == story.points
        assert tuple(map(sum, zip(result.before, story.points, strict=True))) == state.scores
        assert story.winner is state.winner
        assert (story.cachette is None) == (story.last < CACHETTE_TRICK)
        for number in range(1, story.last + 1):
            assert quints_in(story.cards(number)) == tuple(
                one.quint for one in story.quints_of(number)
            )
            for one in story.quints_of(number):
                assert story.taker(number).side is one.side


# -------- The story of a game: its two lines are the score sheet's, and its turn is the last lead
FORMS = [
    RuleOptions(),
    RuleOptions(form=Form.TWO),
    RuleOptions(form=Form.DUMMY),
    RuleOptions(target=60),
    RuleOptions(match=MatchForm.RUBBER, target=100),
]


@cache
def ends(rules: RuleOptions, seed: int) -> tuple[MatchState, ...]:
    """The moments of a match, played at random, at which a game has just been won."""
    choice, state, found = random.Random(seed), new_match(rules), []
    while state.phase is not Phase.MATCH_OVER:
        action: Action = choice.choice(legal_actions(state) or [Call.PASS])
        if state.phase is Phase.DEALING:
            action = Deal(shuffled_pack(seed, state.deals_finished + 1))
        before, state = state, apply(state, action).after
        if before.winner is None and state.winner is not None:
            found.append(state)
    return tuple(found)


def games(rules: RuleOptions) -> Iterator[tuple[tuple[DealResult, ...], MatchState]]:
    for seed in range(1, 9):
        for state in ends(rules, seed):
            yield state.results, state


@pytest.mark.parametrize("rules", FORMS, ids=str)
def test_the_lines_are_what_was_written_down(rules: RuleOptions) -> None:
    for results, state in games(rules):
        story = game_story(results, rules.target)
        assert (story.winner, story.scores) == (state.winner, state.scores)
        assert story.deals == tuple(result.number for result in results)
        totals = story.start
        for result in results:
            moments = [moment for moment in story.moments if moment.deal == result.number]
            assert totals == result.before
            assert [moment.trick for moment in moments] == [*range(1, len(moments) + 1)]
            for before, after in zip(
                [totals, *(one.scores for one in moments[:-1])], moments, strict=True
            ):
                scored = [
                    marked_points(one for one in after.quints if one.side is side) for side in Side
                ]
                if after.trick < TRICKS_COUNTED:
                    assert [*after.scores] == [before[side] + scored[side] for side in Side]
            assert tuple(quint for one in moments for quint in one.quints) == result.quints
            assert moments[-1].scores == result.scores
            totals = result.scores


@each("rules", FORMS)
def test_a_quint_or_the_tricks_have_won(rules: RuleOptions) -> None:
    seen = set()
    for results, state in games(rules):
        story = game_story(results, rules.target)
        deal = state.dealt
        assert (story.decisive is None) is (story.tricks is not None)
        seen.add(story.decisive is None)
        assert story.quints == tuple(quint for result in results for quint in result.quints)
        if story.decisive is None:
            assert story.tricks == tricks_with_cachette(deal.tricks)
            assert story.moments[-1].trick == TRICKS_COUNTED
        else:
            assert story.decisive is story.quints[-1]
            assert story.decisive.side is story.winner
            assert story.moments[-1].trick == story.decisive.trick
        loser = story.winner.other
        before = [story.start, *(moment.scores for moment in story.moments)]
        place = -1  # it turns after the last lead of the losers, if they ever led
        if story.turn is not None:
            place = story.moments.index(story.turn)
            assert before[place][loser] > before[place][story.winner]
        assert all(pair[loser] <= pair[story.winner] for pair in before[place + 1 :])
    assert seen == {True, False}


def test_what_has_not_been_played_has_no_story() -> None:
    with pytest.raises(ValueError, match="nothing"):
        game_story((), 250)
