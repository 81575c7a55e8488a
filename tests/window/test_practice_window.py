"""Practising in the window: puzzles and mistakes, by mouse and by keys."""

from __future__ import annotations

from datetime import timedelta

import pytest
from at_the_table import *
from kit import *
from large_type import large_type
from playing import ManualExecutor
from present import present
from reviewing import Patient, short_deal, thinker_with
from seating import Scene
from tabling import Clock

from quinto_desktop.game.judging.values import Explaining, Outcome, Puzzle, Theme
from quinto_desktop.game.practice.session import Exercise
from quinto_desktop.players.puzzles.asking import Refuting
from quinto_desktop.window.app.practice_controller import PracticeController
from quinto_desktop.window.look.card_art import CardHeight
from quinto_desktop.window.stepper.theme_chooser import PuzzlePage
from quinto_desktop.window.text import verdict_text as words


@pytest.fixture
def scene(qtbot: QtBot, folders: UserFolders) -> Scene:
    players = usual_players(Form.FOUR, Level.NOVICE)
    scene = Scene(qtbot, folders, numbered_game(players, seed=7)).show()
    scene.skip_until(lambda state: state.phase is Phase.PLAY)
    return scene


@pytest.fixture(scope="module", autouse=True)
def found_once() -> Iterator[None]:
    """What is found of a question is found again, and many tests put the same."""
    with pytest.MonkeyPatch.context() as patch:
        for kind in (Explaining, Refuting):
            find = cache(partial(kind.answer, stop=StopFlag()))
            patch.setattr(kind, "answer", lambda question, _stop, find=find: find(question))
        yield


@pytest.fixture
def practising(scene: Scene) -> PracticeController:
    practising = scene.room.findChild(PracticeController)
    assert isinstance(practising, PracticeController)
    return practising


def ending(practice: Practice) -> Puzzle:
    """A puzzle that takes little time to refute."""
    return practice.puzzles(Theme.ENDING)[0]


def begin(practising: PracticeController, *exercises: Exercise) -> PracticeView:
    practice = present(practising._practice())
    practising._open(iter(exercises or [Exercise(ending(practice))]), "Puzzles")
    return present(practising.view)


def wrong_action(puzzle: Puzzle) -> Action:
    return max(puzzle.values, key=lambda one: puzzle.loss(one.action)).action


def wrong_card(puzzle: Puzzle) -> Play:
    worst = wrong_action(puzzle)
    assert isinstance(worst, Play)
    return worst


def click(view: PracticeView, action: object) -> None:
    assert isinstance(action, Play)
    card = widget_of(view.scene.table, action.card)
    QTest.mouseClick(card, Qt.MouseButton.LeftButton)


def test_the_right_card_counts_once_and_an_illegal_one_is_refused(
    practising: PracticeController, qtbot: QtBot
) -> None:
    puzzles = Practice().puzzles(Theme.ROYAL)
    puzzle = next(one for one in puzzles if len(one.values) < len(one.observation.hand))
    view = begin(practising, Exercise(puzzle))
    legal = [one.card for one in legal_actions(puzzle.state) if isinstance(one, Play)]
    barred = next(one for one in own_hand(view.table) if one.card not in legal)
    QTest.mouseClick(barred, Qt.MouseButton.LeftButton)
    assert view.trying.is_asked
    assert bubble_on(view.scene.table).accessibleName()

    view = begin(practising)
    trying = view.trying
    before = trying.practice.rating
    assert view.headline == words.task(trying.puzzle)
    with qtbot.waitSignal(trying.explained):
        click(view, trying.puzzle.best.action)

    assert trying.practice.rating.rating > before.rating
    assert "Right" in view.headline
    shown, other = view.shown(), wrong_card(trying.puzzle)
    view.scene.table.action_chosen.emit(other)  # after the answer it is none
    assert view.shown() == shown and trying.said == trying.puzzle.best.action


def seen_hands(view: PracticeView) -> int:
    """How many hands lie open."""
    return sum(hand is not None for hand in present(view.shown()).hands)


def marked(view: PracticeView) -> tuple[list[Card | None], list[Card | None]]:
    """The cards of the hand that are crossed, and those that are lit."""
    hand = own_hand(view.table)
    crossed = [one.card for one in hand if one.look.crossed]
    return crossed, [one.card for one in hand if one.look.lift is CardHeight.LIT]


