"""What ends a draw, a deal, a game and a match, also where a game is opened that has ended."""

from __future__ import annotations

import random
from enum import Enum

import pytest
from acting import act
from at_the_table import answer, answers_on, cards_on, choose, game_end_on, panel_on
from inline import InlineExecutor
from kit import *
from matches import first_state, seen, speaker_of
from playing import match
from test_main_window import Seated

from quinto_desktop.game.past.game_story import game_story
from quinto_desktop.game.screen import as_seen
from quinto_desktop.rules import TRICKS_IN_A_DEAL, DealResult, GameResult, Seating, settlement
from quinto_desktop.window.sheet.all_hands import AllHands
from quinto_desktop.window.sheet.content import content_of
from quinto_desktop.window.sheet.ending import Ending, Mood
from quinto_desktop.window.sheet.game_end import GameEnd
from quinto_desktop.window.sheet.match_ending import MatchEnding
from quinto_desktop.window.sheet.match_table import RowKind, match_table, settlement_lines
from quinto_desktop.window.sheet.results import Result, result_of
from quinto_desktop.window.sheet.story_paper import StoryPaper
from quinto_desktop.window.stepper.replay_view import ReplayView
from quinto_desktop.window.stepper.review_view import ReviewView
from quinto_desktop.window.text import match_text
from quinto_desktop.window.text.card_text import card_name

pytestmark = pytest.mark.usefixtures("qapp")  # which knows the keys of the desktop

NAMES = ("Ada", "Clara", "Eva", "Bertram")
FOUR: Seating = (0, 1, 2, 3)
THREE = ("Eva", "Bertram", "Clara")
WITH_DUMMY: list[tuple[Seating, Seat]] = [
    ((0, 2, 0, 1), Seat.N),
    ((2, 1, 0, 1), Seat.E),
    ((1, 2, 0, 2), Seat.W),
]
"""How three sit when the first, the second and the third of them has dummy."""
TWO: Seating = (0, 1, 0, 1)

pytestmark = pytest.mark.usefixtures("qapp")  # for the names of keys


def told(state: MatchState, player: int | None = 0) -> Result:
    speaker, observation = speaker_of(state, player), seen(state, player)
    result = result_of(observation, speaker)
    assert result is not None
    return result


def intents(result: Result) -> list[tuple[str, Enum]]:
    return [(button.words, button.act) for button in result.row.buttons]


def is_drawn(state: MatchState) -> bool:
    return bool(state.drawn) and state.deal is None


def is_between_games(state: MatchState) -> bool:
    return state.phase is Phase.DEALING and state.winner is not None


def is_between_deals(state: MatchState) -> bool:
    return state.phase is Phase.DEALING and state.winner is None and bool(state.results)


def is_over(state: MatchState) -> bool:
    return state.phase is Phase.MATCH_OVER


@pytest.mark.parametrize(
    ("rules", "title", "text"),
    [
        (
            RuleOptions(draw=DrawRule.ACE_LOW),
            "Draw for partners and deal",
            "Everyone takes a card from the fan. The two lowest play against the two highest, and "
            "the lowest deals.\nThe ace is low; only the Quint Royal is lower.",
        ),
        (
            RuleOptions(form=Form.DUMMY, draw=DrawRule.ACE_HIGH),
            "Draw for dummy",
            "Everyone takes a card from the fan. The lowest has dummy first and deals.\nThe ace is "
            "high; the Quint Royal is the lowest of all.",
        ),
        (
            RuleOptions(form=Form.TWO, draw=DrawRule.ACE_LOW),
            "Draw for the deal",
            "Both take a card from the fan. The lower one deals first.\nThe ace is low; only the "
            "Quint Royal is lower.",
        ),
    ],
)
def test_a_draw_is_asked_for(rules: RuleOptions, title: str, text: str) -> None:
    result = told(new_match(rules))
    assert (result.title, result.text) == (title, text)
    assert intents(result) == [("Draw", Intent.DRAW)]


