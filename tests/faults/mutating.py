"""Files that nobody should have to open: saved games and other texts, damaged in every way.

Damage is done to the values (a card, a number, an entry, a whole branch), to the text (a name that
stands twice, brackets, other digits) and to the bytes (cut off, flipped, in another encoding). The
same seed makes the same files.
"""

from __future__ import annotations

import copy
import gzip
import json
import random
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, TypeAlias

from quinto_desktop.game import Session, numbered_game, usual_players
from quinto_desktop.records.saves.document import encode
from quinto_desktop.rules import *
from quinto_desktop.rules.notation import action_text

Container: TypeAlias = "dict[str, Any] | list[Any]"

SAMPLES = Path(__file__).parents[1] / "data" / "saves"
CARDS = [f"{suit}{rank}" for suit in "HDCS" for rank in "23456789TJQKA"] + ["QR"]
ODD_TEXTS = (
    *("", " ", "\x00", "\n", "\r\n", "a\nb", "\u2028", "\ufeff", "\ufffe", "\u202eabc", "e\u0301"),
    *("\ud800", "\udcff", "\U0001f0a1", "٣", "Ⅳ", "ﬁ", "İ", "𝟙𝟚", "null", "true", "-0", "NaN"),
    *("Z" + "\u0335" * 400, "x" * 41, "x" * 5000, "%s%n{0}{name}", "<b>&amp;</b>", "../../etc"),
    *("C:\\nul", "/dev/zero", "file:///", "HA ", " HA", "ha", "H1", "HАA", "10H", "JR", "QR QR"),
    *("pass", "double", "redouble", "deal", "deal HA", "draw HA D2", "N", "four", "rubber"),
)
ODD_NUMBERS = (
    *(0, 1, -1, 2, 3, 52, 53, 54, 99, 10**6, 10**6 + 1, 2**31, 2**53, 2**63 - 1, 2**63, 2**64),
    *(10**30, -(10**30), 10**300, 10**1000, 0.5, -0.0, 1.0, 2.0, 3.0, 1e22, 1e308),
    *(float("nan"), float("inf"), float("-inf")),
)
ODD_LITERALS = (
    *("1e999", "-1e999", "1E400", "9" * 4300, "9" * 4301, "9" * 50_000, "0x10", "007", "1_000"),
    *("+1", ".5", "1.", "NaN", "Infinity", "-Infinity", "nul", "True", "'a'", "undefined", ""),
    *(
        '"\\ud800"',
        '"\\udc00\\ud800"',
        '"\\u0000"',
        '"\\x41"',
        '"a\nb"',
        '"\t"',
        "/* */ 1",
        "[",
        "}",
    ),
)
ENCODINGS = ("utf-16", "utf-16-le", "utf-32", "utf-7", "utf-8-sig", "latin-1", "cp1252", "cp037")
GREATEST = 1024 * 1024
"""The greatest size of a saved game that is read at all, in bytes."""


