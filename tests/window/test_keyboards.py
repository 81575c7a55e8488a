"""Every keyboard plays, and one table of keys makes the keys and the page that lists them."""

from __future__ import annotations

import re

import pytest
from at_the_table import focused_card
from keyboards import AZERTY_FIGURES, CODES, TYPED, key_event, press_on
from kit import *
from present import present
from PySide6.QtGui import QShortcut, QWindow
from tabling import Sent, first, is_choice, make_table, playable, press_key, seen, show

import quinto_desktop
from quinto_desktop.window.app.window_events import KeyboardWatch
from quinto_desktop.window.look.keyboard import meant_key, meant_sign
from quinto_desktop.window.table.call_panel import CALL_KEYS
from quinto_desktop.window.table.input import DEED_KEYS, RANK_KEYS, Deed, rank_keys

WINDOW = Path(quinto_desktop.__file__).parent / "window"
NO_KEYS, CONTROL, ALT, SHIFT = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.ShiftModifier,
)
MAY_ASK = {
    "keyboard.py",
    "window_events.py",
    "text_list.py",  # which leaves whatever types something to its window
    "last_trick.py",  # which any key closes that types something
    "dialog.py",  # of Help, whose search takes whatever is typed
}
"""The modules that may ask what a key types."""


# --------------------------------------------------------------- which key is meant
@pytest.mark.parametrize("modifiers", [NO_KEYS, SHIFT, CONTROL, ALT], ids=lambda m: m.name)
@pytest.mark.parametrize("layout", TYPED)
def test_every_letter_is_meant_by_its_place(layout: str, modifiers: Qt.KeyboardModifier) -> None:
    for row_typed, row in zip(TYPED[layout], TYPED["us"], strict=True):
        for typed, sign in zip(row_typed, row.upper(), strict=True):
            if sign.isalpha():
                event = key_event(typed, CODES[sign], modifiers)
                assert meant_key(event, "linux") == ord(sign), (layout, sign)


@each(
    "typed, place",
    [
        ("q", "A"),  # of a French keyboard
        ("z", "Y"),  # of a German one
        ("p", "R"),  # of Dvorak's
        ("ø", "M"),
        (",", "M"),  # French
        ("'", "Q"),  # Dvorak's
        ("µ", "M"),  # with AltGr
        ("ł", "L"),
        ("!", "1"),
    ],
)
def test_what_a_latin_keyboard_types_is_meant(typed: str, place: str) -> None:
    modifiers = SHIFT if typed == "!" else NO_KEYS
    assert meant_key(key_event(typed, CODES[place], modifiers)) == ord(typed.upper())


def test_figures_need_no_shift_and_what_types_nothing_is_itself() -> None:
    for figure, typed in zip("1234567890", AZERTY_FIGURES, strict=True):
        assert meant_sign(key_event(typed, CODES[figure])) == figure
    for key in (Qt.Key.Key_Left, Qt.Key.Key_F5, Qt.Key.Key_Escape):
        event = QKeyEvent(QEvent.Type.KeyPress, key, NO_KEYS, CODES["P"], 0, 0)
        assert meant_key(event) == key


@pytest.mark.parametrize(
    ("system", "code", "virtual"), [("linux", 33, 0), ("win32", 25, 0xDB), ("darwin", 0, 35)]
)
def test_every_system_has_its_own_codes(system: str, code: int, virtual: int) -> None:
    event = QKeyEvent(QEvent.Type.KeyPress, ord("З"), NO_KEYS, code, virtual, 0, "з")
    assert meant_key(event, system) == Qt.Key.Key_P


def test_nothing_else_compares_keys_with_letters_or_figures() -> None:
    """Whatever knows one by name asks which is meant, and nothing asks what has been typed."""
    for path in WINDOW.rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        if path.name not in MAY_ASK:
            assert "event.text()" not in source, path
            assert not (re.search(r"Key_(\w\b|\{)", source) and "event.key()" in source), path


# --------------------------------------------------------------- the table
def to_call() -> MatchState:
    """A moment when South may double."""
    return first(lambda step: Call.DOUBLE in seen(step.after).actions).after


def to_play(rank: Rank, *, holds: bool = True) -> MatchState:
    """A moment when South is to play and holds a card of a rank, or none."""
    return first(
        lambda step: (
            step.after.phase is Phase.PLAY
            and step.after.turn is Seat.S
            and any(card.rank is rank for card in seen(step.after).hand) is holds
        )
    ).after


