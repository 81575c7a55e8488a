"""The dialog for a new game: what goes in comes out, and all of it can be chosen and read."""

from __future__ import annotations

import pytest
from keyboards import key_event
from kit import *
from legible_scene import speaking
from new_games import *
from present import present
from PySide6.QtWidgets import QSpinBox

from quinto_desktop.game import game_of
from quinto_desktop.game.screen import own_keys
from quinto_desktop.rules import DUMMY_HANDICAP, GREATEST_SEED, first_dealer, preset_of
from quinto_desktop.window.controls.fields import Field
from quinto_desktop.window.look.material import FocusRing
from quinto_desktop.window.setup.new_game_fields import level_help
from quinto_desktop.window.text.questions import level_name

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
    for rules in at_night(EVERY_RULE[::11], EVERY_RULE):  # every two values together
        dialog = dialogs[rules.form]
        dialog.game.take(rules)
        setup = result(dialog)
        expected = game_of(usual_players(rules.form), rules, setup.source)
        assert setup == expected, rules


@pytest.mark.parametrize(
    ("preset", "form"), [*product([None], Form), *zip(Preset, Form, strict=True)]
)
def test_a_dialog_left_untouched_gives_the_same_game_with_other_cards(
    make: Make, form: Form, preset: Preset | None
) -> None:
    own = RuleOptions(JokerLead.OPPONENTS, target=257, form=form, draw=DrawRule.ACE_HIGH, stakes=3)
    rules = own if preset is None else preset.rules(form)
    for levels in pairwise((None, *LEVELS, None)):  # of both sides: anybody may be a person
        players = tuple(
            [PlayerRecord(f"P{number}", levels[number % 2]) for number in range(form.players)]
        )
        setup = result(make(rules, players))
        assert (setup.players, setup.rules) == (players, rules)
        assert setup == game_of(players, rules, setup.source)


def test_an_unknown_level_becomes_the_usual_one(make: Make) -> None:
    north, *others = usual_players()
    dialog = make(players=(PlayerRecord(north.name, "wizard"), *others))
    assert result(dialog).players == usual_players()


# --------------------------------------------------------------- by the keys alone
def test_enter_starts_the_game_from_every_field(qtbot: QtBot, dialog: NewGameDialog) -> None:
    fields = [it for it in tab_round(dialog) if not isinstance(it, QAbstractButton)]
    assert len(fields) >= 8 + 3
    for field in fields:
        show(qtbot, dialog)
        field.setFocus()
        with qtbot.waitSignal(dialog.accepted):
            QTest.keyClick(field, Qt.Key.Key_Return)
    setup = dialog.setup()
    assert setup == game_of(usual_players(), RuleOptions(), FairDeals(bytes(32)))
    assert dialog.setup() is setup


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
    with pytest.raises(ValueError, match="no game"):
        dialog.setup()


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
    QTest.keyClick(dialog, Qt.Key.Key_L, alt)
    assert focused() is box_of(dialog, 1).name
    box_of(dialog, 1).name.selectAll()
    QTest.keyClicks(focused(), "Rosa")
    QTest.keyClick(focused(), Qt.Key.Key_Tab)
    QTest.keyClick(focused(), Qt.Key.Key_Home)
    QTest.keyClick(dialog, Qt.Key.Key_R, alt)
    QTest.keyClick(focused(), Qt.Key.Key_Down)
    QTest.keyClick(dialog, Qt.Key.Key_U, alt)
    QTest.keyClicks(focused(), "41")
    QTest.keyClick(dialog, Qt.Key.Key_V, alt)
    qtbot.waitUntil(dialog.players.open_table.isChecked)
    with qtbot.waitSignal(dialog.accepted):
        QTest.keyClick(focused(), Qt.Key.Key_Return)
    players = (PlayerRecord("Player 1", None), PlayerRecord("Rosa", None))
    setup = numbered_game(players, Preset.HOFFMANN.rules(Form.TWO), seed=41)
    assert dialog.setup() == replace(setup, is_open=True)


