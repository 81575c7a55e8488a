"""The deal editor: cards by click, drag, key and as a text; what is wrong; what comes of it."""

from __future__ import annotations

import random
from contextlib import nullcontext

import pytest
from at_the_table import choose
from keyboards import key_event
from kit import *
from large_type import large_type
from legible import cut_widgets
from legible_scene import speaking
from playing import done
from PySide6.QtCore import Signal
from seating import PSEUDO, Scene
from test_saving import answer_with  # noqa: F401 - a fixture

from quinto_desktop.game.judging.inquiry import solve
from quinto_desktop.game.judging.values import Puzzle
from quinto_desktop.game.sharing.deal_draft import DealDraft, Pile
from quinto_desktop.game.thinking.thinker import Answer as ThoughtAnswer
from quinto_desktop.players.judging.hindsight import SolvingCards, SolvingValue
from quinto_desktop.players.kernel import Solution
from quinto_desktop.players.puzzles.asking import PuzzleInDeal
from quinto_desktop.window.learn.board import Board
from quinto_desktop.window.learn.editor_dialog import EditorDialog
from quinto_desktop.window.text.card_text import the_card
from quinto_desktop.window.text.seat_text import title

HA, DK, S2 = map(parse_card, ("HA", "DK", "S2"))
DEAL = CodedDeal.of_pack(shuffled_pack(7, 1), Seat.E, RuleOptions())
LEFT = Qt.MouseButton.LeftButton


class Oracle(QObject):
    """Keeps questions until a test answers them."""

    answered = Signal(object, object)

    def __init__(self) -> None:
        super().__init__()
        self.questions: list[object] = []
        self.flags: list[StopFlag] = []

    def ask(self, question: object) -> StopFlag:
        self.questions.append(question)
        self.flags.append(StopFlag())
        return self.flags[-1]

    def stop(self, flag: StopFlag) -> None:
        flag.set()


def whole(seed: int = 1) -> DealDraft:
    return DealDraft().filled(random.Random(seed))


@pytest.fixture
def oracle(qapp: QApplication) -> Oracle:
    return Oracle()


@pytest.fixture
def editor(qtbot: QtBot, oracle: Oracle) -> EditorDialog:
    look = CurrentTheme(BAIZE)
    thinker: Thinker = oracle  # type: ignore[assignment]
    dialog = EditorDialog(DealDraft(), lambda _: (Seat.S,), thinker, CardArt(look))
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    return dialog


def spot_of(board: Board, card: Card) -> QPoint:
    """Where a card can be clicked now, in the pack or in a hand."""
    pile = board.draft.places.get(card)
    if pile is None:
        return board.places.slot(card).seen.center().toPoint()
    found = [one for one in board.places.hand(board.draft, pile) if one.card is card]
    return found[0].seen.center().toPoint()


def click(board: Board, card: Card) -> None:
    QTest.mouseClick(board, LEFT, pos=spot_of(board, card))


def drag(board: Board, card: Card, to: QPoint) -> None:
    start = spot_of(board, card)
    QTest.mousePress(board, LEFT, pos=start)
    for share in (0.3, 0.7, 1.0):
        QTest.mouseMove(board, start + (to - start) * share)
    QTest.mouseRelease(board, LEFT, pos=to)


def tray(board: Board, pile: Pile) -> QPoint:
    return board.places.tray(pile).center().toPoint()


