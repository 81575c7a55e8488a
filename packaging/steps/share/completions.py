"""Completion of command lines in bash, zsh and fish, written from what they offer.

File names are offered where one is wanted, saved games where a game is.
"""

from __future__ import annotations

import re

from steps.share.commands import Argument, Command, Kind

_HEAD = "Written by packaging/build share from the command line's own parser."
_PATTERNS = {Kind.GAME: "*@suffix@", Kind.VECTORS: "*.jsonl"}


# --------------------------------------------------------------- bash
_BASH_FILES = {
    Kind.GAME: "suffix=@suffix@; _filedir ${suffix#.}",
    Kind.VECTORS: "_filedir jsonl",
    Kind.FILE: "_filedir",
    Kind.FOLDER: "_filedir -d",
}


def bash(command: Command, function: str) -> str:
    """Write a completion for bash, to be loaded by the package bash-completion.

    Args:
        command: What is completed.
        function: The name of the shell function.
    """
    (name,) = command.path
    lines = [
        f"# bash completion for {name}. {_HEAD}",
        f"{function}()",
        "{",
        "    local cur prev words cword split suffix command='' index",
        "    _init_completion -s || return",
        *_bash_walk(command),
        '    case "$command/$prev" in',
    ]
    for part in command.walk():
        lines += [line for option in part.options for line in _bash_value(part, option)]
    lines += ["    esac", "    $split && return", '    case "$command" in']
    for part in command.walk():
        lines += _bash_words(part)
    return "\n".join([*lines, "    esac", "}", f"complete -F {function} {name}", ""])


def _bash_walk(command: Command) -> list[str]:
    """Find out which command the cursor is in."""
    inner = [part for part in command.walk() if len(part.path) > 1]
    if not inner:
        return []
    known = " | ".join(f"{_within(part.path[:-1])}/{part.path[-1]}" for part in inner)
    return [
        "    for ((index = 1; index < cword; index++)); do",
        '        case "$command/${words[index]}" in',
        f"            {known})",
        '                command="$command/${words[index]}" ;;',
        "        esac",
        "    done",
    ]


def _within(path: tuple[str, ...]) -> str:
    return "".join(f"/{word}" for word in path[1:])


def _bash_value(part: Command, option: Argument) -> list[str]:
    if option.kind is Kind.NOTHING:
        return []
    pattern = " | ".join(f"{_within(part.path)}/{flag}" for flag in option.flags)
    return [f"        {pattern})", f"            {_bash_reply(option)}", "            return ;;"]


def _bash_reply(argument: Argument) -> str:
    if argument.kind is Kind.WORD:
        return _bash_choose(argument.words)
    return _BASH_FILES.get(argument.kind, ":")


def _bash_choose(words: tuple[str, ...]) -> str:
    return f"mapfile -t COMPREPLY < <(compgen -W '{' '.join(words)}' -- \"$cur\")"


def _bash_words(part: Command) -> list[str]:
    flags = tuple(flag for option in part.options for flag in option.flags)
    lines = [
        f'        "{_within(part.path)}")',
        "            if [[ $cur == -* ]]; then",
        f"                {_bash_choose(flags)}",
    ]
    commands = tuple(inner.path[-1] for inner in part.commands)
    replies = [_bash_choose(commands)] if commands else list(map(_bash_reply, part.places[:1]))
    for reply in replies:
        lines += ["            else", f"                {reply}"]
    return [*lines, "            fi ;;"]


# --------------------------------------------------------------- zsh
_ZSH_FILES = {Kind.FILE: "_files", Kind.FOLDER: "_files -/"}


def zsh(command: Command, function: str) -> str:
    """Write a completion for zsh, to be found on its `fpath`; the arguments are those of `bash`."""
    (name,) = command.path
    lines = [f"#compdef {name}", f"# {_HEAD}", ""]
    for part in reversed([*command.walk()]):
        lines += _zsh_function(part, function)
    return "\n".join([*lines, f'{function} "$@"', ""])


def _zsh_function(part: Command, function: str) -> list[str]:
    own = "_".join((function, *part.path[1:]))
    specs = [spec for option in part.options for spec in _zsh_option(option)]
    if not part.commands:
        specs += [_zsh_place(place) for place in part.places]
        return [f"{own}() {{", "  _arguments -S \\", *_continued(specs), "}", ""]
    lines = [
        f"{own}() {{",
        "  local context state state_descr line",
        "  typeset -A opt_args",
        "  _arguments -S -C \\",
        *_continued([*specs, "'1: :->command'", "'*:: :->rest'"]),
        "  case $state in",
        "    command)",
        "      local -a commands=(",
        *(f"        {_zsh_word(inner.path[-1], inner.help)}" for inner in part.commands),
        "      )",
        "      _describe -t commands command commands ;;",
        "    rest)",
        "      case $line[1] in",
    ]
    for inner in part.commands:
        lines.append(f"        {inner.path[-1]}) {own}_{inner.path[-1]} ;;")
    return [*lines, "      esac ;;", "  esac", "}", ""]


