"""Redraws every picture of Quinto, in the resources or in another folder.

    python resources/drawing/make.py [--out FOLDER] [--four-colour] [--no-quint-mark]

The drawings in the repository are made without options: the window substitutes the four colours
and cuts out the quint marks when it reads a drawing (`window/look/pack_style.py`). The script needs
only the standard library.
"""

import argparse
from pathlib import Path

from deck import Deck
from icon import document_icon, icon, symbolic_icon
from marks import marks


def main() -> None:
    """Write `cards`, `jumbo`, `backs`, `marks` and the icons."""
    parser = argparse.ArgumentParser(description="Redraw every picture of Quinto.")
    parser.add_argument("--out", type=Path, default=Path(__file__).resolve().parent.parent)
    parser.add_argument("--four-colour", action="store_true")
    parser.add_argument("--no-quint-mark", action="store_true")
    chosen = parser.parse_args()
    for folder, is_jumbo in (("cards", False), ("jumbo", True)):
        deck = Deck(
            four_colour=chosen.four_colour, jumbo=is_jumbo, quint_mark=not chosen.no_quint_mark
        )
        _write(chosen.out / folder, deck.faces())
    _write(chosen.out / "backs", Deck.backs())
    _write(chosen.out / "marks", marks())
    icons = {"icon": icon(), "icon-document": document_icon(), "icon-symbolic": symbolic_icon()}
    _write(chosen.out, icons)


def _write(folder: Path, drawings: dict[str, str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in drawings.items():
        (folder / f"{name}.svg").write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
