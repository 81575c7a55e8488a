"""Several people at one screen: each has a name, and nobody is “you” or sits at a compass point."""

from __future__ import annotations

import re

import pytest
from at_the_table import hand_at, plates_on
from audible import tree
from kit import *
from legible import plain_texts, watching
from legible_scene import speaking
from made_up_figures import answer_to
from playing import match as played
from reviewing import inline_thinker
from seating import Scene

from quinto_desktop.game import next_match
from quinto_desktop.rules import DUMMY_PLAYERS_SEATS, NumberedDeals, RealCards
from quinto_desktop.window.table.seat_spots import Place, Spot
from quinto_desktop.window.text.seat_text import shown_names

UNSAID = {
    "en": r"\b((?i:you|your|yours|yourself)|North|East|South|West|NS|EW)\b",
    "de": r"\b(du|dein|Sie|Ihre?|Ihrer|Ihre[mn]|Ihnen|Nord|Ost|Süd|West|NS|OW)\b",
    "fr": r"\b((?i:tu|toi|vous|votre|vos|vôtre)|Nord|Est|Sud|Ouest|NS|EO)\b",
}
TABLES = [  # who plays what, and whether all hands are open
    (Form.TWO, {0, 1}, MatchForm.GAME, False),
    (Form.DUMMY, {0, 1, 2}, MatchForm.ROUND, False),
    (Form.FOUR, {0, 1, 2, 3}, MatchForm.RUBBER, False),
    (Form.FOUR, {0, 1, 2}, MatchForm.GAME, True),
    (Form.FOUR, {0, 2}, MatchForm.GAME, False),
    (Form.DUMMY, {1, 2}, MatchForm.GAME, False),
    (Form.FOUR, {0, 1, 2}, MatchForm.RUBBER, False),
    (Form.DUMMY, {0, 1, 2}, MatchForm.ROUND, True),
]


def heard(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """All that is painted, and all that assistive technology finds."""
    with watching(monkeypatch) as sight:
        scene.window.grab()
    yield from (*sight.told, *plain_texts(scene.window))
    top = QAccessible.queryAccessibleInterface(scene.window)
    assert top is not None
    kinds = (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value)
    for part in tree(top):
        yield from map(part.text, kinds)


def asked(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The menu of the table, and what is told about everybody who sits there."""
    point = scene.table.rect().center()
    menu_key = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, point, point)
    QApplication.sendEvent(scene.table, menu_key)
    [menu] = [menu for menu in scene.window.findChildren(QMenu) if menu.isVisible()]
    for inner in [menu, *menu.findChildren(QMenu)]:
        yield from (action.text() for action in inner.actions())
    menu.close()
    for seat in Seat:
        scene.table.spots.use(Place(Spot.SEAT, seat))
        yield from heard(scene, monkeypatch)


@pytest.mark.parametrize(
    ("language", "table"),
    at_night([*product(UNSAID, TABLES[:4]), ("en", TABLES[4])], [*product(["en"], TABLES[5:])]),
)
def test_nobody_is_you_or_a_compass_point(
    qtbot: QtBot,
    folders: UserFolders,
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    table: tuple[Form, set[int], MatchForm, bool],
) -> None:
    form, people, match, is_open = table
    names = enumerate(("You", "Bert", "Cleo", "Dora")[: form.players])
    players = [PlayerRecord(name, None if at in people else "casual") for at, name in names]
    rules = RuleOptions(form=form, match=match, target=60, stakes=1)
    seen, told = set[object](), set[str]()
    with speaking(language):
        setup = replace(numbered_game(tuple(players), rules, seed=5), is_open=is_open)
        scene = Scene(qtbot, folders, setup, language)
        judges = inline_thinker(answer_to)
        scene.room.judging._desk = ReviewQueue(judges, scene.controller.thinker, 8)
        scene.show()
        show_to_all(scene.table)
        while (state := scene.controller.state).phase is not Phase.MATCH_OVER:
            seen.add((state.phase, state.turn))
            told.update(heard(scene, monkeypatch))
            scene.table.intent_chosen.emit(Intent.READY)
            told.update(heard(scene, monkeypatch))
            if (state.phase, state.turn) == (Phase.PLAY, Seat.S):
                told.update(asked(scene, monkeypatch))
            scene.play_last_step_to(lambda state: (state.phase, state.turn) not in seen)
        told.update(heard(scene, monkeypatch))
    assert [text for text in told if re.search(UNSAID[language], text)] == []


@pytest.mark.parametrize("language", UNSAID)
def test_nobody_is_you_where_people_hold_the_cards(
    qtbot: QtBot, folders: UserFolders, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    players = tuple([PlayerRecord(name, None) for name in ("You", "Bert", "Cleo")])
    rules = RuleOptions(form=Form.DUMMY, match=MatchForm.ROUND, target=60, stakes=1)
    with speaking(language):
        setup = GameSetup(players, RealCards(7), rules, Seat.S)
        scene = Scene(qtbot, folders, setup, language).show()
        keeper, told = scene.table.score_keeper, set[str]()
        while scene.controller.state.phase is not Phase.MATCH_OVER:
            told.update(heard(scene, monkeypatch))
            scene.controller.deal()
            told.update(asked(scene, monkeypatch))
            keeper.rests[Side.NS].click()
            told.update(heard(scene, monkeypatch))
            keeper.count.click()
        told.update(heard(scene, monkeypatch))
        assert told.issuperset(shown_names(players))
    assert [text for text in told if re.search(UNSAID[language], text)] == []


@each("seed", range(3))
def test_dummy_goes_on_round_the_table_in_another_round(seed: int) -> None:
    rules = RuleOptions(form=Form.DUMMY, match=MatchForm.ROUND, draw=DrawRule.PACK)
    players = tuple([PlayerRecord(name, None) for name in ("Ada", "Bert", "Cleo")])
    last = played(replace(rules, target=40))[-1].after
    assert last.dummy is not None

    again = next_match(GameSetup(players, NumberedDeals(4), rules, None), NumberedDeals(seed), last)

    assert again.first_dealer is not None
    first = DUMMY_PLAYERS_SEATS.index(again.first_dealer)
    order = [players[(last.seating[last.dummy] + step) % 3] for step in (1, 2, 3)]
    assert [again.players[(first + step) % 3] for step in range(3)] == order


def test_the_far_players_second_hand_is_named_above_the_cards_at_the_left(
    qtbot: QtBot, folders: UserFolders
) -> None:
    people = PlayerRecord("Ada", None), PlayerRecord("Bert", None)
    setup = replace(numbered_game(people, RuleOptions(form=Form.TWO), seed=7), is_open=True)
    scene = Scene(qtbot, folders, setup).show(QSize(800, 560))
    scene.play_until(lambda state: state.phase is Phase.PLAY and bool(state.dealt.tricks))
    plate = plates_on(scene.table)[Edge.FAR]
    picture, top = QImage(plate.size(), QImage.Format.Format_ARGB32), plate.y()
    picture.fill(Qt.GlobalColor.transparent)
    plate.render(picture, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
    inked = [
        top + y
        for x, y in product(range(plate.width()), range(plate.height()))
        if picture.pixelColor(x, y).alpha() > 40
    ]
    cards = hand_at(scene.table, Seat.W)
    assert max(inked) < min(card.polygon().boundingRect().top() for card in cards)
