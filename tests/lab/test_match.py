"""`quinto-lab match` is fair, reproducible and resumable, and explains every failure."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from examples import each
from lab_command import Lab, main
from msgspec import Struct
from present import present

from quinto_desktop.lab.estimates import (
    Times,
    chi_square_tails,
    mean_estimate,
    student_quantile,
    times_of,
)
from quinto_desktop.lab.match import duplicate, workers
from quinto_desktop.lab.match.contestants import AtRandom
from quinto_desktop.lab.match.duplicate import (
    Contest,
    Kind,
    Outcome,
    Unit,
    play_unit,
    start_of_unit,
    unit_seed,
)
from quinto_desktop.lab.match.kept import read_kept, table_of
from quinto_desktop.lab.playing.headless import match_steps
from quinto_desktop.players import ComputerPlayer, Level, player_of
from quinto_desktop.records.history.counts import share_estimate
from quinto_desktop.rules import *

Told: TypeAlias = dict[str, Any]

SMALL = ["match", "--a", "novice", "--b", "casual", "--deals", "8", "--games", "2", "--seed", "3"]
RANDOM = ["match", "--a", "random", "--b", "random"]
HERE = ["--workers", "1"]


def _told(lab: Lab, *arguments: object) -> Told:
    """The command's JSON output, without what differs from run to run."""
    told = lab.json(*arguments)
    assert told.pop("seconds") >= 0
    for times in told.pop("thinking_ms").values():
        told.setdefault("cards", []).append(times and times["cards"])
    return told


def test_what_it_tells_a_program(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SMALL, *HERE, "--json"]) == 0
    out = capsys.readouterr()
    assert out.err == ""
    told = json.loads(out.out)
    assert [*told] == [
        *("a", "b", "rules", "calls", "seed", "deals", "games", "points_per_deal"),
        *("games_won_percent", "thinking_ms", "seconds", "complete"),
    ]
    assert (told["a"], told["b"], told["seed"], told["calls"]) == ("novice", "casual", 3, True)
    assert told["deals"] == {"asked": 8, "played": 8}
    assert told["games"] == {"asked": 2, "played": 2}
    for name in ("points_per_deal", "games_won_percent"):
        assert told[name]["low"] < told[name]["mean"] < told[name]["high"]
    for times in (told["thinking_ms"]["a"], told["thinking_ms"]["b"]):
        assert times["cards"] > 100
        assert 0 <= times["median"] <= times["p95"] <= times["max"]
    assert told["complete"] is True


def test_the_same_seed_is_the_same_match_whatever_the_workers(lab: Lab) -> None:
    alone = _told(lab, *SMALL, *HERE)
    assert _told(lab, *SMALL, "--workers", "2") == alone
    other = _told(lab, *SMALL, *HERE, "--seed", "4")
    assert other["points_per_deal"] != alone["points_per_deal"]


@pytest.mark.parametrize("form", [Form.DUMMY, Form.FOUR, Form.TWO])
def test_the_other_way_round_is_the_opposite(form: Form, lab: Lab) -> None:
    common = ["--deals", "5", "--games", "1", "--form", form.value, *HERE]
    one = _told(lab, "match", "--a", "random", "--b", "casual", *common)
    other = _told(lab, "match", "--a", "casual", "--b", "random", *common)
    assert one["points_per_deal"]["mean"] == -other["points_per_deal"]["mean"] != 0
    assert one["points_per_deal"]["low"] == pytest.approx(-other["points_per_deal"]["high"])
    won = [told["games_won_percent"]["mean"] for told in (one, other)]
    assert sum(won) == 100
    assert one["cards"] == [*reversed(other["cards"])]


def test_so_many_games_as_a_tenth_of_the_deals(lab: Lab) -> None:
    command = [*RANDOM, *HERE, "--deals"]
    assert _told(lab, *command, "19")["games"] == {"asked": 1, "played": 1}
    assert _told(lab, *command, "9")["games_won_percent"] is None
    told = _told(lab, *command, "0", "--games", "2")
    assert told["points_per_deal"] is None


