"""The one place that replaces the state: people, computers, undo and records meet here."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path

import pytest
from acting import act
from inline import InlineExecutor
from msgspec.structs import replace
from playing import (
    NOBODY,
    SOUTH,
    BrokenKeeper,
    Cheating,
    CountingKeeper,
    Failing,
    First,
    Heard,
    ManualExecutor,
    match_of,
    played,
    setup,
)
from pytestqt.qtbot import QtBot

from quinto_desktop.game.public import *
from quinto_desktop.game.session import acts_by_itself
from quinto_desktop.players import ComputerPlayer
from quinto_desktop.records import Autosave, Fault, Message, RecordError, load_game
from quinto_desktop.records.autosave import Shelf
from quinto_desktop.rules import *

DEAL_AND_CALLS = 5


class Game:
    """A controller under test, and what it signalled."""

    def __init__(
        self,
        qtbot: QtBot,
        session: Session | None = None,
        *,
        keeper: Keeper | None = None,
        pace: Pace = INSTANT,
        player: ComputerPlayer | None = None,
        executor: ManualExecutor | None = None,
    ) -> None:
        chosen = player or First()
        self.qtbot = qtbot
        self.executor = executor
        self.thinker = Thinker(InlineExecutor if executor is None else lambda: executor)
        self.controller = GameController(
            session or Session(setup()), self.thinker, keeper, pace, lambda *_: chosen
        )
        self.heard = Heard.of(self.controller)

    @property
    def session(self) -> Session:
        return self.controller.session

    def start(self) -> Game:
        self.controller.start()
        return self

    @contextmanager
    def unchanged(self) -> Iterator[None]:
        """Nothing becomes of what is done in a block."""
        before = self.session.saved()
        yield
        assert self.session.saved() == before

    def refusal(self) -> Refusal:
        ((refusal,),) = self.heard.of_kind("rejected")
        assert isinstance(refusal, Refusal)
        return refusal

    def wait_until(self, condition: Callable[[], bool]) -> None:
        self.qtbot.waitUntil(condition)

    def wait_for_person(self) -> None:
        """Until the person is on turn; computers' answers come by the event loop."""
        self.wait_until(self.session.awaits_person)

    def act(self) -> None:
        """Take the person's first legal action, and let the others answer."""
        self.controller.submit(Seat.S, legal_actions(self.controller.state)[0])

    def play_to_next_decision(self, times: int = 1) -> None:
        for _ in range(times):
            self.act()
            self.wait_for_person()

    def deliver(self, place: int = -1) -> None:
        """Answer a question by hand, and let whatever it causes arrive."""
        assert self.executor is not None
        with self.qtbot.waitSignal(self.thinker.answered):
            self.executor.answer(place)


@pytest.fixture
def game(qtbot: QtBot) -> Game:
    return Game(qtbot).start()


@pytest.fixture
def keeper() -> CountingKeeper:
    return CountingKeeper()


@pytest.fixture
def kept_game(qtbot: QtBot, keeper: CountingKeeper) -> Game:
    return Game(qtbot, keeper=keeper).start()


@pytest.fixture
def slow_game(qtbot: QtBot) -> Game:
    """Computer players answer when the test says so; the person has just called."""
    game = Game(qtbot, executor=ManualExecutor()).start()
    game.act()
    return game


# --------------------------------------------------------------- computers among themselves
def test_the_first_deal_comes_by_itself_and_the_next_when_it_is_asked_for(qtbot: QtBot) -> None:
    game = Game(qtbot, Session(setup(NOBODY, target=10_000))).start()
    game.wait_until(lambda: len(game.controller.state.results) == 1)

    assert game.controller.state.phase is Phase.DEALING
    assert game.heard.names()[-1] == "turn_started"

    game.controller.deal()

    deal = game.controller.state.dealt
    assert deal.number == 2


def test_nothing_is_dealt_into_a_running_deal_and_nothing_hastened_without_a_pause(
    game: Game,
) -> None:
    with game.unchanged():
        game.controller.deal()
        game.controller.skip_ahead()