@pytest.mark.parametrize("form", Form)
@pytest.mark.parametrize("seed", range(1, 6))
def test_the_draw_is_told_from_the_lowest_card(form: Form, seed: int) -> None:
    rules = Preset.HANDBOOK.rules(form)
    state = first_state(rules, is_drawn, seed)
    result = told(state, None)
    speaker = speaker_of(state, None)
    assert state.turn is not None
    lines, lowest = result.text.split("\n"), speaker.name_of(state.turn)
    assert lines[0].startswith(f"{lowest}: ")
    if form is Form.FOUR:
        assert lines.pop() == f"Next to deal: {lowest}."
    assert {*lines} == {
        f"{speaker.names[player]}: {card_name(card)}." for player, card in enumerate(state.drawn)
    }
    assert result.title == match_text.draw_result(speaker, seen(state, None))
    assert intents(result) == [("Deal", Intent.DEAL)]


def test_nothing_is_told_before_the_first_deal_without_a_draw() -> None:
    state = new_match()
    assert result_of(seen(state), speaker_of(state)) is None


@pytest.mark.parametrize("rules", [RuleOptions(), RuleOptions(form=Form.TWO)])
def test_nothing_is_told_in_the_middle_of_a_deal(rules: RuleOptions) -> None:
    for phase in (Phase.DOUBLING, Phase.PLAY):
        state = first_state(rules, lambda state: state.phase is phase)  # noqa: B023
        assert result_of(seen(state), speaker_of(state)) is None


@pytest.mark.parametrize(
    ("rules", "player", "number"),
    [
        (RuleOptions(), 0, "Deal 1"),
        (RuleOptions(match=MatchForm.RUBBER), 0, "Game 1, deal 1"),
        (RuleOptions(form=Form.DUMMY), 2, "Deal 1"),
        (RuleOptions(form=Form.TWO), None, "Deal 1"),
    ],
)
def test_a_deal_is_told_as_a_story(rules: RuleOptions, player: int | None, number: str) -> None:
    result = told(first_state(rules, is_between_deals), player)
    assert result.deal is not None
    words = result.deal.words
    assert (result.title, result.text, words.number) == (words.headline, words.spoken, number)
    assert intents(result) == [
        ("All hands", Intent.SHOW_HANDS),
        ("Review", Intent.REVIEW),
        ("Next deal", Intent.DEAL),
    ]


@pytest.mark.parametrize("form", Form)
def test_between_two_games_the_next_one_is_offered(form: Form) -> None:
    rules = replace(Preset.HOFFMANN.rules(form), target=100)
    state = first_state(rules, is_between_games)
    result = told(state, None)
    speaker = speaker_of(state, None)
    _, how = match_text.winner(speaker, seen(state, None))
    assert result.title.endswith(("win game 1", "wins game 1"))
    assert isinstance(result.ending, Ending)
    assert result.text.startswith(how)
    next_to_deal = match_text.who_deals(speaker, seen(state, None))
    assert result.ending.notes == (next_to_deal,)
    assert f" {next_to_deal}" in result.text
    assert intents(result) == [
        ("All hands", Intent.SHOW_HANDS),
        ("Review", Intent.REVIEW),
        ("Next game", Intent.DEAL),
    ]


def a_game(
    number: int,
    scores: tuple[int, int],
    seating: Seating = FOUR,
    dummy: Seat | None = None,
    winner: Side | None = None,
) -> GameResult:
    winner = winner or (Side.NS if scores[0] > scores[1] else Side.EW)
    deal = DealResult(1, Seat.S, 5, (), (5, 8), scores)
    return GameResult(number, seating, dummy, (deal,), scores, winner)


def after(
    rules: RuleOptions, games: list[GameResult], viewer: Seat | None = Seat.S
) -> tuple[Observation, Speaker]:
    """A match of these games, and the words for the player of a seat in the last one."""
    last = games[-1]
    observation = replace(
        observe(new_match(rules), Seat.S),
        phase=Phase.MATCH_OVER,
        seating=last.seating,
        dummy=last.dummy,
        scores=last.scores,
        results=last.deals,
        winner=last.winner,
        games=tuple(games),
        deal_number=1,
    )
    names = {Form.FOUR: NAMES, Form.DUMMY: THREE, Form.TWO: NAMES[:2]}[rules.form]
    return observation, Speaker(names, viewer, last.seating, last.dummy)


RUBBER = RuleOptions(match=MatchForm.RUBBER, stakes=2)
LONG_RUBBER = [a_game(1, (265, 190)), a_game(2, (120, 255)), a_game(3, (260, 100))]