# Resuming


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The file that the small match keeps, once it has been played."""
    keep = tmp_path_factory.mktemp("match") / "match.jsonl"
    assert main([*SMALL, *HERE, "--json", "--keep", str(keep)]) == 0
    return keep.read_bytes()


def test_a_match_goes_on_where_it_was_left(tmp_path: Path, lab: Lab) -> None:
    whole = _told(lab, *SMALL, *HERE)
    keep = tmp_path / "match.jsonl"
    kept = ["--keep", str(keep), *HERE]
    short = _told(lab, *SMALL, "--deals", "3", "--games", "1", *kept)
    assert short["deals"] == {"asked": 3, "played": 3}
    assert len(keep.read_bytes().splitlines()) == 1 + 4
    assert _told(lab, *SMALL, *kept) == whole
    assert len(keep.read_bytes().splitlines()) == 1 + 10
    held = keep.read_bytes()
    assert _told(lab, *SMALL, *kept) == whole
    assert _told(lab, *SMALL, "--deals", "3", "--games", "1", *kept) == short
    assert keep.read_bytes() == held


@pytest.mark.parametrize("length", [-40, 0, 1, 60, -1])
def test_a_line_that_was_not_finished_is_played_again(
    length: int, kept: bytes, tmp_path: Path, lab: Lab
) -> None:
    keep = tmp_path / "match.jsonl"
    keep.write_bytes(kept)
    whole = _told(lab, *SMALL, *HERE, "--keep", keep)
    assert keep.read_bytes() == kept
    keep.write_bytes(kept[:length])
    assert _told(lab, *SMALL, *HERE, "--keep", keep) == whole
    assert len(keep.read_bytes().splitlines()) == len(kept.splitlines())


OTHERS = {
    "a": ["--a", "random"],
    "b": ["--b", "random"],
    "rules": ["--rules", "target=200"],
    "form": ["--form", "two"],
    "calls": ["--calls", "off"],
    "seed": ["--seed", "4"],
}


@pytest.mark.parametrize("changed", OTHERS.values(), ids=OTHERS)
def test_another_matchs_file_is_refused(changed: list[str], tmp_path: Path, lab: Lab) -> None:
    keep = tmp_path / "match.jsonl"
    lab(*SMALL, "--deals", "1", "--games", "0", *HERE, "--keep", keep)
    held = keep.read_bytes()
    assert "holds a different match" in lab.refused(*SMALL, *changed, *HERE, "--keep", keep)
    assert keep.read_bytes() == held


def test_calls_are_told_as_the_option_has_them(tmp_path: Path, lab: Lab) -> None:
    keep = ["--keep", str(tmp_path / "match.jsonl")]
    assert "\n1 of 1 deal and 0 of 0 games, " in lab(
        *SMALL, "--deals", "1", "--games", "0", *HERE, *keep
    )
    assert "calls is on there, not off." in lab.refused(*SMALL, "--calls", "off", *HERE, *keep)


NO_MATCHES = {
    "a text": b"Dear diary,\n",
    "a text without an end": b"Dear diary",
    "no text": b"\xff\xfe\n\n",
    "a saved game": b'{"format": "quinto"}\n',
    "another format": b'{"format":"x","version":"","a":"","b":"","rules":"","calls":true,"seed":1}'
    b"\n",
}


@each("content", NO_MATCHES.values(), ids=NO_MATCHES)
def test_a_file_that_is_no_match_is_refused(content: bytes, tmp_path: Path, lab: Lab) -> None:
    keep = tmp_path / "diary"
    keep.write_bytes(content)
    assert "is not a file of quinto-lab match" in lab.refused(*SMALL, "--keep", keep)
    assert keep.read_bytes() == content


@pytest.mark.parametrize("line", [b"", b"{}", b'{"kind":"deal"}', b"\xff", b"[" * 5000])
def test_a_damaged_line_is_named(line: bytes, kept: bytes, tmp_path: Path, lab: Lab) -> None:
    keep = tmp_path / "match.jsonl"
    lines = kept.split(b"\n")
    lines[3] = line
    keep.write_bytes(b"\n".join(lines))
    assert "is damaged in line 4" in lab.refused(*SMALL, "--keep", keep)


# Stopping


def test_ctrl_c_tells_what_there_is_and_the_match_goes_on_later(
    tmp_path: Path, lab: Lab, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = _told(lab, *SMALL, *HERE)
    keep = ["--keep", str(tmp_path / "match.jsonl")]
    played: list[Unit] = []

    def interrupted(contest: Contest, unit: Unit) -> Outcome:
        if len(played) == 6:
            raise KeyboardInterrupt
        played.append(unit)
        return play_unit(contest, unit)

    with monkeypatch.context() as patch:
        patch.setattr(workers, "play_unit", interrupted)
        assert main([*SMALL, *HERE, *keep, "--json"]) == 130
    out = capsys.readouterr()
    assert out.err == "quinto-lab: stopped\n"
    told = json.loads(out.out)
    assert told["complete"] is False
    assert told["deals"] == {"asked": 8, "played": 5}
    assert told["games"] == {"asked": 2, "played": 1}
    assert _told(lab, *SMALL, *HERE, *keep) == whole


@pytest.mark.skipif(sys.platform == "win32", reason="no such terminals and signals")
@pytest.mark.parametrize("stop", ["SIGINT", "SIGKILL"])
def test_whatever_ends_the_match_ends_the_workers_too(stop: str) -> None:
    terminal, side = os.openpty()
    options = ["--deals", "1000000", "--games", "0", "--workers", "2"]
    ran = subprocess.Popen(
        [sys.executable, "-m", "quinto_desktop.lab", *RANDOM, *options],
        stdout=subprocess.PIPE,
        stderr=side,
        start_new_session=True,
        # Tests started in the background ignore Ctrl-C, and so do the processes they start.
        preexec_fn=_take_ctrl_c,
    )
    os.close(side)
    try:
        drawn = b""
        while b"left" not in drawn:  # the bar shows the remaining time once a deal is done
            drawn += os.read(terminal, 1000)
        if stop == "SIGINT":
            os.killpg(ran.pid, signal.SIGINT)  # as the terminal does
        else:
            ran.kill()
        drawn += _rest(terminal)
        out, _ = ran.communicate()
    finally:
        ran.kill()
        os.close(terminal)
    assert b"\r\x1b[K[........................] 0 of 1000000" in drawn
    assert b"Traceback" not in drawn
    if stop == "SIGINT":
        assert ran.returncode == 130
        assert drawn.endswith(b"\r\x1b[Kquinto-lab: stopped\r\n")
        assert b" of 1000000 deals and 0 of 0 games, each played twice, in " in out


def _take_ctrl_c() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _rest(terminal: int) -> bytes:
    """Return the remaining output, once every process that might write has ended."""
    found = b""
    while True:
        try:
            more = os.read(terminal, 1000)
        except OSError:  # how Linux signals the end
            return found
        if not more:
            return found
        found += more


# -------- `quinto-lab ladder` makes the table of matches that have been kept
CHECKOUT = Path(__file__).parents[2]
MATCHES = CHECKOUT / "tests" / "data" / "matches"


def match(*arguments: str) -> int:
    return main(["match", *arguments, "--games", "1", "--workers", "1"])


@pytest.fixture(scope="module")
def kept_ladder(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    folder = tmp_path_factory.mktemp("kept")
    off, on = folder / "off", folder / "on"
    assert match("--a=casual", "--b=random", "--deals=3", "--calls=off", f"--keep={off}") == 0
    assert match("--a=novice", "--b=random", "--deals=1", f"--keep={on}") == 0
    return off, on


def test_each_match_is_a_line(kept_ladder: tuple[Path, Path], lab: Lab) -> None:
    head, rule, off, on = lab("ladder", *kept_ladder).splitlines()
    assert (head, rule) == ("| | deals | points |", "| --- | --- | --- |")
    assert off.startswith("| casual v random | 3 | +")
    assert " to " in off
    assert on.startswith("| novice v random, with calls | 1 | ")
    assert "(" not in on  # one deal says nothing about the spread


def test_without_times_a_match_says_the_same_and_goes_on(
    kept_ladder: tuple[Path, Path], tmp_path: Path, lab: Lab
) -> None:
    off, _ = kept_ladder
    told = lab("ladder", off)
    folder = tmp_path / "matches"
    assert lab("ladder", off, "--save", folder) == told
    (saved,) = folder.iterdir()
    assert saved.name == "casual_random_1.jsonl"
    assert saved.stat().st_size < off.stat().st_size / 3

    told = lab("match --a=casual --b=random --deals=4 --games=1 --calls=off --keep", saved)
    assert told.splitlines()[2].startswith("4 of 4 deals and 1 of 1 game,")
    _, outcomes = read_kept(saved)
    assert [one.unit.number for one in outcomes if one.unit.kind is Kind.DEAL] == [1, 2, 3, 4]


def test_two_of_one_name_do_not_overwrite_each_other(
    kept_ladder: tuple[Path, Path], tmp_path: Path, lab: Lab
) -> None:
    off, _ = kept_ladder
    folder = tmp_path / "matches"
    assert "“casual_random_1.jsonl”; save them one at a time" in lab.refused(
        "ladder", off, off, "--save", folder
    )
    assert not folder.exists()


def test_a_file_that_is_there_is_not_overwritten(
    kept_ladder: tuple[Path, Path], tmp_path: Path, lab: Lab
) -> None:
    off, _ = kept_ladder
    path = tmp_path / "casual_random_1.jsonl"
    path.write_bytes(off.read_bytes())
    assert lab.refused("ladder", path, "--save", tmp_path).endswith(
        "1.jsonl” already exists; delete it, or save to another folder.\n"
    )
    assert path.read_bytes() == off.read_bytes()


HEAD = (
    '{"format":"quinto-lab match","version":"0","a":"novice","b":"random","calls":false,"seed":1,'
    '"rules":"joker_lead=highest,cachette_from=bottom,target=250,form=two,match=game,draw=off,'
    'stakes=0"}'
)
DEAL = '{"kind":"deal","number":1,"results":[5,-10],"ms":[[],[]]}'


@each(
    "text, fault",
    [
        ("Dear Ada,\n", "is not a file of quinto-lab match."),
        (HEAD.replace("novice", "../../novice") + "\n", "is not a file of quinto-lab match."),
        (HEAD.replace("novice", "a | b") + "\n", "is not a file of quinto-lab match."),
        (HEAD.replace("novice", "a\\u0000") + "\n", "is not a file of quinto-lab match."),
        (f"{HEAD}\n{DEAL.replace('5', '9' * 400)}\n", "is damaged in line 2."),
        (f"{HEAD}\n{DEAL.replace('1,', '0,')}\n", "is damaged in line 2."),
        (f"{HEAD}\n{DEAL.replace('deal', 'game')}\n", "is damaged in line 2."),
        (f"{HEAD}\n{DEAL}\n{DEAL}\n", "is damaged: it has the same deal or game twice."),
    ],
)
def test_other_files_are_refused(text: str, fault: str, tmp_path: Path, lab: Lab) -> None:
    path = tmp_path / "letter"
    path.write_text(text, encoding="utf-8")
    assert lab.refused("ladder", path) == f"quinto-lab: “{path}” {fault}\n"


def test_what_cannot_be_read_is_one_sentence(tmp_path: Path, lab: Lab) -> None:
    for path in (tmp_path / "none", tmp_path):
        complaint = lab.refused("ladder", path)
    assert complaint.endswith("name one written by quinto-lab match --keep.\n")
    complaint = lab.refused("match --a=novice --b=random --keep", os.devnull)
    assert complaint.endswith("outcomes cannot be kept there.\n")


def test_other_rules_are_named_and_no_deal_is_no_result(tmp_path: Path, lab: Lab) -> None:
    path = tmp_path / "two"
    path.write_text(f"{HEAD}\n{DEAL}\n", encoding="utf-8")
    assert lab("ladder", path).splitlines()[2] == "| novice v random, form=two | 1 | −2.5 |"
    saved = tmp_path / "saved"
    lab("ladder", path, "--save", saved)
    assert [one.name for one in saved.iterdir()] == ["novice_random_form=two_1.jsonl"]
    path.write_text(f"{HEAD}\n", encoding="utf-8")
    assert lab("ladder", path).splitlines()[2] == "| novice v random, form=two | 0 | – |"


def test_the_readme_tells_what_the_kept_matches_came_to() -> None:
    matches = [read_kept(path) for path in sorted(MATCHES.glob("*.jsonl"))]
    path = CHECKOUT / "quinto_desktop" / "lab" / "README.md"
    if not path.parent.is_dir():
        pytest.skip("the tests are away from the package, whose wheel has no README")
    readme = path.read_text(encoding="utf-8")
    told = re.findall(r"^\| [a-z:-]+ v [a-z:-]+ \| .*\|$", readme, re.MULTILINE)
    assert len(told) > 3
    assert sorted(told) == sorted([*table_of(matches)][2:])


# -------- A unit is fair: both tables are identical, except that the contestants swap places
class Recorder(Struct):
    """Plays at random and records what it was asked."""

    asked: list[tuple[MatchState, int]]

    def choose(self, state: MatchState, seed: int) -> Action:
        assert len(legal_actions(state)) > 1
        self.asked.append((state, seed))
        return AtRandom().choose(state, seed)


class Recorders:
    """Hands out recorders in the order in which the tables ask: A, B, then A, B again."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.of: list[Recorder] = []

    def clear(self) -> None:
        self.names.clear()
        self.of.clear()

    def __call__(self, name: str) -> Recorder:
        self.names.append(name)
        self.of.append(Recorder([]))
        return self.of[-1]


