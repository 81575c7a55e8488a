"""The dialog for a new game: what goes in comes out, and all of it can be reached and read."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest
from new_games import (
    EAST,
    NORTH,
    SOUTH,
    WEST,
    Make,
    box_of,
    by_value,
    choose,
    focused,
    maker,
    names,
    read,
    result,
    seat,
    show,
    tab_round,
)
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QAccessible, QColor, QPalette, QScreen
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QMainWindow,
    QSpinBox,
)
from pytestqt.qtbot import QtBot

from quinto_desktop.game import (
    Level,
    PlayerRecord,
    game_of,
    numbered_game,
    usual_players,
)
from quinto_desktop.rules import (
    DUMMY_HANDICAP,
    GREATEST_SEED,
    CachetteFrom,
    DrawRule,
    FairDeals,
    Form,
    JokerLead,
    MatchForm,
    Preset,
    RuleOptions,
    matches_of,
)
from quinto_desktop.window.controls.fields import Field
from quinto_desktop.window.look.material import FocusRing
from quinto_desktop.window.look.theme import BAIZE, LIGHT
from quinto_desktop.window.setup.new_game_dialog import NewGameDialog

SMALLEST_WINDOW = QSize(800, 560)
FRAME = QSize(16, 48)
TARGET = 44

CASUAL, NOVICE = Level.CASUAL.value, Level.NOVICE.value

LEVELS = (None, CASUAL, NOVICE)


@pytest.fixture
def make(qtbot: QtBot) -> Make:
    """Makes the dialog."""
    return maker(qtbot)


@pytest.fixture
def dialog(qtbot: QtBot, make: Make) -> NewGameDialog:
    """The dialog at a first start, on the screen and with the keys."""
    made = make()
    show(qtbot, made)
    return made


# --------------------------------------------------------------- what goes in comes out
EVERY_RULE = [
    RuleOptions(joker_lead, cachette_from, target, form, match, draw, stakes)
    for form in Form
    for match in matches_of(form)
    for (joker_lead, cachette_from), draw, (target, stakes) in product(
        product(JokerLead, CachetteFrom), DrawRule, ((250, 0), (30, 1000))
    )
]


def test_every_combination_of_rules_comes_out_as_it_went_in(make: Make) -> None:
    dialogs = {form: make(RuleOptions(form=form)) for form in Form}
    for rules in EVERY_RULE:
        dialog = dialogs[rules.form]
        dialog.game.take(rules)
        setup = result(dialog)
        expected = game_of(usual_players(rules.form), rules, setup.source)
        assert setup == expected, rules


@pytest.mark.parametrize("preset", [*Preset, None])
@by_value
def test_a_dialog_left_untouched_gives_the_same_game_with_other_cards(
    make: Make, form: Form, preset: Preset | None
) -> None:
    own = RuleOptions(JokerLead.OPPONENTS, target=257, form=form, draw=DrawRule.ACE_HIGH, stakes=3)
    rules = own if preset is None else preset.rules(form)
    players = tuple([PlayerRecord(f"P{number}", None) for number in range(form.players)])
    setup = result(make(rules, players))
    assert (setup.players, setup.rules) == (players, rules)
    assert setup == game_of(players, rules, setup.source)


@by_value
@pytest.mark.parametrize("first", LEVELS)
def test_any_of_the_players_may_be_people(make: Make, form: Form, first: str | None) -> None:
    place = LEVELS.index(first)
    for start in range(len(LEVELS)):  # any two of them, with any two levels
        others = [LEVELS[(start + place * seat) % len(LEVELS)] for seat in range(form.players - 1)]
        levels = (first, *others)
        players = tuple([PlayerRecord(f"P{number}", it) for number, it in enumerate(levels)])
        dialog = make(RuleOptions(form=form), players)
        assert result(dialog).players == players
        assert dialog.setup().people == {n for n, level in enumerate(levels) if level is None}


def test_an_unknown_level_becomes_the_usual_one(make: Make) -> None:
    north, *others = usual_players()
    dialog = make(players=(PlayerRecord(north.name, "wizard"), *others))
    assert result(dialog).players == usual_players()


# --------------------------------------------------------------- by the keys alone
def test_enter_starts_the_usual_game(qtbot: QtBot, dialog: NewGameDialog) -> None:
    with qtbot.waitSignal(dialog.accepted):
        QTest.keyClick(focused(), Qt.Key.Key_Return)
    setup = dialog.setup()
    assert (setup.players, setup.rules) == (usual_players(), RuleOptions())
    assert setup.source == FairDeals(bytes(32))
    assert dialog.setup() is setup


def test_enter_starts_the_game_from_every_field(qtbot: QtBot, make: Make) -> None:
    for place in range(20):
        dialog = make()
        show(qtbot, dialog)
        fields = [it for it in tab_round(dialog) if not isinstance(it, QAbstractButton)]
        if place == len(fields):
            assert place >= 8 + 3
            return
        fields[place].setFocus()
        with qtbot.waitSignal(dialog.accepted):
            QTest.keyClick(fields[place], Qt.Key.Key_Return)
    raise AssertionError("there are more fields than that")


def test_escape_asks_for_nothing(qtbot: QtBot, dialog: NewGameDialog) -> None:
    with qtbot.waitSignal(dialog.rejected):
        QTest.keyClick(focused(), Qt.Key.Key_Escape)
    with pytest.raises(ValueError, match="no game"):
        dialog.setup()


def test_escape_leaves_the_details_first(qtbot: QtBot, dialog: NewGameDialog) -> None:
    QTest.keyClick(dialog, Qt.Key.Key_D, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(dialog.rules.isVisible)
    assert focused() is dialog.rules.joker_lead.box
    QTest.keyClick(focused(), Qt.Key.Key_Escape)
    assert dialog.isVisible()
    assert dialog.game.isVisible()
    assert focused() is dialog.game.details
    with qtbot.waitSignal(dialog.rejected):
        QTest.keyClick(focused(), Qt.Key.Key_Escape)


def test_enter_on_the_details_button_opens_them(qtbot: QtBot, dialog: NewGameDialog) -> None:
    dialog.game.details.setFocus()
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    qtbot.waitUntil(dialog.rules.isVisible)
    assert dialog.isVisible()


def test_the_form_is_chosen_by_the_arrows(dialog: NewGameDialog) -> None:
    dialog.forms.tiles[Form.FOUR].setFocus()
    right, left = Qt.Key.Key_Right, Qt.Key.Key_Left
    for key, form in ((right, Form.DUMMY), (right, Form.TWO), (left, Form.DUMMY)):
        QTest.keyClick(focused(), key)
        assert dialog.game.rules.form is form
        assert focused() is dialog.forms.tiles[form]


def test_a_whole_game_is_chosen_without_the_mouse(qtbot: QtBot, dialog: NewGameDialog) -> None:
    alt = Qt.KeyboardModifier.AltModifier
    QTest.keyClick(dialog, Qt.Key.Key_O, alt)
    qtbot.waitUntil(lambda: dialog.game.rules.form is Form.TWO)
    QTest.keyClick(dialog, Qt.Key.Key_W, alt)
    assert focused() is box_of(dialog, 1).name
    box_of(dialog, 1).name.selectAll()
    QTest.keyClicks(focused(), "Rosa")
    QTest.keyClick(focused(), Qt.Key.Key_Tab)
    QTest.keyClick(focused(), Qt.Key.Key_Home)
    QTest.keyClick(dialog, Qt.Key.Key_R, alt)
    QTest.keyClick(focused(), Qt.Key.Key_Down)
    QTest.keyClick(dialog, Qt.Key.Key_U, alt)
    QTest.keyClicks(focused(), "41")
    with qtbot.waitSignal(dialog.accepted):
        QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert dialog.setup() == numbered_game(
        (PlayerRecord("Player 1", None), PlayerRecord("Rosa", None)),
        Preset.HOFFMANN.rules(Form.TWO),
        seed=41,
    )


@pytest.mark.parametrize(
    ("form", "order"),
    [
        (Form.FOUR, (SOUTH, NORTH, WEST, EAST)),
        (Form.DUMMY, (0, 1, 2)),
        (Form.TWO, (1, 0)),
    ],
)
def test_tab_goes_through_everything_as_it_is_read(
    qtbot: QtBot, make: Make, form: Form, order: tuple[int, ...]
) -> None:
    dialog = make(RuleOptions(form=form))
    show(qtbot, dialog)
    boxes = [box_of(dialog, number) for number in order]
    *seen, start = tab_round(dialog)
    assert seen == [
        dialog.forms.tiles[form],
        *(field for box in boxes for field in (box.name, box.kind)),
        dialog.game.preset.box,
        dialog.game.details,
        dialog.game.match.box,
        dialog.game.number.edit,
        dialog.foot.as_last_time,
        dialog.foot.fair,
        dialog.cancel,
    ]
    assert start is dialog.start


def test_the_focus_ring_lies_on_no_word_of_the_details(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The screen of the tests is smaller than the windows of most people.
    monkeypatch.setattr(QScreen, "availableSize", lambda _screen: QSize(1280, 780))
    window = QMainWindow()
    qtbot.addWidget(window)
    window.resize(1280, 780)
    setup = numbered_game(usual_players(Form.FOUR), RuleOptions(), seed=7)
    dialog = NewGameDialog(setup, lambda _form: None, FairDeals(bytes(32)), window)
    assert dialog.is_roomy
    show(qtbot, dialog)
    dialog.game.details.click()
    (ring,) = dialog.findChildren(FocusRing)
    for field in dialog.rules.findChildren(Field):
        buddy = field.label.buddy()
        assert buddy is not None
        buddy.setFocus()
        qtbot.waitUntil(ring.isVisible)
        hint = field.hint
        text = QRect(hint.mapTo(dialog, hint.contentsRect().topLeft()), hint.contentsRect().size())
        assert ring.geometry().bottom() < text.top()


def test_tab_goes_through_the_details(dialog: NewGameDialog) -> None:
    dialog.game.details.click()
    seen = []
    while focused() is not dialog.start:
        seen.append(focused())
        QTest.keyClick(focused(), Qt.Key.Key_Tab)
    assert seen == [*dialog.rules.editors, dialog.back, dialog.cancel]


@by_value
def test_no_two_mnemonics_are_alike(qtbot: QtBot, make: Make, form: Form) -> None:
    dialog = make(RuleOptions(form=form))
    show(qtbot, dialog)
    for _page in range(2):
        labels = [part.text() for part in dialog.findChildren(QLabel) if part.isVisible()]
        buttons = [it.text() for it in dialog.findChildren(QAbstractButton) if it.isVisible()]
        texts = [*labels, *buttons]
        keys = [text[text.index("&") + 1].upper() for text in texts if "&" in text]
        assert len(keys) >= 7
        assert len(set(keys)) == len(keys), sorted(keys)
        dialog.game.details.click()


# --------------------------------------------------------------- the form
@by_value
def test_the_players_of_a_form_are_the_last_or_the_usual_ones(make: Make, form: Form) -> None:
    last = {
        one: tuple([PlayerRecord(f"{one.value} {number}", CASUAL) for number in range(one.players)])
        for one in Form
    }
    start = Form.TWO if form is Form.FOUR else Form.FOUR
    for remembered, players in ((last, last[form]), ({}, usual_players(form))):
        dialog = make(RuleOptions(form=start), last=remembered)
        choose(dialog, form)
        assert result(dialog).players == players
        assert dialog.setup().rules.form is form


def test_the_setup_counts_more_than_what_is_remembered(make: Make) -> None:
    players = tuple([PlayerRecord(name, CASUAL) for name in ("A", "B", "C", "D")])
    assert result(make(players=players, last={Form.FOUR: usual_players()})).players == players


def test_what_was_written_for_a_form_is_there_again(make: Make) -> None:
    dialog = make()
    box_of(dialog, EAST).name.setText("Rosa")
    choose(dialog, Form.TWO)
    assert "Rosa" not in names(dialog)
    choose(dialog, Form.FOUR)
    assert result(dialog).players[EAST].name == "Rosa"


@by_value
def test_only_matches_of_the_form_are_offered(make: Make, form: Form) -> None:
    dialog = make()
    choose(dialog, form)
    box = dialog.game.match.box
    assert box.count() == len(matches_of(form))
    for place, match in enumerate(matches_of(form)):
        box.setCurrentIndex(place)
        assert dialog.game.rules.match is match
        assert "Source:" in box.accessibleDescription() or "Our" in box.accessibleDescription()


@pytest.mark.parametrize("preset", Preset, ids=lambda preset: preset.value)
@by_value
def test_a_preset_stays_that_preset_in_every_form(make: Make, form: Form, preset: Preset) -> None:
    dialog = make(replace(preset.rules(), stakes=4))
    choose(dialog, form)
    assert result(dialog).rules == replace(preset.rules(form), stakes=4)


def test_own_rules_are_kept_from_form_to_form(make: Make) -> None:
    own = RuleOptions(
        JokerLead.OPPONENTS, target=20, match=MatchForm.RUBBER_POINTS, draw=DrawRule.ACE_LOW
    )
    dialog = make(own)
    choose(dialog, Form.TWO)
    assert dialog.game.rules == replace(own, form=Form.TWO)
    choose(dialog, Form.DUMMY)
    as_three = replace(own, form=Form.DUMMY, match=MatchForm.ROUND, target=DUMMY_HANDICAP + 5)
    assert dialog.game.rules == as_three
    choose(dialog, Form.FOUR)
    assert dialog.game.rules == replace(own, target=DUMMY_HANDICAP + 5)


def test_the_reconstruction_is_labelled_as_ours(make: Make) -> None:
    dialog = make(RuleOptions(match=MatchForm.RUBBER_POINTS))
    assert "ours" in dialog.game.match.box.currentText()
    assert "Our reconstruction, after Short Whist" in dialog.game.match.hint.text()


# --------------------------------------------------------------- the number
@pytest.mark.parametrize(
    ("written", "seed"),
    [
        *(("0", 0), (" 123 456 ", 123456), ("007", 7), (str(GREATEST_SEED), GREATEST_SEED)),
        *(
            ("Shared game no. 7", 7),
            ("#4711", 4711),
            ("1,234", 1234),
            ("٣", 3),
            ("４７\u200b１１", 4711),
        ),
    ],
)
def test_a_number_makes_that_game(make: Make, written: str, seed: int) -> None:
    dialog = make()
    dialog.game.number.edit.setText(written)
    assert result(dialog) == numbered_game(usual_players(), RuleOptions(), seed=seed)


@pytest.mark.parametrize("written", ["-1", "12a", "1.5", "½", str(GREATEST_SEED + 1), "9" * 5000])
def test_what_is_no_number_is_said_and_nothing_is_lost(
    qtbot: QtBot, dialog: NewGameDialog, written: str
) -> None:
    edit = dialog.game.number.edit
    box_of(dialog, WEST).name.setText("Otto")
    edit.setText(written)
    sentence = edit.accessibleDescription()
    assert str(GREATEST_SEED) in sentence
    assert sentence in read(dialog)
    with qtbot.assertNotEmitted(dialog.accepted):
        QTest.keyClick(focused(), Qt.Key.Key_Return)
        dialog.start.click()
    assert focused() is edit
    assert dialog.isVisible()

    edit.setText("12")
    assert str(GREATEST_SEED) not in edit.accessibleDescription()
    assert result(dialog).seed == 12
    assert dialog.setup().players[WEST].name == "Otto"


@pytest.mark.parametrize(("window", "theme"), [("#f0f0f0", LIGHT), ("#202020", BAIZE)])
def test_a_fault_stands_out_on_a_light_desktop_and_on_a_dark_one(
    qtbot: QtBot, dialog: NewGameDialog, window: str, theme: object
) -> None:
    dialog.setPalette(QPalette(QColor(window)))
    dialog.game.number.edit.setText("x")
    hint = dialog.game.number.hint
    refused = QColor(LIGHT.refused if theme is LIGHT else BAIZE.refused)
    assert hint.palette().color(QPalette.ColorRole.WindowText) == refused


# --------------------------------------------------------------- to be seen and heard
@by_value
def test_every_field_has_a_name_and_is_large_enough(qtbot: QtBot, make: Make, form: Form) -> None:
    dialog = make(RuleOptions(form=form))
    show(qtbot, dialog)
    for _page in range(2):
        fields = [
            field
            for kind in (QLineEdit, QComboBox, QSpinBox, QAbstractButton)
            for field in dialog.findChildren(kind)
            if field.isVisible() and not isinstance(field.parent(), QSpinBox)
        ]
        assert len(fields) >= 8
        for field in fields:
            interface = QAccessible.queryAccessibleInterface(field)
            assert interface is not None
            assert interface.text(QAccessible.Text.Name)
            assert field.height() >= TARGET
        dialog.game.details.click()


def test_the_forms_are_radio_buttons_that_say_what_they_mean(dialog: NewGameDialog) -> None:
    for form, tile in dialog.forms.tiles.items():
        interface = QAccessible.queryAccessibleInterface(tile)
        assert interface is not None
        assert interface.role() is QAccessible.Role.RadioButton
        assert interface.text(QAccessible.Text.Description)
        assert bool(interface.state().checked) is (form is Form.FOUR)


def test_a_tile_can_be_clicked_anywhere(dialog: NewGameDialog) -> None:
    tile = dialog.forms.tiles[Form.TWO]
    corner = tile.rect().bottomRight() - QPoint(3, 3)
    QTest.mouseClick(tile, Qt.MouseButton.LeftButton, pos=corner)
    assert dialog.game.rules.form is Form.TWO


@pytest.mark.parametrize("preset", [*Preset, None])
@by_value
def test_it_fits_the_smallest_window(
    qtbot: QtBot, make: Make, form: Form, preset: Preset | None
) -> None:
    longest = RuleOptions(
        JokerLead.FORBIDDEN_IF_WINNING,
        CachetteFrom.TOP,
        form=form,
        match=matches_of(form)[-1],
        draw=DrawRule.ACE_LOW,
        stakes=1000,
    )
    dialog = make(longest if preset is None else preset.rules(form))
    seat(dialog, 0, None)
    seat(dialog, 1, Level.NOVICE)
    show(qtbot, dialog)
    for _page in range(2):
        QApplication.processEvents()  # the layouts ask for their room in the event loop
        assert dialog.sizeHint().boundedTo(SMALLEST_WINDOW - FRAME) == dialog.sizeHint()
        assert dialog.size() == dialog.size().expandedTo(dialog.sizeHint())
        bars = (dialog.pane.verticalScrollBar(), dialog.pane.horizontalScrollBar())
        assert [bar.maximum() for bar in bars] == [0, 0]
        dialog.game.details.click()


def test_who_makes_it_smaller_finds_it_so(qtbot: QtBot, dialog: NewGameDialog) -> None:
    small = QSize(500, 300)
    dialog.resize(small)
    seat(dialog, EAST, None)
    choose(dialog, Form.DUMMY)
    QApplication.processEvents()
    assert dialog.size() == small


def test_where_it_does_not_fit_the_focus_is_scrolled_to(qtbot: QtBot, make: Make) -> None:
    dialog = make()
    show(qtbot, dialog)
    dialog.resize(500, 260)
    visible = dialog.pane.viewport()
    for field in tab_round(dialog):
        field.setFocus(Qt.FocusReason.TabFocusReason)
        if not dialog.pane.isAncestorOf(field):
            continue
        QTest.keyClick(field, Qt.Key.Key_Backtab)
        here = focused()
        if dialog.pane.isAncestorOf(here):
            middle = here.mapTo(visible, here.rect().center())
            assert visible.rect().contains(middle), here.accessibleName()
