"""What is pasted, dropped or typed is recognised, or it is said what is wrong with it."""

from __future__ import annotations

import time
from datetime import date
from pathlib import Path

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
from quinto_desktop.records import Fault, RecordError, load_game
from quinto_desktop.rules import (
    GREATEST_SEED,
    CodedDeal,
    CodedError,
    FaultCode,
    Form,
    MatchForm,
    NotationFault,
    RuleOptions,
    Seat,
    deal_code,
    shuffled_pack,
)
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
    ("text", "number"), [("4711", 4711), (" 0 ", 0), ("4 711", 4711), (str(GREATEST_SEED),) * 2]
)
def test_a_number_is_a_game(text: str, number: int | str) -> None:
    assert read_pasted(text) == PastedNumber(int(number))


def test_a_days_result_is_that_days_deal() -> None:
    told = "Quinto 2026-11-22: 85 to 40, Master"

    assert read_pasted(told) == PastedDay(date(2026, 11, 22))


def test_a_saved_game_is_a_game() -> None:
    assert read_pasted(SAVED.read_text(encoding="utf-8")) == PastedGame(load_game(SAVED))


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


def test_a_dropped_game_is_opened_whatever_it_is_called(tmp_path: Path) -> None:
    renamed = tmp_path / "evening.txt"
    renamed.write_bytes(SAVED.read_bytes())

    assert read_dropped_file(SAVED) == PastedFile(SAVED)
    assert read_dropped_file(renamed) == PastedFile(renamed)


def test_a_dropped_text_is_read(tmp_path: Path) -> None:
    note = tmp_path / "deal.txt"
    note.write_text(f"From Ada:\n{CODE}\n", encoding="utf-8-sig")

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


def test_a_deal_without_rules_takes_those_that_are_given() -> None:
    found = read_pasted(LINE)
    assert isinstance(found, PastedDeal)
    rules = RuleOptions(form=Form.DUMMY, match=MatchForm.ROUND, target=200)

    deal = under_rules(found, rules, Seat.S)

    assert (deal.dealer, deal.dummy, deal.rules.target) == (Seat.S, Seat.N, 200)
    assert deal.layout == DEAL.layout


def test_a_coded_deal_keeps_its_own_rules() -> None:
    found = read_pasted(CODE)
    assert isinstance(found, PastedDeal)

    assert under_rules(found, RuleOptions(target=100), Seat.S) == DEAL


@pytest.mark.parametrize(
    "text",
    ["N:" * 400_000, "N:5." * 200_000, "0-" * 400_000, "a" * 900_000, "{" * 900_000],
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