@pytest.fixture
def recorders(monkeypatch: pytest.MonkeyPatch) -> Recorders:
    found = Recorders()
    monkeypatch.setattr(duplicate, "contestant_of", found)
    return found


def _contest(form: Form, *, has_calls: bool = True, target: int = 250) -> Contest:
    rules = RuleOptions(form=form, target=target)
    return Contest("novice", "casual", rules, has_calls=has_calls, seed=5)


def _seats(recorder: Recorder) -> set[Seat]:
    return {state.turn for state, _ in recorder.asked if state.turn is not None}


@pytest.mark.parametrize("form", Form)
def test_the_two_change_places_and_all_else_is_the_same(form: Form, recorders: Recorders) -> None:
    for number in range(1, 13):
        recorders.clear()
        unit = Unit(Kind.DEAL, number)
        play_unit(_contest(form), unit)
        first_a, first_b, second_a, second_b = recorders.of
        assert recorders.names == ["novice", "casual"] * 2
        assert _seats(first_a) == _seats(second_b)
        assert _seats(first_b) == _seats(second_a)
        start = start_of_unit(RuleOptions(form=form), unit)
        dummys = Side.NS if start.dummy is None else start.dummy.side
        assert {seat.side for seat in _seats(first_a)} == {dummys}
        assert {seat.side for seat in _seats(first_b)} == {dummys.other}
        _assert_same(first_a, second_b)
        _assert_same(first_b, second_a)