# --------------------------------------------------------------- a person's actions
def test_a_persons_action_is_done_and_the_others_answer(game: Game) -> None:
    game.heard.clear()

    game.play_to_next_decision()

    steps = [step for (step,) in game.heard.of_kind("stepped")]
    assert [step.before.turn for step in steps] == [Seat.S, Seat.W, Seat.N, Seat.E]
    assert all(one.after == other.before for one, other in pairwise(steps))
    assert game.heard.names()[-1] == "turn_started"


def test_a_step_is_kept_before_anybody_hears_of_it(kept_game: Game, keeper: CountingKeeper) -> None:
    lengths: list[int] = []
    kept_game.controller.stepped.connect(lambda _step: lengths.append(keeper.kept[-1]))

    kept_game.act()

    assert lengths == [kept_game.session.length]


def test_an_illegal_action_is_rejected_and_changes_nothing(
    kept_game: Game, keeper: CountingKeeper
) -> None:
    kept_game.heard.clear()
    kept = [*keeper.kept]

    with kept_game.unchanged():
        kept_game.controller.submit(Seat.S, Call.REDOUBLE)

    assert kept_game.refusal().reason is Reason.NOTHING_TO_REDOUBLE
    assert kept_game.heard.names() == ["rejected"]
    assert keeper.kept == kept


def test_a_card_ends_the_pause_for_whoever_comes_back(qtbot: QtBot) -> None:
    session = Session(setup())
    session.apply(session.next_deal())
    session.apply(Call.PASS)
    game = Game(qtbot, session, pace=Pace(), executor=ManualExecutor())
    game.controller.start(is_back=True)
    game.deliver()
    assert session.length == 2
    game.controller.submit(Seat.S, Call.PASS)
    assert session.length == 3
    assert not game.heard.of_kind("rejected")
    game.controller.submit(Seat.S, Call.PASS)
    assert game.refusal().reason is Reason.NOT_YOUR_TURN


@pytest.mark.parametrize(
    ("people", "acts", "seat", "turn"),
    [
        pytest.param(SOUTH, 0, Seat.N, Seat.S, id="another seat"),
        pytest.param(SOUTH, 1, Seat.S, Seat.W, id="a computer's turn"),
        pytest.param(NOBODY, 0, Seat.S, Seat.S, id="a computer player"),
    ],
)
def test_nobody_acts_but_whose_turn_it_is(
    qtbot: QtBot, people: frozenset[Seat], acts: int, seat: Seat, turn: Seat
) -> None:
    game = Game(qtbot, Session(setup(people)), executor=ManualExecutor()).start()
    for _ in range(acts):
        game.act()

    with game.unchanged():
        game.controller.submit(seat, Call.PASS)

    assert game.refusal() == Refusal(Reason.NOT_YOUR_TURN, seat=turn)


# --------------------------------------------------------------- computer players that fail
def test_a_failing_player_pauses_the_game_and_can_be_asked_again(qtbot: QtBot) -> None:
    game = Game(qtbot, player=Failing(times=2)).start()
    for go_on in (game.act, game.controller.start):
        game.heard.clear()
        with qtbot.waitSignal(game.controller.failed):
            go_on()
        ((seat, fault),) = game.heard.of_kind("failed")
        assert seat is Seat.W
        assert "out of ideas" in fault
        assert game.session.length == 2

    game.controller.start()
    game.wait_for_person()

    assert game.session.length == DEAL_AND_CALLS


def test_after_a_failure_one_may_also_undo(qtbot: QtBot) -> None:
    game = Game(qtbot, player=Failing()).start()
    with qtbot.waitSignal(game.controller.failed):
        game.act()

    game.controller.undo()

    assert game.session.awaits_person()
    game.play_to_next_decision()
    assert game.session.length == DEAL_AND_CALLS


