"""A review in the window: opened at once, filled while it is judged, walked by keys and mouse."""

from __future__ import annotations

import gc
from weakref import ref

import pytest
from at_the_table import *
from kit import *
from made_up_reviews import Kept, MadeUp, reviews_of
from present import present
from PySide6.QtGui import QCursor, QPixmap
from replaying import replays_of, seat, shown
from seating import Seated
from tabling import Clock
from test_replays import begin, session_with

from quinto_desktop.game.judging.findings import moment_of as moment_in
from quinto_desktop.game.judging.values import (
    Decision,
    Effort,
    Explained,
    Explaining,
    Kind,
    Reason,
    Share,
)
from quinto_desktop.window.app.replay_controller import ReplayController, ReviewController
from quinto_desktop.window.stepper import review_cursor, review_page, review_words
from quinto_desktop.window.stepper.replay_view import StoryView
from quinto_desktop.window.stepper.review_paper import ReviewPaper
from quinto_desktop.window.stepper.review_verdict import FootPlaces

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
    return present(reviews.view)


def judged(seated: Seated, reviews: ReviewController, qtbot: QtBot) -> ReviewView:
    """The review of a deal, as the judges have found it."""
    begin(seated, session_with(1))
    view = opened(seated, reviews)
    wait_for_all(qtbot, view)
    return view


def go_to_error(view: ReviewView, *, is_own: bool) -> Decision:
    """Go to an error of ours, or of somebody else, that was a card."""
    view.decisions.go(number := whose_error(view, is_own=is_own))
    return view.findings.deal.decisions[number]


def go_to_no_error(view: ReviewView) -> list[int]:
    """Go to a decision that was none; the numbers of the errors, by size."""
    sizes = [one.number for one in view.findings.by_size]
    view.decisions.go(next(one for one in view.findings.choices if one not in sizes))
    return sizes


def click(paper: ReviewPaper, point: QPointF) -> None:
    spot = (paper.slip.topLeft() + point).toPoint()
    QTest.mouseClick(paper, Qt.MouseButton.LeftButton, pos=spot)


def words_of(row: LedgeRow) -> list[str]:
    return [button.words for button in row.buttons]


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
    assert f"0 of the {choices}" in view.paper.accessibleName()

    judges.go_on(9)
    qtbot.waitUntil(lambda: view.findings.judged > 3)
    assert f"{view.findings.judged} of the {choices}" in view.paper.accessibleName()
    assert (view.decisions.number, _places(view)) == (number, places)

    judges.go_on()
    wait_for_all(qtbot, view)
    assert "looked at…" not in view.paper.accessibleName()
    assert review_page.sum_told(view.findings, view.speaker) in view.paper.accessibleName()
    assert (view.decisions.number, _places(view)) == (number, places)
    assert view.findings.review == Kept().find(view.findings.deal, Effort.QUICK).review
    go_to_error(view, is_own=True)
    qtbot.waitUntil(lambda: not view.page.pending)

    # A whole review begins at our largest error.
    press(view, _Key.Key_Escape)
    again = opened(seated, reviews)
    assert again.findings.is_complete
    decisions = again.findings.deal.decisions
    own = [one.number for one in again.findings.by_size if decisions[one.number].seat is Seat.S]
    assert again.decisions.number == own[0]


def test_it_is_ready_once_the_story_has_been_read_but_not_after_any_change(
    seated: Seated, reviews: ReviewController, judges: MadeUp, qtbot: QtBot
) -> None:
    def prepared() -> ReviewView:
        begin(seated, session_with(1))
        qtbot.waitUntil(lambda: seated.window.findChild(ReviewView) is not None)
        [view] = seated.window.findChildren(ReviewView)
        return view

    change, judges.left = seated.preferences.change, 0
    changes = partial(change, jumbo=True), partial(change, language="de"), seated.controller.deal
    for change_something in changes:
        with qtbot.waitSignal(prepared().destroyed):
            change_something()
    ready = prepared()
    assert seated.window.focusWidget() is ledge_on(seated.table).gold, "keys and presses go on"
    words = ready.paper.accessibleName()
    with qtbot.waitSignal(ready.decisions.changed):
        seated.room.judging.desk.prepare(ready.findings.deal)
        judges.go_on(9)
        qtbot.waitUntil(lambda: ready.page.spoken != words)
    assert ready.paper.accessibleName() == words, "it waits until it is seen"
    assert opened(seated, reviews) is ready
    assert ready.paper.accessibleName() == ready.page.spoken != words
    seated.room.views.close()
    qtbot.waitUntil(lambda: seated.window.findChild(ReviewView) is not None)


