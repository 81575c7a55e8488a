"""Reasons are true, in the share they claim, of the judge's deals; see `prove_reasons.py`, too."""

from __future__ import annotations

import pickle
import random
from collections.abc import Callable, Iterator, Sequence
from math import exp, fsum, log
from typing import NamedTuple

import pytest
import reason_checks
from examples import WHOLE, each
from hidden import truth
from hypothesis import settings
from judged import ending_of, played_deal
from pytest import MonkeyPatch
from reason_checks import Checker, check_decision
from replaced import replace

from quinto_desktop.players import ComputerPlayer, Level, player_of
from quinto_desktop.players.imagining import likelihood
from quinto_desktop.players.imagining.imagination import imagine
from quinto_desktop.players.imagining.information import information_of
from quinto_desktop.players.imagining.likelihood import Kind as PlayerKind
from quinto_desktop.players.imagining.likelihood import Likelihood, kinds_of_players
from quinto_desktop.players.imagining.sampling import Sampler
from quinto_desktop.players.judging import fair_values as judging
from quinto_desktop.players.judging.asking import Explaining
from quinto_desktop.players.judging.fair_values import fair_values
from quinto_desktop.players.judging.figures import FairValues
from quinto_desktop.players.judging.hindsight import truth_of
from quinto_desktop.players.judging.reasons.explaining import explained, reasons_for, reasons_in
from quinto_desktop.players.judging.reasons.facts import wins_at_once
from quinto_desktop.players.judging.reasons.kinds import Kind
from quinto_desktop.players.judging.reasons.kinds import Reason as KindReason
from quinto_desktop.players.judging.reasons.outcomes import Outcomes
from quinto_desktop.players.judging.trying import cost_of
from quinto_desktop.players.judging.verdicts import Decision
from quinto_desktop.players.kernel import StopFlag
from quinto_desktop.players.kernel.model_file import ModelError, ModelFault
from quinto_desktop.players.thinking.expert import Expert
from quinto_desktop.players.thinking.skills import Skill
from quinto_desktop.rules import *
from quinto_desktop.rules.notation import parse_hand

TABLES: tuple[tuple[int, Pair, Level, RuleOptions], ...] = (
    (1, (0, 0), Level.NOVICE, RuleOptions()),
    (2, (205, 215), Level.CASUAL, RuleOptions()),
    (3, (0, 0), Level.CASUAL, RuleOptions(form=Form.TWO)),
    (4, (200, 100), Level.NOVICE, RuleOptions(joker_lead=JokerLead.OPPONENTS)),
    (5, (100, 60), Level.NOVICE, RuleOptions(joker_lead=JokerLead.FORBIDDEN_ALWAYS)),
    (6, (0, 0), Level.CASUAL, RuleOptions(form=Form.DUMMY, match=MatchForm.ROUND)),
)
"""Deals of all kinds: their number, the scores, who plays and by which rules."""


def decisions(number: int) -> Iterator[Decision]:
    """Some choices of one of the tables' deals, the calls among them."""
    seed, scores, level, rules = TABLES[number]
    deal = played_deal(seed, scores, level, rules)
    choices = [one for one in deal.decisions if len(observe(one.state, one.seat).actions) > 1]
    yield from choices[number % 3 :: 8]