@pytest.mark.parametrize("length", [2, DEAL_AND_CALLS + 1], ids=["call", "card"])
def test_an_illegal_answer_is_a_failure(qtbot: QtBot, length: int) -> None:
    game = Game(qtbot, played(length), player=Cheating())

    with game.unchanged(), qtbot.waitSignal(game.controller.failed):
        game.start()

    assert game.heard.of_kind("rejected") == []  # the person did nothing wrong
    ((seat, fault),) = game.heard.of_kind("failed")
    assert seat is game.session.state.turn
    assert fault


# --------------------------------------------------------------- stale answers
@pytest.mark.parametrize(
    "leave",
    [
        GameController.undo,
        lambda controller: controller.new_game(setup(seed=4)),
        GameController.close,
        GameController.abandon,
    ],
    ids=["undone", "another game", "closed", "abandoned"],
)
@pytest.mark.parametrize("make_player", [First, Failing], ids=["answers", "fails"])
def test_an_answer_that_comes_too_late_is_not_heard(
    qtbot: QtBot, leave: Callable[[GameController], None], make_player: Callable[[], ComputerPlayer]
) -> None:
    game = Game(qtbot, player=make_player(), executor=ManualExecutor()).start()
    game.act()
    leave(game.controller)

    with game.unchanged():
        game.deliver(0)
        game.controller.skip_ahead()

    assert game.heard.of_kind("failed") == []


def test_only_the_newest_question_counts(slow_game: Game) -> None:
    """After undo and redo the same seat has been asked twice."""
    executor = slow_game.executor
    assert executor is not None
    slow_game.controller.undo()
    slow_game.controller.redo()
    assert len(executor.questions) == 2

    slow_game.deliver(0)
    assert slow_game.session.length == 2
    slow_game.deliver(1)
    assert slow_game.session.length == 3


def test_closing_waits_for_the_player_that_thinks(qtbot: QtBot) -> None:
    executor = ThreadPoolExecutor(max_workers=1)
    controller = GameController(Session(setup(NOBODY)), Thinker(lambda: executor), pace=INSTANT)
    controller.start()

    controller.close()

    with pytest.raises(RuntimeError):
        executor.submit(print)
    controller.close()


# --------------------------------------------------------------- pauses
def in_a_complete_trick(qtbot: QtBot, pace: Pace) -> Game:
    """A game in which a computer has just won a trick and is to lead."""
    game = Game(qtbot, executor=ManualExecutor()).start()
    while True:
        deal = game.session.state.dealt
        game.controller.pace = pace if len(deal.trick.cards) == 3 else INSTANT
        if game.session.awaits_person():
            game.act()
        else:
            game.deliver()
        won = any(isinstance(event, TrickWon) for event in game.session.steps[-1].events)
        if won and not game.session.awaits_person():
            return game


@pytest.mark.parametrize("is_early", [False, True], ids=["after the answer", "before it"])
def test_a_complete_trick_rests_until_one_goes_on(qtbot: QtBot, is_early: bool) -> None:
    game = in_a_complete_trick(qtbot, Pace(Speed.NONE, TrickPause.CLICK))
    before = game.session.length
    ways = [game.deliver, game.controller.skip_ahead]

    first, second = reversed(ways) if is_early else ways
    first()
    assert game.session.length == before  # the answer is held back, or is not there yet

    second()
    assert game.session.length == before + 1


def test_a_pause_passes_by_itself(qtbot: QtBot) -> None:
    game = Game(qtbot, pace=Pace(Speed.FAST)).start()
    game.act()
    assert game.session.length == 2

    with qtbot.waitSignal(game.controller.stepped):
        pass

    assert game.session.length == 3


def test_a_game_waits_until_nobody_holds_it_any_more(slow_game: Game) -> None:
    holds = slow_game.controller.holds
    ends = [holds.hold(Hold.VIEW), holds.hold(Hold.DIALOG), holds.hold(Hold.VIEW)]
    slow_game.controller.skip_ahead()  # a pause that is over meanwhile
    slow_game.deliver()
    assert slow_game.session.length == 2

    for end in ends[::-1]:
        assert slow_game.session.length == 2
        end()
        end()
    assert slow_game.session.length == 3
    assert not holds.reasons