def _assert_same(here: Recorder, there: Recorder) -> None:
    """Check that equal players with equal seeds have had the same cards at the same moments."""
    assert here.asked == there.asked
    assert len({seed for _, seed in here.asked}) == len(here.asked)


@each("form", Form)
def test_the_deal_goes_round_and_with_dummy_dummy_too(form: Form) -> None:
    rules = RuleOptions(form=form)
    starts = [start_of_unit(rules, Unit(Kind.DEAL, number)) for number in range(1, 13)]
    dealers = [start.turn for start in starts]
    assert dealers[:5] == [Seat.E, Seat.S, Seat.W, Seat.N, Seat.E]
    if form is Form.DUMMY:
        assert len({(start.turn, start.dummy) for start in starts}) == 12
        for start in starts:
            assert start.dummy is not None
            assert start.scores[start.dummy.side] == 0
            assert start.scores[start.dummy.side.other] == DUMMY_HANDICAP
    else:
        assert {start.scores for start in starts} == {(0, 0)}


def test_a_game_with_dummy_is_dealt_first_by_the_dummy_player() -> None:
    starts = [
        start_of_unit(RuleOptions(form=Form.DUMMY), Unit(Kind.GAME, number))
        for number in range(1, 4)
    ]
    assert {start.turn for start in starts} == {Seat.S, Seat.W, Seat.E}
    assert all(start.dummy is start.turn.partner for start in starts if start.turn is not None)


