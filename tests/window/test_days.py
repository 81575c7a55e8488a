"""The deal of the day in the window: offered, played, kept, and copied for friends."""

from __future__ import annotations

from datetime import timedelta

import pytest
from at_the_table import *
from history_games import NOON_MS
from history_games import match as past_match
from kit import *
from legible_scene import speaking
from made_up_reviews import MadeUp
from seating import PSEUDO, Scene

from quinto_desktop.game.sharing.days_deal import DaysResult, days_game, first_result
from quinto_desktop.window.app.exchange import result_text
from quinto_desktop.window.app.program import _keep_history
from quinto_desktop.window.sheet.match_paper import HomePanel
from quinto_desktop.window.table.ledge_button import RING
from quinto_desktop.window.text.translation import signed


@pytest.fixture
def scene(qtbot: QtBot, folders: UserFolders) -> Scene:
    setup = numbered_game(usual_players(Form.FOUR, Level.NOVICE), seed=4711)
    scene = Scene(qtbot, folders, setup)
    scene.preferences.keep(scene.preferences.settings.with_game(setup.players, setup.rules))
    scene.show(QSize(1280, 800))
    QGuiApplication.clipboard().clear()
    return scene


def begin(scene: Scene) -> None:
    choose(scene.room, Command.DAYS_DEAL)
    assert scene.controller.session.setup.seed == number_of_the_day(DAY)


def play_it(scene: Scene) -> None:
    begin(scene)
    finish(scene)


def finish(scene: Scene, name: str = "last-trick-of-the-day") -> None:
    """Play the last trick of a deal, and look at its story."""
    scene.skip_to(name)
    scene.play_until(one_deal)
    scene.qtbot.waitUntil(lambda: asks(scene.table))


def one_deal(state: MatchState) -> bool:
    return bool(state.deals_finished)


def clipboard() -> str:
    return QGuiApplication.clipboard().text()


def result_of(scene: Scene) -> DaysResult:
    found = first_result(scene.preferences.settings.days_results, DAY)
    assert found is not None
    return found


def test_the_story_ends_it_and_copies_it_and_it_is_kept(scene: Scene) -> None:
    play_it(scene)
    table, story, buttons = scene.table, panel_on(scene.table), answers_on(scene.table)
    told = ["New game, same people", "All hands", "Review", "Play it again", "Copy result"]
    assert [it.text() for it in buttons] == told
    assert "to go" not in story.accessibleDescription()
    assert "250" not in story.accessibleDescription()
    assert story.accessibleDescription().startswith("Deal of the day. ")
    buttons[-1].click()
    ours, theirs = scene.controller.state.results[0].points
    assert scene.room.window.windowTitle() == "Deal of the day – Quinto"
    assert result_of(scene) == DaysResult(DAY, ours, theirs, Level.NOVICE)
    assert scene.controller.session.setup.people == {2}
    assert clipboard() == f"Quinto 2026-11-22: {ours} to {theirs}, Novice"
    assert bubble_on(table).accessibleName() == f"Copied, to paste into a message: {clipboard()}"

    assert [plaque.content.line for plaque in plaques_on(table)] == ["", ""]
    content = content_of(scene.room.view.shown(), scene.room.view.speaker)
    assert not content.is_for_game
    assert f"We: {ours}.\nThey: {theirs}.\n" in describe(content)
    assert "250" not in describe(content)
    assert content.ending == "Only this one deal is played"


def test_the_same_people_are_those_one_played_with_before(scene: Scene) -> None:
    before = tuple([replace(player, name=f"{player.name} 2") for player in usual_players()])
    scene.room.files.begin(numbered_game(before, RuleOptions(target=100), seed=1))
    play_it(scene)
    let_listen(scene.table)
    QTest.keyClick(scene.table, Qt.Key.Key_Return)
    setup = scene.controller.session.setup
    assert (setup.players, setup.rules) == (before, RuleOptions(target=100))


def test_the_story_counts_days_in_a_row(scene: Scene) -> None:
    kept = [DaysResult(DAY - timedelta(days=ago), 85, 40, None).kept for ago in (3, 2, 1)]
    scene.preferences.change(days_results=tuple(kept))
    play_it(scene)
    assert "4 days in a row." in panel_on(scene.table).accessibleDescription()
    scene.preferences.change(language="de")
    scene.qtbot.waitUntil(lambda: "4 Tage " in panel_on(scene.table).accessibleDescription())
    scene.room.files.begin_again(4711)
    finish(scene, "last-trick")
    assert "hintereinander" not in panel_on(scene.table).accessibleDescription()