def test_a_hold_ends_with_its_block_whatever_happens(game: Game) -> None:
    holds = game.controller.holds
    with pytest.raises(ZeroDivisionError), holds.during(Hold.DIALOG):
        assert holds.reasons == {Hold.DIALOG}
        raise ZeroDivisionError
    assert not holds.reasons


@pytest.mark.parametrize("is_left", [False, True], ids=["the same game", "another game"])
def test_what_was_on_its_way_to_a_covered_table_is_done_if_the_position_stays(
    game: Game, is_left: bool
) -> None:
    """As when the only card is about to play itself, and a review is opened."""
    with game.controller.holds.during(Hold.VIEW):
        game.act()
        assert game.session.length == 1
        if is_left:
            game.controller.new_game(setup(NOBODY))
    assert any(isinstance(step.action, Call) for step in game.session.steps) is not is_left
    assert game.heard.of_kind("rejected") == []


def test_undo_ends_a_pause(qtbot: QtBot) -> None:
    game = in_a_complete_trick(qtbot, Pace(Speed.NONE, TrickPause.CLICK))
    game.deliver()

    game.controller.undo()
    with game.unchanged():
        game.controller.skip_ahead()

    assert game.session.awaits_person()


# --------------------------------------------------------------- undo, redo
def test_undo_and_redo_tell_that_the_state_was_replaced(game: Game) -> None:
    game.play_to_next_decision(times=2)
    game.heard.clear()

    with game.unchanged():
        game.controller.undo()
        game.controller.redo()

    assert game.heard.names() == ["history_changed", "restored", "turn_started"] * 2


# --------------------------------------------------------------- giving up
def test_an_abandoned_game_takes_no_more_actions(game: Game) -> None:
    game.heard.clear()
    game.controller.abandon()
    assert game.heard.names() == ["history_changed", "abandoned"]

    game.act()

    assert game.refusal().reason is Reason.GAME_IS_OVER


def test_undo_takes_an_abandoned_game_up_again_as_it_stood(game: Game) -> None:
    game.play_to_next_decision()
    before = game.session.state
    game.controller.abandon()
    game.heard.clear()

    game.controller.undo()

    assert game.session.state == before
    assert game.heard.names() == ["history_changed", "restored", "turn_started"]
    game.play_to_next_decision()
    assert game.heard.of_kind("rejected") == []


def test_undo_takes_up_a_game_in_which_nobody_has_decided_anything(qtbot: QtBot) -> None:
    game = Game(qtbot, Session(setup(NOBODY)), executor=ManualExecutor()).start()
    game.controller.abandon()
    assert game.controller.can_undo

    game.controller.undo()
    game.deliver()

    assert game.session.length == 2


def test_an_abandoned_game_is_kept_no_more_until_it_is_taken_up(
    kept_game: Game, keeper: CountingKeeper
) -> None:
    kept_game.play_to_next_decision()
    kept = [*keeper.kept]

    kept_game.controller.abandon()
    assert (keeper.drops, keeper.kept) == (1, kept)

    kept_game.controller.undo()
    assert keeper.kept == [*kept, kept_game.session.length]


# --------------------------------------------------------------- leaving a game
@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    return tmp_path / "games"


def with_shelf(qtbot: QtBot, shelf: Path, session: Session | None = None) -> Game:
    return Game(qtbot, session, keeper=Keeper(None, Shelf(shelf)))


@pytest.mark.parametrize("is_opened", [False, True], ids=["another begins", "another is opened"])
def test_an_unfinished_game_is_kept_when_it_is_left(
    qtbot: QtBot, shelf: Path, is_opened: bool
) -> None:
    game = with_shelf(qtbot, shelf).start()
    game.play_to_next_decision()
    left, path = game.session.saved(), shelf.parent / "other.quinto"

    if is_opened:
        Game(qtbot, played(20)).controller.save(path)
        game.controller.open(path)
        assert game.session.saved() == load_game(path)
    else:
        game.controller.new_game(setup(seed=9))
        assert (game.session.setup.seed, game.session.length) == (9, 1)

    ((shelved,),) = game.heard.of_kind("shelved")
    assert load_game(shelved) == left


