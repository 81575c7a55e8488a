"""Makes the reference pictures anew: ``python tests/pictures/renew.py``.

Look at every picture that has changed before it is committed.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

import pytest

os.environ["QT_QPA_PLATFORM"] = "offscreen"
sys.path.append(str(Path(__file__).parents[1]))  # as pytest does

from picturing import (
    REFERENCES,
    differences,
    fonts_are_there,
    fonts_of_the_pictures,
    keep,
    pictures_of,
)
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from stages import Stage


def main() -> None:
    """Write the pictures that look otherwise than their references, and say which."""
    application = QApplication([])
    if not fonts_are_there():
        raise SystemExit("The references are written in DejaVu: install fonts-dejavu-core.")
    with pytest.MonkeyPatch.context() as patch, fonts_of_the_pictures(patch):
        for stage in Stage:
            with tempfile.TemporaryDirectory() as folder:
                for name, picture in pictures_of(stage, Path(folder)):
                    path = REFERENCES / name
                    if differences(picture, QImage(str(path))):  # also where a test would pass
                        keep(picture, path)
                        print(name)  # noqa: T201
    application.quit()


if __name__ == "__main__":
    main()