def _places(view: ReviewView) -> list[object]:
    axis = view.paper.axis()
    foot = FootPlaces(axis)
    return [view.paper.geometry(), axis.headline, axis.lines, axis.below, foot.text, foot.mistakes]


# ------------------------------------------------------------------ moving
def test_keys_go_through_all_choices_and_all_errors(view: ReviewView) -> None:
    choices, told = view.findings.choices, list[str]()
    view.answered.connect(told.append)
    press(view, _Key.Key_Home)
    seen = [view.decisions.number]
    for _ in choices[1:]:
        press(view, _Key.Key_Right)
        seen.append(view.decisions.number)
        assert told[-1] == review_words.point_told(view.findings, seen[-1], view.speaker)
        decision = view.findings.deal.decisions[seen[-1]]
        assert len(legal_actions(decision.state)) > 1
        assert view.replay.state == decision.state
        place = review_words.where(decision)
        assert place in view.told.lower()
        heading = review_words.heading(view.findings, seen[-1], view.speaker)
        assert heading in view.page.spoken and heading in view.paper.accessibleName()
    assert tuple(seen) == choices
    press(view, _Key.Key_Right)
    assert view.decisions.number == choices[-1]
    press(view, _Key.Key_Left)
    assert view.decisions.number == choices[-2]

    # Up and down go through the errors by size.
    sizes = go_to_no_error(view)
    press(view, _Key.Key_Down)
    seen = [view.decisions.number]
    for _ in sizes[1:]:
        press(view, _Key.Key_Down)
        seen.append(view.decisions.number)
        rows = view.paper.mistakes
        current = rows.currentIndex()
        assert view.page.mistakes[current.row()].number == view.decisions.number
        assert rows.viewport().rect().contains(rows.visualRect(current).center())
    assert seen == sizes
    press(view, _Key.Key_Up)
    assert view.decisions.number == sizes[-2]

    # The next mistake, round and round.
    sizes, seen = go_to_no_error(view), []
    for key in (_Key.Key_N, _Key.Key_Return, *[_Key.Key_N] * (len(sizes) - 1)):
        press(view, key)
        seen.append(view.decisions.number)
    assert seen == [*sizes, sizes[0]]


def test_figures_that_come_in_are_not_read_out(view: ReviewView) -> None:
    """Readers tell every new name of what has the focus."""
    paper, page = view.paper, view.page
    paper.setFocus()
    told = paper.accessibleName()
    head = page.headline._replace(more=("judged 39 of 40",))
    paper.show_page(page._replace(headline=head, mistakes=()))
    assert paper.accessibleName() == told
    view.setFocus()
    assert "judged 39 of 40" in paper.accessibleName()


def test_clicks_lead_to_mistakes_and_to_tricks(view: ReviewView) -> None:
    paper = view.paper
    tags = {tag.mistake: tag.place.center() for tag in paper.tags}
    for mistake, at in tags.items():
        click(paper, at)
        assert view.decisions.number == mistake.number
        QTest.mouseMove(paper, (paper.slip.topLeft() + at).toPoint())
        assert paper.toolTip() == mistake.spoken

    # A trick leads to its largest mistake, or its first choice.
    decisions, sizes = view.findings.deal.decisions, [one.number for one in view.findings.by_size]
    for trick in range(1, 13):
        choices = [one for one in view.findings.choices if moment_in(decisions[one]).trick == trick]
        expected = [one for one in sizes if one in choices] or choices
        if not expected:
            continue
        view.decisions.to_end(1 if trick < 6 else -1)
        click(view.paper, view.paper.axis().column(trick).center())
        assert view.decisions.number == expected[0]
        assert view.paper.isVisible()
        click(view.paper, view.paper.axis().column(trick).center())
        assert view.is_on_table, "chosen again, it is laid on the felt"
        press(view, _Key.Key_Escape)

    # In the list.
    rows = view.paper.mistakes
    for place, mistake in enumerate(view.page.mistakes):
        index = rows.model().index(place, 0)
        rows.scrollTo(index)
        spot = rows.visualRect(index).center()
        rows.still.move(QPointF(-9, -9))
        QTest.mouseClick(rows.viewport(), Qt.MouseButton.LeftButton, pos=spot)
        assert view.decisions.number == mistake.number


