#!/usr/bin/python3
"""An output module of Speech Dispatcher that speaks into a file, many times as fast as a voice.

``speech_log.py CONFIGURATION``, as Speech Dispatcher starts it. The file is named by the variable
`QUINTO_SPOKEN`; it has a line of JSON for whatever was to be said: ``[text, whether cut off]``.
"""

from __future__ import annotations

import html
import json
import os
import re
import sys
import threading
from collections.abc import Iterator
from typing import TextIO

S_PER_CHARACTER = 0.001
"""A seventieth of what a voice at its usual rate takes."""

ANSWERS = {
    "INIT": ["299-speaks into a file", "299 OK LOADED SUCCESSFULLY"],
    "LIST VOICES": ["200-one\ten\tnone", "200 OK VOICE LIST SENT"],
    "QUIT": ["210 OK QUIT"],
}
SETTINGS = {
    "AUDIO": ("207 OK RECEIVING AUDIO SETTINGS", "203 OK AUDIO INITIALIZED"),
    "LOGLEVEL": ("207 OK RECEIVING LOGLEVEL SETTINGS", "203 OK LOG LEVEL SET"),
    "SET": ("203 OK RECEIVING SETTINGS", "203 OK SETTINGS RECEIVED"),
}
SAYS = ("SPEAK", "CHAR", "KEY", "SOUND_ICON")


class SpeechLog:
    """Speaks one text after the other, each until its end or until it is stopped."""

    def __init__(self, spoken: TextIO) -> None:
        self._spoken = spoken
        self._writing = threading.Lock()
        self._stopped = threading.Event()
        self._voice = threading.Thread(target=lambda: None)

    def reply(self, *lines: str) -> None:
        """Tell Speech Dispatcher."""
        with self._writing:
            sys.stdout.write("".join(f"{line}\n" for line in lines))
            sys.stdout.flush()

    def apply_settings(self, command: str, more: Iterator[str]) -> None:
        """Do as Speech Dispatcher says; some commands are followed by lines up to a full stop."""
        if command in SETTINGS:
            begun, done = SETTINGS[command]
            self.reply(begun)
            _text(more)
            self.reply(done)
        elif command in SAYS:
            self.reply("202 OK RECEIVING MESSAGE")
            text = _text(more)
            if self._voice.ident is not None:
                self._voice.join()
            self._stopped.clear()
            self.reply("200 OK SPEAKING")
            self._voice = threading.Thread(target=self._say, args=(text,))
            self._voice.start()
        elif command in ("STOP", "PAUSE"):
            self._stopped.set()
        else:
            self.reply(*ANSWERS.get(command, ["200 OK"]))

    def _say(self, text: str) -> None:
        self.reply("701 BEGIN")
        plain = html.unescape(re.sub("<[^>]*>", "", text)).strip()
        is_cut = self._stopped.wait(S_PER_CHARACTER * len(plain))
        self._spoken.write(json.dumps([plain, is_cut]) + "\n")
        self.reply("703 STOP" if is_cut else "702 END")


def _text(lines: Iterator[str]) -> str:
    text = []
    for line in lines:
        if line == ".":
            break
        text.append(line[1:] if line.startswith("..") else line)
    return "\n".join(text)


def main() -> None:
    lines = (line.rstrip("\n") for line in sys.stdin)
    with open(os.environ["QUINTO_SPOKEN"], "a", buffering=1, encoding="utf-8") as spoken:
        log = SpeechLog(spoken)
        for line in lines:
            log.apply_settings(line.strip(), lines)
            if line.strip() == "QUIT":
                return


if __name__ == "__main__":
    main()
