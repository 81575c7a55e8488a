"""How the commands of `packaging` end when their work does not."""

from __future__ import annotations

import errno
import importlib
import os
import signal
from collections.abc import Iterator
from unittest.mock import Mock

import pytest
from examples import each

from steps.command import ARTEFACTS, ONLY_CHECKED, main, status_of
from steps.workshop import Fault


@pytest.fixture(autouse=True)
def _own_signals() -> Iterator[None]:
    before = {how: signal.getsignal(how) for how in (signal.SIGINT, signal.SIGTERM)}
    # Tests started in the background of a shell ignore Ctrl-C.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    for how, handler in before.items():
        signal.signal(how, handler)


def test_work_that_is_done_says_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert status_of("packaging/build", lambda: None) == 0
    assert capsys.readouterr() == ("", "")


@pytest.mark.parametrize(
    "error", [Fault("The deck is incomplete."), OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))]
)
def test_a_fault_and_a_full_disk_are_told_in_one_line(
    error: Exception, capsys: pytest.CaptureFixture[str]
) -> None:
    assert status_of("packaging/build", Mock(side_effect=error)) == 1
    assert capsys.readouterr().err == f"packaging/build: {error}\n"


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_what_was_started_is_ended_if_somebody_breaks_off(
    how: signal.Signals, capsys: pytest.CaptureFixture[str]
) -> None:
    ended = []

    def work() -> None:
        try:
            signal.raise_signal(how)
        finally:
            ended.append("the screen")

    assert status_of("packaging/check", work) == 130
    assert ended == ["the screen"]
    assert capsys.readouterr().err == "packaging/check: broken off; nothing more is done.\n"


@each("name", [*ARTEFACTS, *ONLY_CHECKED])
def test_whatever_can_be_named_has_a_check(name: str) -> None:
    assert callable(importlib.import_module(f"steps.{name}").check)


@pytest.mark.parametrize("name", ONLY_CHECKED)
def test_what_is_only_checked_cannot_be_built(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main("build", [name])

    assert ended.value.code == 2
    assert name in capsys.readouterr().err
