"""The chain of commitments: every fair game follows the one before, and none can be left out."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest
from faulty_files import refused

from quinto_desktop.records import Fault, RecordError
from quinto_desktop.records.commitments import CommitmentChain, Fate, place_in
from quinto_desktop.rules import NO_COMMITMENT, FairDeals, commitment_of

Opened: TypeAlias = Callable[[], CommitmentChain]
"""Opens the chain, as each start of the program does."""


@pytest.fixture(name="path")
def chain_path(tmp_path: Path) -> Path:
    return tmp_path / "state" / "commitments.jsonl"


@pytest.fixture(name="opened")
def opener(path: Path) -> Opened:
    secrets = (bytes([number]) * 32 for number in itertools.count(1))
    return lambda: CommitmentChain(path, lambda: next(secrets), lambda: 1_795_377_600.0)


def test_the_first_game_follows_nothing() -> None:
    assert CommitmentChain().prepared().previous == NO_COMMITMENT


def test_every_secret_is_another() -> None:
    assert len({CommitmentChain().prepared().secret for _ in range(50)}) == 50


def test_what_is_prepared_stays_the_same_until_a_game_has_it(opened: Opened) -> None:
    chain = opened()
    deals = chain.prepared()
    assert chain.prepared() is deals
    chain.spend(FairDeals(deals.secret, deals.previous, "words of the player"))
    assert chain.prepared().secret != deals.secret
    assert chain.prepared().previous == deals.commitment


def test_each_game_follows_the_one_before_in_whatever_run(opened: Opened) -> None:
    begun = []
    for _ in range(3):
        chain = opened()
        for _ in range(2):
            begun.append(chain.prepared())
            chain.note(begun[-1], Fate.BEGUN)
    previous = NO_COMMITMENT
    for deals in begun:
        assert deals.previous == previous
        previous = commitment_of(previous, deals.secret)
    assert [game.commitment for game in opened().games()] == [deals.commitment for deals in begun]


def test_the_last_word_on_a_game_counts(opened: Opened) -> None:
    chain = opened()
    one, other = chain.prepared(), None
    chain.note(one, Fate.BEGUN)
    other = chain.prepared()
    chain.note(one, Fate.LEFT)
    chain.note(other, Fate.BEGUN)
    chain.note(one, Fate.TAKEN_UP)
    chain.note(one, Fate.FINISHED)
    chain.note(other, Fate.GIVEN_UP)
    games = opened().games()
    assert [game.fate for game in games] == [Fate.FINISHED, Fate.GIVEN_UP]
    assert games[0].begun == "2026-11-22T20:00:00Z"


def test_a_secret_is_written_once_its_game_has_ended(opened: Opened, path: Path) -> None:
    chain = opened()
    deals = chain.prepared()
    for fate in (Fate.BEGUN, Fate.LEFT, Fate.TAKEN_UP):
        chain.note(deals, fate)
    assert deals.secret.hex() not in path.read_text()
    chain.note(deals, Fate.GIVEN_UP)
    assert deals.secret.hex() in path.read_text()


def test_half_a_line_costs_that_line_only(opened: Opened, path: Path) -> None:
    chain = opened()
    one = chain.prepared()
    chain.note(one, Fate.BEGUN)
    with path.open("ab") as file:
        file.write(b'{"at": "2026-11-22T21:00:00Z", "commitment": "12')  # a power cut
    later = opened()
    two = later.prepared()
    assert two.previous == one.commitment
    later.note(two, Fate.BEGUN)
    assert [game.commitment for game in opened().games()] == [one.commitment, two.commitment]


@pytest.mark.parametrize(
    "line",
    [
        *(b"", b"null", b"[]", b"{}", b"\xff", b"[" * 10_000, b"1" * 5000),
        *(b'{"commitment": 3, "fate": "begun"}', b'{"fate": "won"}'),
    ],
)
def test_foreign_lines_are_passed_over(opened: Opened, path: Path, line: bytes) -> None:
    chain = opened()
    deals = chain.prepared()
    chain.note(deals, Fate.BEGUN)
    with path.open("ab") as file:
        file.write(line + b"\n")
    assert opened().prepared().previous == deals.commitment
    assert len(opened().games()) == 1


def test_the_last_game_is_found_behind_many_lines_about_others(opened: Opened) -> None:
    chain = opened()
    one = chain.prepared()
    chain.note(one, Fate.BEGUN)
    last = chain.prepared()
    chain.note(last, Fate.BEGUN)
    for _ in range(300):
        chain.note(one, Fate.TAKEN_UP)
        chain.note(one, Fate.LEFT)
    assert opened().prepared().previous == last.commitment


def test_a_chain_that_cannot_be_written_is_told(path: Path) -> None:
    path.mkdir(parents=True)
    chain = CommitmentChain(path)
    deals = chain.prepared()
    assert refused(lambda: chain.note(deals, Fate.BEGUN)).code is Fault.NOT_SAVED
    assert chain.prepared().secret != deals.secret
    assert refused(chain.games).code is Fault.NOT_READ


def test_what_could_not_be_written_is_written_with_the_next(path: Path) -> None:
    path.mkdir(parents=True)
    chain = CommitmentChain(path)
    first = chain.prepared()
    with pytest.raises(RecordError):
        chain.note(first, Fate.BEGUN)
    path.rmdir()
    second = chain.prepared()
    chain.note(second, Fate.BEGUN)
    assert [game.commitment for game in chain.games()] == [first.commitment, second.commitment]
    assert place_in(chain.games(), second.commitment)[1]


def test_a_game_is_known_once_it_is_noted(opened: Opened) -> None:
    chain = opened()
    deals = chain.prepared()
    assert not chain.knows(deals)
    chain.note(deals, Fate.BEGUN)
    assert opened().knows(deals)
    assert not opened().knows(opened().prepared())