@pytest.mark.parametrize("what", ["undecided", "abandoned", "over", "computers"])
def test_other_games_are_not_kept(qtbot: QtBot, shelf: Path, what: str) -> None:
    people = NOBODY if what == "computers" else SOUTH
    game = with_shelf(
        qtbot, shelf, Session(setup(people, target=5 if what == "over" else 250))
    ).start()
    if what == "over":
        while game.controller.state.phase is not Phase.MATCH_OVER:
            game.act()
            game.wait_until(
                lambda: (
                    game.session.awaits_person() or game.controller.state.phase is Phase.MATCH_OVER
                )
            )
    elif what == "abandoned":
        game.play_to_next_decision()
        game.controller.abandon()

    game.controller.new_game(setup(seed=9))

    assert game.heard.of_kind("shelved") == []
    assert not shelf.exists()


@pytest.mark.parametrize("deal", [1, 2])
def test_a_deal_can_be_played_again_from_its_first_call(
    qtbot: QtBot, shelf: Path, deal: int
) -> None:
    game = with_shelf(qtbot, shelf).start()
    assert not game.session.can_play_deal_again, "it has only just been dealt"
    while (game.controller.state.deal or pytest.fail("no deal")).number < deal:
        game.act()
        game.wait_until(
            lambda: game.session.awaits_person() or game.controller.state.phase is Phase.DEALING
        )
        game.controller.deal()
        game.wait_for_person()
    game.play_to_next_decision(times=3)
    left, dealt = game.session, game.controller.state.deal
    assert left.can_play_deal_again
    calls = [step.action for step in left.steps if isinstance(step.action, Call)][4 * (deal - 1) :]

    game.controller.new_game(left.deal_again())
    game.wait_for_person()

    ((path,),) = game.heard.of_kind("shelved")
    assert load_game(path) == left.saved()
    again = game.controller.state.dealt
    assert dealt is not None
    assert (again.number, again.dealer, again.tricks) == (deal, dealt.dealer, ())
    assert game.session.setup == left.setup
    assert game.session.steps == left.steps[: game.session.length]
    assert list(again.calls) == calls[: len(again.calls)], "the same people, the same calls"
    assert not game.session.can_redo


def test_a_bad_file_leaves_the_running_game_untouched(slow_game: Game, tmp_path: Path) -> None:
    path = tmp_path / "bad.quinto"
    path.write_text("this is no game")
    before = slow_game.session
    slow_game.heard.clear()

    with slow_game.unchanged(), pytest.raises(RecordError) as told:
        slow_game.controller.open(path)

    assert told.value.message.code is Fault.NOT_A_GAME
    assert slow_game.session is before
    assert slow_game.heard.log == []
    slow_game.deliver()  # the player that was thinking is still heard
    assert slow_game.session.length == 3


# --------------------------------------------------------------- keeping
def test_every_action_is_kept_at_once(kept_game: Game, keeper: CountingKeeper) -> None:
    kept_game.play_to_next_decision(times=3)

    assert keeper.kept == list(range(1, kept_game.session.length + 1))

    kept_game.controller.undo()
    assert keeper.kept[-1] == kept_game.session.length


def test_a_game_that_cannot_be_kept_goes_on(qtbot: QtBot) -> None:
    game = Game(qtbot, keeper=BrokenKeeper()).start()
    game.play_to_next_decision()

    assert game.session.length == DEAL_AND_CALLS
    assert game.heard.of_kind("not_saved") == [(BrokenKeeper.FAULT,)]


