"""The translations are complete, compiled, and say what the English says."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

import pytest
from examples import each

from quinto_desktop.resources import resource_path

CHECKOUT = Path(__file__).resolve().parent.parent
FOLDER = CHECKOUT / "resources" / "translations"
RESOURCES = CHECKOUT / "resources"
RENEW = FOLDER / "renew.py"
LANGUAGES = ("de", "fr")
ADVICE = "run: python resources/translations/renew.py, and translate what is new"

PLACE = re.compile(r"\{\w+\}|%n|<[^>]+>")
KEY = re.compile(r"&(?=\w)")


class Text(NamedTuple):
    """A text of the window, as it stands in the program."""

    context: str
    source: str
    comment: str


Texts = dict[Text, list[str]]


def texts_of(path: Path) -> Texts:
    """All texts of a .ts file, each with its finished translations: none, one, or its plurals."""
    found: Texts = {}
    for context in ElementTree.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            parts = (context.findtext("name"), message.findtext("source"))
            text = Text(parts[0] or "", parts[1] or "", message.findtext("comment") or "")
            found[text] = list(_finished(message))
    return found


def book_of(language: str) -> list[str]:
    """The blocks of rule book and lessons, in which a value is “x”, without signs of Markdown."""
    pages = [*RESOURCES.glob(f"book/{language}/*.md"), RESOURCES / "lessons" / f"{language}.md"]
    text = "\n\n".join(path.read_text("utf-8") for path in pages)
    text = re.sub(
        r"^ {4}.*$|^\|[-:| ]+$|\(figure:.*?\)|\(#.*?\)|!\[|\{#.*?\}", "", text, flags=re.M
    )
    text = re.sub(r"\{.*?\}", "x", text).replace("&nbsp;", "\u00a0")
    return [re.sub(r"[ \n]+", " ", block) for block in re.split(r"\n\n|[|*\]`#]+", text)]


def _finished(message: ElementTree.Element) -> Iterator[str]:
    translation = message.find("translation")
    if translation is None or translation.get("type") is not None:
        return
    if message.get("numerus") == "yes":
        yield from (form.text or "" for form in translation.iter("numerusform"))
    else:
        yield translation.text or ""


@pytest.fixture(scope="module")
def collected(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with new .ts files of all texts in the program, made by the committed command."""
    if shutil.which("pyside6-lupdate", path=sysconfig.get_path("scripts")) is None:
        pytest.skip("this installation of PySide6 has no lupdate")
    if not (CHECKOUT / "quinto_desktop").is_dir():
        pytest.skip("there is no checkout to collect texts from")
    folder = tmp_path_factory.mktemp("translations")
    command = [sys.executable, "-B", str(RENEW), "--out", str(folder)]
    subprocess.run(command, check=True, capture_output=True)
    return folder


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_the_program_is_translated(collected: Path, language: str) -> None:
    needed = texts_of(collected / f"quinto_{language}.ts")
    kept = texts_of(FOLDER / f"quinto_{language}.ts")
    assert len(needed) > 1000
    assert set(needed) - set(kept) == set(), ADVICE
    assert set(kept) - set(needed) == set(), ADVICE
    assert [text for text, forms in kept.items() if not forms or not all(forms)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_translation_has_the_places_and_the_key_of_its_source(language: str) -> None:
    faults = []
    for text, forms in texts_of(FOLDER / f"quinto_{language}.ts").items():
        for form in forms:
            faults += [
                (text.source, form)
                for sign in (PLACE, KEY)
                if set(sign.findall(text.source)) != set(sign.findall(form))
            ]
            if _margins(text.source) != _margins(form) or "  " in form.replace("}  {", ""):
                faults.append((text.source, form))
    assert faults == []


def _margins(text: str) -> tuple[bool, bool]:
    return text[0] == " ", text[-1] == " "


REPEATED = re.compile(r"\b(\w+(?: \w+){0,5}) \1\b")
MEANT_TWICE = {"die die", "das das", "alle alle", "Partner Partner", "nous nous", "vous vous"}
LEFT_OVER = re.compile(r"amp;|&\w+;|%%|%(?!n\b)\w|\{\W|\{$|(?<!\w)\}")
"""What a machine has left in a text: signs for others, and places that nothing fills."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_left_over_and_nothing_said_twice(language: str) -> None:
    faults = []
    texts = texts_of(FOLDER / f"quinto_{language}.ts")
    book = book_of(language)
    for text, forms in {**texts, Text("", "", ""): book}.items():
        for told in (text.source, *forms):
            repeated = {found[0] for found in REPEATED.finditer(told)} - MEANT_TWICE
            if repeated or LEFT_OVER.search(told):
                faults.append(told)
    assert faults == []


@pytest.mark.parametrize(
    ("told", "is_faulty"),
    [
        *(("Ein Spiel Ein Spiel &eingeben…amp;eingeben…", True), ("the the end", True)),
        *(("a 95 %% interval", True), ("Fish &amp; Chips", True), ("{ name} won", True)),
        *(("&Enter a deal…", False), ("{number} %, %n points, “100%”", False)),
    ],
)
def test_what_is_left_over_is_seen(told: str, *, is_faulty: bool) -> None:
    assert bool(REPEATED.search(told) or LEFT_OVER.search(told)) == is_faulty


@pytest.mark.parametrize(
    ("language", "wrong"),
    [
        ("de", r"[\'\"!]|“\w|\s[;:?]"),
        # A title that is quoted keeps its English signs, as does a deal in one line.
        ("fr", r"[\'\"!“”]|[^\u202f][;?]|[^\u00a0](?<!Quinto)(?<!\bN):|«[^\u202f]|[^\u202f]»"),
    ],
)
def test_signs_are_those_of_the_language(language: str, wrong: str) -> None:
    found = texts_of(FOLDER / f"quinto_{language}.ts")
    texts = [*(form for forms in found.values() for form in forms), *book_of(language)]
    faults = [text for text in texts if re.search(wrong, text)]
    assert faults == []


REPLACED = {
    "en": r"imagined|first plays?\b|commitments?|layout|never graded|with worse cards|intervals?"
    r"|all cards seen|\b(is|are) sound\b|lucky error|errors? by size|points a deal|\d %"
    r"|(his|her|your|their|my|own) errors?\b|chance of the game|[Ll]uck taken",
    "de": r"vorgestellt|Durchsicht|Ratgeber|Festlegung|[Ii]ntervall|erstmals|[Zz]u knapp",
    "fr": r"imaginée|[Ee]ngagement|intervalle|toutes cartes vues|[Pp]remières? fois|Quinte royale"
    r"|de l’ordinateur|[Rr]éclame|[Tt]rop proche",
}
"""Words of before, each of which had another beside it for the same thing."""


@each("language", ["en", *LANGUAGES])
def test_each_thing_has_one_word(language: str) -> None:
    texts = texts_of(FOLDER / f"quinto_{'de' if language == 'en' else language}.ts")
    told = [
        form
        for text, forms in texts.items()
        for form in ([text.source] if language == "en" else forms)
    ]
    told += book_of(language)
    assert [one for one in told if re.search(REPLACED[language], PLACE.sub("", one))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_shipped_is_what_was_translated(language: str) -> None:
    """Neither by bytes nor by lrelease: its versions write the same texts in different ways."""
    from PySide6.QtCore import QTranslator

    compiled = QTranslator()
    assert compiled.load(str(resource_path("translations", f"quinto_{language}.qm")))
    stale = []
    for text, forms in texts_of(FOLDER / f"quinto_{language}.ts").items():
        numbers = [1, 2] if len(forms) > 1 else [-1]
        for number, form in zip(numbers, forms, strict=True):
            if compiled.translate(*text, number) != form:
                stale.append(text)
    assert stale == [], "run: python resources/translations/renew.py"


def test_qt_itself_is_translated() -> None:
    """Its part of the installation has the files for “Cancel” and the dialogs for files."""
    from PySide6.QtCore import QLibraryInfo

    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    assert [name for name in LANGUAGES if not (folder / f"qtbase_{name}.qm").exists()] == []
