"""Real cards on a real table: what people tap, and that it counts as what was played."""

from __future__ import annotations

from statistics import median

import pytest
from at_the_table import *
from audible import unheard
from kit import *
from seating import Seated
from test_fair_new_game import DEALS

from quinto_desktop.game.past.past_games import PastGames, Search
from quinto_desktop.game.past.statistics import Choice
from quinto_desktop.records.history.tables import ALL_MARKS
from quinto_desktop.rules import Event, Quint, RealCards
from quinto_desktop.window.text import past_game_text

NAMES = ("Ada", "Bertram", "Clara", "Dora")
FORMS = {
    "four": RuleOptions(match=MatchForm.RUBBER, target=60),
    "dummy": RuleOptions(form=Form.DUMMY, match=MatchForm.ROUND, stakes=5),
    "two": RuleOptions(form=Form.TWO, match=MatchForm.RUBBER_POINTS, target=60),
}


def real_game(rules: RuleOptions | None = None) -> GameSetup:
    rules = rules or RuleOptions()
    players = tuple([PlayerRecord(name, None) for name in NAMES[: rules.form.players]])
    return GameSetup(players, RealCards(7), rules, Seat.S)


class Hand:
    """Taps what a person enters who watches a match, and counts the taps of each deal."""

    def __init__(self, seated: Seated) -> None:
        self.seated = seated
        self.keeper = seated.table.score_keeper
        self.taps: list[int] = []
        self._calls: list[Call] = []
        self._won: list[Side] = []

    def tap(self, button: QAbstractButton) -> None:
        assert button.isEnabled() and button.isVisibleTo(self.seated.window)
        button.click()
        self.taps[-1] += 1

    def watch(self, step: Step) -> None:
        if isinstance(step.action, Deal):
            self._calls, self._won = [], []
            if self.taps:  # the first is dealt by itself
                self.seated.controller.deal()
            self.taps.append(1)
        elif isinstance(step.action, Call):
            self._calls.append(step.action)
            if len(self._calls) == len(SEATS):
                self._call()
        for event in step.events:
            self._enter(event)

    def _call(self) -> None:
        while self._calls and self._calls[-1] is Call.PASS:
            self._calls.pop()  # nobody else has doubled
        for call in self._calls:
            state = self.seated.controller.state
            if len(legal_actions(state)) > 1:
                self.tap(calls_on(self.seated.table)[call])
            else:  # passed by itself
                self.seated.qtbot.waitUntil(partial(self._has_passed, state))

    def _has_passed(self, state: MatchState) -> bool:
        return self.seated.controller.state != state

    def _enter(self, event: Event) -> None:
        if isinstance(event, TrickWon):
            self._won.append(event.seat.side)
        elif isinstance(event, QuintScored):
            if event.scored.trick == CACHETTE_TRICK:
                self._count_tricks()
            self.tap(self.keeper.halves[event.scored.quint, event.scored.side])
        elif isinstance(event, DealEnded | GameWon):
            if not isinstance(event, GameWon) or not event.by_quint:
                self._count_tricks()
            if self.keeper.count.isVisible():
                self.tap(self.keeper.count)

    def _count_tricks(self) -> None:
        if not self._won:
            return
        last = self._won[-1]
        for _ in range(self._won.count(last.other)):
            self.tap(self.keeper.takes[last.other])
        self.tap(self.keeper.rests[last])
        self._won = []


@pytest.fixture
def keeping(seated: Seated) -> Seated:
    """A game with real cards, in its first deal."""
    seated.window.resize(800, 560)
    seated.controller.new_game(real_game())
    return seated


def told(state: MatchState) -> list[object]:
    """All that counts; in which trick a quint lay, nobody need enter."""
    return [
        (game.winner, game.scores, [(deal.trick_value, deal.tricks_won) for deal in game.deals])
        for game in state.games
    ]


@pytest.mark.parametrize("form", FORMS)
def test_tapped_a_match_counts_as_it_was_played(seated: Seated, form: str) -> None:
    steps = match(FORMS[form], 2, Seat.S)
    seated.controller.new_game(real_game(FORMS[form]))
    hand = Hand(seated)
    for step in steps:
        hand.watch(step)
    kept, played = seated.controller.state, steps[-1].after
    assert (kept.phase, told(kept)) == (played.phase, told(played))
    assert max(hand.taps) <= 20 and median(hand.taps) <= 16
    assert form != "dummy" or len(hand.taps) == 7
    assert asks(seated.table)


