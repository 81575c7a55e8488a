"""The score sheet. Its width is defined here, to be known before the rest is loaded."""

from __future__ import annotations

LEAST_SHEET = 232
_SHEET_SHARE = 0.22
_LEAST_SHARE, _BESIDE = 0.16, 77
"""A wider window's sheet: a smaller share of its width, and so many pixels."""
_NARROW = 900


def is_narrow(width: int) -> bool:
    """Whether a window of this width, in pixels, is too narrow for the score sheet."""
    return width < _NARROW


def sheet_width(width: int) -> int:
    """The score sheet's width in a window of this width, both in pixels (look brief §4)."""
    return round(max(LEAST_SHEET, min(_SHEET_SHARE * width, _LEAST_SHARE * width + _BESIDE)))