def focused_rank(table: Table) -> Rank | None:
    found = focused_card(table)
    return None if found is None or found.card is None else found.card.rank


def at(table: Table) -> QWidget:
    return QApplication.focusWidget() or table


@pytest.mark.parametrize("layout", TYPED)
def test_calls_are_made_and_ranks_found_on_every_keyboard(qtbot: QtBot, layout: str) -> None:
    table = make_table(qtbot)
    show(table, to_call())
    sent = Sent.by(table)
    for call in (Call.DOUBLE, Call.PASS):
        press_on(layout, CALL_KEYS[call], at(table))
    assert sent.of_kind("action_chosen") == [Call.DOUBLE, Call.PASS]
    show(table, to_play(Rank.QUEEN))
    press_on(layout, "Q", at(table))
    assert focused_rank(table) is Rank.QUEEN


@pytest.mark.parametrize("letters", ["KDB", "RDV"])
def test_the_letters_on_the_court_cards_are_keys_as_well(qtbot: QtBot, letters: str) -> None:
    table = make_table(qtbot)
    show(table, to_play(Rank.QUEEN))
    assert not any(is_taken(table, letter) for letter in "VLMWETHGCS")
    table.look.apply_theme(replace(BAIZE, pack=BAIZE.pack._replace(letters=letters)))
    assert Counter(rank_keys(letters).values())[Rank.QUEEN] == 2
    for letter, rank in zip(letters, (Rank.KING, Rank.QUEEN, Rank.JACK), strict=True):
        show(table, to_play(rank))
        assert is_taken(table, letter)  # before V reviews the last deal
        press_on("us", letter, at(table))
        assert focused_rank(table) is rank
    show(table, to_play(Rank.JACK, holds=False))
    assert not any(is_taken(table, letter) for letter in {"J", letters[-1]})
    show(table, to_call())
    sent = Sent.by(table)
    press_on("us", "D", at(table))
    assert sent.of_kind("action_chosen") == [Call.DOUBLE]


def is_taken(table: Table, letter: str) -> bool:
    """Whether a key is the table's before any menu looks for it."""
    event = key_event(letter.lower(), CODES[letter], kind=QEvent.Type.ShortcutOverride)
    event.ignore()
    QCoreApplication.sendEvent(at(table), event)
    return event.isAccepted()


# --------------------------------------------------------------- commands
class Menued:
    """A window with a command, a button, and a field, whose keys are watched."""

    def __init__(self, qtbot: QtBot, *, is_under_x: bool = False) -> None:
        self.done: list[str] = []
        self.window = QMainWindow()
        qtbot.addWidget(self.window)
        page = QWidget()
        self.window.setCentralWidget(page)
        self.field = QLineEdit(page)
        self.named = QLineEdit(page)
        self.named.move(0, 60)
        label = QLabel("Na&me", page)
        label.setBuddy(self.named)
        self.button = QPushButton("&Press", page)
        self.button.move(0, 120)
        self.button.setAutoDefault(True)
        self.button.clicked.connect(lambda: self.done.append("button"))
        menu = self.window.menuBar().addMenu("&Game")
        self.new = self._command(menu.addAction("New"), "Ctrl+N", "new")
        self.turn = self._command(menu.addAction("Turn"), "W", "turn")
        self.hands = self._command(menu.addAction("Hands"), "Shift+H", "hands")
        self.find = QShortcut("Ctrl+F", self.window, lambda: self.done.append("find"))
        self.watch = KeyboardWatch(self.window, is_under_x=is_under_x)
        show_active(qtbot, self.window)
        self.button.setFocus()

    def _command(self, action: QAction, key: str, name: str) -> QAction:
        action.setShortcut(key)
        action.triggered.connect(lambda: self.done.append(name))
        return action

    @property
    def handle(self) -> QWindow:
        return present(self.window.windowHandle())

    def press(self, sign: str, modifiers: Qt.KeyboardModifier = NO_KEYS) -> None:
        press_on("gr", sign, self.handle, modifiers)


@pytest.fixture
def menued(qtbot: QtBot) -> Menued:
    return Menued(qtbot)