def quints_of(seated: Seated) -> dict[Quint, Side]:
    deal = seated.controller.state.deal
    return {} if deal is None else {one.quint: one.side for one in deal.quints}


def test_a_quint_can_be_taken_back_or_split(keeping: Seated, spoken: list[str]) -> None:
    keeper, quint = keeping.table.score_keeper, QUINTS[2]
    ours, theirs = (keeper.halves[quint, side] for side in Side)
    ours.click()
    assert quints_of(keeping) == {quint: Side.NS}
    theirs.click()
    assert "This quint is taken already: Ada and Clara." in spoken[-1]
    assert ours.isChecked() and not theirs.isChecked()
    keeper.takes[Side.NS].click()
    ours.click()  # what came after it stands
    deal = keeping.controller.state.deal
    assert deal is not None and not deal.quints and len(deal.tricks) == 1
    at = ours.rect().center()
    asked = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, ours.mapToGlobal(at))
    QApplication.sendEvent(ours, asked)
    assert keeping.controller.state.deal is not None
    assert keeping.controller.state.deal.split == (quint,)
    finger, middle = Finger(ours), QRectF(ours.rect()).center()
    finger.press(middle)
    finger.release(middle)
    assert "The two cards of this quint have come apart." in spoken[-1]
    QApplication.sendEvent(ours, asked)
    ours.click()
    assert quints_of(keeping) == {quint: Side.NS}
    keeper.backs[Side.NS].click()
    assert not keeping.controller.state.deal.tricks


def test_what_cannot_be_is_explained(keeping: Seated, spoken: list[str]) -> None:
    keeper = keeping.table.score_keeper
    keeper.halves[QUINTS[0], Side.NS].parted.emit()
    assert "A single card cannot come apart." in spoken[-1]
    keeper.rests[Side.NS].click()
    assert not keeper.takes[Side.EW].isEnabled()
    keeper.halves[QUINTS[4], Side.EW].click()  # forgotten before the last trick
    assert quints_of(keeping) == {QUINTS[4]: Side.EW}


def test_enough_points_end_the_game_in_mid_deal(seated: Seated) -> None:
    seated.controller.new_game(real_game(RuleOptions(target=40)))
    keeper = seated.table.score_keeper
    assert not keeper.count.isEnabled()
    for quint in QUINTS[:2]:
        keeper.halves[quint, Side.EW].click()
    keeper.count.click()
    assert seated.controller.state.winner is Side.EW
    assert not keeper.isVisible()


def test_thumbs_find_everything_and_readers_its_name(keeping: Seated) -> None:
    keeper = keeping.table.score_keeper
    buttons = [button for button in keeper.findChildren(QAbstractButton)]
    assert len({button.accessibleName() for button in buttons}) == len(buttons)
    for button in buttons:
        assert min(button.width(), button.height()) >= 48
        assert keeper.rect().contains(button.geometry())
    keeping.qtbot.waitUntil(lambda: offers_calls(keeping.table))
    calls = bar_on(keeping.table).geometry().translated(-keeper.pos())
    assert not [half for half in keeper.halves.values() if half.geometry().intersects(calls)]
    keeper.show_state(observe(keeping.controller.state, Seat.W), Speaker(NAMES, Seat.W))
    assert keeper.focusProxy() is keeper.halves[QUINTS[0], Side.EW]