def test_an_unfinished_game_that_cannot_be_put_by_is_not_left(qtbot: QtBot) -> None:
    game = Game(qtbot, keeper=BrokenKeeper()).start()
    game.play_to_next_decision()

    with game.unchanged(), pytest.raises(RecordError) as told:
        game.controller.new_game(setup(seed=8))

    assert told.value.message == BrokenKeeper.FAULT
    game.controller.abandon()
    game.controller.new_game(setup(seed=8))
    assert game.session.setup.seed == 8


def test_the_real_autosave_has_the_game_at_every_moment(qtbot: QtBot, tmp_path: Path) -> None:
    autosave = Autosave(tmp_path)
    game = Game(qtbot, keeper=Keeper(autosave)).start()
    for _ in range(3):
        game.play_to_next_decision()
        assert load_game(autosave.path) == game.session.saved()
    game.controller.undo()
    assert load_game(autosave.path) == game.session.saved()
    game.controller.abandon()
    assert not autosave.path.exists()
    autosave.release()


def test_the_autosave_is_no_file_to_open_or_to_save_to(qtbot: QtBot, tmp_path: Path) -> None:
    autosave = Autosave(tmp_path)
    game = Game(qtbot, keeper=Keeper(autosave)).start()
    game.play_to_next_decision()
    kept = autosave.path.read_bytes()

    for attempt in (game.controller.open, game.controller.save):
        with pytest.raises(RecordError) as told:
            attempt(autosave.path)
        assert told.value.message == Message(Fault.OWN_AUTOSAVE, path=autosave.path)

    assert autosave.path.read_bytes() == kept
    assert list(game.heard.of_kind("restored")) == []
    autosave.release()


# --------------------------------------------------------------- the last card
def before_souths_last_card(qtbot: QtBot, pace: Pace, people: frozenset[Seat] = SOUTH) -> Game:
    """A game in which South is on turn with its last card of a deal."""
    return before(qtbot, pace, people, is_last)


def before(
    qtbot: QtBot, pace: Pace, people: frozenset[Seat], is_there: Callable[[Session], bool]
) -> Game:
    """A game that is played at random up to a moment."""
    session = Session(setup(people, target=10_000))
    choice = random.Random(7)
    while not is_there(session):
        act(session, choice)
    return Game(qtbot, session, pace=pace)


def hand_of(session: Session, seat: Seat) -> Sequence[Card]:
    return () if session.state.deal is None else session.state.deal.hands[seat]


def is_last(session: Session) -> bool:
    return len(hand_of(session, Seat.S)) == 1 and session.state.turn is Seat.S


def test_the_last_card_plays_itself_when_its_pause_is_over(qtbot: QtBot) -> None:
    game = before_souths_last_card(qtbot, Pace(Speed.FAST))

    with qtbot.waitSignal(game.controller.stepped):
        game.start()
        assert hand_of(game.session, Seat.S)

    assert not hand_of(game.session, Seat.S)
    assert "turn_started" not in game.heard.names()[: game.heard.names().index("stepped")]


def passes_by_itself(session: Session) -> bool:
    state = session.state
    return state.phase is Phase.DOUBLING and acts_by_itself(state) and state.turn is Seat.S


@pytest.mark.parametrize("people", [SOUTH, frozenset(Seat)], ids=["one", "all"])
def test_a_call_that_can_only_be_pass_is_not_asked_for(
    qtbot: QtBot, people: frozenset[Seat]
) -> None:
    game = before(qtbot, INSTANT, people, passes_by_itself)
    calls = len(game.session.state.deal.calls) if game.session.state.deal else 0

    game.start()

    game.wait_until(
        lambda: game.session.state.deal is not None and len(game.session.state.deal.calls) > calls
    )
    game.controller.undo()
    assert not game.controller.is_sure(game.session.state)


@pytest.mark.parametrize("plays_only_card", [True, False])
def test_of_several_people_nobody_need_play_an_only_card(
    qtbot: QtBot, plays_only_card: bool
) -> None:
    def has_one(session: Session) -> bool:
        is_play = session.state.phase is Phase.PLAY and not acts_by_itself(session.state)
        return is_play and len(legal_actions(session.state)) == 1

    game = before(qtbot, INSTANT, frozenset(Seat), has_one)
    controller, game.controller.plays_only_card = game.controller, plays_only_card

    with qtbot.waitSignal(controller.stepped if plays_only_card else controller.turn_started):
        game.start()