def _continued(specs: list[str]) -> list[str]:
    return [f"    {spec} \\" for spec in specs[:-1]] + [f"    {specs[-1]}"]


def _zsh_word(word: str, told: str) -> str:
    return "'" + f"{word}:{told}".replace("'", "'\\''") + "'"


def _zsh_option(option: Argument) -> list[str]:
    others = f"({' '.join(option.flags)})" if len(option.flags) > 1 else ""
    told = re.sub(r"([\[\]:\\])", r"\\\1", option.help)
    return [
        _zsh_quoted(f"{others}{flag}{'=' if _takes_equals(flag, option) else ''}[{told}]")
        + _zsh_value(option)
        for flag in option.flags
    ]


def _takes_equals(flag: str, option: Argument) -> bool:
    return option.kind is not Kind.NOTHING and flag.startswith("--")


def _zsh_value(option: Argument) -> str:
    if option.kind is Kind.NOTHING:
        return ""
    return _zsh_quoted(f":{_zsh_shown(option)}:{_zsh_action(option)}")


def _zsh_place(place: Argument) -> str:
    return _zsh_quoted(
        f"{'*' if place.is_repeated else ''}:{_zsh_shown(place)}:{_zsh_action(place)}"
    )


def _zsh_shown(argument: Argument) -> str:
    return argument.shown.replace(":", "\\:")


def _zsh_action(argument: Argument) -> str:
    if argument.kind is Kind.WORD:
        return f"({' '.join(argument.words)})"
    if argument.kind in _PATTERNS:
        return f'_files -g "{_PATTERNS[argument.kind]}"'
    return _ZSH_FILES.get(argument.kind, " ")


def _zsh_quoted(text: str) -> str:
    return "'" + text.replace("'", "'\\''") + "'"


# --------------------------------------------------------------- fish
def _fish_ending(suffix: str) -> str:
    # It only prefers files with the suffix, and offers all others after them.
    chosen = f'string match -r "^.*({suffix}|/)(\\t.*)?\\z"'
    return f"-k -a '(__fish_complete_suffix {suffix} | {chosen})'"


_FISH_FILES = {
    Kind.GAME: _fish_ending("@suffix@"),
    Kind.VECTORS: _fish_ending(".jsonl"),
    Kind.FILE: "-F",
    Kind.FOLDER: "-a '(__fish_complete_directories)'",
}


def fish(command: Command) -> str:
    """Write a completion for fish.

    Args:
        command: What is completed.
    """
    (name,) = command.path
    lines = [f"# {_HEAD}", f"complete -c {name} -f"]
    for part in command.walk():
        start = f"complete -c {name} {_fish_condition(part)}"
        for option in part.options:
            lines.append(f"{start} {_fish_option(option)}")
        for inner in part.commands:
            lines.append(f"{start} -a {inner.path[-1]} -d {_fish_quoted(inner.help)}")
        for place in part.places[:1]:
            if reply := _fish_reply(place):
                lines.append(f"{start} {reply}")
    return "\n".join([*lines, ""])


def _fish_condition(part: Command) -> str:
    seen = [f"__fish_seen_subcommand_from {word}" for word in part.path[1:]]
    if inner := [command.path[-1] for command in part.commands]:
        seen.append(f"not __fish_seen_subcommand_from {' '.join(inner)}")
    return f"-n {_fish_quoted('; and '.join(seen))}" if seen else ""


def _fish_option(option: Argument) -> str:
    words = [
        f"-{'l' if flag.startswith('--') else 's'} {flag.lstrip('-')}" for flag in option.flags
    ]
    if option.kind is not Kind.NOTHING:
        words.append("-x" if option.kind is not Kind.FILE else "-r")
    words += filter(None, [_fish_reply(option)])
    return " ".join([*words, "-d", _fish_quoted(option.help)])


def _fish_reply(argument: Argument) -> str:
    if argument.kind is Kind.WORD:
        return f"-a {_fish_quoted(' '.join(argument.words))}"
    return _FISH_FILES.get(argument.kind, "")


def _fish_quoted(text: str) -> str:
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"