def test_a_deal_is_entered_by_keys_alone_and_heard(keeping: Seated, spoken: list[str]) -> None:
    show_active(keeping.qtbot, keeping.window)
    keeping.qtbot.waitUntil(lambda: bool(calls_on(keeping.table)))
    keeper, key = keeping.table.score_keeper, Qt.Key

    def press(*keys: Qt.Key) -> str:
        for one in keys:
            before = keeping.controller.session.length
            QTest.keyClick(focused(), one)
            if one in (key.Key_D, key.Key_P, key.Key_1, key.Key_2, key.Key_Space, key.Key_Return):
                keeping.qtbot.waitUntil(lambda before=before: is_past(before))  # type: ignore[misc]
        return focused().accessibleName()

    def focused() -> QWidget:
        focus = QApplication.focusWidget()
        assert focus is not None
        return focus

    def is_past(before: int) -> bool:
        return keeping.controller.session.length > before and not keeping.table.busy

    press(key.Key_D, key.Key_P)
    keeping.qtbot.waitUntil(lambda: keeper.halves[QUINTS[0], Side.NS].hasFocus())  # all passed
    spoken.clear()
    assert press(key.Key_Space).startswith("Quint Royal, 25, taken: Ada & Clara")
    assert spoken == ["Ada and Clara: +25 for the Quint Royal, now 25."]
    assert press(key.Key_1, key.Key_1, key.Key_2).startswith("Quint Royal")
    assert spoken[-1] == "Trick 3: Bertram and Dora."
    told = "One trick less: Bertram & Dora, 1 trick so far"
    assert press(*[key.Key_Tab] * 29) == told
    assert press(key.Key_Space) == "The rest of the tricks: Ada & Clara"
    assert press(key.Key_Return) == "Count"
    assert spoken[-2] == "Trick 12: Ada and Clara."  # once for all of them
    assert spoken[-1] == "The cachette: Ada and Clara. Tap its quints, then count."
    press(*[key.Key_Backtab] * 2, key.Key_Left)  # by the tricks, to the other half of a quint
    assert press(key.Key_Space).endswith("taken: Ada & Clara: to Ada and Clara")
    assert unheard(keeping.window) == []
    keeper.count.setFocus()
    assert press(key.Key_Return) == "Next deal"
    assert keeping.controller.state.results[0].tricks_won == (13, 0)


def test_undo_takes_back_an_entry_and_a_kept_game_comes_back(
    keeping: Seated, tmp_path: Path, spoken: list[str]
) -> None:
    keeper, path = keeping.table.score_keeper, tmp_path / "evening.quinto"
    keeper.halves[QUINTS[1], Side.NS].click()
    keeper.rests[Side.NS].click()
    keeping.controller.undo()  # as it was one tap
    deal = keeping.controller.state.deal
    assert deal is not None and deal.quints and not deal.tricks
    keeper.halves[QUINTS[1], Side.NS].click()
    assert not quints_of(keeping)
    keeping.controller.undo()  # what was struck out, not what was entered last
    assert quints_of(keeping) == {QUINTS[1]: Side.NS}
    keeping.room.welcome()
    told = bubble_on(keeping.table).accessibleName()
    assert told == "Welcome back: deal 1, trick 1." and spoken.count(told) == 1
    keeping.controller.save(path)
    keeping.controller.new_game(real_game())
    keeping.controller.open(path)
    assert quints_of(keeping) == {QUINTS[1]: Side.NS}
    assert keeper.isVisible() and keeper.halves[QUINTS[1], Side.NS].isChecked()


def test_nothing_is_offered_that_needs_the_cards(keeping: Seated) -> None:
    for command in (Command.HINT, Command.REVIEW, Command.REPLAY, Command.LAST_TRICK):
        assert not menu_action(keeping.room, command).isEnabled()
    assert [*ledge_on(keeping.table).row.acts] == [Command.UNDO]
    keeper = keeping.table.score_keeper
    keeper.rests[Side.EW].click()
    keeper.count.click()
    assert [*ledge_on(keeping.table).row.acts] == [Command.UNDO, Intent.DEAL]
    assert not keeping.table.show_last_trick() and not cachette_caption(keeping.table).isVisible()


