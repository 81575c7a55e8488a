"""The program `quinto`: parses the command line, creates the objects and runs the window."""

from __future__ import annotations

import gc
import os
import signal
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, NoReturn

from quinto_desktop import ASIDE_OPTION, ENGINE_OPTION, __version__
from quinto_desktop.resources import MissingResourceError
from quinto_desktop.startup import (
    EXIT_CODE,
    StartError,
    check_limits,
    complain,
    explain_shortage,
    imports_explained,
    show_in_box,
    start_application,
    tell,
)

if TYPE_CHECKING:
    from argparse import ArgumentParser

    from PySide6.QtWidgets import QApplication

    from quinto_desktop.game import UserFolders
    from quinto_desktop.records.disk.lock import ProcessLock

OTHER_VERSION_RUNS = (
    "another version of Quinto is already running with the same files; close it, then try again."
)
ANOTHER_RUNS = (
    "Quinto is already running with the same files, but does not answer; "
    "wait a moment and try again, or end the other one first."
)
DESCRIPTION = "Play Quinto, a trick-taking card game for two to four."


class _Options(NamedTuple):
    file: Path | None = None
    seed: int | None = None
    user_dir: Path | None = None
    selftest: bool = False
    install_desktop: bool = False
    remove_desktop: bool = False


def command_line() -> ArgumentParser:
    """Return the parser of the command line; completions are made from it."""
    # Not imported at the top: most starts say nothing, and it takes 5 ms and 0.4 MB.
    from argparse import ArgumentParser, ArgumentTypeError

    from quinto_desktop.game.instance.wishes import WishError, file_of, seed_of

    def checked(read: Callable[[str], Any], text: str) -> Any:  # as the channel checks it
        try:
            return read(text)
        except WishError as error:
            raise ArgumentTypeError(str(error)) from error

    class Parser(ArgumentParser):
        def error(self, message: str) -> NoReturn:
            from quinto_desktop.records.faults import cut

            self.exit(EXIT_CODE, f"quinto: {cut(message)}; see “quinto --help”.\n")

        def _print_message(self, message: str, file: Any = None) -> None:
            if file is None:  # where it was to be printed: Windows gives no console to a window
                show_in_box(message)
            elif file is not sys.stdout:
                super()._print_message(message, file)
            elif not tell(message):
                sys.exit(EXIT_CODE)

    parser = Parser(prog="quinto", description=DESCRIPTION)
    parser.add_argument(
        "file", nargs="?", type=partial(checked, file_of), help="saved game to open"
    )
    parser.add_argument("--version", action="version", version=f"Quinto {__version__}")
    parser.add_argument(
        "--seed", type=partial(checked, seed_of), metavar="N", help="start game number N, 0 or more"
    )
    parser.add_argument(
        "--user-dir", type=_folder, metavar="DIR", help="keep all of Quinto's files in this folder"
    )
    flags = {
        "--selftest": "let computer players play a whole game in the real window; "
        "exit 0 if all went well",
        "--install-desktop": "add Quinto to your menu, with its icons, file type and manual pages",
        "--remove-desktop": "remove what --install-desktop added",
    }
    for flag, told in flags.items():
        parser.add_argument(flag, action="store_true", help=told)
    return parser


