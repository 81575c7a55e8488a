"""Type as large as people with poor sight use it."""

from __future__ import annotations

from kit import *

LARGE = 21
"""In pixels; the default is 14 at most."""


@contextmanager
def large_type() -> Iterator[None]:
    """Let the application's own font be large."""
    own = QApplication.font()
    large = QFont(own)
    large.setPixelSize(LARGE)
    QApplication.setFont(large)
    try:
        yield
    finally:
        QApplication.setFont(own)
