"""What `records` says of a file is said in the language of the window."""

from __future__ import annotations

import ast
import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QApplication

import quinto_desktop
from quinto_desktop.records import RecordError, load_game
from quinto_desktop.records.errors import REMEDY
from quinto_desktop.records.files import write_file
from quinto_desktop.records.settings import load_settings
from quinto_desktop.window.look.language import Language
from quinto_desktop.window.text.file_words import file_words

ROOT = Path(quinto_desktop.__file__).parent
SOURCES = [*sorted((ROOT / "records").glob("*.py")), ROOT / "game" / "keeping.py"]

KEPT = {
    "document.py",  # what is wrong inside a saved game; names and numbers that no window lets by
    "envelope.py: “x” stands twice",
    "errors.py: Open its backup",  # the end of many
    "files.py: “x” is x.",  # its beginning; both wholes are known
}


@pytest.fixture
def german(qapp: QApplication) -> Iterator[None]:
    owner = QObject()
    Language(owner).use("de")
    yield
    owner.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def sentences() -> Iterator[tuple[str, str]]:
    """Every whole sentence that the modules about files may say, each place filled with “x”."""
    for path in SOURCES:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        inner = {id(part) for node in ast.walk(tree) for part in _parts(node)}
        for node in ast.walk(tree):
            text = _text(node)
            if (
                id(node) not in inner
                and text.endswith(".")
                and text[:1] in "“ABCDEFGHIJKLMNOPQRSTUVWXYZ"
            ):
                yield path.name, text


def _parts(node: ast.AST) -> Iterator[ast.AST]:
    """What is no sentence by itself: parts of one, what explains the code, and the schema."""
    if isinstance(node, ast.JoinedStr):
        yield from node.values
    if isinstance(node, ast.Expr):
        yield node.value
    if isinstance(node, ast.keyword) and node.arg == "description":
        yield node.value


def _text(node: ast.AST) -> str:
    if isinstance(node, ast.Constant):
        return node.value if isinstance(node.value, str) else ""
    if isinstance(node, ast.JoinedStr):
        return "".join(_text(part) for part in node.values)
    if isinstance(node, ast.FormattedValue):
        return "“x”" if ast.unparse(node.value).startswith("_name(") else "x"
    return ""


WHOLE = [
    (module, sentence)
    for module, sentence in sentences()
    if not any(f"{module}: {sentence}".startswith(kept) for kept in KEPT)
]


@pytest.mark.parametrize(("module", "sentence"), WHOLE)
def test_every_sentence_about_files_is_known(german: None, module: str, sentence: str) -> None:
    assert file_words(sentence) != sentence


def test_the_sentences_are_found() -> None:
    assert len(WHOLE) >= 25


def faults() -> Iterator[str]:
    """What may be wrong with a saved game as a whole, each place filled with “x”.

    What stands after the number of a play is left out: only an editor's hand can have made it. The
    one that may end in two ways stands here in both.
    """
    yield from (
        "The saved game of version x is damaged",
        "The saved game of version x is damaged: x",
    )
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "damaged":
                text = _text(node.args[0])
                if not text.startswith("x: ") and not text.endswith("damagedx"):
                    yield text


@pytest.mark.parametrize("fault", [*faults()])
def test_every_fault_of_a_saved_game_is_known(german: None, fault: str) -> None:
    said = file_words(f"{fault}. {REMEDY}")
    assert fault not in said
    assert file_words(REMEDY) not in said


def missing(folder: Path) -> None:
    load_game(folder / "none.quinto")


def a_folder(folder: Path) -> None:
    load_game(folder)


def no_game(folder: Path) -> None:
    (folder / "a.quinto").write_text("{}", encoding="utf-8")
    load_game(folder / "a.quinto")


def newer(folder: Path) -> None:
    text = json.dumps({"format": "quinto-game", "version": 99})
    (folder / "a.quinto").write_text(text, encoding="utf-8")
    load_game(folder / "a.quinto")


def damaged(folder: Path) -> None:
    text = json.dumps({"format": "quinto-game", "version": 2, "rules": 3})
    (folder / "a.quinto").write_text(text, encoding="utf-8")
    load_game(folder / "a.quinto")


def empty(folder: Path) -> None:
    (folder / "a.quinto").write_bytes(b"")
    load_game(folder / "a.quinto")


def cut_off(folder: Path) -> None:
    (folder / "a.quinto").write_text('{\n"format": "quinto-ga', encoding="utf-8")
    load_game(folder / "a.quinto")


def twins(folder: Path) -> None:
    (folder / "a.quinto").write_text('{"format": 1, "format": 2}', encoding="utf-8")
    load_game(folder / "a.quinto")


def nowhere(folder: Path) -> None:
    write_file(folder / "no" / "such" / "a.quinto", b"")


def long_name(folder: Path) -> None:
    write_file(folder / f"{'a' * 300}.quinto", b"")


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        (missing, "Es gibt keine Datei „"),
        (a_folder, "ist ein Ordner. Wählen Sie eine gespeicherte Partie."),
        (no_game, "Das ist keine gespeicherte Quinto-Partie."),
        (newer, "Dateiform 99; dieses Programm kennt bis"),
        (damaged, "Öffnen Sie die Sicherung oder eine andere gespeicherte Partie."),
        (empty, "Die Datei ist leer. Öffnen Sie die Sicherung"),
        (cut_off, "Die Datei ist beschädigt oder abgeschnitten: Zeile 2 ist nicht lesbar."),
        (twins, "Die Datei ist beschädigt: „format“ steht zweimal an einer Stelle."),
        (nowhere, "Es gibt keinen Ordner „"),
        (long_name, "Der Name ist zu lang."),
    ],
)
def test_real_faults_are_told(
    german: None, tmp_path: Path, fault: Callable[[Path], None], said: str
) -> None:
    with pytest.raises(RecordError) as caught:
        fault(tmp_path)
    assert said in file_words(str(caught.value))


def test_faults_of_the_settings_are_told(german: None, tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"speed": "warp"}', encoding="utf-8")
    _, (fault,) = load_settings(path)
    assert file_words(fault) == (
        'Die Einstellung „speed“ kann nicht "warp" sein; sie ist wie beim ersten Start.'
    )


def test_other_sentences_stay_as_they_are(german: None) -> None:
    assert file_words("Nobody knows this.") == "Nobody knows this."