def test_a_wrong_card_says_why_and_can_be_tried_again(
    practising: PracticeController, qtbot: QtBot
) -> None:
    view = begin(practising)
    trying = view.trying
    wrong, before = wrong_card(trying.puzzle), seen_hands(view)
    best = trying.puzzle.best.action
    assert isinstance(best, Play)
    with qtbot.waitSignals([trying.reasoned, trying.explained]):
        click(view, wrong)
        assert view.line == words.verdict(trying.puzzle, best, None)  # until it is known why
    assert words.loss_text(trying.puzzle, wrong) in view.headline
    why = words.why(trying.reasons, view.speaker)
    assert why and view.line == why
    assert marked(view) == ([wrong.card], [best.card])
    assert not view.scene.is_playing and seen_hands(view) == before
    assert is_offered(view.table, view.show_why)
    rating = trying.practice.rating
    ledge_button(view.table, view.trying.again).click()
    assert trying.is_asked and trying.practice.rating == rating
    assert marked(view) == ([], [])
    assert is_offered(view.table, view.show_why)
    click(view, trying.puzzle.best.action)
    assert trying.outcome is Outcome.ACCEPTED
    assert trying.practice.rating == rating


def test_after_a_second_try_one_button_shows_why_and_both_ways(
    practising: PracticeController, qtbot: QtBot
) -> None:
    view = begin(practising)
    trying = view.trying
    for _ in range(2):
        trying.again()
        with qtbot.waitSignals([trying.reasoned, trying.explained]):
            trying.answer(wrong_card(trying.puzzle))
    ledge_button(view.table, view.show_why).click()
    found = trying.refutation
    assert found is not None and found.wrong is not None
    assert view.scene.is_playing
    assert view.headline.endswith("is best.")
    why = words.why(trying.reasons, view.speaker)
    assert why and view.line == why
    ledge_button(view.table, view.show_why).click()  # while that is being played
    assert view.line == words.line_text(found.wrong)
    QTest.keyClick(view, Qt.Key.Key_Space)
    shown = view.shown()
    assert shown is not None and not view.scene.is_playing
    assert shown.scores == found.wrong.end.scores


def test_what_was_played_lies_in_view_or_is_unfolded(
    practising: PracticeController, scene: Scene, qtbot: QtBot
) -> None:
    view = begin(practising)
    played, slip = view.trying.puzzle.observation.tricks, view.played
    assert slip.isVisible() and not is_offered(view.table, Command.SHEET)
    told = slip.accessibleDescription().split("\n")
    for line, trick in zip(told, played, strict=True):
        assert all(card_name(card) in line for card in trick.cards)
    scene.window.resize(800, 560)
    assert not slip.isVisible() and view.table.width() == view.width()
    with qtbot.waitSignal(view.answered) as heard:
        ledge_button(view.table, Command.SHEET).click()
    assert slip.isVisible() and heard.args == ["\n".join(told)]
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert not slip.isVisible() and practising.view is view
    view.table.command_wanted.emit(Command.SHEET)  # by a click on a score
    scene.window.resize(1280, 800)
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert practising.view is None


def test_a_hint_crosses_a_wrong_card_and_moves_no_rating(practising: PracticeController) -> None:
    practice = Practice()
    puzzle = next(one for one in practice.puzzles(Theme.ENDING) if len(one.values) > 3)
    two = next(one for one in practice.puzzles(Theme.REFUSE) if len(one.values) == 2)
    view = begin(practising, Exercise(replace(two, theme=Theme.OTHER)))
    assert not is_offered(view.table, view.give_hint), "as it would have nothing to say"
    view, before = begin(practising, Exercise(puzzle)), practice.rating
    QTest.keyClick(view, Qt.Key.Key_F2)
    assert marked(view)[0] == [wrong_card(puzzle).card]
    assert words.theme_line(Theme.ENDING) in view.line
    assert not is_offered(view.table, view.give_hint)
    view.trying.answer(puzzle.best.action)
    assert marked(view)[0] == [] and view.trying.practice.rating == before


@pytest.mark.parametrize("has_tried", [False, True])
def test_whoever_gives_up_is_shown_what_is_best(
    practising: PracticeController, qtbot: QtBot, *, has_tried: bool
) -> None:
    view = begin(practising)
    trying = view.trying
    if has_tried:
        with qtbot.waitSignal(trying.explained):
            trying.answer(wrong_card(trying.puzzle))
        ledge_button(view.table, view.trying.again).click()
    with qtbot.waitSignal(trying.explained):
        ledge_button(view.table, view.show_why).click()
    assert view.headline.endswith("is best.") and view.scene.is_playing
    assert not view.played.isVisible() and view.table.width() == view.width()
    assert trying.said == trying.puzzle.best.action
    assert trying.practice.rating.rating < 1500