@pytest.mark.parametrize(
    ("sign", "modifiers", "done"),
    [
        ("N", CONTROL, ["new"]),
        ("F", CONTROL, ["find"]),
        ("W", NO_KEYS, ["turn"]),
        ("H", SHIFT, ["hands"]),
        ("P", ALT, ["button"]),
        ("H", NO_KEYS, []),
        ("N", CONTROL | SHIFT, []),
    ],
)
def test_commands_are_found_without_latin_letters(
    menued: Menued, sign: str, modifiers: Qt.KeyboardModifier, done: list[str]
) -> None:
    menued.press(sign, modifiers)
    assert menued.done == done


def test_a_field_is_gone_to_and_a_menu_opened_without_latin_letters(menued: Menued) -> None:
    menued.press("M", ALT)
    assert menued.named.hasFocus()
    menued.press("G", ALT)
    assert menued.window.menuBar().activeAction().text() == "&Game"


@pytest.mark.parametrize("bar", [lambda menued: menued.new, lambda menued: menued.find])
def test_a_command_that_cannot_be_used_is_not(
    menued: Menued, bar: Callable[[Menued], QAction | QShortcut]
) -> None:
    bar(menued).setEnabled(False)
    menued.press("N", CONTROL)
    menued.press("F", CONTROL)
    assert len(menued.done) == 1


def test_a_field_keeps_its_letters_copies_and_pastes(menued: Menued) -> None:
    menued.field.setFocus()
    menued.press("W")
    menued.press("H", SHIFT)
    assert menued.field.text() == "ςη"
    assert menued.done == []
    for sign in "AXVV":
        menued.press(sign, CONTROL)
    assert menued.field.text() == "ςηςη"

    # Arrows and letters repeat.
    menued.field.clear()
    for event in [*repeat("a", Qt.Key.Key_A), *repeat("", Qt.Key.Key_Left)]:
        QCoreApplication.sendEvent(menued.handle, event)
    assert menued.field.text() == "aaaaa"
    assert menued.field.cursorPosition() == 0


def test_a_command_that_does_not_repeat_does_not(menued: Menued) -> None:
    menued.new.setAutoRepeat(False)
    press_on("gr", "N", menued.handle, CONTROL, is_repeat=True)
    press_on("gr", "W", menued.handle, is_repeat=True)
    assert menued.done == ["turn"]


# --------------------------------------------------------------- keys that are held down
def repeat(sign: str, key: Qt.Key, modifiers: Qt.KeyboardModifier = NO_KEYS) -> list[QKeyEvent]:
    """A key that is pressed and held, as its window hears it."""
    code = CODES.get(sign, 0)
    return [key_event(sign, code, modifiers, is_repeat=number > 0, key=key) for number in range(5)]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_a_held_key_presses_a_button_once(menued: Menued, key: Qt.Key) -> None:
    for event in repeat("\r", key):
        QCoreApplication.sendEvent(menued.handle, event)
    assert menued.done == ["button"]


def test_a_held_key_of_a_button_is_no_shortcut_again(menued: Menued) -> None:
    for number, event in enumerate(repeat("P", Qt.Key.Key_P, ALT)):
        asked = QKeyEvent(QEvent.Type.ShortcutOverride, event.key(), ALT, "", event.isAutoRepeat())
        asked.ignore()
        QCoreApplication.sendEvent(menued.handle, asked)
        assert asked.isAccepted() is (number > 0)


def test_a_held_escape_leaves_one_thing(menued: Menued, qtbot: QtBot) -> None:
    left: list[int] = []
    menued.window.keyPressEvent = lambda event: left.append(event.key())  # type: ignore[method-assign]
    for event in repeat("\x1b", Qt.Key.Key_Escape):
        QCoreApplication.sendEvent(menued.handle, event)
    assert left == [Qt.Key.Key_Escape]


def test_x_holds_a_key_by_pressing_it_anew(qtbot: QtBot) -> None:
    menued = Menued(qtbot, is_under_x=True)
    for command in (menued.new, menued.find):
        command.setAutoRepeat(False)
    for sign in "NF":
        assert [is_overridden(menued, sign, at_ms) for at_ms in (7, 8, 9)] == [False, True, True]
    assert not any(is_overridden(menued, "Z", at_ms) for at_ms in (7, 8))
    menued.new.setAutoRepeat(True)
    assert not any(is_overridden(menued, "N", at_ms) for at_ms in (17, 18))


