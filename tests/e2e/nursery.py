"""Starts programs that have imported Quinto already, which is most of what a start costs.

``python nursery.py FD`` imports what every start does, but starts nothing of Qt's. Whatever it is
then asked for on that socket is a copy of it, in which the script runs as if Python had been
started with it. `Born` is such a program for whoever asks: a child of the test's own process, with
its own streams, environment and folder. What imports themselves may break is not tried so:
``python -m quinto_desktop`` is always a start from nothing, and so is a surrounding of its own.
"""

from __future__ import annotations

import atexit
import ctypes
import gc
import json
import os
import runpy
import socket
import subprocess
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import Any

EVERY_START = (
    "driven",  # and with it the window
    "PySide6.QtDBus",
    "PySide6.QtSvg",
    "_miniaudio.lib",
    "html",
    "quinto_desktop.game.checking.deal_check",
    "quinto_desktop.game.judging.review_queue",
    "quinto_desktop.game.past.history_keeping",
    "quinto_desktop.game.past.statistics",
    "quinto_desktop.game.practice.practice",
    "quinto_desktop.game.thinking.engine_process",
    "quinto_desktop.window.app.forwarded_starts",
    "quinto_desktop.window.app.main_window",
    "quinto_desktop.window.controls.file_dialogs",
    "quinto_desktop.window.controls.printing",
    "quinto_desktop.window.sheet.slip",
    "quinto_desktop.window.stepper.replay_player",
    "quinto_desktop.window.stepper.review_paper",
    "quinto_desktop.window.stepper.review_picture",
    "quinto_desktop.window.stepper.review_view",
)
_LONGEST = 2**18
_ADOPTS = 36  # PR_SET_CHILD_SUBREAPER


class Born(subprocess.Popen[str]):
    """A Python script that runs in a copy of the nursery."""

    def _execute_child(  # what `Popen` does when all pipes are there
        self,
        args: Sequence[str],
        _executable: object,
        _preexec_fn: object,
        _close_fds: object,
        _pass_fds: object,
        cwd: os.PathLike[str],
        env: Mapping[str, str],
        _startupinfo: object,
        _creationflags: object,
        _shell: object,
        *others: Any,
    ) -> None:
        stdin, _, _, stdout, _, stderr = streams = others[:6]
        asked = json.dumps([args[1:], dict(env), os.fspath(cwd)]).encode()
        line = _line(env["PYTHONPATH"])
        adopt = ctypes.CDLL(None).prctl
        adopt(_ADOPTS, 1, 0, 0, 0)
        socket.send_fds(line, [asked], [stdin, stdout, stderr])
        self.pid = int(line.recv(_LONGEST))
        adopt(_ADOPTS, 0, 0, 0, 0)
        self._child_created = True
        self._close_pipe_fds(*streams)  # type: ignore[attr-defined]


@cache
def _line(path: str) -> socket.socket:
    """The line to the nursery of this process, which ends with it."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    inherited = {name: os.environ[name] for name in os.environ if not name.startswith("LC_")}
    with theirs:
        process = subprocess.Popen(
            [sys.executable, __file__, str(theirs.fileno())],
            env={**inherited, "PYTHONPATH": path},
            pass_fds=[theirs.fileno()],
        )

    @atexit.register
    def end() -> None:
        ours.close()
        process.wait()

    return ours


def _next_birth(line: socket.socket) -> tuple[list[str], dict[str, str], str] | None:
    """In a copy of this process: what it is to be; None when nobody asks any more."""
    while True:
        asked, streams, *_ = socket.recv_fds(line, _LONGEST, 3)
        if not asked:
            return None
        hear, tell = os.pipe()
        between = os.fork()
        if not between:
            child = os.fork()
            if child:  # its parent is gone then, and the test's process adopts it
                os.write(tell, str(child).encode())
                os._exit(0)
            for number, stream in enumerate(streams):
                os.dup2(stream, number)
            for one in (hear, tell, *streams):
                os.close(one)
            line.close()
            script, changes, folder = json.loads(asked)
            return script, changes, folder
        os.waitpid(between, 0)
        line.send(os.read(hear, 100))
        for one in (hear, tell, *streams):
            os.close(one)


def main() -> None:
    """Import everything, and become whatever is asked for."""
    for name in EVERY_START:
        import_module(name)
    gc.freeze()
    asked = _next_birth(socket.socket(fileno=int(sys.argv[1])))
    if asked is None:
        return
    sys.argv, variables, folder = asked
    os.environ.clear()
    os.environ.update(variables)
    os.chdir(folder)
    runpy.run_path(sys.argv[0], run_name="__main__")


if __name__ == "__main__":
    main()