def test_the_table_shows_what_is_asked_for_while_a_line_plays(
    practising: PracticeController, qtbot: QtBot
) -> None:
    puzzle, every = ending(Practice()), [*product((0, 1), (0, 1), (0, 3, None))]
    ways = [(one, other, steps) for one, other, steps in every if (one == other) is (steps == 3)]
    ways = [*at_night(ways, [way for way in every if way not in ways])]
    view = begin(practising, *[Exercise(puzzle)] * (1 + len(ways)))
    trying, table = view.trying, view.table
    for one, other, steps in ways:
        trying.next()
        for _ in range(2):  # what is best is shown after a second try
            trying.again()
            with qtbot.waitSignal(trying.explained):
                trying.answer(wrong_card(puzzle))
        for place in (one, other):
            play_on(view, steps)
            if is_offered(table, act := (view.show_why, trying.again)[place]):
                ledge_button(table, act).click()
            table.input.go_on()  # a trick that rests
            shown = view.shown()
            assert shown is not None and fault_on(table, shown) is None, (one, other, steps)


def play_on(view: PracticeView, steps: int | None) -> None:
    """Show some steps of the line that plays, or all of them."""
    projector = view.scene._projector
    for _ in range(steps or 0):
        if projector is not None and projector.is_playing:
            projector._play_on()
    if steps is None:
        view.scene.skip()


def test_it_is_solved_by_keys_alone(
    practising: PracticeController, scene: Scene, qtbot: QtBot
) -> None:
    seen, view = scene.controller.state, begin(practising)
    trying, table = view.trying, view.scene.table
    wanted = trying.puzzle.best.action
    assert isinstance(wanted, Play)
    card = find_card(table, wanted.card)
    for _ in range(14):
        QTest.keyClick(table, Qt.Key.Key_Right)
        if table.window().focusWidget() is card:
            break
    with qtbot.waitSignal(trying.answered):
        QTest.keyClick(table.window().focusWidget() or table, Qt.Key.Key_Return)
    assert trying.said == wanted

    QTest.keyClick(ledge_button(view.table, view.trying.next), Qt.Key.Key_Return)
    assert "That is all" in view.headline
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert practising.view is None and scene.room.table.isVisible()
    assert scene.controller.state == seen


def open_page(scene: Scene) -> PuzzlePage:
    scene.room.command_wanted.emit(Command.PUZZLES)
    page = scene.room.views.view
    assert isinstance(page, PuzzlePage)
    page.panel.guard.wait(0)
    page.table.ledge.guard.wait(0)
    return page


def test_the_page_tells_what_is_solved(practising: PracticeController, scene: Scene) -> None:
    practice = present(practising._practice())
    scene.room.command_wanted.emit(Command.MISTAKES)
    assert "no mistakes to learn from yet" in bubble_on(scene.table).accessibleName()
    page = open_page(scene)
    panel, count = page.panel, sum(len(practice.puzzles(one, Form.FOUR)) for one in Theme)
    assert panel.total == f"0 of {count} solved"
    endings = practice.puzzles(Theme.ENDING, Form.FOUR)
    button = next(one for one in panel.courses if one.course.theme is Theme.ENDING)
    assert button.course.standing == f"{len(endings)} new"
    for number, puzzle in enumerate(endings[:10]):
        assert "Rating" not in open_page(scene).panel.total, "after ten answers"
        practice.attempt(puzzle, puzzle.best.action if number else None)
    page = open_page(scene)
    assert page.panel.total.startswith(f"9 of {count} solved · Rating")
    with large_type(28):
        scene.window.resize(800, 560)
        scene.window.grab()  # there is hardly room for all words
    ledge_button(page.table, page.change_forms).click()
    assert page.form is None and page.panel.total.startswith("9 of 300 solved")
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert scene.table.isVisible()


@pytest.mark.parametrize("by_keys", [False, True])
def test_a_theme_is_begun_and_left_again(
    practising: PracticeController, scene: Scene, *, by_keys: bool
) -> None:
    page = open_page(scene)
    assert page.panel.at == 0
    if by_keys:  # down, and to the side
        QTest.keyClick(page.panel.courses[0], Qt.Key.Key_Down)
        QTest.keyClick(page.panel.courses[3], Qt.Key.Key_Right)
        gold = page.table.ledge.gold
        assert gold is not None and "Double" in gold.content.words
        QTest.keyClick(page.panel.courses[4], Qt.Key.Key_Return)
    else:
        QTest.mouseClick(page.panel.courses[4], Qt.MouseButton.LeftButton)
    view = practising.view
    assert view is not None and view.trying.puzzle.theme is Theme.DOUBLE
    assert view.table.width() == view.width() and not is_offered(view.table, view.give_hint)
    assert view.trying.puzzle.seat is Seat.S
    QTest.keyClick(view, Qt.Key.Key_Escape)
    [page] = scene.window.findChildren(PuzzlePage)
    assert page is scene.room.views.view and practising.view is None
    assert page.panel.at == 4 and page.panel.courses[4].hasFocus()


