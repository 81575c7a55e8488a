r"""Builds Quinto for Windows: `py packaging\windows\build.py`, on Windows with 64 bits.

It makes `dist\quinto-VERSION-x64-setup.exe`, which installs for one user without an administrator,
and `dist\quinto-VERSION-x64.zip`, whose folder runs where it is. It needs Python and Inno Setup 6.3
or later (https://jrsoftware.org); a C compiler makes the computer players fast.

If QUINTO_SIGN is set, it is a command that signs the file given after it, such as
`signtool sign /fd sha256 /td sha256 /tr http://timestamp.digicert.com /n "The developer"`; the
programs, the installer and the uninstaller are signed with it. Without it nothing is.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

sys.path[:0] = [str(Path(__file__).resolve().parents[number]) for number in (1, 2)]

from steps.frozen import PROGRAMS, check_kernel, frozen  # noqa: E402
from steps.native import LEAST_WINDOWS, numbers_of  # noqa: E402
from steps.workshop import PACKAGING, Fault, Workshop  # noqa: E402

SIGN = "QUINTO_SIGN"
_DRAWINGS = {"quinto.ico": "icon.svg", "quinto-game.ico": "icon-document.svg"}
_DRAW = "import sys; from pathlib import Path; from steps.icon_files import write_ico; \
write_ico(Path(sys.argv[1]), Path(sys.argv[2]))"


def main() -> int:
    """Build everything; return the exit status."""
    workshop = Workshop()
    try:
        if sys.platform != "win32":
            raise Fault("Programs for Windows are built on Windows.")
        made = build(workshop)
    except Fault as fault:
        print(f"packaging/windows/build.py: {fault}", file=sys.stderr)
        return 1
    for path in made:
        print(f"{path.relative_to(workshop.checkout)}: {path.stat().st_size / 1e6:.1f} MB")
    return 0


def build(workshop: Workshop) -> list[Path]:
    """Freeze the program, sign it if there is a key, and pack it twice; return the files."""
    place = workshop.keep / "windows"
    shutil.rmtree(place, ignore_errors=True)
    folder = place / workshop.identity.name
    shutil.copytree(frozen(workshop), folder)
    check_kernel(folder)
    for name in PROGRAMS:
        sign(folder / f"{name}.exe")
    draw_icons(workshop, place)
    name = f"{workshop.identity.package}-{workshop.version}-x64"
    archive = shutil.make_archive(
        str(workshop.dist / name), "zip", root_dir=place, base_dir=folder.name
    )
    defines = definitions(workshop, folder, place, f"{name}-setup")
    workshop.run(compiler(), "/Qp", *defines, PACKAGING / "windows" / "quinto.iss")
    return [workshop.dist / f"{name}-setup.exe", Path(archive)]


def draw_icons(workshop: Workshop, place: Path) -> None:
    """Draw the icons of the program and of a saved game, with the Qt that is frozen."""
    resources = workshop.checkout / "resources"
    for icon, drawing in _DRAWINGS.items():
        paths = (resources / drawing, place / icon)
        path = os.pathsep.join([str(PACKAGING), str(workshop.checkout)])
        workshop.run(workshop.tool("python"), "-c", _DRAW, *paths, more={"PYTHONPATH": path})


def definitions(workshop: Workshop, folder: Path, icons: Path, file: str) -> list[str]:
    """What quinto.iss is told, as arguments for the compiler.

    Args:
        workshop: Who the program is, and where the result goes.
        folder: The frozen program.
        icons: The folder of the icons.
        file: The name of the result, without “.exe”.
    """
    identity = workshop.identity
    told = {
        "Name": identity.name,
        "Version": workshop.version,
        "Numbers": ".".join(map(str, (*numbers_of(workshop.version), 0))),
        "Id": identity.id,
        "Developer": identity.developer,
        "Homepage": identity.homepage,
        "Suffix": identity.suffix,
        "MimeType": identity.mime_type,
        "Command": identity.command,
        "LabCommand": identity.lab_command,
        "LeastWindows": LEAST_WINDOWS,
        "Frozen": str(folder),
        "Icons": str(icons),
        "Out": str(workshop.dist),
        "Result": file,
    }
    signing = os.environ.get(SIGN)
    keys = ["/DSigned", f"/Squinto={signing.replace(chr(34), '$q')} $f"] if signing else []
    return [*(f"/D{name}={value}" for name, value in told.items()), *keys]


def sign(program: Path) -> None:
    """Sign a file, if there is a command for it.

    Raises:
        Fault: The command fails.
    """
    command = os.environ.get(SIGN)
    # As one line, because the command comes as one, with its own quotes.
    if command and subprocess.run(f'{command} "{program}"', check=False).returncode:
        raise Fault(f"{program.name} could not be signed; see what {SIGN} has said above.")


def compiler() -> Path:
    """Inno Setup's compiler.

    Raises:
        Fault: It is not installed.
    """
    found = shutil.which("iscc")
    roots = [os.environ.get(name) for name in ("ProgramFiles(x86)", "ProgramFiles", "LocalAppData")]
    folders = [Path(root, *more) for root in roots if root for more in ((), ("Programs",))]
    places = [folder / "Inno Setup 6" / "ISCC.exe" for folder in folders]
    for place in [*([Path(found)] if found else []), *places]:
        if place.is_file():
            return place
    raise Fault(
        "Inno Setup is not installed; get version 6.3 or later from https://jrsoftware.org."
    )


if __name__ == "__main__":
    sys.exit(main())
