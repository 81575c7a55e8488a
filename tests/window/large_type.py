"""Type as large as people with poor sight use it."""

from __future__ import annotations

from kit import *

LARGE = 21
"""In pixels; the default is 14 at most."""


@contextmanager
def large_type(pixels: int = LARGE) -> Iterator[None]:
    """Let the application's own font be so large."""
    own = QApplication.font()
    large = QFont(own)
    large.setPixelSize(pixels)
    QApplication.setFont(large)
    try:
        yield
    finally:
        QApplication.setFont(own)
