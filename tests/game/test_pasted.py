"""What is pasted, dropped or typed is recognised, or it is said what is wrong with it."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from datetime import date
from pathlib import Path
from xml.etree import ElementTree

import pytest

from quinto_desktop.game.sharing.pasted import (
    PastedDay,
    PastedDeal,
    PastedFile,
    PastedGame,
    PastedNumber,
    PasteError,
    PasteFault,
    read_dropped_file,
    read_pasted,
    the_only,
    under_rules,
)
from quinto_desktop.records import Fault, PlayerRecord, RecordError, encode, load_game
from quinto_desktop.rules import *
from quinto_desktop.rules.notation import layout_text

SAVED = Path(__file__).parents[1] / "data" / "saves" / "v1-second-deal.quinto"
DEAL = CodedDeal.of_pack(shuffled_pack(7, 1), Seat.E, RuleOptions(), scores=(40, 125))
CODE = deal_code(DEAL)
LINE = layout_text(DEAL.layout, Seat.E)
OTHER = deal_code(CodedDeal.of_pack(shuffled_pack(8, 1), Seat.E, RuleOptions()))


@pytest.mark.parametrize(
    "text",
    [
        CODE,
        f"  {CODE.lower()}\n",
        CODE.replace("-", ""),
        CODE.replace("-", " "),
        CODE.replace("-", "‑"),
        f"Try this one: {CODE}! I made 85.",
        f"({CODE})",
        f"\ufeff\u2068{CODE}\u2069",
        f"Quinto deal {CODE}\n{LINE}",
        f"{CODE}\n{CODE}",
    ],
)
def test_a_deal_code_is_found(text: str) -> None:
    assert read_pasted(text) == PastedDeal(DEAL, has_rules=True)


@pytest.mark.parametrize(
    "text", [LINE, f"\n{LINE}\n", f"Deal: {LINE} (from Ada)", LINE.replace(" ", "\n", 2)]
)
def test_a_deal_that_is_written_out_is_found(text: str) -> None:
    found = read_pasted(text)

    assert isinstance(found, PastedDeal)
    assert not found.has_rules
    assert (found.deal.layout, found.deal.dealer) == (DEAL.layout, Seat.E)


@pytest.mark.parametrize(
    ("text", "number"),
    [
        *(("4711", 4711), (" 0 ", 0), ("4 711", 4711), (str(GREATEST_SEED),) * 2),
        *(("1,234", 1234), ("1.234.567", 1234567), ("1’234", 1234), ("1\u202f234", 1234)),
        *(("“4711”", 4711), ("‹4711›", 4711), ("4711.", 4711), ("#4711", 4711), ("# 7", 7)),
        *(("Shared game no. 7", 7), ("Game number 7", 7), ("game NUMBER 7", 7)),
        *(("Geteiltes Spiel Nr. 7", 7), ("Partie n° 7", 7), ("Partie nº 7", 7), ("№ 7", 7)),
        *(("Try no. 1,234, it is fun.", 1234), ("no. 7, by no. 7 I mean", 7), ("Quinto 7", 7)),
        *(("7\ufe0f\u20e3", 7), ("４７１１", 4711), ("٤٧١١", 4711), ("۴۷۱۱", 4711), ("४७११", 4711)),
    ],
)
def test_a_number_is_a_game(text: str, number: int | str) -> None:
    assert read_pasted(text) == PastedNumber(int(number))


NO_GAMES = ("1,5", "12.5", "-7", "1,23", "22.11.2026", "Quinto 1.2.3", "C#5", "#7AF", "no 3:2")
TRANSLATIONS = Path(__file__).parents[2] / "resources" / "translations"
SAID_OF_A_GAME = {
    "Shared game no. {number}",
    *("Shared game number {number}", "Game number {number} copied.", "Game number {number}"),
    "Shared deal of the day, {date}: game number {number}",
    "Game number {number}, by the rules of your last game.",
}
SAID_OF_A_CODE = {
    *("Quinto deal {code}", "Deal {code} copied.", "Deal code: {code}"),
    "Shared game from the deal code {code}",
}
SAID_OF_A_DAY = {
    "Quinto {day}: {ours} to {theirs}, {level}",
    "Quinto {day}: {ours} to {theirs}, {level} (played again)",
}
DAY = date(2026, 11, 22)


def said(sources: set[str]) -> set[str]:
    """Sentences of the program, in English and as they are translated."""
    found = set(sources)
    for file in TRANSLATIONS.glob("quinto_*.ts"):
        messages = ElementTree.parse(file).getroot().iter("message")
        told = {text.findtext("source"): text.findtext("translation") for text in messages}
        found |= {str(told[source]) for source in sources}
    return found


def everything_said() -> Iterator[tuple[str, object]]:
    """Whatever Quinto writes of a deal or a game, with what it is."""
    for sentence in said(SAID_OF_A_GAME):
        # The way in which a day is written there is the country's.
        yield sentence.format(number=4711, date="22.11.26"), PastedNumber(4711)
    for sentence in said(SAID_OF_A_CODE):
        yield sentence.format(code=CODE), PastedDeal(DEAL, has_rules=True)
    for sentence in said(SAID_OF_A_DAY):
        yield sentence.format(day=DAY, ours=85, theirs=40, level="Master"), PastedDay(DAY)
    yield CODE, PastedDeal(DEAL, has_rules=True)
    yield LINE, replace(PastedDeal(DEAL, has_rules=False), deal=_with_usual_rules(DEAL))


def _with_usual_rules(deal: CodedDeal) -> CodedDeal:
    return CodedDeal(deal.layout, deal.dealer, RuleOptions())


def wide(text: str) -> str:
    """A text as a keyboard for Chinese or Japanese writes it."""
    return "".join(chr(ord(sign) + 0xFEE0) if "!" <= sign <= "~" else sign for sign in text)


def arabic(text: str) -> str:
    return text.translate(str.maketrans("0123456789", "٠١٢٣٤٥٦٧٨٩"))


ON_THE_WAY: dict[str, Callable[[str], str]] = {
    "as it is": str,
    "in lower case": str.lower,
    "in quotes": "“{}”".format,
    "in guillemets": "«\u202f{}\u202f»".format,
    "in a sentence": "Ada says: {} Have fun!".format,
    "emphasised": "*_{}_*".format,
    "non-breaking": lambda text: text.replace(" ", "\u00a0"),
    "narrow": lambda text: text.replace(" ", "\u202f"),
    "zero-width": "\u200b".join,
    "from the right": "\u2067\u200f{}\u2069".format,
    "hyphenated": lambda text: text.replace("-", "-\u00ad"),
    "en dashes": lambda text: text.replace("-", "–"),
    "figure dashes": lambda text: text.replace("-", "‒"),
    "three dots": lambda text: text.replace("...", "…"),
    "wide": wide,
    "Arabic": arabic,
    "answered": "> {}".format,
    "answered twice": lambda text: "\n".join(f">> > {word}" for word in text.split(" ")),
    "at every blank": lambda text: text.replace(" ", "\r\n"),
    "at every hyphen": lambda text: text.replace("-", "-\n> "),
    "parted": lambda text: text.replace("-", " "),
}


@pytest.mark.parametrize("way", ON_THE_WAY)
def test_what_quinto_writes_is_read_whatever_became_of_it(way: str) -> None:
    made_of_days = {"at every hyphen", "parted"}
    for text, meant in everything_said():
        if isinstance(meant, PastedDay) and way in made_of_days:
            continue
        sent = ON_THE_WAY[way](text)
        assert read_pasted(sent) == meant, sent


@pytest.mark.parametrize("at", range(1, len(CODE)))
def test_a_code_that_is_torn_anywhere_is_mended(at: int) -> None:
    for brk in ("\n", "\n> ", " \n"):
        torn = f"Try {CODE[:at]}{brk}{CODE[at:]}, it is fun."
        if brk == " \n" and "-" not in CODE[at - 1 : at + 1]:
            continue
        assert read_pasted(torn) == PastedDeal(DEAL, has_rules=True), torn


def by_signs(line: str, suits: Sequence[str] = "♥♦♣♠", gap: str = "") -> str:
    """A deal whose hands have suit signs, as people write them: ♥A10 ♦– ♣K ♠2."""

    def written(hand: re.Match[str]) -> str:
        ranks = [gap.join(group.replace("T", "X")) for group in hand[1].split(".")]
        told = [f"{sign}{gap}{of or '–'}" for sign, of in zip(suits, ranks, strict=True)]
        return " ".join(told).replace("X", "10") + hand[2]

    return re.sub(r"([0-9AKQJT]*\.[0-9AKQJT.]*)(\+?)", written, line)


@pytest.mark.parametrize(
    "written",
    [
        LINE.lower(),
        LINE.replace("T", "10"),
        LINE.lower().replace("t", "10"),
        LINE.replace(":", " : ").replace("/", "⁄"),
        LINE.replace(" ", "  \n> "),
        by_signs(LINE),
        by_signs(LINE, ["♥\ufe0f", "♦\ufe0f", "♣\ufe0f", "♠\ufe0f"]),
        by_signs(LINE, "♡♢♧♤"),
        by_signs(LINE, gap=" "),
    ],
)
def test_hands_are_read_as_people_write_them(written: str) -> None:
    found = read_pasted(written)

    assert isinstance(found, PastedDeal), written
    assert (found.deal.layout, found.deal.dealer) == (DEAL.layout, Seat.E)


def test_a_saved_game_comes_through_a_mail_with_its_names() -> None:
    ada = PlayerRecord("Ada \U0001f469\u200d\U0001f680", None)
    saved = load_game(SAVED)
    game = replace(saved, players=(ada, *saved.players[1:]))
    text = encode(game).decode("utf-8")

    for sent in (text, f"\ufeff{text}", f"\u2068{text}\u2069", f"> {text}"):
        assert read_pasted(sent) == PastedGame(game)


@pytest.mark.parametrize(
    "text", [str(SAVED), SAVED.as_uri(), f'"{SAVED}"', f"copy\n{SAVED.as_uri()}"]
)
def test_a_path_is_a_file(text: str) -> None:
    assert read_pasted(text) == PastedFile(SAVED)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", PasteFault.NOTHING),
        (" \n\u200b", PasteFault.NOTHING),
        ("Dear Ada, see you on Sunday.", PasteFault.NOT_KNOWN),
        ("hello", PasteFault.NOT_KNOWN),
        *((text, PasteFault.NOT_KNOWN) for text in NO_GAMES),
        ("Shared game no. 7, not Shared game no. 8", PasteFault.SEVERAL_DEALS),
        ("nothing at all", PasteFault.NOT_KNOWN),
        (str(GREATEST_SEED + 1), PasteFault.NUMBER_TOO_LARGE),
        (f"{CODE} {OTHER}", PasteFault.SEVERAL_DEALS),
        ("Quinto 2026-02-31: 85 to 40", PasteFault.NO_SUCH_DAY),
        ("https://example.org/deal", PasteFault.WEB_ADDRESS),
        ("file:///a.quinto\nfile:///b.quinto", PasteFault.SEVERAL_FILES),
        (CODE[:-3] + "00", NotationFault.CODE_MISTYPED),
        (CODE[:20], NotationFault.CODE_TOO_SHORT),
        ("2" + CODE[1:], NotationFault.CODE_MISTYPED),
        (LINE.replace("/", ""), NotationFault.NOT_A_DEAL),
        (LINE.partition("/")[0], NotationFault.NOT_A_DEAL),
        ("N:A... K... Q... J... / T...", NotationFault.NOT_A_WHOLE_DEAL),
        ("N:AK... A... Q... J... / T...", NotationFault.CARD_TWICE),
        ("N:KA... 5... Q... J... / T...", NotationFault.RANKS_OUT_OF_ORDER),
    ],
)
def test_what_is_wrong_is_said(text: str, fault: FaultCode) -> None:
    with pytest.raises(CodedError) as caught:
        read_pasted(text)

    assert caught.value.fault is fault


def test_a_damaged_game_is_said_to_be_damaged() -> None:
    with pytest.raises(RecordError) as caught:
        read_pasted(SAVED.read_text(encoding="utf-8")[:400])

    assert caught.value.message.code is Fault.DAMAGED


def test_a_game_in_the_signs_of_another_keyboard_is_refused() -> None:
    for text in ("｛", wide(SAVED.read_text(encoding="utf-8"))):
        with pytest.raises(RecordError):
            read_pasted(text)


def test_a_dropped_game_is_opened_whatever_it_is_called_and_a_text_is_read(tmp_path: Path) -> None:
    renamed, note = tmp_path / "evening.txt", tmp_path / "deal.txt"
    renamed.write_bytes(SAVED.read_bytes())
    note.write_text(f"From Ada:\n{CODE}\n", encoding="utf-8-sig")

    assert read_dropped_file(SAVED) == PastedFile(SAVED)
    assert read_dropped_file(renamed) == PastedFile(renamed)
    assert read_dropped_file(note) == PastedDeal(DEAL, has_rules=True)


def test_a_dropped_picture_is_refused(tmp_path: Path) -> None:
    picture = tmp_path / "table.png"
    picture.write_bytes(b"\x89PNG\r\n\x1a\n\xff\xfe")

    with pytest.raises(PasteError) as caught:
        read_dropped_file(picture)

    assert caught.value.fault is PasteFault.NOT_TEXT


def test_a_folder_and_a_file_out_of_reach_are_refused(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "gone.txt"):
        with pytest.raises(RecordError):
            read_dropped_file(path)


def test_only_one_file_at_a_time(tmp_path: Path) -> None:
    assert the_only([tmp_path]) == tmp_path
    with pytest.raises(PasteError):
        the_only([tmp_path, tmp_path])


def test_a_deal_without_rules_takes_those_that_are_given_and_a_coded_one_keeps_its_own() -> None:
    found, coded = read_pasted(LINE), read_pasted(CODE)
    assert isinstance(found, PastedDeal)
    assert isinstance(coded, PastedDeal)
    rules = RuleOptions(form=Form.DUMMY, match=MatchForm.ROUND, target=200)

    deal = under_rules(found, rules, Seat.S)

    assert (deal.dealer, deal.dummy, deal.rules.target) == (Seat.S, Seat.N, 200)
    assert deal.layout == DEAL.layout
    assert under_rules(coded, rules, Seat.S) == DEAL


@pytest.mark.parametrize(
    "text", ["N:" * 400_000, "N:5." * 200_000, "0-" * 400_000, "a" * 900_000, "{" * 900_000]
)
def test_nothing_takes_long(text: str) -> None:
    begun = time.perf_counter()
    with pytest.raises((CodedError, RecordError)):
        read_pasted(text)
    assert time.perf_counter() - begun < 3


def test_a_code_a_thousand_times_is_read_as_quickly_as_once() -> None:
    """It is somebody's whole conversation, perhaps; each copy of a code was read by itself."""
    text = f"{CODE}\n" * (2**20 // (len(CODE) + 1))
    begun = time.perf_counter()
    assert isinstance(read_pasted(text), PastedDeal)
    assert time.perf_counter() - begun < 1
