"""Hints by key and mouse: the card that lifts, the table of all cards, the tutor's question."""

from __future__ import annotations

import random
import re

import positions
import pytest
from at_the_table import *
from judged import ending_of
from kit import *
from large_type import large_type
from legible import undrawn
from legible_scene import speaking
from made_up_reasons import all_reasons, reason
from present import present
from reviewing import inline_thinker
from seating import Scene
from tabling import Mouse, strip

from quinto_desktop.game.judging import hint_engine
from quinto_desktop.game.judging.hint_engine import Tutor, is_slip
from quinto_desktop.game.judging.values import Estimate, Explained, Figure, KeptFigures, Kind
from quinto_desktop.players.judging.fair_values import fair_values
from quinto_desktop.players.judging.figures import FairValues
from quinto_desktop.players.judging.reasons.kinds import Proof, proof_of
from quinto_desktop.window.learn import hint_view
from quinto_desktop.window.learn.hint_paper import HintPaper, HintRow, rows_of
from quinto_desktop.window.learn.hint_view import HintView
from quinto_desktop.window.learn.lesson_panel import obstacles
from quinto_desktop.window.learn.tutor import TutorView
from quinto_desktop.window.look.appearance import LANGUAGES
from quinto_desktop.window.look.surfaces import SHADOW
from quinto_desktop.window.table.pill import Pill
from quinto_desktop.window.text import hint_text
from quinto_desktop.window.text.reason_text import reason_of

BATCHES = 2
Wanted = Callable[[MatchState], bool]
Sit = Callable[..., "Person"]


@cache
def weighed(observation: Observation) -> FairValues:
    return fair_values(observation, hint_engine.SEED, BATCHES)


class Person(Scene):
    """Somebody at a window whose turn it is."""

    def __init__(
        self,
        qtbot: QtBot,
        folders: UserFolders,
        thinker: Thinker,
        heard: list[str],
        session: Session,
        *,
        tutor: bool = False,
    ) -> None:
        super().__init__(qtbot, folders, session, thinker=thinker)
        self.heard = heard
        self.preferences.change(tutor=tutor, tutor_threshold=2, play_only_card=False)
        [commands] = self.room.findChildren(Commands)
        self.hints = commands.hints
        self.show()
        qtbot.waitUntil(lambda: not self.room.table.busy)

    @property
    def values(self) -> FairValues:
        """What the actions are worth, found by another way."""
        state = self.controller.state
        return weighed(observe(state, state.mover))

    @property
    def desk(self) -> HintView:
        return present(self.hints.desk)

    @property
    def paper(self) -> HintPaper:
        return present(self.desk.paper)

    def press(self, key: Qt.Key = Qt.Key.Key_F2) -> None:
        QTest.keyClick(self.window.focusWidget() or self.window, key)

    def hint(self) -> None:
        """Press the key, and wait until the best is shown for good."""
        self.press()
        found = self.hints._weighing()
        self.qtbot.waitUntil(lambda: found.is_done and found.explained is not None)

    def open(self) -> HintPaper:
        self.hint()
        self.press()
        return self.paper


def rows_on(paper: HintPaper) -> Sequence[HintRow]:
    return present(paper.page).rows


def click(button: QWidget) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def is_choice(state: MatchState) -> bool:
    """Whether South may choose among three cards that are not all equal, late in a deal."""
    if state.phase is not Phase.PLAY or state.turn is not Seat.S or state.deal is None:
        return False
    if len(state.deal.tricks) < 7 or len(legal_actions(state)) < 3:
        return False
    return weighed_is_choice(state)


def weighed_is_choice(state: MatchState) -> bool:
    return fair_values(observe(state, Seat.S), hint_engine.SEED, 1).is_choice


def is_call(state: MatchState) -> bool:
    return state.phase is Phase.DOUBLING and state.turn is Seat.S


def has_slip(state: MatchState) -> bool:
    if not is_choice(state):
        return False
    values = weighed(observe(state, Seat.S))
    return any(is_slip(values, action, 2) for action in values.actions)


