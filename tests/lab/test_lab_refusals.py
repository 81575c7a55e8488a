"""What is wrong in a command is told in one line, and nothing is done."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from lab_command import Lab

SAVES = Path(__file__).parent.parent / "data" / "saves"
MIDDLE, SECOND = SAVES / "v3-numbered.quinto", SAVES / "v1-second-deal.quinto"
HAND = "AKJT7.84.762.AT"
DEAL = "N:..7.J Q..4. .5.J. ...75 / .A.A8.K4"
SMALL = "--a novice --b casual --deals 8 --games 2 --seed 3"

REFUSED = {
    "ask": [
        ("", "QUESTION"),
        ("lead AK...", "has 2 cards"),
        ("lead a10...", "AT... has 2 cards"),
        ("lead KA...", "high to low"),
        (f"double {HAND} --calls double,pass", "you can only pass"),
        (f"double {HAND} --calls pass,pass,pass,pass", "At most three seats"),
        (f"double {HAND} --calls bid", "is not a list of calls"),
        (f"lead {HAND} --us 7", "multiples of 5"),
        ("cachette --deals 1", "out of range"),
    ],
    "bench": [("players --players novice,bogus", "There is no level “bogus”")],
    "calls": [
        ("--scores 100", "is not a pair of scores"),
        ("--scores 100:250", "out of range"),
        ("--scores 3:0", "multiples of 5"),
        ("--scores a:b", "is not a whole number"),
    ],
    "hint": [
        (f"{MIDDLE} --at 51", "Deal 1 has no action 51; give a number from 0 to "),
        (f"{MIDDLE} --deal 2", "The game has no deal 2; give a number from 1 to 1."),
        (f"{SECOND} --deal 1", "Deal 1 is over; give one of its actions with --at"),
        (f"{SECOND} --deal 1 --at 52", "Deal 1 has no action 52; give a number from 0 to"),
        (f"{MIDDLE} --at -1", "out of range"),
        (f"{MIDDLE} --effort little", "choose one of quick, usual, deep"),
        (f"{SAVES}/none.quinto", "none.quinto"),
        (__file__, "This is not a Quinto game"),
    ],
    "match": [
        ("--deals 2", "are required: --a"),
        ("--a novice", "A needs an opponent"),
        (f"{SMALL} --pool", "exclude each other"),
        ("--a novice --pool bogus", "There is no “bogus” in the pool"),
        ("--a novice --with-partner --form two", "needs four players"),
        ("--a novice --pool --deals 0 --json", "nothing to play"),
        ("--a bogus", "There is no player “bogus”"),
        ("--a seer:13", "from 1 to 12"),
        (f"{SMALL} --deals many", "is not a whole number"),
        (f"{SMALL} --deals -1", "out of range"),
        (f"{SMALL} --workers 0", "out of range"),
        (f"{SMALL} --deals 0 --games 0", "nothing to play"),
        (f"{SMALL} --form five", "is not a valid form"),
        (f"{SMALL} --form two --rules form=dummy", "--rules says dummy"),
        (f"{SMALL} --rules draw=ace_low", "without a draw"),
        (f"{SMALL} --rules match=rubber", "single games"),
        (f"{SMALL} --rules trumps=1", "There is no rule"),
        (f"{SMALL} --calls maybe", "invalid choice"),
        (f"{SMALL} --keep {os.curdir}", "“.”: "),
        (f"{SMALL} --keep no-such-folder/match", "“no-such-folder/match”: "),
        (f"{SMALL} --scheduler nowhere", "is not a scheduler's address"),
        (f"{SMALL} --scheduler foo://a:1", "is not a scheduler's address"),
        (f"{SMALL} --scheduler tcp://a:99999", "is not a scheduler's address"),
        (f"{SMALL} --scheduler 127.0.0.1:1", "No answer from 127.0.0.1:1"),
    ],
    "play": [
        ("--players casual,casual", "names 2 players; name 4 for form=four"),
        ("--players novice,novice,novice,novice --form two", "name 2 for form=two"),
        ("--players novice,novice --form dummy", "name 3 for form=dummy"),
        ("--players ", "no level “”"),
        ("--players casual,casual,casual,wizard", "no level “wizard”"),
        ("--players novice --players casual", "argument --players: This option was given twice"),
        ("--form three", "“three” is not a valid form; choose one of four, dummy, two."),
        ("--form two --form four", "argument --form: This option was given twice"),
        ("--form two --rules form=four", "--form says two, but --rules says form=four"),
        ("--match long", "not a valid match; choose one of game, rubber, rubber_points, round"),
        ("--match round", "form=four is not played as match=round"),
        ("--match round --form two", "form=two is not played as match=round"),
        ("--match game --rules match=rubber", "--rules says match=rubber"),
        (
            "--form dummy --match rubber --rules match=round",
            "--match says rubber, but --rules says match=round",
        ),
        ("--preset hoyle", "not a valid preset; choose one of parlett, hoffmann, handbook"),
        ("--draw yes", "not a valid draw; choose one of off, pack, ace_low, ace_high"),
        ("--draw off --rules draw=ace_low", "--rules says draw=ace_low"),
        ("--stakes 1001", "out of range"),
        ("--stakes x", "not a whole number"),
        ("--stakes 5 --rules stakes=50", "--rules says stakes=50"),
        ("--stakes 5 --rules stakes=²", "--rules says stakes=²"),
        ("--rules target=5 --rules target=6", "argument --rules: This option was given twice"),
        ("--rules match=game,match=rubber", "each name once"),
        ("--rules form=dummy,match=rubber,match=rubber_points", "each name once"),
        ("--rules form=five", "not a valid value for form"),
        ("--rules form", "write NAME=VALUE"),
        ("--rules kitty=1", "no rule “kitty”"),
        ("--rules stakes=-1", "not a valid value for stakes"),
        ("--rules joker_lead=sometimes", "not a valid value for joker_lead"),
        ("--rules target=0", "target"),
        ("--form dummy --rules target=25", "choose a higher target"),
        ("--form dummy --dealer N", "let S, W or E deal first"),
        ("--draw ace_low --dealer N", "add --draw off"),
        ("--preset hoffmann --dealer N --games 2", "add --draw off"),
        ("--dealer X", "not a seat"),
        ("--seed -1", "out of range"),
        (f"--seed {'9' * 5000}", "out of range"),
        ("--seed two", "not a whole number"),
        ("--games 0", "out of range"),
        ("--games 99999999999", "out of range"),
        (f"--games 2 --seed {2**63 - 1}", "give a lower --seed"),
        ("--games 2 --record x.quinto", "single game"),
        ("--record /nowhere/at/all/x.quinto", "nowhere"),
        ("--record /", "is a folder. Choose another name."),
        ("--record a\0b", "no file can have that name"),
    ],
    "puzzles": [("make x.json --theme openings", "royal, game, feed, refuse, ending, double")],
    "review": [
        (str(MIDDLE), "No deal of this game is over yet"),
        (f"{SECOND} --deal 2", "No deal 2 is over; give a number from 1 to 1."),
        (f"{SECOND} --seat X", "is not a seat; give N, E, S or W."),
        (f"{SECOND} --effort much", "choose one of quick, usual, deep"),
        (f"{SECOND} --seed -1", "out of range"),
        (f"{SAVES}/none.quinto", "none.quinto"),
        (__file__, "This is not a Quinto game"),
    ],
    "stats": [
        (f"--since {text}", "is not a month")
        for text in ("2026", "2026-13", "2026-1", "26-01", "２０２６-01", "x")
    ],
}


@pytest.mark.parametrize(
    ("command", "options", "said"),
    [(command, *row) for command, rows in REFUSED.items() for row in rows],
    ids=lambda given: given[:40],
)
def test_what_is_wrong_is_said_in_one_line(command: str, options: str, said: str, lab: Lab) -> None:
    assert said in lab.refused(command, *(options.split(" ") if options else ()))


LEADER = [DEAL, "--leader", "N"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["nonsense", "--leader", "N"], "is not a deal"),
        ([DEAL, "--leader", "X"], "is not a seat"),
        ([DEAL], "--leader"),
        ([*LEADER, "--trick", "HQ"], "The hands are unequal"),
        ([*LEADER, "--trick", "XX"], "XX"),
        ([*LEADER, "--trick", "C7,HQ"], "HQ cannot be played there: E holds Q..4."),
        ([*LEADER, "--trick-value", "7"], "7"),
        ([*LEADER, "--joker-lead", "maybe"], "maybe"),
        ([*LEADER, "--table-mb", "0"], "out of range"),
    ],
)
def test_no_position_is_solved_that_cannot_be(arguments: list[str], said: str, lab: Lab) -> None:
    assert said in lab.refused("solve", *arguments)


@pytest.mark.skipif(sys.platform == "win32", reason="there is no list of users")
def test_a_home_that_nobody_knows_is_told_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, lab: Lab
) -> None:
    monkeypatch.setattr("pwd.getpwuid", {}.__getitem__)
    for variable in ("HOME", "XDG_DATA_HOME"):
        monkeypatch.delenv(variable, raising=False)
    assert lab.refused("stats").startswith("quinto-lab: your home folder is not known; set")