class Mutator:
    """Makes damaged files, one after the other."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)
        self._sound = sound_games(self._random)

    def file(self) -> bytes:
        """The next damaged saved game; now and then the damage does not make it invalid."""
        return self.damaged(self._random.choice(self._sound))

    def damaged(self, data: bytes) -> bytes:
        """Return a sound JSON file after some damage."""
        kind = self._random.choices((self._of_values, self._of_text, self._of_bytes), (6, 2, 2))[0]
        return kind(data)

    # --------------------------------------------------------------- values
    def _of_values(self, data: bytes) -> bytes:
        document = json.loads(data)
        for _ in range(self._random.choice((1, 1, 1, 2, 3, 8))):
            change = self._random.choice(
                (
                    *(self._put, self._put, self._remove, self._swap, self._copy, self._rename),
                    *(self._cards, self._cards, self._cards, self._length, self._nest, self._near),
                )
            )
            change(document)
            if change == self._length:  # twice could make it as long as the memory
                break
        return _dumped(document)

    def _place(self, document: Any) -> tuple[Container, Any]:
        """A group or list that is not empty, and a key or index in it, at any depth."""
        places = [(group, key) for group in _groups(document) for key in _keys(group)]
        # Deep places are many and much alike: the packs' cards. Shallow ones are as interesting.
        group, key = self._random.choice(places)
        if self._random.random() < 0.5 and isinstance(document, dict) and document:
            group, key = document, self._random.choice([*document])
        return group, key

    def _put(self, document: Any) -> None:
        group, key = self._place(document)
        group[key] = self._value()

    def _remove(self, document: Any) -> None:
        group, key = self._place(document)
        del group[key]

    def _swap(self, document: Any) -> None:
        (group, key), (other, place) = self._place(document), self._place(document)
        if self._random.random() < 0.7:  # neighbours
            other, place = group, self._random.choice(_keys(group))
        first, second = copy.deepcopy(group[key]), copy.deepcopy(other[place])
        group[key], other[place] = second, first

    def _copy(self, document: Any) -> None:
        (group, key), (other, place) = self._place(document), self._place(document)
        group[key] = copy.deepcopy(other[place])

    def _rename(self, document: Any) -> None:
        group, key = self._place(document)
        if isinstance(group, dict):
            names = ("version", "seats", "players", "drawn", "undone", key.upper(), key + "s")
            group[self._random.choice((*names, *ODD_TEXTS))] = group.pop(key)

    def _cards(self, document: Any) -> None:
        lists = [
            group for group in _groups(document) if isinstance(group, list) and _has_texts(group)
        ]
        texts = [(g, k) for g in _groups(document) for k in _keys(g) if _is_pack(g[k])]
        if texts and (not lists or self._random.random() < 0.5):
            group, key = self._random.choice(texts)
            words = group[key].split(" ")
            self._trade(words)
            group[key] = self._random.choice((" ", " ", " ", "  ", ",")).join(words)
        elif lists:
            self._trade(self._random.choice(lists))

    def _trade(self, cards: list[Any]) -> None:
        one, other = (self._random.randrange(len(cards)) for _ in range(2))
        if self._random.random() < 0.5:
            cards[one], cards[other] = cards[other], cards[one]
        else:
            cards[one] = self._random.choice((*CARDS, *CARDS, cards[other], "pass", "H1", ""))

    def _length(self, document: Any) -> None:
        """Let a list end earlier, begin later, repeat itself, or go on and on."""
        lists = [group for group in _groups(document) if isinstance(group, list)]
        if not lists:
            return
        found = self._random.choice(lists)
        cut = self._random.randint(0, len(found))
        match self._random.choice(("end", "end", "begin", "twice", "shuffle", "long")):
            case "end":
                del found[cut:]
            case "begin":
                del found[:cut]
            case "twice":
                found.extend(copy.deepcopy(found[cut:]))
            case "shuffle":
                self._random.shuffle(found)
            case "long":
                size = max(1, len(json.dumps(found)))
                found.extend(found * self._random.randint(0, max(1, GREATEST // (2 * size))))

    def _nest(self, document: Any) -> None:
        group, key = self._place(document)
        inner = group[key]
        for _ in range(self._random.choice((1, 2, 50))):
            inner = [inner] if self._random.random() < 0.5 else {str(key): inner}
        group[key] = inner

    def _near(self, document: Any) -> None:
        """Change a number by a little, or a letter of a text."""
        group, key = self._place(document)
        value = group[key]
        if isinstance(value, bool) or value is None:
            group[key] = not value
        elif isinstance(value, int | float) and abs(value) < 2**64:
            group[key] = value + self._random.choice((-1, 1, 0.5, 10, -value))
        elif isinstance(value, str) and value:
            at = self._random.randrange(len(value))
            letter = self._random.choice("0123456789abcdefHDCSQR \u0301é\U0001f0cf")
            group[key] = value[:at] + letter + value[at + self._random.randint(0, 1) :]

    def _value(self) -> Any:
        return self._random.choice(
            (
                *(None, True, False, [], {}, [[]], {"": {}}, [None], ["HA"], {"name": "x"}),
                *(self._random.choice(ODD_TEXTS), self._random.choice(ODD_NUMBERS)),
                *(self._random.choice(ODD_TEXTS), self._random.choice(ODD_NUMBERS)),
                *(self._random.choice(CARDS), " ".join(self._random.sample(CARDS, 53))),
            )
        )

    # --------------------------------------------------------------- the text
    def _of_text(self, data: bytes) -> bytes:
        text = data.decode()
        match self._random.choice(("twins", "literal", "depth", "long", "around", "punctuation")):
            case "twins":
                text = self._with_twins(text)
            case "literal":
                words = [*_numbers_and_texts(text)]
                start, end = self._random.choice(words)
                text = text[:start] + self._random.choice(ODD_LITERALS) + text[end:]
            case "depth":
                text = self._with_depth(text)
            case "long":
                text = self._with_length(text)
            case "around":
                before = self._random.choice(("", "\ufeff", "\n" * 1000, "// game\n", "[", "\x00"))
                after = self._random.choice(("", text, "]", "}", "\x00", "\n# end", " " * 100_000))
                text = before + text + after
            case "punctuation":
                at = self._random.choice([n for n, c in enumerate(text) if c in '{}[],:"'])
                text = text[:at] + self._random.choice('{}[],:"\\ ') + text[at + 1 :]
        return text.encode("utf-8", "surrogatepass")

    def _with_twins(self, text: str) -> str:
        """A name that stands twice in one group; at worst very many names before it."""
        names = "".join(f'"n{n}": 0, ' for n in range(self._random.choice((0, 1, 20_000))))
        name = self._random.choice(
            ("format", "version", "seed", "deals", "rules", "n0", "\\u0073eed")
        )
        return text.replace(
            "{", f'{{{names}"{name}": {self._random.choice(("1", "[]", "null"))}, ', 1
        )

    def _with_depth(self, text: str) -> str:
        depth = self._random.choice((100, 990, 1100, 5000, 100_000, 500_000))
        opening, closing = self._random.choice((("[", "]"), ('{"a":', "}"), ("[", ""), ("[],", "")))
        deep = opening * min(depth, GREATEST // len(opening) - len(text) - 10)
        deep += closing * min(depth, max(0, GREATEST - len(deep) - len(text)))
        where = self._random.choice(("before", "entry", "alone"))
        if where == "alone":
            return deep
        return deep + text if where == "before" else text.replace("{", f'{{"deep": {deep}, ', 1)

    def _with_length(self, text: str) -> str:
        room = GREATEST - len(text) - self._random.choice((100, 100, -100))
        filling = self._random.choice(
            (
                *(" " * room, f'"{"x" * room}"', "1" * room, f'"\\u0041{"e" * room}"'),
                *("[" + "[]," * (room // 3), "[" + "0," * (room // 2), f'"{"é" * (room // 2)}"'),
            )
        )
        return text.replace("{", f'{{"filling": {filling}, ', 1)

    # --------------------------------------------------------------- the bytes
    def _of_bytes(self, data: bytes) -> bytes:
        at = self._random.randrange(len(data))
        size = self._random.choice((1, 1, 2, 16, 512, 4096))
        match self._random.choice(
            ("cut", "cut", "flip", "noise", "zeros", "insert", "gone", "code")
        ):
            case "cut":
                return data[:at]
            case "flip":
                return (
                    data[:at] + bytes([data[at] ^ 1 << self._random.randrange(8)]) + data[at + 1 :]
                )
            case "noise":
                return data[:at] + self._random.randbytes(size) + data[at + size :]
            case "zeros":
                return data[:at] + bytes(size) + data[at + size :]
            case "insert":
                return data[:at] + self._random.randbytes(size) + data[at:]
            case "gone":
                return data[:at] + data[at + size :]
        return self._random.choice(
            (
                *(data.decode().encode(name, "replace") for name in ENCODINGS),
                *(
                    gzip.compress(data, mtime=0),
                    data.hex().encode(),
                    b"",
                    b"\xff\xfe",
                    b"\xef\xbb\xbf",
                ),
                *(data.replace(b"\n", b"\r\n"), data.replace(b" ", b"\xc2\xa0"), bytes(GREATEST)),
                *(b" " * (GREATEST + 1), self._random.randbytes(GREATEST), data.swapcase()),
            )
        )


def sound_games(choice: random.Random) -> list[bytes]:
    """The frozen samples of every version, and games of today in every form, at some points."""
    frozen = [path.read_bytes() for path in sorted(SAMPLES.glob("*.quinto"))]
    assert frozen
    fresh = [
        encode(_played(RuleOptions(form=form, match=match, target=60, draw=draw), choice).saved())
        for form in Form
        for match in matches_of(form)
        for draw in (DrawRule.OFF, DrawRule.ACE_LOW)
        for _ in range(2)
    ]
    return frozen * (1 + len(fresh) // len(frozen)) + fresh


def _played(rules: RuleOptions, choice: random.Random, most: int | None = None) -> Session:
    session = Session(numbered_game(usual_players(rules.form), rules, seed=choice.randrange(10**6)))
    usual = choice.randint(0, 1000 if rules.match is MatchForm.GAME else 150)
    for _ in range(usual if most is None else most):
        match session.state.phase:
            case Phase.MATCH_OVER:
                break
            case Phase.DRAWING:
                session.apply(session.draw())
            case Phase.DEALING:
                session.apply(session.next_deal())
            case _:
                session.apply(choice.choice(legal_actions(session.state)))
    for _ in range(choice.choice((0, 0, 1, 3)) if most is None else 0):
        if session.can_undo:
            session.undo()
    return session


def largest_game() -> bytes:
    """The longest match, again and again as a branch of itself, up to the limit of size."""
    rules = RuleOptions(match=MatchForm.RUBBER, target=10_000)
    match = _played(rules, random.Random(1), most=10**6)
    document = json.loads(encode(match.saved()))
    actions = [action_text(step.action) for step in match.steps]
    beginning = {"name": "Again", "of": 0, "after": 0}
    branch = {**beginning, "actions": actions, "undone": [], "hinted": []}
    document["branches"] = [branch] * (
        (GREATEST - len(_bare(document))) // (len(_bare(branch)) + 1)
    )
    return _bare(document)


def _bare(value: object) -> bytes:
    return json.dumps(value, separators=(",", ":")).encode()


def _dumped(document: Any) -> bytes:
    try:
        return json.dumps(document, indent=1, ensure_ascii=False).encode("utf-8", "surrogatepass")
    except UnicodeError:
        return json.dumps(document).encode()


def _groups(value: Any) -> Iterator[Container]:
    if isinstance(value, dict | list) and value:
        yield value
        for part in value.values() if isinstance(value, dict) else value:
            yield from _groups(part)


def _keys(group: Container) -> Sequence[Any]:
    return [*group] if isinstance(group, dict) else range(len(group))


def _has_texts(group: list[Any]) -> bool:
    return any(isinstance(text, str) for text in group)


def _is_pack(value: object) -> bool:
    return isinstance(value, str) and value.count(" ") > 1


def _numbers_and_texts(text: str) -> Iterator[tuple[int, int]]:
    for found in re.finditer(r'"(?:[^"\\]|\\.)*"|-?[0-9][0-9.eE+-]*', text):
        yield found.span()