# A first deal by an opponent of dummy occurs nowhere else, so there is nothing to compare.
@pytest.mark.parametrize(
    ("form", "kind"),
    [(form, kind) for form in Form for kind in Kind if (form, kind) != (Form.DUMMY, Kind.DEAL)],
)
def test_a_unit_comes_to_what_the_match_without_a_window_comes_to(form: Form, kind: Kind) -> None:
    contest = _contest(form)
    unit = Unit(kind, 3)  # dealt by North, except that with dummy the Dummy-player deals
    start = start_of_unit(contest.rules, unit)
    dummys = Side.NS if start.dummy is None else start.dummy.side
    expected = []
    for side_of_a in (dummys, dummys.other):
        levels = {side_of_a: Level.NOVICE, side_of_a.other: Level.CASUAL}
        players = {start.seating[seat]: player_of(levels[seat.side]) for seat in SEATS}
        final = _played(contest, unit, [players[number] for number in sorted(players)], start.turn)
        if kind is Kind.GAME:
            expected.append(int(final.winner is side_of_a))
        else:
            expected.append(final.scores[side_of_a] - final.scores[side_of_a.other])
    assert play_unit(contest, unit).results == tuple(expected)


def _played(
    contest: Contest, unit: Unit, players: list[ComputerPlayer], dealer: Seat | None
) -> MatchState:
    steps = match_steps(contest.rules, unit_seed(contest.seed, unit), players, dealer)
    for step in steps:
        final = step.after
        if unit.kind is Kind.DEAL and final.results:
            break
    return final


