"""Plays a deal while Orca reads it out; `orca_hears` starts it as a child.

``/usr/bin/python3 orca_session.py COMMAND...`` in a session bus and on a screen of its own, with a
home that is empty. It starts Speech Dispatcher with `speech_log`, Orca, and the command, which is
to open Quinto's window, and plays the first deal, each card once the one before has been read out.

What was said is reported in one line of JSON on standard output: ``[[text, whether cut off], …]``.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
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


class Ear(Reader):
    """Plays like a reader, but hears only what Orca says.

    Args:
        process: The program.
        spoken: The file of what was said.
    """

    def __init__(self, process: subprocess.Popen[bytes], spoken: Path) -> None:
        self._process, self._spoken = process, spoken
        self.heard, self.pressed, self.roles = [], [], set()

    def said(self) -> list[tuple[str, bool]]:
        """What was said so far, and whether it was cut off."""
        lines = self._spoken.read_text(encoding="utf-8").splitlines()
        return [(text, is_cut) for text, is_cut in map(json.loads, lines)]

    def hear(self, words: str) -> None:
        """Wait until some words have been said.

        Raises:
            SystemExit: They are not, for a minute.
        """
        self.wait(lambda: any(words in text for text, _ in self.said()))

    def play(self) -> None:
        """Play the first deal by the first thing that may be done."""
        self.hear("Your hand: ")
        while True:
            name, button = self.wait(self.next_to_press)
            if name == "Next deal":
                self.hear("Next deal: Enter.")
                return
            self.press(name, button)
            card = name.partition(",")[0]
            self.hear("You: pass." if name == "Pass" else f"You: {card.lower()}.")


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
    """Have Speech Dispatcher speak into a file.

    Returns:
        The file.
    """
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
    with (
        running(["speech-dispatcher", "--run-single", "--timeout", "0"]) as speech,
        running(["orca"]),
    ):
        Ear(speech, spoken).hear("Screen reader on.")
        with running(sys.argv[1:]) as program:
            ear = Ear(program, spoken)
            ear.play()
            sys.stdout.write(json.dumps(ear.said()) + "\n")


if __name__ == "__main__":
    main()
