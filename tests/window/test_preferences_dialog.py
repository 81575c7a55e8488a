"""The preferences: every setting both ways, by keys and by the mouse, at every size."""

from __future__ import annotations

from typing import get_args, get_type_hints

import pytest
from kit import *
from large_type import large_type
from present import present
from PySide6.QtWidgets import QScrollArea
from test_help import section_in_view

from quinto_desktop.records.settings import Settings
from quinto_desktop.window.app.beside_windows import HelpController
from quinto_desktop.window.controls.drop_down import TickBox
from quinto_desktop.window.look.keyboard import offer_help
from quinto_desktop.window.setup.preference_specs import SettingSpec, all_settings, pages
from quinto_desktop.window.setup.preferences_dialog import (
    ChoiceSetting,
    LevelSetting,
    SettingField,
    SwitchSetting,
)

SETTINGS = all_settings()
ELSEWHERE = {
    *("window_geometry", "history_geometry", "more_choices", "lesson_runs", "lessons_done"),
    *("lessons_offered", "only_cards_told", "days_results", "days_puzzles", "levels_offered"),
    *("persons", "own_keys", "game_before_lesson", "recent_files", "current_file"),
    *("four_players", "dummy_players", "two_players", "last_rules", "show_everything"),
}
"""Settings that other parts of the window ask for, or that the program remembers by itself."""


class Asked:
    """The dialog over new settings."""

    def __init__(self, qtbot: QtBot, folders: UserFolders) -> None:
        self.preferences = Preferences(folders.settings)
        self.preferences.set("show_everything", value=True)
        self.window = QWidget()
        self.look = CurrentTheme(BAIZE)
        self.art = CardArt(self.look)
        qtbot.addWidget(self.window)
        self.window.show()
        self.dialog = PreferencesDialog(self.preferences, self.art, self.window)
        offer_help(self.dialog, HelpController(self.window, self.look).open_book)
        show_active(qtbot, self.dialog)

    def turn_to(self, page: str) -> None:
        self.dialog.contents.setCurrentRow(list(self.dialog.pages).index(page))

    def field(self, spec: SettingSpec) -> SettingField:
        """The field of a setting, with its page turned to."""
        (name,) = [page.name for page in pages(everything=True) if spec in page.settings]
        self.turn_to(name)
        return self.dialog.pages[name].fields[spec.name]

    def value(self, spec: SettingSpec) -> Any:
        return getattr(self.preferences.settings, spec.name)


def values_of(name: str) -> tuple[object, ...]:
    """All values of a setting that has few, in the order of their declaration."""
    allowed = get_type_hints(Settings, include_extras=True)[name]
    switch = (False, True)
    if allowed is bool:
        return switch
    return (None, *switch) if allowed == bool | None else get_args(allowed)


@pytest.fixture
def asked(qtbot: QtBot, folders: UserFolders) -> Asked:
    return Asked(qtbot, folders)


def values(spec: SettingSpec) -> list[Any]:
    """Values of a setting, the default last."""
    if spec.is_level:
        return [0, 35, 100, getattr(Settings(), spec.name)]
    first = getattr(Settings(), spec.name)
    return [*(v for v in values_of(spec.name) if v is not first), first]


def shown(field: SettingField) -> Any:
    if isinstance(field, ChoiceSetting):
        return field.value
    return field.editor.value() if isinstance(field, LevelSetting) else field.editor.isChecked()


def choose(field: SettingField, value: Any) -> None:
    """Choose a value by keys."""
    editor = field.editor
    editor.setFocus()
    if isinstance(field, ChoiceSetting):
        QTest.keyClick(editor, Qt.Key.Key_Home)
        while field.value != value:
            QTest.keyClick(editor, Qt.Key.Key_Down)
    elif isinstance(field, LevelSetting):
        QTest.keyClick(editor, Qt.Key.Key_Home)
        while field.editor.value() < value:
            QTest.keyClick(editor, Qt.Key.Key_Right)
    else:
        QTest.keyClick(editor, Qt.Key.Key_Space)


