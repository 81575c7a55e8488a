"""The fair play dialog: its text, its handling, and that it reveals no card."""

from __future__ import annotations

import pytest
from inline import InlineExecutor
from kit import *

from quinto_desktop.game.checking.fair_play import Finding, Proof
from quinto_desktop.players import ComputerPlayer, StopFlag
from quinto_desktop.window.help.book import sections
from quinto_desktop.window.help.fair_play import (
    RULE,
    FairPlayDialog,
    error_words,
    proof_words,
    running_words,
    stopped_words,
)
from quinto_desktop.window.help.pages import BookText
from quinto_desktop.window.text.card_text import card_name

SMALLEST_WINDOW = QSize(800, 560)
FRAME = QSize(16, 48)


class First:
    """Does the first thing that is allowed, or fails."""

    def __init__(self, *, fails: bool = False) -> None:
        self.fails = fails

    def choose(self, observation: Observation, seed: int, stop: StopFlag | None = None) -> Action:
        if self.fails:
            raise RuntimeError("<b>no</b> idea")
        return observation.actions[0]


class Fickle:
    """Never does the same twice."""

    def __init__(self) -> None:
        self.times = 0

    def choose(self, observation: Observation, seed: int, stop: StopFlag | None = None) -> Action:
        self.times += 1
        return observation.actions[self.times % len(observation.actions)]


def session(length: int, form: Form = Form.FOUR) -> Session:
    """A game in which everyone has taken the first legal action."""
    rules = RuleOptions(form=form, target=10_000)
    made = Session(numbered_game(usual_players(form), rules, seed=3))
    while made.length < length:
        if made.state.phase is Phase.DEALING:
            made.apply(made.next_deal())
        else:
            made.apply(legal_actions(made.state)[0])
    return made


Make = Callable[..., FairPlayDialog]


@pytest.fixture
def make(qtbot: QtBot) -> Make:
    """Makes the dialog for a game, and shows it."""

    def made(game: Session | None = None, player: ComputerPlayer | None = None) -> FairPlayDialog:
        chosen = player or First()
        controller = GameController(
            game or session(30),
            Thinker(InlineExecutor),
            pace=INSTANT,
            make_player=lambda *_: chosen,
        )
        dialog = FairPlayDialog(controller)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
        qtbot.addWidget(dialog)
        with qtbot.waitActive(dialog):
            dialog.show()
            dialog.activateWindow()
        return dialog

    return made


def prove(qtbot: QtBot, dialog: FairPlayDialog) -> str:
    """Press the button by the keyboard, and wait for the end."""
    QTest.keyClick(dialog.button, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: dialog.button.text() == "&Prove it")
    return dialog.verdict.text()


# --------------------------------------------------------------- what it says
def test_it_tells_what_players_know_and_where_the_cards_come_from(make: Make) -> None:
    dialog = make()
    text = " ".join(label.text() for label in dialog.findChildren(QLabel))
    for words in ("own seat", "dummy’s", "check afterwards", "No level", "swap", "no card"):
        assert words in text


def test_the_rule_it_leads_to_is_in_the_book(make: Make, qtbot: QtBot) -> None:
    dialog = make()
    with qtbot.waitSignal(dialog.rule.linkActivated) as wanted:
        dialog.rule.setFocus()
        QTest.keyClick(dialog.rule, Qt.Key.Key_Tab)
        dialog.rule.linkActivated.emit(RULE)

    assert wanted.args == [RULE]
    page = QWidget()
    qtbot.addWidget(page)
    assert RULE in BookText(sections(), CurrentTheme(BAIZE), page).anchors


def test_fair_players_are_found_fair(make: Make, qtbot: QtBot, spoken: list[str]) -> None:
    told = prove(qtbot, make())

    assert told.endswith("swapped: the same answer every time.")
    assert int(told.split()[0]) > 10
    assert spoken == [told]


def test_it_says_plainly_that_a_player_is_not_fair(make: Make, qtbot: QtBot) -> None:
    told = prove(qtbot, make(player=Fickle()))

    assert "decisions changed with the hidden cards" in told
    assert "report" in told


def test_it_says_that_nothing_has_been_decided_yet(make: Make, qtbot: QtBot) -> None:
    assert "yet" in prove(qtbot, make(session(1)))


def test_it_says_that_a_player_failed(make: Make, qtbot: QtBot) -> None:
    dialog = make(player=First(fails=True))

    assert "<b>no</b> idea" in prove(qtbot, dialog)
    assert dialog.verdict.textFormat() is Qt.TextFormat.PlainText


SENTENCES = [
    running_words(Proof(23, {Finding.SAME: 7})),
    stopped_words(Proof(23)),
    stopped_words(Proof(23, {Finding.SAME: 7})),
    stopped_words(Proof(23, {Finding.SAME: 7, Finding.CHANGED: 1})),
    proof_words(Proof(0)),
    proof_words(Proof(1, {Finding.SAME: 1}, 12)),
    proof_words(Proof(23, {Finding.SAME: 23})),
    proof_words(Proof(23, {Finding.SAME: 20, Finding.RECONSIDERED: 3})),
    proof_words(Proof(23, {Finding.SAME: 20, Finding.RECONSIDERED: 2, Finding.CHANGED: 1})),
    error_words("RuntimeError: out of ideas"),
]