def game_at(wanted: Wanted, rules: RuleOptions | None = None) -> Session:
    """A game played at random up to a moment."""
    rules = rules or RuleOptions(target=5000)
    for seed in range(1, 60):
        setup = numbered_game(usual_players(rules.form), rules, seed=seed)
        if rules.form is Form.FOUR:
            setup = replace(setup, first_dealer=Seat.E)
        session, choice = Session(setup), random.Random(seed)
        while session.state.deals_finished < 1:
            if session.awaits_person() and wanted(session.state):
                return session
            act(session, choice)
    raise AssertionError("no game comes to that")


@pytest.fixture(scope="module")
def slip_game() -> Session:
    """Found once: it takes a while."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(hint_engine, "BATCHES", BATCHES)
        return game_at(has_slip)


@pytest.fixture
def sit(
    qtbot: QtBot, folders: UserFolders, spoken: list[str], monkeypatch: pytest.MonkeyPatch
) -> Iterator[Sit]:
    monkeypatch.setattr(hint_engine, "BATCHES", BATCHES)
    thinker = inline_thinker()
    yield partial(Person, qtbot, folders, thinker, spoken)
    thinker.close()


@pytest.fixture
def person(sit: Sit, slip_game: Session) -> Person:
    return sit(Session.resumed(slip_game.saved()))


# --------------------------------------------------------------- the first key
def test_the_best_card_lifts_is_told_and_counted_once(person: Person) -> None:
    person.hint()
    best = person.values.best
    assert isinstance(best, Play)
    table, widget = person.room.table, widget_of(person.room.table, best.card)
    rises = rises_on(table)
    assert rises[widget] > max([0.0, *(rise for card, rise in rises.items() if card is not widget)])
    assert person.desk.bubble.isVisible()
    assert person.desk.bubble.accessibleName() in person.heard
    assert "{card:" in person.desk.bubble._text
    card = widget.polygon().boundingRect().toRect().adjusted(0, 2, 0, 0)
    assert not person.desk.bubble.geometry().intersects(card)

    # It is counted once, and told on the sheet.
    person.press(Qt.Key.Key_Escape)
    person.hint()
    assert person.controller.session.hints.places == (person.controller.session.length,)
    person.press(Qt.Key.Key_Escape)
    person.hint()
    assert len(person.controller.session.hints.places) == 1
    content = present(person.room.sheet.content)
    assert content.variant.endswith("1 hint")

    # Going to another card ends it.
    person.press(Qt.Key.Key_Escape)
    person.hint()
    best = person.values.best
    others = [card for card in own_hand(person.room.table) if Play(card.card) != best]  # type: ignore[arg-type]
    others[0].setFocus()
    assert not person.desk.bubble.isVisible()


@pytest.mark.parametrize("others", [0, 1, 2])
def test_a_hint_tells_of_what_is_too_close_to_call(
    others: int, person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a reason for the best, too."""
    person.hint()
    desk = person.desk
    best, explained = person.values.best, present(desk._hinting.explained)
    reasons = explained.best or next(filter(None, explained.others.values()))
    desk._hinting.explained = replace(explained, best=reasons)
    tied = [action for action in person.values.actions if action != best][:others]
    monkeypatch.setattr(desk._hinting, "tied", lambda: tied)
    monkeypatch.setattr(hint_text, "in_trick", lambda *_: "")
    assert ("may be just as good" in desk._sentence(best)) is (others > 0)