def test_the_story_says_what_masters_made_of_it(scene: Scene, qtbot: QtBot) -> None:
    judges = Thinker(MadeUp, scene.room)
    scene.room.judging._desk = ReviewQueue(judges, scene.controller.thinker, 8, parent=scene.room)
    scene.room.judging.follow_game()
    play_it(scene)
    assert "still playing these cards" in panel_on(scene.table).accessibleDescription()
    qtbot.waitUntil(lambda: bool(scene.room.judging.compared))
    (masters,) = [one.elsewhere_of(Side.NS) for one in scene.room.judging.compared or ()]

    ours, theirs = scene.controller.state.results[0].points
    told = f"You {signed(ours - theirs)}, the best computer players {signed(masters)} on average"
    words = panel_on(scene.table).accessibleDescription()
    assert words.startswith(f"Deal of the day. {told}")
    assert not panel_on(scene.table).accessibleName().startswith("You")  # which is being read
    assert words.index("Tricks") < words.index("Points: ")  # figures come first
    answers_on(scene.table)[-1].click()
    assert clipboard().endswith(f", Novice; the best computer players {signed(masters)}")


@pytest.mark.parametrize(("seed", "lost", "won"), [(3, 1, 9), (3, 3, 0), (1, 0, 0)])
def test_the_next_level_is_suggested_once_when_most_games_are_won(
    qtbot: QtBot, folders: UserFolders, seed: int, lost: int, won: int
) -> None:
    with closing(History(write_history(folders.history, 0))) as history:
        for number in range(9):  # East wins the first four of these, and North the next
            is_east = (number < 4 or number > 5) is (number >= lost)
            history.enter(past_match(number % 8, people=(int(is_east),)), NOON_MS)
    setup = numbered_game(usual_players(Form.FOUR, Level.CASUAL), RuleOptions(target=5), seed=seed)
    scene = Scene(qtbot, folders, setup)
    _keep_history(scene.room, folders)
    scene.show(QSize(800, 560))
    with qtbot.waitSignal(scene.room.history_changed):
        scene.play_last_step_to(lambda state: state.phase is Phase.MATCH_OVER)
    qtbot.waitUntil(lambda: asks(scene.table))
    answers_on(scene.table)[0].click()
    told = f"You have won {won} of the last 10 games against Casual: try Club?"
    assert (told in panel_on(scene.table).accessibleDescription()) is bool(won)
    answers_on(scene.table)[0].click()
    levels = {one.level for one in scene.controller.session.setup.players}
    assert levels == ({None, "club"} if won else {None, "casual"})
    assert scene.preferences.settings.levels_offered == (("casual",) if won else ())


def body_of(button: QWidget) -> QRect:
    """A button without the room for the ring round it."""
    return button.geometry().adjusted(RING, RING, -RING, -RING)


def test_everything_fits(scene: Scene) -> None:
    play_it(scene)
    for size in (QSize(800, 560), QSize(1280, 800)):
        scene.show(size)
        buttons, ledge = answers_on(scene.table), ledge_on(scene.table)
        assert all(it.isVisible() for it in buttons)
        assert all(ledge.rect().contains(it.geometry()) for it in buttons)
        for one, other in combinations(buttons, 2):
            assert not body_of(one).intersects(body_of(other))
        buttons[-1].click()
        bubble = bubble_on(scene.table).geometry()
        assert scene.table.rect().contains(bubble)
        assert not bubble.intersects(ledge.geometry().adjusted(0, RING, 0, 0))
        buttons[1].click()
        assert answers_on(scene.table)[1].text() == "Hide hands"
        choose(scene.room, Command.COPY_RESULT)
        bubble = bubble_on(scene.table).geometry()
        assert not any(it.geometry().intersects(bubble) for it in answers_on(scene.table))
        answers_on(scene.table)[1].click()