def match_end(result: Result | None) -> MatchEnding:
    assert result is not None
    assert isinstance(result.ending, MatchEnding)
    assert result.text == result.ending.spoken
    return result.ending


def test_a_rubber_is_told_with_its_hundred_and_its_settlement() -> None:
    observation, speaker = after(RUBBER, LONG_RUBBER)
    result = result_of(observation, speaker)
    ending = match_end(result)
    assert result is not None
    assert result.title == ending.title == "The rubber is ours by 200 points"
    assert ending.mood is Mood.VICTORY
    assert ending.spoken.split("\n") == [
        "You and Ada: 2 games of 3. For the rubber: 100.",
        "Game 1: you and Ada 265, Clara and Bertram 190; won by you and Ada.",
        "Game 2: you and Ada 120, Clara and Bertram 255; won by Clara and Bertram.",
        "Game 3: you and Ada 260, Clara and Bertram 100; won by you and Ada.",
        "For the rubber: you and Ada 100.",
        "Total: you and Ada 745, Clara and Bertram 545.",
        "Counters: you and Ada +40, Clara and Bertram −40.",
        "Clara and Bertram pay 40 counters each to you and Ada.",
    ]
    assert ending.sums == (
        ("We: 645, and 100 for the rubber: 745.", Side.NS),
        ("They: 545.", Side.EW),
    )
    assert [curve.chip for curve in ending.curves] == ["We won", "They won", "We won"]
    assert [curve.points[-1] for curve in ending.curves] == [(265, 190), (120, 255), (260, 100)]
    assert intents(result) == [
        ("All hands", Intent.SHOW_HANDS),
        ("Review", Intent.REVIEW),
        ("New game…", Intent.NEW_GAME),
        ("Another rubber", Intent.SAME_AGAIN),
    ]


@pytest.mark.parametrize(
    ("viewer", "title", "mood"),
    [
        (Seat.S, "The rubber is ours by 200 points", Mood.VICTORY),
        (Seat.E, "The rubber is theirs by 200 points", Mood.DEFEAT),
        (None, "Rubber won: Ada and Eva, by 200 points", Mood.NEUTRAL),
    ],
)
def test_a_rubber_is_headed_by_who_won_and_by_how_much(
    viewer: Seat | None, title: str, mood: Mood
) -> None:
    ending = match_end(result_of(*after(RUBBER, LONG_RUBBER, viewer)))
    assert (ending.title, ending.mood) == (title, mood)
    assert [int(text.rpartition(": ")[2].strip(".")) for text, _ in ending.sums] == [745, 545]


def test_games_decide_a_rubber_that_has_fewer_points() -> None:
    games = [a_game(1, (255, 250)), a_game(2, (0, 400)), a_game(3, (255, 250))]
    ending = match_end(result_of(*after(RUBBER, games)))
    assert ending.title == "The rubber is ours, 2 games to 1"


def test_whoever_wins_the_rubber_may_have_to_pay() -> None:
    games = [a_game(1, (255, 250)), a_game(2, (0, 400)), a_game(3, (255, 250))]
    observation, speaker = after(RUBBER, games, Seat.E)
    assert match_text.rubber_winner(speaker, Side.NS) == "Rubber won: Ada and Eva"
    assert settlement_lines(observation, speaker) == (
        "Ada and Eva pay 58 counters each to you and Bertram.",
    )


def test_rubber_points_are_single_double_and_treble_and_said_to_be_ours() -> None:
    rules = RuleOptions(match=MatchForm.RUBBER_POINTS, stakes=5)
    games = [a_game(1, (265, 0)), a_game(2, (100, 255)), a_game(3, (260, 200))]
    ending = match_end(result_of(*after(rules, games, None)))
    assert ending.title == "Rubber won: Ada and Eva, 6 to 2"
    assert ending.spoken.split("\n")[1:-2] == [
        "Game 1, treble: Ada and Eva 3, Clara and Bertram 0; won by Ada and Eva.",
        "Game 2, double: Ada and Eva 0, Clara and Bertram 2; won by Clara and Bertram.",
        "Game 3, single: Ada and Eva 1, Clara and Bertram 0; won by Ada and Eva.",
        "For the rubber: Ada and Eva 2.",
        "Total: Ada and Eva 6, Clara and Bertram 2.",
        "Counters: Ada and Eva +20, Clara and Bertram −20.",
    ]
    assert ending.notes == (
        "Clara and Bertram pay 20 counters each to Ada and Eva.",
        "Our reconstruction, after Short Whist: a game counts 3 if the losers have nothing, 2 if "
        "under half the target, else 1; a rubber adds 2. Hoyle’s Games Modernized only names it.",
    )