def test_a_quint_that_wins_the_game_ends_the_deal_without_tricks(recorders: Recorders) -> None:
    # Random players and a game to 5 points: the first quint wins, and nothing else matters.
    results = [
        play_unit(_contest(Form.FOUR, target=5), Unit(Kind.DEAL, number)).results
        for number in range(1, 9)
    ]
    points = {abs(result) for pair in results for result in pair}
    assert points <= {5, 10, 15, 20, 25, 30, 35, 40, 45}
    assert len(points) > 1
    assert max(len(recorder.asked) for recorder in recorders.of) < 24


def test_without_calls_nobody_is_asked_for_one(recorders: Recorders) -> None:
    play_unit(_contest(Form.FOUR, has_calls=False), Unit(Kind.DEAL, 1))
    asked = [state for recorder in recorders.of for state, _ in recorder.asked]
    assert {state.phase for state in asked} == {Phase.PLAY}
    assert {state.deal.trick_value for state in asked if state.deal is not None} == {5}
    play_unit(_contest(Form.FOUR), Unit(Kind.DEAL, 1))
    assert any(
        state.phase is Phase.DOUBLING
        for recorder in recorders.of[4:]
        for state, _ in recorder.asked
    )


def test_thinking_times_are_of_cards_that_could_be_chosen(recorders: Recorders) -> None:
    outcome = play_unit(_contest(Form.FOUR), Unit(Kind.DEAL, 1))
    for who in (0, 1):
        cards = [
            state
            for recorder in (recorders.of[who], recorders.of[who + 2])
            for state, _ in recorder.asked
            if state.phase is Phase.PLAY
        ]
        assert len(outcome.ms[who]) == len(cards)
        assert 0 < len(cards) < 48
        assert all(ms >= 0 for ms in outcome.ms[who])