def test_every_setting_has_its_place() -> None:
    asked_for = [spec.name for spec in SETTINGS]

    assert len(asked_for) == len(set(asked_for))
    assert {*asked_for} | ELSEWHERE == {*Settings.__struct_fields__}


@each("spec", SETTINGS, ids=[spec.name for spec in SETTINGS])
@pytest.mark.usefixtures("qapp")
def test_every_value_has_its_words(spec: SettingSpec) -> None:
    assert spec.meaning.endswith(".")
    assert spec.anchor in {part.anchor for part in sections()} or "-" in spec.anchor
    if spec.values:
        words = spec.values
        assert set(words) == set(values_of(spec.name))
        assert len({title.replace("&", "") for title in words.values()}) == len(words)


@each("spec", SETTINGS, ids=[spec.name for spec in SETTINGS])
def test_what_is_chosen_takes_effect_at_once(asked: Asked, spec: SettingSpec) -> None:
    if spec.needs:
        asked.preferences.change(**{spec.needs: True})
    field = asked.field(spec)

    for value in values(spec):
        choose(field, value)
        assert asked.value(spec) == value
        assert shown(field) == value


def test_what_is_changed_elsewhere_is_shown_and_heard(asked: Asked, qtbot: QtBot) -> None:
    for spec in SETTINGS:
        field = asked.field(spec)
        assert field.editor.accessibleName() == spec.title.replace("&", "")
        assert field.editor.accessibleDescription() == spec.meaning
        assert field.editor.focusPolicy() & Qt.FocusPolicy.TabFocus
        for value in values(spec):
            with qtbot.assertNotEmitted(field.chosen):
                asked.preferences.set(spec.name, value)
            assert shown(field) == value


def test_a_click_on_the_words_of_a_switch_turns_it(asked: Asked) -> None:
    (spec,) = [spec for spec in SETTINGS if spec.name == "jumbo"]
    field = asked.field(spec)
    assert isinstance(field, SwitchSetting)
    assert field.height() >= 44

    QTest.mouseClick(field, Qt.MouseButton.LeftButton, pos=QPoint(120, field.height() - 6))

    assert asked.preferences.settings.jumbo


@pytest.mark.parametrize(("ground", "ink"), [("black", "white"), ("white", "black")])
def test_a_box_can_be_seen_ticked_or_not_on_any_ground(qtbot: QtBot, ground: str, ink: str) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    box = TickBox(page)
    palette = QPalette()
    for role in (QPalette.ColorRole.Window, QPalette.ColorRole.Base):
        palette.setColor(role, QColor(ground))
    for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text):
        palette.setColor(role, QColor(ink))
    page.setPalette(palette)
    box.resize(box.sizeHint())

    def inked() -> int:
        picture = box.grab().toImage()
        spots = [(x, y) for x in range(picture.width()) for y in range(picture.height())]
        return sum(contrast(picture.pixelColor(x, y), QColor(ground)) >= 3 for x, y in spots)

    frame = inked()
    assert frame > 40
    box.click()
    assert inked() > frame + 10


@pytest.mark.parametrize("page", pages(everything=True), ids=lambda page: page.name)
def test_a_page_is_made_as_at_the_first_start(asked: Asked, page: Any) -> None:
    others = {spec.name for spec in SETTINGS} - {spec.name for spec in page.settings}
    chosen = {spec.name: values(spec)[0] for spec in SETTINGS}
    changed = replace(Settings(show_everything=True), **chosen)
    asked.preferences.keep(changed)
    asked.turn_to(page.name)
    button = asked.dialog.pages[page.name].restore
    assert button.isEnabled()

    button.click()

    for spec in page.settings:
        assert asked.value(spec) == getattr(Settings(), spec.name)
    assert all(
        getattr(asked.preferences.settings, name) == getattr(changed, name) for name in others
    )
    assert not button.isEnabled()