@pytest.mark.parametrize(
    ("form", "order"),
    [(Form.FOUR, (SOUTH, NORTH, WEST, EAST)), (Form.DUMMY, (0, 1, 2)), (Form.TWO, (0, 1))],
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
        dialog.strength.segments[Level.CASUAL],
        *(field for box in boxes for field in (box.name, box.kind)),
        dialog.players.open_table,
        dialog.players.real_cards,
        dialog.game.preset.box,
        dialog.game.details,
        dialog.game.match.box,
        dialog.game.number.edit,
        dialog.game.fair,
        dialog.choices,
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
    (ring,) = dialog.findChildren(FocusRing)
    dialog.players.real_cards.setFocus()
    assert ring.width() > dialog.players.real_cards.width()
    dialog.game.details.click()
    for field in dialog.rules.findChildren(Field):
        buddy = present(field.label.buddy())
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
        assert names(dialog)[0] == usual_players(start)[0].name, "the setup counts more"
        choose(dialog, form)
        assert result(dialog).players == players
        assert dialog.setup().rules.form is form


def test_what_was_written_for_a_form_is_there_again_and_harms_no_other(make: Make) -> None:
    dialog = make()
    box_of(dialog, EAST).name.setText("Ada")  # as North is called
    choose(dialog, Form.TWO)
    assert result(dialog).players == usual_players(Form.TWO)
    choose(dialog, Form.FOUR)
    assert names(dialog)[EAST] == "Ada"


@by_value
def test_only_matches_of_the_form_are_offered(make: Make, form: Form) -> None:
    dialog = make()
    choose(dialog, form)
    box = dialog.game.match.box
    assert box.count() == len(matches_of(form))
    for place, match in enumerate(matches_of(form)):
        box.setCurrentIndex(place)
        assert dialog.game.rules.match is match
        assert box.accessibleDescription()


@pytest.mark.parametrize("preset", Preset, ids=lambda preset: preset.value)
def test_a_preset_stays_that_preset_in_every_form(make: Make, preset: Preset) -> None:
    dialog = make(replace(preset.rules(), stakes=4))
    for form in (Form.DUMMY, Form.TWO, Form.FOUR):
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


# --------------------------------------------------------------- the number
@each(
    "written, seed",
    [
        *(("0", 0), (" 123 456 ", 123456), ("007", 7), (str(GREATEST_SEED), GREATEST_SEED)),
        *(("Shared game no. 7", 7), ("#4711", 4711), ("1,234", 1234), ("٣", 3)),
        ("４７\u200b１１", 4711),
    ],
)
def test_a_number_makes_that_game(dialog: NewGameDialog, written: str, seed: int) -> None:
    dialog.game.number.edit.setText(written)
    assert result(dialog) == numbered_game(usual_players(), RuleOptions(), seed=seed)


@each("written", ["-1", "12a", "1.5", "½", str(GREATEST_SEED + 1), "9" * 5000])
def test_what_is_no_number_is_said_and_nothing_is_lost(
    qtbot: QtBot, dialog: NewGameDialog, written: str
) -> None:
    show(qtbot, dialog)
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
    for window, theme in (("#f0f0f0", LIGHT), ("#202020", BAIZE)):
        dialog.setPalette(QPalette(QColor(window)))
        edit.clear()
        edit.setText("x")
        colour = dialog.game.number.hint.palette().color(QPalette.ColorRole.WindowText)
        assert colour == QColor(theme.refused), "it stands out"

    edit.setText("12")
    assert str(GREATEST_SEED) not in edit.accessibleDescription()
    assert result(dialog).seed == 12
    assert dialog.setup().players[WEST].name == "Otto"


# --------------------------------------------------------------- to be seen and heard
def test_the_forms_are_radio_buttons_that_say_what_they_mean(dialog: NewGameDialog) -> None:
    for form, tile in dialog.forms.tiles.items():
        interface = present(QAccessible.queryAccessibleInterface(tile))
        assert interface.role() is QAccessible.Role.RadioButton
        assert interface.text(QAccessible.Text.Description)
        assert bool(interface.state().checked) is (form is Form.FOUR)


def test_a_tile_can_be_clicked_anywhere(dialog: NewGameDialog) -> None:
    tile = dialog.forms.tiles[Form.TWO]
    corner = tile.rect().bottomRight() - QPoint(3, 3)
    QTest.mouseClick(tile, Qt.MouseButton.LeftButton, pos=corner)
    assert dialog.game.rules.form is Form.TWO


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


# --------------------------------------------------------------- the players
@each(
    "written, name",
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
def test_a_name_is_one_line_of_at_most_40(dialog: NewGameDialog, written: str, name: str) -> None:
    box_of(dialog, NORTH).name.setText(written)
    assert result(dialog).players[NORTH].name == name


@each("written", ["Clara", "clara", "  CLARA "])
def test_two_players_of_one_name_are_refused_in_a_sentence(
    qtbot: QtBot, dialog: NewGameDialog, written: str
) -> None:
    show(qtbot, dialog)
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
    box_of(dialog, SOUTH).name.setText("You")  # as nobody is where several people sit
    assert names(dialog) == ("Rosa", "Clara", "Player 1", "Bertram")


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


def test_people_choose_other_keys_than_their_names_give(qtbot: QtBot, make: Make) -> None:
    people = [PlayerRecord(name, None) for name in ("Ada", "You", "Arno")]
    dialog = make(RuleOptions(form=Form.DUMMY), tuple(people))
    plan, keys = dialog.players.plan, [box.key for box in dialog.players.plan.boxes]
    show(qtbot, dialog)
    assert not any(key.isVisible() for key in keys)  # the hands are behind a curtain
    persons = {"You": 0, "Ada": 1, "Cleo": 2, "Bert": 3}
    plan.offer(persons, {"Bert": "Я", "Cleo": "A"}, "KQJ")
    assert names(dialog) == ("Ada", "Bert", "Arno")  # nobody is “You”, nor twice at the table
    assert [key.text() or key.placeholderText() for key in keys] == ["A", "Я", "N"]
    fault = "The key {} has a use already. Choose another."
    for typed, shown in ((" ш", "Ш"), ("7-", "7"), ("z", "Z"), ("d", "D"), ("з", "З"), ("я", "Я")):
        QTest.keyClick(keys[0], Qt.Key.Key_Home)
        for sign in typed:
            QApplication.sendEvent(keys[0], key_event(sign, 0))
        assert keys[0].text() == shown
        assert dialog.players.fault == (fault.format(shown) if shown in "DЗЯ" else "")
    assert fault.format("Я") in read(dialog)
    dialog.accept()
    assert dialog.isVisible() and focused() is keys[1]
    QTest.keyClick(focused(), Qt.Key.Key_Backspace)
    assert not dialog.players.fault and keys[1].placeholderText() == "B"
    assert plan.keys == {"Ada": "Я", "Bert": "", "Cleo": "A"}
    for given, courts, keys_of in (
        (("Paul", "Ute", "Émile"), "KQJ", "LUE"),
        (("Anna", "Karl", "Bert"), "KDB", "NLE"),  # none that plays a card
        (("Elke", "Ева"), "KQJ", "EА"),  # nor another that looks the same: the last is Cyrillic
        (("Ada", "Kaj"), "KQJ", "AK"),
    ):
        everybody = frozenset(range(len(given)))
        assert "".join(own_keys(given, everybody, [""] * 3, "PDRВ", courts)) == keys_of
    dialog.players.open_table.click()
    assert not any(key.isVisible() for key in keys)


def test_every_level_is_offered_and_explained(make: Make) -> None:
    dialog = make()
    kind = box_of(dialog, NORTH).kind
    assert listed(kind) == ["Person", *(level_name(level) for level in Level)]
    for place, level in enumerate(Level, 1):
        kind.setCurrentIndex(place)
        assert kind.accessibleDescription() == level_help(level)


@each(
    "people, curtain, watch",
    [((), False, True), ((SOUTH,), False, False), ((SOUTH, EAST), True, False)],
)
def test_a_curtain_is_announced_for_several_people_only(
    dialog: NewGameDialog, people: tuple[int, ...], curtain: bool, watch: bool
) -> None:
    for number in range(4):
        seat(dialog, number, None if number in people else Level.CASUAL)
    assert ("Nobody sees another’s cards" in read(dialog)) is curtain
    assert ("you just watch" in read(dialog)) is watch


def test_each_seat_is_told_from_where_the_only_person_sits(make: Make) -> None:
    dialog = make()
    boxes = [box_of(dialog, number) for number in range(4)]

    def told() -> list[str]:
        titles = [box.label.text().replace("&", "") for box in boxes]
        assert [box.name.accessibleName() for box in boxes] == [f"Name: {it}" for it in titles]
        return titles

    assert dialog.players.plan.told == "You and Ada against Bertram and Clara"
    assert told() == ["Partner", "Right", "You", "Left"]
    seat(dialog, WEST, None)
    assert told() == ["At the top", "On the right", "At the bottom", "On the left"]
    seat(dialog, SOUTH, Level.CLUB)
    assert told() == ["Left", "Partner", "Right", "You"]
    pick(dialog.game.preset.box, "As in a handbook")
    assert told() == [
        "At the top",
        "On the right",
        "At the bottom",
        "On the left",
    ]  # the seats are drawn for
    assert dialog.players.plan.told == "Two against two, drawn for"


@each(
    "match, draw, number, words",
    [
        (MatchForm.ROUND, DrawRule.OFF, "4", "Bertram has dummy. Then it rotates"),
        (MatchForm.ROUND, DrawRule.OFF, "", "Chance decides who has dummy. Then it"),
        (MatchForm.ROUND, DrawRule.ACE_LOW, "4", "Whoever draws the lowest card has dummy. Then"),
        (MatchForm.GAME, DrawRule.OFF, "5", "Clara has dummy."),
        (MatchForm.GAME, DrawRule.OFF, "", "Chance decides who has dummy."),
        (MatchForm.GAME, DrawRule.ACE_HIGH, "5", "Whoever draws the lowest card has dummy."),
    ],
)
def test_who_has_dummy_is_said_as_far_as_it_is_known(
    dialog: NewGameDialog, match: MatchForm, draw: DrawRule, number: str, words: str
) -> None:
    choose(dialog, Form.DUMMY)
    dialog.game.take(RuleOptions(form=Form.DUMMY, match=match, draw=draw))
    dialog.game.number.edit.setText(number)
    assert words in read(dialog)
    first = {Seat.S: "You have", Seat.W: "Bertram has", Seat.E: "Clara has"}
    if draw is DrawRule.OFF and number:
        assert first[first_dealer(int(number), Form.DUMMY)] in words, "and so it is"


def test_the_table_names_its_players(make: Make) -> None:
    dialog = make(RuleOptions(form=Form.TWO))
    box_of(dialog, 1).name.setText("Rosa-Maria von der Heide")
    assert dialog.players.plan.told == "You and Rosa-Maria von…, two hands each"
    seats = dialog.players.plan.sitters
    assert [seats[it].monogram for it in (Seat.N, Seat.E, Seat.S, Seat.W)] == ["Y", "R", "Y", "R"]
    assert [seats[it].is_open for it in (Seat.N, Seat.E)] == [True, False]
    with speaking("fr"):
        assert make(RuleOptions(form=Form.TWO)).players.plan.told.startswith("Vous et Clara")


def test_the_way_round_the_table_is_never_mirrored(qtbot: QtBot, make: Make) -> None:
    pictures = []
    for direction in (Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft):
        dialog = make()
        tile = dialog.forms.tiles[Form.DUMMY]
        dialog.setLayoutDirection(direction)
        show(qtbot, dialog)
        theme = theme_of(dialog.palette())
        picture = tile._drawn(QSize(150, 90), theme)
        assert tile._drawn(QSize(150, 90), theme) is picture  # drawn once
        pictures.append(picture.toImage())
        assert len({pictures[-1].pixel(x, 45) for x in range(150)}) > 5
    assert pictures[0] == pictures[1]


# --------------------------------------------------------------- one question, and more choices
@pytest.fixture
def simple(qtbot: QtBot, make: Make) -> NewGameDialog:
    """The dialog as it opens."""
    made = make(is_more=False)
    show(qtbot, made)
    return made


def test_it_asks_how_strong_and_no_more(simple: NewGameDialog) -> None:
    assert focused() is simple.start
    fields = (QLineEdit, QComboBox, QSpinBox)
    assert not [it for kind in fields for it in simple.findChildren(kind) if it.isVisible()]
    levels = [simple.strength.segments[level] for level in Level]
    assert tab_round(simple) == [
        simple.forms.tiles[Form.FOUR],
        levels[1],
        simple.choices,
        simple.cancel,
        simple.start,
    ]
    assert not any(box.name.cursorPosition() for box in simple.players.plan.boxes)
    assert [segment.text() for segment in levels] == [*map(level_name, Level)]
    assert all(level_name(level) in simple.strength.hint.text() for level in Level)


@by_value
def test_the_level_is_that_of_all_whatever_is_played(simple: NewGameDialog, form: Form) -> None:
    casual = simple.strength.segments[Level.CASUAL]
    casual.setFocus()
    QTest.keyClick(casual, Qt.Key.Key_Right)
    assert focused() is simple.strength.segments[Level.CLUB]
    choose(simple, form)
    assert simple.strength.segments[Level.CLUB].isChecked()
    assert result(simple).players == usual_players(form, Level.CLUB)


def test_players_of_several_levels_have_none_in_common(dialog: NewGameDialog) -> None:
    segments = dialog.strength.segments
    seat(dialog, NORTH, Level.MASTER)
    assert not any(segment.isChecked() for segment in segments.values())
    segments[Level.NOVICE].click()
    assert {player.level for player in result(dialog).players} == {None, NOVICE}
    for number in range(4):
        seat(dialog, number, None)
    assert not segments[Level.NOVICE].isEnabled()


def test_all_the_rest_is_behind_more_choices(qtbot: QtBot, simple: NewGameDialog) -> None:
    before, middle = simple.size(), simple.geometry().center()
    simple.setGeometry(simple.geometry().adjusted(75, 0, -75, 0))
    simple.choices.click()
    assert focused() is box_of(simple, SOUTH).name
    assert simple.is_more
    qtbot.waitUntil(lambda: simple.height() > before.height())
    assert simple.game.isVisible()
    simple.choices.click()
    qtbot.waitUntil(lambda: simple.size() == before)
    assert (simple.geometry().center() - middle).manhattanLength() <= 2
    assert not simple.is_more


def test_what_holds_out_of_sight_is_told(qtbot: QtBot, make: Make) -> None:
    dialog = make(Preset.HOFFMANN.rules(), is_more=False)
    show(qtbot, dialog)
    assert "As first played · rubber." in read(dialog)
    dialog.choices.click()
    pick(dialog.game.preset.box, "As usually played")
    dialog.game.number.edit.setText("12")
    dialog.rules.allow_take_backs(allowed=False)
    dialog.players.open_table.click()
    dialog.choices.click()
    assert "Hoffmann" not in read(dialog)
    assert "whoever knows the number can know the cards. All hands open" in read(dialog)
    assert "to all. No undo." in read(dialog)


def test_a_fault_out_of_sight_is_shown(simple: NewGameDialog) -> None:
    box_of(simple, WEST).name.setText("Ada")
    simple.game.details.click()
    simple.start.click()
    assert simple.game.isVisible()
    assert not simple.back.isVisible()
    assert focused() is box_of(simple, WEST).name


# --------------------------------------------------------------- the rules
@by_value
def test_a_preset_sets_every_rule(make: Make, form: Form) -> None:
    """The stakes, too: those of one source are not silently those of the next."""
    own = RuleOptions(JokerLead.OPPONENTS, target=100, form=form, draw=DrawRule.ACE_HIGH, stakes=2)
    dialog = make(own)
    for place, preset in enumerate(Preset):
        dialog.game.take(own)
        assert "Stakes: 2 counters" in dialog.game.preset.hint.text()
        dialog.game.preset.box.setCurrentIndex(place)
        expected = preset.rules(form)
        assert dialog.game.rules == expected
        assert dialog.rules.rules() == expected
        assert result(dialog).rules == expected


def test_own_rules_are_offered_once_there_are_some(make: Make) -> None:
    dialog = make(RuleOptions(match=MatchForm.RUBBER))
    box = dialog.game.preset.box
    assert "Your own rules" not in listed(box)
    pick(dialog.rules.joker_lead.box, "not allowed")
    assert box.currentText() == "Your own rules"
    own = dialog.game.rules
    assert preset_of(own) is None

    pick(box, "As first played")
    assert result(dialog).rules == Preset.HOFFMANN.rules()
    pick(box, "Your own rules")
    assert result(dialog).rules == own

    # They come back in the form that is played.
    pick(box, "As usually played")
    choose(dialog, Form.DUMMY)
    pick(box, "Your own rules")
    as_three = replace(own, form=Form.DUMMY, match=MatchForm.ROUND)
    assert result(dialog).rules == as_three


def test_a_chosen_number_of_games_is_there_again_after_a_look_at_dummy(make: Make) -> None:
    """The arrow keys go from four players to two past the three with dummy."""
    dialog = make()
    pick(dialog.game.match.box, "A rubber: best of three")
    assert dialog.game.preset.box.currentText() == "As usually played"
    choose(dialog, Form.DUMMY)
    assert dialog.game.rules.match is MatchForm.ROUND
    choose(dialog, Form.TWO)
    assert result(dialog).rules == RuleOptions(form=Form.TWO, match=MatchForm.RUBBER)

    # A source that is chosen with dummy says how many games.
    choose(dialog, Form.DUMMY)
    pick(dialog.game.preset.box, "As first played")
    choose(dialog, Form.FOUR)
    assert result(dialog).rules == Preset.HOFFMANN.rules()


def test_the_rules_are_chosen_one_by_one_on_a_page_of_their_own(
    qtbot: QtBot, dialog: NewGameDialog
) -> None:
    assert not dialog.rules.isVisible()
    QTest.mouseClick(dialog.game.details, Qt.MouseButton.LeftButton)
    assert dialog.rules.isVisible()
    assert "The other three may then play any card" in read(dialog)
    pick(dialog.rules.joker_lead.box, "not allowed")
    pick(dialog.rules.cachette.box, "the first five cards")
    assert "Your own rules" in read(dialog)
    pick(dialog.rules.draw.box, "yes, ace low")
    QTest.mouseClick(dialog.back, Qt.MouseButton.LeftButton)
    assert dialog.game.preset.box.currentText() == "As first played"
    pick(dialog.game.match.box, "A rubber: best of three")
    assert dialog.game.preset.box.currentText() == "As first played"
    assert result(dialog).rules == Preset.HOFFMANN.rules()


@each("written, target", [("5", 5), ("252", 255), ("9998", 10_000), ("500", 500)])
def test_the_target_is_a_multiple_of_five(
    qtbot: QtBot, dialog: NewGameDialog, written: str, target: int
) -> None:
    show(qtbot, dialog)
    if not dialog.rules.isVisible():
        dialog.game.details.click()
    dialog.rules.target.setFocus()
    dialog.rules.target.selectAll()
    QTest.keyClicks(dialog.rules.target, written)
    with qtbot.waitSignal(dialog.accepted):
        QTest.keyClick(dialog.rules.target, Qt.Key.Key_Return)
    assert dialog.setup().rules == RuleOptions(target=target)


def test_stakes_are_off_and_with_dummy_the_target_is_above_what_its_opponents_have(
    make: Make,
) -> None:
    dialog = make(RuleOptions(form=Form.DUMMY, stakes=9))
    for written in (0, 5, 25, 26, 30):
        dialog.rules.target.setValue(written)
        assert result(dialog).rules.target == DUMMY_HANDICAP + 5
        assert "the least is 30" in dialog.rules.target.accessibleDescription()
    for stakes in (0, 1, 1000):
        dialog.rules.stakes.setValue(stakes)
        assert (dialog.rules.stakes.text() == "off") is (stakes == 0)
        assert result(dialog).rules.stakes == stakes
