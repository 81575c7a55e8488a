"""Updates the translations: collects the program's texts and compiles the translated ones.

    python resources/translations/renew.py [--out FOLDER]

New texts are added to the `.ts` files as unfinished; to translate them, edit these files, by hand
or with Qt Linguist (`pyside6-linguist`), and run this script again. It needs Qt's own tools, which
come with PySide6-Essentials. Building and installing Quinto does not involve this script.
"""

import argparse
import shutil
import subprocess
import sysconfig
from pathlib import Path

HERE = Path(__file__).resolve().parent
PACKAGE = HERE.parent.parent / "quinto_desktop"
LANGUAGES = ("de", "fr")


def main() -> None:
    """Update the `.ts` files from the program, and the `.qm` files from the `.ts` files."""
    parser = argparse.ArgumentParser(description="Update the translations.")
    parser.add_argument("--out", type=Path, default=HERE)
    folder = parser.parse_args().out
    for language in LANGUAGES:
        texts = folder / f"quinto_{language}.ts"
        if not texts.exists() and (HERE / texts.name).exists():
            shutil.copy(HERE / texts.name, texts)
        _collect(texts, language)
        _compile(texts)


def _collect(texts: Path, language: str) -> None:
    modules = sorted(str(path) for path in PACKAGE.rglob("*.py"))
    wishes = ["-target-language", language, "-locations", "none", "-no-obsolete"]
    _run("pyside6-lupdate", *modules, *wishes, "-ts", str(texts))
    if texts.exists():
        # The same line breaks on every system.
        texts.write_bytes(texts.read_bytes().replace(b"\r\n", b"\n"))


def _compile(texts: Path) -> None:
    compiled = texts.with_suffix(".qm")
    # Not in place: a Quinto that is running may still be reading the old file.
    new = texts.with_suffix(".new")
    _run("pyside6-lrelease", "-silent", str(texts), "-qm", str(new))
    new.replace(compiled)


def _run(tool: str, *arguments: str) -> None:
    path = shutil.which(tool, path=sysconfig.get_path("scripts")) or tool
    subprocess.run([path, *arguments], check=True)


if __name__ == "__main__":
    main()