def test_seeds_depend_on_the_match_the_kind_and_the_number() -> None:
    units = [Unit(kind, number) for kind in Kind for number in (1, 2, 12)]
    seeds = {unit_seed(seed, unit) for seed in (1, 2, 11) for unit in units}
    assert len(seeds) == 18


# -------- Intervals and percentiles, against published tables and by hand
STUDENT = {
    **{1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776, 5: 2.571, 9: 2.262, 10: 2.228, 29: 2.045},
    **{30: 2.042, 100: 1.984, 1000: 1.962, 1001: 1.962, 1_000_000: 1.960},
}
"""Student's two-sided 95 % points, as tables give them."""


@each("freedom, reach", STUDENT.items())
def test_student_is_as_the_tables_have_it(freedom: int, reach: float) -> None:
    assert student_quantile(freedom) == pytest.approx(reach, abs=6e-4)


MEANS = {
    "two": ([0.0, 10.0], 5.0, 5 * 12.7062),
    "four": ([1.0, 2.0, 3.0, 4.0], 2.5, 3.18245 * 1.290994 / 2),
    "all the same": ([7.5, 7.5, 7.5], 7.5, 0.0),
}


@pytest.mark.parametrize(("sample", "mean", "reach"), MEANS.values(), ids=MEANS)
def test_a_mean_has_its_interval(sample: list[float], mean: float, reach: float) -> None:
    estimate = present(mean_estimate(sample))
    assert estimate.mean == mean
    assert estimate.low == pytest.approx(mean - reach, abs=1e-3)
    assert estimate.high == pytest.approx(mean + reach, abs=1e-3)


def test_one_observation_has_no_interval_and_none_has_no_mean() -> None:
    alone = present(mean_estimate([3.0]))
    assert (alone.mean, alone.low, alone.high) == (3.0, None, None)
    assert mean_estimate([]) is None
    assert share_estimate(0, 0) is None
    assert times_of([]) is None


# Wilson's intervals, worked out from (p + w/2 ± sqrt(w p (1 - p) + w²/4)) / (1 + w), w = z²/n.
SHARES = {
    (0, 10): (0.0, 0.0, 0.2775),
    (10, 10): (1.0, 0.7225, 1.0),
    (5, 10): (0.5, 0.2366, 0.7634),
    (1, 2): (0.5, 0.0945, 0.9055),
    (81, 263): (0.3080, 0.2553, 0.3662),
}


@each("counts, expected", SHARES.items())
def test_a_share_has_its_interval(
    counts: tuple[int, int], expected: tuple[float, float, float]
) -> None:
    estimate = present(share_estimate(*counts))
    assert (estimate.mean, estimate.low, estimate.high) == pytest.approx(expected, abs=5e-5)


TIMES = {
    "one": ([4.0], Times(1, 4.0, 4.0, 4.0)),
    "four": ([4.0, 1.0, 3.0, 2.0], Times(4, 2.5, 4.0, 4.0)),
    "a hundred": ([float(n) for n in range(100, 0, -1)], Times(100, 50.5, 96.0, 100.0)),
}


@pytest.mark.parametrize(("ms", "expected"), TIMES.values(), ids=TIMES)
def test_times_are_told_by_median_percentile_and_maximum(ms: list[float], expected: Times) -> None:
    assert times_of(ms) == expected


CHI_SQUARE = {
    1: (0.0039321, 3.8414588),
    2: (0.1025866, 5.9914645),
    9: (3.3251128, 16.9189776),
    52: (36.4370930, 69.8321604),
    100: (77.9294654, 124.3421134),
    1000: (927.5943631, 1074.6794494),
}
"""The 5 % and the 95 % points of chi-square, as tables give them."""


@each("freedom, points", CHI_SQUARE.items())
def test_chi_square_is_as_the_tables_have_it(freedom: int, points: tuple[float, float]) -> None:
    low, high = points
    assert chi_square_tails(low, freedom) == pytest.approx((0.05, 0.95), abs=1e-6)
    assert chi_square_tails(high, freedom) == pytest.approx((0.95, 0.05), abs=1e-6)