def test_what_a_beginner_need_not_choose_comes_with_everything(asked: Asked) -> None:
    def offered() -> list[list[str]]:
        return [[*page.fields] for page in asked.dialog.pages.values()]

    asked.turn_to("sound")
    whole = offered()
    asked.preferences.set("show_everything", value=False)
    few = offered()
    assert sum(map(len, few)) < sum(map(len, whole)) == len(SETTINGS)
    assert min(map(len, few)) >= 2
    assert not {"think_longer", "side_names"} & {name for page in few for name in page}
    asked.preferences.set("show_everything", value=True)
    assert offered() == whole
    assert asked.dialog.contents.currentItem().text() == "Sound"


def test_the_sample_hand_is_sorted_as_it_is_wished_and_painted(asked: Asked) -> None:
    for page in ("table", "hand"):
        asked.turn_to(page)
        sample = present(asked.dialog.pages[page].sample)
        assert sample.accessibleName()
        picture = sample.grab().toImage()
        colours = {picture.pixel(x, y) for x in range(0, picture.width(), 3) for y in (30, 64, 90)}
        assert len(colours) > 20  # cards, and not bare felt alone
    assert sample is not None
    falling = sample.cards
    assert "".join(name[0] for name in falling) == "HHHDDDCCCSSQ"

    asked.preferences.set("high_card", "right")
    assert sample.cards == falling[::-1]

    asked.preferences.change(high_card="left", suit_order="alternating")
    assert "".join(name[0] for name in sample.cards) == "HHHCCCDDDSSQ"


def test_all_of_it_can_be_walked_through_by_keys(asked: Asked) -> None:
    asked.preferences.change(tutor=True)  # else there is nothing to say how strict it is
    for page in asked.dialog.pages:
        asked.turn_to(page)
        asked.dialog.contents.setFocus()
        reached = []
        for _ in range(20):
            QTest.keyClick(QApplication.focusWidget() or asked.dialog, Qt.Key.Key_Tab)
            reached.append(QApplication.focusWidget())
        for field in asked.dialog.pages[page].fields.values():
            assert field.editor in reached
    QTest.keyClick(asked.dialog.contents, Qt.Key.Key_Home)
    assert asked.dialog.contents.currentRow() == 0
    QTest.keyClick(asked.dialog, Qt.Key.Key_Escape)
    assert not asked.dialog.isVisible()


def test_f1_explains_what_the_keys_are_at(asked: Asked, qtbot: QtBot) -> None:
    (spec,) = [spec for spec in SETTINGS if spec.name == "quint_marks"]
    asked.field(spec).editor.setFocus()

    QTest.keyClick(asked.field(spec).editor, Qt.Key.Key_F1)

    qtbot.waitUntil(lambda: asked.window.findChild(HelpDialog) is not None)
    book = present(asked.window.findChild(HelpDialog))
    qtbot.waitUntil(lambda: section_in_view(book) == "s6")


@pytest.mark.parametrize("pixels", at_night([28], [9, 14, 20]))
def test_a_larger_font_takes_effect_at_once_and_clips_nothing_at_the_least_size(
    asked: Asked, pixels: int
) -> None:
    (spec,) = [spec for spec in SETTINGS if spec.name == "confirm_play"]
    before = asked.dialog.pages["play"]
    asked.field(spec).editor.setFocus()
    with large_type(pixels):
        QApplication.processEvents()
        assert asked.dialog.pages["play"] is not before
        assert asked.field(spec).editor.hasFocus()
        asked.dialog.resize(784, 512)
        for page in asked.dialog.pages:
            asked.turn_to(page)
            QApplication.processEvents()
            (pane,) = [
                pane
                for pane in asked.dialog.findChildren(QScrollArea)
                if pane.widget() is asked.dialog.pages[page]
            ]
            assert pane.horizontalScrollBar().maximum() == 0, page
            for field in asked.dialog.pages[page].fields.values():
                assert field.editor.sizeHint().height() <= field.editor.height()
