"""The manual page of a command line, written from what it offers."""

from __future__ import annotations

import re

from steps.share.commands import Argument, Command

_EXAMPLES = (
    ("play --seed 7 --record game@suffix@", "Let four Casuals play game number 7, and save it."),
    ("match --a club --b casual --deals 500", "Measure Club against Casual in 500 deals."),
    ("check *@suffix@", "Say which of the saved games here are valid."),
)
_EXITS = (
    ("0", "Success."),
    ("1", "A test vector does not hold."),
    ("2", "The command is wrong, a saved game is not valid, or something else is at fault; one "
     "line says what."),
    ("130", "Ctrl-C has stopped it."),
)  # fmt: skip


def manual(command: Command) -> str:
    """Write the page, in the form that `man` reads; placeholders stay."""
    (name,) = command.path
    lines = [
        ".\\\" Written by packaging/build share from the command line's own parser.",
        f'.TH {name} 6 @date@ "@name@ @version@" Games',
        ".SH NAME",
        f"{name} \\- play, check and measure @name@ without a window",
        ".SH SYNOPSIS",
        f".B {name}",
        ".I COMMAND",
        r".RI [ ARGUMENT " + r" \fR.\|.\|.\fP ]",
        ".SH DESCRIPTION",
        f".B {name}",
        "lets the computer players of the card game @name@ play whole games, measures them against",
        "one another, solves positions and checks saved games.",
        "It needs no display.",
        ".SH OPTIONS",
        *[line for option in command.options for line in _argument(option)],
        ".SH COMMANDS",
    ]
    for part in command.walk():
        if len(part.path) > 1:
            lines += _command(part)
    lines.append(".SH EXIT STATUS")
    for code, meaning in _EXITS:
        lines += [".TP", f".B {code}", _text(meaning)]
    lines.append(".SH EXAMPLES")
    for words, meaning in _EXAMPLES:
        lines += [".TP", f".B {name} {_text(words)}", _text(meaning)]
    lines += [".SH SEE ALSO", ".BR @command@ (6)"]
    return "\n".join([*lines, ""])


def _command(part: Command) -> list[str]:
    lines = [f".SS {_text(' '.join(part.path[1:]))}", *_usage(part)]
    if part.description or part.help:
        lines += [".PP", *_sentences(part.description or _sentence(part.help))]
    for argument in (*part.places, *part.options):
        if "--help" not in argument.flags:
            lines += _argument(argument)
    if part.epilog:
        lines += [".PP", *_sentences(part.epilog)]
    return lines


def _usage(part: Command) -> list[str]:
    words = [f"\\fB{_text(' '.join(part.path))}\\fP"]
    if len(part.options) > 1:
        words.append("[\\fIOPTION\\fP\\ .\\|.\\|.]")
    words += [
        f"\\fI{_text(place.shown)}\\fP" + ("\\ .\\|.\\|." if place.is_repeated else "")
        for place in part.places
    ]
    if part.commands:
        words.append("\\fI" + "\\fP|\\fI".join(inner.path[-1] for inner in part.commands) + "\\fP")
    return [" ".join(words)]


def _argument(argument: Argument) -> list[str]:
    shown = f" \\fI{_text(argument.shown)}\\fP" if argument.shown else ""
    flags = ", ".join(f"\\fB{_text(flag)}\\fP" for flag in argument.flags)
    told = _sentences(_sentence(argument.help)) if argument.help else ["\\&"]
    return [".TP", f"{flags}{shown}".lstrip(), *told]


def _sentence(text: str) -> str:
    """A note of the usage as a sentence of its own."""
    text = text.replace("show program's version number", "print the version")
    text = text.replace("show this help message", "print this help")
    return f"{text[:1].upper()}{text[1:]}{'' if text.endswith('.') else '.'}"


def _sentences(text: str) -> list[str]:
    """Paragraph text, each sentence on a line of its own as roff likes it."""
    parts = re.split(r"(?<=[a-z)]\.) (?=[A-Z])", " ".join(text.split()))
    return [_guarded(_text(part)) for part in parts]


def _guarded(line: str) -> str:
    return f"\\&{line}" if line.startswith((".", "'")) else line


def _text(text: str) -> str:
    """Escape what roff would take for its own; placeholders stay."""
    parts = re.split(r"(@[a-z-]+@)", text)
    return "".join(part if index % 2 else _escaped(part) for index, part in enumerate(parts))


def _escaped(text: str) -> str:
    text = text.replace("\\", "\\e").replace("-", "\\-")
    for sign, name in (
        ("“", "lq"),
        ("”", "rq"),
        ("’", "cq"),
        ("'", "aq"),
        ("§", "sc"),
        ('"', "dq"),
    ):
        text = text.replace(sign, f"\\({name}")
    return text