# -------- The controller in every form: draw, dummy, two hands, several people, games after games
RUBBER = RuleOptions(target=40, match=MatchForm.RUBBER, draw=DrawRule.ACE_LOW, stakes=2)
ROUND = RuleOptions(target=40, form=Form.DUMMY, match=MatchForm.ROUND)
TWO = RuleOptions(target=40, form=Form.TWO)
FORMS = {"rubber": RUBBER, "round": ROUND, "two": TWO}


def controller_of(session: Session) -> GameController:
    return GameController(session, Thinker(InlineExecutor), None, INSTANT, lambda *_: First())


def play_to_the_end(controller: GameController, qtbot: QtBot) -> None:
    """Do for people the first thing that is allowed, until the match is over."""
    session = controller.session
    controller.start()
    while session.state.phase is not Phase.MATCH_OVER:
        if session.state.phase is Phase.DRAWING:
            controller.draw()
        elif session.state.phase is Phase.DEALING:
            controller.deal()
        elif session.awaits_person():
            controller.submit(session.state.mover, legal_actions(session.state)[0])
        qtbot.waitUntil(
            lambda: (
                session.awaits_person()
                or session.state.phase in (Phase.DRAWING, Phase.DEALING, Phase.MATCH_OVER)
            )
        )


@pytest.mark.parametrize("rules", FORMS.values(), ids=FORMS)
@pytest.mark.parametrize("people", [set(), {0}, {1}, {0, 1}], ids=str)
def test_a_whole_match_is_played(qtbot: QtBot, rules: RuleOptions, people: set[int]) -> None:
    session = Session(match_of(rules, frozenset(people)))
    controller = controller_of(session)
    heard = Heard.of(controller)

    play_to_the_end(controller, qtbot)

    assert heard.of_kind("rejected") == []
    assert heard.of_kind("failed") == []
    assert Session.resumed(session.saved()).state == session.state
    games = {MatchForm.RUBBER: {2, 3}, MatchForm.ROUND: {3}, MatchForm.GAME: {1}}
    assert len(session.state.games) in games[rules.match]


def test_the_draw_waits_to_be_asked_for_and_the_first_deal_too(qtbot: QtBot) -> None:
    session = Session(match_of(RUBBER))
    controller = controller_of(session)
    heard = Heard.of(controller)

    controller.start()
    assert (session.state.phase, heard.names()) == (Phase.DRAWING, ["turn_started"])
    controller.deal()
    assert session.length == 0
    controller.draw()
    controller.draw()

    assert [type(step.action) for step in session.steps] == [Draw]
    assert session.state.phase is Phase.DEALING
    controller.deal()
    qtbot.waitUntil(session.awaits_person)
    assert isinstance(session.steps[1].action, Deal)


def test_dummys_card_is_played_by_the_dummy_player_and_only_from_dummys_seat(qtbot: QtBot) -> None:
    setup = replace(match_of(ROUND, frozenset({0})), first_dealer=Seat.S)
    session = Session(setup)
    controller = controller_of(session)
    heard = Heard.of(controller)
    controller.start()
    while not (session.state.phase is Phase.PLAY and session.state.turn is Seat.N):
        qtbot.waitUntil(session.awaits_person)
        turn = session.state.mover
        if session.state.phase is Phase.PLAY and turn is Seat.N:
            break
        controller.submit(turn, legal_actions(session.state)[0])
        qtbot.waitUntil(session.awaits_person)
    action = legal_actions(session.state)[0]

    controller.submit(Seat.S, action)
    (refusal,) = heard.of_kind("rejected")[-1]
    assert (refusal.reason, refusal.seat) == (Reason.NOT_YOUR_TURN, Seat.N)
    length = session.length
    controller.submit(Seat.N, action)
    assert session.length > length
