"""Completions and the manual page of `quinto-lab`, written from the command lines."""

from __future__ import annotations

from quinto_desktop.__main__ import command_line
from quinto_desktop.lab.__main__ import command_line as lab_command_line
from steps.share.commands import commands_of
from steps.share.completions import bash, fish, zsh
from steps.share.manual import manual


def texts() -> dict[str, bytes]:
    """Return the files by their names below `share`."""
    written = {"man/man6/@lab-command@.6": manual(commands_of(lab_command_line(), "@lab-command@"))}
    for parser, name, function in (
        (command_line(), "@command@", "_@command-function@"),
        (lab_command_line(), "@lab-command@", "_@lab-function@"),
    ):
        command = commands_of(parser, name)
        written[f"bash-completion/completions/{name}"] = bash(command, function)
        written[f"zsh/site-functions/_{name}"] = zsh(command, function)
        written[f"fish/vendor_completions.d/{name}.fish"] = fish(command)
    return {name: text.encode() for name, text in written.items()}
