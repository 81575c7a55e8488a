"""The script of the `.run`, here with a small program: it installs, removes, refuses in words."""

from __future__ import annotations

import hashlib
import io
import lzma
import os
import shutil
import signal
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from steps.run import INSTALLER, filled, oldest_glibc
from steps.workshop import Fault

PACKAGING = Path(__file__).parents[2] / "packaging"

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="it is for Linux")

PROGRAM = """#!/bin/sh
case ${1:-} in
--version) echo "Quinto VERSION" ;;
*) echo "VERSION $1" >>"$HOME/asked" ;;
esac
menu=$HOME/.local/share/applications
case ${1:-} in
--install-desktop) mkdir -p "$menu" && echo "Exec=$0 %f" >"$menu/org.example.quinto.desktop" ;;
--remove-desktop) rm -f "$menu/org.example.quinto.desktop" && rmdir "$menu" "$HOME/.local/share" ;;
esac
"""
WAITS = '#!/bin/sh\necho here >"$HOME/pipe"\nsleep 60\n'
ELSEWHERE = "is in the way: a folder is needed there."


class Machine:
    """A home folder, and a machine that may say of itself what it likes."""

    def __init__(self, folder: Path) -> None:
        self.home = folder / "the home"
        self.home.mkdir()
        self.lies = folder / "bin"
        self.lies.mkdir()
        self.pretend("uname", "case $1 in -s) echo Linux ;; *) echo x86_64 ;; esac")
        self.pretend("getconf", "echo glibc 2.35")
        self.programs = self.home / ".local" / "lib" / "quinto"
        self.command = self.home / ".local" / "bin" / "quinto"
        self.entry = self.home / ".local/share/applications/org.example.quinto.desktop"

    def pretend(self, command: str, script: str) -> None:
        path = self.lies / command
        path.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
        path.chmod(0o755)

    def run(self, *command: str | Path, **more: str) -> subprocess.CompletedProcess[str]:
        process = self.started(*command, **more)
        out, err = process.communicate()
        return subprocess.CompletedProcess(command, process.returncode, out, err)

    def started(self, *command: str | Path, **more: str) -> subprocess.Popen[str]:
        return subprocess.Popen(
            ["sh", *command],
            start_new_session=True,
            env={"HOME": str(self.home), "PATH": f"{self.lies}:{os.environ['PATH']}", **more},
            cwd=self.home,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def waiting(self, installer: Path) -> subprocess.Popen[str]:
        """An installation whose program has started, and does not end by itself."""
        pipe = self.home / "pipe"
        os.mkfifo(pipe)
        process = self.started(installer)
        assert pipe.read_text(encoding="utf-8") == "here\n"
        pipe.unlink()
        return process

    def refusal(self, *command: str | Path, **more: str) -> str:
        """What is said when nothing is done."""
        before = self.files()
        process = self.run(*command, **more)
        assert (process.returncode, process.stdout) == (1, "")
        assert self.files() == before
        (sentence,) = process.stderr.splitlines()
        return sentence

    def files(self) -> dict[str, str]:
        return {
            str(path.relative_to(self.home)): os.readlink(path) if path.is_symlink() else "there"
            for path in self.home.rglob("*")
        }

    def asked(self) -> list[str]:
        return (self.home / "asked").read_text(encoding="utf-8").splitlines()

    def started_version(self) -> str:
        return self.run("-c", f"'{self.command}' --version").stdout


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


@pytest.fixture
def first(tmp_path: Path) -> Path:
    return run_file(tmp_path, "0.9.0")


@pytest.fixture
def second(tmp_path: Path) -> Path:
    return run_file(tmp_path, "0.10.0")


def run_file(folder: Path, version: str, program: str = PROGRAM) -> Path:
    """Write what makeself makes of the script and a program."""
    files = {
        "quinto": program.replace("VERSION", version),
        "quinto-lab": "#!/bin/sh\n",
        "_internal/a library": "",
        "_internal/PySide6/Qt/lib/libQt6Gui.so.6": "",
        f"_internal/only-{version}": "",
    }
    files["contents"] = "".join(f"{name}\n" for name in files)
    packed = lzma.compress(_tar(files))
    values = {
        "name": "Quinto",
        "version": version,
        "id": "org.example.quinto",
        "package": "quinto",
        "command": "quinto",
        "lab_command": "quinto-lab",
        "licence": "GPL-3.0-or-later",
        "homepage": "https://quinto.example.org",
        "processor": "x86_64",
        "glibc": "2.35",
        "need_kb": "1000",
        "libraries": "libgl1 libegl1",
        "length": str(len(packed)),
        "sha256": hashlib.sha256(packed).hexdigest(),
    }
    script = filled(INSTALLER, values)
    script = script.replace("@lines@", str(script.count("\n")))
    path = folder / f"quinto-{version}.run"
    path.write_bytes(script.encode() + packed)
    return path


def _tar(files: dict[str, str]) -> bytes:
    memory = io.BytesIO()
    with tarfile.open(fileobj=memory, mode="w") as tar:
        for name, text in files.items():
            entry = tarfile.TarInfo(f"./{name}")
            entry.size, entry.mode = len(text.encode()), 0o755 if "/" not in name else 0o644
            tar.addfile(entry, io.BytesIO(text.encode()))
    return memory.getvalue()


def test_the_script_is_clean() -> None:
    if shutil.which("shellcheck") is None:
        pytest.skip("shellcheck is not installed")
    process = subprocess.run(["shellcheck", INSTALLER], capture_output=True, text=True, check=False)
    assert process.stdout == ""


def test_it_installs_the_program_its_commands_and_its_menu_entry(
    machine: Machine, first: Path
) -> None:
    process = machine.run(first)
    assert (process.returncode, process.stderr) == (0, "")
    assert "Quinto is in your menu" in process.stdout
    assert "To remove it: ~/.local/lib/quinto/uninstall" in process.stdout
    assert machine.started_version() == "Quinto 0.9.0\n"
    assert machine.asked() == ["0.9.0 --install-desktop"]
    assert (machine.home / ".local" / "bin" / "quinto-lab").is_file()


def test_a_second_run_puts_the_new_program_in_place_of_the_old(
    machine: Machine, first: Path, second: Path
) -> None:
    machine.run(first)
    game = machine.home / ".local" / "share" / "quinto" / "games" / "evening.quinto"
    game.parent.mkdir(parents=True)
    game.write_text("{}", encoding="utf-8")
    assert machine.run(second, "--quiet").stdout == ""
    assert machine.started_version() == "Quinto 0.10.0\n"
    assert machine.asked()[-1] == "0.10.0 --install-desktop"
    assert game.read_text(encoding="utf-8") == "{}"
    assert not [name for name in machine.files() if "0.9.0" in name]


def test_what_is_removed_is_what_came(machine: Machine, first: Path, second: Path) -> None:
    for kept in (".config/quinto", ".local/state/quinto"):
        (machine.home / kept).mkdir(parents=True)
    before = machine.files()
    machine.run(first)
    machine.run(second)
    process = machine.run(machine.programs / "uninstall")
    assert (process.returncode, process.stderr) == (0, "")
    assert "Your games and settings are still there: ~/.config/quinto" in process.stdout
    assert "Your games and settings are still there: ~/.local/state/quinto" in process.stdout
    assert machine.asked()[-1] == "0.10.0 --remove-desktop"
    (machine.home / "asked").unlink()
    assert machine.files() == before


def test_removing_leaves_what_did_not_come(machine: Machine, first: Path) -> None:
    machine.run(first)
    mine = machine.programs / "notes.txt"
    mine.write_text("mine", encoding="utf-8")
    another = "Exec=/home/ann/Quinto.AppImage %f\n"
    machine.entry.write_text(another, encoding="utf-8")
    process = machine.run(first, "--remove")
    assert "~/.local/lib/quinto holds something that did not come with Quinto" in process.stdout
    assert "The menu entry is that of another Quinto" in process.stdout
    assert mine.read_text(encoding="utf-8") == "mine"
    assert machine.entry.read_text(encoding="utf-8") == another
    assert not machine.command.is_symlink()


def test_removing_knows_the_menu_entry_of_the_command(machine: Machine, first: Path) -> None:
    machine.run(first)
    machine.run(machine.command, "--install-desktop")
    assert machine.entry.read_text(encoding="utf-8") == f"Exec={machine.command} %f\n"
    machine.run(machine.programs / "uninstall")
    assert not machine.entry.exists()


def test_a_command_of_another_origin_stays(machine: Machine, first: Path) -> None:
    machine.command.parent.mkdir(parents=True)
    machine.command.write_text("pipx put me here", encoding="utf-8")
    process = machine.run(first)
    assert process.returncode == 0
    assert "~/.local/bin/quinto was there before and is something else" in process.stdout
    machine.run(machine.programs / "uninstall")
    assert machine.command.read_text(encoding="utf-8") == "pipx put me here"


@pytest.mark.parametrize(
    ("command", "script", "sentence"),
    [
        ("uname", "case $1 in -s) echo Linux ;; *) echo aarch64 ;; esac", "machine is aarch64"),
        ("uname", "echo Darwin", "installs Quinto on Linux, and this is Darwin"),
        ("getconf", "echo glibc 2.34", "needs glibc 2.35 or later, as in Debian 12"),
        ("getconf", "echo glibc 1.40", "this system has 1.40"),
        ("getconf", "exit 1", "this one has another C library"),
        ("df", "echo; echo / 9 9 999 9 /", "needs 1 MB in ~/.local/lib/quinto, and only 1 MB"),
    ],
)
def test_a_machine_that_cannot_have_it(
    machine: Machine, first: Path, command: str, script: str, sentence: str
) -> None:
    machine.pretend(command, script)
    assert sentence in machine.refusal(first)


def test_a_library_that_is_new_enough(machine: Machine, first: Path) -> None:
    for version in ("2.35", "2.36", "2.40.1", "3.0"):
        machine.pretend("getconf", f"echo glibc {version}")
        assert machine.run(first).returncode == 0


def test_another_target(machine: Machine, first: Path) -> None:
    assert machine.refusal(first, "--remove").startswith("There is no Quinto in ~/.local/lib")
    (machine.home / ".local").write_text("a file", encoding="utf-8")
    assert machine.refusal(first).startswith(f"~/.local {ELSEWHERE}")
    (machine.home / ".local").unlink()
    (machine.home / "Pictures").mkdir()
    (machine.home / "Pictures" / "me.png").touch()
    sentence = machine.refusal(first, "--target", "Pictures")
    assert sentence.startswith("~/Pictures holds other things.")
    before = machine.files()
    assert machine.run(first, "--target", "my games/quinto").returncode == 0
    assert machine.started_version() == "Quinto 0.9.0\n"
    assert not machine.programs.exists()
    assert machine.run(first, "--remove", "--target=my games/quinto").returncode == 0
    (machine.home / "asked").unlink()
    assert machine.files() == before


def test_a_file_that_has_not_arrived_whole(machine: Machine, first: Path) -> None:
    whole = first.read_bytes()
    assert machine.run(first, "--check").stdout == "This file is whole.\n"
    first.write_bytes(whole[:-1])
    assert machine.refusal(first) == "This file has not arrived whole. Download it again."
    first.write_bytes(whole[:-1] + b"?")
    assert machine.refusal(first, "--check") == "This file is damaged. Download it again."


def test_a_machine_that_cannot_unpack(machine: Machine, first: Path) -> None:
    for command in ("sh", "uname", "id", "cat", "dirname", "tail", "wc"):
        found = shutil.which(command, path=f"{machine.lies}:{os.environ['PATH']}")
        machine_command = machine.lies / command
        if found and not machine_command.exists():
            machine_command.symlink_to(found)
    sentence = machine.refusal(first, PATH=str(machine.lies))
    assert sentence.startswith("The program “xz” is needed to unpack Quinto.")


def test_a_system_without_the_libraries_of_a_desktop(machine: Machine, first: Path) -> None:
    machine.pretend("ldd", r"printf '\tlibc.so.6 => /lib\n\tlibGL.so.1 => not found\n'")
    before = machine.files()
    process = machine.run(first)
    assert process.returncode == 1
    assert "needs to open a window: libGL.so.1. Install it, on Debian" in process.stderr
    assert "“sudo apt install libgl1 libegl1”" in process.stderr
    assert machine.files() == before


def test_nothing_is_left_of_a_program_that_does_not_start(
    machine: Machine, first: Path, tmp_path: Path
) -> None:
    broken = run_file(tmp_path, "0.11.0", "#!/bin/sh\necho no such library >&2\nexit 127\n")
    before = machine.files()
    process = machine.run(broken)
    assert process.returncode == 1
    assert "It said: no such library" in process.stderr
    assert machine.files() == before
    machine.run(first)
    before = machine.files()
    assert machine.run(broken).returncode == 1
    assert machine.files() == before
    assert machine.started_version() == "Quinto 0.9.0\n"


def test_nothing_is_left_of_an_installation_that_is_broken_off(
    machine: Machine, tmp_path: Path
) -> None:
    before = machine.files()
    waiting = run_file(tmp_path, "0.11.0", WAITS)
    process = machine.waiting(waiting)
    again = machine.run(waiting)
    assert (again.returncode, again.stderr) == (1, "Quinto is being installed already.\n")
    os.killpg(process.pid, signal.SIGTERM)
    process.communicate()
    assert process.returncode == 1
    assert machine.files() == before


def test_what_a_killed_installation_leaves_is_cleared_away(
    machine: Machine, first: Path, tmp_path: Path
) -> None:
    process = machine.waiting(run_file(tmp_path, "0.8.0", WAITS))
    os.killpg(process.pid, signal.SIGKILL)
    process.communicate()
    assert [name for name in machine.files() if "0.8.0." in name]
    assert machine.run(first).returncode == 0
    assert machine.started_version() == "Quinto 0.9.0\n"
    assert not [name for name in machine.files() if "0.8.0." in name]


@pytest.fixture
def playing(machine: Machine, tmp_path: Path) -> Iterator[subprocess.Popen[bytes]]:
    """A process of a program in the installed folder."""
    machine.run(run_file(tmp_path, "0.7.0"))
    sleeper = (machine.programs / "current").resolve() / "_internal" / "sleeper"
    shutil.copy(shutil.which("sleep") or "", sleeper)
    process = subprocess.Popen([sleeper, "60"])
    yield process
    process.kill()
    process.wait()


@pytest.mark.usefixtures("playing")
def test_a_quinto_that_is_running_is_not_replaced_or_removed(machine: Machine, first: Path) -> None:
    running = "Quinto is running. Close it, and then try again."
    assert machine.refusal(first) == running
    assert machine.refusal(machine.programs / "uninstall") == running
    assert machine.started_version() == "Quinto 0.7.0\n"


def test_no_root_is_asked_for(machine: Machine, first: Path) -> None:
    machine.pretend("id", "echo 0")
    assert "without sudo" in machine.refusal(first, SUDO_UID="1000")
    assert machine.run(first).returncode == 0


@pytest.mark.parametrize("option", ["--help", "-h"])
def test_help_says_what_goes_where(machine: Machine, first: Path, option: str) -> None:
    text = machine.run(first, option).stdout
    for words in ("~/.local/lib/quinto", "~/.local/bin", "--target", "GPL-3.0-or-later"):
        assert words in text
    assert not machine.files()


def test_a_wrong_option(machine: Machine, first: Path) -> None:
    for wrong in (["--traget"], ["--target"], ["--target", ""]):
        process = machine.run(first, *wrong)
        assert process.returncode == 2
        assert process.stderr.endswith("see “--help”.\n")


def test_a_double_click_answers_on_the_screen(machine: Machine, first: Path) -> None:
    machine.pretend("zenity", 'printf "%s|" "$@" >>"$HOME/shown"')
    machine.pretend("getconf", "echo glibc 2.31")
    machine.run(first, DISPLAY=":0")
    assert "needs glibc 2.35" in (machine.home / "shown").read_text(encoding="utf-8")


def test_the_c_library_is_read_off_the_files(tmp_path: Path) -> None:
    (tmp_path / "old.so").write_bytes(b"\x7fELF\0GLIBC_2.9\0GLIBC_2.17\0GLIBC_2.2.5\0")
    (tmp_path / "words.txt").write_bytes(b"\0GLIBC_2.99\0")
    assert oldest_glibc(tmp_path) == (2, 17)
    (tmp_path / "new.so").write_bytes(b"\x7fELF\0GLIBC_2.36\0")
    with pytest.raises(Fault, match=r"new\.so needs glibc 2\.36"):
        oldest_glibc(tmp_path)