@pytest.mark.parametrize("form", Form, ids=lambda form: form.value)
def test_new_game_asks_only_who_plays(qtbot: QtBot, form: Form) -> None:
    rules = Preset.HOFFMANN.rules(form)
    usual = numbered_game(usual_players(form), rules, seed=7)
    dialog = NewGameDialog(usual, lambda _form: None, DEALS, is_more=True)
    qtbot.addWidget(dialog)
    check = dialog.players.real_cards
    check.click()
    check.click()
    assert dialog.players.plan.players() == usual.players
    dialog.game.number.edit.setText("seven")
    check.click()
    assert not dialog.game.number.isEnabled() and not dialog.rules.draw.isEnabled()
    asked = dialog.players.dealer.box
    asked.setCurrentIndex(asked.count() - 1)
    for name in (dialog.players.plan.players()[1].name, "Zoë"):  # for a moment as another’s
        dialog.players.plan.boxes[0].name.setText(name)
    dialog.accept()
    setup = dialog.setup()
    assert isinstance(setup.source, RealCards)
    assert {player.level for player in setup.players} == {None}
    assert asked.currentText() == setup.players[-1].name
    begun = Session(setup).state
    assert begun.phase is Phase.DEALING and begun.player_on_turn == form.players - 1
    assert dialog.rules.rules() == rules  # to be offered again


def test_it_is_listed_as_kept_by_hand(keeping: Seated, folders: UserFolders) -> None:
    history = HistoryKeeping(keeping.controller, folders.history)
    keeper = keeping.table.score_keeper
    for _ in range(2):  # another deal is not the same one again
        keeper.rests[Side.NS].click()
        keeper.count.click()
        keeping.controller.deal()
    history.close()
    with closing(PastGames(folders.history)) as games:
        assert games.open() is None
        [line] = games.page(Search(), 0)
    assert past_game_text.noted(line) == "kept by hand"
    assert line.deals == 2
    choose(keeping.room, Command.HISTORY)
    dialog = keeping.window.findChild(HistoryDialog)
    assert dialog is not None and dialog.export_button.isEnabled()
    assert not dialog.look_button.isEnabled() and dialog.play_button.isEnabled()  # it goes on


@pytest.mark.parametrize("is_deleted", [False, True])
def test_corrected_it_is_counted_once(
    qtbot: QtBot, keeping: Seated, folders: UserFolders, *, is_deleted: bool
) -> None:
    history = HistoryKeeping(keeping.controller, folders.history)
    keeping.controller.new_game(real_game(RuleOptions(target=60, stakes=5)))
    keeper = keeping.table.score_keeper
    keeper.halves[QUINTS[1], Side.NS].click()
    keeper.rests[Side.EW].click()
    with qtbot.waitSignal(history.entered):
        keeper.count.click()
    if is_deleted:
        with closing(PastGames(folders.history)) as games:
            assert games.open() is None
            games.delete([line.id for line in games.page(Search(), 0)])
    keeping.controller.undo()
    keeper.halves[QUINTS[1], Side.NS].click()  # it was not won
    keeper.count.click()
    history.close()
    # Five counters for each of six tens.
    statistics = Statistics(folders.history)
    [settled] = statistics.together(NAMES)
    assert settled.due == {"Ada": -30, "Bertram": 30, "Clara": -30, "Dora": 30}
    of_person = replace(Choice(marks=ALL_MARKS), person="Ada")
    assert statistics.ask(of_person).figures.whole.points.deals == 1
    with closing(PastGames(folders.history)) as games:
        assert games.open() is None
        [line] = games.page(Search(), 0)
    assert past_game_text.noted(line) == "kept by hand"


def test_nothing_leads_to_the_cards_of_a_deal_that_is_over(keeping: Seated) -> None:
    keeper, room = keeping.table.score_keeper, keeping.room
    keeper.rests[Side.NS].click()
    keeper.count.click()
    assert not keeper.isEnabled() and Command.UNDO in ledge_on(keeping.table).row.acts
    keeping.controller.deal()
    assert room.sheet.content is not None and not room.sheet.content.has_stories
    room.sheet.deal_chosen.emit(1, 1)
    assert room.views.view is None
    assert not menu_action(room, Command.COPY_DEAL).isEnabled()


def test_another_game_is_one_with_real_cards_too(keeping: Seated) -> None:
    before = keeping.controller.session.setup.source
    keeping.table.score_keeper.rests[Side.NS].click()
    keeping.table.score_keeper.count.click()
    choose(keeping.room, Command.SAME_AGAIN)
    setup = keeping.controller.session.setup
    assert isinstance(setup.source, RealCards) and setup.source != before
    assert setup.first_dealer is Seat.W  # South has dealt
