"""``quinto-lab ask``."""

from __future__ import annotations

import json

import pytest

from quinto_desktop.lab.__main__ import main

HAND = "AKJT7.84.762.AT"


def asked(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, object]:
    assert main(["ask", *arguments, "--deals", "60", "--json"]) == 0
    told: dict[str, object] = json.loads(capsys.readouterr().out)
    return told


def test_every_lead_has_its_figure(capsys: pytest.CaptureFixture[str]) -> None:
    told = asked(capsys, "lead", HAND, "--us", "120", "--them", "200")

    assert told["deals"] == 60
    figures = told["figures"]
    assert isinstance(figures, dict)
    assert {"HA", "D8", "ST"} <= figures.keys()


def test_the_same_seed_gives_the_same_answer(capsys: pytest.CaptureFixture[str]) -> None:
    first = asked(capsys, "double", HAND, "--calls", "pass,double", "--seed", "4")
    assert first == asked(capsys, "double", HAND, "--calls", "pass,double", "--seed", "4")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["lead", "AK..."], "has 2 cards"),
        (["lead", "a10..."], "AT... has 2 cards"),
        (["lead", "KA..."], "high to low"),
        (["double", HAND, "--calls", "double,pass"], "you can only pass"),
        (["double", HAND, "--calls", "pass,pass,pass,pass"], "At most three seats"),
        (["double", HAND, "--calls", "bid"], "is not a list of calls"),
        (["lead", HAND, "--us", "7"], "multiples of 5"),
        (["cachette", "--deals", "1"], "out of range"),
        ([], "QUESTION"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["ask", *arguments]) == 2
    error = capsys.readouterr().err
    assert words in error
    assert error.count("\n") == 1