def test_what_a_card_plainly_does_goes_before_how_it_compares_with_another(
    person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    person.hint()
    desk = person.desk
    monkeypatch.setattr(desk._hinting, "tied", list)
    told = {Kind.REFUSES_QUINT: "is safer: ", Kind.MORE_TRICKS: "more tricks than"}
    for plain, kind in product(("It is.", ""), told):
        desk._hinting.explained = replace(present(desk._hinting.explained), best=(reason(kind),))
        monkeypatch.setattr(hint_text, "in_trick", lambda *_, plain=plain: plain)
        assert (plain or told[kind]) in desk._sentence(person.values.best)
    monkeypatch.setattr(desk._hinting, "tied", lambda: [reason(Kind.MORE_TRICKS).compared])
    assert " than " not in desk._sentence(person.values.best)
    kept = replace(present(desk._hinting.explained), best=(reason(Kind.KEEPS_HALF),))
    monkeypatch.setattr(desk._hinting, "explained", kept)
    monkeypatch.setattr(desk._hinting, "tied", lambda: person.values.actions[:2])
    assert desk._sentence(person.values.best).endswith(" later."), "too long with what is as good"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_hint_has_more_than_fifteen_words(
    language: str, person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    person.hint()
    desk, hinting, theme = person.desk, person.desk._hinting, person.room.look.theme
    monkeypatch.setattr(HintView, "_alike", lambda *_: [])
    said, alike = set[CardText](), list[Action]()
    monkeypatch.setattr(hinting, "tied", lambda: alike)
    ways = hint_text.in_trick, lambda *_: ""
    with speaking(language):
        for name, score in product(("second-trick", "two-second-trick", "first-lead"), (0, 245)):
            state = positions.at(name).state
            seen = replace(observe(state, state.mover), scores=(score, score))
            hinting.observation, (best, other) = seen, seen.actions[:2]
            for in_trick, told, count in product(ways, all_reasons(), range(3)):
                monkeypatch.setattr(hint_text, "in_trick", in_trick)
                alike[:] = seen.actions[1 : 1 + count]
                against = replace(told, subject=other, compared=best)
                for one in (replace(told, subject=best), against):
                    hinting.explained = Explained((one,), (), {})
                    text = hint_text.with_stake(desk._sentence(best), seen, best)
                    said.add(CardText(text))
        session, choice = Session(numbered_game(usual_players(), seed=2)), random.Random(2)
        while not session.state.deals_finished:
            seen = observe(session.state, session.state.mover)
            if session.state.phase is Phase.PLAY:
                said |= {CardText(ways[0](seen, one)) for one in seen.actions}
            act(session, choice)
        assert max(len(one.plain(theme).split(" ")) for one in said) in (14, 15)
        assert max(len(one.spoken().split(" ")) for one in said) in range(15, 24)


def test_of_cards_alike_the_one_that_risks_no_quint_is_named(
    person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    safe = next(one for one in person.values.actions if one != person.values.best)

    def proved(seen: Observation, card: Card) -> Proof:
        return replace(proof_of(seen, card), risk=0 if Play(card) == safe else 5)

    monkeypatch.setattr(HintView, "_alike", lambda _desk, _best: [safe])
    monkeypatch.setattr(hint_view, "proof_of", proved)
    paper = person.open()
    assert isinstance(safe, Play)
    assert person.room.table.hand.hinted == safe.card
    assert safe in rows_on(paper)[0].actions


@pytest.mark.parametrize(
    ("cards", "theirs", "said"),
    [
        ("H8 H2 H5", 230, "Whatever you play, they win the game with this trick."),
        ("H8 H2 H5", 229, "It is."),
        ("H5", 230, "{card:D4} is best; if they take this trick, they win the game."),
    ],
)
def test_a_game_lost_for_certain_is_said_to_be(cards: str, theirs: int, said: str) -> None:
    leader = SEATS[(Seat.S - len(cards.split())) % 4]
    state = ending_of("N:2...9 5...Q .4.3. 8...J / ..T.T832", leader)
    for card in cards.split():
        state = apply(state, Play(parse_card(card))).after
    seen = replace(observe(state, Seat.S), scores=(0, theirs))
    assert hint_text.with_stake("It is.", seen, seen.actions[0]) == said


@pytest.mark.parametrize("kind", ["last", "only", "equal"])
def test_where_there_is_no_choice_it_says_so(sit: Sit, kind: str) -> None:
    """The last card plays itself; of any others one has the keys then, so that Enter plays it."""

    def has_no_choice(now: MatchState) -> bool:
        many, is_last = len(legal_actions(now)), len(now.dealt.hands[Seat.S]) == 1
        if now.turn is not Seat.S or (many > 1) is not (kind == "equal"):
            return False
        return is_last is (kind == "last") and (many == 1 or not weighed_is_choice(now))

    person = sit(game_at(has_no_choice))
    person.press()
    said = "worth the same" if kind == "equal" else "may be played."
    person.qtbot.waitUntil(lambda: any(said in sentence for sentence in person.heard))
    if kind != "last":
        focused = present(focused_card(person.room.table))
        assert Play(present(focused.card)) in legal_actions(person.controller.state)


@pytest.mark.parametrize("way", ["escape", "play", "undo", "new game", "abandon"])
def test_a_hint_goes_when_the_game_goes_on(person: Person, way: str) -> None:
    person.open()
    controller = person.controller
    match way:
        case "escape":
            person.press(Qt.Key.Key_Escape)
        case "play":
            controller.submit(Seat.S, legal_actions(controller.state)[0])
        case "undo":
            controller.undo()
        case "new game":
            controller.new_game(numbered_game(usual_players(), RuleOptions(), seed=9))
        case _:
            controller.abandon()
    assert person.desk.paper is None
    assert not person.desk.bubble.isVisible()
    assert person.room.table.hand.hinted is None


def test_out_of_turn_and_behind_a_curtain_a_sentence_says_why_there_is_no_hint(sit: Sit) -> None:
    person = sit(game_at(is_call))
    person.controller.abandon()
    person.press()
    assert any("nothing to decide now" in sentence for sentence in person.heard)
    assert not person.desk.bubble.isVisible()
    assert person.controller.session.hints.places == ()

    two = tuple(replace(player, level=None) for player in usual_players(Form.TWO))
    setup = numbered_game(two, RuleOptions(form=Form.TWO), seed=1)
    person.controller.new_game(setup)
    assert is_curtained(person.room.table)
    person.press()
    assert any("Ask for a hint when it is your turn." in sentence for sentence in person.heard)


def test_the_button_of_a_call_is_lit(sit: Sit) -> None:
    person = sit(game_at(is_call))
    person.hint()
    best = person.values.best
    assert isinstance(best, Call)
    lit = {call for call, button in calls_on(person.room.table).items() if button._is_lit}
    assert lit == {best}
    person.press()
    paper = person.paper
    assert paper.rows.model().rowCount() == len(person.values.actions)
    length = person.controller.session.length
    person.press(Qt.Key.Key_P)  # which the table of both must not take for its own
    assert person.controller.session.steps[length].action is Call.PASS
    assert not any(button._is_lit for button in calls_on(person.room.table).values())


def test_what_is_said_of_dummys_call_leaves_the_question_free(sit: Sit) -> None:
    rules = RuleOptions(form=Form.DUMMY)
    person = sit(game_at(lambda now: now.phase is Phase.DOUBLING and now.turn is now.dummy, rules))
    person.window.resize(800, 560)
    person.hint()
    question = bar_on(person.room.table).geometry().adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW)
    assert person.desk.bubble.isVisible()
    assert not person.desk.bubble.geometry().intersects(question)


def test_the_ledge_closes_compares_and_plays(person: Person) -> None:
    person.hint()
    table, best = person.room.table, person.values.best
    assert isinstance(best, Play)
    let_listen(table)
    desk = person.desk
    assert table.ledge.row.acts == (desk.close, desk.advance, desk.play)
    length = person.controller.session.length
    person.press()
    assert table.ledge.gold is not None and table.ledge.gold.hasFocus()
    table.ledge.guard.wait(0)
    person.press(Qt.Key.Key_Return)
    assert person.controller.session.steps[length].action == best
    assert person.desk.paper is None and person.window.focusWidget() is not None
    assert desk.play not in table.ledge.row.acts


# --------------------------------------------------------------- the table
@pytest.mark.parametrize("everything", [False, True])
def test_the_table_shows_what_the_judge_finds_and_draws_its_cards(
    person: Person, everything: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    person.room.preferences.change(show_everything=everything)
    paper, values = person.open(), person.values
    rows = rows_on(paper)
    shown = [action for row in rows for action in row.actions]
    assert len(shown) == len(values.actions)
    assert set(shown) == set(values.actions)
    for row in rows:
        for action in row.actions:
            points = values.points(action)
            assert row.main == f"{round(points.mean):+d}".replace("-", "−").replace("+0", "0")
            assert row.side == f"{round(100 * values.chance(action))}%"
            assert not row.match
            assert row.interval == (points.mean, points.least, points.most)
            assert bool(row.interval_text) is everything, "how far it may be off"
            assert bool(row.tie) is (values.is_tied(action) and not row.is_best)
    assert rows[0].is_best
    assert values.best in rows[0].actions
    assert [row.interval.mean for row in rows] == sorted(
        (row.interval.mean for row in rows), reverse=True
    )
    assert person.heard[-1] == " ".join(row.spoken for row in rows), "it is told, too"
    assert "points from here to win Points: yours minus theirs" in paper.accessibleDescription()

    # The arrows move along the rows.
    person.press(Qt.Key.Key_Escape)
    paper = person.open()
    paper.rows.setFocus()
    QTest.keyClick(paper.rows, Qt.Key.Key_Down)
    assert paper.rows.currentIndex().row() == 1
    spoken = paper.rows.currentIndex().data()
    assert spoken == rows_on(paper)[1].spoken

    # Its cards are drawn.
    person.press(Qt.Key.Key_Escape)
    assert any("{card:" in row.reason for row in rows_on(person.open()))
    assert not person.desk.bubble.isVisible(), "the table says it, too"
    assert [*undrawn(person.window, monkeypatch)] == []


def test_in_a_rubber_its_chance_is_shown_too(sit: Sit) -> None:
    rules = RuleOptions(target=5000, match=MatchForm.RUBBER)
    person = sit(game_at(is_choice, rules))
    rows, values = rows_on(person.open()), person.values
    for row in rows:
        chance = round(100 * values.match_chance(row.actions[0]))
        assert row.match == f"Chance of winning the rubber: {chance}%"
        assert row.match in row.spoken


@pytest.mark.parametrize("wanted", [is_choice, is_call])
def test_the_game_moves_aside_for_the_table_which_covers_nothing(sit: Sit, wanted: Wanted) -> None:
    person = sit(game_at(wanted))
    table = person.room.table
    for size in ((800, 560), (1280, 800)):
        person.window.resize(*size)
        before = geometry_on(table)
        paper = person.open()
        assert paper.isVisible()
        assert table.rect().contains(paper.geometry())
        lies = QRectF(paper.geometry()).adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW)
        assert not any(map(lies.intersects, obstacles(table, paper)))
        assert geometry_on(table).inlay.right + geometry_on(table).capsule / 2 < lies.left()
        person.press()
        assert (person.desk.paper, geometry_on(table)) == (None, before)


@pytest.mark.parametrize(("size", "type_size"), [((700, 1000), 14), ((800, 560), 28)])
def test_where_nothing_can_move_aside_the_hand_stays_free_and_the_trick_if_it_can(
    person: Person, size: tuple[int, int], type_size: int
) -> None:
    with large_type(type_size):
        person.window.resize(*size)
        table, paper = person.room.table, person.open()
        assert not geometry_on(table).aside
        lies = paper.geometry().adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW)
        person.qtbot.waitUntil(lambda: not table.busy)
        spared = [*own_hand(table), *([*trick_on(table).values()] if type_size == 14 else ())]
        assert not any(card.polygon().intersects(QRectF(lies)) for card in spared)


@pytest.mark.parametrize("form", [Form.DUMMY, Form.TWO])
def test_both_hands_of_a_player_get_hints(sit: Sit, form: Form) -> None:
    """The far hand's card lifts when that hand is on turn."""

    def far_to_play(state: MatchState) -> bool:
        far = state.dummy or Seat.N
        if state.phase is not Phase.PLAY or state.turn is not far or state.deal is None:
            return False
        if len(state.deal.tricks) < 8 or len(legal_actions(state)) < 2:
            return False
        return fair_values(observe(state, far), hint_engine.SEED, 1).is_choice

    person = sit(game_at(far_to_play, RuleOptions(target=5000, form=form)))
    person.hint()
    best = person.values.best
    assert isinstance(best, Play)
    assert person.room.table.hand.hinted is best.card
    assert person.desk.bubble.isVisible()


# --------------------------------------------------------------- the tutor
@pytest.fixture
def pupil(sit: Sit, slip_game: Session) -> Person:
    person = sit(Session.resumed(slip_game.saved()), tutor=True)
    found = person.hints._weighing()
    person.qtbot.waitUntil(lambda: found.is_done)
    return person


def slip_of(person: Person) -> Play:
    values = person.values
    slip = next(one for one in values.actions if is_slip(values, one, 2))
    assert isinstance(slip, Play)
    return slip


def panel_of(person: Person) -> Pill:
    [tutor] = person.room.table.findChildren(TutorView)
    let_listen(person.room.table)
    return tutor.panel


def tutoring_of(pupil: Person) -> Tutor:
    return present(pupil.hints.tutoring)


def answer_tutor(person: Person, act: Act) -> None:
    let_listen(person.room.table)
    click(ledge_button(person.room.table, act))


def play_by_mouse(person: Person, play: Play) -> None:
    table = person.room.table
    QTest.mouseClick(
        table,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
        strip(table, play.card).toPoint(),
    )


@pytest.mark.parametrize("way", ["drag", "keys", "screen reader"])
def test_the_tutor_hears_every_way_to_play(pupil: Person, way: str) -> None:
    table, length, slip = pupil.room.table, pupil.controller.session.length, slip_of(pupil)
    widget = widget_of(table, slip.card)
    if way == "drag":
        mouse = Mouse(table)
        mouse.press(strip(table, slip.card))
        for step in (20, 80, 220):
            mouse.move(strip(table, slip.card) - QPointF(0, step))
        mouse.release()
    elif way == "keys":
        widget.setFocus()
        pupil.press(Qt.Key.Key_Return)
    else:
        widget.clicked.emit()
    assert panel_of(pupil).isVisible()
    assert pupil.controller.session.length == length
    assert held_card(table) is None
    answer_tutor(pupil, tutoring_of(pupil).go_ahead)
    assert pupil.controller.session.steps[length].action == slip


def test_the_tutor_asks_before_an_error_and_says_why(pupil: Person) -> None:
    length, slip = pupil.controller.session.length, slip_of(pupil)
    play_by_mouse(pupil, slip)
    panel, hints = panel_of(pupil), pupil.controller.session.hints
    assert panel.isVisible()
    assert pupil.controller.session.length == length
    assert any(
        re.match("Are you sure. .+ cost you (about|the|this|a) ", one) for one in pupil.heard
    )
    assert hints.places == ()
    answer_tutor(pupil, pupil.room.table.ledge.row.acts[0])
    assert "costs" in panel.accessibleName()
    assert "Better:" in panel.accessibleName()
    assert any("Better:" in sentence for sentence in pupil.heard)
    assert pupil.controller.session.hints.places == (length,), "it counts as a hint"

    # To take it back keeps the card.
    QTest.keyClick(ledge_button(pupil.room.table, tutoring_of(pupil).take_back), Qt.Key.Key_Escape)
    assert not panel.isVisible()
    assert pupil.controller.session.length == length
    play_by_mouse(pupil, slip)  # nobody is asked twice
    assert pupil.controller.session.steps[length].action == slip


def test_in_large_type_the_tutor_says_why_beside_the_trick(pupil: Person) -> None:
    with large_type(28):
        play_by_mouse(pupil, slip_of(pupil))
        answer_tutor(pupil, pupil.room.table.ledge.row.acts[0])
        said = QRectF(panel_of(pupil).geometry())
        cards = [card.polygon().boundingRect() for card in trick_on(pupil.room.table).values()]
    assert cards and not any(map(said.intersects, cards))


def test_of_equal_cards_the_one_that_is_held_is_told_of() -> None:
    best, held, equal = (Play(parse_card(code)) for code in ("D4", "D3", "D2"))
    figure = Figure(Estimate(0.0), 0.5, Estimate(0.0), Estimate(0.0))
    values = KeptFigures((best, held, equal), (0, 1, 1), (figure, figure), 1)
    told = replace(reason(Kind.WINS_TRICK), subject=best, compared=equal)
    explained = Explained((), (), {equal: (told,)})
    assert reason_of(explained, values, held) == replace(told, compared=held)
    assert reason_of(explained, values, best) is None
    of_all = replace(told, compared=None)  # why the best is better than all that are worse
    assert reason_of(Explained((of_all,), (equal,), {equal: ()}), values, held) == of_all
    assert reason_of(Explained((of_all,), (), {equal: ()}), values, held) is None


def test_the_tutor_is_silent_of_the_best_card_and_where_it_is_switched_off(pupil: Person) -> None:
    length, best, slip = pupil.controller.session.length, pupil.values.best, slip_of(pupil)
    assert isinstance(best, Play)
    play_by_mouse(pupil, best)
    assert pupil.controller.session.steps[length].action == best
    pupil.controller.undo()
    pupil.preferences.change(tutor=False)
    play_by_mouse(pupil, slip)
    assert pupil.controller.session.steps[length].action == slip


def test_where_the_deal_may_decide_the_game_its_chance_counts() -> None:
    state = game_at(is_choice, RuleOptions(target=150)).state
    values = replace(fair_values(observe(state, Seat.S), 1, BATCHES), decides_game=True)
    for row in rows_of(values, values.best, {}, has_ranges=True):
        assert row.interval.mean == values.chance(row.actions[0])