def test_a_click_meant_for_what_led_to_a_puzzle_gives_no_answer_away(
    practising: PracticeController,
) -> None:
    view, clock = begin(practising), Clock()
    view.table.ledge.guard.clock = clock
    view.table.set_preferences(TablePreferences(Pace()))
    view.trying.asked.emit()
    for _ in range(2):
        clock.now += 950
        QTest.mouseClick(ledge_button(view.table, view.show_why), Qt.MouseButton.LeftButton)
        assert view.trying.is_asked
    clock.now += 500
    QTest.mouseClick(ledge_button(view.table, view.show_why), Qt.MouseButton.LeftButton)
    assert not view.trying.is_asked


def test_the_puzzle_of_the_day_is_marked_as_solved(
    practising: PracticeController, scene: Scene
) -> None:
    page, preferences = open_page(scene), scene.preferences
    day = scene.controller.today()
    before = tuple([str(day - timedelta(days=ago)) for ago in (2, 1)])
    preferences.change(days_puzzles=before)
    QTest.mouseClick(page.panel.courses[6], Qt.MouseButton.LeftButton)
    trying = present(practising.view).trying
    assert trying.puzzle.key == trying.practice.of_the_day(day).key
    trying.answer(wrong_action(trying.puzzle))
    assert str(day) not in preferences.settings.days_puzzles
    trying.again()
    trying.answer(trying.puzzle.best.action)
    assert preferences.settings.days_puzzles == (*before, str(day))
    panel = open_page(scene).panel
    course, gold = panel.courses[6].course, panel.at
    assert course.line.startswith("Solved.") and course.standing == "3 days in a row" and gold == 0


def test_what_is_told_as_an_exercise_opens_is_seen_on_it(
    practising: PracticeController, scene: Scene, folders: UserFolders, tmp_path: Path
) -> None:
    log = folders.history / "practice.jsonl"
    log.parent.mkdir(parents=True, exist_ok=True)
    log.write_text("no such thing\n", encoding="utf-8")
    practising.try_puzzle(ending(Practice(tmp_path)))

    view = present(practising.view)
    assert "was damaged" in bubble_on(view.table).accessibleName()
    assert bubble_on(view.table).isVisible()

    scene.room.command_wanted.emit(Command.ASK_SCORE)
    view.closed.emit()
    assert not bubble_on(scene.table).isVisible()  # what was asked is about the exercise


# ------------------------------------------------------------------- puzzles from own games
@pytest.fixture
def aside(scene: Scene) -> Patient:
    """Whoever would search deals on the judges' desk of the window, where nothing is reviewed."""
    executor = Patient()
    scene.room.judging._desk = ReviewQueue(thinker_with(executor), Thinker(ManualExecutor), 8)
    return executor


@pytest.fixture
def finished(monkeypatch: pytest.MonkeyPatch) -> PlayedDeal:
    """A finished deal, as though it were of the window's game."""
    deal = short_deal()
    own = [(deal, frozenset({Seat.S}))]
    monkeypatch.setattr("quinto_desktop.game.practice.making.own_deals", lambda _session: own)
    return deal


def test_the_search_for_puzzles_is_stopped_where_it_was_begun(
    practising: PracticeController, scene: Scene, aside: Patient, finished: PlayedDeal
) -> None:
    page = open_page(scene)
    assert not is_offered(page.table, page.making_wanted.emit), "to a beginner"
    scene.preferences.change(show_everything=True)
    page = open_page(scene)
    ledge_button(page.table, page.making_wanted.emit).click()
    assert "0 of 1 deals" in page.panel.line
    assert aside.open == 1
    scene.preferences.change(sounds=False)  # it was asked for, and goes on
    page = open_page(scene)
    assert "0 of 1 deals" in page.panel.line
    button = ledge_button(page.table, page.making_wanted.emit)
    assert "Stop" in button.accessibleName()
    button.click()
    assert "Look" in button.accessibleName() and "deals" not in page.panel.line
    assert practising._making is not None and not practising._making.is_due


def test_a_finished_deal_is_searched_without_being_asked(
    practising: PracticeController,
    scene: Scene,
    aside: Patient,
    finished: PlayedDeal,
    monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot,
) -> None:
    monkeypatch.setattr("quinto_desktop.window.app.practice_controller.READING_MS", 0)
    scene.preferences.change(background=False)
    practising._search_finished()
    assert aside.open == 0  # nobody is to think unasked
    scene.preferences.change(background=True)
    last = finished.decisions[-1]
    practising._on_controller_stepped(apply(last.state, last.action))
    qtbot.waitUntil(lambda: aside.open == 1)
    making = practising._making
    assert making is not None and making.is_due
    scene.preferences.change(background=False)
    assert not making.is_due
    scene.preferences.change(background=True)
    practising._search_finished()
    with qtbot.waitSignal(making.finished):
        aside.questions[-1][0].set_result(None)
    practising._search_finished()  # once is enough
    assert not making.is_due
