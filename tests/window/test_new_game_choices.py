"""The choices in the dialog for a new game: who plays, and under which rules."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest
from legible_scene import speaking
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
    listed,
    maker,
    names,
    pick,
    read,
    result,
    seat,
    show,
)
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QWidget,
)
from pytestqt.qtbot import QtBot

from quinto_desktop.game import (
    Level,
    PlayerRecord,
    usual_players,
)
from quinto_desktop.rules import (
    DUMMY_HANDICAP,
    DrawRule,
    Form,
    JokerLead,
    MatchForm,
    Preset,
    RuleOptions,
    Seat,
    first_dealer,
    matches_of,
    preset_of,
)
from quinto_desktop.window.setup.new_game_dialog import NewGameDialog
from quinto_desktop.window.setup.new_game_fields import level_help
from quinto_desktop.window.setup.new_game_players import usual_names
from quinto_desktop.window.text.questions import level_name

CASUAL = Level.CASUAL.value


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


# --------------------------------------------------------------- the players
@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("", "Ada"),
        ("   ", "Ada"),
        ("\u200b\u2060", "Ada"),
        ("  Rosa  Luise ", "Rosa Luise"),
        ("Ro\nsa\x07", "Ro sa"),
        ("\x85Ro\u2028\u2029\x00sa\ud800", "Ro sa"),
        ("<b>Rosa</b>", "<b>Rosa</b>"),
        ("x" * 60, "x" * 40),
        ("x" * 39 + "\U0001f0a1", "x" * 39),
    ],
)
def test_a_name_is_one_line_of_at_most_40(make: Make, written: str, name: str) -> None:
    dialog = make()
    box_of(dialog, NORTH).name.setText(written)
    assert result(dialog).players[NORTH].name == name


@pytest.mark.parametrize("written", ["Clara", "clara", "  CLARA "])
def test_two_players_of_one_name_are_refused_in_a_sentence(
    qtbot: QtBot, dialog: NewGameDialog, written: str
) -> None:
    box = box_of(dialog, WEST)
    box.name.setText(written)
    assert f"Two players are called {written.strip()}." in read(dialog)
    with qtbot.assertNotEmitted(dialog.accepted):
        QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert focused() is box.name
    assert box.name.selectedText() == written

    QTest.keyClicks(focused(), "Otto")
    assert "Two players" not in read(dialog)
    with qtbot.waitSignal(dialog.accepted):
        QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert dialog.setup().players[WEST] == PlayerRecord("Otto", CASUAL)


def test_a_doubled_name_is_found_from_the_details_too(qtbot: QtBot, dialog: NewGameDialog) -> None:
    box_of(dialog, WEST).name.setText("Ada")
    dialog.game.details.click()
    dialog.start.click()
    assert dialog.game.isVisible()
    assert not dialog.back.isVisible()
    assert focused() is box_of(dialog, WEST).name


def test_a_doubled_name_in_another_form_does_no_harm(make: Make) -> None:
    dialog = make()
    box_of(dialog, WEST).name.setText("Ada")
    choose(dialog, Form.TWO)
    assert result(dialog).players == usual_players(Form.TWO)


def test_people_who_come_and_go_have_names_of_their_own(make: Make) -> None:
    dialog = make()
    seat(dialog, NORTH, None)
    assert names(dialog) == ("Player 2", "Clara", "Player 1", "Bertram")
    seat(dialog, WEST, None)
    assert names(dialog) == ("Player 3", "Clara", "Player 1", "Player 2")
    seat(dialog, SOUTH, Level.NOVICE)
    seat(dialog, WEST, Level.CASUAL)
    assert names(dialog) == ("You", "Clara", "Dora", "Bertram")
    seat(dialog, NORTH, Level.CASUAL)
    seat(dialog, SOUTH, None)
    assert result(dialog).players == usual_players()


def test_a_name_that_somebody_wrote_stays(make: Make) -> None:
    dialog = make()
    box_of(dialog, NORTH).name.setText("Rosa")
    box_of(dialog, SOUTH).name.clear()
    seat(dialog, NORTH, None)
    assert names(dialog) == ("Rosa", "Clara", "Player 1", "Bertram")
    assert box_of(dialog, SOUTH).name.placeholderText() == "Player 1"


def test_a_doubled_name_is_read_out_once(
    dialog: NewGameDialog, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(
        QAccessible, "updateAccessibility", lambda event: said.append(event.message())
    )
    for written in ("Ada", " Ada", "Otto", "Ada"):
        box_of(dialog, WEST).name.setText(written)
    assert said == ["Two players are called Ada. Give one of them another name."] * 2


@by_value
def test_usual_names_are_never_alike(form: Form) -> None:
    numbers = range(form.players)
    for chosen in product((False, True), repeat=form.players):
        people = [number for number in numbers if chosen[number]]
        given = usual_names(form, people)
        assert len({name.casefold() for name in given}) == form.players
        assert ("You" in given) == (len(people) == 1)


@by_value
def test_the_usual_players_have_their_usual_names(form: Form) -> None:
    players = usual_players(form)
    people = [number for number, player in enumerate(players) if player.level is None]
    assert usual_names(form, people) == tuple([player.name for player in players])


def test_every_level_is_offered_and_explained(make: Make) -> None:
    dialog = make()
    kind = box_of(dialog, NORTH).kind
    assert listed(kind) == ["Person", *(level_name(level) for level in Level)]
    for place, level in enumerate(Level, 1):
        kind.setCurrentIndex(place)
        assert kind.accessibleDescription() == level_help(level)


@pytest.mark.parametrize("level", Level, ids=lambda level: level.value)
def test_nobody_is_told_of_a_partner_that_two_players_have_not(level: Level) -> None:
    assert "partner" not in level_help(level).lower()


def test_the_players_of_every_level_are_told_apart(qtbot: QtBot, dialog: NewGameDialog) -> None:
    for number, level in ((NORTH, Level.NOVICE), (EAST, Level.CLUB), (WEST, Level.MASTER)):
        seat(dialog, number, level)
    for level in Level:
        assert (level_help(level) in read(dialog)) is (level is not Level.CASUAL)

    seat(dialog, SOUTH, Level.CASUAL)

    assert "Every level is playing" in read(dialog)
    assert not any(level_help(level) in read(dialog) for level in Level)


@pytest.mark.parametrize(
    ("people", "curtain", "watch"),
    [((), False, True), ((SOUTH,), False, False), ((SOUTH, EAST), True, False)],
)
def test_a_curtain_is_announced_for_several_people_only(
    qtbot: QtBot, dialog: NewGameDialog, people: tuple[int, ...], curtain: bool, watch: bool
) -> None:
    for number in range(4):
        seat(dialog, number, None if number in people else Level.CASUAL)
    assert ("curtain" in read(dialog)) is curtain
    assert ("you just watch" in read(dialog)) is watch


def test_partners_are_named_or_drawn(qtbot: QtBot, dialog: NewGameDialog) -> None:
    assert "You and Ada play against Bertram and Clara." in read(dialog)
    pick(dialog.game.preset.box, "Handbook")
    assert "play against" not in read(dialog)
    assert "Partners are drawn" in read(dialog)


def test_each_seat_is_told_from_where_the_only_person_sits(qtbot: QtBot, make: Make) -> None:
    dialog = make()
    labels = [box_of(dialog, number).label for number in range(4)]

    def told() -> list[str]:
        return [label.text().replace("&", "").partition(",")[0] for label in labels]

    assert told() == ["Partner", "Right", "You", "Left"]
    seat(dialog, WEST, None)
    assert told() == ["North", "East", "South", "West"]
    seat(dialog, SOUTH, Level.CLUB)
    assert told() == ["Left", "Partner", "Right", "You"]
    pick(dialog.game.preset.box, "Handbook")
    assert told() == ["North", "East", "South", "West"]  # the seats are drawn for


@pytest.mark.parametrize(
    ("match", "draw", "number", "words"),
    [
        (MatchForm.ROUND, DrawRule.OFF, "4", "Dummy rotates; Bertram starts."),
        (MatchForm.ROUND, DrawRule.OFF, "", "Dummy rotates, game by game; chance decides who"),
        (MatchForm.ROUND, DrawRule.ACE_LOW, "4", "whoever draws the lowest card starts"),
        (MatchForm.GAME, DrawRule.OFF, "5", "Clara has dummy."),
        (MatchForm.GAME, DrawRule.OFF, "", "Chance decides who has dummy."),
        (MatchForm.GAME, DrawRule.ACE_HIGH, "5", "Whoever draws the lowest card has dummy."),
    ],
)
def test_who_has_dummy_is_said_as_far_as_it_is_known(
    qtbot: QtBot, make: Make, match: MatchForm, draw: DrawRule, number: str, words: str
) -> None:
    dialog = make(RuleOptions(form=Form.DUMMY, match=match, draw=draw))
    show(qtbot, dialog)
    dialog.game.number.edit.setText(number)
    assert words in read(dialog)


@pytest.mark.parametrize("seed", range(3))
def test_the_named_player_does_have_dummy_first(make: Make, qtbot: QtBot, seed: int) -> None:
    dialog = make(RuleOptions(form=Form.DUMMY))
    dialog.game.number.edit.setText(str(seed))
    setup = result(dialog)
    told = {Seat.S: "You have dummy.", Seat.W: "Bertram has dummy.", Seat.E: "Clara has dummy."}
    show(qtbot, dialog)
    assert told[first_dealer(seed, Form.DUMMY)] in read(dialog)
    assert setup.first_dealer is first_dealer(seed, Form.DUMMY)


def test_second_hands_are_named_after_their_players(qtbot: QtBot, dialog: NewGameDialog) -> None:
    choose(dialog, Form.TWO)
    box_of(dialog, 1).name.setText("Rosa")
    assert "You, other hand" in read(dialog)
    assert "Rosa, other hand" in read(dialog)


def test_the_second_hand_of_who_has_no_name_is_named_in_the_language(
    qtbot: QtBot, make: Make
) -> None:
    with speaking("fr"):
        dialog = make(RuleOptions(form=Form.TWO))
        show(qtbot, dialog)
        assert "Vous, deuxième main" in read(dialog)


def test_the_way_round_the_table_is_never_mirrored(qtbot: QtBot, make: Make) -> None:
    dialog = make()
    dialog.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    show(qtbot, dialog)
    west, east = (box_of(dialog, number) for number in (WEST, EAST))
    assert west.mapTo(dialog, QPoint()).x() < east.mapTo(dialog, QPoint()).x()


# --------------------------------------------------------------- the rules
@pytest.mark.parametrize("preset", Preset, ids=lambda preset: preset.value)
@by_value
def test_a_preset_sets_every_rule(make: Make, form: Form, preset: Preset) -> None:
    own = RuleOptions(JokerLead.OPPONENTS, target=100, form=form, draw=DrawRule.ACE_HIGH, stakes=2)
    dialog = make(own)
    place = [*Preset].index(preset)
    dialog.game.preset.box.setCurrentIndex(place)
    expected = preset.rules(form)
    assert dialog.game.rules == expected
    assert dialog.rules.rules() == expected
    assert result(dialog).rules == expected


def test_stakes_of_one_source_are_not_silently_those_of_the_next(make: Make) -> None:
    dialog = make(RuleOptions(stakes=5))
    box = dialog.game.preset.box
    assert "stakes 5" in dialog.game.preset.hint.text()

    pick(box, "Hoffmann 1907")
    assert dialog.rules.stakes.value() == 0
    assert result(dialog).rules == Preset.HOFFMANN.rules()


def test_own_rules_bring_their_stakes_back(make: Make) -> None:
    own = RuleOptions(JokerLead.OPPONENTS, stakes=5)
    dialog = make(own)
    pick(dialog.game.preset.box, "Handbook")
    assert dialog.rules.stakes.value() == 0
    pick(dialog.game.preset.box, "Custom")
    assert result(dialog).rules == own


def test_own_rules_are_offered_once_there_are_some(make: Make) -> None:
    dialog = make()
    box = dialog.game.preset.box
    assert "Custom" not in listed(box)
    pick(dialog.rules.joker_lead.box, "not allowed")
    assert box.currentText() == "Custom"
    own = dialog.game.rules
    assert preset_of(own) is None

    pick(box, "Hoffmann 1907")
    assert result(dialog).rules == Preset.HOFFMANN.rules()
    pick(box, "Custom")
    assert result(dialog).rules == own


def test_a_chosen_number_of_games_is_kept_in_another_form(make: Make) -> None:
    dialog = make()
    pick(dialog.game.match.box, "A rubber: best of three")
    assert dialog.game.preset.box.currentText() == "Parlett"
    choose(dialog, Form.TWO)
    assert result(dialog).rules == RuleOptions(form=Form.TWO, match=MatchForm.RUBBER)


def test_a_chosen_number_of_games_is_there_again_after_a_look_at_dummy(make: Make) -> None:
    """The arrow keys go from four players to two past the three with dummy."""
    dialog = make()
    pick(dialog.game.match.box, "A rubber: best of three")
    choose(dialog, Form.DUMMY)
    assert dialog.game.rules.match is MatchForm.ROUND
    choose(dialog, Form.TWO)
    assert result(dialog).rules == RuleOptions(form=Form.TWO, match=MatchForm.RUBBER)


def test_a_source_that_is_chosen_with_dummy_says_how_many_games(make: Make) -> None:
    dialog = make()
    choose(dialog, Form.DUMMY)
    pick(dialog.game.preset.box, "Hoffmann 1907")
    choose(dialog, Form.FOUR)
    assert result(dialog).rules == Preset.HOFFMANN.rules()


def test_own_rules_come_back_in_the_form_that_is_played(make: Make) -> None:
    dialog = make(RuleOptions(JokerLead.OPPONENTS, match=MatchForm.RUBBER))
    pick(dialog.game.preset.box, "Parlett")
    choose(dialog, Form.DUMMY)
    pick(dialog.game.preset.box, "Custom")
    own = RuleOptions(JokerLead.OPPONENTS, form=Form.DUMMY, match=MatchForm.ROUND)
    assert result(dialog).rules == own


def test_the_rules_are_chosen_one_by_one_on_a_page_of_their_own(
    qtbot: QtBot, dialog: NewGameDialog
) -> None:
    assert not dialog.rules.isVisible()
    QTest.mouseClick(dialog.game.details, Qt.MouseButton.LeftButton)
    assert dialog.rules.isVisible()
    assert "Parlett" in read(dialog)
    pick(dialog.rules.joker_lead.box, "not allowed")
    pick(dialog.rules.cachette.box, "the first five cards")
    assert "Custom" in read(dialog)
    pick(dialog.rules.draw.box, "yes, ace low")
    QTest.mouseClick(dialog.back, Qt.MouseButton.LeftButton)
    assert dialog.game.preset.box.currentText() == "Hoffmann 1907"
    pick(dialog.game.match.box, "A rubber: best of three")
    assert dialog.game.preset.box.currentText() == "Hoffmann 1907"
    assert result(dialog).rules == Preset.HOFFMANN.rules()


@by_value
def test_every_value_of_every_rule_says_what_it_means_and_whose_it_is(
    make: Make, form: Form
) -> None:
    dialog = make(RuleOptions(form=form))
    sources = (
        "Parlett",
        "Hoffmann",
        "Hoyle’s Games Modernized",
        "card-games handbook",
        "source",
        "our house rule",
    )
    for field in (dialog.rules.joker_lead, dialog.rules.cachette, dialog.rules.draw):
        for place in range(field.box.count()):
            field.box.setCurrentIndex(place)
            meaning = field.hint.text()
            assert any(source in meaning for source in sources), meaning
            assert field.box.accessibleDescription() == meaning
            assert "!" not in meaning
    for match in matches_of(form):
        dialog.game.take(replace(dialog.game.rules, match=match))
        assert "handbook" in dialog.rules.stakes.accessibleDescription() or "ours" in (
            dialog.rules.stakes.accessibleDescription()
        )
    assert "All sources" in dialog.rules.target.accessibleDescription()


def test_what_is_in_the_details_is_told_beside_the_preset(make: Make) -> None:
    dialog = make(RuleOptions(target=300, draw=DrawRule.ACE_LOW, stakes=12))
    told = dialog.game.preset.hint.text()
    for words in ("The Quint Royal may be led", "last five", "ace low", "300 up", "stakes 12"):
        assert words in told
    assert "stakes" not in make().game.preset.hint.text()


@pytest.mark.parametrize(
    ("written", "target"), [("5", 5), ("252", 255), ("9998", 10_000), ("500", 500)]
)
def test_the_target_is_a_multiple_of_five(
    qtbot: QtBot, dialog: NewGameDialog, written: str, target: int
) -> None:
    dialog.game.details.click()
    dialog.rules.target.setFocus()
    dialog.rules.target.selectAll()
    QTest.keyClicks(dialog.rules.target, written)
    with qtbot.waitSignal(dialog.accepted):
        QTest.keyClick(dialog.rules.target, Qt.Key.Key_Return)
    assert dialog.setup().rules == RuleOptions(target=target)


@pytest.mark.parametrize("written", [0, 5, 25, 26, 30])
def test_with_dummy_the_target_is_above_what_its_opponents_have(make: Make, written: int) -> None:
    dialog = make(RuleOptions(form=Form.DUMMY))
    dialog.rules.target.setValue(written)
    assert result(dialog).rules.target == DUMMY_HANDICAP + 5
    assert "the least is 30" in dialog.rules.target.accessibleDescription()


@pytest.mark.parametrize("stakes", [0, 1, 1000])
def test_stakes_are_off_or_so_many_counters(make: Make, stakes: int) -> None:
    dialog = make(RuleOptions(stakes=9))
    dialog.rules.stakes.setValue(stakes)
    assert (dialog.rules.stakes.text() == "off") is (stakes == 0)
    assert result(dialog).rules == RuleOptions(stakes=stakes)


def test_the_wheel_scrolls_and_chooses_nothing(qtbot: QtBot, dialog: NewGameDialog) -> None:
    for box in (dialog.game.preset.box, box_of(dialog, NORTH).kind):
        turn_wheel(box)
    dialog.game.details.click()
    for editor in dialog.rules.editors:
        turn_wheel(editor)
    assert result(dialog).rules == RuleOptions()
    assert dialog.setup().players == usual_players()


def turn_wheel(field: QWidget) -> None:
    middle = QPointF(field.rect().center())
    event = QWheelEvent(
        middle,
        QPointF(field.mapToGlobal(middle.toPoint())),
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(field, event)