@pytest.fixture
def few_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is said of the imagined deals must be so however many there are."""
    for module in (judging, reason_checks):
        monkeypatch.setattr(module, "DEALS_IN_A_BATCH", 30)


@pytest.mark.usefixtures("few_deals")
@pytest.mark.parametrize("number", range(len(TABLES)))
def test_every_reason_is_true_in_the_share_it_claims(number: int) -> None:
    found = [*decisions(number)]
    of_this_run = found if settings().max_examples > WHOLE else found[number % 2 :: 4]
    assert sum(map(check_decision, of_this_run)) >= 1


def tried(values: FairValues) -> list[tuple[Call | Play, int]]:
    """The actions that the judge tried, with their places in its samples."""
    found = dict(zip(reversed(values.tried), reversed(values.actions), strict=True))
    return [(one, at) for at, one in found.items() if isinstance(one, Call | Play)]


@pytest.mark.usefixtures("few_deals")
def test_the_lines_are_the_judges_own() -> None:
    for number in range(len(TABLES)):
        for decision in [*decisions(number)][number % 3 :: 6]:
            seen = observe(decision.state, decision.seat)
            values = fair_values(seen, 1, 1)
            if values.decides_game:
                continue
            checker = Checker(decision, 1, 1)
            for action, at in tried(values):
                cost = cost_of(seen, action) if isinstance(action, Call) else 0
                for sample, one in zip(values.batches[0], checker.played(action), strict=True):
                    assert sample.points[at] == one.points() - cost


def test_where_the_game_is_at_stake_the_chance_is_the_judges_own() -> None:
    found = 0
    for decision in played_deal(7, (245, 190)).decisions[4::9]:
        seen = observe(decision.state, decision.seat)
        values = fair_values(seen, 1, 1)
        assert values.decides_game
        checker = Checker(decision, 1, 1)
        tell = Outcomes(seen, seen.trick_value, decides_game=True)
        for action, at in tried(values):
            for sample, deal in zip(values.batches[0], checker.deals, strict=True):
                outcome = tell.of(deal, checker.lines.after(deal, action))
                assert outcome.chance == pytest.approx(sample.chances[at], abs=1e-6)
                found += 1
    assert found > 200


@pytest.mark.usefixtures("few_deals")
def test_the_question_gives_the_same_reasons_within_its_time() -> None:
    decision = [*decisions(0)][1]
    seen = observe(decision.state, decision.seat)
    best = fair_values(seen, 1, 2).best
    whole = explained(seen, best, 1)
    assert Explaining(seen, best, None, 1).answer(StopFlag()) == whole
    other = next(iter(whole.others))
    answer = Explaining(seen, best, other, 1).answer(StopFlag())
    assert answer.best == reasons_for(seen, best, other, 1) == whole.others[other]
    assert pickle.loads(pickle.dumps(answer)) == answer


@each("number", [12, 19])
def test_whatever_a_review_calls_a_mistake_has_a_reason(number: int) -> None:
    decision = played_deal(1, (0, 0), Level.NOVICE).decisions[number]
    values = fair_values(seen := observe(decision.state, decision.seat), 1, 2)
    for one in values.actions:
        if (lost := values.lost(one)).least > 0 and lost.mean >= 2:
            assert reasons_for(seen, values.best, one, 1, 2)


def test_a_stopped_question_gives_no_reasons() -> None:
    decision = [*decisions(0)][1]
    seen = observe(decision.state, decision.seat)
    stop = StopFlag()
    stop.set()
    assert explained(seen, seen.actions[0], 1, stop=stop).best == ()
    assert reasons_for(seen, seen.actions[0], seen.actions[1], 1, stop=stop) == ()


@pytest.mark.usefixtures("few_deals")
def test_the_worse_action_is_never_explained_to_be_better() -> None:
    for decision in decisions(0):
        seen = observe(decision.state, decision.seat)
        values = fair_values(seen, 1, 1)
        assert reasons_for(seen, values.best, values.best, 1, 1) == ()
        worst = min(values.actions, key=lambda one: values.points(one).mean)
        if values.points(worst).mean < values.points(values.best).mean:
            assert reasons_for(seen, worst, values.best, 1, 1) == ()


# -------- Each kind of reason, in a position small enough to be read: South is to play, or to call
# All cards are known to the reader, and for most kinds there is only the one deal to imagine. The
# tricks before were made up.
SHOWN = {
    # The ace of hearts beats everything; West's six beats the four.
    Kind.UNBEATABLE: ("N:..3.Q .A.9. A4... 6.T.. / .J63.K.3", "", "HA", "H4"),
    # East's seven beats the two, but not the king.
    Kind.WINS_TRICK: ("N:..5.A 7...J K2... .7..7 / AJ..QJ8.", "", "HK", "H2"),
    # Partner's ace of diamonds wins; with the three of hearts South would take it away.
    Kind.PARTNER_WINS: ("N:.A.9.K .5.7.2 3..6.6 .T.T8. / 9.8.Q.95", "DA D5", "S6", "H3"),
    # Partner's queen of clubs is the highest; hearts are West's.
    Kind.PARTNER_TAKES: ("N:5..Q. .4.6. 3..2. 6..J. / K.7.T4.4", "", "C2", "H3"),
    # Nobody else has spades, and partner's ten of diamonds is higher than what the others spend.
    Kind.PARTNER_TRUMPS: ("N:.T.6. .2.5. ..3.3 .J.7. / 9.KQ.T.T", "", "S3", "C3"),
    # East's jack of diamonds is winning; of South's cards only the queen of hearts beats it.
    Kind.LOSES_TRICK: ("N:.T.8. A.J.. Q...3 ...92 / T7..7.J5", "DT DJ", "HQ", "S3"),
    # East and West have no diamonds, but hearts.
    Kind.TRUMPED: ("N:...K6 4...2 .5..J 5...5 / .43.K32.", "", "SJ", "D5"),
    # West must follow to the eight of hearts with the five.
    Kind.TAKES_QUINT: ("N:..2.6 ..K6. 8.5.. 5..3. / J4.4.J.K", "", "H8", "D5"),
    # West's ace takes the six of hearts, and partner must follow with the four.
    Kind.GIVES_QUINT: ("N:4...7 .7..Q 6..J. A.Q.. / ..T.T832", "", "CJ", "H6"),
    # East must follow to the three of spades with the two, and West trumps.
    Kind.REFUSES_QUINT: ("N:..2.Q ..3.2 .Q..3 .K3.. / 4..K9.J9", "", "DQ", "S3"),
    # The ace draws East's jack of hearts; then South wins both tricks, and West's five.
    Kind.MAKES_QUINT: ("N:..32. J...8 A.2.. ..5.K / 97.3..A3", "", "HA", "D2"),
    # After the diamond, the two and three of clubs are left together for East's king.
    Kind.LOSES_QUINT: ("N:.9.3. A..K. .7..A ..2.T / 92.J.Q.J", "", "SA", "D7"),
    # The ace draws the other diamonds, and the five wins the last trick.
    Kind.SAVES_QUINT: ("N:..Q9. .Q.K. .A5.. .J.2. / T82..T.4", "", "DA", "D5"),
    # The three of clubs meets West's two in the last trick, which is partner's.
    Kind.KEEPS_HALF: ("N:K...Q T..8. .4.3. ..2.5 / .75.5.63", "", "D4", "C3"),
    # East's jack of hearts falls under the queen, and then the ten is the highest.
    Kind.KEEPS_WINNER: ("N:..T4.5 J.J..T QT..3. 764... / 8.T73.2.", "", "C3", "HT"),
    # Partner's jack wins the clubs, so the jack of hearts can wait for the last trick.
    Kind.WINS_AS_WELL: ("N:.5.J.J .8.T.9 J.7.9. .3.7.7 / T.T9..Q8", "", "C9", "HJ"),
    # Partner's four of hearts is sure of this trick; the ace is the one for the last.
    Kind.LAST_TRICK: ("N:4..7. Q...9 A3... .2..8 / 5.8.86.T", "S8 H4 S9", "H3", "HA"),
    # The ten of diamonds draws the five of clubs, and keeps the five of spades from East.
    Kind.MORE_QUINTS: ("N:.4.9.Q T..QJ. 7.T..5 A..5.J / .A52.62.", "C9 CJ", "DT", "S5"),
    # The ace of diamonds draws West's ten of hearts, and partner wins a trick with clubs.
    Kind.MORE_TRICKS: ("N:..93.9 A.5..A .A.5.J T...T4 / K543.2..", "", "DA", "C5"),
}


def at_the_table(text: str, table: str, before: Pair = (0, 0)) -> MatchState:
    """An ending with some cards of the trick in progress played already; South is on turn."""
    cards = [parse_card(card) for card in table.split()]
    state = ending_of(text, SEATS[(Seat.S - len(cards)) % 4], before=before)
    for card in cards:
        state = apply(state, Play(card)).after
    assert state.turn is Seat.S
    return state


def told_in(state: MatchState, best: str, other: str) -> dict[Kind, KindReason]:
    seen = observe(state, Seat.S)
    actions = Play(parse_card(best)), Play(parse_card(other))
    found = reasons_in(seen, [truth_of(state)], *actions)
    return {reason.kind: reason for reason in found}


AGAINST = {Kind.LOSES_TRICK, Kind.TRUMPED, Kind.GIVES_QUINT, Kind.LOSES_QUINT}
AGAINST |= {Kind.LOSES_GAME_NOW, Kind.LOSES_GAME, Kind.FEW_TRICKS, Kind.RAISE_COSTS}
"""The kinds that speak against their subject."""


@each("kind", SHOWN)
def test_a_kind_is_told_where_it_is_seen(kind: Kind) -> None:
    text, table, best, other = SHOWN[kind]
    found = told_in(at_the_table(text, table), best, other)
    assert kind in found, found
    reason = found[kind]
    assert reason.share.is_all or kind is Kind.REFUSES_QUINT
    told = Play(parse_card(other if kind in AGAINST else best))
    assert reason.subject == told
    if reason.card is not None:
        assert reason.card is parse_card(other)


def test_what_a_quint_is_worth_is_what_is_explained() -> None:
    text, table, best, other = SHOWN[Kind.REFUSES_QUINT]
    assert told_in(at_the_table(text, table), best, other)[Kind.REFUSES_QUINT].explained == 5
    text, table, best, other = SHOWN[Kind.SAVES_QUINT]
    # Made by South's side instead of by the other.
    assert told_in(at_the_table(text, table), best, other)[Kind.SAVES_QUINT].explained == 30


@pytest.mark.parametrize(
    ("kind", "text", "before", "best", "other"),
    [
        (Kind.WINS_GAME_NOW, "N:...J7 ..3.T 5...2 ..54. / 2.53..83", (190, 240), "H5", "S2"),
        (Kind.WINS_GAME, "N:...A8 .54.. .8..J ..62. / T.T3.5.3", (225, 175), "SJ", "D8"),
        (Kind.LOSES_GAME_NOW, "N:7.2.. ..32. .3.T. .A9.. / .K.K6.Q4", (195, 195), "CT", "D3"),
        (Kind.LOSES_GAME, "N:..7.8 .5..K .A..J 3.Q.. / A5.97.2.", (185, 210), "DA", "SJ"),
    ],
)
def test_the_game_is_told_of_where_it_is_at_stake(
    kind: Kind, text: str, before: Pair, best: str, other: str
) -> None:
    reason = told_in(at_the_table(text, "", before), best, other)[kind]
    assert reason.share.is_all and reason.compared_share is not None
    assert reason.compared_share.count == 0
    assert reason.subject == Play(parse_card(other if kind in AGAINST else best))
    assert reason.explained == 0.5


@each("before", [(190, 240), (245, 0), (245, 245), (190, 190)])
def test_what_wins_on_the_spot_is_put_first_and_told(before: Pair) -> None:
    """Also where whatever is played wins in every deal that can be imagined."""
    seen = observe(at_the_table("N:...J7 ..3.T 5...2 ..54. / 2.53..83", "", before), Seat.S)
    best, other = Play(parse_card("H5")), Play(parse_card("S2"))
    wins, values = wins_at_once(seen, best), fair_values(seen, 1, 1)
    assert not wins or values.best == values.kept.best == best
    reasons = explained(seen, best, 1, 1)
    for told in (reasons.best, reasons.others[other]):
        assert wins is any(one.kind is Kind.WINS_GAME_NOW and one.is_certain for one in told[:1])


class Lies(NamedTuple):
    """A position whose hidden cards lie in one way in six deals, in another way in four."""

    usual: str
    rare: str
    table: str
    best: str
    other: str


LIES = {
    # West has no diamonds and no hearts; or else a heart.
    Kind.UNLESS_TRUMPED: Lies(
        "N:..2.74 J.6..2 .K.K9. ..A7.A / T7...QJ3",
        "N:..2.74 J.6..2 .K.K9. 7..A.A / T..7.QJ3",
        "",
        "DK",
        "C9",
    ),
    # West has no hearts; or else the ace.
    Kind.UNLESS_HIGHER: Lies(
        "N:9.Q.7. 8..8.A K.9..9 ..62.2 / A3.T7.4.",
        "N:9.Q.7. 8..8.A K.9..9 A.7.2. / 3.T.64.2",
        "",
        "HK",
        "D9",
    ),
    # West has a club to follow with; or else a heart.
    Kind.UNLESS_OVERTRUMPED: Lies(
        "N:6..2.4 .Q.J7. .86..J ..K.K8 / 542.7.T.",
        "N:6..2.4 .Q.J7. .86..J 5...K8 / 42.7.KT.",
        "C7",
        "D6",
        "SJ",
    ),
    # West has the ace of diamonds, which partner trumps; or else it is in the cachette.
    Kind.SIDE_WINS: Lies(
        "N:T7..Q. .95.T. 2.J.8. .A.K.A / ..6.QJ62",
        "N:T7..Q. .95.T. 2.J.8. ..K6.J / .A..AQ62",
        "",
        "DJ",
        "C8",
    ),
}


@each("kind", LIES)
def test_what_depends_on_how_the_cards_lie_is_told_with_its_share(kind: Kind) -> None:
    lies = LIES[kind]
    usual, rare = (truth_of(at_the_table(text, lies.table)) for text in (lies.usual, lies.rare))
    seen = observe(at_the_table(lies.usual, lies.table), Seat.S)
    deals = [replace(usual, weight=0.1)] * 6 + [replace(rare, weight=0.1)] * 4
    best, other = Play(parse_card(lies.best)), Play(parse_card(lies.other))
    found = {reason.kind: reason for reason in reasons_in(seen, deals, best, other)}
    assert kind in found, found
    is_lost = kind is not Kind.SIDE_WINS
    assert found[kind].who is (Seat.W if is_lost else None)
    assert (found[kind].share.count, found[kind].share.total) == (6 if is_lost else 10, 10)
    # Where the cards always lie in the same way, there is something else to say.
    for only in (usual, rare):
        told = reasons_in(seen, [replace(only, weight=0.1)] * 10, best, other)
        assert kind not in {reason.kind for reason in told}


def test_a_call_is_explained_by_the_tricks_of_the_hand() -> None:
    strong, weak = "AKQJT9.AKQ.AK.A", "2.32.432.765432"
    raised = told_of_call(strong, Call.DOUBLE, Call.PASS)
    assert [reason.kind for reason in raised] == [Kind.MOST_TRICKS]
    assert raised[0].mean is not None and raised[0].mean > 10
    assert raised[0].needed == 7.3  # (13 + 8/5) / 2
    passed = told_of_call(weak, Call.PASS, Call.DOUBLE)
    assert [reason.kind for reason in passed] == [Kind.FEW_TRICKS]
    assert passed[0].mean is not None and passed[0].mean < 5


def test_a_double_that_would_hardly_gain_is_not_worth_its_risk() -> None:
    (reason,) = told_of_call("K94.AQ4.J83.QT4", Call.PASS, Call.DOUBLE, 4)
    assert reason.kind is Kind.RAISE_COSTS
    assert reason.mean is not None and reason.needed is not None
    assert 6 < reason.mean < reason.needed


def test_every_kind_is_shown_here() -> None:
    calls = {Kind.MOST_TRICKS, Kind.FEW_TRICKS, Kind.RAISE_COSTS}
    game = {Kind.WINS_GAME_NOW, Kind.WINS_GAME, Kind.LOSES_GAME_NOW, Kind.LOSES_GAME}
    assert {*Kind} == {*SHOWN, *LIES} | calls | game


def told_of_call(hand: str, best: Call, other: Call, batches: int = 1) -> tuple[KindReason, ...]:
    """The reasons for a call of eldest hand."""
    state = apply(new_match(RuleOptions(), Seat.E), Deal(shuffled_pack(1, 1))).after
    deal = state.deal
    assert deal is not None and state.turn is Seat.S
    own = parse_hand(hand)
    rest = [card for card in PACK if card not in own]
    hands = [sorted_hand(rest[at : at + 12]) for at in (0, 12, 24)]
    north, east, west = hands
    held = replace(deal, hands=(north, east, own, west), cachette=tuple(rest[36:]))
    return reasons_for(observe(replace(state, deal=held), Seat.S), best, other, 1, batches)


# -------- A stranger's kind of player shows in what it plays, and its plays are read by it
DEALS = 12
POLICY = Expert(Skill(time_ms=850, deals=0, call_deals=0, breadth=1, doubt=0, exact_tricks=0))


def test_every_stranger_is_of_some_kind() -> None:
    assert fsum(kind.share for kind in kinds_of_players()) == pytest.approx(1)
    assert all(kind.share > 0 for kind in kinds_of_players())


def test_a_kind_without_its_model_is_left_out(monkeypatch: MonkeyPatch) -> None:
    everyone = kinds_of_players()
    monkeypatch.setattr(
        likelihood, "model_faults", lambda: {"rule_model": ModelError(ModelFault.MISSING)}
    )
    others = kinds_of_players()
    assert len(others) == len(everyone) - 1
    assert fsum(kind.share for kind in others) == pytest.approx(1)


@pytest.mark.parametrize("player", [player_of(Level.CASUAL), POLICY], ids=["casual", "policy"])
def test_a_known_kind_is_read_better_than_by_the_model_of_the_many(player: ComputerPlayer) -> None:
    """How much likelier the true deal is than uniform draws, in nats, over all deals."""
    states = [mid_play(player, seed) for seed in range(DEALS)]
    assert told_by(states, kinds_of_players()) > told_by(states, the_many()) + 0.5


def test_who_is_of_no_known_kind_is_read_as_one_of_the_many() -> None:
    states = [mid_play(player_of(Level.NOVICE), seed) for seed in range(DEALS)]
    assert told_by(states, kinds_of_players()) > told_by(states, the_many()) - 0.5


def test_no_draw_decides_alone_however_well_a_kind_is_read() -> None:
    for seed in range(DEALS):
        state = mid_play(player_of(Level.CASUAL), seed)
        imagination = imagine(observe(state, state.mover), 40, seed, breadth=3)
        assert not imagination.is_complete
        assert 1 / fsum(deal.weight**2 for deal in imagination.deals) > 8


def the_many() -> list[PlayerKind]:
    return [replace(kinds_of_players()[0], share=1.0)]


def mid_play(player: ComputerPlayer, seed: int) -> MatchState:
    """A deal in its sixth trick; a player has played all its cards."""
    state = apply(new_match(), Deal(shuffled_pack(seed, 1))).after
    for number in range(4 + 22):
        is_call = state.phase is Phase.DOUBLING
        action = Call.PASS if is_call else player.choose(observe(state, state.mover), number)
        state = apply(state, action).after
    return state


def told_by(states: Sequence[MatchState], them: Sequence[PlayerKind]) -> float:
    gains = []
    for number, state in enumerate(states):
        seen = observe(state, state.mover)
        information = information_of(seen)
        sampler, chance = Sampler(information), random.Random(number)
        log_of: Callable[..., float] = Likelihood(seen, information, them).log_of_plays
        drawn = [exp(log_of(sampler.draw(chance))) for _ in range(100)]
        gains.append(log_of(truth(state, information)) - log(fsum(drawn) / len(drawn)))
    return fsum(gains) / len(gains)