def the_round(scores: list[tuple[int, int]]) -> list[GameResult]:
    return [a_game(number + 1, pair, *WITH_DUMMY[number % 3]) for number, pair in enumerate(scores)]


def test_a_round_is_headed_by_who_won_it() -> None:
    rules = RuleOptions(form=Form.DUMMY, match=MatchForm.ROUND, stakes=3)
    # Eva and dummy win by 65; then Bertram and dummy lose by 125, and Clara and dummy by 50.
    games = the_round([(255, 190), (255, 130), (250, 200)])
    ending = match_end(result_of(*after(rules, games)))
    assert ending.title == "You win the round by 345 points"
    assert ending.line == "Game 3 won: you and Bertram, 250 to 200, on tricks in deal 1."
    assert ending.sums == (("You: +305.", None), ("Clara: −40.", None), ("Bertram: −265.", None))
    assert [curve.foot.rpartition(": ")[2] for curve in ending.curves] == [
        "you",
        "Bertram",
        "Clara",
    ]
    assert (
        "Game 2: you +125, Bertram −250, Clara +125; you and Clara 255, Bertram and dummy 130."
        in ending.spoken.split("\n")
    )
    assert ending.notes == ("Bertram pays you 75 counters.", "Clara pays you 12 counters.")
    others = match_end(result_of(*after(rules, games, Seat.N)))
    assert others.title == "Eva wins the round by 345 points"
    assert others.mood is Mood.DEFEAT


def test_a_round_may_be_shared() -> None:
    rules = RuleOptions(form=Form.DUMMY, match=MatchForm.ROUND)
    ending = match_end(result_of(*after(rules, the_round([(250, 230), (250, 210), (220, 240)]))))
    assert ending.title == "Round shared: you and Clara"
    assert ending.mood is Mood.VICTORY


def test_one_game_with_dummy_is_settled_by_itself() -> None:
    rules = RuleOptions(form=Form.DUMMY, stakes=3)
    observation, speaker = after(rules, the_round([(255, 190)]))
    result = result_of(observation, speaker)
    assert result is not None
    assert isinstance(result.ending, Ending)
    assert result.ending.notes == ("Bertram and Clara pay you 18 counters each.",)
    assert "Bertram and Clara pay you 18 counters each." in result.text


FOUR_GAME = RuleOptions(stakes=1)
TWO_GAME = RuleOptions(form=Form.TWO, stakes=1)
DUMMY_GAME = RuleOptions(form=Form.DUMMY, stakes=1)


@pytest.mark.parametrize(
    ("rules", "game", "viewer", "sentences"),
    [
        (
            FOUR_GAME,
            a_game(1, (250, 130)),
            Seat.S,
            ["Clara and Bertram pay 12 counters each to you and Ada."],
        ),
        (
            FOUR_GAME,
            a_game(1, (240, 255)),
            Seat.S,
            ["You and Ada pay 1 counter each to Clara and Bertram."],
        ),
        (FOUR_GAME, a_game(1, (250, 245)), Seat.S, ["The difference is too small for a payment."]),
        (TWO_GAME, a_game(1, (250, 130), TWO), Seat.S, ["Clara pays you 12 counters."]),
        (TWO_GAME, a_game(1, (250, 130), TWO), Seat.W, ["You pay Ada 12 counters."]),
        (TWO_GAME, a_game(1, (250, 130), TWO), None, ["Clara pays Ada 12 counters."]),
        (
            DUMMY_GAME,
            the_round([(100, 250)])[0],
            Seat.S,
            ["You pay Bertram and Clara 15 counters each."],
        ),
        (
            DUMMY_GAME,
            the_round([(100, 250)])[0],
            Seat.E,
            ["Eva pays you and Bertram 15 counters each."],
        ),
        (
            DUMMY_GAME,
            the_round([(250, 100)])[0],
            Seat.W,
            ["You and Clara pay Eva 15 counters each."],
        ),
        (replace(FOUR_GAME, stakes=0), a_game(1, (250, 130)), Seat.S, []),
    ],
)
def test_who_pays_whom_is_said(
    rules: RuleOptions, game: GameResult, viewer: Seat | None, sentences: list[str]
) -> None:
    assert list(settlement_lines(*after(rules, [game], viewer))) == sentences


