"""What goes out of the window as a text or a file, and what comes in."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from at_the_table import bubble_on, choose
from legible_scene import Scene, speaking
from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot
from test_saving import Answer, answer_with  # noqa: F401 - a fixture

from quinto_desktop.game import UserFolders, numbered_game, usual_players
from quinto_desktop.game.pasted import PastedDeal, read_pasted
from quinto_desktop.lab.checking.score import ENGLISH
from quinto_desktop.records import load_game
from quinto_desktop.records.score_text import score_text
from quinto_desktop.rules import MatchState, Phase, shuffled_pack
from quinto_desktop.rules.transition import deal_out
from quinto_desktop.window.text.commands import Command
from quinto_desktop.window.text.score_words import score_words

SEED = 4711


def one_deal(state: MatchState) -> bool:
    return bool(state.deals_finished)


@pytest.fixture
def scene(qtbot: QtBot, folders: UserFolders) -> Iterator[Scene]:
    scene = Scene(qtbot, folders, numbered_game(usual_players(), seed=SEED), "en")
    scene.show(QSize(1280, 800))
    QGuiApplication.clipboard().clear()
    yield scene
    scene.window.close()


def told_on(scene: Scene) -> str:
    return bubble_on(scene.table).accessibleName()


# ------------------------------------------------------------------- copying a deal
def test_a_deal_that_is_over_is_copied_as_code_and_written_out(scene: Scene) -> None:
    scene.play_until(one_deal)
    choose(scene.room, Command.COPY_DEAL)

    words, line = QGuiApplication.clipboard().text().split("\n")
    coded, written = read_pasted(words), read_pasted(line)

    assert isinstance(coded, PastedDeal)
    assert isinstance(written, PastedDeal)
    setup = scene.controller.session.setup
    assert setup.first_dealer is not None
    hands, _ = deal_out(shuffled_pack(SEED, 1), setup.first_dealer, setup.rules.cachette_from)
    assert coded.deal.layout.hands == written.deal.layout.hands == hands
    assert coded.deal.dealer == written.deal.dealer == setup.first_dealer
    assert coded.has_rules
    assert told_on(scene) == f"Deal {words.split()[-1]} copied."


def test_a_deal_in_progress_gives_nothing_away(scene: Scene) -> None:
    scene.play_until(lambda state: state.phase is Phase.PLAY)
    choose(scene.room, Command.COPY_DEAL)

    assert QGuiApplication.clipboard().text() == ""
    assert "when it is over" in told_on(scene)


def test_a_deal_that_was_given_up_can_be_copied(scene: Scene) -> None:
    scene.play_until(lambda state: state.phase is Phase.PLAY)
    scene.controller.abandon()
    choose(scene.room, Command.COPY_DEAL)

    assert isinstance(read_pasted(QGuiApplication.clipboard().text()), PastedDeal)


# ------------------------------------------------------------------- exporting
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_words_of_a_score_are_in_the_language_of_the_window(
    scene: Scene, language: str
) -> None:
    scene.play_until(one_deal)
    with speaking(language):
        own = score_text(scene.controller.session.saved(), score_words()).splitlines()
    english = score_text(scene.controller.session.saved(), ENGLISH).splitlines()

    assert len(own) == len(english) + 1  # the rules take two lines
    assert (own[4:] == english[3:]) is (language == "en")


def test_the_score_is_saved_as_text(
    scene: Scene,
    tmp_path: Path,
    answer_with: Answer,  # noqa: F811
) -> None:
    scene.play_until(one_deal)
    proposed = answer_with(tmp_path)
    choose(scene.room, Command.SAVE_SCORE)

    assert proposed == [f"Quinto {SEED}, score.txt"]
    written = (tmp_path / proposed[0]).read_text(encoding="utf-8")
    assert written == score_text(scene.controller.session.saved(), score_words())
    assert told_on(scene) == f"Saved as “{proposed[0]}”."


def test_a_copy_of_the_game_is_not_the_games_file(
    scene: Scene,
    tmp_path: Path,
    answer_with: Callable[[Path | None], list[str]],  # noqa: F811
) -> None:
    scene.play_until(one_deal)
    proposed = answer_with(tmp_path)
    choose(scene.room, Command.SAVE_COPY)

    assert load_game(tmp_path / proposed[0]) == scene.controller.session.saved()
    assert scene.controller.file is None
