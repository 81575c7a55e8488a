"""The window: commands, preferences, files and faults, with a real controller behind it."""

from __future__ import annotations

import pytest
from at_the_table import *
from keyboards import press_on
from kit import *
from present import present
from seating import SEED, Seated
from tabling import caused, first, playable, press_key, strip

from quinto_desktop.game import Message
from quinto_desktop.window.app.program import tell_faults
from quinto_desktop.window.controls.panels import TableButton
from quinto_desktop.window.table.input import RANK_KEYS
from quinto_desktop.window.text.card_text import the_card

SeatedAt = Callable[[str], Seated]


@pytest.fixture
def seated_at(qtbot: QtBot, folders: UserFolders) -> SeatedAt:
    """Opens a window where its game has come to a recorded position."""
    return lambda position: Seated(qtbot, folders, position=position)


@pytest.fixture
def accept_new_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the person accept the New Game dialog unchanged."""

    def exec_(dialog: NewGameDialog) -> bool:
        dialog.accept()
        return True

    monkeypatch.setattr(NewGameDialog, "exec", exec_)


@pytest.mark.parametrize(
    ("position", "told", "led"),
    [
        ("first-lead", "Welcome back: deal 1, trick 1.", ""),
        ("barred-card", "Welcome back: deal 1, trick 2.", " Ada began with the ten of hearts."),
    ],
)
def test_whoever_comes_back_is_told_once_how_it_stands(
    seated_at: SeatedAt, spoken: list[str], position: str, told: str, led: str
) -> None:
    seated = seated_at(position)
    seated.room.welcome()
    prompt = prompt_on(seated.table)

    assert spoken.count(f"{told}{led}") == 1
    assert prompt.accessibleName().startswith(f"{told}{led} Your ")
    seated.play()
    assert "Welcome" not in prompt.accessibleName()


# --------------------------------------------------------------- commands
DESKTOPS_OWN = {
    Command.NEW: QKeySequence.StandardKey.New,
    Command.OPEN: QKeySequence.StandardKey.Open,
    Command.SAVE: QKeySequence.StandardKey.Save,
    Command.SAVE_AS: QKeySequence.StandardKey.SaveAs,
    Command.UNDO: QKeySequence.StandardKey.Undo,
    Command.REDO: QKeySequence.StandardKey.Redo,
    Command.QUIT: QKeySequence.StandardKey.Quit,
    Command.FULL_SCREEN: QKeySequence.StandardKey.FullScreen,
    Command.HELP: QKeySequence.StandardKey.HelpContents,
}


def test_commands_have_their_keys_and_undo_and_redo_are_offered_with_something_to_do(
    seated: Seated,
) -> None:
    for command, key in DESKTOPS_OWN.items():
        shortcuts = menu_action(seated.room, command).shortcuts()
        assert shortcuts
        assert set(QKeySequence.keyBindings(key)) <= set(shortcuts)
    handle = present(seated.window.windowHandle())
    sounds = seated.preferences.settings.sounds
    press_on("gr", "M", handle)
    assert seated.preferences.settings.sounds is not sounds

    # Only these go on while their keys are held.
    actions = seated.window.menuBar().findChildren(QAction)
    repeated = {action for action in actions if action.text() and action.autoRepeat()}
    assert repeated == {menu_action(seated.room, one) for one in (Command.UNDO, Command.REDO)}

    ways: tuple[tuple[Callable[[], object], bool, bool], ...] = (
        (lambda: None, False, False),
        (seated.call, True, False),
        (partial(seated.run, Command.UNDO), False, True),
        (partial(seated.run, Command.REDO), True, False),
    )
    for way, can_undo, can_redo in ways:
        way()
        assert seated.is_enabled(Command.UNDO) is can_undo
        assert seated.is_enabled(Command.REDO) is can_redo
    seated.assert_sound()


def test_the_focus_follows_a_turn_that_came_while_a_menu_was_open(seated: Seated) -> None:
    seated.call()
    menu_bar, table = seated.window.menuBar(), seated.table
    while len(seated.now.actions) == len(seated.now.hand):
        held = playable(seated.now)[0]
        menu_bar.setFocus(Qt.FocusReason.MenuBarFocusReason)
        table.action_chosen.emit(Play(held))
        seated.wait_for_person()
    barred = next(card for card in seated.now.hand if card not in playable(seated.now))

    widget_of(table, barred).setFocus(Qt.FocusReason.MenuBarFocusReason)

    seated.qtbot.waitUntil(
        lambda: (
            seated.window.focusWidget() in [widget_of(table, card) for card in playable(seated.now)]
        )
    )


def test_a_game_that_was_given_up_asks_what_now_and_nobody_is_on_turn(seated: Seated) -> None:
    seated.call()
    assert seated.now.turn is Seat.S

    seated.run(Command.ABANDON)

    plates = plates_on(seated.table).values()
    assert not any("to act" in plate.accessibleName() for plate in plates)
    assert not any(card.look.veiled for card in own_hand(seated.table))
    assert not any(rises_on(seated.table).values())

    seated.run(Command.UNDO)
    assert "to act" in plates_on(seated.table)[Edge.NEAR].accessibleName()

    # No key goes to a card.
    seated.run(Command.ABANDON)
    for key in RANK_KEYS:
        press_key(seated.table, key)
        assert focused_card(seated.table) is None

    # It stays when the sides get other names.
    seated.preferences.change(side_names="compass")
    assert asks(seated.table)
    assert panel_on(seated.table).accessibleName() == "Game abandoned"

    english = seated.table
    seated.preferences.change(language="de")
    seated.qtbot.waitUntil(lambda: seated.table is not english and seated.table.isVisible())
    assert asks(seated.table)
    assert panel_on(seated.table).accessibleName() == "Die Partie wurde aufgegeben"


@pytest.mark.parametrize("size", [(800, 560), (1280, 800)])
def test_news_stays_off_the_cards_of_a_game_that_was_given_up(
    seated: Seated, size: tuple[int, int]
) -> None:
    seated.window.resize(*size)
    seated.call()
    seated.play()
    seated.room.tell("Your unfinished game is kept under “Open recent” in the Game menu.")

    seated.run(Command.ABANDON)

    news, panel = bubble_on(seated.table), panel_on(seated.table)
    assert news.isVisible()
    assert seated.table.rect().contains(news.geometry())
    assert not news.geometry().intersects(panel.geometry())
    assert trick_on(seated.table)
    for card in (*own_hand(seated.table), *trick_on(seated.table).values()):
        assert not card.polygon().intersects(QPolygonF(QRectF(news.geometry())))


def test_the_dialog_offers_who_played_a_form_last(
    seated: Seated, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = RuleOptions(form=Form.TWO)
    players = (PlayerRecord("Rosa", None), PlayerRecord("Otto", "novice"))
    settings = seated.preferences.settings.with_game(players, rules)
    seated.preferences.keep(settings.with_game(usual_players(), RuleOptions()))

    def exec_(dialog: NewGameDialog) -> bool:
        dialog.forms.tiles[Form.TWO].click()
        dialog.accept()
        return True

    monkeypatch.setattr(NewGameDialog, "exec", exec_)
    seated.run(Command.NEW)

    setup = seated.controller.session.setup
    assert (setup.players, setup.rules) == (players, rules)
    assert seated.preferences.settings.last_rules == rules, "it is remembered"


def test_more_choices_stay_open_where_everything_is_shown(
    seated: Seated, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[tuple[bool, bool]] = []

    def exec_(dialog: NewGameDialog) -> bool:
        opened.append((dialog.is_more, dialog.game.number.isHidden()))
        dialog.choices.click()
        return False

    monkeypatch.setattr(NewGameDialog, "exec", exec_)
    for everything in (False, False, True, True, True):
        seated.preferences.change(show_everything=everything)
        seated.run(Command.NEW)
    assert opened == [(False, True)] * 2 + [(True, False), (False, False), (True, False)]


def test_a_lesson_does_not_change_what_a_new_game_begins_with(
    seated: Seated, accept_new_game: None
) -> None:
    settings = seated.preferences.settings
    rules = replace(settings.last_rules, target=60)
    players = tuple([replace(one, name=f"{one.name}a") for one in usual_players(rules.form)])
    seated.preferences.keep(settings.with_game(players, rules))
    kept = seated.preferences.settings.last_rules

    for again in (Command.NEW, Command.SAME_AGAIN):
        seated.run(Command.LESSON)
        assert seated.controller.session.setup.rules.target != 60
        assert seated.preferences.settings.last_rules == kept

        seated.run(again)

        setup = seated.controller.session.setup
        assert (setup.players, setup.rules) == (players, rules)


def test_the_prompt_makes_way_for_the_last_trick_and_the_game_waits(seated_at: SeatedAt) -> None:
    seated = seated_at("second-trick")
    seated.room.view.show_last_trick()
    waits: list[bool] = []
    seated.controller.holds.changed.connect(waits.append)
    seated.room.view.show_last_trick()
    assert waits == []
    QTest.keyClick(seated.table.last_trick, Qt.Key.Key_Escape)
    assert waits == [False]

    # The prompt comes back.
    table = seated.table
    prompt = prompt_on(table)
    seated.qtbot.waitUntil(prompt.isVisible)

    seated.run(Command.LAST_TRICK)
    assert not prompt.isVisible()
    prompt.say("Your turn: any card")  # the game may go on below
    assert not prompt.isVisible()

    QTest.keyClick(table.last_trick, Qt.Key.Key_Escape)
    assert prompt.isVisible()

    # It does not lie on the words of a notice.
    seated.run(Command.ABANDON)
    seated.run(Command.LAST_TRICK)
    assert table.last_trick.isVisible()

    over_notice = table.grab().toImage()
    panel_on(table).hide()
    assert table.grab().toImage() == over_notice


# --------------------------------------------------------------- play
def test_a_call_that_can_only_be_pass_says_why(seated: Seated, spoken: list[str]) -> None:
    session = Session(numbered_game(usual_players(), seed=2))
    session.apply(session.next_deal())
    while session.state.turn is not Seat.S:
        session.apply(Call.DOUBLE if session.state.turn is Seat.N else Call.PASS)
    seated.controller.new_game(session, is_kept=False)
    told = "Ada has doubled; partners may not both double."
    seated.qtbot.waitUntil(lambda: bubble_on(seated.table).accessibleName() == told)
    assert told in spoken


def test_a_failing_computer_player_is_told_and_may_try_again(seated: Seated) -> None:
    seated.player.sulks = True
    with seated.qtbot.waitSignal(seated.controller.failed):
        seated.table.action_chosen.emit(Call.PASS)
    panel = panel_on(seated.table)
    length = seated.controller.session.length
    assert panel.isVisible()
    (button,) = answers_on(seated.table)
    assert button.text() == "Try again"

    with seated.qtbot.waitSignal(seated.controller.failed):
        button.click()
    assert panel.isVisible()
    assert seated.controller.session.length == length

    seated.player.sulks = False
    answer(seated.table)
    seated.wait_for_person()

    assert not panel.isVisible()
    assert seated.controller.session.length > length
    seated.assert_sound()

    # Undo helps, too.
    seated.player.sulks = True
    with seated.qtbot.waitSignal(seated.controller.failed):
        seated.table.action_chosen.emit(seated.now.actions[0])
    seated.run(Command.UNDO)
    assert not asks(seated.table)
    assert seated.now.actions


def test_a_hasty_click_does_not_sweep_the_trick_away(qtbot: QtBot, folders: UserFolders) -> None:
    """With a pause until one clicks, a click while the card flies only lets it arrive."""
    Preferences(folders.settings).change(speed="none", trick_pause="none")
    seated = Seated(qtbot, folders, dealer=Seat.S)  # who plays the fourth card
    seated.wait_for_person()
    seated.call()
    seated.preferences.change(speed="fast", trick_pause="click")
    table = seated.table
    table.action_chosen.emit(Play(playable(seated.now)[-1]))
    assert seated.now.turn is not Seat.S
    assert len(seated.now.tricks) == 1

    table.input.go_on()
    for _ in range(3):
        QApplication.processEvents()

    assert len(trick_on(table)) == 4


# --------------------------------------------------------------- preferences
def test_a_choice_is_applied_at_once_and_remembered(seated: Seated, folders: UserFolders) -> None:
    holds: dict[tuple[str, str], Callable[[], bool]] = {
        ("speed", "slow"): lambda: seated.controller.pace.speed is Speed.SLOW,
        ("speed", "fast"): lambda: seated.controller.pace.speed is Speed.FAST,
        ("trick_pause", "click"): lambda: seated.controller.pace.trick_pause is TrickPause.CLICK,
        ("theme", "light"): lambda: seated.room.table.look.theme is LIGHT,
        ("theme", "night"): lambda: seated.room.table.look.theme is NIGHT,
        ("back", "violet"): lambda: seated.room.look.theme.pack.back == "violet",
    }
    for (setting, value), is_so in holds.items():
        menu_choices(seated.room, setting)[value].trigger()
        assert is_so(), value
        assert getattr(Preferences(folders.settings).settings, setting) == value
        chosen = [v for v, a in menu_choices(seated.room, setting).items() if a.isChecked()]
        assert chosen == [value]

    longer = menu_switch(seated.room, "think_longer")
    for factor in (3, 1):
        longer.trigger()
        assert seated.controller.thinking_factor == factor
        assert Preferences(folders.settings).thinking_factor == factor
        assert menu_switch(seated.room, "think_longer").isChecked() is (factor == 3)

    # As small as the brief says.
    seated.window.resize(800, 560)

    assert (seated.window.width(), seated.window.height()) == (800, 560)
    seated.call()
    seated.assert_sound()


# --------------------------------------------------------------- fair play
def test_fair_play_stands_beside_the_game_and_leads_to_the_rules(
    seated: Seated, monkeypatch: pytest.MonkeyPatch
) -> None:
    def exec_(dialog: AboutDialog) -> int:
        (dialog.fair_play.click if leads_on else dialog.reject)()
        return dialog.result()

    monkeypatch.setattr(AboutDialog, "exec", exec_)
    seated.call()
    for leads_on in (False, True):
        seated.run(Command.ABOUT)
        assert len(seated.window.findChildren(FairPlayDialog)) == leads_on
    (dialog,) = seated.window.findChildren(FairPlayDialog)
    assert dialog.isVisible()
    assert not dialog.isModal()

    dialog.button.click()
    seated.qtbot.waitUntil(lambda: "same answer every time" in dialog.verdict.text())
    dialog.rule.linkActivated.emit("s12-knowledge")
    (book,) = seated.window.findChildren(HelpDialog)
    assert book.text.marked == "s12-knowledge"

    seated.run(Command.FAIR_PLAY)
    assert seated.window.findChildren(FairPlayDialog) == [dialog]
    seated.play()  # the game goes on meanwhile
    dialog.close()
    book.close()


def test_a_damaged_size_is_no_reason_not_to_start(qtbot: QtBot, folders: UserFolders) -> None:
    Preferences(folders.settings).change(speed="slow", trick_pause="click", window_geometry="AAAA")
    seated = Seated(qtbot, folders)
    assert seated.window.isVisible()
    assert seated.window.width() >= 700
    assert seated.table.busy
    seated.window.close()  # while cards fly, which is quiet
    assert not seated.window.isVisible()


def test_what_one_should_not_miss_stays_until_it_is_answered(seated: Seated) -> None:
    tell_faults(seated.window, [])
    assert seated.window.findChildren(QMessageBox) == []

    tell_faults(seated.window, [Message(Fault.NOT_A_GAME), Message(Fault.BAD_LEVEL, level="<b>")])

    (box,) = seated.window.findChildren(QMessageBox)
    assert box.isVisible()
    first, second = box.informativeText().split("\n\n")
    assert first == "This is not a Quinto game. Choose a file saved by Quinto."
    assert second.startswith("“<b>” is not the name")
    written = [label for label in box.findChildren(QLabel) if label.text()]
    assert all(label.textFormat() is Qt.TextFormat.PlainText for label in written)
    box.close()


def test_a_curtain_and_its_keys_stay_when_names_or_language_change(seated: Seated) -> None:
    two = tuple(replace(player, level=None) for player in usual_players(Form.TWO))
    seated.controller.new_game(numbered_game(two, RuleOptions(form=Form.TWO), seed=SEED))
    assert is_curtained(seated.table)
    assert panel_on(seated.table).accessibleName() == "Clara, for the first hand"

    seated.preferences.change(side_names="compass")
    assert is_curtained(seated.table)
    assert panel_on(seated.table).accessibleName() == "Clara, for West"

    answer(seated.table)
    assert not is_curtained(seated.table)
    assert seated.now.actions or offers_calls(seated.table)

    # A new language leaves the keys there.
    seated.controller.new_game(numbered_game(two, RuleOptions(form=Form.TWO), seed=SEED))
    english = seated.table
    seated.preferences.change(language="de")
    seated.qtbot.waitUntil(lambda: seated.table is not english and seated.table.isVisible())
    (button,) = answers_on(seated.table)
    assert seated.window.focusWidget() is button


def test_a_new_language_asks_once(seated: Seated, spoken: list[str]) -> None:
    seated.preferences.change(side_names="compass")
    english = seated.table
    spoken.clear()
    seated.preferences.change(language="de")
    seated.qtbot.waitUntil(lambda: seated.table is not english and seated.table.isVisible())
    seated.qtbot.waitUntil(lambda: bool(spoken))
    QApplication.processEvents()
    assert len(spoken) == 1


def test_neither_the_sheet_nor_an_answer_is_ahead_of_the_table(
    seated: Seated, spoken: list[str]
) -> None:
    step = first(lambda s: caused(s, TrickWon, QuintScored) and s.after.phase is Phase.PLAY)
    table, now = seated.table, observe(step.after, Seat.S)
    marked: list[object] = []
    table.quint_marked.connect(lambda event, _: marked.append(event))
    table.show_state(observe(step.before, Seat.S))
    before = seated.room.sheet.content
    table.show_step(step, now, Pace(Speed.NORMAL, TrickPause.CLICK))
    while not marked:
        next_scene(table)

    seated.run(Command.ASK_SCORE)
    told = questions.answer(speaker_at(table), Command.ASK_SCORE, observe(step.before, Seat.S))
    assert spoken[-1] == told
    assert before is not None
    assert seated.room.sheet.content == before

    next_scene(table)
    after = present(seated.room.sheet.content)
    assert after.scores != before.scores


# --------------------------------------------------------------- leaving and coming back
def test_a_window_may_be_shown_a_second_time(seated: Seated) -> None:
    seated.call()
    seated.window.close()
    with seated.qtbot.waitExposed(seated.window):
        seated.window.show()

    seated.play()

    seated.assert_sound()
    assert seated.now.actions


def test_a_game_left_for_another_is_among_the_recent_files(
    qtbot: QtBot, folders: UserFolders
) -> None:
    found = find_kept_game(folders)
    seated = Seated(qtbot, folders, keeper=found.keeper)
    seated.call()
    left = seated.controller.session.saved()

    seated.run(Command.SAME_AGAIN)

    (name,) = seated.preferences.settings.recent_files
    assert load_game(Path(name)) == left
    recent_menu(seated.room).aboutToShow.emit()
    actions = recent_menu(seated.room).actions()
    assert [action.toolTip() for action in actions] == [name]
    today = QLocale().toString(QDate.currentDate(), "d MMM")
    title = f"{today}, four players, with Ada: 0–0"
    qtbot.waitUntil(lambda: actions[0].text() == title)
    actions[0].trigger()
    assert seated.controller.session.saved() == left
    seated.window.close()
    present(found.keeper._autosave).release()


@pytest.mark.parametrize("was_at", ["call", "card", "panel"])
def test_after_the_new_game_dialog_the_keys_are_at_the_table(
    seated: Seated, monkeypatch: pytest.MonkeyPatch, was_at: str
) -> None:
    """Neither at an aid nor at the score sheet, in the middle of the play."""

    def exec_(dialog: NewGameDialog) -> bool:
        dialog.accept()
        return True  # and the other window is still the active one, as just after a dialog

    other = QWidget()
    seated.qtbot.addWidget(other)
    seated.preferences.change(speed="normal")

    monkeypatch.setattr(NewGameDialog, "exec", exec_)
    if was_at == "call":
        calls_on(seated.table)[Call.PASS].setFocus()
    elif was_at == "panel":
        seated.run(Command.ABANDON)
        assert seated.window.focusWidget() in answers_on(seated.table)
    else:
        seated.call()
        widget_of(seated.table, seated.now.hand[-1]).setFocus()

    show_active(seated.qtbot, other)
    seated.run(Command.NEW)
    seated.window.activateWindow()
    seated.qtbot.waitUntil(seated.window.isActiveWindow)

    focused = seated.window.focusWidget()
    assert focused is seated.table or isinstance(focused, CardWidget | TableButton)


def test_the_first_keys_go_to_the_first_question_and_what_happens_is_read_out(
    seated: Seated, spoken: list[str]
) -> None:
    assert QApplication.focusWidget() is calls_on(seated.table)[Call.PASS]

    # There is no last trick yet.
    seated.room.view.show_last_trick()
    assert bubble_on(seated.table).isVisible()
    assert spoken[-1] == "No trick has been completed yet in this deal."

    seated.call()
    seated.play()

    assert any("Ada" in sentence for sentence in spoken)
    assert all(sentence for sentence in spoken)


def test_a_click_that_calls_leaves_the_keys_at_the_table(seated: Seated) -> None:
    QTest.mouseClick(calls_on(seated.table)[Call.PASS], Qt.MouseButton.LeftButton)
    seated.wait_for_person()
    press_key(seated.table, Qt.Key.Key_Right)

    assert focused_place(seated.table) is not None
    assert isinstance(seated.now.actions[0], Play)


# --------------------------------------------------------------- context menus
@contextmanager
def menu_about(seated: Seated, widget: QWidget, point: QPoint) -> Iterator[dict[str, QAction]]:
    """The entries of the menu that the right button opens, by their titles; then it closes."""
    reason = QContextMenuEvent.Reason.Mouse
    QApplication.sendEvent(widget, QContextMenuEvent(reason, point, widget.mapToGlobal(point)))
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    yield {action.text().replace("&", ""): action for action in menu.actions()}
    gone: list[bool] = []
    menu.destroyed.connect(lambda: gone.append(True))
    menu.close()
    seated.qtbot.waitUntil(lambda: bool(gone))


def submenu(entry: QAction) -> list[QAction]:
    menu = entry.menu()
    assert isinstance(menu, QMenu)
    return menu.actions()


def test_the_menu_about_a_card_says_why_it_may_not_be_played(seated_at: SeatedAt) -> None:
    seated = seated_at("barred-card")
    card = next(card for card in seated.now.hand if card not in playable(seated.now))
    with menu_about(seated, seated.table, strip(seated.table, card).toPoint()) as entries:
        assert {"Last trick", "Undo", "Hint", "Rules for this"} <= {*entries}
        assert entries["Undo"] is menu_action(seated.room, Command.UNDO)
        entries["Why can’t I play this card?"].trigger()
        assert bubble_on(seated.table).isVisible()
        assert card in seated.now.hand


def test_menus_play_a_card_tell_of_players_and_change_colours(seated: Seated) -> None:
    seated.call()
    card, table = playable(seated.now)[0], seated.table
    with menu_about(seated, table, strip(table, card).toPoint()) as entries:
        entries[f"Play {the_card(card)}"].trigger()
        assert card not in seated.now.hand

    plate = geometry_on(table).plate(Edge.FAR)
    with menu_about(seated, table, QPoint(*map(round, plate))) as entries:
        entries["About Ada"].trigger()
        told = bubble_on(table).accessibleName()
        assert told.startswith("Ada: your partner. A computer player; level: ")

    # Of everybody, without pointing at them.
    with menu_about(seated, table, QPoint(300, 300)) as entries:
        heard = []
        for action in submenu(entries["Players"]):
            action.trigger()
            heard.append(bubble_on(table).accessibleName().split(":")[0])
        assert heard == ["Ada", "Clara", "You", "Bertram", "Cachette"]
        colours = {action.text(): action for action in submenu(entries["Table colours"])}
        colours["&Night"].trigger()
        assert seated.preferences.settings.theme == "night"

    # The sheet’s own menu.
    seated.run(Command.SHEET)
    slip = present(seated.room.sheet.slip)
    with menu_about(seated, slip, QPoint(60, 60)) as entries:
        assert {"Copy score sheet", "Print score sheet…", "Rules for this"} <= {*entries}