@pytest.mark.parametrize(
    ("scores", "sentences"),
    [
        ([(250, 230), (250, 210), (220, 240)], ["Bertram pays you and Clara 6 counters each."]),
        (
            [(250, 210), (250, 210), (220, 240)],
            ["Bertram pays you 10 counters.", "Bertram pays Clara 4 counters."],
        ),
        (
            [(250, 210), (250, 210), (240, 220)],
            ["Bertram pays you 10 counters.", "Clara pays you 4 counters."],
        ),
    ],
)
def test_in_a_round_the_sums_may_differ(
    scores: list[tuple[int, int]], sentences: list[str]
) -> None:
    rules = RuleOptions(form=Form.DUMMY, match=MatchForm.ROUND, stakes=1)
    observation, speaker = after(rules, the_round(scores))
    paid = settlement(rules, observation.games)
    assert paid is not None
    assert sum(paid) == 0
    assert list(settlement_lines(observation, speaker)) == sentences


@pytest.mark.parametrize("form", [Form.FOUR, Form.TWO])
def test_a_single_game_without_stakes_has_nothing_to_settle(form: Form) -> None:
    seating = FOUR if form is Form.FOUR else TWO
    observation, speaker = after(RuleOptions(form=form), [a_game(1, (250, 100), seating)])
    assert match_table(observation, speaker) is None
    result = result_of(observation, speaker)
    assert result is not None
    assert isinstance(result.ending, Ending)
    assert result.ending.notes == ()
    assert result.text == match_text.winner(speaker, observation)[1]


def test_counters_alone_are_told_in_words() -> None:
    observation, speaker = after(FOUR_GAME, [a_game(1, (250, 130))])
    table = match_table(observation, speaker)
    assert table is not None
    assert [row.kind for row in table.rows] == [RowKind.COUNTERS]


def by_quint(state: MatchState) -> bool:
    return state.winner is not None and state.results[-1].tricks_won is None


@pytest.mark.parametrize("wanted", [is_over, is_between_games, by_quint])
def test_the_sheet_still_shows_the_running_game_while_its_last_quints_are_told(
    wanted: Callable[[MatchState], bool],
) -> None:
    rules = RuleOptions(target=100, match=MatchForm.RUBBER)
    step = next(
        step
        for seed in range(1, 20)
        for step in match(rules, seed)
        if wanted(step.after) and any(isinstance(event, QuintScored) for event in step.events)
    )
    events = [event for event in step.events if isinstance(event, QuintScored)]
    before = content_of(seen(step.before), speaker_of(step.before))
    for event in events:
        shown = as_seen(step, step.events.index(event) + 1, seen(step.after))
        content = content_of(shown, speaker_of(step.after))
        assert content.heading == before.heading
        assert content.match == before.match
        assert content.scores == event.scores
        assert content.deals[-1].is_open


# --------------------------------------------------------------- finished games
def has_dealt_one(state: MatchState) -> bool:
    return bool(state.results) and state.winner is None


def saved(path: Path, wanted: Callable[[MatchState], bool]) -> Path:
    """A game played at random up to a moment, in a file."""
    for seed in range(1, 80):
        session, choice = Session(numbered_game(usual_players(), seed=seed)), random.Random(seed)
        while not wanted(session.state) and session.state.phase is not Phase.MATCH_OVER:
            act(session, choice)
        if wanted(session.state):
            GameController(session, Thinker(InlineExecutor)).save(path)
            return path
    raise AssertionError("no game comes to that")