@pytest.mark.parametrize("sentence", SENTENCES)
def test_sentences_are_whole_and_tell_no_card(sentence: str) -> None:
    assert sentence[0].isupper() or sentence[0].isdigit()
    assert sentence[-1] in ".…)"
    assert "{" not in sentence
    assert not any(card_name(card) in sentence for card in PACK)


def test_counts_are_told_as_they_are() -> None:
    assert running_words(Proof(23, {Finding.SAME: 7})) == "Checked 7 of 23 decisions…"
    assert proof_words(Proof(23, {Finding.SAME: 23})) == (
        "23 decisions checked again with the hidden cards swapped: the same answer every time."
    )
    mixed = proof_words(Proof(23, {Finding.SAME: 20, Finding.RECONSIDERED: 3}))
    assert "swapped: 23." in mixed
    assert "3 came out differently" in mixed
    caught = Proof(23, Counter({Finding.SAME: 22, Finding.CHANGED: 1}))
    assert proof_words(caught).startswith("1 of 23 decisions changed")
    assert "1 of 8 decisions changed" in stopped_words(
        Proof(23, {Finding.SAME: 7, Finding.CHANGED: 1})
    )


# --------------------------------------------------------------- how it is handled
def test_it_shows_how_far_it_is_and_can_be_stopped(make: Make, qtbot: QtBot) -> None:
    dialog = make()
    seen: list[tuple[str, int]] = []

    def look(_proof: Proof) -> None:
        seen.append((dialog.verdict.text(), dialog.progress.value()))
        if len(seen) == 5:
            QTest.keyClick(dialog.button, Qt.Key.Key_Space)

    assert not dialog.progress.isVisible()
    QTest.keyClick(dialog.button, Qt.Key.Key_Space)
    assert dialog._job is not None
    dialog._job.progressed.connect(look)
    assert dialog.progress.isVisible()
    assert dialog.button.text() == "&Stop"
    qtbot.waitUntil(lambda: len(seen) == 5)

    assert [value for _, value in seen] == [1, 2, 3, 4, 5]
    assert all(text.startswith(f"Checked {value} of") for text, value in seen)
    assert dialog.verdict.text().startswith("Stopped after 5 of")
    assert dialog.button.text() == "&Prove it"
    assert not dialog.progress.isVisible()
    assert dialog._job is None


def test_it_can_be_asked_again(make: Make, qtbot: QtBot) -> None:
    dialog = make()
    assert prove(qtbot, dialog) == prove(qtbot, dialog)


def test_enter_proves_and_escape_closes_and_stops(make: Make, qtbot: QtBot) -> None:
    dialog = make()
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert dialog._job is not None

    with qtbot.waitSignal(dialog.finished):
        QTest.keyClick(dialog, Qt.Key.Key_Escape)

    assert dialog._job is None
    assert not dialog.isVisible()


def test_closing_the_window_of_the_dialog_stops_as_well(make: Make) -> None:
    dialog = make()
    dialog.button.click()

    dialog.close()

    assert dialog._job is None


def test_the_keys_go_to_everything(make: Make) -> None:
    dialog = make()
    assert QApplication.focusWidget() is dialog.button
    seen: list[QWidget | None] = []
    while QApplication.focusWidget() not in seen:
        seen.append(QApplication.focusWidget())
        QTest.keyClick(dialog.window(), Qt.Key.Key_Tab)
    assert dialog.rule in seen
    assert len(seen) == 3  # the rule, the proof, and the way out


def test_everything_has_a_name_for_a_screen_reader(make: Make, qtbot: QtBot) -> None:
    dialog = make()
    told = prove(qtbot, dialog)
    for widget in (dialog.button, dialog.progress, dialog.rule, dialog.verdict):
        interface = QAccessible.queryAccessibleInterface(widget)
        assert interface.text(QAccessible.Text.Name), widget
    verdict = QAccessible.queryAccessibleInterface(dialog.verdict)
    names = (QAccessible.Text.Name, QAccessible.Text.Description)
    assert told in [verdict.text(name) for name in names]


@pytest.mark.parametrize("sentence", SENTENCES)
def test_all_of_it_fits_the_smallest_window(make: Make, sentence: str) -> None:
    dialog = make()
    dialog.verdict.say(sentence)
    QApplication.processEvents()

    assert dialog.size().boundedTo(SMALLEST_WINDOW - FRAME) == dialog.size()
    bars = (dialog.pane.verticalScrollBar(), dialog.pane.horizontalScrollBar())
    assert [bar.maximum() for bar in bars] == [0, 0]
    assert dialog.verdict.heightForWidth(dialog.verdict.width()) <= dialog.verdict.height()


@pytest.mark.parametrize("form", Form, ids=lambda form: form.value)
def test_it_proves_every_form(make: Make, qtbot: QtBot, form: Form) -> None:
    assert "the same answer every time" in prove(qtbot, make(session(40, form)))
