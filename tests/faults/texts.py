"""Reads thousands of damaged deals, deal codes, messages and settings.

    python tests/faults/texts.py                              20,000 texts, 3,000 files of settings
    python tests/faults/texts.py --texts 500 --settings 100 --seed 2

What is pasted, dropped or typed must be something to play, or be refused with a sentence; settings
are never refused, but whatever cannot be believed is told in a sentence, and what is left can be
saved and read again. Each takes less than a second of computing and 100 MiB. Prints figures; exits
1 if anything is wrong.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import tempfile
from pathlib import Path

from mutating import ODD_TEXTS, Mutator, sound_games
from mutations import Failed, Figures, must_be_sentence

from quinto_desktop.game.sharing.pasted import PastedDeal, PastedGame, read_pasted
from quinto_desktop.records import PlayerRecord, RecordError
from quinto_desktop.records.look import FILE_NAME, kept_look
from quinto_desktop.records.saves.document import decode, encode
from quinto_desktop.records.settings import Settings, load_settings, save_settings
from quinto_desktop.rules import *
from quinto_desktop.rules.notation import layout_text
from quinto_desktop.window.text.fault_text import file_text
from quinto_desktop.window.text.paste_text import paste_text

_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZabcdefiloQU-./+: \n\u2011\u202e\u0661É\x00{}[]"
_LARGE = 1_000_000


class Writer:
    """Writes damaged texts, one after the other."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)
        self._game = sound_games(random.Random(seed))[-1].decode()

    def deal(self) -> CodedDeal:
        """Any deal."""
        form = self._random.choice([*Form])
        rules = RuleOptions(form=form, target=self._random.choice((250, 250, 60, 10_000)))
        dummy = self._random.choice((Seat.N, Seat.E, Seat.W)) if form is Form.DUMMY else None
        dealer, scores = self._random.choice([*Seat]), self._random.choice(((0, 0), (40, 25)))
        pack = shuffled_pack(self._random.getrandbits(63), 1)
        return CodedDeal.of_pack(pack, dealer, rules, dummy, scores)

    def text(self) -> str:
        """The next damaged text."""
        deal = self.deal()
        code, line = deal_code(deal), layout_text(deal.layout, deal.dealer)
        text = self._random.choice(
            (
                *(code, code, code.lower(), f"Try this: {code}!", f"{code}\n{line}", line, line),
                *(str(self._random.getrandbits(70)), "Quinto 2026-11-22: 85 to 40, Master"),
                *("file:///home/ada/evening.quinto", "https://quinto.example.org/x", self._game),
            )
        )
        return self.damaged(text)

    def damaged(self, text: str) -> str:
        """Return a text after some damage."""
        for _ in range(self._random.choice((1, 1, 1, 2, 5))):
            at = self._random.randrange(len(text) + 1)
            match self._random.choice(
                ("put", "put", "insert", "drop", "swap", "odd", "many", "cut")
            ):
                case "put":
                    text = text[:at] + self._random.choice(_LETTERS) + text[at + 1 :]
                case "insert":
                    text = text[:at] + self._random.choice(_LETTERS) + text[at:]
                case "drop":
                    text = text[:at] + text[at + self._random.randint(1, 3) :]
                case "swap":
                    text = text[:at] + text[at + 1 : at + 2] + text[at : at + 1] + text[at + 2 :]
                case "odd":
                    text = text[:at] + self._random.choice(ODD_TEXTS) + text[at:]
                case "many" if self._random.random() < 0.1:
                    size = self._random.randint(1, len(text) + 1)
                    text = (text[:size] * (_LARGE // max(1, len(text[:size])))) + text
                case "cut":
                    text = text[:at]
        return text


# --------------------------------------------------------------- what is pasted
def read_texts(count: int, seed: int, counted: Figures) -> None:
    """Read so many damaged texts."""
    writer = Writer(seed)
    for _ in range(count):
        text = writer.text()
        counted.measure(text[:200], lambda text=text: _read(text, counted))  # type: ignore[misc]


def _read(text: str, counted: Figures) -> None:
    try:
        pasted = read_pasted(text)
    except RecordError as error:
        must_be_sentence(file_text(error.message))
        counted.refused += 1
        return
    except CodedError as error:
        must_be_sentence(paste_text(error))
        counted.refused += 1
        return
    counted.valid += 1
    if isinstance(pasted, PastedDeal):
        deal = pasted.deal
        if parse_deal_code(deal_code(deal)) != deal:
            raise Failed("the deal does not come back from its code")
        apply(deal.start, Deal(deal.pack))
    elif isinstance(pasted, PastedGame) and decode(encode(pasted.game)) != pasted.game:
        raise Failed("the game does not come back")


def read_codes(count: int, seed: int, counted: Figures) -> None:
    """Read so many damaged deal codes, and count those that are taken for other deals."""
    writer = Writer(seed)
    for _ in range(count):
        deal = writer.deal()
        code = writer.damaged(deal_code(deal))
        if len(code) > _LARGE:
            continue

        def read(code: str = code, deal: CodedDeal = deal) -> None:
            try:
                found = parse_deal_code(code)
            except NotationError as error:
                must_be_sentence(paste_text(error))
                counted.refused += 1
                return
            counted.valid += 1
            counted.strangers += found != deal

        counted.measure(code[:200], read)


# --------------------------------------------------------------- settings
def read_settings(count: int, seed: int, folder: Path, counted: Figures) -> None:
    """Read so many damaged files of settings, and save what is left of each."""
    mutator, choice = Mutator(seed), random.Random(seed)
    usual = usual_settings(folder)
    path = folder / FILE_NAME
    for _ in range(count):
        for left in folder.iterdir():
            left.unlink()
        data = mutator.damaged(usual)
        path.write_bytes(data)
        if choice.random() < 0.2:
            (folder / f"{FILE_NAME}~").write_bytes(mutator.damaged(usual))
        counted.measure(repr(data[:200]), lambda: _read_settings(folder, counted))


def usual_settings(folder: Path) -> bytes:
    """The settings of somebody who has played for a while."""
    players = tuple([PlayerRecord(name, "casual" if name != "You" else None) for name in _NAMES])
    settings = Settings(
        window_geometry="AdnQywADAAAAAAAAAAAAAAAABPsAAAL3AAAAAAAAAAAAAAT7AAAC9w==",
        recent_files=("/home/ada/evening.quinto", "/home/ada/Zoë.quinto"),
        lessons_done=("first", "doubling"),
        four_players=players,
        dummy_players=players[:3],
        two_players=players[:2],
    )
    path = folder / FILE_NAME
    save_settings(path, settings)
    return path.read_bytes()


_NAMES = ("Ada", "Zoë", "You", "Bertram")


def _read_settings(folder: Path, counted: Figures) -> None:
    path = folder / FILE_NAME
    look = kept_look(folder)
    settings, faults = load_settings(path)
    for fault in faults:
        must_be_sentence(file_text(fault))
    if settings.look != look:
        raise Failed(f"the first picture would be {look}, the settings are {settings.look}")
    counted.refused += bool(faults)
    counted.valid += not faults
    save_settings(path, settings)
    again, faults = load_settings(path)
    if again != settings or faults:
        raise Failed(f"saved and read again: {again} {faults}")
    json.loads(path.read_bytes())


# --------------------------------------------------------------- the command
def main() -> int:
    """Try everything; return 1 if something was not treated as it should be."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--texts", type=int, default=20_000, metavar="N")
    parser.add_argument("--settings", type=int, default=3000, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    arguments = parser.parse_args()
    texts, codes, settings = Figures(), Figures(), Figures()
    read_texts(arguments.texts, arguments.seed, texts)
    read_codes(arguments.texts, arguments.seed, codes)
    with tempfile.TemporaryDirectory() as folder:
        read_settings(arguments.settings, arguments.seed, Path(folder), settings)
    failures = []
    for name, counted in (("texts", texts), ("codes", codes), ("settings", settings)):
        sys.stdout.write(
            f"{name}: {counted.refused} told in a sentence, {counted.valid} accepted; one took "
            f"at most {counted.slowest_s:.2f} s and {counted.grown_mib:.0f} MiB\n"
        )
        failures += counted.failures
    sys.stdout.write(f"{codes.strangers} damaged codes were those of other deals\n")
    for what, how in failures[:30]:
        sys.stdout.write(f"{what!r}: {how}\n")
    sys.stdout.write(f"{len(failures)} wrong\n")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