@pytest.mark.parametrize(
    ("wanted", "kind"), [(has_dealt_one, StoryPaper), (is_over, GameEnd)], ids=["deal", "game"]
)
def test_a_finished_game_shows_its_end_and_all_hands(
    seated: Seated, tmp_path: Path, wanted: Callable[[MatchState], bool], kind: type
) -> None:
    path = saved(tmp_path / "finished.quinto", wanted)
    assert seated.room.files.open(path)
    assert isinstance(panel_on(seated.table), kind)
    deal = seated.controller.state.deal
    assert deal is not None

    QTest.keyClick(seated.table, Qt.Key.Key_A)
    hands = panel_on(seated.table)
    assert isinstance(hands, AllHands)
    assert "Your hand: " in hands.accessibleDescription()

    answer(seated.table, 3)
    state = seated.controller.state
    assert state.phase in (Phase.DOUBLING, Phase.PLAY), "the deal is played again"
    assert state.deal is not None
    assert state.deal.number == deal.number
    assert state.deal.dealer is deal.dealer
    assert [len(hand) for hand in state.deal.hands] == [12] * 4 or state.deal.trick.cards


def test_the_tricks_are_one_key_away_and_the_story_comes_back(
    seated: Seated, tmp_path: Path
) -> None:
    assert seated.room.files.open(saved(tmp_path / "finished.quinto", has_dealt_one))
    choose(seated.room, Command.LAST_TRICK)
    view = seated.table.last_trick
    assert view.isVisible()
    assert view.number == 12
    QTest.keyClick(view, Qt.Key.Key_Left)
    assert view.number == 11
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert not view.isVisible()
    assert isinstance(panel_on(seated.table), StoryPaper)
    assert observe(seated.controller.state, Seat.S).results


def test_the_hands_offer_the_replay_and_come_back(seated: Seated, tmp_path: Path) -> None:
    assert seated.room.files.open(saved(tmp_path / "finished.quinto", has_dealt_one))
    QTest.keyClick(seated.table, Qt.Key.Key_A)
    [replay] = [button for button in answers_on(seated.table) if button.text() == "Replay"]
    replay.click()
    [view] = seated.window.findChildren(ReplayView)
    assert view.isVisible()
    assert not seated.table.isVisible()
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert isinstance(panel_on(seated.table), AllHands)
    assert answers_on(seated.table)[0].hasFocus()


def turned(state: MatchState, *, early: bool) -> bool:
    """South and North have lost, after they were ahead: in an earlier deal, or in the last."""
    if not is_over(state) or state.winner is not Side.EW:
        return False
    turn, last = game_story(state.results, state.rules.target).turn, state.results[-1].number
    return turn is not None and (turn.deal < last if early else turn.deal == last)


def test_where_it_turned_in_the_last_deal_is_laid_on_the_felt(
    seated: Seated, tmp_path: Path
) -> None:
    assert seated.room.files.open(saved(tmp_path / "lost.quinto", partial(turned, early=False)))
    state = seated.controller.state
    turn = game_story(state.results, state.rules.target).turn
    assert turn is not None
    game_end_on(seated.table).turn.click()
    if turn.trick <= TRICKS_IN_A_DEAL:
        assert seated.table.last_trick.isVisible()
        assert seated.table.last_trick.number == turn.trick
        QTest.keyClick(seated.table.last_trick, Qt.Key.Key_Escape)
        assert panel_on(seated.table) is game_end_on(seated.table)


def test_where_it_turned_in_an_earlier_deal_opens_that_deal(seated: Seated, tmp_path: Path) -> None:
    assert seated.room.files.open(saved(tmp_path / "lost.quinto", partial(turned, early=True)))
    state = seated.controller.state
    turn = game_story(state.results, state.rules.target).turn
    assert turn is not None
    game_end_on(seated.table).turn.click()
    [view] = seated.window.findChildren(ReviewView)
    assert view.isVisible()
    assert view.reviewed.place == turn.deal - 1


def left_cards_by_quint(state: MatchState) -> bool:
    return (
        is_over(state)
        and state.results[-1].tricks_won is None
        and state.deal is not None
        and any(state.deal.hands)
    )


def test_cards_left_in_the_hands_reach_over_nothing_that_is_told(
    seated: Seated, tmp_path: Path
) -> None:
    assert seated.room.files.open(saved(tmp_path / "won.quinto", left_cards_by_quint))
    for kind in (GameEnd, AllHands, GameEnd):
        assert isinstance(panel_on(seated.table), kind)
        assert not any(card.isVisible() for card in cards_on(seated.table))
        QTest.keyClick(seated.table, Qt.Key.Key_A)
    seated.controller.undo()
    assert any(card.isVisible() for card in cards_on(seated.table))