def _folder(text: str) -> Path:
    from argparse import ArgumentTypeError

    if not text:
        raise ArgumentTypeError("give the name of a folder")
    return Path(text)


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program, by default with the command line of the process, and return its exit status.

    That is 0; 1 if the self-test failed; 2 if the program cannot start.
    """
    if argv is None and signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        # Ctrl-C while it loads ends it without a traceback; later the window sees to it.
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    words = sys.argv[1:] if argv is None else [*argv]
    if words in ([ENGINE_OPTION], [ENGINE_OPTION, ASIDE_OPTION]):
        from quinto_desktop.players.engine import run_engine

        run_engine(is_aside=ASIDE_OPTION in words)
    # Nothing loaded now ever becomes garbage; a collection would take 25 ms.
    gc.disable()
    options = _read(words) if words else _Options()
    if options.install_desktop or options.remove_desktop:
        _know_home(is_needed=False)  # it has a sentence of its own
        return _put_on_desktop(is_wanted=options.install_desktop)
    try:
        check_limits()
        _know_home(is_needed=options.user_dir is None)
        return _run(options)
    except (StartError, MissingResourceError) as error:
        complain(str(error))
    except (MemoryError, OSError) as error:
        sentence = explain_shortage(error)
        if sentence is None:
            raise
        complain(sentence)
    return EXIT_CODE


def _read(words: Sequence[str]) -> _Options:
    from quinto_desktop.game.instance.wishes import WishError, check_together

    parser = command_line()
    options = _Options(**vars(parser.parse_args(words)))
    if options.selftest and options.file is not None:
        parser.error("--selftest plays its own game and takes no file")
    try:
        check_together(options.file, options.seed)
    except WishError as error:
        parser.error(str(error))
    if (options.install_desktop or options.remove_desktop) and len(words) > 1:
        wanted = "--install-desktop" if options.install_desktop else "--remove-desktop"
        parser.error(f"{wanted} starts no game; give it alone")
    return options


def _know_home(*, is_needed: bool) -> None:
    # Where HOME does not say where the user's home is, Qt writes to the root folder.
    if sys.platform == "win32" or os.path.isabs(os.environ.get("HOME", "")):
        return
    from quinto_desktop.records.disk.folders import home_folder

    try:
        os.environ["HOME"] = str(home_folder())
    except FileNotFoundError as error:
        if is_needed:
            raise StartError(f"{error.strerror}.") from error


def _put_on_desktop(*, is_wanted: bool) -> int:
    # Without Qt and without a window.
    from quinto_desktop.desktop_install import (
        DesktopError,
        install_desktop,
        remove_desktop,
        running_program,
        user_share,
    )

    try:
        share = user_share()
        outcome = install_desktop(share, running_program()) if is_wanted else remove_desktop(share)
    except DesktopError as error:
        complain(str(error))
        return EXIT_CODE
    if outcome.warning:
        complain(outcome.warning)
    return 0 if tell(f"{outcome.told}\n") else EXIT_CODE


def _run(options: _Options) -> int:
    # In the order that shows something soonest: first comes Qt; then the window with a bare table,
    # which needs five settings and no game code; once that has been painted, everything else. If
    # another process has the user's folders, there is a window already, and this one only hands
    # over what is wanted.
    application = start_application(["quinto"], _application)
    if options.selftest:
        return _test(application, options)
    with imports_explained():
        from quinto_desktop.game.paths import user_folders
        from quinto_desktop.records.disk.lock import claim
        from quinto_desktop.records.look import kept_look
        from quinto_desktop.window.app.main_window import show_bare_table
    folders = user_folders(options.user_dir)
    lock = claim(folders.state) or _leave_to_first(application, folders, options)
    if isinstance(lock, int):
        return lock
    window = show_bare_table(application, kept_look(folders.settings))
    if window is None:
        return 0
    with imports_explained():
        from quinto_desktop.window.app.program import run_program
        from quinto_desktop.window.look.motion import collect_seldom
    collect_seldom()
    return run_program(application, window, folders, lock, options.file, options.seed)


def _leave_to_first(
    application: QApplication, folders: UserFolders, options: _Options
) -> int | ProcessLock:
    # The folders' lock, if the first Quinto has ended meanwhile; otherwise the exit status.
    with imports_explained():
        from quinto_desktop.game.instance.channel import Answer, NoAnswer, Request, hand_over
    file = None if options.file is None else options.file.absolute()
    token = os.environ.get("XDG_ACTIVATION_TOKEN", "")
    answer = hand_over(folders.state, Request(file, options.seed, token))
    if not isinstance(answer, Answer | NoAnswer):
        return answer
    with imports_explained():
        from quinto_desktop.records.look import kept_look
        from quinto_desktop.window.app.main_window import end_launch_feedback, show_refusal
    if answer is Answer.LATER:
        from quinto_desktop.records.faults import cut

        wanted = "the new game begins" if file is None else f"“{cut(file.name)}” opens"
        complain(f"Quinto has a dialog open; {wanted} as soon as that is closed.")
    if answer in (Answer.TAKEN, Answer.LATER):
        end_launch_feedback(application)
        return 0
    is_other = answer is Answer.OTHER_VERSION
    complain(OTHER_VERSION_RUNS if is_other else ANOTHER_RUNS)
    if sys.stderr is None or not sys.stderr.isatty():
        show_refusal(application, kept_look(folders.settings), is_other_version=is_other)
    return EXIT_CODE


def _application(arguments: list[str]) -> QApplication:
    from quinto_desktop.window.app.main_window import Application

    return Application(arguments)


def _test(application: QApplication, options: _Options) -> int:
    with imports_explained():
        from quinto_desktop.window.app.selftest import run_selftest
        from quinto_desktop.window.look.motion import collect_seldom
    collect_seldom()
    fault = run_selftest(application, options.user_dir, options.seed)
    if fault is not None:
        complain(f"self-test: {fault}", is_read=False)
    return 0 if fault is None else 1


if __name__ == "__main__":
    sys.exit(main())
