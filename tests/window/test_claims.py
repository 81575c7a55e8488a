"""Claims at the table: offered, proved, refused, and played out."""

from __future__ import annotations

import pytest
from at_the_table import bubble_on, choose, ledge_on
from kit import *
from seating import Scene
from tables import pack_dealt

from quinto_desktop.game.judging.claims import Certainty, Claim
from quinto_desktop.game.setup import game_of
from quinto_desktop.window.text.refusal_text import claim_text

RULES = RuleOptions(target=1000)


def scene_with(south: list[Card], qtbot: QtBot, folders: UserFolders) -> Scene:
    """A game whose first deal South leads to, from this hand; the lowest hidden cards lie West."""
    rest = [card for card in PACK if card not in south]
    hands = [rest[24:36], rest[12:24], south, rest[:12]]
    pack = pack_dealt(hands, tuple(rest[36:]), new_match(RULES, Seat.E))
    deal = CodedDeal.of_pack(pack, Seat.E, RULES)
    setup = game_of(usual_players(Form.FOUR, Level.NOVICE), RULES, CodedDeals(deal))
    scene = Scene(qtbot, folders, setup).show()
    scene.play_until(lambda state: state.phase is Phase.PLAY)
    return scene


def hearts_from(lowest: int) -> list[Card]:
    cards = [card for card in reversed(PACK) if card.suit is Suit.HEARTS]
    return [card for card in cards if card.rank is not None and card.rank >= lowest]


@pytest.fixture
def certain(qtbot: QtBot, folders: UserFolders) -> Scene:
    """South has all hearts but the two."""
    return scene_with(hearts_from(3), qtbot, folders)


@pytest.fixture
def uncertain(qtbot: QtBot, folders: UserFolders) -> Scene:
    """South has all hearts but two low ones, and the king of diamonds."""
    return scene_with([*hearts_from(4), parse_card("DK")], qtbot, folders)


def bubble(scene: Scene) -> str:
    return bubble_on(scene.table).accessibleName()


def test_a_certain_claim_is_offered_and_played_out_by_a_key(certain: Scene, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: "Ctrl+K takes it" in bubble(certain))
    claim = ledge_on(certain.table)._buttons.get(Command.CLAIM)
    assert claim is not None and claim.text() == "Take the last 12 tricks"

    QTest.keyClick(certain.window, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: certain.controller.state.phase is not Phase.PLAY)

    deal = certain.controller.state.dealt
    winners = {trick.winner for trick in deal.tricks}
    assert winners == {Seat.S}
    assert certain.controller.pace == certain.preferences.pace


def test_a_refused_claim_says_what_may_go_wrong(uncertain: Scene, qtbot: QtBot) -> None:
    observation = observe(uncertain.controller.state, Seat.S)
    for claim, words in (
        (Claim(Certainty.PROVED, parse_card("HA")), "Proved: "),
        (Claim(Certainty.LIKELY, None, 0), "too many possibilities to check"),
    ):
        assert words in claim_text(claim, uncertain.room.view.speaker, observation)
    choose(uncertain.room, Command.CLAIM)

    qtbot.waitUntil(lambda: "The rest is not all yours" in bubble(uncertain))
    assert "may hold the ace of diamonds" in bubble(uncertain)
    assert uncertain.controller.state.phase is Phase.PLAY


def test_nothing_is_claimed_while_another_is_to_play_and_taking_back_ends_it(
    certain: Scene, qtbot: QtBot
) -> None:
    choose(certain.room, Command.CLAIM)
    with qtbot.waitSignal(certain.controller.stepped):
        pass
    certain.controller.undo()
    qtbot.waitUntil(certain.is_asked)
    assert certain.controller.state.phase is Phase.PLAY
    assert certain.controller.pace == certain.preferences.pace

    turn = certain.controller.state.turn
    assert turn is Seat.S
    certain.controller.holds.hold(Hold.LAST_TRICK)
    certain.controller.submit(turn, Play(hearts_from(3)[0]))
    choose(certain.room, Command.CLAIM)
    assert "on your turn" in bubble(certain)


def test_what_is_only_likely_is_asked_about(
    uncertain: Scene, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = Claim(Certainty.LIKELY, hearts_from(4)[0], deals=120)
    monkeypatch.setattr("quinto_desktop.players.judging.claim_check.check_claim", lambda *_: found)
    choose(uncertain.room, Command.CLAIM)
    qtbot.waitUntil(lambda: bool(uncertain.window.findChildren(QMessageBox)))
    (box,) = uncertain.window.findChildren(QMessageBox)

    assert "any of 120 possible deals" in box.informativeText()
    assert box.defaultButton().text() == "&Play on"
    box.defaultButton().click()

    assert uncertain.controller.state.phase is Phase.PLAY
