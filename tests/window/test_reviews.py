"""A review in the window: opened at once, filled while it is judged, walked by keys and mouse."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import pytest
from at_the_table import (
    answers_on,
    bubble_on,
    choose,
    fault_on,
    hands_on,
    menu_action,
    own_hand,
    rises_on,
)
from legible import watching
from made_up_reviews import Kept, MadeUp, reviews_of
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QCursor, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot
from replaying import assert_apart, replays_of, seat, shown
from tabling import Clock
from test_main_window import Seated
from test_replays import begin, session_with

from quinto_desktop.game.judging.values import (
    DealReview,
    Decision,
    Effort,
    Explained,
    Explaining,
    Kind,
    PlayedDeal,
    Reason,
    Share,
)
from quinto_desktop.records import SavedGame
from quinto_desktop.rules import Form, Phase, Play, RuleOptions, Seat, Step, legal_actions, observe
from quinto_desktop.window.app.replay_controller import ReplayController, ReviewController
from quinto_desktop.window.controls import file_dialogs
from quinto_desktop.window.stepper import review_page, review_words
from quinto_desktop.window.stepper.paper_picture import shown_rows
from quinto_desktop.window.stepper.practice_view import PracticeView
from quinto_desktop.window.stepper.review_view import ReviewView
from quinto_desktop.window.stepper.review_words import SIGN
from quinto_desktop.window.stepper.verdict_list import moment_of
from quinto_desktop.window.text.card_text import the_card
from quinto_desktop.window.text.commands import Command

__all__ = ["replays_of", "seat"]

_Key = Qt.Key


@pytest.fixture(name="judges")
def judges_who_answer_at_once(monkeypatch: pytest.MonkeyPatch) -> MadeUp:
    """They judge by made-up figures, and have no reasons."""
    monkeypatch.setattr(Explaining, "answer", lambda _question, _stop: Explained((), (), {}))
    return MadeUp()


@pytest.fixture(name="reviews")
def reviews_in(seated: Seated, judges: MadeUp) -> ReviewController:
    return reviews_of(seated, judges)


def opened(seated: Seated, reviews: ReviewController) -> ReviewView:
    choose(seated.room, Command.REVIEW)
    return view_of(reviews)


def view_of(reviews: ReviewController) -> ReviewView:
    assert reviews.view is not None
    return reviews.view


def judged(seated: Seated, reviews: ReviewController, qtbot: QtBot) -> ReviewView:
    """The review of a deal, as the judges have found it."""
    begin(seated, session_with(1))
    view = opened(seated, reviews)
    wait_for_all(qtbot, view)
    return view


def go_to_error(view: ReviewView, *, is_own: bool) -> Decision:
    """Go to an error of ours, or of somebody else, that was a card."""
    number = whose_error(view, is_own=is_own)
    view.decisions.go(number)
    return view.findings.deal.decisions[number]


def go_to_no_error(view: ReviewView) -> list[int]:
    """Go to a decision that was none; the numbers of the errors, by size."""
    sizes = [one.number for one in view.findings.by_size]
    view.decisions.go(next(one for one in view.findings.choices if one not in sizes))
    return sizes


def rows_on(view: ReviewView) -> list[tuple[review_page.ErrorRow, QRectF]]:
    """The errors listed on the paper, each with its place."""
    assert view.paper.page is not None
    return shown_rows(view.paper.page, view.paper.layout_now())


def wait_for_all(qtbot: QtBot, view: ReviewView) -> None:
    qtbot.waitUntil(lambda: view.findings.is_complete)


@pytest.fixture(name="view")
def review(seated: Seated, reviews: ReviewController, qtbot: QtBot) -> ReviewView:
    """The whole review of a deal, as it was found before."""
    seated.room.judging.desk.archive = Kept()
    return judged(seated, reviews, qtbot)


def press(view: ReviewView, key: Qt.Key, keys: Qt.KeyboardModifier | None = None) -> None:
    focused = view.window().focusWidget() or view
    QTest.keyClick(focused, key, keys or Qt.KeyboardModifier.NoModifier)


def whose_error(view: ReviewView, *, is_own: bool) -> int:
    """The number of an error of ours, or of somebody else, that was a card."""
    for charge in view.findings.by_size:
        decision = view.findings.deal.decisions[charge.number]
        if isinstance(decision.action, Play) and (decision.seat is Seat.S) is is_own:
            return charge.number
    raise AssertionError("there is none")


# ------------------------------------------------------------------ opening and closing
def test_nothing_can_be_reviewed_before_a_deal_is_over(
    seated: Seated, reviews: ReviewController
) -> None:
    begin(seated, session_with(0, extra=20))
    choose(seated.room, Command.REVIEW)
    assert reviews.view is None
    told = bubble_on(seated.table).accessibleName()
    assert told == "There is nothing to review until a deal is over."


def test_the_account_has_a_quiet_button_for_it(seated: Seated, reviews: ReviewController) -> None:
    begin(seated, session_with(1))
    [button] = [one for one in answers_on(seated.table) if one.text() == "Review"]
    button.click()
    assert view_of(reviews).isVisible()
    assert not seated.room.table.isVisible()
    assert not menu_action(seated.room, Command.UNDO).isEnabled()

    press(view_of(reviews), _Key.Key_Escape)
    assert reviews.view is None
    assert seated.room.table.isVisible()
    assert answers_on(seated.table)[0].hasFocus()


def test_it_opens_at_once_and_fills_while_nothing_moves(
    seated: Seated, reviews: ReviewController, judges: MadeUp, qtbot: QtBot
) -> None:
    judges.left = 0
    begin(seated, session_with(1))
    view = opened(seated, reviews)
    choices = len(view.findings.choices)
    number, places = view.decisions.number, _places(view)
    assert f"0 of {choices}" in view.paper.accessibleName()
    assert view.paper.page is not None
    assert view.paper.page.addends[-1].figure.startswith("= ")

    judges.go_on(9)
    qtbot.waitUntil(lambda: view.findings.judged > 3)
    assert f"{view.findings.judged} of {choices} analysed" in view.paper.accessibleName()
    assert (view.decisions.number, _places(view)) == (number, places)

    judges.go_on()
    wait_for_all(qtbot, view)
    assert "analysed" not in view.paper.accessibleName()
    assert review_page.sum_told(view.findings, view.speaker) in view.paper.accessibleName()
    assert (view.decisions.number, _places(view)) == (number, places)


def test_what_was_found_before_is_what_is_found(
    seated: Seated, reviews: ReviewController, qtbot: QtBot
) -> None:
    view = judged(seated, reviews, qtbot)
    assert view.findings.review == Kept().find(view.findings.deal, Effort.QUICK).review


def _places(view: ReviewView) -> list[object]:
    at = view.paper.layout_now()
    rules = [at.heading, at.headline, at.second, *at.figures, at.errors, at.masters, at.sum]
    return [view.table.geometry(), view.strip.geometry(), view.paper.geometry(), *rules]


def test_a_whole_review_begins_at_our_largest_error(
    seated: Seated, view: ReviewView, reviews: ReviewController
) -> None:
    press(view, _Key.Key_Escape)
    again = opened(seated, reviews)
    assert again.findings.is_complete
    own = [
        one.number
        for one in again.findings.by_size
        if again.findings.deal.decisions[one.number].seat is Seat.S
    ]
    assert again.decisions.number == own[0]


# ------------------------------------------------------------------ moving
def test_left_and_right_go_through_all_choices(view: ReviewView) -> None:
    choices = view.findings.choices
    press(view, _Key.Key_Home)
    seen = [view.decisions.number]
    for _ in choices[1:]:
        press(view, _Key.Key_Right)
        seen.append(view.decisions.number)
        decision = view.findings.deal.decisions[seen[-1]]
        assert len(legal_actions(decision.state)) > 1
        assert view.replay.state == decision.state
        assert fault_on(view.table, view.shown()) is None
        place = review_words.place(moment_of(decision)).partition(" of ")[0]
        assert place in view.strip.spoken.lower()
    assert tuple(seen) == choices
    press(view, _Key.Key_Right)
    assert view.decisions.number == choices[-1]
    press(view, _Key.Key_Left)
    assert view.decisions.number == choices[-2]


def test_figures_that_come_in_are_not_read_out(view: ReviewView) -> None:
    """Readers tell every new name of what has the focus."""
    told, paper = [], view.paper
    paper.setFocus()
    page = paper.page
    assert page is not None
    told.append(paper.accessibleName())
    paper.show_page(page._replace(progress="judged 39 of 40", errors=()))
    told.append(paper.accessibleName())
    view.setFocus()
    told.append(paper.accessibleName())
    assert told[0] == told[1] != told[2]
    assert "judged 39 of 40" in told[2]


def test_up_and_down_go_through_the_errors_by_size(view: ReviewView) -> None:
    sizes = go_to_no_error(view)
    press(view, _Key.Key_Down)
    seen = [view.decisions.number]
    for _ in sizes[1:]:
        press(view, _Key.Key_Down)
        seen.append(view.decisions.number)
        assert view.decisions.number in [row.number for row, _ in rows_on(view)]
    assert seen == sizes
    press(view, _Key.Key_Up)
    assert view.decisions.number == sizes[-2]


def test_a_click_on_the_strip_leads_there(view: ReviewView) -> None:
    for number in (*view.findings.choices[4:20:5], view.findings.choices[0]):
        at = view.strip.layout_now()
        x = at.x(moment_of(view.findings.deal.decisions[number]))
        QTest.mouseClick(
            view.strip, Qt.MouseButton.LeftButton, pos=QPoint(round(x), round(at.axis))
        )
        assert view.decisions.number == number


def test_a_click_on_an_error_leads_there(view: ReviewView) -> None:
    row, place = rows_on(view)[-1]
    spot = view.paper.slip.topLeft() + place.center()
    QTest.mouseClick(view.paper, Qt.MouseButton.LeftButton, pos=spot.toPoint())
    assert view.decisions.number == row.number


def test_an_error_that_slides_under_a_resting_pointer_leads_nowhere_yet(view: ReviewView) -> None:
    paper, clock = view.paper, Clock()
    paper.still.clock, clock.now = clock, 5000.0
    go_to_no_error(view)
    _, place = rows_on(view)[-1]
    spot = (paper.slip.topLeft() + place.center()).toPoint()
    stood, page = view.decisions.number, paper.page
    assert page is not None
    paper.show_page(page._replace(errors=()))
    QCursor.setPos(paper.mapToGlobal(spot))
    paper.show_page(page)

    QTest.mouseClick(paper, Qt.MouseButton.LeftButton, pos=spot)
    assert view.decisions.number == stood
    clock.now += 1001
    QTest.mouseClick(paper, Qt.MouseButton.LeftButton, pos=spot)
    assert view.decisions.number != stood


def test_another_deal_is_a_key_away(seated: Seated, reviews: ReviewController) -> None:
    begin(seated, session_with(2))
    view = opened(seated, reviews)
    assert view.title == "Deal 2"
    press(view, _Key.Key_PageDown)
    assert reviews.view is view
    press(view, _Key.Key_PageUp)
    assert view_of(reviews).title == "Deal 1"


# ------------------------------------------------------------------ the table
def test_ones_own_decision_is_seen_as_one_saw_it(view: ReviewView) -> None:
    decision = go_to_error(view, is_own=True)
    assert view.table.observation == observe(decision.state, Seat.S).watched()
    assert view.bar.known.text() == "As you saw it"


def test_anothers_decision_is_seen_with_their_hand(view: ReviewView) -> None:
    decision, now = go_to_error(view, is_own=False), view.shown()
    assert [one for one in Seat if now.hands[one] is not None] == sorted([decision.seat, Seat.S])
    name = view.speaker.name_of(decision.seat)
    assert view.bar.known.text() == f"With {name}’s hand"
    assert fault_on(view.table, now) is None


def test_space_shows_all_hands_and_hides_them(view: ReviewView) -> None:
    view.decisions.go(whose_error(view, is_own=True))
    before = view.shown()
    press(view, _Key.Key_Space)
    deal = view.replay.state.deal
    assert deal is not None
    assert view.shown().hands == deal.hands
    assert view.bar.all_hands.isChecked()
    assert fault_on(view.table, view.shown()) is None
    view.bar.known.click()
    assert view.shown() == before


@pytest.mark.parametrize("is_own", [True, False], ids=["own", "another's"])
def test_the_better_card_is_lifted_and_both_are_tagged(view: ReviewView, *, is_own: bool) -> None:
    decision = go_to_error(view, is_own=is_own)
    number, played = decision.number, decision.action
    best = view.findings.best_of(number)
    assert isinstance(played, Play)
    assert isinstance(best, Play)
    marking, rises = view.marking, rises_on(view.table)
    cards = {one.card: one for hand in hands_on(view.table).values() for one in hand}
    better, worse = cards[best.card], cards[played.card]
    assert rises[better] > rises[worse] > 0
    assert better.look.ring == view.table.look.theme.focus
    tags = {tag.text: tag for tag in marking.tags()}
    mark = review_words.played_tag(view.findings, number)
    assert [*tags] == ["Better", mark]
    assert tags[mark].is_error
    assert not tags["Better"].place.intersects(tags[mark].place)
    for tag in tags.values():
        assert marking.rect().toRectF().contains(tag.place)
    assert marking.accessibleName() == "Played, Better"  # its sign is for the eye

    sound = next(one.decision.number for one in view.findings.verdicts.values() if one.is_best)
    view.decisions.go(sound)
    assert "Better" not in marking.told


def test_calls_are_decisions_too(view: ReviewView) -> None:
    calls = [
        one
        for one in view.findings.choices
        if view.findings.deal.decisions[one].state.phase is Phase.DOUBLING
    ]
    assert calls
    view.decisions.go(calls[0])
    assert view.strip.spoken.startswith("Calls, ")
    assert view.marking.tags()
    assert "call" in view.paper.accessibleName().split(".")[0]


def test_it_can_be_played_on_from_any_decision(
    seated: Seated, view: ReviewView, reviews: ReviewController
) -> None:
    state = go_to_error(view, is_own=True).state
    press(view, _Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert reviews.view is None
    assert seated.controller.session.state == state
    assert len(seated.controller.session.lines.all) == 2


# ------------------------------------------------------------------ beside the replay
def test_a_replay_leads_to_the_review_of_its_deal_and_back(
    seated: Seated, reviews: ReviewController, replays: ReplayController
) -> None:
    begin(seated, session_with(2))
    choose(seated.room, Command.REPLAY)
    replay = shown(replays)
    replay.projector.go_to_deal(1, 1)
    replay.projector.go_to_place(6)
    position = replay.replay.position

    QTest.keyClick(replay, _Key.Key_V)
    view = view_of(reviews)
    assert replays.view is None
    assert view.title == "Deal 1"
    assert view.replay.position >= position

    choose(seated.room, Command.REPLAY)
    assert reviews.view is None
    assert shown(replays).replay.position >= position


def test_a_game_of_the_history_is_reviewed_from_its_replay(
    seated: Seated, reviews: ReviewController, replays: ReplayController
) -> None:
    saved = session_with(2).saved()
    assert replays.open_replay(saved)
    assert opened(seated, reviews).title == "Deal 1"
    assert seated.controller.session.saved() != saved


def test_it_speaks_another_language_at_the_same_place(
    seated: Seated, view: ReviewView, reviews: ReviewController, qtbot: QtBot
) -> None:
    number = go_to_error(view, is_own=True).number
    press(view, _Key.Key_Space)
    seated.preferences.change(language="de")
    qtbot.waitUntil(lambda: reviews.view is not view)
    again = view_of(reviews)
    assert again.decisions.number == number
    assert again.projector.is_open
    judging = again.reviewed.judging
    [task] = [one for one in seated.room.judging.desk._tasks if one.judging is judging]
    assert task.is_looked_at, "the view before has left the same deal"
    again.closed.emit()
    assert not task.is_looked_at


@pytest.mark.parametrize("form", [Form.DUMMY, Form.TWO], ids=lambda form: form.value)
def test_other_forms_are_reviewed(
    seated: Seated, reviews: ReviewController, qtbot: QtBot, form: Form
) -> None:
    begin(seated, session_with(1, rules=RuleOptions(form=form, target=2000)))
    view = opened(seated, reviews)
    wait_for_all(qtbot, view)
    for number in view.findings.choices:
        view.decisions.go(number)
        assert fault_on(view.table, view.shown()) is None
        decision = view.findings.deal.decisions[number]
        if isinstance(decision.action, Play):
            assert view.marking.shows(decision.action.card)
        told = view.paper.accessibleName()
        is_yours = view.speaker.is_you(decision.seat)
        assert ("Given what you knew" in told) is is_yours


# ------------------------------------------------------------------ why
def test_an_error_that_is_looked_at_is_explained(
    seated: Seated, reviews: ReviewController, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Explaining] = []

    def explain(question: Explaining, _stop: object) -> Explained:
        asked.append(question)
        assert question.other is not None
        seat = question.observation.turn
        assert seat is not None
        share = Share(7, 10, 0.7)
        why = Reason(
            Kind.WINS_TRICK, question.action, seat, question.other, share, Share(2, 10, 0.2)
        )
        return Explained((why,), (question.other,), {question.other: (why,)})

    monkeypatch.setattr(Explaining, "answer", explain)
    view = judged(seated, reviews, qtbot)
    decision = go_to_error(view, is_own=True)
    number, best = decision.number, view.findings.best_of(decision.number)
    qtbot.waitUntil(lambda: view.page.has_reasons)

    assert (asked[0].action, asked[0].other) == (best, decision.action)
    assert asked[0].observation == observe(decision.state, decision.seat)
    [told] = view.page.reasons
    assert isinstance(best, Play)
    assert isinstance(decision.action, Play)
    assert {*told.cards} == {best.card, decision.action.card}
    assert told.shown.count(SIGN) == len(told.cards)
    assert the_card(best.card) in told.spoken.lower().replace("royal", "Royal")
    assert told.spoken in view.paper.accessibleName()

    view.decisions.step(1)
    view.decisions.go(number)
    assert view.page.has_reasons
    assert len([one for one in asked if one.other == decision.action]) == 1


# ------------------------------------------------------------------ sizes
@pytest.mark.parametrize("size", [(800, 560), (640, 560), (1280, 800), (2200, 1300)])
def test_everything_has_a_place_at_any_size(
    view: ReviewView, seated: Seated, size: tuple[int, int]
) -> None:
    seated.window.resize(*size)
    go_to_error(view, is_own=True)
    has_paper = view.paper.isVisible()
    assert has_paper or view.slip.isVisible()
    assert has_paper or view.rect().contains(slip_on(view))
    assert_apart(view, [view.bar, view.table, view.strip, *([view.paper] if has_paper else [])])
    for button in (view.bar.back, view.bar.forward, view.bar.all_hands, view.bar.close_button):
        assert view.bar.rect().contains(button.geometry())
    if has_paper:
        at = view.paper.layout_now()
        order = [at.heading, at.headline, at.second, *at.figures, at.errors, *at.rows]
        order += [at.counts, *filter(None, [at.masters]), at.sum]
        for upper, lower in pairwise(order):
            assert upper.bottom() <= lower.top() + 1
        assert at.sum.bottom() <= view.paper.slip.height()


def test_no_heading_is_cut_off_beside_its_tag(
    view: ReviewView, seated: Seated, monkeypatch: pytest.MonkeyPatch
) -> None:
    seated.window.resize(1280, 800)
    name = "Bertram"  # the longest
    theirs = [
        number
        for number in view.findings.choices
        if name in review_words.heading(view.findings, number, view.speaker)
    ]
    assert theirs
    for number in theirs:
        view.decisions.go(number)
        with watching(monkeypatch) as sight:
            view.paper.grab()
        assert not [cut for cut in sight.cut if name in cut]


def slip_on(view: ReviewView) -> QRect:
    """The slip without its shadow."""
    return view.slip.geometry().adjusted(14, 14, -14, -14)


def test_the_slip_never_covers_the_hand(view: ReviewView, seated: Seated) -> None:
    seated.window.resize(800, 560)
    for number in view.findings.choices:
        view.decisions.go(number)
        slip = slip_on(view)
        for card in own_hand(view.table):
            corner = card.mapTo(view, QPoint(0, 0))
            middle = corner + QPoint(card.width() // 2, card.height() // 2)
            assert not slip.contains(middle)
            assert slip.bottom() <= corner.y() + 0.3 * card.height()


def test_the_slip_covers_no_hand_that_is_shown(view: ReviewView, seated: Seated) -> None:
    seated.window.resize(800, 560)
    marking, seen = view.marking, 0
    for number in view.findings.choices:
        view.decisions.go(number)
        slip = QRectF(slip_on(view))
        slip.translate(-QPointF(view.table.pos()))
        assert not [one for one in marking.open_cards() if one.intersects(slip)]
        seen += view.findings.deal.decisions[number].seat in (Seat.E, Seat.W)
    assert seen


def test_the_whole_paper_is_a_key_away_where_there_is_a_slip(
    view: ReviewView, seated: Seated, reviews: ReviewController
) -> None:
    seated.window.resize(800, 560)
    assert view.paper.isHidden()
    view.slip.setFocus()
    press(view, _Key.Key_Return)
    assert view.paper.isVisible()
    assert view.paper.hasFocus()
    assert view.paper.layout_now().rows
    press(view, _Key.Key_Escape)
    assert view.paper.isHidden()
    assert reviews.view is view
    QTest.mouseClick(view.slip, Qt.MouseButton.LeftButton)
    assert view.paper.isVisible()


# ------------------------------------------------------------------ told and handed out
def test_every_step_is_told(view: ReviewView) -> None:
    told: list[str] = []
    view.answered.connect(told.append)
    press(view, _Key.Key_Home)
    press(view, _Key.Key_Right)
    number = view.decisions.number
    assert told[-1] == review_words.point_told(view.findings, number, view.speaker)
    assert view.strip.accessibleDescription() == told[-1]
    heading = review_words.heading(view.findings, number, view.speaker)
    assert heading in view.paper.accessibleName()
    press(view, _Key.Key_Space)
    assert told[-1] == "All hands."


def test_tab_leads_to_the_paper_the_strip_and_every_button(view: ReviewView) -> None:
    view.paper.setFocus()
    seen = set()
    for _ in range(12):
        QTest.keyClick(view.window().focusWidget() or view, _Key.Key_Tab)
        seen.add(view.window().focusWidget())
    assert {view.paper, view.strip, view.bar.close_button, view.bar.all_hands} <= seen


def test_an_error_can_be_tried_again(
    seated: Seated, reviews: ReviewController, qtbot: QtBot
) -> None:
    view = judged(seated, reviews, qtbot)
    number = view.findings.by_size[-1].number
    view.decisions.go(number)
    assert view.paper.lesson.isVisible()
    view.paper.lesson.click()
    assert reviews.view is None  # the exercise has its place
    exercise = seated.room.views.view
    assert isinstance(exercise, PracticeView)
    asked, decision = exercise.trying.puzzle, view.findings.verdicts[number].decision
    assert (asked.seat, asked.best.action) == (decision.seat, view.findings.best_of(number))

    again = opened(seated, reviews)
    assert again.decisions.number == number


def test_it_is_copied_and_saved(
    view: ReviewView, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    view.export.told.connect(told.append)
    text = view.export.document().as_text()
    QTest.keyClick(view.paper, _Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == text

    chosen = iter([str(tmp_path / "review.txt"), str(tmp_path / "review.pdf")])
    monkeypatch.setattr(file_dialogs, "chosen_file", lambda _make: next(chosen))
    view.export.save_text()
    view.export.save_pdf()
    assert (tmp_path / "review.txt").read_text(encoding="utf-8") == text
    assert (tmp_path / "review.pdf").read_bytes().startswith(b"%PDF")
    assert told == [
        "The review has been copied.",
        "Saved as “review.txt”.",
        "Saved as “review.pdf”.",
    ]


def test_the_menu_offers_every_way_out(view: ReviewView) -> None:
    view.bar.hand_out.click()
    [menu] = [one for one in view.findChildren(QMenu) if one.isVisible()]
    assert [action.text() for action in menu.actions()] == [
        "&Print the review…",
        "Save as P&DF…",
        "Save as &text…",
        "&Copy as text",
    ]
    menu.close()


def test_the_tip_on_the_strip_tells_the_decision(view: ReviewView) -> None:
    number, at = whose_error(view, is_own=True), view.strip.layout_now()
    x = at.x(moment_of(view.findings.deal.decisions[number]))
    QTest.mouseMove(view.strip, QPointF(x, at.axis).toPoint())
    told = review_words.point_told(view.findings, number, view.speaker)
    assert view.strip.toolTip().endswith(told)


class Archive:
    """Keeps nothing, and notes what it learns."""

    def __init__(self) -> None:
        self.known: list[tuple[SavedGame, tuple[Step, ...]]] = []

    def know(self, game: SavedGame, steps: Sequence[Step]) -> None:
        self.known.append((game, tuple(steps)))

    def find(self, _deal: PlayedDeal, _effort: Effort) -> None:
        """Nothing has been kept."""

    def keep(self, _review: DealReview, _tables: Sequence[int], _effort: Effort) -> None:
        """Keep nothing."""


def test_a_game_is_made_known_before_its_deal_is_reviewed(
    seated: Seated, reviews: ReviewController
) -> None:
    archive = seated.room.judging.desk.archive = Archive()
    first = session_with(2)
    branch = first.branch(60, "Another way")
    begin(seated, branch)
    archive.known.clear()
    assert reviews.open_deal(branch, 0, 1)
    assert archive.known == [(branch.switched(0).played(), first.steps)]
    assert reviews.open_deal(branch, branch.lines.playing)
    assert archive.known[1:] == [(branch.played(), branch.steps)]


def test_where_the_judge_lacks_something_nothing_is_kept(seated: Seated) -> None:
    judging = seated.room.judging
    judging.keep_in(Archive)
    assert judging.desk.archive is not None
    judging.keep_nowhere()
    assert judging.desk.archive is None