def is_overridden(menued: Menued, sign: str, at_ms: int) -> bool:
    """Hold a key with Control, for which X lets it go and presses it at every moment from 7 on."""
    kinds = [QEvent.Type.KeyRelease, QEvent.Type.ShortcutOverride]
    event = key_event(sign, CODES[sign], CONTROL)
    for kind in kinds[at_ms % 10 == 7 :]:
        event = key_event(sign, CODES[sign], CONTROL, kind)
        event.setTimestamp(at_ms)
        event.ignore()
        QCoreApplication.sendEvent(menued.handle, event)
    return event.isAccepted()


def test_x_presses_a_button_once(qtbot: QtBot) -> None:
    menued = Menued(qtbot, is_under_x=True)
    for at_ms in range(1, 5):
        for kind in (QEvent.Type.KeyRelease, QEvent.Type.KeyPress)[at_ms == 1 :]:
            event = key_event("\r", 36, kind=kind, key=Qt.Key.Key_Return)
            event.setTimestamp(at_ms)
            QCoreApplication.sendEvent(menued.handle, event)
    assert menued.done == ["button"]


def test_every_key_is_given_where_repeating_is_thought_of() -> None:
    """Whoever gives a command a key says whether it repeats; all others come by `add_key`."""
    for path in WINDOW.rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        assert path.name == "keyboard.py" or "QShortcut(" not in source, path
        assert ".setShortcut" not in source or ".setAutoRepeat(" in source, path


# --------------------------------------------------------------- keys
README = Path(__file__).parents[2] / "README.md"

AFTER_A_DEAL = {"A": 2}
"""The key that goes to the aces shows all hands once nobody holds a card any more."""


def test_no_key_means_two_things(qapp: QApplication) -> None:
    keys = [QKeySequence(key) for keys in DEED_KEYS.values() for key in keys]
    keys += [QKeySequence(key) for key in RANK_KEYS]
    keys += [key for command in Command for key in command.spec.keys]
    counted = Counter(key.toString() for key in keys)
    assert {key: count for key, count in counted.items() if count > 1} == AFTER_A_DEAL


def test_every_key_is_on_the_page(qapp: QApplication) -> None:
    listed, native = rows(), QKeySequence.SequenceFormat.NativeText
    for command in Command:
        keys = [key.toString(native) for key in command.spec.keys]
        assert (keys in listed) is bool(keys), command  # the book has some of its own
    for deed in Deed:
        assert any(QKeySequence(DEED_KEYS[deed][0]).toString(native) in row for row in listed), deed
    ranks = {QKeySequence(key).toString() for key in RANK_KEYS}
    assert any(ranks <= {*row} for row in listed)


def rows() -> list[list[str]]:
    """The keys of each row of the page."""
    (body,) = [part.body for part in sections() if part.anchor == "keys"]
    return [part.partition("</b>")[0].split(", ") for part in body.split("<b>")[1:]]


def test_the_readme_names_no_other_keys(qapp: QApplication) -> None:
    told = re.findall(r"\((Ctrl\+[\w+]+|F\d+|[A-Z])\b", README.read_text(encoding="utf-8"))
    keys = {key.toString() for command in Command for key in command.spec.keys}
    assert len(told) > 3
    assert [key for key in told if key not in keys] == []


def press(table: Table, rank: Rank | None) -> CardWidget:
    """Press the key of a rank; return the card to which it has led."""
    press_key(table, next(key for key, of in RANK_KEYS.items() if of is rank))
    return present(focused_card(table))


def test_a_rank_goes_round_the_cards_of_that_rank(qtbot: QtBot) -> None:
    """Those that may not be played are passed over, as by the arrows, if others may be."""
    table = make_table(qtbot)
    now = show(table, first(lambda step: is_choice(step.after)).after)
    for rank in {card.rank for card in now.hand}:
        alike = [card for card in now.hand if card.rank is rank]
        stops = [card for card in alike if card in playable(now)] or alike
        found = [press(table, rank).card for _ in [*stops, stops[0]]]
        assert sorted(found[:-1], key=now.hand.index) == stops
        assert found[-1] is found[0]

    # Where it is not held the keys stay where they are.
    at = focused_card(table)
    held = {card.rank for card in now.hand}
    for other in RANK_KEYS.values():
        assert other in held or press(table, other) is at

    show(table, first(lambda step: QUINT_ROYAL in seen(step.after).hand).after)
    assert press(table, None).card is QUINT_ROYAL
