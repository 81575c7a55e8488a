"""Plays a deal, and more, while Orca reads it out; `orca_hears` starts it as a child.

``/usr/bin/python3 orca_session.py COMMAND...`` in a session bus and on a screen of its own, with a
home that is empty. It starts Speech Dispatcher with `speech_log`, Orca, and the command, which is
to open Quinto's window. It plays the first deal, each card once the one before has been read out,
asks for a hint, goes through the review, and opens New game.

What was said is reported in one line of JSON on standard output: ``[[text, whether cut off], …]``
for each of ``deal``, ``hint``, ``review`` and ``new-game``.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

import reader
from reader import Reader

_CONFIGURATION = """\
LogLevel 0
CommunicationMethod "unix_socket"
DefaultLanguage "en-US"
AddModule "log" "{module}" "log.conf"
DefaultModule log
"""


reader.PATIENCE_S = 60
SILENCE_S = 2
"""Orca has nothing more to say if it has said nothing for so long."""
ATTEMPTS = 5
STEPS = 5
"""How many decisions of the review it looks at."""


class Ear(Reader):
    """Plays like a reader, but hears only what Orca says."""

    def __init__(self, process: subprocess.Popen[bytes], spoken: Path) -> None:
        self._process, self._spoken = process, spoken
        self.heard, self.pressed, self.roles = [], [], set()

    def said(self) -> list[tuple[str, bool]]:
        """What was said so far, and whether it was cut off."""
        lines = self._spoken.read_text(encoding="utf-8").splitlines()
        said = [(text, is_cut) for text, is_cut in map(json.loads, lines)]
        self.heard = [text for text, _ in said]
        return said

    def hear(self, words: str, *, after: int = 0) -> None:
        """Wait until some words have been said, perhaps after so many other texts."""
        self.wait(lambda: any(words in text for text, _ in self.said()[after:]))

    def hear_after(self, key: str, words: str) -> list[tuple[str, bool]]:
        """Press a key, wait until some words have been said, and return what was said.

        As a person does, it waits before the key until all has been said, and presses it again if
        nothing comes of it: Orca sees each key before Quinto does, and a busy one may lose it.
        """
        before = len(self.settled())
        for _ in range(ATTEMPTS):
            subprocess.run(["xdotool", *strokes(key)], check=True)
            if any(words in text for text, _ in self.settled()[before:]):
                break
        self.hear(words, after=before)
        return self.said()[before:]

    def settled(self) -> list[tuple[str, bool]]:
        said: list[tuple[str, bool]] | None = None
        while said != (said := self.said()):
            time.sleep(SILENCE_S)
        return said

    def play_until(self, until: str) -> None:
        """Do the first thing that may be done, until a button of this name could be pressed."""
        while True:
            name, button = self.wait(self.next_to_press)
            if name.startswith(until):
                return
            self.press(name, button)
            card = name.partition(",")[0]
            self.hear("You: pass." if name == "Pass" else f"You: {card.lower()}.")


def strokes(keys: str) -> list[str]:
    """Hold the first of two keys as long as a person does: “ctrl+n”."""
    held, plus, key = keys.rpartition("+")
    pause = ["sleep", "0.5"]
    return ["keydown", held, *pause, "key", key, *pause, "keyup", held] if plus else ["key", key]


@contextmanager
def running(command: Sequence[str | Path], **more: str) -> Iterator[subprocess.Popen[bytes]]:
    """Have a program run until the end of the ``with`` block."""
    process = subprocess.Popen(command, env={**os.environ, **more}, stdout=subprocess.DEVNULL)
    try:
        yield process
    finally:
        process.terminate()
        process.wait()


def set_up_speech(home: Path) -> Path:
    """Have Speech Dispatcher speak into a file."""
    folder = home / ".config" / "speech-dispatcher"
    (folder / "modules").mkdir(parents=True)
    (folder / "modules" / "log.conf").touch()
    module = home / "speech_log.py"
    shutil.copy(Path(__file__).with_name("speech_log.py"), module)
    configuration = _CONFIGURATION.format(module=module)
    (folder / "speechd.conf").write_text(configuration, encoding="utf-8")
    spoken = home / "spoken.jsonl"
    spoken.touch()
    os.environ["QUINTO_SPOKEN"] = str(spoken)
    return spoken


def main() -> None:
    spoken = set_up_speech(Path(os.environ["HOME"]))
    socket = Path(os.environ["XDG_RUNTIME_DIR"], "speech-dispatcher", "speechd.sock")
    with running(["speech-dispatcher", "--run-single", "--timeout", "0"]) as speech:
        Ear(speech, spoken).wait(socket.exists)  # Orca would start another
        with running(["orca"]) as orca, ExitStack() as stack:
            Ear(orca, spoken).hear("Screen reader on.")
            program = stack.enter_context(running(sys.argv[1:]))
            ear = Ear(program, spoken)
            ear.hear("Your hand: ")
            ear.play_until("Ace")
            told = {"call": ear.settled()}
            told["hint"] = ear.hear_after("F2", "ace of spades")
            start = len(ear.said())
            ear.play_until("Next deal")
            ear.hear("Next deal: Enter.")
            told["deal"] = told["call"] + ear.said()[start:]
            told["review"] = ear.hear_after("v", "Review panel.")
            for _ in range(STEPS):
                told["review"] += ear.hear_after("Right", "Trick ")
            ear.hear_after("Escape", "Next deal")
            told["new-game"] = ear.hear_after("ctrl+n", "Start push button")
            sys.stdout.write(json.dumps(told) + "\n")


if __name__ == "__main__":
    main()