def test_a_later_play_is_marked_and_the_first_result_counts(scene: Scene) -> None:
    play_it(scene)
    first = result_of(scene)
    (again,) = [it for it in answers_on(scene.table) if it.text() == "Play it again"]
    again.click()
    assert scene.controller.session.setup.seed == number_of_the_day(DAY)
    assert not scene.controller.state.deals_finished
    begin(scene)
    told = f"Your first result counts: {first.ours} to {first.theirs} (Novice)."
    assert bubble_on(scene.table).accessibleName() == told
    scene.qtbot.waitUntil(lambda: offers_calls(scene.table))
    assert bar_on(scene.table).accessibleDescription() == "Only this one deal is played."
    scene.play_last_step_to(one_deal)  # of another way to play it
    choose(scene.room, Command.COPY_RESULT)
    assert result_of(scene) == first
    ours, theirs = scene.controller.state.results[0].points
    assert (ours, theirs) != (first.ours, first.theirs)
    assert clipboard() == f"Quinto 2026-11-22: {ours} to {theirs}, Novice (played again)"

    scene.room.files.begin_again(4711)
    scene.qtbot.waitUntil(lambda: offers_calls(scene.table))
    assert bar_on(scene.table).accessibleDescription() == "Nobody has scored yet; 250 wins."
    choose(scene.room, Command.COPY_RESULT)
    assert clipboard() == result_text(first, is_again=False)


def test_other_deals_and_the_second_one_have_no_such_button(scene: Scene) -> None:
    choose(scene.room, Command.COPY_RESULT)
    assert clipboard() == ""
    assert "not played today" in bubble_on(scene.table).accessibleName()
    several = result_text(DaysResult(DAY, 85, 40, None), is_again=False)
    assert several == "Quinto 2026-11-22: 85 to 40, different levels"
    finish(scene, "last-trick")
    assert [it.text() for it in answers_on(scene.table)] == ["Next deal", "All hands", "Review"]
    assert scene.preferences.settings.days_results == ()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(scene.controller.keeper, "shelve", lambda _game: Path("unfinished-1.quinto"))
        begin(scene)
    assert "Your unfinished game is kept" in bubble_on(scene.table).accessibleName()
    finish(scene)
    first = result_of(scene)
    scene.skip_to("second-deal-of-the-day")
    scene.play_until(lambda state: state.deals_finished > 1 or state.phase is Phase.MATCH_OVER)
    assert result_of(scene) == first
    scene.qtbot.waitUntil(lambda: asks(scene.table))
    assert "Copy result" not in [it.text() for it in answers_on(scene.table)]


# --------------------------------------------------------------- without a game in progress
@pytest.fixture
def home(qtbot: QtBot, folders: UserFolders) -> Scene:
    scene = Scene(qtbot, folders, numbered_game(usual_players(), seed=4711))
    write_history(folders.history, 30)
    scene.window.resize(800, 560)
    scene.window.show()
    scene.room.go_home()
    let_listen(scene.table)
    return scene


def test_enter_deals_and_all_else_is_a_key_away(home: Scene) -> None:
    words = ["Deal the cards", "New game…", "Deal of the day", "Puzzle of the day"]
    assert [it.text() for it in answers_on(home.table)] == words
    told = panel_on(home.table).accessibleDescription()
    assert told.startswith("You and Ada against Bertram and Clara · level: Casual\nDeal of the d")
    assert not menu_action(home.room, Command.ABANDON).isEnabled()
    home.preferences.change(language="de", side_names="compass")
    home.qtbot.waitUntil(lambda: asks(home.table) and "Karten" in answers_on(home.table)[0].text())
    let_listen(home.table)
    QTest.keyClick(home.table, Qt.Key.Key_Return)
    assert home.controller.session.length and not asks(home.table)


def test_papers_can_be_clicked(home: Scene) -> None:
    panel = panel_on(home.table)
    assert isinstance(panel, HomePanel)
    asked: list[Command] = []
    home.room.command_wanted.disconnect()
    home.room.command_wanted.connect(asked.append)
    gold = answers_on(home.table)[0].geometry().translated(-panel.pos())
    papers = panel.places()
    for where, paper in papers:
        panel.guard.wait(0)
        QTest.mouseClick(panel, Qt.MouseButton.LeftButton, pos=where.center().toPoint())
        assert asked[-1] == paper.command
        assert panel.rect().contains(where.toRect())
        assert panel.rect().contains(gold) and not gold.intersects(where.toRect())
    assert len(asked) == len(papers) == 3


@pytest.mark.parametrize("language", ["de", "fr", PSEUDO])
def test_every_button_is_there_in_longer_words(
    qtbot: QtBot, folders: UserFolders, language: str
) -> None:
    with speaking(language):
        setup = days_game(DAY, usual_players(Form.FOUR, Level.NOVICE))
        scene = Scene(qtbot, folders, setup, language).show(QSize(800, 560))
        finish(scene)

        shown = [it.isVisible() for it in answers_on(scene.table)]
        scene.window.close()
    assert shown == [True] * 5
