"""Plays a deal from outside, as a screen reader would; `test_screen_reader` starts it as a child.

``/usr/bin/python3 reader.py COMMAND...`` runs the command, which is to open Quinto's window, and
plays its first deal by what the accessibility bus reports. It knows the program only through the
bus: it presses what can be pressed, and listens.

What it has met is reported in one line of JSON on standard output: ``pressed`` the names of what it
has pressed, ``heard`` every announcement in order, and ``roles`` what it found on the table.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

import gi  # type: ignore[import-not-found]

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # type: ignore[import-not-found]  # noqa: E402

Part = Any
"""A part of the tree: the bindings have no types."""

Found = TypeVar("Found")

PATIENCE_S = 600
"""When what is waited for is taken never to come."""


class Reader:
    """Reads the tree of a program and presses what is in it."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        self._process = process
        self.heard: list[str] = []
        self.pressed: list[str] = []
        self.roles: set[tuple[str, str]] = set()
        self._listener = Atspi.EventListener.new(self._on_event)
        self._listener.register("object:announcement")

    def _on_event(self, event: Any) -> None:
        self.heard.append(event.any_data)

    def wait(self, find: Callable[[], Found | None]) -> Found:
        """What a function finds, once it finds something."""
        end = time.monotonic() + PATIENCE_S
        while time.monotonic() < end and self._process.poll() is None:
            while GLib.MainContext.default().iteration(False):
                pass
            try:
                found = find()
            except GLib.Error:  # something has gone while it was looked at
                found = None
            if found:
                return found
            time.sleep(0.02)
        sys.exit(f"waited in vain; pressed {self.pressed}, heard {self.heard}")

    def application(self) -> Part | None:
        desktop = Atspi.get_desktop(0)
        for place in range(desktop.get_child_count()):
            child = desktop.get_child_at_index(place)
            if child is not None and child.get_process_id() == self._process.pid:
                return child
        return None

    def parts(self, top: Part) -> Iterator[Part]:
        for place in range(top.get_child_count()):
            child = top.get_child_at_index(place)
            if child is None:
                continue
            states = child.get_state_set()
            if states.contains(Atspi.StateType.SHOWING):
                yield child
                yield from self.parts(child)

    def buttons(self) -> dict[str, Part]:
        top = self.wait(self.application)
        return {
            part.get_name(): part
            for part in self.parts(top)
            if part.get_role() is Atspi.Role.PUSH_BUTTON and part.get_name()
        }

    def see(self) -> None:
        """Note what there is on the table, once it stays as it is while one looks."""
        before = self.wait(self.seen)
        while (now := self.wait(self.seen)) != before:
            before = now
        self.roles |= now

    def seen(self) -> set[tuple[str, str]]:
        top = self.wait(self.application)
        return {(part.get_role_name(), part.get_name()) for part in self.parts(top)}

    def press(self, name: str, button: Part) -> None:
        actions = [button.get_action_name(place) for place in range(button.get_n_actions())]
        button.do_action(actions.index("Press"))
        self.pressed.append(name)

    def play(self) -> None:
        while True:
            name, button = self.wait(self.next_to_press)
            if len(self.pressed) < 6 or name == "Next deal":  # looking takes longer than playing
                self.see()
            if name == "Next deal":
                return
            self.press(name, button)

    def next_to_press(self) -> tuple[str, Part] | None:
        """What asks for an answer, once what was pressed last is gone."""
        buttons = self.buttons()
        if self.pressed and self.pressed[-1] in buttons:
            return None
        for name, button in buttons.items():
            if name in ("Pass", "Next deal") or name.endswith("playable"):
                return name, button
        return None


def main() -> None:
    Atspi.init()
    process = subprocess.Popen(sys.argv[1:])
    try:
        reader = Reader(process)
        reader.play()
        reader.wait(lambda: any("is over" in text for text in reader.heard))
        facts = {"heard": reader.heard, "pressed": reader.pressed, "roles": sorted(reader.roles)}
        sys.stdout.write(json.dumps(facts) + "\n")
    finally:
        process.terminate()
        process.wait()


if __name__ == "__main__":
    main()