def type_keys(board: Board, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(board, key)


# ------------------------------------------------------------------- placing cards
def test_clicks_fill_the_hands_in_turn_and_the_last_completes_itself(editor: EditorDialog) -> None:
    board, goal = editor.cards.board, whole()
    for pile in (Pile.N, Pile.E, Pile.S):
        for card in goal.cards(pile):
            assert board.active is pile
            click(board, card)
    for card in goal.cards(Pile.W):
        assert editor.draft.deal is None
        click(board, card)

    assert editor.draft.places == goal.places
    assert editor.cards.hint.text() == "Ready. East calls first; you play South."


def test_a_card_is_clicked_and_dragged_anywhere_and_back(editor: EditorDialog) -> None:
    board = editor.cards.board
    for spot in (spot_of, lambda board, card: board.places.empty(card).center().toPoint()):
        click(board, HA)
        QTest.mouseClick(board, LEFT, pos=spot(board, HA))
        assert editor.draft.places == {}

    for pile in (Pile.W, Pile.CACHETTE):
        drag(board, HA, tray(board, pile))
        assert editor.draft.places == {HA: pile}
    drag(board, HA, board.places.pack.center().toPoint())
    assert editor.draft.places == {}

    QTest.mouseClick(board, LEFT, pos=tray(board, Pile.S))  # now it is the one in turn
    click(board, HA)
    assert editor.draft.places == {HA: Pile.S}


def test_keys_reach_every_card_and_put_it_anywhere(editor: EditorDialog) -> None:
    board, keys = editor.cards.board, Qt.Key
    assert board.current is HA
    type_keys(board, keys.Key_N, keys.Key_Right, keys.Key_Down, keys.Key_2)
    type_keys(board, keys.Key_End, keys.Key_C, keys.Key_Left, keys.Key_Down, keys.Key_Down)
    type_keys(board, keys.Key_Space)

    at = Pile.CACHETTE  # the latest hand stays the one in turn
    assert editor.draft.places == {HA: Pile.N, DK: Pile.E, QUINT_ROYAL: Pile.CACHETTE, S2: at}
    type_keys(board, keys.Key_Delete)
    assert S2 not in editor.draft.places


def test_a_held_key_puts_one_card(editor: EditorDialog) -> None:
    for number in range(3):
        event = key_event(" ", 0, key=Qt.Key.Key_Space, is_repeat=number > 0)
        QCoreApplication.sendEvent(editor.cards.board, event)
    assert len(editor.draft.places) == 1


def test_arrows_go_over_all_53_cards_and_each_is_heard_where_it_is(editor: EditorDialog) -> None:
    board, seen = editor.cards.board, set()
    assert board.accessibleName() == "Ace of hearts, quint with the four, worth 20, not placed yet"
    type_keys(board, Qt.Key.Key_W, Qt.Key.Key_Home)
    assert board.accessibleName().endswith("worth 20, West")
    assert "West, 1 of 12: ace of hearts;" in board.accessibleDescription()
    for _ in range(4):
        type_keys(board, Qt.Key.Key_Home)
        for _ in range(14):
            seen.add(board.current)
            type_keys(board, Qt.Key.Key_Right)
        type_keys(board, Qt.Key.Key_Down)

    assert len(seen) == 53


# ------------------------------------------------------------------- texts
def test_what_is_placed_is_a_text_and_the_text_is_what_is_placed(editor: EditorDialog) -> None:
    editor.take(whole(3))
    line = editor.text.text()
    editor.take(DealDraft())
    editor.text.setFocus()
    for text, told in (
        (line, "Ready"),
        ("N:A... A... ... ... / ...", "The card HA is in the deal twice. Correct one of them."),
    ):
        editor.text.selectAll()
        QTest.keyClicks(editor.text, text)
        assert editor.cards.hint.text().startswith(told)
        assert editor.draft == whole(3)

    editor.take(DealDraft())
    click(editor.cards.board, HA)
    QTest.mouseClick(editor.foot.copy, LEFT)
    assert QGuiApplication.clipboard().text() == "N:A... ... ... ... / ..."
    assert "a deal code needs a whole deal" in editor.cards.hint.text()


@pytest.mark.parametrize("direction", list(Qt.LayoutDirection)[:2])
def test_the_arrows_of_a_number_are_large_enough(
    editor: EditorDialog, direction: Qt.LayoutDirection
) -> None:
    editor.setLayoutDirection(direction)
    box = editor.standing.scores[0]
    stepped: dict[int, set[int]] = {-5: set(), 0: set(), 5: set()}
    for x in range(box.width()):
        for y in (2, box.height() - 3):  # the whole height counts
            box.setValue(100)
            QTest.mouseClick(box, LEFT, pos=QPoint(x, y))
            stepped[box.value() - 100].add(x)
    assert min(len(stepped[-5]), len(stepped[5])) >= 24
    assert not stepped[5] & stepped[-5]


def test_a_pasted_code_brings_its_form_dealer_and_scores(editor: EditorDialog) -> None:
    rules = RuleOptions(form=Form.DUMMY, target=300)
    deal = CodedDeal.of_pack(shuffled_pack(5, 1), Seat.W, rules, Seat.E, (40, 125))
    QGuiApplication.clipboard().setText(deal_code(deal))
    editor.text.setFocus()
    editor.text.selectAll()
    editor.text.paste()

    assert editor.draft.deal == deal
    assert editor.standing.form.currentText() == "Three players, East is dummy"
    assert editor.standing.dealer.currentText() == "West"
    assert [box.value() for box in editor.standing.scores] == [40, 125]
    assert editor.standing.target.value() == 300


def test_what_is_copied_can_be_pasted_onto_the_cards(editor: EditorDialog) -> None:
    draft = replace(whole(), scores=(40, 125), dealer=Seat.W)
    editor.take(draft)
    QTest.keySequence(editor.cards.board, QKeySequence(QKeySequence.StandardKey.Copy))
    editor.take(DealDraft())
    QTest.keySequence(editor.cards.board, QKeySequence(QKeySequence.StandardKey.Paste))

    assert editor.draft == draft
    assert draft.deal is not None
    QGuiApplication.clipboard().setText(f"{deal_code(draft.deal)} {deal_code(DEAL)}")
    QTest.keySequence(editor.cards.board, QKeySequence(QKeySequence.StandardKey.Paste))
    assert editor.cards.hint.text().startswith("The text has 2 different deals.")


# ------------------------------------------------------------------- what is impossible
@pytest.mark.parametrize(
    ("draft", "sentence"),
    [
        (
            whole().put(whole().cards(Pile.S)[0], Pile.W),
            "West has 13 cards instead of 12. Take 1 away.",
        ),
        (
            whole().put(whole().cards(Pile.S)[0], Pile.CACHETTE),
            "The cachette has 6 cards instead of 5. Take 1 away.",
        ),
        (whole().taken_back(whole().cards(Pile.E)[0]), "1 card to place; next: East."),
        (
            replace(whole(), scores=(250, 0)),
            "With 250, North–South would already have won: the game is to 250. Enter less.",
        ),
        (
            replace(whole(), scores=(0, 13)),
            "All scores are multiples of 5, so East–West cannot have 13.",
        ),
        (
            replace(whole().in_form(Form.DUMMY, Seat.N), target=20, scores=(0, 0)),
            "Dummy’s opponents start with 25, so the game must be played to more than that.",
        ),
    ],
)
def test_each_impossible_deal_says_why_beside_it_and_keeps_the_dialog_open(
    editor: EditorDialog, draft: DealDraft, sentence: str
) -> None:
    editor.take(draft)
    assert editor.cards.hint.text() == sentence
    QTest.mouseClick(editor.foot.play, LEFT)

    assert editor.isVisible()
    assert editor.cards.hint.text() == sentence


def test_an_impossible_score_is_explained_at_its_field(editor: EditorDialog) -> None:
    editor.take(whole())
    editor.standing.scores[1].setValue(300)

    sentence = "With 300, East–West would already have won: the game is to 250. Enter less."
    assert editor.standing.hint.text() == sentence
    QTest.mouseClick(editor.foot.play, LEFT)
    assert editor.standing.scores[1].hasFocus()
    editor.standing.scores[1].setValue(100)
    assert editor.standing.hint.text() == ""


def test_the_rest_is_filled_at_random_and_cleared(editor: EditorDialog) -> None:
    click(editor.cards.board, HA)
    QTest.mouseClick(editor.cards.fill, LEFT)
    assert editor.draft.deal is not None
    assert editor.draft.places[HA] is Pile.N
    QTest.mouseClick(editor.cards.clear, LEFT)
    assert editor.draft.places == {}


def test_every_change_is_taken_back_and_done_again(editor: EditorDialog) -> None:
    click(editor.cards.board, HA)
    editor.standing.scores[0].setValue(40)
    QTest.mouseClick(editor.cards.clear, LEFT)
    type_keys(editor.cards.board, Qt.Key.Key_S)
    once = editor.draft
    for _ in range(2):
        QTest.keyClick(editor.cards.board, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert editor.draft == DealDraft(scores=(40, 0), places={HA: Pile.N})
    QTest.mouseClick(editor.cards.undo, LEFT)
    QTest.mouseClick(editor.cards.undo, LEFT)
    assert editor.draft == DealDraft()
    assert not editor.cards.undo.isEnabled()

    keys = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    for _ in range(4):
        QTest.keyClick(editor.cards.board, Qt.Key.Key_Z, keys)
    assert editor.draft == once


# ------------------------------------------------------------------- solving and asking
def test_solving_asks_for_the_first_lead_and_tells_what_it_is_worth(
    editor: EditorDialog, oracle: Oracle
) -> None:
    draft = replace(whole(), calls=(Call.PASS, Call.DOUBLE, Call.PASS, Call.PASS))
    editor.take(draft)
    QTest.mouseClick(editor.foot.solve, LEFT)
    assert oracle.questions == [SolvingValue(draft.dealt)]  # type: ignore[arg-type]
    assert editor.foot.solve.text() == "Stop"

    oracle.answered.emit(oracle.flags[0], ThoughtAnswer(-40))
    assert editor.slip.title.text() == "East–West +40"
    assert oracle.questions[1:] == [SolvingCards(draft.dealt)]  # type: ignore[arg-type]

    first, *others = draft.cards(Pile.E)
    values = {first: -40, **dict.fromkeys(others, -25)}
    oracle.answered.emit(oracle.flags[1], ThoughtAnswer(Solution(-40, values, (), 1, 1.0)))

    assert editor.slip.title.text() == "East–West +40"
    assert f"East leads {the_card(first)}." in editor.slip.words.text()
    assert "Other leads cost 15." in editor.slip.words.text()
    assert editor.foot.solve.text() != "Stop"


def test_solving_can_be_stopped_or_fail_and_another_card_stops_it(
    editor: EditorDialog, oracle: Oracle
) -> None:
    editor.take(whole())
    for button in (editor.foot.solve, editor.foot.ask, editor.foot.puzzle):
        QTest.mouseClick(button, LEFT)
        oracle.answered.emit(oracle.flags[-1], ThoughtAnswer(fault="MemoryError: "))
        assert editor.slip.words.text() == "That did not work (MemoryError: ). Try again."
        assert not editor.findings.is_busy
    QTest.mouseClick(editor.foot.solve, LEFT)
    QTest.mouseClick(editor.foot.solve, LEFT)
    assert oracle.flags[-1].is_set()
    assert not editor.slip.isVisible()

    QTest.mouseClick(editor.foot.solve, LEFT)
    click(editor.cards.board, whole().cards(Pile.N)[0])
    assert oracle.flags[-1].is_set()


def test_a_hint_is_what_the_hand_on_turn_can_know(qtbot: QtBot, inline_thinker: Thinker) -> None:
    look = CurrentTheme(BAIZE)
    one = (Seat.S,)
    dialog = EditorDialog(whole(), lambda _: one, inline_thinker, CardArt(look))
    qtbot.addWidget(dialog)
    dialog.show()
    with qtbot.waitSignal(
        dialog.findings.told, check_params_cb=lambda _, words: "Possible deals" in words
    ):
        QTest.mouseClick(dialog.foot.ask, LEFT)
    dialog.findings.stop()

    assert "For East, given what East may see." in dialog.slip.words.text()


def test_a_puzzle_that_is_found_is_told_without_its_answer_and_handed_on(
    editor: EditorDialog, oracle: Oracle
) -> None:
    made: list[Puzzle] = []
    editor.puzzle_made.connect(made.append)
    editor.take(whole())
    QTest.mouseClick(editor.foot.puzzle, LEFT)
    assert oracle.questions == [PuzzleInDeal(whole().dealt)]  # type: ignore[arg-type]

    oracle.answered.emit(oracle.flags[0], ThoughtAnswer(None))
    assert editor.slip.title.text() == "No puzzle in this deal"
    assert "at least 15 points better than any other" in editor.slip.words.text()

    puzzle = next(one for one in Practice().shipped if one.state.phase is Phase.PLAY)
    QTest.mouseClick(editor.foot.puzzle, LEFT)
    oracle.answered.emit(oracle.flags[1], ThoughtAnswer(puzzle))

    assert made == [puzzle]
    told = editor.slip.words.text()
    assert told.startswith(f"{title(puzzle.seat)} has to find the right card in trick")
    assert "find it." in told or "miss it." in told
    assert str(puzzle.best.action) not in told


# ------------------------------------------------------------------- in the window
@pytest.fixture
def scene(qtbot: QtBot, folders: UserFolders) -> Scene:
    return Scene(qtbot, folders, numbered_game(usual_players(), seed=1)).show(QSize(800, 560))


def editing(scene: Scene, act: Callable[[EditorDialog], object]) -> None:
    """Open the editor by its key, and do something in it."""

    def answer() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, EditorDialog)
        try:
            act(dialog)
        finally:
            if dialog.isVisible():
                dialog.reject()

    QTimer.singleShot(0, scene.window, answer)
    choose(scene.room, Command.EDITOR)


def test_the_game_waits_and_what_was_put_together_is_there_again_and_saved(
    scene: Scene,
    answer_with: Callable[[Path | None], list[str]],  # noqa: F811
    tmp_path: Path,
) -> None:
    holds, proposed = scene.controller.holds, answer_with(tmp_path)

    def put_together(dialog: EditorDialog) -> None:
        assert holds.reasons == {Hold.DIALOG}
        dialog.take(whole())

    def save(dialog: EditorDialog) -> None:
        assert dialog.draft == whole()
        QTest.mouseClick(dialog.foot.save, LEFT)

    editing(scene, put_together)
    assert not holds.reasons
    editing(scene, save)

    assert load_game(tmp_path / proposed[0]).source == CodedDeals(whole().deal)  # type: ignore[arg-type]


def test_a_deal_is_played_on_after_its_calls(scene: Scene) -> None:
    draft = replace(
        whole(), dealer=Seat.W, calls=(Call.DOUBLE, Call.PASS, Call.PASS, Call.PASS), scores=(40, 5)
    )

    def play(dialog: EditorDialog) -> None:
        dialog.take(draft)
        QTest.mouseClick(dialog.foot.play, LEFT)

    editing(scene, play)

    state = scene.controller.state
    assert state.dealt.calls == draft.calls
    assert scene.controller.session.setup.source == CodedDeals(draft.deal)  # type: ignore[arg-type]
    assert state.scores == (40, 5)
    scene.skip_until(lambda now: now.deal is not None and bool(now.deal.tricks))


def test_a_replay_stays_open_unless_another_game_begins(scene: Scene) -> None:
    scene.skip_to("last-trick-of-first-game")
    scene.play_until(lambda now: now.deals_finished == 1)
    choose(scene.room, Command.REPLAY)
    length = scene.controller.session.length
    editing(scene, lambda dialog: dialog.take(whole()))
    assert scene.window.findChildren(ReplayView)
    assert scene.controller.session.length == length

    editing(scene, lambda dialog: QTest.mouseClick(dialog.foot.play, LEFT))
    assert not scene.window.findChildren(ReplayView)
    assert scene.controller.session.setup.source == CodedDeals(whole().deal)  # type: ignore[arg-type]


def test_a_puzzle_is_kept_among_the_own_ones_and_can_be_tried(scene: Scene) -> None:
    puzzle = Practice().shipped[0]
    told: list[str] = []

    def find(dialog: EditorDialog) -> None:
        dialog.findings.puzzle_found.emit(puzzle)
        told.append(dialog.cards.hint.text())
        QTest.mouseClick(dialog.foot.puzzle, LEFT)

    editing(scene, find)

    assert told == ["Added to your own puzzles."]
    assert [one.key for one in Practice(scene.room.folders.history).own] == [puzzle.key]
    (view,) = scene.window.findChildren(PracticeView)
    assert view.trying.puzzle == puzzle


@pytest.mark.parametrize(("language", "is_large"), [(PSEUDO, False), ("en", True)])
def test_nothing_is_cut_off_in_the_smallest_window(
    qtbot: QtBot, folders: UserFolders, language: str, *, is_large: bool
) -> None:
    with large_type() if is_large else nullcontext(), speaking(language):
        scene = Scene(qtbot, folders, numbered_game(usual_players(), seed=1), language)
        scene.show(QSize(800, 560))
        cut: list[str] = []

        def look(dialog: EditorDialog) -> None:
            dialog.take(whole())
            assert dialog.width() <= 800
            assert dialog.height() <= 560
            cut.extend(map(str, cut_widgets(dialog)))

        editing(scene, look)
        assert not cut
        scene.window.close()


def test_solved_says_what_the_plain_solver_says(qtbot: QtBot, inline_thinker: Thinker) -> None:
    from plain_search import value_of

    from quinto_desktop.players.judging.hindsight import position_of
    from quinto_desktop.rules import apply, legal_actions

    state = replace(whole(2), calls=(Call.PASS,) * 4).dealt
    assert state is not None
    choice = random.Random(1)
    while state.deal is None or len(state.deal.hands[Seat.N]) + len(state.deal.hands[Seat.S]) > 6:
        state = apply(state, choice.choice(legal_actions(state))).after
    (value,), solution = done(solve(state))

    assert value == solution.value == value_of(position_of(state))
