"""A desktop portal of the tests' own; `test_portal` starts it with the system's Python.

``/usr/bin/python3 fake_portal.py ANSWER... -- COMMAND...`` owns the portal's name on the session
bus, then runs the command. It answers each request for a file in turn: with the URI that is given,
with ``cancel``, or, for ``end``, by ending like a portal that crashes. Before an answer the desktop
may change its colours, ``light,cancel``, or the size of all text, ``1.5,cancel``.

Each request is reported in a line of JSON on standard output, among what the command prints.

The command is to ask for the chooser's version again and again, one after the other, as long as it
waits for an answer. Of three such questions the last was put after the command had the answer to
one that came later than the request: by then it listens for what was chosen.
"""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import gi  # type: ignore[import-not-found]

gi.require_version("Gio", "2.0")
from gi.repository import Gio, GLib  # type: ignore[import-not-found]  # noqa: E402

PATH = "/org/freedesktop/portal/desktop"
QUESTIONS = 3
"""So many the command must put until it certainly listens."""
SCHEMES = {"dark": 1, "light": 2}
TEXT_SIZE = ("org.gnome.desktop.interface", "text-scaling-factor")
APPEARANCE = "org.freedesktop.appearance"
INTERFACES = """<node>
<interface name="org.freedesktop.portal.FileChooser">
  <property name="version" type="u" access="read"/>
  <method name="OpenFile"><arg type="s"/><arg type="s"/><arg type="a{sv}"/>
    <arg type="o" direction="out"/></method>
  <method name="SaveFile"><arg type="s"/><arg type="s"/><arg type="a{sv}"/>
    <arg type="o" direction="out"/></method>
</interface>
<interface name="org.freedesktop.portal.Settings">
  <method name="ReadAll"><arg type="as"/><arg type="a{sa{sv}}" direction="out"/></method>
  <method name="Read"><arg type="s"/><arg type="s"/><arg type="v" direction="out"/></method>
  <signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal>
</interface>
</node>"""


class Portal:
    """Answers what the command asks."""

    def __init__(self, answers: list[str], command: list[str]) -> None:
        self.answers = answers
        self.command = command
        self.loop = GLib.MainLoop()
        self.scheme = SCHEMES["dark"]
        self.process: subprocess.Popen[bytes] | None = None
        self.asked: str | None = None
        self.questions = 0

    def run(self) -> int:
        name = "org.freedesktop.portal.Desktop"
        bus = self.bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        for interface in Gio.DBusNodeInfo.new_for_xml(INTERFACES).interfaces:
            bus.register_object(PATH, interface, self.on_call, self.on_get, None)
        Gio.bus_own_name_on_connection(bus, name, Gio.BusNameOwnerFlags.NONE, self.on_name, None)
        self.loop.run()
        assert self.process is not None
        if self.process.poll() is None:  # the portal ends before its command
            bus.close_sync()
        return self.process.wait()

    def on_name(self, *_: object) -> None:
        self.process = subprocess.Popen(self.command)
        GLib.timeout_add(20, self.on_tick)

    def on_tick(self) -> bool:
        assert self.process is not None
        if self.process.poll() is not None:
            self.loop.quit()
        return True

    def on_get(self, *_: object) -> Any:
        self.questions += 1
        if self.asked is not None and self.questions == QUESTIONS:
            path, self.asked = self.asked, None
            GLib.idle_add(self.answer, path)
        return GLib.Variant("u", 4)

    def on_call(
        self, _bus: Any, sender: str, _path: str, _kind: str, name: str, args: Any, call: Any
    ) -> None:
        if name == "ReadAll":
            found = {APPEARANCE: {"color-scheme": GLib.Variant("u", self.scheme)}}
            call.return_value(GLib.Variant("(a{sa{sv}})", (found,)))
        elif name == "Read" and args.unpack() == TEXT_SIZE:
            call.return_value(GLib.Variant("(v)", (GLib.Variant("d", 1.25),)))
        elif name == "Read":
            call.return_dbus_error("org.freedesktop.portal.Error.NotFound", "not found")
        else:
            self.ask(sender, name, args.unpack(), call)

    def ask(self, sender: str, name: str, args: Any, call: Any) -> None:
        _, title, options = args
        folder = bytes(options.get("current_folder", [])).rstrip(b"\0").decode()
        filters = [[pattern for _, pattern in kind[1]] for kind in options.get("filters", [])]
        facts = {"asked": name, "title": title, "folder": folder, "filters": filters}
        report({**facts, "name": options.get("current_name")})
        owner = sender[1:].replace(".", "_")
        path = f"{PATH}/request/{owner}/{options['handle_token']}"
        call.return_value(GLib.Variant("(o)", (path,)))
        self.asked, self.questions = path, 0

    def answer(self, path: str) -> bool:
        *changes, answer = self.answers.pop(0).split(",", 1)
        for change in changes:
            self.change(change)
        if answer == "end":
            self.loop.quit()
            return False
        is_chosen = answer != "cancel"
        found = {"uris": GLib.Variant("as", [answer])} if is_chosen else {}
        response = GLib.Variant("(ua{sv})", (int(not is_chosen), found))
        self.bus.emit_signal(None, path, "org.freedesktop.portal.Request", "Response", response)
        return False

    def change(self, change: str) -> None:
        """Change the desktop's colours or its text size, and tell of it."""
        if change in SCHEMES:
            self.scheme = SCHEMES[change]
            told = (APPEARANCE, "color-scheme", GLib.Variant("u", self.scheme))
        else:
            told = (*TEXT_SIZE, GLib.Variant("d", float(change)))
        signal = "org.freedesktop.portal.Settings", "SettingChanged"
        self.bus.emit_signal(None, PATH, *signal, GLib.Variant("(ssv)", told))


def report(facts: dict[str, object]) -> None:
    sys.stdout.write(json.dumps(facts) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    at = sys.argv.index("--")
    sys.exit(Portal(sys.argv[1:at], sys.argv[at + 1 :]).run())