def test_a_row_that_slides_under_a_resting_pointer_leads_nowhere_yet(view: ReviewView) -> None:
    rows, clock = view.paper.mistakes, Clock()
    rows.still.clock, clock.now = clock, 5000.0
    go_to_no_error(view)
    page, stood = view.page, view.decisions.number
    view.paper.show_page(page._replace(mistakes=page.mistakes[1:]))
    spot = rows.visualRect(rows.model().index(1, 0)).center()
    QCursor.setPos(rows.viewport().mapToGlobal(spot))
    view.paper.show_page(page)

    QTest.mouseClick(rows.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert view.decisions.number == stood
    clock.now += 1001
    QTest.mouseClick(rows.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert view.decisions.number == page.mistakes[1].number


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

    # Another deal is a key away.
    view = opened(seated, reviews)
    for key, deal in ((_Key.Key_PageDown, 2), (_Key.Key_PageDown, 2), (_Key.Key_PageUp, 1)):
        press(view, key)
        view = view_of(reviews)
        assert view.title == f"Deal {deal}"

    # A game of the history is reviewed from its replay.
    saved = session_with(2, extra=3).saved()
    assert replays.open_replay(saved)
    assert opened(seated, reviews).title == "Deal 1"
    assert seated.controller.session.saved() != saved


# ------------------------------------------------------------------ the table
def test_ones_own_decision_is_seen_as_one_saw_it_and_others_with_their_hands(
    view: ReviewView,
) -> None:
    decision = go_to_error(view, is_own=True)
    end, seen = view.replay.steps[view.deal.end - 1].after, view.table.observation
    assert present(seen).scores == end.scores
    assert view.replay.state == decision.state
    press(view, _Key.Key_Space)
    assert view.paper.isHidden()
    assert view.table.observation == observe(decision.state, Seat.S).watched()
    assert view.known == "As you saw it"
    card = own_hand(view.table)[-1]
    under = view.childAt(card.mapTo(view, card.rect().center()))
    QTest.mouseClick(present(under), Qt.MouseButton.LeftButton)
    assert view.paper.isVisible(), "nothing takes a click: it leads back to the paper"
    press(view, _Key.Key_Space)
    press(view, _Key.Key_Space)
    assert view.paper.isVisible()

    # Another’s is seen with their hand.
    decision, now = go_to_error(view, is_own=False), view.shown()
    view.show_table(on=True)
    assert [one for one in Seat if now.hands[one] is not None] == sorted([decision.seat, Seat.S])
    name = view.speaker.name_of(decision.seat)
    assert view.known == f"With {name}’s hand"
    assert fault_on(view.table, now) is None

    # A shows all hands and hides them.
    view.decisions.go(whose_error(view, is_own=True))
    before, told = view.shown(), list[str]()
    view.answered.connect(told.append)
    press(view, _Key.Key_A)
    assert told == ["All hands."]
    deal = view.replay.state.dealt
    assert view.shown().hands == deal.hands
    assert words_of(view.row) == ["Back", "All hands", "Next mistake"]
    assert view.row.buttons[1].is_lit
    assert fault_on(view.table, view.shown()) is None
    press(view, _Key.Key_A)
    assert view.shown() == before


def test_the_better_card_is_lifted_most_and_calls_are_decisions_too(view: ReviewView) -> None:
    for is_own in (True, False):
        decision = go_to_error(view, is_own=is_own)
        view.show_table(on=True)
        played, best = decision.action, view.findings.best_of(decision.number)
        assert isinstance(played, Play)
        assert isinstance(best, Play)
        rises = rises_on(view.table)
        cards = {one.card: one for hand in hands_on(view.table).values() for one in hand}
        assert rises[cards[best.card]] > rises[cards[played.card]] > 0
        press(view, _Key.Key_Space)
        assert not any(rises_on(view.table).values())

    # Calls are decisions too.
    decisions = view.findings.deal.decisions
    phases = {decisions[one].state.phase: one for one in reversed(view.findings.choices)}
    view.decisions.go(phases[Phase.DOUBLING])
    assert view.told.startswith("Doubling, ")
    assert view.page.trick == 0
    assert "turn to double" in view.paper.accessibleName()
    assert not view.paper.grab().isNull()


# ------------------------------------------------------------------ beside the replay
def test_it_speaks_another_language_at_the_same_place(
    seated: Seated, view: ReviewView, reviews: ReviewController, qtbot: QtBot
) -> None:
    number = go_to_error(view, is_own=True).number
    press(view, _Key.Key_A)
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
    for number in view.findings.choices[::3]:
        view.decisions.go(number)
        view.show_table(on=True)
        assert fault_on(view.table, view.shown()) is None
        decision = view.findings.deal.decisions[number]
        if isinstance(decision.action, Play):
            hands = hands_on(view.table).values()
            assert decision.action.card in [one.card for hand in hands for one in hand]
        told = view.paper.accessibleName()
        assert ("Given what you knew" in told) is view.speaker.is_you(decision.seat)


# ------------------------------------------------------------------ why
def test_an_error_that_is_looked_at_is_explained(
    seated: Seated, reviews: ReviewController, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, batches = list[Explaining](), list[int]()

    def ask(*told: Any) -> Explaining:
        batches.append(told[-1])
        return Explaining(*told)

    def explain(question: Explaining, _stop: object) -> Explained:
        asked.append(question)
        best, other, seat = question.action, question.other, question.observation.turn
        assert seat is not None and other is not None
        shares = Share(7, 10, 0.7), Share(2, 10, 0.2)
        why = (Reason(Kind.WINS_TRICK, best, seat, other, *shares),)
        return Explained(why, (other,), {other: why})

    monkeypatch.setattr(Explaining, "answer", explain)
    monkeypatch.setattr(review_cursor, "Explaining", ask)
    view = judged(seated, reviews, qtbot)
    decision = go_to_error(view, is_own=True)
    number, best = decision.number, view.findings.best_of(decision.number)
    assert view.page.pending == "…thinking it over"
    qtbot.waitUntil(lambda: "wins the trick more often" in view.page.spoken)

    seen = observe(decision.state, decision.seat)
    [question] = [one for one in asked if one.observation == seen]
    assert (question.action, question.other) == (best, decision.action)
    assert {*batches} == {view.findings.judging.effort.thoroughness.batches}
    [told] = view.page.reasons
    assert isinstance(best, Play)
    assert f"{{card:{best.card}}}" in told
    assert CardText(told).spoken() in view.paper.accessibleName()

    view.decisions.step(1)
    view.decisions.go(number)
    assert (view.page.reasons, view.page.pending) == ((told,), "")
    assert len([one for one in asked if one.observation == seen]) == 1

    # Without any, what the better card plainly does, unless the one played does it, too.
    for doing in ({best}, {best, decision.action}):
        plain = lambda _, one, doing=doing: "It wins." if one in doing else ""  # noqa: E731
        monkeypatch.setattr(review_words, "in_trick", plain)
        view.show_reason(number, None)
        assert view.page.reasons == (("It wins.",) if len(doing) == 1 else ())


# ------------------------------------------------------------------ sizes
def test_everything_has_a_place_and_where_the_list_has_none_it_takes_the_verdicts(
    view: ReviewView, seated: Seated, reviews: ReviewController
) -> None:
    go_to_error(view, is_own=True)
    for size in ((800, 560), (640, 560), (1280, 800), (2200, 1300)):
        seated.window.resize(*size)
        assert_all_has_a_place(view)

    # Where it has no room.
    seated.window.resize(800, 560)
    paper = view.paper
    assert paper.mistakes.isHidden()
    paper.list_button.click()
    assert paper.mistakes.isVisible()
    assert paper.mistakes.hasFocus()
    press(view, _Key.Key_Escape)
    assert paper.mistakes.isHidden()
    assert reviews.view is view
    seated.window.resize(1280, 800)
    assert paper.mistakes.isVisible()
    assert paper.list_button.isHidden()


def assert_all_has_a_place(view: ReviewView) -> None:
    paper, axis = view.paper, view.paper.axis()
    foot = FootPlaces(axis)
    assert view.rect().contains(paper.slip.translated(paper.pos()).toRect())
    assert not paper.geometry().intersects(view.table.ledge.geometry().adjusted(0, 24, 0, 0))
    assert axis.headline.bottom() <= axis.sentence.top() + 1
    assert axis.chip(1).bottom() <= axis.rule + 1
    places = [*foot.cards, foot.text, *([foot.mistakes] if foot.title else [])]
    for one, other in combinations([place for place in places if place is not None], 2):
        assert not one.intersects(other)
    assert all(QRectF(QPointF(), axis.size).contains(place) for place in places if place)
    for one, other in combinations([tag.place for tag in paper.tags], 2):
        assert not one.intersects(other), "a tag never touches another"
    assert {tag.mistake.number for tag in paper.tags} == {
        mistake.number for mistake in view.page.mistakes
    }


def test_from_an_earlier_story_it_is_of_that_deal_and_leads_back(
    seated: Seated, reviews: ReviewController
) -> None:
    begin(seated, session_with(2))
    seated.room.sheet.deal_chosen.emit(1, 1)
    story = seated.room.views.view
    assert isinstance(story, StoryView)
    ledge_button(story.table, Command.REVIEW).click()
    assert view_of(reviews).reviewed.place == 0
    press(view_of(reviews), _Key.Key_Escape)
    assert isinstance(seated.room.views.view, StoryView)


def test_nothing_is_seen_beside_the_paper_and_one_that_is_closed_is_forgotten(
    seated: Seated, reviews: ReviewController, qtbot: QtBot
) -> None:
    begin(seated, session_with(1, rules=RuleOptions(target=60)))
    view = opened(seated, reviews)
    for is_on_table in (False, True, False):
        seated.window.resize(1000 + 100 * is_on_table, 700)
        assert any(card.isVisible() for card in cards_on(view.table)) is is_on_table
        assert any(plate.isVisible() for plate in plates_on(view.table).values()) is is_on_table
        press(view, _Key.Key_Space)
    press(view, _Key.Key_Escape)
    press(view, _Key.Key_Escape)
    assert reviews.view is None
    gone = ref(view)
    del view

    def is_gone() -> bool:
        gc.collect()
        return gone() is None

    qtbot.waitUntil(is_gone)


def test_it_glides_in_from_the_story(view: ReviewView, qtbot: QtBot) -> None:
    glide, story = view.paper.motion, QPixmap(view.paper.size())
    story.fill(Qt.GlobalColor.red)
    with qtbot.waitSignal(glide.finished):
        view.paper.glide(story, view.paper.mapToGlobal(QPoint()))
        shown = view.paper.grab().toImage().convertToFormat(story.toImage().format())
        assert shown == story.toImage(), "until all of it has been painted"
        with qtbot.waitSignal(glide.stateChanged):
            assert not view.paper.mistakes.isVisible()
        halfway = [view.paper.axis(0.5).rule, view.paper.axis().rule]
        assert halfway[0] > halfway[1]
        assert not view.paper.grab().isNull()
    assert view.paper.mistakes.isVisible()


# ------------------------------------------------------------------ told and handed out
def test_the_paper_is_told_and_offers_every_way_out(
    view: ReviewView, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told, rows = view.paper.accessibleName().splitlines(), view.paper.mistakes
    head = view.page.headline
    assert told == [f"{head.whole}.", *head.more, view.page.verdict_told, view.page.sum_told]
    names = [rows.model().index(place, 0).data() for place in range(rows.model().rowCount())]
    assert names == [mistake.spoken for mistake in view.page.mistakes]

    # Tab leads to the paper, its list and the ledge.
    view.paper.setFocus()
    seen = set()
    for _ in range(12):
        QTest.keyClick(view.window().focusWidget() or view, _Key.Key_Tab)
        seen.add(view.window().focusWidget())
    assert {view.paper, view.paper.mistakes, view.paper.corner, view.table.ledge.gold} <= seen

    # The menu.
    go_to_error(view, is_own=True)
    menu = menu_of(view)
    assert [action.text() for action in menu.actions() if action.text()] == [
        "Learn from this mistake",
        "&See the table",
        "&Print the review…",
        "Save as P&DF…",
        "Save as &text…",
        "&Copy as text",
    ]
    menu.close()

    # It is copied and saved.
    heard: list[str] = []
    view.export.told.connect(heard.append)
    text = view.export.document().as_text()
    QTest.keyClick(view.paper, _Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == text

    chosen = iter([str(tmp_path / "review.txt"), str(tmp_path / "review.pdf")])
    monkeypatch.setattr(file_dialogs, "chosen_file", lambda _make: next(chosen))
    view.export.save_text()
    view.export.save_pdf()
    assert (tmp_path / "review.txt").read_text(encoding="utf-8") == text
    assert (tmp_path / "review.pdf").read_bytes().startswith(b"%PDF")
    assert heard == [
        "The review has been copied.",
        "Saved as “review.txt”.",
        "Saved as “review.pdf”.",
    ]


@pytest.mark.parametrize("by_keys", [False, True])
def test_the_ledge_leads_back_goes_on_and_plays_on(
    seated: Seated, view: ReviewView, reviews: ReviewController, *, by_keys: bool
) -> None:
    sizes, ledge = go_to_no_error(view), view.table.ledge
    assert words_of(view.row) == ["Back to the table", "Play it again from here", "Next mistake"]
    view.show_table(on=True)
    ledge.chosen.emit(view.leave)
    assert view.paper.isVisible()
    ledge.chosen.emit(view.decisions.to_next_error)
    assert view.decisions.number == sizes[0]
    ledge.chosen.emit(view.leave)
    assert reviews.view is None
    view = opened(seated, reviews)
    state = go_to_error(view, is_own=True).state
    if by_keys:
        press(view, _Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    else:
        view.table.ledge.chosen.emit(view.take_over)
    assert reviews.view is None
    assert seated.controller.session.state == state
    assert len(seated.controller.session.lines.all) == 2


def test_an_error_can_be_tried_again(
    seated: Seated, reviews: ReviewController, qtbot: QtBot
) -> None:
    view = judged(seated, reviews, qtbot)
    number = view.findings.by_size[-1].number
    view.decisions.go(number)
    [learn] = [one for one in menu_of(view).actions() if one.text() == view.page.lesson]
    learn.trigger()
    assert reviews.view is None  # the exercise has its place
    exercise = seated.room.views.view
    assert isinstance(exercise, PracticeView)
    asked, decision = exercise.trying.puzzle, view.findings.verdicts[number].decision
    assert (asked.seat, asked.best.action) == (decision.seat, view.findings.best_of(number))

    again = opened(seated, reviews)
    assert again.decisions.number == number


def menu_of(view: ReviewView) -> QMenu:
    view.paper.corner.click()
    [menu] = [one for one in view.findChildren(QMenu) if one.isVisible()]
    return menu


class Archive(Kept):
    """Notes what it learns."""

    def __init__(self) -> None:
        self.known: list[tuple[SavedGame, tuple[Step, ...]]] = []

    def know(self, game: SavedGame, steps: Sequence[Step]) -> None:
        self.known.append((game, tuple(steps)))


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
